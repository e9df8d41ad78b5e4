"""Options that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click

from referee.cli.answer import Stop
from referee.cli.clicks import Option
from referee.cli.completing import ids, readings, ruling_choices
from referee.cli.game_text import GameText
from referee.text.catalogue import N_, _


def game_option() -> click.Parameter:
    """Return ``--game``, for commands that speak of one game."""
    return Option(
        ["--game"],
        metavar=N_("GAME"),
        shell_complete=ids("games"),
        help=N_("Which game: its id or title (see: referee games)."),
    )


def ruling_options(compare: bool = True) -> list[click.Parameter]:
    """Return the options that choose between readings and rulings."""
    options: list[click.Parameter] = [
        Option(
            ["--reading"],
            metavar=N_("READING"),
            shell_complete=readings,
            help=N_("Follow one source alone, such as de (otherwise: reconciled)."),
        ),
        Option(
            ["--ruling", "rulings"],
            multiple=True,
            metavar=N_("ID=CHOICE"),
            shell_complete=ruling_choices,
            help=N_("Rule one point otherwise (see: referee dispute); may be repeated."),
        ),
    ]
    if compare:
        options.append(
            Option(
                ["--compare"],
                is_flag=True,
                help=N_("Also show which other rulings and readings change the result."),
            )
        )
    return options


def read_rulings(say: GameText, pairs: Iterable[str]) -> dict[str, str]:
    """Return rulings typed as ID=CHOICE; raises Stop for another form or one ruled twice."""
    found: dict[str, str] = {}
    for pair in pairs:
        ruling, equals, choice = pair.partition("=")
        ruling, choice = ruling.strip(), choice.strip()
        if not (ruling and equals and choice):
            text = _("A ruling is written ID=CHOICE, for example {example}, not “{text}”.")
            example = _example(say, ruling or pair)
            raise Stop("bad-ruling", text.format(example=example, text=pair), "--ruling")
        if found.setdefault(ruling, choice) != choice:
            text = _("“{ruling}” is ruled twice, and differently.")
            raise Stop("ruled-twice", text.format(ruling=ruling), "--ruling")
    return found


def ruled(
    say: GameText, request: dict[str, Any], reading: str | None, rulings: tuple[str, ...]
) -> dict[str, Any]:
    """Return a request with the reading and rulings of the options over its own."""
    ruled = dict(request)
    if reading is not None:
        ruled["reading"] = reading
    if rulings:
        ruled["rulings"] = {**request.get("rulings", {}), **read_rulings(say, rulings)}
    return ruled


def _example(say: GameText, near: str) -> str:
    """Return a ruling of the game at hand as it is typed, the one that is most like a word."""
    from referee.engine.nearest import nearest

    rulings = say.words["rulings"]
    ruling = nearest(near, rulings) or next(iter(rulings), "ID")
    return f"{ruling}={next(iter(rulings.get(ruling, {}).get('choices', ())), 'CHOICE')}"
