"""``referee may``: may this be played now, why not, and who says otherwise."""

from __future__ import annotations

from typing import Any

from referee.cli.answer import Answer, Stop
from referee.cli.asking import may as may_here
from referee.cli.asking import verdict
from referee.cli.clicks import Argument, Command, Option
from referee.cli.common import chosen_game, facts_of, game_option, read_rulings, ruling_options
from referee.cli.completing import players_and_cards
from referee.cli.keeping import front, open_table
from referee.cli.phrases import People, readable
from referee.cli.table_events import named, read
from referee.i18n import N_, _, quoted


def run(
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
    if not text.strip():
        message = _("Say what is to be played, for example: {example}")
        raise Stop("no-card", message.format(example="referee may jamon"), "CARD")
    table = named(table)
    described = table is not None and _describes(table)
    if not described and players is None and not reading and not rulings:
        session = open_table(table)
        who = People(session.players)
        said = f"{who.one(player)} {text}" if player else text
        return may_here(session, read(session, said))
    if not described and table is not None:
        message = _("A kept game has players, reading and rulings of its own.")
        raise Stop("two-tables", message, "--table")
    chosen = chosen_game(game)
    facts = facts_of(chosen)
    log = _laid(chosen, facts, table or "", players, reading, read_rulings(rulings))
    return _at(chosen, facts, log, text, player)


def _describes(table: str) -> bool:
    """Return whether ``--table`` tells cards instead of a kept game."""
    from referee.tables import place
    from referee.tables.faults import TableFault

    try:
        return not place.path_of(table).exists()
    except TableFault:
        return True


def _laid(
    game: str,
    facts: dict[str, Any],
    lying: str,
    players: str | None,
    reading: str | None,
    rulings: dict[str, str],
) -> list[dict[str, Any]]:
    """Return the log of a table on which these cards lie, each played by whoever had the turn."""
    from referee.cli.table_start import players_of
    from referee.tables.session import game_module

    side = front(game)
    seated = players_of(players or str(side.USUAL_PLAYERS))
    start: dict[str, Any] = {"event": "game", "game": game, "players": seated, "rulings": rulings}
    if reading is not None:
        start["reading"] = reading
    entries = _cards(side.reader(facts), lying)
    fold = game_module(game).fold(facts, [start])
    log: list[dict[str, Any]] = side.lay(fold, entries)
    return [start, *log]


def _cards(reader: Any, lying: str) -> list[Any]:
    """Return the cards of a described table; one word may have meant a kept game."""
    try:
        found: list[Any] = reader.cards(lying)
    except Stop as fault:
        if fault.code != "unknown-card" or len(lying.split()) > 1:
            raise
        message = _("There is neither a table nor a card called {name}.")
        raise Stop(fault.code, message.format(name=quoted(lying)), "--table") from None
    return found


def _at(
    game: str, facts: dict[str, Any], log: list[dict[str, Any]], text: str, player: str | None
) -> Answer:
    from referee.tables.session import game_module

    side = front(game)
    view = side.view(game_module(game).fold(facts, log))
    people = People(log[0]["players"])
    said = f"{people.one(player)} {text}" if player else text
    event = side.reader(facts).read(said, people, view)
    return verdict(game, facts, log, event, nobody=player is None)


command = Command(
    "may",
    run,
    about=[
        N_("Says whether a card may be played now, with every reason and rule, and which other "
           "ruling or reading says otherwise and what it would cost. It looks at the game kept "
           "last, at another one, or at a table as you describe it."),
        N_("Not only cards: may ask, may tip, may fifty-fifty NAME."),
    ],
    examples=[
        "referee may gazpacho",
        N_("referee may ask --player Ben -t friday"),
        'referee may jamon --table "meat 20 40+premium; fish burnt -10; wine x3"',
    ],
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
)  # fmt: skip
