"""Damaged logs: whole ones of all games, then lines, values and bytes exchanged; from a seed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from referee.cli.app import App

_VALUES: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        3,
        20,
        40,
        10**12,
        1.0,
        12.5,
        float("nan"),
        "",
        "Ana",
        "Ben",
        "Nobody",
    ),
    *(
        "gazpacho",
        "wine",
        "burnt-dish",
        "fish",
        "meat",
        "premium",
        "tip",
        "fifty-fifty",
        "go-dutch",
    ),
    *("\ud800", "\x1b[2J", "\u202e", "x" * 200, "小明", "12.50", "anyone", "beef corn"),
    *([], {}, ["gazpacho"], [[]], {"Ana": 1}, {"Ana": "12.50"}, {"Nobody": 1}, {"a": {"b": [1]}}),
    *(
        {"kind": "go-dutch"},
        {"kind": "fifty-fifty", "with": "Ben"},
        [{"type": "meat", "price": 40}],
    ),
    *({"event": "undo"}, {"event": "play"}, {"event": ["x"]}, {"event": "round", "asker": "Ana"}),
]
_KEYS = [
    *(
        "event",
        "player",
        "card",
        "price",
        "on",
        "premium",
        "line",
        "with",
        "savings",
        "cards",
        "cash",
    ),
    *(
        "type",
        "split",
        "tips",
        "protected",
        "asker",
        "anyway",
        "why",
        "starter",
        "players",
        "rulings",
    ),
    *(
        "to",
        "types",
        "paid",
        "dice",
        "wilds",
        "score",
        "finished",
        "begun",
        "points",
        "stars",
        "coins",
    ),
]
_BYTES = [
    b"\xff",
    b"\x00",
    b"{",
    b"}",
    b'"',
    b"[" * 60,
    b",",
    b"\xef\xbb\xbf",
    b"\r",
    b"\n\n",
    b"NaN",
    b"\\ud800",
]


class Logs:
    """A maker of damaged logs; `whole` are the sound ones they are made from."""

    def __init__(self, folder: Path) -> None:
        self.whole = [
            [json.loads(line) for line in path.read_text("utf-8").splitlines()]
            for path in sorted(folder.rglob("*.jsonl"))
        ]
        app = App()
        self.events = [verb for game in app.keepable() for verb in app.front(game).verbs()]
        self.events += ["undo", "edit", "game", "rename", "leave", "join", "nothing"]

    def event(self, random: Random) -> Any:
        """Return an event that means something, or nothing."""
        found = {"event": random.choice(self.events)}
        for key in random.sample(_KEYS, random.randrange(4)):
            found[key] = random.choice(_VALUES)
        return found

    def _changed(self, random: Random, event: Any) -> Any:
        if not isinstance(event, dict) or random.random() < 0.05:
            return random.choice(_VALUES)
        event = dict(event)
        kind = random.random()
        if kind < 0.4 and event:
            event[random.choice(list(event))] = random.choice(_VALUES)
        elif kind < 0.6 and event:
            del event[random.choice(list(event))]
        elif kind < 0.8:
            event[random.choice(_KEYS)] = random.choice(_VALUES)
        else:
            event["anyway"] = True
        return event

    def make(self, seed: int) -> bytes:
        """Return the log of a seed."""
        random = Random(seed)
        log: list[Any] = list(random.choice(self.whole))[: random.choice((2, 4, 8, 16, 40))]
        for _ in range(random.choice((0, 1, 1, 2, 4))):
            at = random.randrange(len(log) + 1)
            kind = random.random()
            line = random.randrange(-1, len(log) + 2)
            if kind < 0.25:
                log[at:at] = [self.event(random)]
            elif kind < 0.5 and at < len(log):
                log[at] = self._changed(random, log[at])
            elif kind < 0.75:  # nonsense that an edit mends is a sound log
                bad = self._changed(random, self.event(random))
                good = random.choice((None, random.choice(log), self.event(random)))
                at = random.randrange(1, len(log) + 1)
                log = [*log[:at], bad, {"event": "edit", "line": at + 1, "with": good}, *log[at:]]
            elif kind < 0.9:
                log[at:at] = random.choice(
                    ([{"event": "undo"}], [{"event": "edit", "line": line, "with": None}])
                )
            else:
                log[at:at] = [random.choice(log)] if log else []
        content = b"".join(
            json.dumps(event, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")
            + b"\n"
            for event in log
        )
        if random.random() < 0.25:
            at = random.randrange(len(content) + 1)
            cut = at + random.choice((0, 0, 1, 5, len(content)))
            content = content[:at] + random.choice(_BYTES) + content[cut:]
        return content
