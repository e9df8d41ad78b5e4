"""The table page's words and files: none missing, none left over, nothing foreign slips in."""

import ast
import json
import re
from pathlib import Path

import pytest

from referee.games.portable import portable_modules
from referee.rulebase import store
from referee.site import phone, phone_data, phone_face, phone_lean, phone_words
from referee.site.book import Book

SOURCES = phone_face.SOURCES
ASKED_BY_PAGE = {
    "title",
    "claim",
    "wait",
    "noscript",
    "broken",
    "old",
    "lone",
    "rules",
    "bar",
    "reading.ours",
}
TABLES = [game for game in store.games() if phone_face.has_table(game)]
SCRIPTS = [path for path in SOURCES.rglob("*.js") if "vendor" not in path.parts]


@pytest.mark.parametrize("game", TABLES)
def test_every_word_is_there_and_used(game: str) -> None:
    table = phone_words.table(game)
    scripts = [*SOURCES.glob("*.js"), *(SOURCES / phone_face.folder(game)).glob("*.js")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in scripts)
    named = set(re.findall(r'\bt\(\s*"([^"]+)"', text))
    assert named - set(table) == set()
    loose = set(re.findall(r'"([a-z][a-z.-]*)"', text))
    unused = {key for key in table if key not in named | loose | ASKED_BY_PAGE}
    assert {key for key in unused if not key.startswith(("trouble.", "code.", "file."))} == set()


def _calls(script: str) -> list[tuple[str, str]]:
    """Return the arguments of every call of `t`: what names the word, and what fills it."""
    found = []
    for call in re.finditer(r"(?<![\w.])t\(", script):
        depth, start, parts = 1, call.end(), []
        for place in range(start, len(script)):
            depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(script[place], 0)
            if depth == 0 or (depth == 1 and script[place] == ","):
                parts.append(script[start:place].strip())
                start = place + 1
            if depth == 0:
                break
        found.append((parts[0], parts[1] if len(parts) > 1 else ""))
    return found


def _named(named: str) -> list[str]:
    """Return the words that a call may name: one, or one of two."""
    return re.findall(r'"([^"]+)"', named.partition("?")[2] or named)


def _given(values: str) -> set[str]:
    """Return the keys of an object as a script writes it; of what stands in it, those too."""
    return set(re.findall(r"(\w+)(?=\s*[:,}])", values))


@pytest.mark.parametrize("game", TABLES)
def test_every_call_fills_every_place(game: str) -> None:
    table = phone_words.table(game)
    places = {key: set(re.findall(r"\{(\w+)\}", texts[0])) for key, texts in table.items()}
    scripts = [*SOURCES.glob("*.js"), *(SOURCES / phone_face.folder(game)).glob("*.js")]
    calls = [call for path in scripts for call in _calls(path.read_text(encoding="utf-8"))]
    by_name = [(key, values) for named, values in calls for key in _named(named)]
    alone = {key for key, _values in by_name}  # of `file.${code}` all others
    by_code = [
        (key, values)
        for named, values in calls
        if (begun := re.match(r"`([a-z]+\.)\$\{", named))
        for key in table.keys() - alone
        if key.startswith(begun[1])
    ]
    assert len(by_name) > 50
    assert len(by_code) > 5
    for key, values in by_name + by_code:
        assert places[key] <= _given(values), (key, values)


@pytest.mark.parametrize("game", TABLES)
def test_places_agree_between_languages(game: str) -> None:
    for key, texts in phone_words.table(game).items():
        places = {tuple(sorted(set(re.findall(r"\{(\w+)\}", text)))) for text in texts}
        assert len(places) == 1, key
        assert not re.search(r"[，。：；！？]", texts[0] + texts[1]), key
        assert not re.search(r"[\u4e00-\u9fff][,.:;!?]|[,.:;!?][\u4e00-\u9fff]", texts[2]), key


@pytest.mark.parametrize("game", TABLES)
def test_lean_sources_are_the_same_program(game: str) -> None:
    api = phone_face.api(game)
    assert api is not None
    for path, text in portable_modules(game, api).items():
        lean = phone_data.lean(text)
        assert '"""' not in lean, path
        assert phone_data.lean(lean) == lean, path
        if lean != "pass":
            assert _functions(lean) == _functions(text), path


def _functions(text: str) -> list[str]:
    """Return the functions of a program, but for what only a type checker reads."""
    found: list[str] = []
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.FunctionDef):
            found.append(node.name)
        waiting += ast.iter_child_nodes(node)
    return found


@pytest.mark.parametrize("game", TABLES)
def test_words_name_only_what_exists(game: str) -> None:
    book = Book("zh", store.book(game))
    words = json.loads(phone_data.words(book))
    assert set(words["rules"]) == set(book.rules)
    assert all("{" not in label for ruling in words["rulings"] for _, label in ruling["choices"])
    assert words["readings"][0]["name"] == phone_words.say("zh", game, "reading.ours")


def test_a_changed_foreign_file_stops_the_build(tmp_path: Path) -> None:
    vendor = tmp_path / "thing"
    vendor.mkdir()
    (vendor / "thing.js").write_text("1", encoding="utf-8")
    (vendor / "package.json").write_text('{"sha256": {"thing.js": "0"}}', encoding="utf-8")
    with pytest.raises(phone.ForeignFile):
        phone.check_vendored(tmp_path)
    phone.check_vendored(SOURCES / "vendor")


def test_what_is_served_is_the_same_program_without_comments() -> None:
    exports = re.compile(r"^export (?:async )?\w+ (\w+)", re.MULTILINE)
    for path in SCRIPTS:
        text = path.read_text(encoding="utf-8")
        lean = phone_lean.script(text)
        assert "/*" not in lean, path
        assert not re.search(r"^\s*//", lean, re.MULTILINE), path
        assert phone_lean.script(lean) == lean, path
        assert exports.findall(lean) == exports.findall(text), path


def test_scripts_stay_small() -> None:
    for path in SCRIPTS:
        assert path.read_text(encoding="utf-8").count("\n") < 300, path


def test_a_line_of_a_script_can_be_read() -> None:
    tests = Path(__file__).parents[1]
    scripts = [
        *SOURCES.parent.rglob("*.js"),
        *(tests / "site").glob("*.js"),
        *(tests / "node").glob("*.mjs"),
    ]
    ours = [path for path in scripts if "vendor" not in path.parts]
    assert len(ours) > len(SCRIPTS)
    for path in ours:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > 120] == [], path
