"""The nearest valid thing to what somebody wrote."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 40  # of a written word, what is compared and shown; longer ones are cut


def nearest(found: str, known: "Iterable[str]") -> str:
    """Return the known word with the fewest letters to change; of equals one that begins alike.

    "" if none is near: at most half of the letters may differ, and beyond two only a third.
    """
    best = ""
    least = -1
    for word in known:
        distance = _distance(found[:LONGEST].lower(), word[:LONGEST].lower())
        longer = _longer(found, word)
        if distance * (2 if distance <= 2 else 3) > longer:
            continue
        rank = distance * 2 + (0 if found[:1].lower() == word[:1].lower() else 1)
        if least < 0 or rank < least:
            best = word
            least = rank
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
    """Letters to insert, drop, replace or swap with the next to make one word of the other."""
    row = list(range(len(other) + 1))
    above = row
    for i in range(len(one)):
        before = above
        above = row
        row = [i + 1]
        for j in range(len(other)):
            least = min(above[j + 1] + 1, row[j] + 1, above[j] + (one[i] != other[j]))
            if i and j and one[i] == other[j - 1] and one[i - 1] == other[j]:
                least = min(least, before[j - 1] + 1)
            row.append(least)
    return row[len(other)]


def _longer(one: str, other: str) -> int:
    return min(LONGEST, max(len(one), len(other)))


def _distance(one: str, other: str) -> int:
    # The first word of a long name means that name, not some short word that happens to be closer.
    if one and other.startswith(one):
        return 0 if one == other else 1
    return changes(one, other)
