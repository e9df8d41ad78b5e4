"""Words that a shell may complete: names of cards, ids of rules, rulings and games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import click
    from click.shell_completion import CompletionItem

Complete = Callable[["click.Context", "click.Parameter", str], "list[CompletionItem]"]


def cards(game: str) -> Complete:
    """Return a completer for the cards of a game: ids, and names of one word in any language."""

    def complete(_ctx: Any, _param: Any, incomplete: str) -> list[CompletionItem]:
        from referee.rulebase import store
        from referee.text.spelling import fold

        words = store.words(game, _language())
        found: dict[str, str] = {}
        rows = [(card, card) for card in words["cards"]]
        rows += [(row["card"], row["name"]) for row in store.names(game) if "card" in row]
        rows += [(row["type"], row["name"]) for row in store.names(game) if "type" in row]
        offered = set()
        for meaning, name in rows:
            spelling = fold(name)
            if " " in name or spelling in offered or not spelling.startswith(fold(incomplete)):
                continue
            offered.add(spelling)
            if meaning == name or incomplete:  # at first one name each, then all that fit
                found[name] = meaning
        shown = {**words["cards"], **words["types"]}
        return _items({name: str(shown.get(meaning, "")) for name, meaning in found.items()})

    return complete


def ids(kind: str) -> Complete:
    """Return a completer for the ids of "rules", "rulings" or "games"."""

    def complete(ctx: Any, _param: Any, incomplete: str) -> list[CompletionItem]:
        from referee.rulebase import store

        if kind == "games":
            return _items({game: "" for game in store.games() if game.startswith(incomplete)})
        found: dict[str, str] = {}
        for game in store.games():
            words = store.words(game, _language())
            if kind == "rules":
                found |= {rule: title[1] for rule, title in words["titles"].items()}
            else:
                found |= {ruling: r["question"] for ruling, r in words["rulings"].items()}
        return _items({name: text for name, text in found.items() if name.startswith(incomplete)})

    return complete


def ruling_choices(_ctx: Any, _param: Any, incomplete: str) -> list[CompletionItem]:
    """Complete ``--ruling id=choice``."""
    from referee.rulebase import store
    from referee.text.markup import plain

    found = {}
    for game in store.games():
        for ruling, entry in store.words(game, _language())["rulings"].items():
            for choice, label in entry["choices"].items():
                found[f"{ruling}={choice}"] = plain(label, _language(), {})
    return _items({name: text for name, text in found.items() if name.startswith(incomplete)})


def title_words(_ctx: Any, _param: Any, incomplete: str) -> list[CompletionItem]:
    """Complete a word to look for with those of all titles and cards in the reader's language."""
    from referee.rulebase import store
    from referee.text.spelling import fold

    start = fold(incomplete)
    found: dict[str, str] = {}
    for game in store.games():
        words = store.words(game, _language())
        titles = [title[1] for title in words["titles"].values()]
        for title in (*titles, *words["cards"].values()):
            for word in str(title).split():
                word = word.strip(".,:;?!()“”„").lower()
                if len(word) > 2 and start and fold(word).startswith(start):
                    found.setdefault(word, "")
    return _items(dict(sorted(found.items())))


def readings(_ctx: Any, _param: Any, incomplete: str) -> list[CompletionItem]:
    """Complete ``--reading`` with the readings of all games."""
    from referee.rulebase import store

    found = [reading["id"] for game in store.games() for reading in store.facts(game)["readings"]]
    return _items({name: "" for name in found if name.startswith(incomplete)})


def tables(_ctx: Any, _param: Any, incomplete: str) -> list[CompletionItem]:
    """Complete ``--table`` with the games that are kept by name."""
    from referee.tables import place

    names = map(place.name_of, place.kept())
    return _items({name: "" for name in names if name.startswith(incomplete)})


def players_and_cards(ctx: Any, param: Any, incomplete: str) -> list[CompletionItem]:
    """Complete who sits at the table used last, and the cards of its game."""
    from referee.tables import place
    from referee.tables.session import Session

    try:
        name = ctx.params.get("table")
        path = place.path_of(name) if name else place.current()
        assert path is not None
        session = Session(path)
    except Exception:  # without a game there is nobody to offer
        return []
    known = [*session.players, *ctx.obj.front(session.game).offered()]
    people = {name: "" for name in known if name.startswith(incomplete)}
    return _items(people) + cards(session.game)(ctx, param, incomplete)


def _items(found: dict[str, str]) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(name, help=text or None) for name, text in found.items()]


def _language() -> str:
    from referee.text.catalogue import current

    return current()
