"""The command ``roll``: from dice as people type them to what they let happen."""

from __future__ import annotations

from typing import Any, Literal

import click

from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Number, Option
from referee.cli.common import game_option, ruled, ruling_options
from referee.text.catalogue import N_, _

GAME = "cuantos-tacos"
_CHANGES: tuple[Literal["extra_card", "steal"], ...] = ("extra_card", "steal")


def command() -> Command:
    """Return ``referee roll``."""
    return Command(
        "roll",
        roll,
        about=[
            N_(
                "Says what the dice let happen: both wilds bring an extra card, three alike let "
                "the neighbour on the right steal."
            ),
            N_(
                "Ingredients are your own words; a wild is called “wild”, “wild-protein” or "
                "“wild-sauce”. x2 or a number in front repeats one."
            ),
        ],
        examples=[
            N_("referee roll beef beef beef corn wild wild"),
            N_("referee roll 3 beef, pico de gallo, lime, wild-sauce --compare"),
            "referee roll --wilds 2 --alike 3 --players Ana,Ben,Cem",
        ],
        params=[
            Argument(["dice"], nargs=-1, metavar=N_("DICE"), help=N_("What the dice show.")),
            Option(
                ["--wilds"],
                type=Number(0, 2),
                metavar="N",
                help=N_("How many wilds, instead of naming them."),
            ),
            Option(
                ["--alike"],
                type=Number(0, 6),
                metavar="N",
                help=N_("How many show the same ingredient at most, instead of naming dice."),
            ),
            Option(
                ["--players"],
                metavar=N_("NAMES"),
                help=N_("Who plays, in the order of turns; the first one is active."),
            ),
            *ruling_options(),
            game_option(),
        ],
    )


@click.pass_obj
def roll(
    app: App,
    dice: tuple[str, ...],
    wilds: int | None,
    alike: int | None,
    players: str | None,
    reading: str | None,
    rulings: tuple[str, ...],
    compare: bool,
    game: str | None,
) -> Answer:
    """Answer ``referee roll``: what the roll lets happen, and the page of it."""
    from referee.cli.people import readable
    from referee.games.cuantos_tacos.desk.typed_dice import typed_dice
    from referee.games.cuantos_tacos.roll_request import answer

    say = app.choose(game, GAME)
    facts = say.facts
    request: dict[str, Any] = {}
    typed = typed_dice(readable(" ".join(dice)))
    if typed.dice:
        request["dice"] = typed.dice
    if wilds is not None:
        request["wilds"] = wilds
    if alike is not None:
        request["alike"] = alike
    if not request:
        text = _("Say what the dice show, for example: {example}")
        example = _("referee roll beef beef beef corn wild wild")
        raise Stop("no-dice", text.format(example=example), "dice")
    if players is not None:
        from referee.cli.player_names import names_in, unlike

        request["players"] = unlike(names_in(players))
    request = ruled(say, request, reading, rulings)
    result = answer(facts, request)
    data: dict[str, Any] = dict(result)
    if compare:
        from referee.cli.differing import differing

        def ask(other: str, over: dict[str, str]) -> dict[str, Any] | None:
            found = answer(facts, {**request, "reading": other, "rulings": over})
            changed = [key for key in _CHANGES if found[key] != result[key]]
            if not changed:
                return None
            return {**{key: found[key] for key in changed}, "lines": found["lines"]}

        data["compare"] = differing(facts, result["reading"], result["rulings"], ask)

    def text_of(page: Any) -> None:
        from referee.games.cuantos_tacos.desk import command_text

        command_text.show_roll(page, say, result, typed.notes)
        if compare:
            command_text.compare_roll(page, say, data["compare"])

    return Answer(data, text_of)
