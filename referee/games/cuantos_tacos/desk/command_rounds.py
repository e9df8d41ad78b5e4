"""The command ``rounds``: how many rounds a game has."""

from __future__ import annotations

from typing import Any

from referee.cli.answer import Answer
from referee.cli.clicks import Argument, Command, Number
from referee.cli.common import chosen_game, facts_of, game_option
from referee.i18n import N_, _, current, number

GAME = "cuantos-tacos"


def command() -> Command:
    """Return ``referee rounds``."""
    return Command(
        "rounds",
        rounds,
        about=[N_("The more people play, the fewer rounds there are.")],
        examples=["referee rounds 4"],
        params=[
            Argument(["n"], type=Number(0, 1000), metavar="N", help=N_("How many people play.")),
            game_option(),
        ],
    )


def rounds(n: int, game: str | None) -> Answer:
    """Answer ``referee rounds``: the number of rounds (`rounds-by-players`)."""
    from referee.engine.players import read_players
    from referee.games.cuantos_tacos.numbers import Numbers

    facts = facts_of(chosen_game(game, GAME))
    numbers = Numbers(facts)
    read_players(n, numbers.players_min, numbers.players_max, "players")
    many = numbers.rounds(n)
    used = ["rounds-by-players"]
    data = {"players": n, "rounds": many, "rules": used}

    def text(page: Any) -> None:
        from referee.cli import saying
        from referee.cli.used import rules_used

        line = _("{n} people play {rounds} rounds.")
        line = line.format(n=number(n, current()), rounds=number(many, current()))
        page.add(line + saying.cited(used))
        rules_used(page, facts, used)

    return Answer(data, text)
