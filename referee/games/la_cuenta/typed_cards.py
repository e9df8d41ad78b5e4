"""Reads the cards on a table as people type them: one stream of words over all arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.cli.answer import Stop
from referee.cli.lookup import Lexicon, fold
from referee.cli.tokens import END, NUMBER, PLUS, TIMES, WORD, Token, tokens
from referee.i18n import _, amount, current, listed

MOST = 1000  # cards in one request; a deck has a tenth of that
_WORDS = 6  # of a name, at most
_SHOWN = 8  # names that a word could mean


class TypedCards:
    """Turns typed words into the cards of a bill request (the form that `--from` reads too)."""

    def __init__(
        self,
        facts: dict[str, Any],
        names: list[dict[str, str]],
        words: Callable[[], dict[str, Any]],
    ) -> None:
        self._cards = {card["id"]: card for card in facts["cards"]}
        self._copies = max(card["count"] for card in facts["cards"])
        self._prices: dict[str, set[int]] = {kind: set() for kind in facts["types"]}
        for card in facts["cards"]:
            if card.get("type"):
                self._prices[card["type"]].add(card["price"])
        self._words = words
        rows = [(row.get("card") or row["type"], row["name"]) for row in names]
        rows += [(card, card) for card in self._cards]
        self._lexicon = Lexicon(rows)

    def read(self, arguments: list[str]) -> list[Any]:
        """Return the cards; raises Stop (exit 2) for what is unknown, ambiguous or unfinished."""
        self._tokens = tokens(" ".join(arguments))
        self._at = 0
        self._aside: dict[str, int] = {}
        self._counted: int | None = None  # the number in front of the card being read
        found: list[Any] = []
        while self._here.kind != END or self._here.text:
            if self._here.kind == END:
                self._at += 1
                continue
            entry, count = self._card()
            if len(found) + count > MOST:
                raise _stop("too-many-cards", _("These are more than {n} cards.").format(n=MOST))
            found += [entry] * count
        self._refuse_aside()
        return [entry for entry in found if entry is not None]

    # one card with everything that belongs to it

    def _card(self) -> tuple[Any, int]:
        count, price = None, None
        if self._here.kind == TIMES or (self._here.kind == NUMBER and self._plain):
            count = self._number()
            if self._here.kind != WORD and not self._is_price:
                raise _stop("number-alone", _("No card follows the number {n}.").format(n=count))
        if self._is_price:
            price = self._number()
        if self._here.kind != WORD:
            text = _("A card’s name is missing at “{text}”.").format(text=self._here.text or "…")
            raise _stop("card-missing", text)
        self._counted = count
        meaning = self._name(priced=price is not None)
        entry = self._typed(meaning, price) if meaning in self._prices else None
        if entry is None:
            entry = self._known(meaning, price)
        return self._repeated(entry, count)

    def _typed(self, kind: str, price: int | None) -> dict[str, Any] | None:
        """Read "meat 40"; None if the type only says where the burnt dish that follows lies."""
        if price is None and self._here.kind == NUMBER:
            price = self._number()
        elif price is None or price < 0:
            return self._burnt_after(kind, price)
        entry: dict[str, Any] = {"type": kind, "price": price}
        premium = self._premium()
        return {**entry, "premium": premium} if premium else entry

    def _burnt_after(self, kind: str, price: int | None) -> dict[str, Any]:
        if self._here.kind == WORD:
            start = self._at
            meaning = self._name()
            if "prices" in self._cards.get(meaning, ()):
                return self._burnt(meaning, price, kind)
            self._at = start
        name = self._shown(kind)
        text = _("{type} needs the price on the card: “{type} {price}”.")
        prices = self._prices[kind]
        example = self._counted if self._counted in prices else max(prices)  # "40 meat"
        raise _stop("price-missing", text.format(type=name, price=example))

    def _known(self, card: str, price: int | None) -> Any:
        facts = self._cards[card]
        if "prices" in facts:
            return self._burnt(card, price, None)
        if self._here.kind == NUMBER and not self._plain:
            price = self._number()
        elif self._here.kind == NUMBER and not self._counts_next():
            price = self._number()
            if price != facts.get("price") and price <= self._copies:
                text = _("What is the {n} after {card}? Several cards are “{card} x{n}”.")
                raise _stop("number-alone", text.format(n=price, card=self._shown(card)))
        if price is not None and price != facts.get("price"):
            text = _("{card} does not cost {price}.")
            shown = amount(price, current())
            raise _stop("wrong-price", text.format(card=self._shown(card), price=shown))
        premium = self._premium()
        return {"card": card, "premium": premium} if premium else card

    def _counts_next(self) -> bool:
        """Return whether the number here says how many of the card after it."""
        after = self._tokens[self._at + 1]
        return after.kind == WORD or (after.kind == NUMBER and after.money)

    def _burnt(self, card: str, price: int | None, on: str | None) -> dict[str, Any]:
        """Read price, type and Premium of a burnt dish, in whatever order they come."""
        premium = 0
        while True:
            if price is None and self._here.kind == NUMBER:
                price = self._number()
            elif on is None and self._here.kind == WORD and self._type_follows():
                on = self._name()
            elif self._here.kind == PLUS:
                premium += self._premium()
            else:
                break
        if price is None:
            text = _("{card} needs the price on the card: “{card} {price}”.")
            example = self._cards[card]["prices"][2]
            raise _stop(
                "price-missing",
                text.format(card=self._shown(card), price=str(example).replace("-", "−")),
            )
        entry: dict[str, Any] = {"card": card, "price": price}
        if on:
            entry["on"] = on
        return {**entry, "premium": premium} if premium else entry

    def _type_follows(self) -> bool:
        """Whether a type comes next that is not itself a dish with a price ("fish 40")."""
        start = self._at
        try:
            kind = self._name()
        except Stop:
            kind = ""
        price, after = self._here, self._tokens[min(self._at + 1, len(self._tokens) - 1)]
        self._at = start
        if kind not in self._prices:
            return False
        if price.kind != NUMBER or price.number not in self._prices[kind]:
            return True
        # "burnt -20 fish 10 wine": ten wines; nothing is played forty times, so 40 is a price.
        return not price.money and price.number <= self._copies and after.kind == WORD

    def _premium(self) -> int:
        """Read "+premium" as often as it stands there, return how many."""
        found = 0
        while self._here.kind == PLUS:
            self._at += 1
            many = self._number() if self._here.kind in (NUMBER, TIMES) else 1
            start = self._here.text
            if self._here.kind != WORD or self._kind(self._name()) != "premium" or many < 0:
                text = _("Only Premium can follow a “+”, not “{text}”.")
                raise _stop("plus", text.format(text=start or "…"))
            found += many
        return found

    def _repeated(self, entry: Any, count: int | None) -> tuple[Any, int]:
        followed = self._tokens[min(self._at + 1, len(self._tokens) - 1)].kind == WORD
        if self._here.kind == TIMES and (self._here.after or not followed):
            many = self._number()
            if count is not None:
                text = _("{n} cards or {m}? Only one number can say how many.")
                raise _stop("two-counts", text.format(n=count, m=many))
            count = many
            if self._here.kind == PLUS:
                raise _stop("plus", _("Write “+premium” before the number of cards."))
        count = 1 if count is None else count
        if count < 1:
            raise _stop("no-cards", _("A card cannot lie there {n} times.").format(n=count))
        card = entry if isinstance(entry, str) else entry.get("card")
        if self._kind(card) in ("premium", "tip", "fifty-fifty", "go-dutch"):
            kind = self._kind(card)
            self._aside[kind] = self._aside.get(kind, 0) + count
            return None, min(count, MOST)
        return entry, count

    # words

    def _name(self, priced: bool = False) -> str:
        """Read a name, as long as it goes on, and return the card or type that it means."""
        start = self._at
        run: list[str] = []
        while self._tokens[start + len(run)].kind == WORD and len(run) < _WORDS:
            run.append(self._tokens[start + len(run)].text)
        for length in range(len(run), 0, -1):
            _level, found = self._lexicon.find(run[:length])
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
        split = self._split(run[0])
        if split:
            self._tokens[start : start + 1] = [Token(WORD, part) for part in split]
            return self._name(priced)
        raise self._unknown(run[0])

    def _split(self, run: str) -> list[str]:
        """Return the names that a run of Han characters consists of (葡萄酒咖啡), if it does."""
        if run.isascii():
            return []
        for cut in range(len(run) - 1, 0, -1):
            level, found = self._lexicon.find([run[:cut]])
            if level == 0 and len(found) == 1:
                rest = run[cut:]
                tail = self._lexicon.find([rest])[1]
                more = [rest] if tail else self._split(rest)
                if more:
                    return [run[:cut], *more]
        return []

    def _ambiguous(self, typed: str, found: list[str]) -> Stop:
        names = sorted((self._shown(meaning) for meaning in found),
                       key=lambda name: (not fold(name).startswith(fold(typed)), name))  # fmt: skip
        shown = listed(names[:_SHOWN], current()) + (" …" if len(names) > _SHOWN else "")
        text = _("“{text}” could be: {names}.")
        return _stop("ambiguous-card", text.format(text=typed[:60], names=shown))

    def _unknown(self, word: str) -> Stop:
        near = [self._shown(meaning) for meaning in self._lexicon.nearest(word)]
        text = _("There is no card “{text}”.")
        if near:
            text = _("There is no card “{text}”; did you mean {names}?")
        names = listed(near, current())
        return _stop("unknown-card", text.format(text=word[:60], names=names))

    def _refuse_aside(self) -> None:
        """Refuse cards that are not bills’ lines of their own, and say what they are here."""
        for kind, count in self._aside.items():
            texts = {
                "tip": _("Tips do not go among the cards: say --tips {n}."),
                "fifty-fifty": _(
                    "Fifty-Fifty does not go among the cards: say --fifty-fifty NAME."
                ),
                "go-dutch": _("Go Dutch does not go among the cards: say --go-dutch."),
                "premium": _("Premium goes with a dish: write “gazpacho+premium”."),
            }
            raise _stop(f"{kind}-among-cards", texts[kind].format(n=count))

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


def _stop(code: str, text: str) -> Stop:
    return Stop(code, text, "cards")
