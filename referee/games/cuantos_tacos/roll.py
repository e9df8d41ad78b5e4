"""A roll: what the six dice show, as far as the table has told it, and what that lets happen."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.numbers import WILD, WILDS, is_wild

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.numbers import Numbers


class Roll:
    """The dice as they lie at last.

    `dice` are the ingredients that were told, without wilds, `shown` the wilds that were named;
    `wilds` how many wilds lie there and `alike` how many ingredients are identical at most, each
    None if nobody knows. `whole` says that every die is told.
    """

    __slots__ = ("alike", "dice", "found", "shown", "told", "twice", "whole", "wilds")

    def __init__(
        self,
        numbers: "Numbers",
        words: "list[str] | None",
        wilds: "int | None",
        alike: "int | None",
    ) -> None:
        told = [] if words is None else words
        self.told = told
        nameless = told.count(WILD)
        self.shown = [word for word in told if word in WILDS]
        self.dice = [word for word in told if not is_wild(word)]
        self.twice = [wild for wild in WILDS if self.shown.count(wild) > 1]
        self.found = max(len(self.dice), alike or 0) + max(len(self.shown) + nameless, wilds or 0)
        self.whole = words is not None and self.found >= numbers.dice
        self.wilds: "int | None" = wilds
        if wilds is None and (self.shown or nameless or self.whole):
            self.wilds = len([wild for wild in WILDS if wild in self.shown]) + nameless
        self.alike: "int | None" = alike
        if words is not None:
            self.alike = most_alike(self.dice)

    def has(self, die: str) -> bool:
        """Return whether such a die may lie there: it was told, or not every die was."""
        if die == WILD:
            return self.wilds != 0
        if die in WILDS:
            return die in self.shown or self.wilds is None or self.wilds > len(self.shown)
        return not self.whole or die in self.dice


def most_alike(dice: "list[str]") -> int:
    """Return how many identical ingredients there are at most."""
    return max([dice.count(die) for die in dice] + [0])


def both_wilds(roll: Roll) -> "bool | None":
    """Return whether both wilds lie there, None if nobody has told (`extra-card`)."""
    if roll.wilds is None:
        return None
    return roll.wilds >= len(WILDS)


def roll_reasons(numbers: "Numbers", roll: Roll) -> "list[Reason]":
    """Return why no roll can look like this: too many dice, or one wild twice."""
    found = []
    if roll.found > numbers.dice:
        found.append(reason("too-many-dice", ["roll-dice"], found=roll.found, most=numbers.dice))
    for wild in roll.twice:
        found.append(reason("wild-twice", ["wild"], die=wild))
    if roll.wilds is not None and roll.wilds > len(WILDS):
        found.append(reason("too-many-wilds", ["wild"], found=roll.wilds, most=len(WILDS)))
    return found
