"""How often a word is meant is read alike for dice, ingredients and cards."""

import pytest

from referee.typed.items import before, behind, counted_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3 beef, corn x2", [("beef", 3), ("corn", 2)]),
        ("３ beef corn ×２", [("beef", 3), ("corn", 2)]),
        ("beef x three", [("beef", 3)]),
        ("beef x 3 corn", [("beef", 3), ("corn", 1)]),
        ("两 beef, 两份corn", [("beef", 2), ("corn", 2)]),
        ("two beef and corn", [("beef", 2), ("corn", 1)]),
        ("3x beef", [("beef", 3)]),
        ("百搭x2", [("百搭", 2)]),
        ("牛肉×３，玉米", [("牛肉", 3), ("玉米", 1)]),
        ("red pepper, pico de gallo x2", [("red pepper", 1), ("pico de gallo", 2)]),
        ("a a b e y i", [("a", 1), ("a", 1), ("b", 1), ("e", 1), ("y", 1), ("i", 1)]),
        ("mex2", [("mex2", 1)]),
        ("beef 3", [("beef", 1), ("3", 1)]),
        ("x", [("x", 1)]),
        ("2000 beef", [("beef", 100)]),
        ("9" * 5000 + " beef", [("beef", 100)]),
        ("beef x" + "9" * 5000, [("beef", 100)]),
        ("", []),
    ],
)
def test_words_of_a_list(text: str, words: list[tuple[str, int]]) -> None:
    assert counted_words(text, 100) == words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("２ drink", (2, "drink")),
        ("two drink", (2, "drink")),
        ("2x drink", (2, "drink")),
        ("twofold", (None, "twofold")),
        ("−2 drink", (None, "−2 drink")),
        ("drink", (None, "drink")),
    ],
)
def test_before(text: str, found: tuple[int | None, str]) -> None:
    assert before(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("×２, food", (2, ", food")),
        ("x two", (2, "")),
        ("xylo", (None, "xylo")),
        ("2", (None, "2")),
    ],
)
def test_behind(text: str, found: tuple[int | None, str]) -> None:
    assert behind(text) == found
