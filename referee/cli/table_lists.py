"""Kept games looked at: history, list, use, export."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command
from referee.cli.faults import table_text
from referee.cli.keeping import (
    Table,
    in_words,
    irregular,
    not_counted,
    numbered,
    open_table,
    show_notes,
    state,
    table_option,
    void,
)
from referee.cli.page import Page
from referee.cli.table_screen import screen
from referee.languages import listed, quoted
from referee.tables import place
from referee.tables.faults import TableFault
from referee.tables.session import Step, without_ours
from referee.text.catalogue import N_, _, current


def history_command(_app: App) -> Command:
    """Return ``referee table history``."""
    return Command(
        "history",
        history,
        about=[N_("Shows every entry with its line number, for “edit”: what was taken back or "
                  "changed, what each round came to, and what the rules refuse.")],
        examples=["referee table history"],
        params=[table_option()],
    )  # fmt: skip


@click.pass_obj
def history(app: App, table: str | None) -> Answer:
    """Answer ``referee table history``: the log in words."""
    session = open_table(app, app.named(table))
    steps = list(session.steps())
    data = {
        "table": session.name,
        "file": session.path,
        "lines": [
            {
                "line": step.line,
                "written": step.written,
                "stands": step.event,
                "settled": step.rounds,
                "reasons": step.reasons,
            }
            for step in steps
        ],
    }
    return Answer(data, lambda page: show_history(page, session, steps))


def show_history(page: Page, session: Table, steps: list[Step]) -> None:
    """Put the log in words on a page."""
    show_notes(page, session)
    number = 0
    for step in steps:
        _show_step(page, session, step)
        for came_to in step.rounds:
            number += 1
            if came_to.get("lines") == [] and "changes" not in came_to:
                continue  # nothing to say about it
            text = session.say.round_called(came_to, number) + _(": ")
            text += session.words.round_line(came_to)
            page.add(text, "    ", style="bold")


def _show_step(page: Page, session: Table, step: Step) -> None:
    text = in_words(session, step.written)
    action = step.written["event"] in ("undo", "edit")
    if action:
        numbered(page, step.line, text, style="dim")
        if isinstance(step.written.get("with"), dict):
            page.add(in_words(session, step.written["with"]), "      ", style="dim")
    elif step.event is None or void(step.reasons):
        gone = _("[does not count] {text}").format(text=text)
        numbered(page, step.line, gone, style="dim")
    elif step.event != step.written and step.line > 1:
        numbered(page, step.line, in_words(session, step.event))
        page.add(_("[was: {text}]").format(text=text), "    ", style="dim")
    else:
        numbered(page, step.line, text)
    if void(step.reasons):
        page.add(not_counted(session), "    ")
        return
    for found in step.reasons:
        irregular(page, session.say, found)


def list_command(_app: App) -> Command:
    """Return ``referee table list``."""
    return Command(
        "list",
        list_tables,
        about=[N_("Lists all games that are kept by name, the one used last first.")],
        examples=["referee table list"],
    )


@click.pass_obj
def list_tables(app: App) -> Answer:
    """Answer ``referee table list``: name, players and how far each game is."""
    now = place.current()
    data = [_entry(app, path, path == now) for path in place.kept()]

    def text(page: Page) -> None:
        if not data:
            example = "referee table new NAME --players Ana,Ben,Cem"
            page.add(_("No game is kept here yet; begin one: {example}").format(example=example))
        for entry in data:
            mark = "▸ " if entry["current"] else "  "
            page.add(entry["table"], mark, "  ", style="bold")
            page.add(entry["about"], "    ", style="dim")

    return Answer(data, text)


def _entry(app: App, path: str, current_one: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {"table": place.name_of(path), "file": path, "current": current_one}
    try:
        session = Table(app, path)
    except TableFault as fault:
        return {**entry, "about": table_text(fault)}
    view = session.view()
    about = _("{game} · {players} · round {n}")
    if view["over"]:
        about = _("{game} · {players} · over; {winners}")
    people, winners = (listed(x, current()) for x in (session.players, view["winners"]))
    entry["game"] = session.game
    entry["players"] = session.players
    entry["over"] = view["over"]
    entry["round"] = view["round"]
    entry["about"] = about.format(
        game=session.say.called(), players=people, n=view["round"], winners=winners
    )
    return entry


def use_command(_app: App) -> Command:
    """Return ``referee table use``."""
    return Command(
        "use",
        use,
        about=[N_("Makes a game the one that is meant when no table is named.")],
        examples=[N_("referee table use friday")],
        params=[Argument(["name"], metavar=N_("NAME"), help=N_("The table’s name or file."))],
    )


@click.pass_obj
def use(app: App, name: str) -> Answer:
    """Answer ``referee table use``: the table as it stands."""
    session = open_table(app, name)
    return Answer(state(session), lambda page: screen(page, session))


def export_command(_app: App) -> Command:
    """Return ``referee table export``."""
    return Command(
        "export",
        export,
        about=[N_("Prints the log in its published form, one event a line, or writes it to a new "
                  "file. The phone page reads the same form, and “referee replay” judges it.")],
        examples=["referee table export friday.jsonl"],
        params=[
            Argument(["file"], required=False, metavar=N_("FILE"),
                     help=N_("Where to write it; an existing file is never replaced.")),
            table_option(),
        ],
    )  # fmt: skip


@click.pass_obj
def export(app: App, file: str | None, table: str | None) -> Answer:
    """Answer ``referee table export``: the log, or where it was written."""
    from referee.tables.json_lines import encoded
    from referee.tables.log_file import unwritable

    session = open_table(app, app.named(table))
    log = without_ours(session.events)
    content = b"".join(encoded(event) for event in log)
    data: dict[str, Any] = {"table": session.name, "log": log}
    if file is None or file == "-":
        lines = content.decode().splitlines()
        return Answer(data, lambda page: page.lines.extend(lines))
    try:
        with open(file, "xb") as out:  # noqa: PTH123
            out.write(content)
    except FileExistsError:
        message = _("{file} is there already; nothing was written.")
        raise Stop("file-exists", message.format(file=quoted(file, current())), file) from None
    except OSError as fault:
        raise unwritable(file, fault) from None
    except ValueError:  # such as a character that no file's name may have
        message = _("“{name}” cannot be the name of a file.")
        raise Stop("bad-file-name", message.format(name=place.printable(file)[:60]), file) from None

    def text(page: Page) -> None:
        message = _("{n} lines are in {file}.")
        page.add(message.format(n=len(log), file=quoted(file, current())))

    answer = Answer({**data, "file": file}, text)
    answer.kept = _("{file} is written.").format(file=quoted(file, current()))
    return answer
