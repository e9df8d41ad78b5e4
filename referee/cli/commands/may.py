"""``referee may``: may this be played now, why not, and who says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from referee.cli import meant
from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.asking import may as may_here
from referee.cli.asking import verdict
from referee.cli.clicks import Argument, Command, Option
from referee.cli.common import game_option, read_rulings, ruling_options
from referee.cli.completing import players_and_cards
from referee.cli.keeping import open_table
from referee.cli.people import People, readable
from referee.cli.table_events import check_options, read
from referee.languages import quoted
from referee.text.catalogue import N_, _, current

if TYPE_CHECKING:
    from referee.cli.fronts import Front


@click.pass_obj
def run(
    app: App,
    words: tuple[str, ...],
    player: str | None,
    table: str | None,
    players: str | None,
    reading: str | None,
    rulings: tuple[str, ...],
    game: str | None,
) -> Answer:
    """Answer ``referee may``: the verdict, exit code 0 for yes and 1 for no."""
    text = readable(" ".join(words))
    table = app.named(table)
    described = table is not None and _describes(table)
    say = app.choose(game or meant.of_table(None if described else table))
    if not text.strip():
        message = _("Say what is to be played, for example: {example}")
        example = app.front(say.game).may_examples()[0]
        raise Stop("no-card", message.format(example=example), "CARD")
    other = bool(game) and table is None and meant.of_table(None) != say.game
    if not (described or other or players or reading or rulings):
        session = open_table(app, table)
        check_options(words, session.side)
        who = People(session.players)
        said = f"{who.one(player)} {text}" if player else text
        return may_here(session, read(session, said))
    if not described and table is not None:
        message = _("A kept game has players, reading and rulings of its own.")
        raise Stop("two-tables", message, "--table")
    side = app.front(say.game)
    check_options(words, side)
    log = _laid(side, table or "", players, reading, read_rulings(say, rulings))
    return _at(side, log, text, player)


def _describes(table: str) -> bool:
    """Return whether ``--table`` tells cards instead of a kept game."""
    import os

    from referee.tables import place
    from referee.tables.faults import TableFault

    try:
        return not os.path.exists(place.path_of(table))  # noqa: PTH110
    except TableFault:
        return True


def _laid(
    side: Front,
    lying: str,
    players: str | None,
    reading: str | None,
    rulings: dict[str, str],
) -> list[dict[str, Any]]:
    """Return the log of a table as it is described, "" for one on which nothing lies yet."""
    from referee.cli.table_start import players_of

    seated = players_of(players or str(side.usual_players()))
    start: dict[str, Any] = {
        "event": "game",
        "game": side.say.game,
        "players": seated,
        "rulings": rulings,
    }
    if reading is not None:
        start["reading"] = reading
    try:
        return [start, *side.described(side.say.facts, start, lying)]
    except Stop as fault:  # one word may have meant a kept game
        if not fault.strange or len(lying.split()) > 1:
            raise
        message = _("There is neither a table nor a card called {name}.")
        if fault.code == "unknown-word":
            message = _("There is no table {name}, and nothing that could be entered.")
        raise Stop(fault.code, message.format(name=quoted(lying, current())), "--table") from None


def _at(side: Front, log: list[dict[str, Any]], text: str, player: str | None) -> Answer:
    from referee.tables.session import game_module

    facts = side.say.facts
    fold = game_module(side.say.game).fold(facts, log)
    people = People(list(fold.state.players))
    said = f"{people.one(player)} {text}" if player else text
    event = side.read(facts, said, people, side.view(fold), None)
    return verdict(side, facts, log, event, nobody=player is None)


def _examples(app: App) -> list[str]:
    return [line for game in app.keepable() for line in app.front(game).may_examples()]


command = Command(
    "may",
    run,
    about=[
        N_("Says whether something may be done now, with every reason and rule, and which other "
           "ruling or reading says otherwise and what it would change. It looks at the game kept "
           "last, at another one, or at a table as you describe it."),
        N_("Everything that can be entered can be asked, typed in the same way, with the same "
           "options."),
    ],
    examples=_examples,
    params=[
        Argument(["words"], nargs=-1, metavar=N_("CARD"), shell_complete=players_and_cards,
                 help=N_("What is to be played.")),
        Option(["--player"], metavar=N_("NAME"),
               help=N_("Who plays it (otherwise whoever has the turn).")),
        Option(["-t", "--table", "table"], metavar=N_("NAME|CARDS"),
               help=N_("A kept game, or the cards that lie on a table.")),
        Option(["--players"], metavar=N_("N|NAMES"), help=N_("How many play at that table.")),
        *ruling_options(compare=False),
        game_option(),
    ],
    any_options=True,
)  # fmt: skip
