"""The commands for single numbers: ``wine``, ``double``, ``split``."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Number, Option
from referee.cli.common import game_option, read_rulings, ruling_options
from referee.cli.game_text import GameText
from referee.engine.faults import Refused
from referee.text.catalogue import N_

GAME = "la-cuenta"
_MOST = 1_000_000


def command(name: str) -> Command:
    """Return one of the commands."""
    built: Command = {"wine": _wine, "double": _double, "split": _split}[name]()
    return built


def _wine() -> Command:
    return Command(
        "wine",
        wine,
        about=[N_("Wine is paid by the set: the figure on the cards is the total of one set.")],
        examples=["referee wine 6"],
        params=[
            Argument(["n"], type=Number(0, 1000), metavar="N", help=N_("How many wine cards.")),
            game_option(),
        ],
    )


@click.pass_obj
def wine(app: App, n: int, game: str | None) -> Answer:
    """Answer ``referee wine``: total and sets in whole euros (`wine-set`, `wine-second-set`)."""
    from referee.games.la_cuenta.bill_request import answer

    say = app.choose(game, GAME)
    facts = say.facts
    result = answer(facts, {"cards": ["wine"] * n})
    sets = [{"cards": line["count"], "amount": line["amount"]} for line in result["lines"]]
    cited = [rule for line in result["lines"] for rule in line["rules"]] or ["wine-set"]
    rules = list(dict.fromkeys(cited))
    data = {"wines": n, "total": result["total"], "sets": sets, "rules": rules}

    def text(page: Any) -> None:
        from referee.games.la_cuenta.desk import command_text

        command_text.show_wine(page, say, result, rules)

    return Answer(data, text)


def _double() -> Command:
    return Command(
        "double",
        double,
        about=[N_("Premium doubles what a dish costs; several double it again and again.")],
        examples=["referee double 100 --premium 2", "referee double -20"],
        params=[
            Argument(
                ["price"],
                type=Number(-_MOST, _MOST),
                metavar=N_("PRICE"),
                help=N_("The price on the card, in euros."),
            ),
            Option(
                ["--premium"],
                type=Number(1, _MOST),
                default=1,
                metavar="N",
                help=N_("How many Premium lie on it (otherwise 1)."),
            ),
            *ruling_options(compare=False),
            game_option(),
        ],
    )


@click.pass_obj
def double(
    app: App,
    price: int,
    premium: int,
    reading: str | None,
    rulings: tuple[str, ...],
    game: str | None,
) -> Answer:
    """Answer ``referee double``: the price in euros after so many Premium (`premium-doubles`)."""
    from referee.games.la_cuenta.copies import too_many
    from referee.games.la_cuenta.deck import PREMIUM, TAPAS, deck_of
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.premium import (
        premium_applied,
        premium_reasons,
        premium_rules,
        price_on_table,
    )
    from referee.games.la_cuenta.rulings import rulings_of

    say = app.choose(game, GAME)
    facts = say.facts
    form = _form(say, reading, rulings)
    laid = Laid("", TAPAS, None, price, premium, 0, 0, "")
    chosen = rulings_of(facts, form, "")
    deck = deck_of(facts)
    refused = too_many(deck, deck.by_kind[PREMIUM].id, premium) + premium_reasons(chosen, laid)
    if refused:
        raise Refused(refused)
    used = premium_rules(premium)
    data = {"price": price, "premium": premium, "amount": price_on_table(laid), "rules": used}
    applied = premium_applied(chosen, premium)
    shown = {**data, "applied": applied, "reading": chosen.reading, "rulings": chosen.over}

    def text(page: Any) -> None:
        from referee.games.la_cuenta.desk import command_text

        command_text.show_double(page, say, shown)

    return Answer(data, text)


def _split() -> Command:
    return Command(
        "split",
        split,
        about=[N_("Shares are whole euros. Which way they are rounded is a ruling.")],
        examples=[
            "referee split 100 --between 3",
            "referee split 100 --between 3 --ruling rounding=up-to-ten",
        ],
        params=[
            Argument(
                ["amount"],
                type=Number(0, _MOST),
                metavar=N_("AMOUNT"),
                help=N_("What is to be paid, in euros."),
            ),
            Option(
                ["--between"],
                type=Number(1, _MOST),
                required=True,
                metavar="N",
                help=N_("How many share it."),
            ),
            *ruling_options(),
            game_option(),
        ],
    )


@click.pass_obj
def split(
    app: App,
    amount: int,
    between: int,
    reading: str | None,
    rulings: tuple[str, ...],
    compare: bool,
    game: str | None,
) -> Answer:
    """Answer ``referee split``: shares and surplus in whole euros (`split-rounding`)."""
    from referee.games.la_cuenta.rulings import rulings_of
    from referee.games.la_cuenta.splitting import split_applied, split_shares

    say = app.choose(game, GAME)
    facts = say.facts
    Number(1, facts["numbers"]["players_max"]).told(str(between), "--between")

    def run(other: str, over: dict[str, str]) -> dict[str, Any]:
        chosen = rulings_of(facts, {"reading": other, "rulings": over}, "")
        shares, rules = split_shares(chosen, amount, between, 0)
        return {
            "total": amount,
            "shares": {str(n + 1): share for n, share in enumerate(shares)},
            "surplus": sum(shares) - amount,
            "applied": split_applied(chosen, rules),
            "rules": rules,
            "reading": chosen.reading,
            "rulings": chosen.over,
        }

    form = _form(say, reading, rulings)
    result = run(form.get("reading", facts["readings"][0]["id"]), form.get("rulings", {}))
    data = dict(result)
    if compare:
        from referee.games.la_cuenta.desk.command_compare import compare as differences

        data["compare"] = differences(run, facts, result["reading"], result["rulings"], result)

    def text(page: Any) -> None:
        from referee.games.la_cuenta.desk import command_text

        command_text.show_split(page, say, result)
        if compare:
            from referee.games.la_cuenta.desk.command_compare import show

            show(page, say, data["compare"], result)

    return Answer(data, text)


def _form(say: GameText, reading: str | None, rulings: tuple[str, ...]) -> dict[str, Any]:
    form: dict[str, Any] = {"rulings": read_rulings(say, rulings)}
    if reading is not None:
        form["reading"] = reading
    return form
