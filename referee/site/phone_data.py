"""What the phone page fetches: the engine as one file, and all words of one language as another.

Both come from the very files that the command line runs and reads; nothing is written twice.
"""

from __future__ import annotations

import ast
import json
import re
from functools import lru_cache
from typing import Any

from referee.games.portable import portable_modules
from referee.languages import LANGUAGES, language
from referee.rulebase import store
from referee.rulebase.examples import first_event
from referee.site import parts, phone_words, share_words
from referee.site.book import NBSP, Book
from referee.site.phone_face import api, has_table
from referee.text.markup import plain

__all__ = ("bundle", "examples", "has_table", "words")
_INDENT = re.compile(r"^( {4})+")


def bundle(game: str) -> str:
    """Return the referee of a game as one JSON file: module name to call, facts, path → source.

    The sources are the engine's own, without docstrings, comments and annotations, which the phone
    would only download, parse and throw away.
    """
    module = api(game)
    assert module is not None, f"{game} has no referee"
    modules = portable_modules(game, module)
    return _json(
        {
            "module": module,
            "facts": json.dumps(store.facts(game), separators=(",", ":")),
            "modules": {path: lean(text) for path, text in modules.items() if _runs(path, text)},
        }
    )


def examples(game: str) -> str:
    """Return the game's worked examples as its page opens them, by "rule/example", as JSON.

    `request` is what to ask without a game, or `log` the events so far, with what `may` be asked
    after them.
    """
    found: dict[str, Any] = {}
    for rule in store.book(game)["rules"]:
        for example in rule["examples"]:
            given = example["given"]
            key = f"{rule['id']}/{example['id']}"
            if "events" not in given:
                found[key] = {"request": given}
                continue
            first = first_event(game, given)
            asked = {"may": given["may"]} if "may" in given else {}
            found[key] = {"log": [first, *given["events"]], **asked}
    return _json(found)


def words(book: Book) -> str:
    """Return everything that the page says in one language, as JSON."""
    lang, data, written = book.lang, book.data, language(book.lang)
    told = store.words(book.id, lang)
    return _json(
        {
            "game": book.id,
            "title": book.title,
            "others": {
                other: Book(lang, store.book(other)).title
                for other in store.games()
                if other != book.id and has_table(other)
            },
            "amounts": {
                "group": written.group,
                "decimal": written.decimal,
                "pattern": written.amount.replace("¤", book.currency).strip(),
            },
            "comma": written.comma,
            "colon": written.colon,
            "page": {key: _in(book, texts) for key, texts in phone_words.table(book.id).items()},
            "told": told["words"],
            "rules": {
                rule["id"]: [rule["number"], book.text(rule["title"]), rule["section"]]
                for rule in data["rules"]
            },
            "share": share_words.words(book.id),
            "numbers": data["numbers"],
            "figures": told["figures"],
            "types": [
                {"id": kind, "name": book.type_name(kind), "inside": book.text(entry["name"])}
                | {"colour": entry.get("colour", "plain"), "shape": parts.shape(book, kind)}
                for kind, entry in book.types.items()
            ],
            "cards": [_card(book, card) for card in data["cards"]],
            "rulings": [_ruling(book, ruling) for ruling in data["rulings"]],
            "readings": [
                {
                    "id": reading["id"],
                    "choices": reading["choices"],
                    "name": _reading(book, reading),
                }
                for reading in store.facts(book.id)["readings"]
            ],
        }
    )


@lru_cache(1000)  # games share modules
def lean(source: str) -> str:
    """Return a module's source without docstrings, comments, annotations and type-only imports.

    What stands inside something else is set in by one blank, and no line is empty.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [kept for kept in map(_kept, body) if kept] or [ast.Pass()]  # type: ignore[attr-defined]
        if isinstance(node, ast.FunctionDef):
            node.returns = None
            for argument in (*node.args.args, *node.args.kwonlyargs, node.args.kwarg):
                if argument is not None:
                    argument.annotation = None
    # No text in it goes over several lines: `unparse` writes docstrings so, and they are gone.
    lines = filter(None, ast.unparse(ast.fix_missing_locations(tree)).split("\n"))
    return "\n".join(_INDENT.sub(lambda found: " " * (len(found[0]) // 4), line) for line in lines)


def _runs(path: str, text: str) -> bool:
    """Return whether a module does anything, beside telling the type checker something."""
    return path.endswith("__init__.py") or lean(text) != "pass"


def _kept(node: ast.stmt) -> ast.stmt | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return None  # a docstring
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
        return None if node.test.id == "TYPE_CHECKING" else node
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TYPE_CHECKING":
        return None
    if isinstance(node, ast.AnnAssign):
        if node.value is None:
            return None
        return ast.Assign(targets=[node.target], value=node.value)
    return node


def _card(book: Book, card: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        key: card[key] for key in ("id", "kind", "type", "count", "price") if key in card
    }
    found["name"] = book.card_name(card["id"])
    if "gloss" in card:
        found["gloss"] = book.text(card["gloss"])
    if "prices" in card:
        found["prices"] = [entry["price"] for entry in card["prices"]]
    if "ladder" in card:
        found["ladder"] = card["ladder"]
    return found


def _ruling(book: Book, ruling: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": ruling["id"],
        "question": _plain(book, book.text(ruling["question"])),
        "status": book.word(f"status.{ruling['status']}"),
        "setup": bool(ruling.get("setup")),
        "choices": [
            [choice["id"], _plain(book, book.choice(ruling["id"], choice["id"]))]
            for choice in ruling["choices"]
        ],
    }


def _plain(book: Book, text: str) -> str:
    """Return a text without markup, its amounts unbreakable."""
    shown = plain(text, book.lang, book.data)
    return shown.replace(f" {book.currency}", NBSP + book.currency) if book.currency else shown


def _reading(book: Book, reading: dict[str, Any]) -> str:
    source = book.sources.get(reading["id"])
    ours = phone_words.say(book.lang, book.id, "reading.ours")
    return book.text(source["title"]) if source else ours


def _in(book: Book, texts: tuple[str, str, str]) -> str:
    return texts[LANGUAGES.index(book.lang)]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
