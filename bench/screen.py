"""What the phone's Python needs: all verdicts of a screen, and an event early and late in a game.

Run: python bench/screen.py. In MicroPython under Node, on a table in the middle of a five-player
game with three stacks, wine and Premium: every dish, every Burnt Dish on every stack, every other
card, asking, passing, Tips and splits, each with all its reasons. The best of several runs counts.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from lacking import need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["referee"], ["node"], ["tests/node/node_modules"])

from referee.games.portable import portable_modules
from referee.rulebase import store

NODE = Path(__file__).resolve().parent.parent / "tests" / "node"
PLAYERS = ["Ana", "Ben", "Cem", "Dai", "Eva"]
LIMIT_MS = 5.0
LIMIT_RATIO = 1.5  # an event costs what it costs; more is noise of a tenth of a millisecond
DRIVER = """
import gc, json
from js import performance
from referee.games import load


def now():
    return performance.now()


def answer(text):
    work = json.loads(text)
    facts, log, events = work["facts"], work["log"], work["events"]
    game = load(facts["game"])
    fold = game.fold(facts, log)
    screens = []
    for _ in range(25):
        gc.collect()
        start = now()
        for event in events:
            fold.verdict(event)
        screens.append(now() - start)
    counts = [0, 0]
    for event in events:
        counts[fold.verdict(event)["allowed"]] += 1
    early, late = [], []
    for _ in range(9):
        fold = game.fold(facts, work["long"][:1])
        times = []
        for event in work["long"][1:]:
            gc.collect()
            start = now()
            fold.add(event)
            times.append(now() - start)
        early.append(sum(times[4:16]) / 12)
        late.append(sum(times[289:301]) / 12)
    figures = {"screen": min(screens), "early": min(early), "late": min(late)}
    figures["refused"], figures["allowed"] = counts
    return json.dumps(figures)
"""
Event = dict[str, Any]


def main() -> int:
    """Print the figures and return 1 if one misses its bar."""
    parser(__doc__).parse_args()
    facts = store.facts("la-cuenta")
    events = screen(facts)
    found = measured({"facts": facts, "log": table(), "events": events, "long": long_game()})
    verdicts = f"{len(events)} verdicts ({found['allowed']} yes, {found['refused']} no)"
    print(f"{verdicts}: {found['screen']:.2f} ms, bar {LIMIT_MS} ms")
    ratio = found["late"] / found["early"]
    print(
        f"an event near line 10: {found['early']:.3f} ms, near line 300: {found['late']:.3f} ms, "
        f"ratio {ratio:.2f}, bar {LIMIT_RATIO}"
    )
    return int(found["screen"] > LIMIT_MS or ratio > LIMIT_RATIO)


def measured(work: dict[str, Any]) -> dict[str, Any]:
    """Return what the driver measures in MicroPython."""
    piece = {"modules": portable_modules("la-cuenta"), "driver": DRIVER, "work": work}
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(piece, file)
        file.flush()
        done = subprocess.run(
            ["node", "engine.mjs", file.name], cwd=NODE, capture_output=True, check=True
        )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def table() -> list[Event]:
    """Return a game in its third round, with much on the table."""
    told = {"event": "round", "asker": "Ben", "cards": ["wine", "percebes", "callos"], "tips": 1}
    cards: list[Event] = [
        {"card": "croquetas"},
        {"card": "chipirones-fritos", "premium": 1},
        {"card": "gazpacho"},
        {"card": "wine"},
        {"card": "toilet"},
        {"card": "albondigas"},
        {"card": "wine"},
        {"card": "tortilla-de-patatas"},
        {"card": "burnt-dish", "price": -20, "on": "meat"},
    ]
    # Ben pays both told rounds and so starts this one; nine cards later it is Ben's turn less one.
    seats = [PLAYERS[(1 + turn) % 5] for turn in range(len(cards))]
    plays = [
        {"event": "play", "player": player, **card}
        for player, card in zip(seats, cards, strict=True)
    ]
    return [{"event": "game", "players": PLAYERS}, told, told, *plays]


def screen(facts: dict[str, Any]) -> list[Event]:
    """Return everything that whoever is on turn, or who asks, may try."""
    player = PLAYERS[0]
    found: list[Event] = []
    for card in facts["cards"]:
        if card["kind"] in ("tip", "fifty-fifty", "go-dutch"):
            continue
        play = {"event": "play", "player": player, "card": card["id"]}
        for price in card.get("prices", []):
            found += [play | {"price": price, "on": type_} for type_ in facts["types"]]
        if "prices" not in card:
            found.append(play)
    found += [{"event": name, "player": player} for name in ("ask", "pass", "tip", "go-dutch")]
    return [
        *found,
        *({"event": "fifty-fifty", "player": player, "with": name} for name in PLAYERS[1:]),
    ]


def long_game() -> list[Event]:
    """Return a game of more than 300 events, all of a kind, that nobody's savings end."""
    log: list[Event] = [{"event": "game", "players": PLAYERS}]
    log[0]["savings"] = dict.fromkeys(PLAYERS, 100000)
    while len(log) < 310:
        for turn, card in enumerate(["wine", "chorizo", "gazpacho", "mejillones", "wine"]):
            player = PLAYERS[turn]
            log.append({"event": "play", "player": player, "card": card})
        log += [{"event": "ask", "player": "Ana"}, {"event": "settle"}]
    return log


if __name__ == "__main__":
    sys.exit(main())
