"""The command ``score``: from what people have at the end, or a file, to points and winner."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command
from referee.cli.common import ruled
from referee.cli.one_shot import from_file, request_options
from referee.text.catalogue import N_, _

GAME = "cuantos-tacos"
_CHANGES = ("score", "winners", "untold")


def command() -> Command:
    """Return ``referee score``."""
    return Command(
        "score",
        score,
        about=[
            N_(
                "Counts the end of the game: points of finished tacos, bonus ingredients, unused "
                "actions, what was begun and not finished; and who wins."
            ),
            N_(
                "After a name and a colon come the points of finished tacos, then with their word: "
                "bonus, unused (otherwise all actions), begun, untouched, sauces. / parts people."
            ),
        ],
        examples=[
            N_("referee score 8+6 bonus 1+2 unused 2 begun 5"),
            N_('referee score "Ana: 8+6, unused 2, sauces 4 / Ben: 9+5, unused 2, sauces 3"'),
            N_('referee score "Ana: 8+6, begun 5 / Ben: 9" --ruling unfinished-cost=nothing'),
            "referee score --from end.json --json",
        ],
        params=[
            Argument(["people"], nargs=-1, metavar=N_("PEOPLE"), help=N_("Who has what.")),
            *request_options(),
        ],
    )


@click.pass_obj
def score(
    app: App,
    people: tuple[str, ...],
    reading: str | None,
    rulings: tuple[str, ...],
    compare: bool,
    source: str | None,
    game: str | None,
) -> Answer:
    """Answer ``referee score``: points, lines and winners in the published form, and their page."""
    from referee.games.cuantos_tacos.count_request import answer

    say = app.choose(game, GAME)
    facts = say.facts
    request = _request(people, source)
    request = ruled(say, request, reading, rulings)
    result = answer(facts, request)
    data: dict[str, Any] = dict(result)
    if compare:
        from referee.cli.differing import differing_answers

        data["compare"] = differing_answers(answer, facts, request, _CHANGES)

    def text(page: Any) -> None:
        from referee.games.cuantos_tacos.desk import command_text

        command_text.show_score(page, say, result, request)
        if compare:
            command_text.compare_score(page, say, data["compare"], result)

    return Answer(data, text)


def _request(people: tuple[str, ...], source: str | None) -> dict[str, Any]:
    """Return the request that typed text or a file makes; raises Stop without either, or both."""
    if source is not None:
        both = _("The people come from the file or from the command line, not from both.")
        wanted = ("not-a-count", _("A count is an object with “people” in it."))
        return from_file(source, bool(people), both, wanted)
    from referee.games.cuantos_tacos.desk.typed_score import TypedScore

    told = TypedScore().people(list(people))
    if not told:
        text = _("Say who has what, for example: {example}")
        example = _("referee score 8+6 bonus 1+2 unused 2 begun 5")
        raise Stop("no-people", text.format(example=example), "people")
    return {"people": told}
