"""The words among typed cards: names in any language, numbers, and the small words between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.cli.answer import Stop
from referee.games.la_cuenta.desk.tokens import NUMBER, TIMES, WORD, Token
from referee.languages import listed
from referee.text.catalogue import _, current
from referee.text.spelling import fold
from referee.typed.lexicon import EXACT, Lexicon
from referee.typed.small_words import (
    ARTICLES,
    FILLERS,
    MEASURES,
    ON,
    WITH,
    counted,
    singular,
    small,
)

# A glass of wine, four Coffee cards.
_IDLE = FILLERS | frozenset("glass glasses glas glaser glaeser card cards karte karten".split())
_WORDS = 6  # of a name, at most
_SHOWN = 8  # names that a word could mean

Names = dict[str, dict[str, list[str]]]  # as `store.spellings` returns them


class TypedWords:
    """A stream of tokens in which the names of one deck's cards and types are found."""

    def __init__(
        self,
        facts: dict[str, Any],
        names: Names,
        words: Callable[[], dict[str, Any]],
    ) -> None:
        self._cards = {card["id"]: card for card in facts["cards"]}
        self._copies = max(card["count"] for card in facts["cards"])
        self._prices: dict[str, set[int]] = {kind: set() for kind in facts["types"]}
        for card in facts["cards"]:
            if card.get("type"):
                self._prices[card["type"]].add(card["price"])
        self._words = words
        self._lexicon = Lexicon(names["first"], names["other"])

    def _start(self, found: list[Token]) -> None:
        self._tokens = found
        self._at = 0

    # small words

    def _pass_small(self, numbers: bool = True) -> None:
        """Pass over "and", "the" and the like, and make a number word a number.

        Not where a name begins in that way: "a medias", 一人一半.
        """
        while self._here.kind == WORD and not self._whole_name():
            word = self._here.text
            if small(word, _IDLE):
                self._at += 1
            elif numbers and counted(word) is not None:
                self._tokens[self._at] = _number(word)
            elif not self._part(self._at):
                return

    def _pass_on(self) -> None:
        """Pass over "on", or "on the", where a type follows."""
        start = self._at
        among = ON
        while self._here.kind == WORD and small(self._here.text, among):
            self._at += 1
            among = ARTICLES
        if self._at > start and not self._peek():
            self._at = start

    def _with_premium(self) -> bool:
        """Return whether "with Premium", or "with two Premium", comes next."""
        start = self._at
        if self._here.kind != WORD or not small(self._here.text, WITH):
            return False
        self._at += 1
        self._pass_small()
        if self._here.kind in (NUMBER, TIMES):
            self._at += 1
        found = self._kind(self._peek()) == "premium"
        self._at = start
        return found

    def _whole_name(self) -> bool:
        run = self._run()
        return any(self._lexicon.whole(run[:length]) for length in range(len(run), 0, -1))

    def _run(self) -> list[str]:
        run: list[str] = []
        for token in self._tokens[self._at : self._at + _WORDS]:
            if token.kind != WORD:
                break
            run.append(token.text)
        return run

    # names

    def _peek(self) -> str:
        """Return what the name that comes next means, "" if none does; nothing is read."""
        start = self._at
        try:
            return self._name() if self._here.kind == WORD else ""
        except Stop:
            return ""
        finally:
            self._at = start

    def _name(self, priced: bool = False) -> str:
        """Read a name, as long as it goes on, and return the card or type that it means."""
        start = self._at
        run = self._run()
        for length in range(len(run), 0, -1):
            found = self._meanings(run[:length])
            if not found:
                continue
            self._at = start + length
            types = [meaning for meaning in found if meaning in self._prices]
            number = self._here
            if len(found) > 1 and types and (priced or number.kind == NUMBER):
                found = types  # 肉40: nothing but a type takes a price
            if len(found) > 1:
                raise self._ambiguous(" ".join(run[:length]), found)
            return found[0]
        if self._part(start) and self._here.kind == WORD:
            return self._name(priced)
        hints = self._lexicon.hints(run[0])
        raise self._ambiguous(run[0], hints) if len(hints) > 1 else self._unknown(run[0], hints)

    def _meanings(self, run: list[str]) -> list[str]:
        """Return what the words mean; where nothing fits, what they are the plural of."""
        _level, found = self._lexicon.find(run)
        if not found:
            for one in singular(run[-1]):
                level, found = self._lexicon.find([*run[:-1], one])
                if found and level == EXACT:
                    break
                found = []
        return found

    def _part(self, at: int) -> bool:
        """Part the Han characters at a place into names and small words; False if they are none."""
        parts = self._parts(self._tokens[at].text)
        if parts:
            self._tokens[at : at + 1] = [
                Token(WORD, part) if counted(part) is None else _number(part) for part in parts
            ]
        return bool(parts)

    def _parts(self, run: str) -> list[str]:
        """Return the names, numbers and small words in a run of Han characters (两张酒和咖啡)."""
        if run.isascii():
            return []
        for cut in range(len(run) - 1, 0, -1):
            head, rest = run[:cut], run[cut:]
            if self._is_part(head):
                known = self._is_part(rest) or self._lexicon.find([rest])[1]
                more = [rest] if known else self._parts(rest)
                if more:
                    return [head, *more]
        return []

    def _is_part(self, text: str) -> bool:
        return (
            len(self._lexicon.whole([text])) == 1
            or small(text, _IDLE | ON)
            or counted(text) is not None
        )

    def _ambiguous(self, typed: str, found: list[str]) -> Stop:
        names = sorted((self._shown(meaning) for meaning in found),
                       key=lambda name: (not fold(name).startswith(fold(typed)), name))  # fmt: skip
        text = _("“{text}” could be: {names}.")
        if len(names) > _SHOWN:
            text = _("“{text}” could be any of {n} cards, for example {names}.")
        shown = listed(names[:_SHOWN], current())
        return stop("ambiguous-card", text.format(text=typed[:60], names=shown, n=len(names)))

    def _unknown(self, word: str, hints: list[str]) -> Stop:
        near = [self._shown(meaning) for meaning in hints or self._lexicon.nearest(word)]
        text = _("There is no card “{text}”.")
        if near:
            text = _("There is no card “{text}”; did you mean {names}?")
        names = listed(near, current())
        text = text.format(text=word[:60], names=names)
        return Stop("unknown-card", text, "cards", strange=word)

    def _shown(self, meaning: str) -> str:
        """Return the name of a card or type in the reader's language."""
        words = self._words()
        shown = words["types"].get(meaning) or words["cards"].get(meaning)
        return str(shown or meaning)

    def _kind(self, card: str | None) -> str:
        return str(self._cards[card]["kind"]) if card in self._cards else ""

    # tokens

    @property
    def _here(self) -> Token:
        return self._tokens[self._at]

    @property
    def _plain(self) -> bool:
        return self._here.number >= 0 and not self._here.money

    @property
    def _is_price(self) -> bool:
        return self._here.kind == NUMBER and not self._plain

    def _number(self) -> int:
        number = self._here.number
        self._at += 1
        return number


def _number(word: str) -> Token:
    """Return a number word as the token that its digits would be."""
    kind = TIMES if word[1:] in tuple(MEASURES) else NUMBER
    return Token(kind, word, counted(word) or 0)


def stop(code: str, text: str) -> Stop:
    """Return what ends a command because of the cards typed."""
    return Stop(code, text, "cards")
