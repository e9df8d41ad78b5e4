"""¿Cuántos Tacos?'s referee: what a roll lets happen, who may do what, what the tacos score."""
