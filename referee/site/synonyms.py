"""What people type instead of our words: from the glossary, and a few of the site's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

# Said instead of our words, though no term of any game: (what people type, what we write).
OWN: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "en": (
        (("victory", "winner", "winning", "won", "win"), "savings wins"),
        (("rounding", "round up", "rounded"), "rounding"),
        (("start", "setup", "begin"), "set-up"),
        (("money",), "savings"),
        (("negative", "overdrawn"), "debt"),
        (("broke", "bankrupt", "bankruptcy", "out of money"), "game ends at zero"),
        (("refund", "money back"), "nobody gets money back"),
        (("odd amounts", "odd amount", "cents", "uneven"), "rounded up"),
        (("direction", "clockwise", "reverse"), "reversal"),
        (("tiebreaker", "tie breaker", "draw"), "tie"),
        (("simultaneous", "simultaneously"), "same moment"),
        (("dessert",), "cake"),
        (("wc", "bathroom", "restroom", "loo"), "toilet"),
    ),
    "de": (
        (("sieg", "gewinnen", "gewinner", "siegerin", "sieger"), "gewinnt"),
        (("aufrunden", "rundung", "abrunden", "runden"), "gerundet"),
        (("aufbau", "vorbereitung", "start"), "spielaufbau"),
        (("klo", "wc"), "toilette"),
        (("nachtisch", "dessert"), "geburtstagstorte"),
        (("spielerzahl", "wie viele spieler"), "wie viele mitspielen"),
        (("schulden", "minus"), "budget übersteigt"),
        (("pleite", "bankrott", "kein geld mehr"), "bei null ist schluss"),
        (("geld zurück", "rückgeld", "erstattung"), "weniger als nichts zahlt niemand"),
        (("krumme beträge", "krummer betrag", "krumm", "cent", "ungerade"), "anteile aufgerundet"),
        (("wer fängt an", "wer beginnt", "startspieler", "anfangen"), "wer beginnt"),
        (("gleichstand", "unentschieden"), "gleich viel"),
    ),
    "zh": (
        (("胜利", "赢", "赢家", "输赢", "胜者"), "获胜"),
        (("厕所", "卫生间", "上厕所"), "去洗手间"),
        (("甜点", "甜品"), "生日蛋糕"),
        (("摸牌", "补牌"), "抽牌"),
        (("几个人玩", "几人", "几个人"), "玩家人数"),
        (("凑整", "进位", "四舍五入"), "取整"),
        (("开局", "准备", "设置"), "游戏准备"),
        (("平手", "打平", "并列"), "平局"),
        (("欠款", "负债", "欠钱"), "超过积蓄"),
        (("破产", "没钱", "钱用完"), "积蓄归零"),
        (("退钱", "退款", "找零"), "账单最低为零"),
        (("除不尽", "零头", "小数"), "取整"),
    ),
}


def synonyms(lang: str, books: Sequence[dict[str, Any]]) -> list[list[Any]]:
    """Return pairs of what people type (a list) and what stands on the pages instead."""
    found: list[list[Any]] = [[list(typed), ours] for typed, ours in OWN[lang]]
    for book in books:
        for term in book["glossary"]:
            typed = [str(word) for word in (term.get("synonyms") or {}).get(lang) or []]
            if typed:
                found.append([typed, str(term["word"][lang])])
    return found
