"""Reads the cards on a table as people type them: one stream of words over all arguments."""

from __future__ import annotations

from typing import Any

from referee.games.la_cuenta.desk.tokens import END, NUMBER, PLUS, TIMES, WORD, tokens
from referee.games.la_cuenta.desk.typed_words import TypedWords, stop
from referee.languages import MINUS, amount
from referee.text.catalogue import _, current

MOST = 1000  # cards in one request; a deck has a tenth of that


class TypedCards(TypedWords):
    """Turns typed words into the cards of a bill request (the form that `--from` reads too)."""

    def read(self, arguments: list[str]) -> list[Any]:
        """Return the cards; raises Stop (exit 2) for what is unknown, ambiguous or unfinished."""
        self._start(tokens(" ".join(arguments)))
        self._aside: dict[str, int] = {}
        self._counted: int | None = None  # the number in front of the card being read
        found: list[Any] = []
        while self._here.kind != END or self._here.text:
            if self._here.kind == END:
                self._at += 1
                continue
            self._pass_small()
            if self._here.kind == END:
                continue
            entry, count = self._card()
            if len(found) + count > MOST:
                raise stop("too-many-cards", _("These are more than {n} cards.").format(n=MOST))
            found += [entry] * count
        self._refuse_aside()
        return [entry for entry in found if entry is not None]

    # one card with everything that belongs to it

    def _card(self) -> tuple[Any, int]:
        count, price = None, None
        if self._here.kind == TIMES or (self._here.kind == NUMBER and self._plain):
            count = self._number()
            self._pass_small(numbers=False)  # four of the wines
            if self._here.kind != WORD and not self._is_price:
                raise stop("number-alone", _("No card follows the number {n}.").format(n=count))
        if self._is_price:
            price = self._number()
        if self._here.kind != WORD:
            text = _("A card’s name is missing at “{text}”.").format(text=self._here.text or "…")
            raise stop("card-missing", text)
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
        raise stop("price-missing", text.format(type=name, price=example))

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
                raise stop("number-alone", text.format(n=price, card=self._shown(card)))
        if price is not None and price != facts.get("price"):
            text = _("{card} does not cost {price}.")
            shown = amount(price, current())
            raise stop("wrong-price", text.format(card=self._shown(card), price=shown))
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
                self._pass_on()
                on = self._name()
            else:
                more = self._premium()
                premium += more
                if not more:
                    break
        if price is None:
            text = _("{card} needs the price on the card: “{card} {price}”.")
            example = self._cards[card]["prices"][2]
            raise stop(
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
        self._pass_on()
        said = self._at > start
        kind = self._peek()
        if kind in self._prices:
            self._name()
        price, after = self._here, self._tokens[min(self._at + 1, len(self._tokens) - 1)]
        self._at = start
        if kind not in self._prices:
            return False
        if said or price.kind != NUMBER or price.number not in self._prices[kind]:
            return True
        # "burnt -20 fish 10 wine": ten wines; nothing is played forty times, so 40 is a price.
        return not price.money and price.number <= self._copies and after.kind == WORD

    def _premium(self) -> int:
        """Read "+premium" as often as it stands there, return how many."""
        found = 0
        while self._here.kind == PLUS or self._with_premium():
            self._at += 1
            self._pass_small()
            many = self._number() if self._here.kind in (NUMBER, TIMES) else 1
            start = self._here.text
            if self._here.kind != WORD or self._kind(self._name()) != "premium" or many < 0:
                text = _("Only Premium can follow a “+”, not “{text}”.")
                raise stop("plus", text.format(text=start or "…"))
            found += many
        return found

    def _repeated(self, entry: Any, count: int | None) -> tuple[Any, int]:
        followed = self._tokens[min(self._at + 1, len(self._tokens) - 1)].kind == WORD
        if self._here.kind == TIMES and (self._here.after or not followed):
            many = self._number()
            if count is not None:
                text = _("{n} cards or {m}? Only one number can say how many.")
                raise stop("two-counts", text.format(n=count, m=many))
            count = many
            if self._here.kind == PLUS:
                raise stop("plus", _("Write “+premium” before the number of cards."))
        count = 1 if count is None else count
        if count < 1:
            often = str(count).replace("-", MINUS)
            raise stop("no-cards", _("A card cannot lie there {n} times.").format(n=often))
        card = entry if isinstance(entry, str) else entry.get("card")
        if self._kind(card) in ("premium", "tip", "fifty-fifty", "go-dutch"):
            kind = self._kind(card)
            self._aside[kind] = self._aside.get(kind, 0) + count
            return None, min(count, MOST)
        return entry, count

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
            raise stop(f"{kind}-among-cards", texts[kind].format(n=count))
