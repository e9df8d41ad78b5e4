"""Sums written by hand, such as `60 + 2*40 + 180` or `ceil(100/3)`, worked out safely."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

_LONGEST = 200
_LARGEST = 999_999_999
_SIGNS: dict[type[ast.operator], Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
_AS_TYPED = str.maketrans({"−": "-", "×": "*"})
_AS_SHOWN = str.maketrans({"-": "−", "*": "×", "/": "÷"})
_LETTERS = frozenset("0123456789+-*/()ceil \n")


class NotASum(ValueError):  # noqa: N818 - it says what was found
    """A text is no sum that comes to a whole number."""


def work_out(figure: int | str) -> int:
    """Return the whole number that a figure means; raises NotASum if it is none.

    Whole numbers, + − * and brackets; a division only inside `ceil(…)`, which rounds up.
    """
    if isinstance(figure, int):
        return figure
    written = figure.strip().translate(_AS_TYPED)
    if len(written) > _LONGEST or not _LETTERS.issuperset(written):
        raise NotASum(figure)
    try:
        value = _value(ast.parse(written, mode="eval").body)
    except (ArithmeticError, SyntaxError, ValueError) as fault:
        raise NotASum(figure) from fault
    if value.denominator != 1:
        raise NotASum(figure)
    return int(value)


def as_written(figure: int | str, amount: Callable[[int], str]) -> str:
    """Return a figure as people write it: its sum, `60 + 2 × 40`, or its amount if it is none.

    What is rounded up shows its amount: how that is written is our notation.
    """
    if isinstance(figure, int) or "ceil" in figure or re.fullmatch(r"\s*[−-]?\d+\s*", figure):
        return amount(work_out(figure))
    spaced = re.sub(r"(?<=[\d)])\s*([*×+/−-])\s*", r" \1 ", figure.strip())
    return spaced.translate(_AS_SHOWN)


def with_sum(figure: int | str, amount: str) -> str:
    """Return an amount behind the sum that leads to it, where it was written as one."""
    written = as_written(figure, lambda _n: "")
    return f"{written} = {amount}" if written else amount


def _value(part: ast.expr) -> Fraction:
    """Return what a part of a sum comes to; raises ValueError for all that is no arithmetic."""
    from fractions import Fraction

    match part:
        case ast.Constant(value=int(n)) if type(n) is int and n <= _LARGEST:
            return Fraction(n)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand)
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _SIGNS:
            return _SIGNS[type(sign)](_value(left), _value(right))
        case ast.Call(func=ast.Name(id="ceil"), args=[argument], keywords=[]):
            return Fraction(ceil(_value(argument)))
    raise ValueError(ast.dump(part))
