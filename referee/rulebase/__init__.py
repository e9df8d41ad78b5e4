"""Reads, checks, compiles and searches the rules, which are data."""
