"""A game's own words on the command line: names, reasons, rules by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee import i18n
from referee.cli.text import NBSP, clean, held
from referee.i18n import _, current, listed

_game = ""
_words: dict[tuple[str, str], dict[str, Any]] = {}


def speak_of(game: str) -> None:
    """Make ``game`` the one whose words sentences use from now on."""
    global _game
    _game = game


def game(game_id: str) -> str:
    """Return what a game is called."""
    from referee.rulebase import store

    return store.titles(game_id)[current()]


def changes(by_figure: dict[str, dict[str, int]]) -> str:
    """Return by how much figures change for whom; money needs no name beside its sign."""
    money = [entry["id"] for entry in figures() if entry["money"]]
    parts = []
    for entry in figures():
        moved = [
            f"{clean(name)} {figure(entry, n, signed=True)}"
            for name, n in (by_figure.get(entry["id"]) or {}).items()
            if n
        ]
        if moved and money == [entry["id"]]:
            parts.append(listed(moved, current()))
        elif moved:
            parts.append(f"{entry['name']}{_(': ')}{listed(moved, current())}")
    return _("; ").join(parts)


def words() -> dict[str, Any]:
    """Return the words of the game at hand in the reader's language (words-<lang>.json)."""
    key = (_game, current())
    if key not in _words:
        from referee.rulebase import store

        _words[key] = store.words(*key)
    return _words[key]


def phrase(group: str, code: str, params: dict[str, Any]) -> str:
    """Return a sentence out of words.yaml with its places filled; the code if it has none."""
    from referee.text.sentences import fill

    template = words()["words"][group].get(code)
    return fill(template, params, words(), current()) if template else code


def line(found: dict[str, Any]) -> str:
    """Return what a line of a round says; whose it is comes first where its sentence is silent."""
    text = phrase("lines", found["what"], found)
    silent = "{player" not in words()["words"]["lines"].get(found["what"], "")
    return found["player"] + _(": ") + text if silent and found.get("player") else text


def round_called(result: dict[str, Any], n: int) -> str:
    """Return what the n-th part of a game is called: a round, or what its `what` says."""
    if "what" in result:
        return phrase("lines", result["what"], result)
    return _("Round {n}").format(n=result.get("round", n))


def reason(found: dict[str, Any]) -> str:
    """Return why the rules refuse something."""
    params = {key: value for key, value in found.items() if key not in ("code", "rules")}
    return phrase("reasons", found["code"], params)


def number(rule: str) -> str:
    """Return the visible number of a rule ("LC 4.3"), which no line parts."""
    return str(words()["titles"].get(rule, [rule])[0]).replace(" ", NBSP)


def numbers(rules: Iterable[str]) -> str:
    """Return several rules' numbers, the game's short name only once: LC 3.1, 4.3."""
    shown: list[str] = []
    for rule in rules:
        text = number(rule)
        head = text.partition(NBSP)[0]
        same = shown and shown[0].partition(NBSP)[0] == head
        shown.append(text.partition(NBSP)[2] or text if same else text)
    return ", ".join(shown)


def cited(rules: Iterable[str]) -> str:
    """Return the rules behind a sentence, in brackets and ready to be put after it."""
    text = numbers(rules)
    if not text:
        return ""
    return f"（{text}）" if current() == "zh" else f" ({text})"


def title(rule: str) -> str:
    """Return the title of a rule."""
    return str(words()["titles"].get(rule, ["", rule])[1])


def choice(ruling: str, choice_id: str) -> str:
    """Return how a choice of a ruling is described."""
    from referee.text.markup import plain

    label = str(words()["rulings"][ruling]["choices"][choice_id])
    return held(plain(label, current(), words()))


def card(card_id: str) -> str:
    """Return a card's name."""
    return str(words()["cards"].get(card_id, card_id))


def type_name(type_id: str) -> str:
    """Return the name of a type of card."""
    return str(words()["types"].get(type_id, type_id))


def amount(n: int, signed: bool = False) -> str:
    """Return a whole amount of the game's money as the reader's language writes it."""
    return i18n.amount(n, current(), signed, currency=words()["currency"])


def cents(n: int) -> str:
    """Return an amount of cents as the reader's language writes it: 12.50 €, 12,50 €."""
    return i18n.cents(n, current(), currency=words()["currency"])


def figures() -> list[dict[str, Any]]:
    """Return what is counted for every player: `id`, `name`, and whether it is `money`."""
    found: list[dict[str, Any]] = words()["figures"]
    return found


def figure(entry: dict[str, Any], n: int, signed: bool = False) -> str:
    """Return one figure of a player, or with `signed` a change of it."""
    if entry["money"]:
        return amount(n, signed)
    return ("+" if signed and n > 0 else "") + i18n.number(n, current())
