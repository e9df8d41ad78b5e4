"""La Cuenta on the phone: what the page asks, and what it is answered."""
