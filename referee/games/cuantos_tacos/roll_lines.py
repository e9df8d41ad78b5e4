"""What a roll lets happen, as lines with the rules behind them."""

from referee.games.cuantos_tacos.alike import alike
from referee.games.cuantos_tacos.roll import both_wilds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.cuantos_tacos.numbers import Numbers
    from referee.games.cuantos_tacos.published import Line
    from referee.games.cuantos_tacos.roll import Roll
    from referee.games.cuantos_tacos.rulings import Rulings


def roll_lines(
    numbers: "Numbers", rulings: "Rulings", roll: "Roll", active: str, neighbour: str
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
    same = alike(numbers, rulings, roll)
    if extra and active:
        line("may-extra", ["wild", "extra-card"], [])["player"] = active
    elif extra:
        line("may-extra-nameless", ["wild", "extra-card"], [])
    if same.enough and active:
        line("may-steal", same.rules, same.applied).update({"player": neighbour, "turn": active})
    elif same.enough:
        line("may-steal-nameless", same.rules, same.applied)
    if extra is False and same.enough is False:
        line("nothing-special", ["use-symbols"] + same.rules[1:], same.applied)  # noqa: RUF005
    return lines
