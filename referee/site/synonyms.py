"""What people type instead of our words: told by each game, and a few of the site's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

# Said instead of our words in any game, though no term of it: (what people type, what we write).
OWN: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "en": (
        (("start", "setup", "begin"), "set-up"),
        (("tiebreaker", "tie breaker", "draw"), "tie"),
        (("victory", "winner", "winning", "won", "win"), "wins"),
    ),
    "de": (
        (("sieg", "gewinnen", "gewinner", "siegerin", "sieger"), "gewinnt"),
        (("aufbau", "vorbereitung", "start"), "spielaufbau"),
        (("wer fängt an", "wer beginnt", "startspieler", "anfangen"), "wer beginnt"),
        (("gleichstand", "unentschieden"), "gleichstand"),
    ),
    "zh": (
        (("胜利", "赢", "赢家", "输赢", "胜者"), "获胜"),
        (("几个人玩", "几人", "几个人"), "玩家人数"),
        (("开局", "准备", "设置"), "游戏准备"),
        (("平手", "打平", "并列"), "平局"),
    ),
}


def synonyms(lang: str, books: Sequence[dict[str, Any]]) -> list[list[Any]]:
    """Return pairs of what people type (a list) and what stands on the pages instead."""
    found: list[list[Any]] = [[list(typed), ours] for typed, ours in OWN[lang]]
    for book in books:
        for row in (book.get("search") or {}).get(lang) or []:
            found.append([[str(word) for word in row["typed"]], str(row["ours"])])
        for term in book["glossary"]:
            typed = [str(word) for word in (term.get("synonyms") or {}).get(lang) or []]
            if typed:
                found.append([typed, str(term["word"][lang])])
    return found
