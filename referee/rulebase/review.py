"""Which texts were last read together in all three languages, and which fell behind.

Texts are reviewed by the name of what they belong to: a rule by its id alone, everything
else as `ruling:ID`, `card:ID`, `term:ID`, `words:TABLE/CODE`, `source:ID` or `game:ID` (title,
figures, sections and types). A rule's examples, notes and misreading belong to it.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from functools import cache
from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase.files import write
from referee.rulebase.load import LOCK, Game
from referee.rulebase.recorded import merged, now
from referee.rulebase.unread import unread

Prints = dict[str, dict[str, str]]
_LISTED = {
    "ruling": ("rulings.yaml", "rulings"),
    "card": ("deck.yaml", "cards"),
    "term": ("glossary.yaml", "terms"),
}
_KEYS = ("source", "at", "choice")  # what tells apart claims and positions, which have no id


def reviewed(game: Game) -> dict[str, dict[str, Any]]:
    """Return everything whose texts are reviewed, by the name to review it under."""
    found: dict[str, dict[str, Any]] = {}

    def add(prefix: str, items: Any) -> None:
        for item in items:
            if isinstance(item, dict) and isinstance(item.get("id"), str):
                found.setdefault(prefix + item["id"], item)

    add("", game.rules)
    for kind, (name, key) in _LISTED.items():
        add(f"{kind}:", game.items(name, key))
    add("game:", [game.mapping("game.yaml")])
    add("source:", game.sources)
    for name in (f"order:{game.id}", f"share:{game.id}"):  # recorded, without texts of their own
        found[name] = {}
    for table, sentences in game.mapping("words.yaml").items():
        for code, sentence in sentences.items() if isinstance(sentences, dict) else ():
            if isinstance(sentence, dict):
                found[f"words:{table}/{code}"] = sentence
    return found


def texts(value: Any, path: str = "") -> dict[str, dict[str, Any]]:
    """Return every text of a value that stands in all languages, by its path in the value."""
    found: dict[str, dict[str, Any]] = {}
    if isinstance(value, dict | list):
        _collect(value, path, found)
    return found


def _collect(
    value: dict[str, Any] | list[Any], path: str, found: dict[str, dict[str, Any]]
) -> None:
    if isinstance(value, dict):
        if all(isinstance(value.get(language), str) for language in LANGUAGES):
            path = path or "text"
            while path in found:  # two claims of one source at one place
                path += "+"
            found[path] = value
            return
        items = [(str(key), item) for key, item in value.items()]
    else:
        items = [(_place(item, place), item) for place, item in enumerate(value)]
    for key, item in items:
        if isinstance(item, dict | list):
            _collect(item, f"{path}/{key}" if path else key, found)


def _place(item: Any, place: int) -> str:
    if isinstance(item, dict):
        if "id" in item:
            return str(item["id"])
        return ":".join(str(item[key]) for key in _KEYS if key in item) or str(place)
    return str(place)


def prints(text: dict[str, Any]) -> dict[str, str]:
    """Return the fingerprint of a text in each language."""
    return {language: _print(text[language]) for language in LANGUAGES}


@cache
def _print(text: str) -> str:
    return hashlib.sha256(unicodedata.normalize("NFC", text).encode()).hexdigest()[:12]


def changed(value: Any, known: Prints | None) -> dict[str, list[str]]:
    """Return the languages changed since the last review by path of the text; all for a new one."""
    known = known or {}
    found = {}
    for path, text in texts(value).items():
        now, then = prints(text), known.get(path) or {}
        if now != then:
            found[path] = [
                language for language in LANGUAGES if then.get(language) != now[language]
            ]
    return found


def stale(value: Any, known: Prints | None) -> list[str]:
    """Return the languages in which a text fell behind: unchanged while another changed."""
    behind = {
        language
        for new in changed(value, known).values()
        for language in LANGUAGES
        if language not in new
    }
    return [language for language in LANGUAGES if language in behind]


def outdated(game: Game) -> list[str]:
    """Return the names of everything whose texts are not as they were reviewed."""
    fresh = now(game)
    return [
        name
        for name, value in reviewed(game).items()
        if changed(value, game.lock.get(name))
        or fresh.get(name, []) != game.recorded.get(name, fresh.get(name, []))
    ]


def record(game: Game, names: list[str]) -> None:
    """Record that the texts under these names say the same; raises KeyError for an unknown one.

    A rule that no longer exists leaves the record once another names it as `formerly`; anything
    else leaves it at once, unless a file cannot be read at the moment.
    """
    known = reviewed(game)
    for name in names:
        found = {path: prints(text) for path, text in texts(known[name]).items()}
        if found:
            game.lock[name] = found
    game.recorded = merged(game, names)
    former = {old for rule in game.rules for old in rule.get("formerly") or ()}
    whole = not unread(game)
    kept = {
        name: game.lock[name]
        for name in sorted(game.lock)
        if name in known or (name not in former if ":" not in name else not whole)
    }
    write(game.root / game.folder / LOCK, _written(kept, game.recorded).encode())


def _written(lock: dict[str, Prints], recorded: dict[str, list[str]]) -> str:
    """Return the record with one line for each text, so that two reviews rarely clash."""
    parts = [
        f" {json.dumps(name)}: {{\n"
        + ",\n".join(
            f"  {json.dumps(path)}: {json.dumps(prints)}" for path, prints in found.items()
        )
        + "\n }"
        for name, found in lock.items()
    ]
    said = [f" {json.dumps(name)}: {json.dumps(lines)}" for name, lines in recorded.items()]
    return (
        '{"reviewed": {\n'
        + ",\n".join(parts)
        + '\n},\n"recorded": {\n'
        + ",\n".join(said)
        + "\n}}\n"
    )
