"""The commands that change a kept game, whatever it is, and its screen: new, show, undo, edit."""

from __future__ import annotations

from typing import Any

import click

from referee.cli import samples
from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Number, Option
from referee.cli.common import game_option, read_rulings, ruling_options
from referee.cli.keeping import Table, change, open_table, state, table_option
from referee.cli.page import Page
from referee.cli.table_events import check_options, read
from referee.cli.table_screen import screen
from referee.tables import place
from referee.tables.session import begin
from referee.text.catalogue import N_, _


def new_command(app: App) -> Command:
    """Return ``referee table new``."""
    options: dict[str, click.Parameter] = {}
    for game in app.keepable():
        for key, (metavar, text) in app.front(game).start_options().items():
            shown = {"metavar": metavar} if metavar else {"is_flag": True}
            options.setdefault(key, Option([_flag(key), key], help=text, **shown))
    return Command(
        "new",
        new,
        about=[
            N_("Begins a game and makes it the one that is meant from now on. The name is yours; "
               "a path, or a name that ends in .jsonl, is a file of your own."),
            N_("A game that is under way already is joined with what everybody has now."),
        ],
        examples=_new_examples,
        params=[
            Argument(["name"], metavar=N_("NAME"), help=N_("What the table is called.")),
            Option(["--players"], required=True, metavar=N_("NAMES"),
                   help=N_("Who plays, in seating order: Ana,Ben,Cem.")),
            Option(["--starter"], metavar=N_("NAME"),
                   help=N_("Who begins (otherwise the first player).")),
            *options.values(),
            *ruling_options(compare=False),
            game_option(),
        ],
    )  # fmt: skip


def _new_examples(_app: App) -> list[str]:
    from referee.rulebase import store

    text = _("referee table new {name} --players Ana,Ben,Cem")
    tables = [text.format(name=_("friday") + more) for more in ("", "-2", "-3")]
    return [tables[0], f"{tables[1]} --starter Ben", f"{tables[2]} --game {store.games()[-1]}"]


def _flag(key: str) -> str:
    return "--" + key.replace("_", "-")


@click.pass_obj
def new(
    app: App,
    /,
    name: str,
    players: str,
    starter: str | None,
    reading: str | None,
    rulings: tuple[str, ...],
    game: str | None,
    **more: str | None,
) -> Answer:
    """Answer ``referee table new``: the file with its first event."""
    from referee.cli.people import People
    from referee.cli.table_start import players_of

    say = app.choose(game)
    side = app.front(say.game)
    seated = players_of(players)
    people = People(seated)
    if not seated:
        raise Stop("number-of-players", _("Say who plays: --players Ana,Ben,Cem"), "--players")
    first: dict[str, Any] = {"event": "game", "players": seated}
    first["starter"] = people.one(starter) if starter else seated[0]
    if reading is not None:
        first["reading"] = reading
    if rulings:
        first["rulings"] = read_rulings(say, rulings)
    for key, typed in more.items():
        if typed:
            if key not in side.start_options():
                message = _("{game} has no {option}.")
                message = message.format(game=say.called(), option=_flag(key))
                raise Stop("other-game", message, _flag(key))
            first[key] = side.start_value(key, typed, people)
    path = place.path_of(name)
    begin(path, say.game, first)
    place.remember(path)
    session = Table(app, path)

    def text(page: Page) -> None:
        title = _("{name}: {file}").format(name=session.name, file=path)
        page.add(title if session.name != path else path, style="dim")
        page.gap()
        session.words.screen(page, session.view())
        page.gap()
        page.add(_("Now enter what happens, for example: {example}").format(
            example=f"referee table {side.next_step(seated)}"))  # fmt: skip

    answer = Answer({**state(session), "event": first}, text)
    answer.kept = _("The game is begun, in {file}.").format(file=path)
    return answer


def show_command(_app: App) -> Command:
    """Return ``referee table show``."""
    return Command(
        "show",
        show,
        about=[N_("Shows the table: what everybody has, what lies there, whose turn it is, and "
                  "what stands although the rules refuse it.")],
        examples=["referee table show", N_("referee table show -t friday")],
        params=[table_option()],
    )  # fmt: skip


@click.pass_obj
def show(app: App, table: str | None) -> Answer:
    """Answer ``referee table show``: one screen."""
    session = open_table(app, app.named(table))
    data = {**state(session), "result": session.result()}
    return Answer(data, lambda page: screen(page, session))


def undo_command(_app: App) -> Command:
    """Return ``referee table undo``."""
    return Command(
        "undo",
        undo,
        about=[N_("Takes back the last entry that still stands, be it an event or an edit, and "
                  "says what it was. Repeat it to go back further.")],
        examples=["referee table undo"],
        params=[table_option()],
    )  # fmt: skip


@click.pass_obj
def undo(app: App, table: str | None) -> Answer:
    """Answer ``referee table undo``: what was taken back."""
    with open_table(app, app.named(table), writable=True) as session:
        return change(session, {"event": "undo"})


def edit_command(_app: App) -> Command:
    """Return ``referee table edit``."""
    return Command(
        "edit",
        edit,
        about=[N_("Puts another event in the place of an earlier one, typed as for an entry; "
                  "“referee table history” shows the line numbers. The whole game is counted "
                  "anew, and what becomes irregular by it is listed.")],
        examples=_edit_examples,
        params=[
            Argument(["line"], type=Number(1, 1_000_000), metavar=N_("LINE"),
                     help=N_("The line’s number.")),
            Argument(["words"], nargs=-1, metavar=N_("EVENT"),
                     help=N_("What really happened, as you would enter it.")),
            Option(["--remove"], is_flag=True, help=N_("Take the event away.")),
            table_option(),
        ],
        any_options=True,
    )  # fmt: skip


def _edit_examples(app: App) -> list[str]:
    return [*samples.of("table edit")(app), "referee table edit 7 --remove"]


@click.pass_obj
def edit(app: App, line: int, words: tuple[str, ...], remove: bool, table: str | None) -> Answer:
    """Answer ``referee table edit``: what stood there, what stands now, what became irregular."""
    with open_table(app, app.named(table), writable=True) as session:
        check_options(words, session.side)
        return change(session, edit_event(session, line, " ".join(words), remove))


def edit_event(session: Table, line: int, text: str, remove: bool) -> dict[str, Any]:
    """Return the edit that a typed line tells; the player is that of the line if none is named."""
    event: dict[str, Any] = {"event": "edit", "line": line, "with": None}
    if remove and not text:
        return event
    if remove or not text:
        message = _("Say what stands on line {line} instead, or --remove.")
        raise Stop("no-replacement", message.format(line=line), "EVENT")
    session.judge(event)  # a line that cannot be edited is told first
    standing = session.fold.standing.events
    old = standing[line - 1] if 0 < line <= len(standing) else None
    event["with"] = read(session, text, acting=(old or {}).get("player"))
    return event
