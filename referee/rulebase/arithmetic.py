"""Sums written by hand, such as `60 + 2*40 + 180` or `ceil(100/3)`, worked out safely."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil

_TOKEN = re.compile(r"\s*(?:([0-9]{1,9})|(ceil)|([-−+*×/()]))")
_LONGEST = 200
_SAME = {"−": "-", "×": "*"}


class NotASum(ValueError):  # noqa: N818 - it says what was found
    """A text is no sum that comes to a whole number."""


def work_out(figure: int | str) -> int:
    """Return the whole number that a figure means; raises NotASum if it is none.

    Whole numbers, + − * and brackets; a division only inside `ceil(…)`, which rounds up.
    """
    if isinstance(figure, int):
        return figure
    if len(figure) > _LONGEST:
        raise NotASum(figure)
    parser = _Sum(figure)
    value = parser.sum()
    if parser.tokens or value.denominator != 1:
        raise NotASum(figure)
    return int(value)


class _Sum:
    """A sum, read from left to right."""

    def __init__(self, figure: str) -> None:
        self.figure = figure
        self.tokens: list[str] = []
        place = 0
        while place < len(figure.rstrip()):
            match = _TOKEN.match(figure, place)
            if not match:
                raise NotASum(figure)
            token = match[0].strip()
            self.tokens.append(_SAME.get(token, token))
            place = match.end()
        self.tokens.reverse()

    def take(self, *wanted: str) -> str:
        """Take the next token if it is one of these, else return ""."""
        if self.tokens and self.tokens[-1] in wanted:
            return self.tokens.pop()
        return ""

    def need(self, wanted: str) -> None:
        """Take this token or fail."""
        if not self.take(wanted):
            raise NotASum(self.figure)

    def sum(self) -> Fraction:
        """Read products that are added or taken away."""
        value = self.product()
        while sign := self.take("+", "-"):
            other = self.product()
            value = value + other if sign == "+" else value - other
        return value

    def product(self) -> Fraction:
        """Read factors that are multiplied or divided."""
        value = self.factor()
        while sign := self.take("*", "/"):
            other = self.factor()
            if sign == "/" and other == 0:
                raise NotASum(self.figure)
            value = value * other if sign == "*" else value / other
        return value

    def factor(self) -> Fraction:
        """Read a number, a bracket, a `ceil` or one of them with a sign."""
        if self.take("-"):
            return -self.factor()
        if self.take("ceil"):
            self.need("(")
            value = Fraction(ceil(self.sum()))
            self.need(")")
            return value
        if self.take("("):
            value = self.sum()
            self.need(")")
            return value
        if self.tokens and self.tokens[-1].isdigit():
            return Fraction(int(self.tokens.pop()))
        raise NotASum(self.figure)
