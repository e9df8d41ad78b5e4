"""¿Cuántos Tacos? on the command line: its own commands."""
