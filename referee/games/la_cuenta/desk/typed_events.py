"""Reads what happens at the table as people type it: "ana gazpacho", "ask", "ben go dutch"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from referee.cli.answer import Stop
from referee.cli.people import People
from referee.games.la_cuenta.desk.event_words import KEYWORDS, VERBS
from referee.games.la_cuenta.desk.typed_cards import TypedCards
from referee.games.la_cuenta.desk.typed_flags import spoken, tips_apart
from referee.games.la_cuenta.desk.typed_words import Names
from referee.languages import MINUS
from referee.text.catalogue import _
from referee.typed.numbers import DASHES
from referee.typed.phrases import Phrases

if TYPE_CHECKING:
    from referee.games.la_cuenta.published import View

_AFTER = ("tip", "fifty-fifty", "go-dutch")
_ENDS = " \t,;、，；.。"
_MORE = r"[;；\n。]"


class _Cards(TypedCards):
    """Typed cards among which Premium, Tips and split cards may stand; they lie in `aside`."""

    aside: dict[str, int]

    def _refuse_aside(self) -> None:
        self.aside = self._aside


class TypedEvents:
    """Turns typed lines into events of the log; nothing is judged here."""

    def __init__(
        self,
        facts: dict[str, Any],
        names: Names,
        words: Callable[[], dict[str, Any]],
    ) -> None:
        self._cards = _Cards(facts, names, words)
        self._facts = facts
        self._names = names
        rows = [(verb, word) for verb, forms in VERBS.items() for word in forms]
        self._verbs = Phrases([*rows, *self._called(_AFTER)])

    @cached_property
    def _keywords(self) -> Phrases:
        return Phrases((key, word) for key, forms in KEYWORDS.items() for word in forms)

    def _called(self, things: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Return every spelling of some cards or types, after what it means."""
        for names in (self._names["first"], self._names["other"]):
            for form, meanings in names.items():
                for meaning in meanings:
                    if meaning in things:
                        yield meaning, form

    def read(
        self, text: str, people: People, view: View, verb: str | None = None
    ) -> dict[str, Any]:
        """Return the event that a line tells; raises Stop (exit 2) for what it cannot mean.

        Without a name it is whoever has the turn, or who asked for the bill.
        """
        try:
            return self._line(text, people, view, verb)
        except Stop as stop:
            from referee.games.la_cuenta.desk.spare_words import without_spare_words

            bare = without_spare_words(text, people)
            if bare == text:
                raise
            try:
                return self._line(bare, people, view, verb)
            except Stop:
                raise stop from None

    def _line(self, text: str, people: People, view: View, verb: str | None) -> dict[str, Any]:
        player: str | None = None
        text = spoken(text)
        if verb is None:
            player, rest = people.start(text)
            if player is None or not rest:
                verb, after = self._verbs.start(text)
                player, text = (None, after) if verb else (player, rest)
            else:
                verb, text = self._verbs.start(rest)
            if verb is None:
                verb, text = self._partner_first(text, people)
        return self._event(verb or "play", text, people, view, player)

    def _partner_first(self, text: str, people: People) -> tuple[str | None, str]:
        """Read “with Ben half and half”, which is the usual order in Chinese: 和小明一人一半."""
        keyword, rest = self._keywords.start(text)
        partner, after = people.start(rest) if keyword == "with" else (None, "")
        if partner and self._verbs.whole(after) == "fifty-fifty":
            return "fifty-fifty", partner
        return None, text

    def cards(self, text: str) -> list[Any]:
        """Return the cards and Tips of a table as it lies there: what `may --table` is told."""
        from referee.games.la_cuenta.desk.typed_table import spelled_out

        found: list[Any] = []
        aside: dict[str, int] = {}
        types = Phrases(self._called(self._facts["types"]))
        burnt = [card["id"] for card in self._facts["cards"] if card["kind"] == "burnt-dish"]
        for part in spelled_out(text, types, Phrases(self._called(burnt))):
            found += self._cards.read([part])
            for kind, n in self._cards.aside.items():
                aside[kind] = aside.get(kind, 0) + n
        tips = aside.pop("tip", 0)
        self._refuse(aside)
        for entry in found:
            _needs_stack(entry)
        return found + ["tip"] * tips

    def _event(
        self, verb: str, text: str, people: People, view: View, player: str | None
    ) -> dict[str, Any]:
        if verb == "round":
            return self._round(text, people, player)
        if verb in ("cash", "correct"):
            from referee.games.la_cuenta.desk.typed_amounts import amounts

            return amounts(verb, text, people, self._keywords)
        if verb == "settle":
            self._nothing_more(text)
            return {"event": "settle"}
        acting = view["asker"] or view["turn"] or view["starter"]
        if verb == "play":
            return self._play(text, people, view, player, acting)
        if verb == "fifty-fifty":
            return self._fifty_fifty(text, people, player or acting)
        if player is None:
            player, text = people.start(text)
        event: dict[str, Any] = {"event": verb}
        if text and verb == "ask":
            text = self._without_the_bill(text)
        if text and verb == "ask":
            keyword, rest = self._keywords.start(text.lstrip(_ENDS))
            if keyword is None and player is None:
                player, rest = people.short(text)
                keyword, rest = self._keywords.start(rest.lstrip(_ENDS)) if rest else (None, "")
            if keyword == "cannot-play":
                event["cannot_play"] = True
                text = rest
            elif not rest:
                text = ""
        elif text and player is None:
            player, text = people.one(text), ""
        self._nothing_more(text)
        return {"event": event.pop("event"), "player": player or acting, **event}

    def _without_the_bill(self, text: str) -> str:
        """Leave out what “ask” has said already: “asks for the bill”, “um die Rechnung bitten”."""
        while True:
            keyword, rest = self._keywords.start(text)
            if keyword != "the-bill":
                return text
            text = rest

    def _play(
        self, text: str, people: People, view: View, player: str | None, acting: str
    ) -> dict[str, Any]:
        if player is None:
            player, text = people.start(text)
        if player is not None:
            return self._card_of(text, player)
        try:
            return self._card_of(text, acting)
        except Stop as stop:
            short, rest = people.short(text)
            if short is None or not rest:
                raise
            try:
                return self.read(f"{short} {rest}", people, view)
            except Stop:
                raise stop from None

    def _card_of(self, text: str, player: str) -> dict[str, Any]:
        found = self._cards.read([text])
        return self._one_card(found, dict(self._cards.aside), player)

    def _one_card(self, found: list[Any], aside: dict[str, int], player: str) -> dict[str, Any]:
        """Return the event for the one card that is played on a turn, with its Premium."""
        premium = aside.pop("premium", 0)
        if not found and premium == 1 and not aside:
            return {"event": "play", "player": player, "card": "premium"}
        if not found and not premium and sum(aside.values()) == 1:
            kind = next(iter(aside))
            if kind == "fifty-fifty":
                return self._fifty_fifty("", People([player]), player)
            return {"event": kind, "player": player}
        if not found and not aside:
            text = _("Say which card is played, for example: {example}")
            raise Stop("no-card", text.format(example="gazpacho"), "card")
        if len(found) != 1 or aside:
            text = _("One card a turn, and one line for each; only Premium goes with another card.")
            raise Stop("several-cards", text, "card")
        entry = {"card": found[0]} if isinstance(found[0], str) else dict(found[0])
        if premium:
            entry["premium"] = int(entry.get("premium", 0)) + premium
        _needs_stack(entry)
        return {"event": "play", "player": player, **entry}

    def _fifty_fifty(self, text: str, people: People, player: str) -> dict[str, Any]:
        first, rest = people.start(text)
        if first and rest:
            player, text = first, rest
        if people.start(text)[0] is None:
            keyword, rest = self._keywords.start(text)
            text = rest if keyword == "with" else text
        if not text:
            message = _("Fifty-Fifty needs a second player: fifty-fifty NAME.")
            raise Stop("no-partner", message, "with")
        return {"event": "fifty-fifty", "player": player, "with": people.one(text)}

    # a whole round

    def _round(self, text: str, people: People, asker: str | None) -> dict[str, Any]:
        if asker is None:
            asker, text = people.start(text)
        if asker is None:
            asker, text = people.short(text)
        if asker is None:
            message = _("Say who asked for the bill, then the cards: {example}")
            raise Stop("no-asker", message.format(example=f"round {people.players[0]}: …"), "asker")
        event: dict[str, Any] = {"event": "round", "asker": asker, "cards": []}
        aside: dict[str, int] = {}
        for part in tips_apart(re.split(_MORE, text), lambda w: self._verbs.whole(w) == "tip"):
            if part.strip() and not self._part(event, aside, part.strip(" ,，、"), people):
                event["cards"] += self._cards.read([part])
                for kind, n in self._cards.aside.items():
                    aside[kind] = aside.get(kind, 0) + n
        if "tip" in aside:
            event["tips"] = event.get("tips", 0) + aside.pop("tip")
        if aside.pop("go-dutch", 0):
            self._one_split(event)
            event.setdefault("split", {})["kind"] = "go-dutch"
        self._refuse(aside)
        if event.get("split", {"kind": ""}).get("kind") is None:
            message = _("Say how the bill is split: fifty-fifty NAME, or go dutch.")
            raise Stop("no-split", message, "split")
        return event

    def _part(
        self, event: dict[str, Any], aside: dict[str, int], part: str, people: People
    ) -> bool:
        """Read what is no card: "tips 2", "fifty-fifty cem", "go dutch", "protected ben"."""
        keyword, rest = self._keywords.start(part)
        if keyword == "protected":
            event["protected"] = event.get("protected", []) + people.several(rest)
            return True
        if keyword == "by":
            event.setdefault("split", {})["by"] = people.one(rest)
            return True
        verb, rest = self._verbs.start(part)
        if verb == "tip" and rest[:1] in DASHES and rest[1:].strip().isdecimal():
            message = _("There can be 0 Tips or more, not {n}.")
            raise Stop("negative-tips", message.format(n=MINUS + rest[1:].strip()), "tips")
        if verb == "tip" and rest.isdecimal():
            aside["tip"] = aside.get("tip", 0) + int(rest[:6])
            return True
        if verb == "fifty-fifty":
            self._one_split(event)
            event.setdefault("split", {}).update(
                {"kind": "fifty-fifty", "with": self._fifty_fifty(rest, people, "")["with"]}
            )
            return True
        return False

    def _one_split(self, event: dict[str, Any]) -> None:
        if "kind" in event.get("split", ()):
            message = _("There is one split in a round: Fifty-Fifty with one player, or Go Dutch.")
            raise Stop("one-split", message, "split")

    # what goes nowhere

    def _refuse(self, aside: dict[str, int]) -> None:
        if aside.get("premium"):
            raise Stop("premium", _("Premium goes with a dish: write “gazpacho+premium”."), "cards")
        if aside.get("fifty-fifty"):
            raise Stop("split", _("Fifty-Fifty needs a second player: fifty-fifty NAME."), "cards")
        if aside.get("go-dutch"):
            message = _("A split card does not lie there before somebody asks for the bill.")
            raise Stop("split", message, "cards")

    def _nothing_more(self, text: str) -> None:
        if text.strip(_ENDS):
            message = _("“{text}” means nothing here.")
            raise Stop("left-over", message.format(text=text.strip()[:60]), "")


def _needs_stack(entry: Any) -> None:
    """Raise Stop for a Burnt Dish of which nobody says where it lies."""
    if isinstance(entry, dict) and entry.get("card") == "burnt-dish" and "on" not in entry:
        text = _("Say on which stack it lies, for example: {example}")
        raise Stop("no-stack", text.format(example="burnt −20 fish"), "card")
