"""The rule base as commands look things up in it: rules, rulings, sources, in one language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from referee.cli.answer import Stop
from referee.cli.app import App
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.text import width
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.cli.fronts import Wording

_LONGEST = 20  # digits of a rule's number that are read as one


class Reference:
    """One game's book, with what is needed to show its texts in the reader's language."""

    def __init__(self, app: App, game: str) -> None:
        from referee.rulebase import store

        self.game = game
        self.say: GameText = app.text(game)
        self._app = app
        self.book: dict[str, Any] = store.contents(game)
        self.rules: dict[str, dict[str, Any]] = {r["id"]: r for r in self.book["rules"]}
        self.rulings: dict[str, dict[str, Any]] = {r["id"]: r for r in self.book["rulings"]}
        self._sources = {source["id"]: source for source in self.book["sources"]}

    @cached_property
    def whole(self) -> dict[str, Any]:
        """Return the book with everything that stands in its rules."""
        from referee.rulebase import store

        return store.book(self.game)

    def rule(self, rule_id: str) -> dict[str, Any]:
        """Return everything that stands in one rule."""
        from referee.rulebase import store

        return store.rule(self.game, rule_id)

    def wording(self) -> Wording:
        """Return what puts the game's tables into words; raises Stop if it has no referee."""
        return self._app.wording(self.game)

    def text(self, texts: dict[str, str] | None) -> str:
        """Return a text of the rule base in the reader's language, without markup."""
        from referee.text.markup import plain

        return str(plain((texts or {}).get(current(), ""), current(), self.book))

    def source(self, source_id: str) -> str:
        """Return the title of a source."""
        source = self._sources.get(source_id)
        return self.text(source["title"]) if source else source_id

    def numbered(self, query: str) -> dict[str, Any] | None:
        """Return the rule of a number, with the letters of its game or without: LC 4.7, 4.7."""
        asked = _number(query)
        for rule in self.book["rules"] if asked else ():
            shown = _number(rule["number"])
            if shown and asked in (shown, ("", *shown[1:])):
                return dict(rule)
        return None

    def renamed(self, rule_id: str) -> str | None:
        """Return the present id of a rule that was once called ``rule_id``."""
        for rule in self.book["rules"]:
            if rule_id in (rule.get("formerly") or ()):
                return str(rule["id"])
        return None

    def example(self, path: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return (rule, example) for "rule-id/example-id", None if there is none."""
        rule_id, _slash, example_id = path.partition("/")
        if rule_id not in self.rules:
            return None
        rule = self.rule(rule_id)
        found = (example for example in rule["examples"] if example["id"] == example_id)
        return next(((rule, example) for example in found), None)


def no_such_number(books: list[Reference], query: str) -> Stop | None:
    """Return what is said of a number that no rule of these games has, with the nearest.

    None for what is no number of a rule: words are looked for instead.
    """
    asked = _number(query)
    shown = {
        rule["number"]: _number(rule["number"]) for book in books for rule in book.rules.values()
    }
    known = {name: number for name, number in shown.items() if number}
    if not asked or len(asked[0]) > max((len(number[0]) for number in known.values()), default=-1):
        return None
    lettered = {name: number for name, number in known.items() if number[0] == asked[0]} or known
    near = min(lettered, key=lambda name: _distance(asked, lettered[name]))
    text = _("There is no rule “{text}”; the nearest is {near}.")
    return Stop("no-rule", text.format(text=query[:80], near=near), "words")


def _number(text: str) -> tuple[str, int, int] | None:
    """Return the letters, section and place of a rule's number, None for anything else."""
    plain = "".join(normalize("NFKC", text).casefold().split())
    digits = plain.lstrip("abcdefghijklmnopqrstuvwxyz")
    section, _dot, place = digits.partition(".")
    if not (section.isdecimal() and place.isdecimal() and len(digits) <= _LONGEST):
        return None
    return plain.removesuffix(digits), int(section), int(place)


def _distance(one: tuple[str, int, int], other: tuple[str, int, int]) -> tuple[int, int]:
    """Return how far two numbers are apart: the section counts first."""
    return abs(one[1] - other[1]), abs(one[2] - other[2])


def title_of(page: Page, books: list[Reference], book: Reference) -> None:
    """Put a game's title above what follows, where there are several games."""
    if len(books) > 1:
        title = book.say.called()
        page.gap()
        page.add(title, style="bold")
        page.lines.append(page.style("─" * min(width(title), page.width), "dim"))


def references(app: App, game: str | None, thing: str | None = None) -> list[Reference]:
    """Return the game named, or all games; raises Stop for a game that does not exist.

    Where games have a rule or ruling with the id `thing`, they are those: no other is read.
    """
    from referee.rulebase import store

    games = [app.choose(game).game] if game else store.games()
    having = [name for name in games if thing and thing in _ids(store.facts(name))]
    return [Reference(app, name) for name in having or games]


def _ids(facts: dict[str, Any]) -> list[str]:
    return [*facts["rules"], *(ruling["id"] for ruling in facts["rulings"])]
