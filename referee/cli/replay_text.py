"""A judged game on a page: its rounds, everybody's figures after each, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli.game_text import GameText
from referee.cli.keeping import irregular, numbered, said, show_odd
from referee.cli.layout import GAP, line, widest
from referee.cli.page import Page
from referee.cli.text import clean
from referee.languages import listed
from referee.tables.session import Step, game_module, steps
from referee.text.catalogue import _, current
from referee.text.messages import Message

if TYPE_CHECKING:
    from referee.cli.fronts import Front

_CELLS = 12  # of a name above its column; a longer one sends all below each other


def show(
    page: Page,
    side: Front,
    facts: dict[str, Any],
    log: list[Any],
    result: dict[str, Any],
    notes: list[Message],
) -> None:
    """Put a judged game on a page."""
    words, say, game = side.wording(), side.say, side.say.game
    for note in said(notes):
        page.add(note["message"], style="yellow")
    page.add(words.told(facts, log[0]))
    taken = list(steps(game, facts, log, judged=True))
    stopped = result.get("stopped")
    number = 0
    for step in taken:
        refused = stopped is not None and stopped["line"] == step.line
        if step.event is not None and words.apart(step.event) and not refused:
            page.gap()
            numbered(page, step.line, words.told(facts, step.event))
        for came_to in step.rounds:
            number += 1
            page.gap()
            title = _("{round} (line {line})")
            title = title.format(round=say.round_called(came_to, number), line=step.line)
            page.add(title, style="bold")
            words.round(page, came_to)
    table = rows(game, facts, log)
    heads = [_("start"), *_heads(say, taken)]
    for place, figure in enumerate(say.figures()):
        by_round = [row[figure["id"]] for row in table]
        if place == 0 or any(row != by_round[0] for row in by_round):
            page.gap()
            _chart(page, say, figure, by_round, heads)
    standing = {step.line: step.event or {} for step in taken}
    seen = side.view(game_module(game).fold(facts, log, True))
    show_odd(page, say, result["irregular"], lambda line: words.told(facts, standing[line]), seen)
    page.gap()
    if stopped:
        page.add(
            _("Stopped: the rules refuse line {line}.").format(line=stopped["line"]), style="red"
        )
        numbered(page, stopped["line"], words.told(facts, standing[stopped["line"]]))
        for found in stopped["reasons"]:
            irregular(page, say, found)
        page.add(_("What stands above is the game before it."), "    ")
        return
    fold = game_module(game).fold(facts, log)
    page.add(words.status(side.view(fold)), style="bold")


def rows(game: str, facts: dict[str, Any], log: list[Any]) -> list[dict[str, dict[str, int]]]:
    """Return every figure by name: at the start, after every round, and now."""
    module = game_module(game)
    whole = module.fold(facts, log, True)
    stop = whole.stopped["line"] if whole.stopped else len(log) + 1
    standing = whole.standing.events
    fold = module.fold(facts, [standing[0]], True)
    found = [_figures(facts, fold.result())]
    for event in standing[1 : stop - 1]:
        if event is not None:
            done = len(fold.result()["rounds"])
            fold.add(event)
            if len(fold.result()["rounds"]) > done:
                found.append(_figures(facts, fold.result()))
    last = _figures(facts, fold.result())
    return found if found[-1] == last else [*found, last]


def _figures(facts: dict[str, Any], result: dict[str, Any]) -> dict[str, dict[str, int]]:
    return {figure: dict(result[figure]) for figure in facts["figures"]}


def _heads(say: GameText, taken: list[Step]) -> list[str]:
    """Return what stands before each row after the start: a round's number, or what it is called.

    The last one is for a round that is not finished.
    """
    heads = []
    number = 0
    for step in taken:
        for came_to in step.rounds:
            if "what" not in came_to:
                number += 1
        if step.rounds:
            last = step.rounds[-1]
            heads.append(say.round_called(last, number) if "what" in last else str(number))
    return [*heads, str(number + 1)]


def _chart(
    page: Page, say: GameText, figure: dict[str, Any], table: list[dict[str, int]], heads: list[str]
) -> None:
    """Put a figure by round on a page: a column for each player, or one below the other."""
    names = list(table[0])
    cells = [[say.figure(figure, row[name]) for name in names] for row in table]
    head, *body = [
        [figure["name"], *map(clean, names)],
        *([label, *row] for label, row in zip(heads, cells, strict=False)),
    ]
    columns = widest([head, *body])
    if sum(columns) + GAP * len(names) > page.width or max(columns[1:]) > 2 * _CELLS:
        _below(page, figure["name"], names, cells, heads)
        return
    page.lines.append(page.style(line(head, columns), "dim"))
    page.lines += [line(row, columns) for row in body]


def _below(
    page: Page, head: str, names: list[str], cells: list[list[str]], heads: list[str]
) -> None:
    page.add(head, style="bold")
    for label, row in zip(heads, cells, strict=False):
        parts = [f"{clean(name)} {amount}" for name, amount in zip(names, row, strict=True)]
        page.add(f"{label}{_(': ')}{listed(parts, current())}", "  ", "    ")
