import pytest

from referee.engine.nearest import alike, changes, nearest, nearest_number

CARDS = ["croquetas", "callos", "jamon-de-jabugo", "percebes", "wine"]


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ("percebs", "percebes"),
        ("PERCEBES", "percebes"),
        ("wien", "wine"),
        ("jamon", "jamon-de-jabugo"),  # a beginning counts more than few letters to change
        ("wine", "wine"),
        ("calos", "callos"),
        ("", ""),
        ("w", "wine"),
        ("wxyz", ""),  # three of four letters differ
        ("crockets", "croquetas"),  # three of nine letters differ
    ],
)
def test_nearest_word(found: str, expected: str) -> None:
    assert nearest(found, CARDS) == expected


def test_no_word_is_near_nothing() -> None:
    assert nearest("wine", []) == ""


@pytest.mark.parametrize(
    ("found", "known"),
    [
        ("foo", ["debt", "game"]),
        ("fr", ["reconciled", "en", "de", "zh"]),
        ("Dai", ["Ana", "Ben", "Cem"]),
        ("nonsense", ["wine-set", "tip"]),
        ("fleisch", ["meat", "fish", "vegetable"]),
    ],
)
def test_what_is_far_is_not_near(found: str, known: list[str]) -> None:
    assert nearest(found, known) == ""


def test_first_of_equals() -> None:
    assert nearest("bb", ["ab", "cb"]) == "ab"


def test_an_endless_word_is_cut() -> None:
    assert nearest("wine" * 100_000, CARDS) == ""


def test_of_equals_the_one_that_begins_alike() -> None:
    assert nearest("zn", ["en", "de", "zh"]) == "zh"


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("", "", 0), ("", "ab", 2), ("show", "shwo", 1), ("show", "how", 1), ("abc", "cab", 2),
     ("tip", "tap", 1), ("abcd", "badc", 2)],
)  # fmt: skip
def test_letters_to_change(one: str, other: str, count: int) -> None:
    assert changes(one, other) == changes(other, one) == count
    assert alike(one, other, 4) == (count * 4 <= max(len(one), len(other)))


@pytest.mark.parametrize(
    ("found", "expected"), [(45, 40), (46, 50), (-25, -20), (1000, 50), (0, -20)]
)
def test_nearest_number(found: int, expected: int) -> None:
    assert nearest_number(found, [40, 50, -20]) == expected
