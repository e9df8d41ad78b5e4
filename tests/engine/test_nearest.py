import pytest

from referee.engine.nearest import nearest, nearest_number

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
        ("", "wine"),  # the shortest has the fewest letters to add
    ],
)
def test_nearest_word(found: str, expected: str) -> None:
    assert nearest(found, CARDS) == expected


def test_no_word_is_near_nothing() -> None:
    assert nearest("wine", []) == ""


def test_first_of_equals() -> None:
    assert nearest("b", ["a", "c"]) == "a"


def test_an_endless_word_is_cut() -> None:
    assert nearest("wine" * 100_000, CARDS) in CARDS


@pytest.mark.parametrize(
    ("found", "expected"), [(45, 40), (46, 50), (-25, -20), (1000, 50), (0, -20)]
)
def test_nearest_number(found: int, expected: int) -> None:
    assert nearest_number(found, [40, 50, -20]) == expected
