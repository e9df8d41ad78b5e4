"""Rolls and counts on a page: every line with its rules, who wins, what other rulings say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli.differing import Differing
from referee.cli.differing import show as show_differing
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.sums import Sums
from referee.cli.text import clean
from referee.cli.used import departures, in_force, ruled_here, rules_used
from referee.languages import MINUS, language, listed, number
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.games.cuantos_tacos.published import CountResult, Line, RollResult


def show_roll(page: Page, say: GameText, result: RollResult, notes: list[str]) -> None:
    """Put what a roll lets happen on a page."""
    for line in result["lines"]:
        page.add(_line(say, line) + say.cited(line["rules"]), "", "  ")
    dice, most = len(result["dice"]), say.facts["numbers"]["dice"]
    if not result["lines"]:
        page.add(_("That is not enough to know what this roll lets happen."))
    if dice and None in (result["extra_card"], result["steal"]):
        text = _("Only {n} of {most} dice are told; the others may bring more.")
        page.add(text.format(n=number(dice, current()), most=number(most, current())), style="dim")
    for note in notes:
        page.add(note, style="yellow")
    ruled_here(page, say.facts, result)
    rules_used(page, say, result["rules"], departures(say.facts, result))


def compare_roll(page: Page, say: GameText, data: Differing) -> None:
    """Put on a page what other rulings would let happen."""

    def line(name: str, entry: dict[str, Any]) -> None:
        said = listed([_line(say, one) for one in entry["lines"]], current())
        page.add(name + _(": ") + said, "  ", "      ")

    show_differing(page, data, _("No other ruling changes this."), line)


def show_score(page: Page, say: GameText, result: CountResult, request: dict[str, Any]) -> None:
    """Put a count on a page: everybody's lines and points, then who wins."""
    people = list(result["score"])
    named = {str(person["player"]) for person in request["people"] if "player" in person}
    sums = Sums(page)
    for name in people:
        if len(people) > 1:
            sums.heading(_called(name, named))
        for line in result["lines"]:
            if line["player"] == name:
                rules = say.numbers(line["rules"])
                sums.row(_line(say, line), _points(line["score"]), _how(line), rules)
        sums.rule()
        sums.row(_("Total"), _points(result["score"][name]), style="bold")
        if result["decided"]:  # there is a tie, and these decide it
            count = result["sauces"][name]
            code = "sauces" if count is not None else "sauces-untold"
            sauces = clean(say.phrase("status", code, {"count": count}))
            sums.row(sauces, "", "", say.numbers(["tie-sauces"]))
    sums.print()
    if result["winners"]:
        page.gap()
        page.add(_won(say, result, named), style="bold")
    chosen = in_force(say.facts, result)
    decided = [f"{ruling}={chosen[ruling]}" for ruling in result["decided"]]
    ruled_here(page, say.facts, result, decided)
    rules_used(page, say, result["rules"], departures(say.facts, result))


def compare_score(page: Page, say: GameText, data: Differing, result: CountResult) -> None:
    """Put on a page whom other rulings give other points, and who wins then."""

    def line(name: str, entry: dict[str, Any]) -> None:
        parts = []
        for player, points in entry.get("score", {}).items():
            before = result["score"][player]
            if points != before:
                text = _("{name} {amount} ({difference})")
                moved = ("+" if points > before else "") + _points(points - before)
                parts.append(
                    text.format(name=clean(player), amount=_points(points), difference=moved)
                )
        if "winners" in entry:
            names = listed([clean(player) for player in entry["winners"]], current())
            parts.append(_("first: {names}").format(names=names))
        if entry.get("untold"):
            parts = parts or [clean(say.phrase("status", "sauces-untold", {}))]
        page.add(name + _(": ") + listed(parts, current()), "  ", "      ")

    show_differing(page, data, _("No other ruling changes this."), line)


def _line(say: GameText, line: Line) -> str:
    return clean(say.phrase("lines", line["what"], line))


def _how(line: Line) -> str:
    """Return how the points of a line come about, "" where the line says it."""
    points = line.get("points")
    return " + ".join(_points(n) for n in points) if isinstance(points, list) else ""


def _won(say: GameText, result: CountResult, named: set[str]) -> str:
    """Return who is first, and by what if points alone do not tell."""
    names = listed([_called(name, named) for name in result["winners"]], current())
    deciding = ("tie-shared", "tie-sauces", "winner")
    rules = [rule for rule in deciding if rule in result["rules"]][:1]
    if result["untold"]:
        people = listed([_called(name, named) for name in result["untold"]], current())
        open_tie = clean(say.phrase("status", "tie-open", {"winners": names, "players": people}))
        hint = language(current()).space
        hint += clean(say.phrase("status", "tie-hint", {}))
        return open_tie + say.cited(["tie-sauces"]) + hint
    code = "over"
    if len(result["winners"]) > 1:
        code = "shared"
    elif result["decided"]:
        code = "tie-broken"
    return clean(say.phrase("status", code, {"winners": names})) + say.cited(rules)


def _called(name: str, named: set[str]) -> str:
    """Return how a player is called on a page; without names they have numbers."""
    return clean(name) if name in named else _("Player {n}").format(n=name)


def _points(n: int) -> str:
    return number(n, current()) if n >= 0 else MINUS + number(-n, current())
