"""Bolicheros de Barrio's own commands. CPython only."""
