"""Random games for the proofs: what may happen next at a table, sensible or not."""

from __future__ import annotations

import random
from typing import Any

from tests.proofs.slow_deck import MENU, OTHERS, TYPE_OF

NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva", "Finn", "Gül", "小明"]
Event = dict[str, Any]


def some_rulings(chance: random.Random, most: int) -> dict[str, str]:
    """Return up to so many rulings that are not the adopted ones."""
    chosen = chance.sample(sorted(OTHERS), chance.randint(0, most))
    return {ruling: chance.choice(OTHERS[ruling]) for ruling in sorted(chosen)}


def some_start(chance: random.Random, rulings: dict[str, str]) -> Event:
    """Return the first event of a game that will not last long."""
    players = chance.sample(NAMES, chance.choice([3, 3, 3, 4, 5]))
    start: Event = {"event": "game", "game": "la-cuenta", "players": players, "rulings": rulings}
    start["starter"] = chance.choice(players)
    if chance.random() < 0.7:
        up = rulings.get("counting") == "up"
        figures = [700, 800] if up else [40, 150, 300]
        start["savings"] = {name: chance.choice(figures) for name in players}
        start["hand_limits"] = {name: chance.choice([5, 9, 10]) for name in players[1:]}
    return start


def some_card(chance: random.Random) -> Event:
    """Return the keys of a card that somebody may try to play."""
    kind = chance.choice(["dish"] * 6 + ["wine", "special", "special", "burnt-dish"])
    card: Event = {"card": kind}
    if kind == "dish":
        card = {"card": chance.choice(sorted(TYPE_OF))}
    elif kind == "burnt-dish":
        card |= {"price": -10 * chance.randint(0, 7), "on": chance.choice(sorted(MENU))}
    elif kind == "special":
        names = ["toilet", "toilet", "coffee", "turn-reversal", "birthday-cake", "premium"]
        card = {"card": chance.choice(names)}
    if kind in ("dish", "burnt-dish") or chance.random() < 0.05:
        card |= chance.choice([{}, {}, {}, {"premium": 1}, {"premium": 2}])
    return card


def some_event(chance: random.Random, players: list[str], turn: str, asked: bool) -> Event:
    """Return something that may be tried now; the likelier, the more sense it makes."""
    player = turn if chance.random() < 0.8 else chance.choice(players)
    other = chance.choice(players)
    if asked != (chance.random() < 0.1):
        return chance.choice(
            [
                {"event": "settle"},
                {"event": "tip", "player": other},
                {"event": "fifty-fifty", "player": player, "with": other},
                {"event": "go-dutch", "player": player},
            ]
        )
    pick = chance.random()
    if pick < 0.7:
        return {"event": "play", "player": player, **some_card(chance)}
    if pick < 0.8:
        return {"event": "ask", "player": player, "cannot_play": chance.random() < 0.5}
    if pick < 0.87:
        return some_round(chance, players)
    if pick < 0.9:
        return {"event": "correct", "savings": {other: chance.choice([120, 333, 500])}}
    if pick < 0.93:
        return {"event": "cash", "cash": {other: chance.randint(0, 60), player: 35}}
    return {"event": chance.choice(["pass", "pass", "redraw"]), "player": player}


def some_round(chance: random.Random, players: list[str]) -> Event:
    """Return a whole round told at its end."""
    asker, other = chance.sample(players, 2)
    cards = []
    for _ in range(chance.randint(0, 5)):
        card = some_card(chance)
        if chance.random() < 0.5:
            card.pop("on", None)
        if card["card"] != "premium":
            cards.append(card)
    told: Event = {"event": "round", "asker": asker, "cards": cards, "tips": chance.randint(0, 2)}
    if chance.random() < 0.5:
        told["protected"] = chance.sample(players, 1)
    if chance.random() < 0.5:
        told["split"] = chance.choice(
            [{"kind": "go-dutch"}, {"kind": "fifty-fifty", "with": other, "by": asker}]
        )
    return told
