"""La Cuenta's bill on a page: lines, shares, who benefits, and the rules behind it all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.cli import saying
from referee.cli.page import Page
from referee.cli.sums import Sums
from referee.cli.used import departures, ruled_here, rules_used
from referee.games.la_cuenta.desk.card_text import premiums
from referee.i18n import MINUS, _, current, listed

# Rules that are used only where their ruling decides something beside the lines.
_DECIDES = {
    "split-by": "split-by",
    "split-rounding": "rounding",
    "premium-counts": "premium-counts",
    "after-cards-count": "threshold-counts-after-cards",
    "who-benefits": "who-benefits",
}


def show(
    page: Page, result: Mapping[str, Any], facts: dict[str, Any], request: dict[str, Any]
) -> None:
    """Put a bill result on a page."""
    numbered = isinstance(request.get("players"), int)
    sums = Sums(page)
    for line in result["lines"]:
        if line["what"] != "floor":
            rules = saying.numbers(line["rules"])
            sums.row(what(line), saying.amount(line["amount"]), how(line), rules)
    sums.rule()
    sums.row(_("Total"), saying.amount(result["total"]), style="bold")
    if result["total"] < 0:
        floor = saying.numbers(["bill-floor"])
        sums.row(_("To pay"), saying.amount(0), _("never below zero"), floor, "bold")
    if result["shares"]:
        _shares(sums, result, numbered)
    sums.print()
    if result["shares"]:
        _settlement(page, result, numbered)
    ruled_here(page, facts, result, _decided(result))
    rules_used(page, facts, result["rules"], departures(facts, result))
    if not result["shares"]:
        page.gap()
        text = _("With --players 4 (or names) you also see who pays, and who benefits.")
        page.add(text, style="dim")


def what(line: Mapping[str, Any]) -> str:
    """Return the name of a line: the card and what lies on it."""
    if line["what"] == "tip":
        return saying.card("tip")
    if not line.get("card"):
        return saying.type_name(line.get("type") or "")
    name = saying.card(line["card"])
    if line.get("premium"):
        name += f" + {premiums(line['premium'])}"
    if line.get("type") and line["card"] == "burnt-dish":
        name += _(" on {type}").format(type=saying.type_name(line["type"]))
    return name


def how(line: Mapping[str, Any]) -> str:
    """Return how the amount of a line comes about, "" where it is just the price."""
    count = line.get("count", 1)
    if line["what"] == "wine-set":
        return _("{n} × wine: one set").format(n=count)
    if line["what"] == "tip":
        if not line["price"] and not line["card"]:
            return _("no tapas to go by")
        text = _("{n} × {price}, as the cheapest tapas")
        return text.format(n=count, price=saying.amount(line["price"]))
    price, doublings = line.get("price", 0), line.get("premium", 0)
    factors = " × 2" * doublings
    if not factors:
        return f"{count} × {_price(price)}" if count > 1 else ""
    return f"{count} × {_price(price)}{factors}" if count > 1 else _price(price) + factors


def show_wine(
    page: Page, result: Mapping[str, Any], facts: dict[str, Any], rules: list[str]
) -> None:
    """Put what so many wine cards cost on a page, and what one set costs."""
    sums = Sums(page)
    for line in result["lines"]:
        sums.row(
            what(line), saying.amount(line["amount"]), how(line), saying.numbers(line["rules"])
        )
    sums.rule()
    sums.row(_("Total"), saying.amount(result["total"]), style="bold")
    sums.print()
    ladder = next(card["ladder"] for card in facts["cards"] if "ladder" in card)
    page.gap()
    figures = listed([saying.amount(price) for price in ladder], current())
    text = _("One set of 1 to {n} cards costs {figures}, all of it together.")
    page.add(text.format(n=len(ladder), figures=figures))
    rules_used(page, facts, rules)


def show_double(page: Page, data: dict[str, Any], facts: dict[str, Any]) -> None:
    """Put a doubled price on a page."""
    sums = Sums(page)
    sums.row(_("On the card"), saying.amount(data["price"]))
    premium = premiums(data["premium"])
    doubled = saying.amount(data["price"]) + " × 2" * data["premium"]
    amount = saying.amount(data["amount"])
    sums.row(_("With {premium}").format(premium=premium), amount, doubled, "", "bold")
    sums.print()
    ruled_here(page, facts, data, _decided(data))
    rules_used(page, facts, data["rules"], departures(facts, data))


def show_split(page: Page, result: Mapping[str, Any], facts: dict[str, Any]) -> None:
    """Put shares and surplus on a page."""
    sums = Sums(page)
    shares = list(result["shares"].values())
    rounding = saying.numbers(result["rules"])
    if len(set(shares)) == 1:
        text = _("Each of {n}").format(n=len(shares))
        sums.row(text, saying.amount(shares[0]), "", rounding, "bold")
    else:
        sums.row(_("Who played the split card"), saying.amount(shares[0]), "", rounding, "bold")
        sums.row(_("Everybody else"), saying.amount(shares[1]), "", "", "bold")
    sums.row(_("Paid together"), saying.amount(sum(shares)))
    if result["surplus"]:
        sums.row(_("Surplus"), saying.amount(result["surplus"]), _("from rounding up"), rounding)
    sums.print()
    ruled_here(page, facts, result, _decided(result))
    if result["rules"]:
        rules_used(page, facts, result["rules"], departures(facts, result))


def _decided(result: Mapping[str, Any]) -> list[str]:
    """Return the rulings that decided something beside the lines."""
    return [_DECIDES[rule] for rule in result["rules"] if rule in _DECIDES]


def _price(n: int) -> str:
    return saying.amount(n) if n >= 0 else saying.amount(n).replace("-", MINUS)


def _shares(sums: Sums, result: Mapping[str, Any], numbered: bool) -> None:
    sums.heading(_("Who pays"))
    for name, share in result["shares"].items():
        rules = ""
        if share:
            paying = [r for r in ("asker-pays", "fifty-fifty", "go-dutch") if r in result["rules"]]
            rules = saying.numbers(paying)
        sums.row(_called(name, numbered), saying.amount(share), "", rules)
    if result["surplus"]:
        rounding = saying.numbers(["split-rounding"])
        sums.row(_("Surplus"), saying.amount(result["surplus"]), _("from rounding up"), rounding)


def _settlement(page: Page, result: Mapping[str, Any], numbered: bool) -> None:
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
    cited = saying.cited([rule for rule in rules if rule in result["rules"]])
    space = "" if current() == "zh" else " "
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
