"""The nearest valid thing to what somebody wrote."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 40  # of a written word, what is compared and shown; longer ones are cut


def nearest(found: str, known: "Iterable[str]") -> str:
    """Return the known word with the fewest letters to change; the first of equals.

    "" if none is near: at most half of the letters may differ, and beyond two only a third.
    """
    best = ""
    least = -1
    for word in known:
        distance = _distance(found[:LONGEST].lower(), word[:LONGEST].lower())
        longer = _longer(found, word)
        if distance * (2 if distance <= 2 else 3) <= longer and (least < 0 or distance < least):
            best = word
            least = distance
    return best


def nearest_number(found: int, known: "Iterable[int]") -> int:
    """Return the known number closest to `found`; the first of equals. `known` is not empty."""
    best = None
    for number in known:
        if best is None or abs(number - found) < abs(best - found):
            best = number
    return best or 0


def alike(found: str, word: str, one_in: int) -> bool:
    """Whether at most one letter in so many differs; stricter than `nearest` from 4 on."""
    return changes(found[:LONGEST].lower(), word[:LONGEST].lower()) * one_in <= _longer(found, word)


def changes(one: str, other: str) -> int:
    """Letters to insert, drop or replace to make one word of the other."""
    row = list(range(len(other) + 1))
    for i in range(len(one)):
        above = row
        row = [i + 1]
        for j in range(len(other)):
            row.append(
                min(above[j + 1] + 1, row[j] + 1, above[j] + (0 if one[i] == other[j] else 1))
            )
    return row[len(other)]


def _longer(one: str, other: str) -> int:
    return min(LONGEST, max(len(one), len(other)))


def _distance(one: str, other: str) -> int:
    # The first word of a long name means that name, not some short word that happens to be closer.
    if one and other.startswith(one):
        return 0 if one == other else 1
    return changes(one, other)
