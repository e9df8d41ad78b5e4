"""What diners bring, on a page: every line with its rules, and what everybody gets in all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from referee.cli.differing import Differing
from referee.cli.differing import show as show_differing
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.sums import Sums
from referee.cli.text import clean
from referee.cli.used import departures, ruled_here, rules_used
from referee.languages import MINUS, listed, number
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.published import DinersResult

Figure = Literal["coins", "stars"]
FIGURES: tuple[Figure, ...] = ("coins", "stars")


def show(page: Page, say: GameText, result: DinersResult) -> None:
    """Put the result of a request on a page."""
    sums = Sums(page)
    for line in result["lines"]:
        what = clean(say.phrase("lines", line["what"], line))
        gained = {key: line[key] for key in FIGURES if key in line}
        sums.row(what, together(say, gained), "", say.numbers(line["rules"]))
    sums.rule()
    for name in result["coins"]:
        gained = {key: result[key][name] for key in FIGURES}
        sums.row(clean(name), together(say, gained), style="bold")
    sums.print()
    ruled_here(page, say.facts, result)
    rules_used(page, say, result["rules"], departures(say.facts, result))


def show_compare(page: Page, say: GameText, data: Differing, result: DinersResult) -> None:
    """Put on a page what other rulings and readings would bring."""

    def line(name: str, entry: dict[str, Any]) -> None:
        parts = []
        for player in result["coins"]:
            new = {key: (entry.get(key) or result[key])[player] for key in FIGURES}
            moved = {key: new[key] - result[key][player] for key in FIGURES}
            if any(moved.values()):
                changed = together(say, {key: n for key, n in moved.items() if n}, signed=True)
                text = _("{name} {amount} ({difference})")
                parts.append(
                    text.format(name=clean(player), amount=together(say, new), difference=changed)
                )
        page.add(name + _(": ") + listed(parts, current()), "  ", "      ")

    show_differing(page, data, _("No other ruling changes this."), line)


def together(say: GameText, gained: Mapping[Figure, int], signed: bool = False) -> str:
    """Return coins and stars in short: $4 + 1 ★, signed as a change."""
    parts = []
    if "coins" in gained:
        parts.append(say.amount(gained["coins"], signed))
    if gained.get("stars"):
        stars = gained["stars"]
        sign = ("+" if stars > 0 else MINUS) if signed else "" if stars > 0 else MINUS
        parts.append(f"{sign}{number(abs(stars), current())} ★")
    return (", " if signed else " + ").join(parts)
