"""La Cuenta's referee: what may be played, what the bill is, who pays it, and who wins."""
