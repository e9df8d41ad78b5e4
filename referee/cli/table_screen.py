"""A kept game on one page: its name and rulings, the table, and what stands against the rules."""

from __future__ import annotations

from referee.cli.keeping import Table, show_notes, show_odd
from referee.cli.page import Page
from referee.text.catalogue import _


def screen(page: Page, session: Table) -> None:
    """Put the whole table on a page."""
    words, view = session.words, session.view()
    show_notes(page, session)
    title = _("{name} · round {n}")
    if view["over"]:
        title = _("{name} · over after {n} rounds")
        if view["round"] == 1:
            title = _("{name} · over after one round")
    page.add(title.format(name=session.name, n=view["round"]), style="bold")
    if rulings := _rulings(session):
        page.add(rulings, style="dim")
    page.gap()
    words.screen(page, view)

    def told(line: int) -> str:
        return words.told(session.facts, session.fold.standing.events[line - 1] or {})

    show_odd(page, session.say, session.fold.irregular, told, view)


def _rulings(session: Table) -> str:
    """Return by which reading and rulings the table plays, "" if by the usual ones."""
    first = session.events[0]
    usual = session.facts["readings"][0]["id"]
    parts = [f"{ruling}={choice}" for ruling, choice in (first.get("rulings") or {}).items()]
    if first.get("reading", usual) != usual:
        parts.insert(0, _("Reading {reading}").format(reading=first["reading"]))
    return " · ".join(parts)
