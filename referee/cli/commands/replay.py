"""``referee replay``: judges a whole game from its log."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import NO, YES, Answer
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Option
from referee.cli.common import game_option
from referee.text.catalogue import N_


@click.pass_obj
def run(app: App, file: str, compare: bool, game: str | None) -> Answer:
    """Answer ``referee replay``: the published result; exit code 1 if an event was refused."""
    from referee.cli.faults import reason
    from referee.cli.logs import in_line, read_log
    from referee.engine.faults import BadInput
    from referee.rulebase import store
    from referee.tables.session import game_module, without_ours

    lines, notes = read_log(file)
    events = lines.events
    first = events[0] if isinstance(events[0], dict) else {}
    known = store.games()
    told = first.get("game")
    say = app.choose(game or (told if told in known else None))
    facts = say.facts
    log = without_ours(events)
    try:
        result: dict[str, Any] = game_module(say.game).fold(facts, log, True).result()
    except BadInput as fault:
        raise in_line(say, file, fault, lines.numbers) from None
    stopped = result.get("stopped")
    place = f"line {stopped['line']}" if stopped else ""
    errors = [reason(say, entry, place) for entry in stopped["reasons"]] if stopped else []
    data = dict(result)
    if notes:
        from referee.cli.keeping import said

        data["notes"] = said(notes)
    if compare:
        from referee.cli.replay_compare import compare as differences

        data["compare"] = differences(app.front(say.game), facts, log)

    def text(page: Any) -> None:
        from referee.cli import replay_text

        replay_text.show(page, app.front(say.game), facts, log, result, notes)
        if compare:
            from referee.cli.replay_compare import show

            show(page, app.front(say.game), facts, log, data["compare"])

    return Answer(data, text, NO if stopped else YES, errors)


command = Command(
    "replay",
    run,
    about=[
        N_("Judges a game from its log, one event a line: what every round came to, what everybody "
           "has after each, the end and the winner. It stops at the first event that the rules "
           "refuse and says why; the state is the one before it."),
        N_("--compare counts what lay on the table under every other ruling and reading, and "
           "says where the games part and what that cost whom."),
    ],
    examples=["referee replay friday.jsonl", "referee replay friday.jsonl --compare",
              "referee table export | referee replay - --json"],
    params=[
        Argument(["file"], metavar=N_("FILE"), help=N_("The log (- for standard input).")),
        Option(["--compare"], is_flag=True,
               help=N_("Also show where other rulings and readings part, and the cost.")),
        game_option(),
    ],
)  # fmt: skip
