"""One number is read alike wherever people type it."""

import pytest

from referee.typed.numbers import in_digits, number


@pytest.mark.parametrize(
    ("text", "value", "size"),
    [
        ("4", 4, 1),
        ("２ gazpacho", 2, 1),
        ("１２", 12, 2),
        ("1.000", 1000, 5),
        ("1,234 €", 1234, 7),
        ("1’000.", 1000, 5),
        ("1\u202f000", 1000, 5),
        ("12.500.000", 12_500_000, 10),
        ("1.5", 1, 1),
        ("1.2345", 1, 1),
        ("1,234,5", 1, 1),
        ("1234,567", 1234, 4),
        ("850.", 850, 3),
        ("−20 €", -20, 5),
        ("- 20", -20, 4),
        ("－２０", -20, 3),
        ("€40", 40, 3),
        ("€ -40", -40, 5),
        ("40 euros", 40, 8),
        ("40 欧元", 40, 5),
        ("40 europe", 40, 2),
        ("two fish", 2, 3),
        ("Zwei", 2, 4),
        ("fünf", 5, 4),
        ("dreimal", 3, 7),
        ("两份", 2, 2),
        ("兩 beef", 2, 1),
        ("eins", 1, 4),
    ],
)
def test_value_and_size(text: str, value: int, size: int) -> None:
    found = number(text)
    assert found is not None
    assert (found.value, found.size) == (value, size)


@pytest.mark.parametrize("text", ["", "x", "€", "-", "a", "A4", "fish 4", "xx", "x y", "€€4"])
def test_what_is_none(text: str) -> None:
    assert number(text) is None


@pytest.mark.parametrize(
    ("text", "value", "behind", "size"),
    [
        ("x4", 4, True, 2),
        ("× 4", 4, True, 3),
        ("x４", 4, True, 2),
        ("x-1", -1, True, 3),
        ("4x", 4, False, 2),
        ("4 × fish", 4, False, 3),
        ("4份", 4, False, 2),
        ("4 张酒", 4, False, 3),
        ("两张", 2, False, 2),
    ],
)
def test_how_often(text: str, value: int, behind: bool, size: int) -> None:
    found = number(text)
    assert found is not None
    assert (found.value, found.times, found.behind, found.size) == (value, True, behind, size)


@pytest.mark.parametrize("text", ["4 xylophones", "2 x3", "-4x", "€4x", "4"])
def test_what_does_not_say_how_often(text: str) -> None:
    found = number(text)
    assert found is not None
    assert not found.times


@pytest.mark.parametrize(
    ("text", "euros", "cents"),
    [("12.50", 12, 50), ("12,5 €", 12, 50), ("0.05", 0, 5), ("1.000,25", 1000, 25), ("7", 7, 0)],
)
def test_hundredths(text: str, euros: int, cents: int) -> None:
    found = in_digits(text, hundredths=True)
    assert found is not None
    assert (found.value, found.hundredths, found.size) == (euros, cents, len(text))
