"""``referee games``: which games are known here."""

from __future__ import annotations

from typing import Any

import click

from referee.cli.answer import Answer
from referee.cli.app import App
from referee.cli.clicks import Command
from referee.cli.page import Page
from referee.text.catalogue import N_, _


@click.pass_obj
def run(app: App) -> Answer:
    """Answer ``referee games``: id, titles and what the rule base holds for each game."""
    from referee.cli.reference import references

    books = references(app, None)
    data: list[dict[str, Any]] = [
        {
            "id": book.game,
            **{key: book.book.get(key) for key in ("short", "title", "tagline", "version")},
            "rules": len(book.rules),
            "rulings": len(book.rulings),
            "examples": sum(len(rule["examples"]) for rule in book.whole["rules"]),
        }
        for book in books
    ]

    def text(page: Page) -> None:
        for book, entry in zip(books, data, strict=True):
            page.gap()
            page.add(f"{book.text(entry['title'])} ({book.game})", style="bold")
            page.add(book.text(entry["tagline"]), "  ")
            page.add(_counts(entry), "  ", style="dim")

    return Answer(data, text)


def _counts(entry: dict[str, Any]) -> str:
    text = _("{rules} rules, {rulings} rulings, {examples} worked examples")
    return text.format(**{key: entry[key] for key in ("rules", "rulings", "examples")})


command = Command(
    "games", run, about=[N_("Lists the games, each with its id.")], examples=["referee games"]
)
