"""La Cuenta at the command line: how it is typed, and how it is put into words."""
