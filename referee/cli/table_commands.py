"""The commands that every kept game has: new, show, history, undo, edit, list, use, export."""

from __future__ import annotations

from typing import Any

import click

from referee.cli import samples, saying
from referee.cli.answer import Answer, Stop
from referee.cli.clicks import Argument, Command, Number, Option
from referee.cli.common import chosen_game, game_option, read_rulings, ruling_options
from referee.cli.fronts import front, keepable, wording
from referee.cli.keeping import change, open_table, show_notes, state, table_option
from referee.cli.page import Page
from referee.cli.table_events import check_options, named, read
from referee.i18n import N_, _
from referee.tables import place
from referee.tables import session as sessions


def command(name: str) -> Command:
    """Return one of the commands."""
    from referee.cli import table_lists

    builders = {
        "new": _new,
        "show": _show,
        "undo": _undo,
        "edit": _edit,
        "history": table_lists.history_command,
        "list": table_lists.list_command,
        "use": table_lists.use_command,
        "export": table_lists.export_command,
    }
    return builders[name]()


def _new() -> Command:
    options: dict[str, click.Parameter] = {}
    for game in keepable():
        for key, (metavar, text) in front(game).start_options().items():
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


def _new_examples() -> list[str]:
    from referee.rulebase import store

    text = _("referee table new {name} --players Ana,Ben,Cem")
    named = text.format(name=_("friday"))
    return [named, f"{named} --starter Ben", f"{named} --game {store.games()[-1]}"]


def _flag(key: str) -> str:
    return "--" + key.replace("_", "-")


def new(
    name: str,
    players: str,
    starter: str | None,
    reading: str | None,
    rulings: tuple[str, ...],
    game: str | None,
    **more: str | None,
) -> Answer:
    """Answer ``referee table new``: the file with its first event."""
    from referee.cli.phrases import People
    from referee.cli.table_start import players_of

    chosen = chosen_game(game)
    side = front(chosen)
    seated = players_of(players)
    people = People(seated)
    if not seated:
        raise Stop("number-of-players", _("Say who plays: --players Ana,Ben,Cem"), "--players")
    first: dict[str, Any] = {"event": "game", "players": seated}
    first["starter"] = people.one(starter) if starter else seated[0]
    if reading is not None:
        first["reading"] = reading
    if rulings:
        first["rulings"] = read_rulings(rulings)
    for key, typed in more.items():
        if typed:
            if key not in side.start_options():
                message = _("{game} has no {option}.")
                message = message.format(game=saying.game(chosen), option=_flag(key))
                raise Stop("other-game", message, _flag(key))
            first[key] = side.start_value(key, typed, people)
    path = place.path_of(name)
    sessions.begin(path, chosen, first)
    place.remember(path)
    session = sessions.Session(path)

    def text(page: Page) -> None:
        title = _("{name}: {file}").format(name=session.name, file=path)
        page.add(title if session.name != str(path) else str(path), style="dim")
        page.gap()
        side.wording().screen(page, side.view(session.fold))
        page.gap()
        page.add(_("Now enter what happens, for example: {example}").format(
            example=f"referee table {side.next_step(seated)}"))  # fmt: skip

    answer = Answer({**state(session), "event": first}, text)
    answer.kept = _("The game is begun, in {file}.").format(file=path)
    return answer


def _show() -> Command:
    return Command(
        "show",
        show,
        about=[N_("Shows the table: what everybody has, what lies there, whose turn it is, and "
                  "what stands although the rules refuse it.")],
        examples=["referee table show", N_("referee table show -t friday")],
        params=[table_option()],
    )  # fmt: skip


def show(table: str | None) -> Answer:
    """Answer ``referee table show``: one screen."""
    session = open_table(named(table))
    data = {**state(session), "result": session.result()}
    return Answer(data, lambda page: screen(page, session))


def screen(page: Page, session: sessions.Session) -> None:
    """Put the whole table on a page."""
    from referee.cli.keeping import show_odd

    words = wording(session.game)
    view = front(session.game).view(session.fold)
    show_notes(page, session)
    title = _("{name} · round {n}")
    if view["over"]:
        title = _("{name} · over after {n} rounds")
        if view["round"] == 1:
            title = _("{name} · over after one round")
    page.add(title.format(name=session.name, n=view["round"]), style="bold")
    if rulings := _rulings(session):
        page.add(rulings, style="dim")
    page.gap()
    words.screen(page, view)

    def told(line: int) -> str:
        return words.told(session.facts, session.fold.standing.events[line - 1] or {})

    show_odd(page, session.fold.irregular, told, view)


def _rulings(session: sessions.Session) -> str:
    """Return by which reading and rulings the table plays, "" if by the usual ones."""
    first = session.events[0]
    usual = session.facts["readings"][0]["id"]
    parts = [f"{ruling}={choice}" for ruling, choice in (first.get("rulings") or {}).items()]
    if first.get("reading", usual) != usual:
        parts.insert(0, _("Reading {reading}").format(reading=first["reading"]))
    return " · ".join(parts)


def _undo() -> Command:
    return Command(
        "undo",
        undo,
        about=[N_("Takes back the last entry that still stands, be it an event or an edit, and "
                  "says what it was. Repeat it to go back further.")],
        examples=["referee table undo"],
        params=[table_option()],
    )  # fmt: skip


def undo(table: str | None) -> Answer:
    """Answer ``referee table undo``: what was taken back."""
    with open_table(named(table), writable=True) as session:
        return change(session, {"event": "undo"})


def _edit() -> Command:
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


def _edit_examples() -> list[str]:
    return [*samples.of("table edit")(), "referee table edit 7 --remove"]


def edit(line: int, words: tuple[str, ...], remove: bool, table: str | None) -> Answer:
    """Answer ``referee table edit``: what stood there, what stands now, what became irregular."""
    with open_table(named(table), writable=True) as session:
        check_options(words, session.game)
        return change(session, edit_event(session, line, " ".join(words), remove))


def edit_event(session: sessions.Session, line: int, text: str, remove: bool) -> dict[str, Any]:
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
