"""The command ``bill``: from what people type, or a file, to the bill and its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Number, Option
from referee.cli.common import ruled
from referee.cli.game_text import GameText
from referee.cli.one_shot import from_file, request_options
from referee.engine.faults import Refused, reason
from referee.text.catalogue import N_, _

GAME = "la-cuenta"
_MOST = 1_000_000


def command() -> Command:
    """Return ``referee bill``."""
    from referee.cli.completing import cards as complete_cards

    def option(*names: str, **settings: Any) -> click.Parameter:
        return Option(list(names), **settings)

    name = N_("NAME")
    return Command(
        "bill",
        bill,
        about=[
            N_(
                "Counts the bill for the cards on the table, in any of our languages: gazpacho, "
                "meat 40, “wine x4”, burnt -20 fish, jamon+premium+premium."
            ),
            N_("x2 or a number in front repeats a card. Spaces, commas and semicolons separate."),
        ],
        examples=[
            N_('referee bill gazpacho tortilla "wine x4" burnt -20 fish'),
            N_("referee bill aceitunas+premium albondigas --tips 1 --compare"),
            N_("referee bill pulpo cake --players Ana,Ben,Cem --go-dutch"),
            "referee bill --from bill.json --json",
        ],
        params=[
            Argument(
                ["cards"],
                nargs=-1,
                metavar=N_("CARDS"),
                shell_complete=complete_cards(GAME),
                help=N_("What lies on the table."),
            ),
            option(
                "--players",
                metavar=N_("N|NAMES"),
                help=N_("How many play, or their names: Ana,Ben,Cem."),
            ),
            option(
                "--asker",
                metavar=name,
                help=N_("Who asked for the bill (otherwise the first player)."),
            ),
            option(
                "--tips", type=Number(0, _MOST), metavar="N", help=N_("How many Tips lie there.")
            ),
            option("--fifty-fifty", metavar=name, help=N_("Split with this player.")),
            option("--go-dutch", is_flag=True, help=N_("Split among all who can pay.")),
            option(
                "--split-by",
                metavar=name,
                help=N_("Who played the split card (otherwise the asker)."),
            ),
            option(
                "--protected",
                multiple=True,
                metavar=name,
                help=N_("In the toilet or with the birthday; may be repeated."),
            ),
            *request_options(N_("Read the bill from a JSON or YAML file (- for standard input).")),
        ],
    )


@click.pass_obj
def bill(
    app: App,
    cards: tuple[str, ...],
    players: str | None,
    asker: str | None,
    tips: int | None,
    fifty_fifty: str | None,
    go_dutch: bool,
    split_by: str | None,
    protected: tuple[str, ...],
    reading: str | None,
    rulings: tuple[str, ...],
    compare: bool,
    source: str | None,
    game: str | None,
) -> Answer:
    """Answer ``referee bill``: the bill result of the published form, and its page."""
    from referee.games.la_cuenta.bill_request import answer

    say = app.choose(game, GAME)
    facts = say.facts
    request = _request(say, cards, source)
    if players is not None:
        request["players"] = _players(players)
    names = request.get("players")
    if asker is not None:
        request["asker"] = _name(names, asker)
    if tips is not None:
        request["tips"] = tips
    if protected:
        from referee.cli.player_names import names_in

        request["protected"] = [_name(names, name) for name in names_in(",".join(protected))]
    split = _split_card(names, fifty_fifty, go_dutch, split_by)
    if split:
        request["split"] = split
    request = ruled(say, request, reading, rulings)
    _needs_players(request, asker, split, protected)
    result = answer(facts, request)
    data: dict[str, Any] = {**result}
    if compare:
        from referee.games.la_cuenta.desk.command_compare import compare as differences

        def run(other: str, over: dict[str, str]) -> Mapping[str, Any]:
            return answer(facts, {**request, "reading": other, "rulings": over})

        data["compare"] = differences(run, facts, result["reading"], result["rulings"], result)

    def text(page: Any) -> None:
        from referee.games.la_cuenta.desk import command_text

        command_text.show(page, say, result, request)
        if compare:
            from referee.games.la_cuenta.desk.command_compare import show

            show(page, say, data["compare"], result)

    return Answer(data, text)


def _needs_players(
    request: dict[str, Any], asker: str | None, split: object, protected: tuple[str, ...]
) -> None:
    """Refuse options about people where nobody sits at the table."""
    given = {"--asker": asker, "--fifty-fifty / --go-dutch": split, "--protected": protected}
    for option, value in given.items():
        if value and "players" not in request:
            text = _("{option} needs --players, for example --players Ana,Ben,Cem.")
            raise Stop("needs-players", text.format(option=option), option)


def _request(say: GameText, cards: tuple[str, ...], source: str | None) -> dict[str, Any]:
    """Return the request that typed cards or a file make; raises Stop without either, or both."""
    if source is not None:
        both = _("The cards come from the file or from the command line, not from both.")
        wanted = ("not-a-bill", _("A bill is an object with “cards” in it."))
        return from_file(source, bool(cards), both, wanted)
    from referee.games.la_cuenta.desk.typed_cards import TypedCards
    from referee.rulebase import store

    found = TypedCards(say.facts, store.spellings(say.game), lambda: say.words).read(list(cards))
    if not found:
        text = _("Say which cards lie on the table, for example: {example}")
        raise Stop("no-cards", text.format(example="referee bill gazpacho tortilla"), "cards")
    return {"cards": found}


def _players(text: str) -> int | list[str]:
    stripped = text.strip()
    if stripped.isdecimal() and len(stripped) < 9:
        return int(stripped)
    from referee.cli.player_names import names_in, unlike

    return unlike(names_in(text))


def _name(players: Any, typed: str) -> str:
    """Return the player meant, whatever the case of the letters; unknown ones as typed."""
    typed = typed.strip()
    if not isinstance(players, list) or typed in players:
        return typed
    same = [p for p in players if isinstance(p, str) and p.casefold() == typed.casefold()]
    return same[0] if len(same) == 1 else typed


def _split_card(
    players: Any, fifty_fifty: str | None, go_dutch: bool, by: str | None
) -> dict[str, str] | None:
    if fifty_fifty is not None and go_dutch:
        raise Refused([reason("one-split", ["one-split"], card="fifty-fifty")])
    if fifty_fifty is None and not go_dutch:
        if by is not None:
            text = _("--split-by goes with --fifty-fifty or --go-dutch.")
            raise Stop("no-split", text, "--split-by")
        return None
    split = {"kind": "go-dutch"}
    if fifty_fifty is not None:
        split = {"kind": "fifty-fifty", "with": _name(players, fifty_fifty)}
    if by is not None:
        split["by"] = _name(players, by)
    return split
