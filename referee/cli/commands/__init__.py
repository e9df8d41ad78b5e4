"""The shared commands, one module each, imported when called."""
