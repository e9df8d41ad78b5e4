"""Worked examples told in words: what lies there or happened, what comes of it, what else might."""

from __future__ import annotations

import re
from typing import Any

from referee.cli import saying
from referee.cli.page import Page
from referee.cli.reference import Reference
from referee.i18n import MINUS, _, current, listed


def example(page: Page, book: Reference, rule_id: str, item: dict[str, Any]) -> None:
    """Put a worked example on a page, with what other rulings would make of it."""
    page.add(book.text(item["title"]), "  ", style="bold")
    page.add(f"{rule_id}/{item['id']}", "  ", style="dim")
    given(page, item["given"])
    outcome(page, book, item, {})
    if item.get("misread"):
        wrong = arithmetic(item["misread"]["figure"])
        text = _("Not {figure}: {why}")
        page.add(text.format(figure=wrong, why=book.text(item["misread"].get("why"))), "  ", "    ")
    for switch in item.get("under", {}):
        chosen = [part.strip().partition("=") for part in switch.split(",")]
        page.add(_("With {ruling}:").format(ruling=switch), "  ")
        rulings = {ruling: choice for ruling, _equals, choice in chosen}
        outcome(page, book, item, rulings, "    ")


def given(page: Page, form: dict[str, Any]) -> None:
    """Put on a page what an example starts from."""
    if "cards" in form:
        page.add(cards(form["cards"]) or _("no cards"), "  ", "    ")
    players = form.get("players")
    if players and "events" not in form:
        names = [str(name) for name in players] if isinstance(players, list) else [str(players)]
        page.add(_("Players: {names}").format(names=listed(names, current())), "  ", "    ")
    for key, label in (("asker", _("Asks: {names}")), ("protected", _("Protected: {names}"))):
        if form.get(key):
            names = form[key] if isinstance(form[key], list) else [form[key]]
            page.add(label.format(names=listed(names, current())), "  ", "    ")
    if form.get("tips"):
        page.add(_("Tips: {n}").format(n=form["tips"]), "  ")
    split = form.get("split")
    if split:
        by = (
            split.get("by")
            or form.get("asker")
            or (players[0] if isinstance(players, list) else "1")
        )
        page.add(event({"event": split["kind"], "player": by, **split}), "  ", "    ")
    for key, label in (("savings", _("Savings")), ("hand_limits", _("Hand limits"))):
        if form.get(key):
            money = key == "savings"
            parts = [f"{n} {saying.euros(v) if money else v}" for n, v in form[key].items()]
            page.add(label + _(": ") + listed(parts, current()), "  ", "    ")
    for told in form.get("events", ()):
        page.add(event(told), "  ", "    ")
    if "may" in form:
        page.add(_("May it be? {event}").format(event=event(form["may"])), "  ", "    ")


def outcome(
    page: Page, book: Reference, item: dict[str, Any], rulings: dict[str, str], indent: str = "  "
) -> None:
    """Put on a page what the referee answers to an example under these rulings."""
    from referee.cli.worked import run

    result = run(book.game, item, rulings)
    written = item["then"] if not rulings else {}
    for line in results(result, written):
        page.add(line, indent, indent + "  ", style="bold" if not rulings else "")
    if result.get("rules"):
        page.add(saying.numbers(result["rules"]), indent, style="dim")


def results(result: dict[str, Any], written: dict[str, Any]) -> list[str]:
    """Return the lines of an answer: yes or no with the reasons, or the figures of a bill."""
    if "allowed" in result:
        if not result["allowed"]:
            reasons = [saying.phrase("reasons", r["code"], _params(r)) for r in result["reasons"]]
            return [_("No. {reasons}").format(reasons=" ".join(reasons))]
        adds = result.get("adds")
        if adds:
            return [_("Yes; the bill changes by {amount}.").format(
                amount=saying.euros(adds, signed=True))]  # fmt: skip
        return [_("Yes.")]
    if "total" in result:
        return _bill(result, written)
    return _table(result)


def _bill(result: dict[str, Any], written: dict[str, Any]) -> list[str]:
    total = saying.euros(result["total"])
    sum_ = arithmetic(written.get("total", ""))
    lines = [f"{sum_} = {total}" if re.search(r"[+×(]", sum_) else total]
    if result["total"] < 0:
        lines.append(_("To pay: {amount}").format(amount=saying.euros(0)))
    if result.get("shares"):
        text = _("{name} pays {amount}")
        shares = [
            text.format(name=name, amount=saying.euros(share))
            for name, share in result["shares"].items()
            if share
        ]
        if shares:
            lines.append(listed(shares, current()))
    if result.get("surplus"):
        lines.append(_("surplus {amount}").format(amount=saying.euros(result["surplus"])))
    if result.get("enough_cards") is not None:
        enough = _("enough cards") if result["enough_cards"] else _("too few cards")
        lines.append(enough + _("; ") + _("{name} benefits").format(name=result["benefits"]))
    return lines


def _table(result: dict[str, Any]) -> list[str]:
    lines = []
    if result.get("bills"):
        bills = listed([saying.euros(bill) for bill in result["bills"]], current())
        lines.append(_("Bills: {amounts}").format(amounts=bills))
    savings = [f"{name} {saying.euros(n)}" for name, n in (result.get("savings") or {}).items()]
    if savings:
        lines.append(_("Savings") + _(": ") + listed(savings, current()))
    if result.get("over"):
        names = listed(result.get("winners") or ["–"], current())
        lines.append(_("The game is over; winner: {names}").format(names=names))
    elif result.get("next_starter"):
        lines.append(_("Starts next: {name}").format(name=result["next_starter"]))
    return lines


def cards(items: list[Any]) -> str:
    """Return cards in a row, equal ones together."""
    told: dict[str, int] = {}
    for item in items:
        name = card(item)
        told[name] = told.get(name, 0) + 1
    return listed([name if n == 1 else f"{n} × {name}" for name, n in told.items()], current())


def card(item: Any) -> str:
    """Return one card: its name, price and type where it has many, the Premium on it."""
    if isinstance(item, str):
        return saying.card(item)
    kind = item.get("type") or item.get("on")
    name = saying.card(item["card"]) if item.get("card") else saying.type_name(str(kind))
    if "price" in item:
        name += f" {saying.euros(item['price'])}"
    if item.get("on"):
        name += _(" on {type}").format(type=saying.type_name(item["on"]))
    if item.get("premium"):
        name += f" + {premiums(item['premium'])}"
    return name


def premiums(n: int) -> str:
    """Return so many Premium in words that can be typed in again: 2 × Premium."""
    return (f"{n} × " if n > 1 else "") + saying.card("premium")


def event(told: dict[str, Any]) -> str:
    """Return what somebody does, in the game's own words where it has some."""
    code = told["event"]
    text = saying.phrase("events", code, {**told, "card": told.get("card")})
    who = str(told.get("player") or told.get("asker") or "")
    if code == "play":
        return f"{who}{_(': ')}{card(told)}"
    if text != code:
        return text
    name = saying.card(code)
    return f"{who}{_(': ')}{name}" if who else name


def arithmetic(figure: Any) -> str:
    """Return hand-written arithmetic ("60 + 2*40") as people write it."""
    text = str(figure).replace("*", " × ").replace("+", " + ").replace("-", MINUS)
    return re.sub(r"\s+", " ", text).strip()


def _params(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("code", "rules")}
