"""What folds La Cuenta's events: the six functions of `referee.engine.protocols.Referee`."""

from referee.games.la_cuenta.effects import apply, verdict
from referee.games.la_cuenta.events import read_event as read
from referee.games.la_cuenta.replay import replay_result as result
from referee.games.la_cuenta.start import read_start as start
from referee.games.la_cuenta.verdicts import reasons

__all__ = ("apply", "read", "reasons", "result", "start", "verdict")
