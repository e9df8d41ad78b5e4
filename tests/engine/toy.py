# mypy: ignore-errors
"""A made-up game for tests of shared code: shells are picked up; portable like every referee."""

from referee.engine.faults import reason
from referee.engine.fold import Fold
from referee.engine.forms import integer, known_keys, one_of, required
from referee.engine.players import read_players
from referee.engine.rulings import read_rulings

FACTS = {
    "game": "shells",
    "types": ["small", "large"],
    "figures": ["shells"],
    "rulings": [{"id": "large-counts", "choices": ["two", "three"]}],
    "readings": [{"id": "ours", "choices": {"large-counts": "two"}}],
}


class Hand:
    __slots__ = ("found",)

    def __init__(self):
        self.found = []


class State:
    __slots__ = ("hands", "last", "over", "players", "rounds", "rules", "rulings", "turn")

    def __init__(self, players, rulings):
        self.players = players
        self.rulings = rulings
        self.hands = {name: Hand() for name in players}
        self.turn = 0
        self.over = False
        self.last = []
        self.rounds = []
        self.rules = []


class Event:
    def __init__(self, data):
        self.name = data["event"]
        self.data = data
        self.anyway = bool(data.get("anyway"))


class Referee:
    def start(self, facts, data):
        known_keys(data, ("event", "game", "players", "rulings"), "")
        players = read_players(required(data, "players", ""), 2, 4, "players")
        return State(players, read_rulings(facts, data, ""))

    def read(self, state, data):
        one_of(required(data, "event", ""), ["find", "tide", "give"], "unknown-event", "event")
        if data["event"] == "find":
            one_of(required(data, "player", ""), state.players, "unknown-player", "player")
            one_of(required(data, "type", ""), FACTS["types"], "unknown-type", "type")
            integer(data.get("times", 1), "times", 1, 9)
        return Event(data)

    def reasons(self, state, event):
        if state.over:
            return [reason("over", ["end"])]
        if event.name == "find" and event.data["player"] != state.players[state.turn]:
            return [reason("not-your-turn", ["turn"], player=event.data["player"])]
        if event.name == "tide" and state.turn != 0:
            return [reason("tide-too-early", ["tide"])]
        return []

    def verdict(self, state, event):
        found = self.reasons(state, event)
        return {"allowed": not found, "reasons": found, "rules": [], "adds": 0}

    def apply(self, state, event, reasons):
        state.last = []
        state.rules = ["turn"]
        if event.name == "find":
            name = event.data["player"]
            worth = worth_of(state, event.data["type"]) * event.data.get("times", 1)
            state.hands[name].found.extend([event.data["type"]] * event.data.get("times", 1))
            state.last = [{"what": "found", "player": name, "shells": worth, "rules": ["find"]}]
            state.turn = (state.turn + 1) % len(state.players)
        elif event.name == "tide":
            state.rounds.append({"lines": [], "rules": ["tide"]})
            state.over = len(state.rounds) == 3
            state.rules = ["tide"]

    def result(self, state):
        return {"shells": shells(state), "over": state.over, "winners": winners(state)}


def worth_of(state, type_):
    if type_ == "small":
        return 1
    return 2 if state.rulings.chosen["large-counts"] == "two" else 3


def shells(state):
    return {
        name: sum([worth_of(state, type_) for type_ in state.hands[name].found])
        for name in state.players
    }


def winners(state):
    found = shells(state)
    best = max(found.values())
    return [name for name in state.players if found[name] == best] if state.over else []


def fold(facts, log, judged=False):
    return Fold(Referee(), facts, log, judged)


def replay(facts, log, judged=True):
    return fold(facts, log, judged).result()


def verdict(facts, log, event):
    return fold(facts, log).verdict(event)


def telling(facts, event):
    found = dict(event)
    found["code"] = event["event"]
    return found


def forms(facts):
    return [
        {
            "event": "find",
            "fields": [
                {"name": "player", "kind": "player"},
                {"name": "type", "kind": "type"},
                {"name": "times", "kind": "number", "low": 1, "high": 9, "optional": True},
            ],
        },
        {"event": "tide", "fields": []},
    ]


def start_form(facts):
    return []


def figures(state):
    return {"shells": shells(state)}


def view(state):
    return {
        "players": state.players,
        "figures": figures(state),
        "over": state.over,
        "winners": winners(state),
        "round": len(state.rounds) + (0 if state.over else 1),
        "turn": None if state.over else state.players[state.turn],
        "asker": None,
        "status": [],
        "people": {},
        "last": state.last,
    }
