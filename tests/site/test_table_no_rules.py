"""The page decides no rule: its scripts name no ruling and no reason to refuse.

What they need of a decision stands in the engine's answers. Words of the page are keys of their
own, so that a code cannot hide behind one.
"""

import re
from pathlib import Path

import pytest

from referee.rulebase import store
from referee.site import phone_face

SCRIPTS = [path for path in phone_face.SOURCES.rglob("*.js") if "vendor" not in path.parts]
TEXT = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
TOKEN = re.compile(rf"({TEXT})|(/\*.*?\*/|(?<!:)//[^\n]*)", re.DOTALL)


def _code(path: Path) -> str:
    """Return a script without its comments."""
    source = path.read_text(encoding="utf-8")
    return TOKEN.sub(lambda found: found.group(1) or " ", source)


def _named(code: str, ids: set[str]) -> set[str]:
    """Return which ids are named: as a text, as a key, or as anything with a hyphen."""
    found = {text[1:-1] for text in re.findall(TEXT, code)}
    found |= set(re.findall(r"(?<!\.)\.(\w+)", code))  # app.view.rulings.counting
    found |= set(re.findall(r"(?<![\w.$-])(\w+)(?=\s*[,:}])", code))  # { counting }, {counting: 1}
    found |= set(
        re.findall(r"(?<![\w-])\w+(?:-\w+)+(?![\w-])", code)
    )  # ${"tie-break"}, in templates
    return found & ids


def _rulings(game: str) -> set[str]:
    return {ruling["id"] for ruling in store.facts(game)["rulings"]}


def _refusals(game: str) -> set[str]:
    return set(store.words(game, "en")["words"]["reasons"])


@pytest.mark.parametrize("game", store.games())
def test_no_script_names_a_ruling_or_a_refusal(game: str) -> None:
    rulings, refusals = _rulings(game), _refusals(game)
    assert rulings
    assert refusals
    for path in SCRIPTS:
        code = _code(path)
        assert _named(code, rulings) == set(), path.name
        # A refusal may be called like a thing ("locked"), of which a result tells by that key.
        texts = {text[1:-1] for text in re.findall(TEXT, code)}
        hyphened = {code for code in refusals if "-" in code}
        assert texts & refusals | _named(code, hyphened) == set(), path.name


@pytest.mark.parametrize(
    "script",
    [
        'if (view.rulings["tie-break"] === "shared") go();',
        "const { counting } = inForce();",
        "if (first.rulings?.counting === up) go();",
        'const DECK = ["no-copies-left"];',
        "go(`${chosen['split-by']}`);",
    ],
)
def test_a_rule_in_a_script_is_found(script: str, tmp_path: Path) -> None:
    path = tmp_path / "script.js"
    path.write_text(script, encoding="utf-8")
    assert _named(_code(path), _rulings("la-cuenta") | _refusals("la-cuenta"))
    path.write_text(f"// {script}\n/* {script} */", encoding="utf-8")
    assert _named(_code(path), _rulings("la-cuenta") | _refusals("la-cuenta")) == set()
