"""The command ``diners``: from restaurants as people type them, or a file, to what diners bring."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Option
from referee.cli.common import ruled
from referee.cli.game_text import GameText
from referee.cli.one_shot import from_file, request_options
from referee.text.catalogue import N_, _

GAME = "bolicheros-de-barrio"


def command() -> Command:
    """Return ``referee diners``."""

    def option(*names: str, **settings: Any) -> click.Parameter:
        return Option(list(names), **settings)

    return Command(
        "diners",
        diners,
        about=[
            N_(
                "Counts what diners who request a type of service bring to every restaurant: base "
                "payment, requested service, prestige, and what is complete."
            ),
            N_(
                "A restaurant is a name, a colon, and its experiences, separated by commas; what "
                "lies outside follows the word “external”. Restaurants are separated by / or given "
                "one by one."
            ),
        ],
        examples=[
            N_('referee diners drink --table "Ana: food+drink, drink / Ben: food"'),
            N_('referee diners drink --table "Ana: drink, external 2 drink" --table "Ben: food"'),
            N_('referee diners food --table "Ana: food / Ben: food / Cem: drink" --compare'),
            "referee diners --from diners.json --json",
        ],
        params=[
            Argument(
                ["request"],
                required=False,
                metavar=N_("TYPE"),
                help=N_("What the diners request: food, drink or staff."),
            ),
            option(
                "--table",
                "tables",
                multiple=True,
                metavar=N_("RESTAURANTS"),
                help=N_("Whose restaurant has which cards; may be repeated."),
            ),
            option(
                "--settled",
                is_flag=True,
                help=N_("What is complete was paid before (otherwise it is paid now)."),
            ),
            *request_options(),
        ],
    )


@click.pass_obj
def diners(
    app: App,
    request: str | None,
    tables: tuple[str, ...],
    settled: bool,
    reading: str | None,
    rulings: tuple[str, ...],
    compare: bool,
    source: str | None,
    game: str | None,
) -> Answer:
    """Answer ``referee diners``: lines, coins and stars of the published form, and their page."""
    from referee.games.bolicheros_de_barrio.diners_request import answer

    say = app.choose(game, GAME)
    facts = say.facts
    form = _form(say, request, tables, source)
    if settled:
        form["settled"] = True
    form = ruled(say, form, reading, rulings)
    result = answer(facts, form)
    data: dict[str, Any] = dict(result)
    if compare:
        from referee.cli.differing import differing_answers

        data["compare"] = differing_answers(answer, facts, form, ("coins", "stars"))

    def text(page: Any) -> None:
        from referee.games.bolicheros_de_barrio.desk import command_text

        command_text.show(page, say, result)
        if compare:
            command_text.show_compare(page, say, data["compare"], result)

    return Answer(data, text)


def _form(
    say: GameText, request: str | None, tables: tuple[str, ...], source: str | None
) -> dict[str, Any]:
    """Return the request that typed text or a file makes; raises Stop without either, or both."""
    if source is not None:
        both = _("The restaurants come from the file or from the command line, not from both.")
        text = _("What diners bring is asked by an object with “request” and “restaurants”.")
        given = request is not None or bool(tables)
        return from_file(source, given, both, ("not-a-request", text))
    from referee.games.bolicheros_de_barrio.desk.typed_restaurants import TypedRestaurants, example

    typed = TypedRestaurants(GAME, say.facts["types"], say.type_name)
    if request is None:
        text = _("Say what the diners request, for example: {example}")
        raise Stop(
            "no-request", text.format(example=f"referee diners drink {example()}"), "request"
        )
    type_ = typed.request(request)
    restaurants = typed.tables(tables)
    if not restaurants:
        text = _("Say which cards lie where, for example: {example}")
        raise Stop(
            "no-table", text.format(example=f"referee diners {request} {example()}"), "table"
        )
    return {"request": type_, "restaurants": restaurants}
