"""La Cuenta's bill on a page: lines, shares, who benefits, and the rules behind it all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.sums import Sums
from referee.cli.used import departures, ruled_here, rules_used
from referee.games.la_cuenta.desk.card_text import premiums
from referee.languages import MINUS, language, listed
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.games.la_cuenta.published import BillLine, BillResult


def show(page: Page, say: GameText, result: BillResult, request: dict[str, Any]) -> None:
    """Put a bill result on a page."""
    numbered = isinstance(request.get("players"), int)
    if "reading" in request:
        page.add(_("Reading {reading}").format(reading=result["reading"]), style="dim")
    sums = Sums(page)
    for line in result["lines"]:
        if line["what"] != "floor":
            rules = say.numbers(line["rules"])
            sums.row(what(say, line), say.amount(line["amount"]), how(say, line), rules)
    sums.rule()
    sums.row(_("Total"), say.amount(result["total"]), style="bold")
    if result["total"] < 0:
        floor = say.numbers(["bill-floor"])
        sums.row(_("To pay"), say.amount(0), _("never below zero"), floor, "bold")
    if result["shares"]:
        _shares(sums, say, result, numbered)
    sums.print()
    if result["shares"]:
        _settlement(page, say, result, numbered)
    from referee.games.la_cuenta.bill import applied_beside_lines
    from referee.games.la_cuenta.rulings import rulings_of

    form = {"reading": result["reading"], "rulings": result["rulings"]}
    rulings = rulings_of(say.facts, form, "")
    ruled_here(page, say.facts, result, applied_beside_lines(rulings, result["rules"]))
    rules_used(page, say, result["rules"], departures(say.facts, result))
    if not result["shares"]:
        page.gap()
        text = _("With --players 4 (or names) you also see who pays, and who benefits.")
        page.add(text, style="dim")


def what(say: GameText, line: BillLine) -> str:
    """Return the name of a line: the card and what lies on it."""
    if line["what"] == "tip":
        return say.card("tip")
    if not line.get("card"):
        return say.type_name(line.get("type") or "")
    name = say.card(line["card"])
    if line.get("premium"):
        name += f" + {premiums(say, line['premium'])}"
    stack = line.get("type")
    if stack and line["card"] == "burnt-dish":
        name += _(" on {type}").format(type=say.type_name(stack))
    return name


def how(say: GameText, line: BillLine) -> str:
    """Return how the amount of a line comes about, "" where it is just the price."""
    count = line.get("count", 1)
    if line["what"] == "wine-set":
        return _("{n} × wine: one set").format(n=count)
    if line["what"] == "tip":
        if not line["price"] and not line["card"]:
            return _("no tapas to go by")
        text = _("{n} × {price}, as the cheapest tapas")
        return text.format(n=count, price=say.amount(line["price"]))
    price, doublings = line.get("price", 0), line.get("premium", 0)
    factors = " × 2" * doublings
    if not factors:
        return f"{count} × {_price(say, price)}" if count > 1 else ""
    return f"{count} × {_price(say, price)}{factors}" if count > 1 else _price(say, price) + factors


def show_wine(page: Page, say: GameText, result: Mapping[str, Any], rules: list[str]) -> None:
    """Put what so many wine cards cost on a page, and what one set costs."""
    sums = Sums(page)
    for line in result["lines"]:
        sums.row(
            what(say, line), say.amount(line["amount"]), how(say, line), say.numbers(line["rules"])
        )
    sums.rule()
    sums.row(_("Total"), say.amount(result["total"]), style="bold")
    sums.print()
    ladder = next(card["ladder"] for card in say.facts["cards"] if "ladder" in card)
    page.gap()
    figures = listed([say.amount(price) for price in ladder], current())
    text = _("One set of 1 to {n} cards costs {figures}, all of it together.")
    page.add(text.format(n=len(ladder), figures=figures))
    rules_used(page, say, rules)


def show_double(page: Page, say: GameText, data: dict[str, Any]) -> None:
    """Put a doubled price on a page."""
    sums = Sums(page)
    sums.row(_("On the card"), say.amount(data["price"]))
    premium = premiums(say, data["premium"])
    doubled = say.amount(data["price"]) + " × 2" * data["premium"]
    amount = say.amount(data["amount"])
    sums.row(_("With {premium}").format(premium=premium), amount, doubled, "", "bold")
    sums.print()
    ruled_here(page, say.facts, data, data["applied"])
    rules_used(page, say, data["rules"], departures(say.facts, data))


def show_split(page: Page, say: GameText, result: Mapping[str, Any]) -> None:
    """Put shares and surplus on a page."""
    sums = Sums(page)
    shares = list(result["shares"].values())
    rounding = say.numbers(result["rules"])
    if len(set(shares)) == 1:
        text = _("Each of {n}").format(n=len(shares))
        sums.row(text, say.amount(shares[0]), "", rounding, "bold")
    else:
        sums.row(_("Who played the split card"), say.amount(shares[0]), "", rounding, "bold")
        sums.row(_("Everybody else"), say.amount(shares[1]), "", "", "bold")
    sums.row(_("Paid together"), say.amount(sum(shares)))
    if result["surplus"]:
        sums.row(_("Surplus"), say.amount(result["surplus"]), _("from rounding up"), rounding)
    sums.print()
    ruled_here(page, say.facts, result, result["applied"])
    if result["rules"]:
        rules_used(page, say, result["rules"], departures(say.facts, result))


def _price(say: GameText, n: int) -> str:
    return say.amount(n) if n >= 0 else say.amount(n).replace("-", MINUS)


def _shares(sums: Sums, say: GameText, result: Mapping[str, Any], numbered: bool) -> None:
    sums.heading(_("Who pays"))
    for name, share in result["shares"].items():
        rules = ""
        if share:
            paying = [r for r in ("asker-pays", "fifty-fifty", "go-dutch") if r in result["rules"]]
            rules = say.numbers(paying)
        sums.row(_called(name, numbered), say.amount(share), "", rules)
    if result["surplus"]:
        rounding = say.numbers(["split-rounding"])
        sums.row(_("Surplus"), say.amount(result["surplus"]), _("from rounding up"), rounding)


def _settlement(page: Page, say: GameText, result: Mapping[str, Any], numbered: bool) -> None:
    need = len(result["shares"])
    page.gap()
    if result["enough_cards"]:
        text = _("Cards that count: {n} (enough from {m} on).")
        gain = _("{name} discards at will, may hold one card more from now on, and starts next.")
        rules = ["enough-cards", "hand-increase"]
    else:
        text = _("Cards that count: {n} (enough only from {m} on).")
        gain = _("{name} discards the whole hand, gains no increase, and starts next.")
        rules = ["enough-cards", "too-few-cards"]
    cited = say.cited([rule for rule in rules if rule in result["rules"]])
    space = language(current()).space
    page.add(
        text.format(n=result["count"], m=need)
        + space
        + gain.format(name=_called(result["benefits"], numbered))
        + cited
    )


def _called(name: str, numbered: bool) -> str:
    """Return how a player is called on a page; without names they have numbers."""
    from referee.cli.text import clean

    return _("Player {n}").format(n=name) if numbered else clean(name)
