"""Compiles the rule base into the wheel (the owner of the rule base fills this in)."""
