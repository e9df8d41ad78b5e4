"""Bolicheros de Barrio's referee: what diners pay, who gets stars, and who wins."""
