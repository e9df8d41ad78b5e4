"""Splits what people type into words, numbers and signs.

A scanner by hand: compiling one regular expression for all this takes longer than a whole bill.
"""

from __future__ import annotations

from unicodedata import normalize

from referee.cli.answer import Stop
from referee.text.catalogue import _
from referee.text.spelling import is_han
from referee.typed.numbers import CURRENCIES, DASHES, Number, in_digits

WORD, NUMBER, TIMES, PLUS, END = "word", "number", "times", "plus", "end"

_ENDS = ",;、&\n"
_SKIPPED = " .:!?\"'’“”„()「」_/" + DASHES + CURRENCIES
_DIGITS = 6


class Token:
    """A word, or a number with what stands around it."""

    __slots__ = ("after", "kind", "money", "number", "text")

    def __init__(
        self, kind: str, text: str, number: int = 0, money: bool = False, after: bool = False
    ) -> None:
        self.kind = kind
        self.text = text
        self.number = number
        self.money = money  # a minus or € stands beside it: a price, never a count
        self.after = after  # belongs to the card before it: x2


def tokens(text: str) -> list[Token]:
    """Return the tokens of ``text`` and two empty END tokens; commas are END tokens with text.

    Full-width characters count as their plain ones. Raises Stop for a character that means nothing.
    """
    scanner = _Scanner(normalize("NFKC", text))
    found = []
    while scanner.at < len(scanner.text):
        token = scanner.next()
        if token:
            found.append(token)
    return [*found, Token(END, ""), Token(END, "")]


class _Scanner:
    __slots__ = ("at", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def next(self) -> Token | None:
        number = in_digits(self.text[self.at :])
        if number is not None:
            return self._number(number)
        char = self.text[self.at]
        if char.isalpha():
            return Token(WORD, self._run(is_han(char)))
        self.at += 1
        if char in _ENDS:
            return Token(END, char)
        if char == "+":
            return Token(PLUS, char)
        if char in _SKIPPED or char.isspace():
            return None
        raise Stop("unreadable", _("“{text}” cannot be read here.").format(text=char), "cards")

    def _number(self, number: Number) -> Token:
        """Pass over -20, €40, 40 €, 4x, 4 ×, 4份 or 40."""
        if len(number.digits) > _DIGITS:
            message = _("{number} is too large a number.")
            text = message.format(number=number.digits[:20] + "…")
            raise Stop("too-large", text, "cards")
        text = self.text[self.at : self.at + number.size]
        self.at += number.size
        kind = TIMES if number.times else NUMBER
        return Token(kind, text, number.value, number.money, number.behind)

    def _run(self, han: bool) -> str:
        start = self.at
        while self.at < len(self.text):
            char = self.text[self.at]
            if not char.isalpha() or is_han(char) != han:
                break
            self.at += 1
        return self.text[start : self.at]
