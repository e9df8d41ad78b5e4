"""What every game's referee shares: forms, rulings, exact shares, the fold of an event log.

This package and the portable part of `referee.games` run under CPython and under MicroPython
(the phone), so they are written in the Python that both know: no dataclasses, no typing at run
time, no reliance on the order of dicts. Annotations are for the type checker only.
"""
