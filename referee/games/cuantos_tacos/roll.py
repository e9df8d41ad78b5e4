"""A roll: what the six dice show, as far as the table has told it, and what that lets happen."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.numbers import WILD, WILDS, is_wild

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.numbers import Numbers
    from referee.games.cuantos_tacos.published import Line
    from referee.games.cuantos_tacos.rulings import Rulings


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


def alike_count(rulings: "Rulings", roll: Roll) -> int:
    """Return how many dice count as identical (`wild-alike`), 0 if nobody has told."""
    count = roll.alike or 0
    if rulings.chosen["wild-alike"] == "yes":
        count += roll.wilds or 0
    return count


def enough_alike(numbers: "Numbers", rulings: "Rulings", roll: Roll) -> "bool | None":
    """Return whether enough dice are identical to steal, None if nobody knows (`steal`)."""
    if alike_count(rulings, roll) >= numbers.alike:
        return True
    if roll.alike is None or (roll.dice and not roll.whole):
        return None  # the dice that were not told may be alike
    if rulings.chosen["wild-alike"] == "yes" and roll.wilds is None:
        return None
    return False


def alike_rules(numbers: "Numbers", roll: Roll) -> "list[str]":
    """Return the rules behind three alike: `wild-alike` where the wilds make the difference."""
    count = roll.alike or 0
    if count < numbers.alike <= count + (roll.wilds or 0):
        return ["steal", "wild-alike"]
    return ["steal"]


def alike_applied(numbers: "Numbers", rulings: "Rulings", roll: Roll) -> "list[str]":
    """Return the ruling that decides whether enough dice are alike, if one does."""
    if len(alike_rules(numbers, roll)) > 1:
        return [rulings.applied("wild-alike")]
    return []


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


def roll_lines(
    numbers: "Numbers", rulings: "Rulings", roll: Roll, active: str, neighbour: str
) -> "list[Line]":
    """Return what a roll lets happen, as lines: an extra card, a theft, or nothing special.

    Without names ("") the lines say it of whoever is active and whoever sits to the right.
    """
    lines: "list[Line]" = []

    def line(what: str, rules: "list[str]", applied: "list[str]") -> "Line":
        added: "Line" = {"what": what, "applied": applied, "rules": rules}
        lines.append(added)
        return added

    extra = both_wilds(roll)
    steal = enough_alike(numbers, rulings, roll)
    rules = alike_rules(numbers, roll)
    applied = alike_applied(numbers, rulings, roll)
    if extra and active:
        line("may-extra", ["wild", "extra-card"], [])["player"] = active
    elif extra:
        line("may-extra-nameless", ["wild", "extra-card"], [])
    if steal and active:
        line("may-steal", rules, applied).update({"player": neighbour, "turn": active})
    elif steal:
        line("may-steal-nameless", rules, applied)
    if extra is False and steal is False:
        line("nothing-special", ["use-symbols"] + rules[1:], applied)  # noqa: RUF005
    return lines
