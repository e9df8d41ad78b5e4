"""Games kept in files: where they lie, how they are written safely, how they go on."""
