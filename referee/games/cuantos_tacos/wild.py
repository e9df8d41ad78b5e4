"""Marking with dice: whether what lies there covers some ingredients, wilds standing for any."""

from referee.games.cuantos_tacos.numbers import is_wild
from referee.games.cuantos_tacos.words import less

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.roll import Roll

    Marks = list[tuple[int, str]]  # each ingredient marked in a turn, after its card's number


def not_covered(dice: "list[str]", wilds: int, wanted: "list[str]") -> "list[str]":
    """Return the ingredients for which neither a die nor a wild is left (`wild`)."""
    missing = less(wanted, dice)  # a die serves its own ingredient before any wild does
    return missing[max(wilds, 0) :]


def short_of(roll: "Roll", taken: "list[str]", marks: "Marks", per_card: bool) -> "list[str]":
    """Return the ingredients that one person cannot mark in a turn (`one-use-per-die`).

    `roll` is told as a whole; `marks` are all that person's marks of the turn, `taken` the dice
    that others have locked; `per_card` lets a die serve once on every card.
    """
    dice = less(roll.dice, taken)
    wilds = (roll.wilds or 0) - len([die for die in taken if is_wild(die)])
    return _short(dice, wilds, marks, per_card)


def mark_rules(roll: "Roll", marks: "Marks", per_card: bool) -> "list[str]":
    """Return the rules by which these marks are possible, where the roll is told as a whole."""
    rules = ["use-symbols"]
    wilds = 0
    if _short(roll.dice, 0, marks, per_card):
        rules.append("wild")
        wilds = roll.wilds or 0
    if per_card and _short(roll.dice, wilds, marks, False):  # so that a die serves twice
        rules.append("one-use-per-die")
    return rules


def _short(dice: "list[str]", wilds: int, marks: "Marks", per_card: bool) -> "list[str]":
    """Return the marks for which these dice do not do, on all cards or on each of them."""
    if not per_card:
        return not_covered(dice, wilds, [mark[1] for mark in marks])
    missing: "list[str]" = []
    cards: "list[int]" = []
    for mark in marks:
        if mark[0] not in cards:
            cards.append(mark[0])
            missing.extend(not_covered(dice, wilds, [m[1] for m in marks if m[0] == mark[0]]))
    return missing
