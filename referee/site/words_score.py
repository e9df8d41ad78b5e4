"""Words of the table page that is made of a game's forms: key → English, German, Chinese."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "claim": (
        "Keep score at the table: every entry with its rules. Works without a network.",
        "Punkte und Geld am Tisch führen, jeder Eintrag mit seinen Regeln. Geht auch ohne Netz.",
        "在桌边记分，每一步都附规则；没有网络也能用。",
    ),
}
