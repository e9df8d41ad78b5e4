"""Splits what people type into words, numbers and signs.

A scanner by hand: compiling one regular expression for all this takes longer than a whole bill.
"""

from __future__ import annotations

from unicodedata import normalize

from referee.cli.answer import Stop
from referee.text.catalogue import _
from referee.text.spelling import is_han

WORD, NUMBER, TIMES, PLUS, END = "word", "number", "times", "plus", "end"

DASHES = "-−–—"
_ENDS = ",;、&\n"
_SIGNS = "×*✕"
_MEASURES = "张份杯个瓶盘只"  # 4份: so many of it
_EUROS = ("€", "euros", "euro", "eur", "欧元", "欧", "元")
_SKIPPED = " .:!?\"'’“”„()「」_/" + DASHES
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
        char = self.text[self.at]
        if char.isdecimal() or char == "€" or (char in DASHES and self._amount_at(self.at + 1)):
            return self._number()
        if char in "xX" + _SIGNS and self._digits_at(self.at + 1):
            start = self.at
            self.at = self._after_blanks(self.at + 1)
            number = self._value()
            return Token(TIMES, self.text[start : self.at], number, after=True)
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

    def _number(self) -> Token | None:
        """Read -20, €40, 40 €, 4x, 4 ×, 4份 or 40."""
        start = self.at
        minus = self.text[self.at] in DASHES
        euro = False
        if minus:
            self.at = self._after_blanks(self.at + 1)
        if self.text[self.at] == "€":
            euro = True
            self.at = self._after_blanks(self.at + 1)
        if not self._digits_at(self.at):
            return None
        number = self._value()
        rest = self._after_blanks(self.at)
        follows = self.text[rest : rest + 1]
        if not minus and not euro:
            sign = follows in tuple(_SIGNS) or (
                follows in ("x", "X") and (rest == self.at or not self._alnum_at(rest + 1))
            )
            if follows in tuple(_MEASURES) or (sign and not self._digits_at(rest + 1)):
                self.at = rest + 1
                return Token(TIMES, self.text[start : self.at], number)
        for name in _EUROS:
            end = rest + len(name)
            if self.text[rest:end].lower() == name and not (name.isascii() and self._alnum_at(end)):
                euro, self.at = True, end
                break
        text = self.text[start : self.at]
        return Token(NUMBER, text, -number if minus else number, euro or minus)

    def _value(self) -> int:
        start = self.at
        while self.text[self.at : self.at + 1].isdecimal():
            self.at += 1
        digits = self.text[start : self.at]
        if len(digits) > _DIGITS:
            message = _("{number} is too large a number.")
            raise Stop("too-large", message.format(number=digits[:20] + "…"), "cards")
        return int(digits)

    def _run(self, han: bool) -> str:
        start = self.at
        while self.at < len(self.text):
            char = self.text[self.at]
            if not char.isalpha() or is_han(char) != han:
                break
            self.at += 1
        return self.text[start : self.at]

    def _after_blanks(self, at: int) -> int:
        while self.text[at : at + 1].isspace() and self.text[at] != "\n":
            at += 1
        return at

    def _digits_at(self, at: int) -> bool:
        at = self._after_blanks(at)
        return self.text[at : at + 1].isdecimal()

    def _amount_at(self, at: int) -> bool:
        at = self._after_blanks(at)
        return self._digits_at(at + 1 if self.text[at : at + 1] == "€" else at)

    def _alnum_at(self, at: int) -> bool:
        return self.text[at : at + 1].isalnum()
