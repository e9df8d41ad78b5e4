"""The command line: click at the front, one answer at the end."""
