"""How many plays a second the referee judges, as a ratio to the steps of rlcard's Uno.

Run: PYTHONPATH=. python bench/engine.py [RUNS], in an environment that has rlcard, which nothing
else here needs: python -m venv /tmp/uno && /tmp/uno/bin/pip install rlcard. Any command of ours,
run once before, compiles the rules that it lacks the tools for.

Random five-player games, played from shuffled hands as the rules allow, are folded event by event:
every one is judged with all reasons, cited, and paid when it is time. Both are timed alternately
in one run; the medians count. rlcard's steps are those of its own `env.run` with its random
agents; those of a bare `env.step` loop are told as well.
"""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from lacking import count, need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["referee"])

from referee.games.la_cuenta import game
from referee.rulebase import store

LIMIT = 5.0
PLAYERS = ["Ana", "Ben", "Cem", "Dai", "Eva"]
GAMES = 60
AFTER_ASKING = ("tip", "fifty-fifty", "go-dutch")
Event = dict[str, Any]


def main() -> int:
    """Print the figures and return 1 if the ratio is below its bar."""
    options = parser(__doc__)
    options.add_argument("runs", nargs="?", type=count, default=9)
    runs = options.parse_args().runs
    facts = store.facts("la-cuenta")
    chance = random.Random(1)
    logs = [played(facts, chance) for _ in range(GAMES)]
    events = sum(len(log) - 1 for log in logs)
    print(f"{GAMES} games, {events} events; {refused(facts, logs)} are refused")
    work: dict[str, Callable[[], int]] = {"referee": lambda: judge(facts, logs)}
    try:
        rlcard: Any = importlib.import_module("rlcard")
    except ImportError:
        print("rlcard is not installed: only the referee is measured")
    else:
        uno = rlcard.make("uno", config={"seed": 1})
        work |= {"rlcard run": lambda: run(uno), "rlcard step": lambda: step(uno, chance)}
    rates: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(runs):
        for name, do in work.items():
            start = time.perf_counter()
            done = do()
            rates[name].append(done / (time.perf_counter() - start))
    middle = {name: statistics.median(found) for name, found in rates.items()}
    for name, rate in middle.items():
        times = f"  referee is {middle['referee'] / rate:.2f} ×" if name != "referee" else ""
        print(f"{name:12} {rate:10,.0f} per second{times}")
    ratio = middle["referee"] / middle.get("rlcard run", 1)
    print(f"bar: at least {LIMIT} × rlcard run")
    return int(ratio < LIMIT)


def judge(facts: Any, logs: list[list[Event]]) -> int:
    """Fold all games event by event; every event has been judged and cites its rules."""
    done = 0
    for log in logs:
        fold = game.fold(facts, [log[0]], judged=True)
        for event in log[1:]:
            fold.add(event)
            assert fold.state.rules
        assert fold.stopped is None
        done += len(log) - 1
    return done


def refused(facts: Any, logs: list[list[Event]]) -> int:
    """Return how many events of the logs the rules refuse (there should be none)."""
    return sum(len(game.replay(facts, log, judged=False)["irregular"]) for log in logs)


def run(uno: Any) -> int:
    """Return the steps of some Uno games as rlcard runs them."""
    agents: Any = importlib.import_module("rlcard.agents")
    uno.set_agents(
        [agents.RandomAgent(num_actions=uno.num_actions) for _ in range(uno.num_players)]
    )
    done = 0
    for _ in range(GAMES):
        trajectories, _payoffs = uno.run(is_training=False)
        done += sum((len(one) - 1) // 2 for one in trajectories)
    return done


def step(uno: Any, chance: random.Random) -> int:
    """Return the steps of some Uno games in which nothing but `env.step` costs time."""
    done = 0
    for _ in range(GAMES):
        state, _player = uno.reset()
        while not uno.is_over():
            state, _player = uno.step(chance.choice(list(state["legal_actions"])))
            done += 1
    return done


def played(facts: Any, chance: random.Random) -> list[Event]:
    """Return a random game, from shuffled hands to its end."""
    log: list[Event] = [{"event": "game", "players": PLAYERS}]
    fold = game.fold(facts, log)
    deck = shuffled(facts, chance)
    hands: dict[str, list[Event]] = {name: [] for name in PLAYERS}

    def do(event: Event) -> bool:
        if not fold.verdict(event)["allowed"]:
            return False
        log.append(event)
        fold.add(event)
        return True

    while not fold.state.over:
        for name, hand in hands.items():
            while len(hand) < fold.state.hand_limits[name]:
                deck = deck or shuffled(facts, chance)
                hand.append(deck.pop())
        asker = turns(fold, hands, chance, do)
        for name in PLAYERS:
            for card in list(hands[name]):
                partner = chance.choice(PLAYERS)
                after = {"event": card["card"], "player": name}
                if card["card"] == "fifty-fifty":
                    after["with"] = partner
                if card["card"] in AFTER_ASKING and do(after):
                    hands[name].remove(card)
        do({"event": "settle"})
        kept = hands[asker] if chance.random() < 0.5 else []
        hands[asker] = kept
    return log


def turns(fold: Any, hands: dict[str, list[Event]], chance: random.Random, do: Any) -> str:
    """Play cards until somebody asks for the bill; return who."""
    while True:
        name: str = fold.state.turn
        hand = hands[name]
        chance.shuffle(hand)
        tired = len(fold.state.round.laid) >= len(PLAYERS) and chance.random() < 0.3
        if tired and do({"event": "ask", "player": name}):
            return name
        for card in hand:
            event = {"event": "play", "player": name, **card}
            if card["card"] not in AFTER_ASKING and do(event):
                hand.remove(card)
                break
        else:
            if do({"event": "ask", "player": name, "cannot_play": True}):
                return name
            do({"event": "pass", "player": name})


def shuffled(facts: Any, chance: random.Random) -> list[Event]:
    """Return a shuffled deck; some dishes already hold a Premium in the same hand."""
    deck: list[Event] = []
    for card in facts["cards"]:
        if card["kind"] == "burnt-dish":
            deck += [
                {"card": card["id"], "price": price, "on": chance.choice(facts["types"])}
                for price in card["prices"]
            ]
        elif card["kind"] != "premium":
            deck += [{"card": card["id"]}] * card["count"]
    dishes = [i for i, card in enumerate(deck) if "price" in card or i < 48]
    for i in chance.sample(dishes, 4):
        deck[i] = deck[i] | {"premium": 1}
    chance.shuffle(deck)
    return deck


if __name__ == "__main__":
    sys.exit(main())
