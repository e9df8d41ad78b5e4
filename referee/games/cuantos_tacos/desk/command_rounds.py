"""The command ``rounds``: how many rounds a game has."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Number
from referee.cli.common import game_option
from referee.languages import number
from referee.text.catalogue import N_, _, current

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


@click.pass_obj
def rounds(app: App, n: int, game: str | None) -> Answer:
    """Answer ``referee rounds``: the number of rounds (`rounds-by-players`)."""
    from referee.engine.players import read_players
    from referee.games.cuantos_tacos.numbers import Numbers

    say = app.choose(game, GAME)
    facts = say.facts
    numbers = Numbers(facts)
    read_players(n, numbers.players_min, numbers.players_max, "players")
    many = numbers.rounds(n)
    used = ["rounds-by-players"]
    data = {"players": n, "rounds": many, "rules": used}

    def text(page: Any) -> None:
        from referee.cli.used import rules_used

        line = _("{n} people play {rounds} rounds.")
        line = line.format(n=number(n, current()), rounds=number(many, current()))
        page.add(line + say.cited(used))
        rules_used(page, say, used)

    return Answer(data, text)
