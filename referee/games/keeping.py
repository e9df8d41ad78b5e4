"""The desk of a game that has none of its own; like everything here it also runs on the phone."""

import json

from referee.engine.score_desk import ScoreDesk
from referee.games import load


class Desk(ScoreDesk):
    """One screen, for the game that the facts are of."""

    __slots__ = ()

    def __init__(self, facts: str) -> None:
        ScoreDesk.__init__(self, load(json.loads(facts)["game"]), facts)
