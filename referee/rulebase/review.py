"""Which rules were last read together in all three languages, and which fell behind."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from typing import Any

from referee.rulebase.files import write
from referee.rulebase.load import LANGUAGES, LOCK, Game


def prints(rule: dict[str, Any]) -> dict[str, str]:
    """Return the fingerprint of a rule's title and text in each language."""
    result = {}
    for language in LANGUAGES:
        title = (rule.get("title") or {}).get(language) or ""
        text = (rule.get("text") or {}).get(language) or ""
        whole = unicodedata.normalize("NFC", f"{title}\n{text}")
        result[language] = hashlib.sha256(whole.encode()).hexdigest()[:16]
    return result


def changed(rule: dict[str, Any], lock: dict[str, dict[str, str]]) -> list[str] | None:
    """Return the languages changed since the last review; None if the rule was never reviewed."""
    known = lock.get(str(rule.get("id")))
    if known is None:
        return None
    now = prints(rule)
    return [language for language in LANGUAGES if known.get(language) != now[language]]


def stale(rule: dict[str, Any], lock: dict[str, dict[str, str]]) -> list[str]:
    """Return the languages that fell behind: unchanged since the review while another did."""
    new = changed(rule, lock)
    if not new:
        return []
    return [language for language in LANGUAGES if language not in new]


def record(game: Game, rule_ids: list[str]) -> None:
    """Record that the three texts of these rules say the same; raises KeyError for an unknown id.

    Ids that no longer exist leave the record once a rule names them as `formerly`.
    """
    rules = {rule["id"]: rule for rule in game.rules}
    for rule_id in rule_ids:
        game.lock[rule_id] = prints(rules[rule_id])
    former = {old for rule in game.rules for old in rule.get("formerly") or ()}
    kept = {
        rule_id: game.lock[rule_id]
        for rule_id in sorted(game.lock)
        if rule_id in rules or rule_id not in former
    }
    text = json.dumps({"rules": kept}, indent=1, ensure_ascii=True) + "\n"
    write(game.root / game.folder / LOCK, text.encode())
