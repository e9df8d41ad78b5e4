"""What folds the events: the six functions of `referee.engine.protocols.Referee`."""

from referee.games.bolicheros_de_barrio.effects import apply, verdict
from referee.games.bolicheros_de_barrio.events import read_event as read
from referee.games.bolicheros_de_barrio.replay import replay_result as result
from referee.games.bolicheros_de_barrio.start import read_start as start
from referee.games.bolicheros_de_barrio.verdicts import reasons

__all__ = ("apply", "read", "reasons", "result", "start", "verdict")
