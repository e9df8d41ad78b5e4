"""Reads restaurants as people type them: "Ana: food+drink, drink, external drink / Ben: food"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from referee.cli.answer import Stop
from referee.cli.people import readable
from referee.games.bolicheros_de_barrio.restaurant import EXTERNAL
from referee.languages import LANGUAGES, listed
from referee.text.catalogue import _, current
from referee.text.spelling import by_spelling, fold
from referee.typed.items import before, behind
from referee.typed.lexicon import EXACT, Lexicon
from referee.typed.phrases import Phrases
from referee.typed.small_words import FILLERS, small

MOST = 100  # cards of one restaurant
_RESTAURANTS = r"[/;／；\n]"
_PLACES = r"[,，、]"
_NAME = r"[:：]"
_AMONG = " \t+＋&＆."  # between cards
_HAN = sorted((word for word in FILLERS if not word.isascii()), key=len, reverse=True)
_NOTHING = ("", "-", "–", "—", "0", "nothing", "empty", "nichts", "leer", "无", "没有", "空")
_OUTSIDE = ("external", "outside", "extern", "externe", "außen", "draußen", "外部", "外送", "店外")


class TypedRestaurants:
    """Turns typed text into what a request for one diners stage holds."""

    def __init__(self, game: str, types: list[str], shown: Callable[[str], str]) -> None:
        from referee.rulebase import store

        names = [(row["type"], row["name"]) for row in store.names(game) if "type" in row]
        self._types = types
        self._shown = shown  # what a type is called in the reader's language
        names += [(type_, type_) for type_ in types]
        self._lexicon = Lexicon(by_spelling(names))
        self._phrases = Phrases(names)
        outside = [store.words(game, lang)["words"]["choices"][EXTERNAL] for lang in LANGUAGES]
        self._outside = Phrases((EXTERNAL, word) for word in (*outside, *_OUTSIDE))

    def request(self, typed: str) -> str:
        """Return the type that diners request; raises Stop (exit 2) for what means none."""
        found, rest = self._card(readable(typed).strip(), "request")
        if rest.strip(_AMONG):
            text = _("Diners request one type of service, not “{text}”.")
            raise Stop("one-type", text.format(text=typed[:60]), "request")
        return found

    def tables(self, texts: Iterable[str]) -> list[dict[str, Any]]:
        """Return the restaurants that one or more texts tell; raises Stop (exit 2).

        A part with a name and a colon begins a restaurant; one without belongs to it.
        """
        found: list[dict[str, Any]] = []
        for part in re.split(_RESTAURANTS, "\n".join(readable(text) for text in texts)):
            if not part.strip():
                continue
            named = re.split(_NAME, part, maxsplit=1)
            if len(named) == 2 and found and self._outside.whole(named[0]):
                self._places(found[-1], " ".join(named))  # "external service: drink"
                continue
            if len(named) == 2:
                name = " ".join(named[0].split())
                found.append({"player": name, "experiences": [], EXTERNAL: []})
            elif not found:
                text = _("Whose restaurant is “{text}”? Write it as {example}.")
                raise Stop(
                    "no-name", text.format(text=part.strip()[:60], example=example()), "table"
                )
            self._places(found[-1], named[-1])
        return found

    def _places(self, restaurant: dict[str, Any], text: str) -> None:
        """Add experiences and external service, one after each comma."""
        for part in re.split(_PLACES, text):
            place = part.strip()
            if fold(place) in _NOTHING:
                continue
            times, rest = _often(place)  # also "2 external drink"
            outside, rest = self._outside.start(rest)
            if outside:
                rest = rest if times is None else f"{times} {rest}"
                restaurant[EXTERNAL] += self._cards(rest)
            else:
                restaurant["experiences"].append(self._cards(place))
        held = len(restaurant[EXTERNAL]) + sum(map(len, restaurant["experiences"]))
        if held > MOST:
            text = _("These are more than {n} cards.").format(n=MOST)
            raise Stop("too-many-cards", text, "table")

    def _cards(self, text: str) -> list[str]:
        """Return the cards of one place, each as often as it is told."""
        found: list[str] = []
        rest = _passed(text)
        while rest and fold(rest) not in _NOTHING:
            times, after = _often(rest)
            card, rest = self._card(after or rest, "table")
            if times is None:
                times, rest = behind(rest.lstrip(_AMONG))
            found += [card] * min(MOST + 1, 1 if times is None else times)
            rest = _passed(rest)
        return found

    def _card(self, text: str, where: str) -> tuple[str, str]:
        """Return the type with which a text begins, and the rest."""
        meaning, rest = self._phrases.start(text)
        if meaning is not None:
            return meaning, rest
        word = re.split(r"[\s+＋&＆]", text, maxsplit=1)[0]
        _level, found = self._lexicon.find([word]) if word else (EXACT, [])
        if len(found) == 1:  # a name cut short
            return found[0], text[len(word) :]
        raise self._unknown(word or text, where)

    def _unknown(self, word: str, where: str) -> Stop:
        """Return what says that a word means no type, and which one it is most like."""
        near = self._lexicon.hints(word) or self._lexicon.nearest(word)
        names = [self._shown(type_) for type_ in near or self._types]
        text = _("“{text}” is no type of card; there is: {names}.")
        if near:
            text = _("“{text}” is no type of card; did you mean {names}?")
        return Stop(
            "unknown-type", text.format(text=word[:60], names=listed(names, current())), where
        )


def example() -> str:
    """Return how a table is typed."""
    return _('--table "Ana: food+drink, drink / Ben: food"')


def _often(text: str) -> tuple[int | None, str]:
    """Return the number in front of a card (two, 2x), and the rest."""
    times, rest = before(text)
    return times, _passed(rest) if times is not None else rest


def _passed(text: str) -> str:
    """Return a text without what stands between cards: signs, and small words such as "and"."""
    rest = text.strip(_AMONG)
    word, blank, after = rest.partition(" ")
    if blank and small(word, FILLERS):
        return _passed(after)
    for han in _HAN:
        if rest.startswith(han) and rest != han:
            return _passed(rest[len(han) :])
    return rest
