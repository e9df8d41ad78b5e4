"""What the page asks of a game without questions of its own; also runs on the phone."""

import json

from referee.engine.phone_api import PhoneApi
from referee.games import load, load_referee


def api(facts: str) -> PhoneApi:
    """Return what answers one screen, for the game that the facts are of."""
    name = json.loads(facts)["game"]
    return PhoneApi(load(name), load_referee(name), facts)
