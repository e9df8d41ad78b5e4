"""How many dice are identical, and whether that lets the neighbour steal."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.numbers import Numbers
    from referee.games.cuantos_tacos.roll import Roll
    from referee.games.cuantos_tacos.rulings import Rulings


class Alike:
    """The identical dice of a roll.

    `count` says how many there are, 0 if nobody has told; `enough` whether they let somebody steal,
    None if nobody knows; `rules` and `applied` by which rules and rulings that is so.
    """

    __slots__ = ("applied", "count", "enough", "rules")

    def __init__(
        self, count: int, enough: "bool | None", rules: "list[str]", applied: "list[str]"
    ) -> None:
        self.count = count
        self.enough = enough
        self.rules = rules
        self.applied = applied


def alike(numbers: "Numbers", rulings: "Rulings", roll: "Roll") -> Alike:
    """Return how many dice are identical (`steal`), with the wilds as `wild-alike` rules it."""
    plain = roll.alike or 0
    wilds = roll.wilds or 0
    with_wilds = rulings.chosen["wild-alike"] == "yes"
    count = plain + wilds if with_wilds else plain
    rules = ["steal"]
    applied = []
    if plain < numbers.alike <= plain + wilds:  # the wilds make the difference
        rules.append("wild-alike")
        applied.append(rulings.applied("wild-alike"))
    enough: "bool | None" = count >= numbers.alike
    # The dice that were not told may be alike, and so may wilds.
    untold = roll.alike is None or (roll.dice and not roll.whole)
    if not enough and (untold or (with_wilds and roll.wilds is None)):
        enough = None
    return Alike(count, enough, rules, applied)
