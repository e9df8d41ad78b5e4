"""A game's own words on the command line: names, reasons, rules by number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from referee import languages
from referee.cli.text import NBSP, clean, held
from referee.languages import bracketed, listed
from referee.text.catalogue import _, current


def title(game: str) -> str:
    """Return what a game is called in the reader's language."""
    from referee.rulebase import store

    return store.titles(game)[current()]


class GameText:
    """The words of one game in the language in use; made once per command and handed on."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lang = current()

    @cached_property
    def words(self) -> dict[str, Any]:
        """Return the words of the game (words-<lang>.json)."""
        from referee.rulebase import store

        found: dict[str, Any] = store.words(self.game, self.lang)
        return found

    @cached_property
    def facts(self) -> dict[str, Any]:
        """Return what the engine is handed for the game."""
        from referee.rulebase import store

        found: dict[str, Any] = store.facts(self.game)
        return found

    def called(self) -> str:
        """Return what the game is called."""
        return title(self.game)

    def changes(self, by_figure: Mapping[str, Mapping[str, int]]) -> str:
        """Return by how much figures change for whom; money needs no name beside its sign."""
        money = [entry["id"] for entry in self.figures() if entry["money"]]
        parts = []
        for entry in self.figures():
            moved = [
                f"{clean(name)} {self.figure(entry, n, signed=True)}"
                for name, n in (by_figure.get(entry["id"]) or {}).items()
                if n
            ]
            if moved and money == [entry["id"]]:
                parts.append(listed(moved, self.lang))
            elif moved:
                parts.append(f"{entry['name']}{_(': ')}{listed(moved, self.lang)}")
        return _("; ").join(parts)

    def phrase(self, group: str, code: str, params: Mapping[str, Any]) -> str:
        """Return a sentence out of words.yaml with its places filled; the code if it has none."""
        from referee.text.sentences import fill

        template = self.words["words"][group].get(code)
        return fill(template, params, self.words, self.lang) if template else code

    def line(self, found: Mapping[str, Any]) -> str:
        """Return what a line of a round says; and whose it is, if the sentence is silent."""
        text = self.phrase("lines", found["what"], found)
        silent = "{player" not in self.words["words"]["lines"].get(found["what"], "")
        return found["player"] + _(": ") + text if silent and found.get("player") else text

    def round_called(self, result: Mapping[str, Any], n: int) -> str:
        """Return what the n-th part of a game is called: a round, or what its `what` says."""
        if "what" in result:
            return self.phrase("lines", result["what"], result)
        return _("Round {n}").format(n=result.get("round", n))

    def reason(self, found: Mapping[str, Any]) -> str:
        """Return why the rules refuse something."""
        params = {key: value for key, value in found.items() if key not in ("code", "rules")}
        return self.phrase("reasons", found["code"], params)

    def number(self, rule: str) -> str:
        """Return the visible number of a rule ("LC 4.3"), which no line parts."""
        return str(self.words["titles"].get(rule, [rule])[0]).replace(" ", NBSP)

    def numbers(self, rules: Iterable[str]) -> str:
        """Return several rules' numbers, the game's short name only once: LC 3.1, 4.3."""
        shown: list[str] = []
        for rule in rules:
            text = self.number(rule)
            head = text.partition(NBSP)[0]
            same = shown and shown[0].partition(NBSP)[0] == head
            shown.append(text.partition(NBSP)[2] or text if same else text)
        return ", ".join(shown)

    def cited(self, rules: Iterable[str]) -> str:
        """Return the rules behind a sentence, in brackets and ready to be put after it."""
        text = self.numbers(rules)
        if not text:
            return ""
        return bracketed(text, self.lang)

    def title(self, rule: str) -> str:
        """Return the title of a rule."""
        return str(self.words["titles"].get(rule, ["", rule])[1])

    def choice(self, ruling: str, choice_id: str) -> str:
        """Return how a choice of a ruling is described."""
        from referee.text.markup import plain

        label = str(self.words["rulings"][ruling]["choices"][choice_id])
        return held(plain(label, self.lang, self.words))

    def card(self, card_id: str) -> str:
        """Return a card's name."""
        return str(self.words["cards"].get(card_id, card_id))

    def type_name(self, type_id: str) -> str:
        """Return the name of a type of card."""
        return str(self.words["types"].get(type_id, type_id))

    def amount(self, n: int, signed: bool = False) -> str:
        """Return a whole amount of the game's money as the reader's language writes it."""
        return languages.amount(n, self.lang, signed, currency=self.words["currency"])

    def cents(self, n: int) -> str:
        """Return an amount of cents as the reader's language writes it: 12.50 €, 12,50 €."""
        return languages.cents(n, self.lang, currency=self.words["currency"])

    def figures(self) -> list[dict[str, Any]]:
        """Return what is counted for every player: `id`, `name`, and whether it is `money`."""
        found: list[dict[str, Any]] = self.words["figures"]
        return found

    def figure(self, entry: dict[str, Any], n: int, signed: bool = False) -> str:
        """Return one figure of a player, or with `signed` a change of it."""
        if entry["money"]:
            return self.amount(n, signed)
        return ("+" if signed and n > 0 else "") + languages.number(n, self.lang)
