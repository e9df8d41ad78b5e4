"""The table, slowly: no state is kept, every question is answered out of all that has happened.

Written from the register of rulings alone. `Past` holds a game's first event and the events that
were allowed since, and reads off them whose turn it is, who is away, what lies where.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from tests.proofs import slow_bill
from tests.proofs.slow_bill import Card, card_of
from tests.proofs.slow_deck import ADOPTED, SAVINGS, TYPE_OF

Event = dict[str, Any]

ENDS = ("settle", "round")


class Past:
    """A game so far: how it began, and what happened, every event of it allowed."""

    def __init__(self, start: Event, earlier: tuple[Past, ...] = (), *events: Event) -> None:
        self.start = start
        self.earlier = earlier  # the same game before each of its events
        self.events = events
        self.players: list[str] = start["players"]
        self.rulings = ADOPTED | start.get("rulings", {})

    def then(self, event: Event) -> Past:
        """Return the game after one more event."""
        return Past(self.start, (*self.earlier, self), *self.events, event)

    def before(self, index: int) -> Past:
        """Return the game as it was before one of its events (or now)."""
        return (*self.earlier, self)[index]

    def this_round(self) -> list[Event]:
        """Return what happened since the last bill was paid."""
        ends = [i for i, event in enumerate(self.events) if event["event"] in ENDS]
        return list(self.events[ends[-1] + 1 :] if ends else self.events)

    def plays(self) -> list[Event]:
        return [event for event in self.this_round() if event["event"] == "play"]

    def cards(self) -> list[Card]:
        return [card_of(event) for event in self.plays()]

    def stack(self, type_: str) -> list[Card]:
        """Return the tapas and Burnt Dishes of one stack, the last one on top."""
        return [
            card_of(event)
            for event in self.plays()
            if event.get("on", TYPE_OF.get(event["card"])) == type_
        ]

    @cached_property
    def starter(self) -> str:
        """Return who started this round: whoever the last bill says, or the game's starter."""
        for index in range(len(self.events) - 1, -1, -1):
            if self.events[index]["event"] in ENDS:
                told = self.before(index).bill(self.events[index])
                return str(told["benefits"])
        return str(self.start.get("starter", self.players[0]))

    @cached_property
    def turn(self) -> str:
        """Return whose turn it is: a seat further for every card and every pass of this round."""
        seat = self.players.index(self.starter)
        direction = 1
        for event in self.this_round():
            if event["event"] == "play" and event["card"] == "turn-reversal":
                direction = -direction
            if event["event"] in ("play", "pass"):
                seat += direction
        return self.players[seat % len(self.players)]

    def in_toilet(self, player: str) -> bool:
        """Return whether somebody went to the toilet and has not had the turn since then."""
        for index in range(len(self.events) - 1, -1, -1):
            if self.before(index + 1).turn == player:
                return False
            event = self.events[index]
            if event["event"] == "round":
                return False
            if event["event"] == "settle" and self.rulings["toilet-lasts"] == "round":
                return False
            if event.get("card") == "toilet" and event["player"] == player:
                return True
        return False

    def has_birthday(self, player: str) -> bool:
        return any(
            event["card"] == "birthday-cake" and event["player"] == player for event in self.plays()
        )

    @cached_property
    def away(self) -> list[str]:
        return [name for name in self.players if self.in_toilet(name) or self.has_birthday(name)]

    @cached_property
    def asker(self) -> str | None:
        """Return who has asked for this round's bill."""
        for event in self.this_round():
            if event["event"] == "ask":
                return str(event["player"])
        return None

    def tips(self) -> int:
        return sum(event["event"] == "tip" for event in self.this_round())

    def split(self) -> Event | None:
        for event in self.this_round():
            if event["event"] in ("fifty-fifty", "go-dutch"):
                found = {"kind": event["event"], "by": event["player"]}
                return found | ({"with": event["with"]} if "with" in event else {})
        return None

    def bill(self, end: Event) -> dict[str, Any]:
        """Return the bill that this settling, or this told round, is about."""
        if end["event"] == "round":
            request = {key: value for key, value in end.items() if key not in ("event", "anyway")}
        else:
            request = {
                "cards": [_entry(event) for event in self.plays()],
                "tips": self.tips(),
                "asker": self.asker,
                "protected": self.away,
                "split": self.split(),
            }
        return slow_bill.bill(request | {"players": self.players}, self.rulings)

    def enough_cards(self) -> bool:
        """Return whether enough cards lie there to ask for the bill (nothing else counts yet)."""
        return slow_bill.enough(self.cards(), 0, 0, len(self.players), self.rulings)

    # What it comes to

    def book(self) -> tuple[dict[str, int], dict[str, int], list[int], bool]:
        """Return savings, hand limits, bills paid so far, and whether the game is over."""
        up = self.rulings["counting"] == "up"
        budget = SAVINGS[len(self.players)]
        savings = dict.fromkeys(self.players, 0 if up else budget) | self.start.get("savings", {})
        hands = dict.fromkeys(self.players, 5) | self.start.get("hand_limits", {})
        bills = []

        def spent(figure: int) -> bool:
            return figure >= budget if up else figure <= 0

        for index, event in enumerate(self.events):
            if event["event"] == "correct":
                savings |= event["savings"]
            if event["event"] not in ENDS:
                continue
            told = self.before(index).bill(event)
            bills.append(told["payable"])
            for name, share in told["shares"].items():
                figure = savings[name] + share if up else savings[name] - share
                if share and self.rulings["debt"] == "zero":
                    figure = min(figure, budget) if up else max(figure, 0)
                savings[name] = figure
            if told["enough_cards"] and not any(map(spent, savings.values())):
                hands[told["benefits"]] = min(hands[told["benefits"]] + 1, 10)
        return savings, hands, bills, any(map(spent, savings.values()))

    def outcome(self) -> dict[str, Any]:
        """Return what a replay should say of it."""
        savings, hands, bills, over = self.book()
        winners: list[str] = []
        if over:
            best = (min if self.rulings["counting"] == "up" else max)(savings.values())
            winners = [name for name in self.players if savings[name] == best]
            told = [event["cash"] for event in self.events if event["event"] == "cash"]
            if told and self.rulings["tie-break"] == "cash-then-shared":
                most = max(told[-1].get(name, 0) for name in winners)
                winners = [name for name in winners if told[-1].get(name, 0) == most]
        return {
            "savings": savings,
            "hand_limits": hands,
            "over": over,
            "winners": winners,
            "bills": bills,
            "next_starter": None if over else self.starter,
        }


def _entry(play: Event) -> Event:
    return {key: play[key] for key in ("card", "price", "premium") if key in play}
