"""Reads a file handed in, JSON or YAML, and says in one sentence what is wrong with it."""

from __future__ import annotations

import os
from typing import Any

from referee.cli import standard_input
from referee.cli.answer import Stop
from referee.languages import quoted
from referee.text.catalogue import _, current

LARGEST = 1_000_000  # bytes; what people write has some hundreds


def read(path: str) -> Any:
    """Return what ``path`` (``-``: standard input) holds; raises Stop (exit 2) with one sentence.

    What begins like JSON is read as JSON, anything else in our YAML dialect.
    """
    text = _text(path)
    if not text.strip():
        raise _stop("empty-file", _("{file} is empty."), path)
    if text.lstrip()[0] in "{[":
        return _json(text, path)
    return _yaml(text, path)


def _text(path: str) -> str:
    try:
        if path == "-":
            content = standard_input.content(LARGEST + 1)
        else:
            if os.path.isdir(path):  # noqa: PTH112
                raise _stop("directory", _("{file} is a folder, not a file."), path)
            with open(path, "rb") as file:  # noqa: PTH123
                content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise _stop("missing-file", _("There is no file {file}."), path) from None
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise _stop(
            "unreadable-file", _("{file} cannot be read: {reason}."), path, reason=reason
        ) from None
    if len(content) > LARGEST:
        text = _("{file} is too large: more than {most} MB.")
        raise _stop("large-file", text, path, most=LARGEST // 1_000_000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _stop("not-text", _("{file} is not a text in UTF-8."), path) from None
    if "\0" in text:
        raise _stop("not-text", _("{file} is not a text in UTF-8."), path)
    return text


def _json(text: str, path: str) -> Any:
    import json

    from referee.tables.json_lines import check_depth

    try:
        check_depth(text)
    except ValueError:
        raise _stop("too-deep", _("{file} is nested too deeply."), path) from None
    try:
        return json.loads(text, object_pairs_hook=_Once(path), parse_constant=_no_constant)
    except json.JSONDecodeError as fault:
        message = _("{file} is no JSON: line {line}, column {column}.")
        raise _stop("broken-json", message, path, line=fault.lineno, column=fault.colno) from None
    except ValueError:  # a number of thousands of digits, or NaN
        raise _stop("broken-json", _("{file} holds a number that is none."), path) from None


def _no_constant(name: str) -> Any:
    raise ValueError(name)


class _Once:
    """Makes an object of its pairs, and refuses a key that stands there twice."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __call__(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _value in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise _stop("key-twice", _("{file} says “{key}” twice."), self.path, key=twice[:60])
        return found


def _yaml(text: str, path: str) -> Any:
    from referee.rulebase.dialect import parse
    from referee.rulebase.faults import InputFault

    try:
        return parse(text, path)
    except InputFault as found:
        fault = found.fault
        message = _("{file}, line {line}: {message}")
        says = fault.text(_)
        raise _stop(fault.code, message, path, line=fault.line, message=says) from None


def _stop(code: str, text: str, path: str, **params: object) -> Stop:
    file = _("Standard input") if path == "-" else quoted(path, current())
    return Stop(code, text.format(file=file, **params), path)
