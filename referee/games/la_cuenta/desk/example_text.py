"""La Cuenta's worked examples in words: what lies there or happened, what comes of it."""

from __future__ import annotations

from typing import Any

from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.games.la_cuenta.desk.card_text import card, cards
from referee.languages import listed
from referee.text.catalogue import _, current


def given(page: Page, say: GameText, form: dict[str, Any]) -> None:
    """Put on a page what an example starts from."""
    if "cards" in form:
        page.add(cards(say, form["cards"]) or _("no cards"), "  ", "    ")
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
        page.add(event(say, {"event": split["kind"], "player": by, **split}), "  ", "    ")
    for key, label in (("savings", _("Savings")), ("hand_limits", _("Hand limits"))):
        if form.get(key):
            money = key == "savings"
            parts = [f"{n} {say.amount(v) if money else v}" for n, v in form[key].items()]
            page.add(label + _(": ") + listed(parts, current()), "  ", "    ")
    for told in form.get("events", ()):
        page.add(event(say, told), "  ", "    ")
    if "may" in form:
        page.add(_("May it be? {event}").format(event=event(say, form["may"])), "  ", "    ")


def results(say: GameText, result: dict[str, Any], written: dict[str, Any]) -> list[str]:
    """Return the figures of a bill, or what a game comes to."""
    return _bill(say, result, written) if "total" in result else _table(say, result)


def _bill(say: GameText, result: dict[str, Any], written: dict[str, Any]) -> list[str]:
    from referee.rulebase.arithmetic import with_sum

    total = say.amount(result["total"])
    lines = [with_sum(written.get("total", ""), total)]
    if result["total"] < 0:
        lines.append(_("To pay: {amount}").format(amount=say.amount(0)))
    if result.get("shares"):
        text = _("{name} pays {amount}")
        shares = [
            text.format(name=name, amount=say.amount(share))
            for name, share in result["shares"].items()
            if share
        ]
        if shares:
            lines.append(listed(shares, current()))
    if result.get("surplus"):
        lines.append(_("surplus {amount}").format(amount=say.amount(result["surplus"])))
    if result.get("enough_cards") is not None:
        enough = _("enough cards") if result["enough_cards"] else _("too few cards")
        lines.append(enough + _("; ") + _("{name} benefits").format(name=result["benefits"]))
    return lines


def _table(say: GameText, result: dict[str, Any]) -> list[str]:
    lines = []
    if result.get("bills"):
        bills = listed([say.amount(bill) for bill in result["bills"]], current())
        lines.append(_("Bills: {amounts}").format(amounts=bills))
    savings = [f"{name} {say.amount(n)}" for name, n in (result.get("savings") or {}).items()]
    if savings:
        lines.append(_("Savings") + _(": ") + listed(savings, current()))
    if result.get("over"):
        names = listed(result.get("winners") or ["–"], current())
        lines.append(_("The game is over; winner: {names}").format(names=names))
    elif result.get("next_starter"):
        lines.append(_("Starts next: {name}").format(name=result["next_starter"]))
    return lines


def event(say: GameText, told: dict[str, Any]) -> str:
    """Return what somebody does, in the game's own words where it has some."""
    code = told["event"]
    text = say.phrase("events", code, {**told, "card": told.get("card")})
    who = str(told.get("player") or told.get("asker") or "")
    if code == "play":
        return f"{who}{_(': ')}{card(say, told)}"
    if text != code:
        return text
    name = say.card(code)
    return f"{who}{_(': ')}{name}" if who else name
