"""Shapes of what is written in every language: one text each, or lists of words."""

from __future__ import annotations

from typing import Any

from referee.languages import LANGUAGES
from referee.rulebase.report import Holder, Report, Texts
from referee.rulebase.shapes import Many, Schema, Shape, Text
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_


class Words(Shape):
    """One text in every language."""

    wanted = N_("one text per language (en, de, zh)")

    def __init__(self, markup: str = "none") -> None:
        """Take the markup allowed: `links` (and amounts), `amounts`, `places` or `none`."""
        self.markup = markup

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report missing, empty and unknown languages; note the texts for later checks."""
        if not isinstance(value, Mapping):
            self.wrong(holder, key, value, report)
            return
        for language in LANGUAGES:
            if language not in value:
                message = N_("“{name}” is missing in {language}.")
                report.on(value, None, "missing-language", message, name=key, language=language)
            elif not isinstance(value[language], str) or not value[language].strip():
                Text().wrong(value, language, value[language], report)
        for language in value:
            if language not in LANGUAGES:
                report.unknown(value, language, "unknown-language", language, LANGUAGES)
        report.texts.append(Texts(value, report.owner, self.markup))

    def schema(self) -> Schema:
        """Return the schema of a text in every language."""
        return {
            "type": "object",
            "properties": {language: {"type": "string", "minLength": 1} for language in LANGUAGES},
            "required": list(LANGUAGES),
            "additionalProperties": False,
        }


class WordLists(Shape):
    """Lists of words by language; a language may be left out."""

    wanted = N_("lists of words by language")

    def check(self, holder: Holder, key: str | int, value: Any, report: Report) -> None:
        """Report unknown languages and anything but words."""
        if not isinstance(value, Mapping):
            self.wrong(holder, key, value, report)
            return
        for language, words in value.items():
            if language not in LANGUAGES:
                report.unknown(value, language, "unknown-language", language, LANGUAGES)
            else:
                Many(Text()).check(value, language, words, report)

    def schema(self) -> Schema:
        """Return the schema of the lists."""
        return {
            "type": "object",
            "properties": {language: Many(Text()).schema() for language in LANGUAGES},
            "additionalProperties": False,
        }
