"""Everything in words, for every face alike: knows no terminal, no HTML, and no game."""
