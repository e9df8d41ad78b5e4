"""What a game's engine may say, read from its source: codes, what comes with each, rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from referee.games.portable import portable_modules

NEAR = {"found", "near", "known"}
Codes = dict[str, set[str]]


class Source:
    """The portable modules of a game; `own` are those whose path holds this only."""

    def __init__(self, game: str, own: str = "") -> None:
        modules = portable_modules(game).items()
        self.trees = [ast.parse(text) for path, text in modules if own in path]

    def calls(self, name: str) -> Iterator[ast.Call]:
        """Yield every call of a function of this name."""
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                    yield node

    def codes(self, name: str) -> Codes:
        """Return the codes with which a function is called, and what is told with each always."""
        codes: Codes = {}
        for call in self.calls(name):
            code = constant(call.args[0])
            if code is not None:
                told = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
                codes[code] = codes.get(code, told) & told
        return codes

    def input_codes(self) -> Codes:
        """Return every code of wrong input and what its sentence may use."""
        codes = {"unknown-key": NEAR, **self.codes("BadInput")}
        for name, place in (("one_of", 2), ("known_keys", 3)):
            for call in self.calls(name):
                if len(call.args) > place:
                    code = constant(call.args[place])
                    assert code is not None
                    codes[code] = NEAR
        return codes

    def listed(self) -> set[str]:
        """Return every text that stands in a list or is appended to one: the rules cited."""
        found: set[str] = set()
        for tree in self.trees:
            for node in ast.walk(tree):
                parts: list[ast.expr] = []
                if isinstance(node, ast.List):
                    parts = node.elts
                elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
                    parts = list(node.args)
                for part in parts:
                    both = [part.body, part.orelse] if isinstance(part, ast.IfExp) else [part]
                    found |= {text for one in both if (text := constant(one))}
        return found


def constant(node: ast.expr) -> str | None:
    """Return the text that an expression is, if it is one."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def check(sentences: dict[str, str], codes: Codes) -> None:
    """Assert that each code has its sentence, which uses only what comes with it."""
    assert set(sentences) == set(codes)
    for code, sentence in sentences.items():
        assert sentence.strip() == sentence != ""
        assert set(re.findall(r"\{(\w+)", sentence)) <= codes[code], code


def check_one_each(words: dict[str, dict[str, str]]) -> None:
    """Assert that what is told of is one sentence, with its stop."""
    for group in ("reasons", "events", "inputs"):
        for code, sentence in words[group].items():
            assert sentence[-1] in ".。", code
            assert sentence.count(".") + sentence.count("。") == 1, code
