"""One file per kind of check; each takes a report and adds what it finds."""
