"""Reads a number as people write it: 4, ２, 1.000, −20 €, €40, x4, 4×, 4份, two, zwei, 两.

By hand: compiling a regular expression for all this takes longer than a whole bill.
"""

from __future__ import annotations

from referee.typed.small_words import MEASURES, counted

DASHES = "-−–—－"
TIMES = "×*✕"  # and x, where no word goes on with it
CURRENCIES = "€$£¥₩₤₹₽"
_EUROS = ("euros", "euro", "eur", "欧元", "欧", "元")
_GROUPS = ".,’'．，\u00a0\u202f"  # between thousands
_POINTS = ".,．，"
_BLANKS = " \t\r\u00a0\u202f\u3000"
_WIDE = ord("０") - ord("0")
_MOST = 18  # digits that are read: longer numbers are too large for anything, and slow


class Number:
    """A number with which a text begins; one of very many digits is only known to be large.

    `value` in whole units, `hundredths` beside it, `minus` whether both are below zero; `size` how
    many characters it takes with its signs; `digits` which were typed ("" for a word); `money`
    whether a minus or a sign of money stands beside it; `times` whether it says how often, and
    `behind` whether it says so of what stands before it (x4).
    """

    __slots__ = ("behind", "digits", "hundredths", "minus", "money", "size", "times", "value")

    def __init__(self, value: int, size: int, digits: str) -> None:
        self.value = value
        self.size = size
        self.digits = digits
        self.hundredths = 0
        self.minus = False
        self.money = False
        self.times = False
        self.behind = False


def number(text: str) -> Number | None:
    """Return the number with which a text begins, in digits or in words; None if it does not."""
    return in_digits(text) or in_words(text)


def in_digits(text: str, hundredths: bool = False) -> Number | None:
    """Return the number in digits with which a text begins, with the signs around it.

    Where `hundredths` may be told, a point or comma stands before them (12.50, 12,5).
    """
    at, behind = 0, False
    if text[:1] in tuple("xX" + TIMES + "ｘＸ"):
        at, behind = _after(text, 1), True
    minus = text[at : at + 1] in tuple(DASHES)
    if minus:
        at = _after(text, at + 1)
    money = not behind and text[at : at + 1] in tuple(CURRENCIES)
    if money:
        at = _after(text, at + 1)
        if not minus and text[at : at + 1] in tuple(DASHES):  # €−20
            minus, at = True, _after(text, at + 1)
    digits, end = _digits(text, at)
    if not digits:
        return None
    found = Number(int(digits[:_MOST]), end, digits)
    if not behind:
        if hundredths:
            found.hundredths, end = _hundredths(text, end)
        money, end = _money(text, end, money)
        if not minus and not money and not found.hundredths:
            found.times, end = _often(text, end)
    found.value = -found.value if minus else found.value
    found.minus = minus
    found.money = (money or minus) and not behind
    found.times = found.times or behind
    found.behind = behind
    found.size = end
    return found


def in_words(text: str) -> Number | None:
    """Return the number word with which a text begins: two, zwei, 两, 两张."""
    end = 0
    while end < len(text) and text[end].isalpha():
        end += 1
    word = text[:end]
    if word and word[0] >= "\u2e80":  # 两枚蓝色: the number ends with its measure
        word = word[: 2 if word[1:2] in tuple(MEASURES) else 1]
    # A single letter may be an article, a name, or what somebody calls a die: not a number.
    named = counted(word) if len(word) > 1 or word >= "\u2e80" else None
    if named is None:
        return None
    found = Number(named, len(word), "")
    found.times = word[1:] in tuple(MEASURES)
    return found


def _digit(text: str, at: int) -> str:
    """Return the digit at a place, full-width ones as plain ones; "" if there is none."""
    char = text[at : at + 1]
    if "０" <= char <= "９":
        return chr(ord(char) - _WIDE)
    return char if char and "0" <= char <= "9" else ""


def _digits(text: str, at: int) -> tuple[str, int]:
    """Return the digits from a place on, thousands apart or not, and where they end."""
    run, end = _run(text, at)
    sign = text[end : end + 1]
    if not 1 <= len(run) <= 3 or sign not in tuple(_GROUPS):
        return run, end
    groups, far = run, end
    while text[far : far + 1] == sign:
        more, after = _run(text, far + 1)
        if len(more) != 3:
            return run, end
        groups, far = groups + more, after
    return groups, far


def _run(text: str, at: int) -> tuple[str, int]:
    end = at
    run = ""
    while digit := _digit(text, end):
        run += digit
        end += 1
    return run, end


def _hundredths(text: str, end: int) -> tuple[int, int]:
    """Return the hundredths behind a point: two digits, or one for tenths."""
    if text[end : end + 1] in tuple(_POINTS):
        run, after = _run(text, end + 1)
        if 1 <= len(run) <= 2:
            return int((run + "0")[:2]), after
    return 0, end


def _money(text: str, end: int, money: bool) -> tuple[bool, int]:
    """Return whether a number is money, and where it ends with the sign behind it."""
    at = _after(text, end)
    if text[at : at + 1] in tuple(CURRENCIES):
        return True, at + 1
    for name in _EUROS:
        last = at + len(name)
        if text[at:last].lower() == name and not (name < "\u2e80" and _letter(text, last)):
            return True, last
    return money, end


def _often(text: str, end: int) -> tuple[bool, int]:
    """Return whether a number says how often, and where it ends with the sign that says so."""
    at = _after(text, end)
    sign = text[at : at + 1]
    if sign in tuple(MEASURES):
        return True, at + 1
    glued = at == end
    cross = sign in tuple(TIMES) or (
        sign in tuple("xXｘＸ") and (glued or not _letter(text, at + 1)) and bool(sign)
    )
    # "2 x3": the sign belongs to the second number
    if cross and sign and not _digit(text, _after(text, at + 1)):
        return True, at + 1
    return False, end


def _after(text: str, at: int) -> int:
    while text[at : at + 1] in tuple(_BLANKS):
        at += 1
    return at


def _letter(text: str, at: int) -> bool:
    return text[at : at + 1].isalnum()
