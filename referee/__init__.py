"""Rules reference and table referee for physical games."""
