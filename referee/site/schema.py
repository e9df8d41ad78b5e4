"""The published data of a game: its fields, described once for the schema and for readers."""

from __future__ import annotations

from typing import Any

from referee.languages import LANGUAGES

Texts = tuple[str, str, str]
_TEXT: dict[str, Any] = {
    "type": "object",
    "required": list(LANGUAGES),
    "additionalProperties": {"type": "string"},
}
_IDS: dict[str, Any] = {"type": "array", "items": {"type": "string"}}
_STATUS: dict[str, Any] = {"enum": ["agreed", "single", "disputed", "variant", "derived", "open"]}


def _many(required: list[str], **properties: Any) -> dict[str, Any]:
    return {
        "type": "array",
        "items": {"type": "object", "required": required, "properties": properties},
    }


FIELDS: dict[str, tuple[dict[str, Any], Texts]] = {
    "id": (
        {"type": "string", "pattern": "^[a-z0-9-]+$"},
        ("the game's id", "Kennung des Spiels", "游戏标识"),
    ),
    "short": (
        {"type": "string"},
        ("what rule numbers begin with", "womit Regelnummern beginnen", "规则编号的前缀"),
    ),
    "title": (_TEXT, ("name of the game", "Name des Spiels", "游戏名称")),
    "version": ({"type": "string"}, ("version of the data", "Fassung der Daten", "数据版本")),
    "numbers": (
        {"type": "object"},
        (
            "set-up numbers, amounts whole",
            "Zahlen zum Aufbau, Beträge ganzzahlig",
            "准备用的数字，金额为整数",
        ),
    ),
    "ours": (
        {"type": "array", "items": {"type": "string"}},
        (
            "numbers that no source gives: defaults of ours",
            "Zahlen, die keine Quelle nennt: unsere Vorgaben",
            "资料未写明、由我们约定的数字",
        ),
    ),
    "currency": (
        {"type": "string"},
        (
            "sign of amounts, empty without money",
            "Zeichen für Beträge, leer ohne Geld",
            "金额的货币符号；没有钱时为空",
        ),
    ),
    "figures": (
        _many(
            ["id", "name", "money"], id={"type": "string"}, name=_TEXT, money={"type": "boolean"}
        ),
        (
            "what is counted for every player, in order",
            "was für alle gezählt wird, in Reihenfolge",
            "为每名玩家统计的数值，按顺序",
        ),
    ),
    "types": (
        _many(["id", "name"], id={"type": "string"}, name=_TEXT),
        ("types of cards", "Kategorien der Karten", "卡牌类别"),
    ),
    "sections": (
        _many(["id", "title", "rules"], id={"type": "string"}, title=_TEXT, rules=_IDS),
        (
            "sections of the rules, in order",
            "Abschnitte der Regeln, in Reihenfolge",
            "规则章节，按顺序",
        ),
    ),
    "cards": (
        _many(
            ["id", "kind", "names"],
            id={"type": "string"},
            kind={"type": "string"},
            names=_TEXT,
            count={"type": "integer"},
            price={"type": "integer"},
            evidence={"type": "object"},
        ),
        (
            "cards with names, copies, prices and evidence",
            "Karten mit Namen, Anzahl, Preisen und Belegen",
            "卡牌：名称、张数、价格与依据",
        ),
    ),
    "sources": (
        _many(["id", "title", "places"], id={"type": "string"}, title=_TEXT),
        (
            "documents, their places and fingerprints",
            "Dokumente, ihre Stellen und Fingerabdrücke",
            "资料、位置与指纹",
        ),
    ),
    "rulings": (
        _many(
            ["id", "question", "choices", "adopted", "why", "positions", "status"],
            id={"type": "string"},
            question=_TEXT,
            adopted={"type": "string"},
            why=_TEXT,
            status=_STATUS,
            choices=_many(["id", "label"], id={"type": "string"}, label=_TEXT),
            positions=_many(["source", "choice", "at"]),
        ),
        (
            "disputes: choices, positions, what is adopted and why",
            "Streitfälle: Wahlmöglichkeiten, Positionen, was gilt und warum",
            "争议：选项、各方说法、采纳与理由",
        ),
    ),
    "rules": (
        _many(
            ["id", "number", "section", "title", "text", "claims", "status"],
            id={"type": "string"},
            number={"type": "string"},
            section={"type": "string"},
            title=_TEXT,
            text=_TEXT,
            status=_STATUS,
            rulings=_IDS,
            derived_from=_IDS,
            see=_IDS,
            cards=_IDS,
            formerly=_IDS,
            claims=_many(["source", "at", "says"]),
        ),
        (
            "rules: text, sources, status, examples",
            "Regeln: Text, Quellen, Status, Beispiele",
            "规则：正文、来源、状态、示例",
        ),
    ),
    "glossary": (
        _many(["id", "word", "meaning"], id={"type": "string"}, word=_TEXT, meaning=_TEXT),
        ("terms and synonyms", "Begriffe und Synonyme", "术语与同义词"),
    ),
}


def schema() -> dict[str, Any]:
    """Return the JSON Schema of ``/api/v1/<game>.json``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A game's rule base",
        "description": "Texts stand in en, de and zh. Amounts are whole. Ids never change.",
        "type": "object",
        "required": list(FIELDS),
        "properties": {
            name: {**field, "description": texts[0]} for name, (field, texts) in FIELDS.items()
        },
    }


def published(book: dict[str, Any]) -> dict[str, Any]:
    """Return what ``/api/v1/<game>.json`` holds: the book, with a pointer to its schema."""
    return {"$schema": "game.schema.json", **book}
