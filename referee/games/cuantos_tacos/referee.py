"""What folds ¿Cuántos Tacos?'s events: the six functions of `referee.engine.protocols.Referee`."""

from referee.games.cuantos_tacos.effects import apply, verdict
from referee.games.cuantos_tacos.events import read_event as read
from referee.games.cuantos_tacos.replay import replay_result as result
from referee.games.cuantos_tacos.start import read_start as start
from referee.games.cuantos_tacos.verdicts import reasons

__all__ = ("apply", "read", "reasons", "result", "start", "verdict")
