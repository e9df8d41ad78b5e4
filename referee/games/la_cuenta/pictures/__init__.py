"""La Cuenta's pictures, drawn from what the referee answers."""
