"""Bare ``referee table``: lines typed or piped, in three languages."""

import io
import json
import os
import pty
import select
import sys
from pathlib import Path
from typing import Any

import pytest

from referee import languages
from referee.cli.app import App
from referee.cli.keeping import open_table
from referee.cli.page import Page
from referee.cli.people import People
from referee.cli.prompt_words import WORDS, help_page, offers
from referee.cli.text import width
from referee.text import catalogue
from referee.text.catalogue import translator
from tests.cli.conftest import Done, Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def talk(run: Run, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Pipe lines into the prompt of a fresh game of Jürgen, 小明 and Ana María."""
    run("table", "new", "x", "--players", "Jürgen,小明,Ana María")

    def call(text: str, *arguments: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return run("table", *arguments)

    return call


ENGLISH = """
# a comment and an empty line say nothing

jürgen gazpacho
小明 wine
ana maría: jamon+premium
ask jürgen
jürgen tip
settle
undo
settle
round 小明: gazpacho, wine x3; tips 1; go dutch; protected Jürgen
show
"""
GERMAN = """
jürgen gazpacho
小明 rotwein
ana maría: jamon+premium
rechnung jürgen
jürgen trinkgeld
abrechnen
zurück
abrechnen
runde 小明: gazpacho, 3 rotwein; trinkgeld 1; geteilte rechnung; geschützt Jürgen
zeig
"""
CHINESE = """
jürgen gazpacho
小明 葡萄酒
ana maría：jamon+升级菜品
请求结账 jürgen
jürgen 小费
结清
撤回
结清
整轮 小明：gazpacho，葡萄酒x3；小费1；各付各的；受保护 Jürgen
显示
"""


@pytest.mark.parametrize(("lang", "text"), [("en", ENGLISH), ("de", GERMAN), ("zh", CHINESE)])
@pytest.mark.parametrize("columns", ["80", "40"])
def test_the_same_game_in_three_languages(
    talk: Any, monkeypatch: pytest.MonkeyPatch, lang: str, text: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = talk(text, "--lang", lang)
    assert done.code == 0, done.out
    # gazpacho 20 + wine 30 + jamón 2 × 100 + tip 20 = 270 for Jürgen; then 20 + 120 + 20 = 160,
    # halved between 小明 and Ana María
    catalogue.use(lang)
    for euros in (630, 820, 820):
        assert languages.amount(euros, lang) in done.out.rpartition("> ")[2]
    told = [line for line in done.out.splitlines() if "> " not in line and "jsonl" not in line]
    assert max(width(line) for line in told) <= int(columns)
    english = translator(lang)("On the table")
    assert lang == "en" or "On the table" not in done.out, english


def test_every_line_of_the_help_can_be_typed(talk: Any) -> None:
    session = open_table(App(), "x")
    people = People(session.players)
    names = {"name": session.players[0], "other": session.players[1]}
    side, view = session.side, session.view()
    kinds = [
        *("play", "play", "play", "play", "pass", "ask", "tip", "fifty-fifty", "go-dutch"),
        *("settle", "redraw", "round", "round", "correct", "cash"),
    ]
    told: list[list[dict[str, Any]]] = []
    for lang in languages.LANGUAGES:
        say = translator(lang)
        lines = [say(typed).format(**names) for typed, _text in side.prompt_help()]
        events = [side.read(session.facts, line, people, view, None) for line in lines]
        assert [event["event"] for event in events] == kinds, lang
        told.append([{k: v for k, v in event.items() if k != "why"} for event in events])
    assert told[0] == told[1] == told[2]
    burnt = told[0][3]
    assert (burnt["card"], burnt["price"], burnt["on"]) == ("burnt-dish", -20, "fish")
    assert told[0][11]["split"] == {"kind": "go-dutch"}
    assert told[0][12]["split"] == {"kind": "fifty-fifty", "with": "小明"}


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_help_in_every_language(talk: Any, lang: str) -> None:
    catalogue.use(lang)
    session = open_table(App(), "x")
    for cells in (80, 40):
        page = Page(lang, cells=cells)
        help_page(page, session)
        assert max(width(line) for line in page.lines) <= cells
    for word in (*WORDS["help"], "?", "？"):
        assert talk(f"{word}\n").code == 0


def test_what_goes_wrong_is_said_and_the_prompt_goes_on(talk: Any) -> None:
    done = talk("ana maría wine\nfrobnicate\nundo\njürgen wine\nquit\nnever read\n")
    assert done.code == 2  # the worst of all lines
    assert "No: It is Jürgen’s turn" in done.out
    assert "! ana maría wine" in done.out
    assert "“help” shows what can be typed." in done.out
    assert "There is nothing left to take back." in done.out
    assert "Jürgen plays Wine." in done.out
    assert "never" not in done.out
    assert "Kept in" in done.out


def test_an_exclamation_mark_enters_what_the_rules_refuse(talk: Any) -> None:
    done = talk("! ana maría wine\nhistory\n")
    assert done.code == 0
    assert "Not by the rules: It is Jürgen’s turn" in done.out


def test_edit_may_and_history(talk: Any) -> None:
    done = talk("gazpacho\nedit 2 tortilla\nmay 小明 aceitunas\nmay wine\nedit 2 remove\nedit\n")
    assert "Tortilla de patatas." in done.out
    assert "No: Aceitunas counts 10 € here" in done.out
    assert "Yes; the bill changes by +30 €." in done.out
    assert "Removed:" in done.out
    assert "Which line?" in done.out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("round 小明 wine x3 --tips 1", {"tips": 1}),
        ("round 小明 wine x3 tips 1", {"tips": 1}),
        ("round 小明: wine x3, tips 1", {"tips": 1}),
        ("runde 小明 3 rotwein trinkgeld 1", {"tips": 1}),
        (
            "round 小明 wine x3 --fifty-fifty jürgen --tips=2",
            {"tips": 2, "split": {"kind": "fifty-fifty", "with": "Jürgen"}},
        ),
        ("round 小明 --go-dutch wine x3", {"split": {"kind": "go-dutch"}}),
    ],
)
def test_options_are_read_in_the_prompt_too(talk: Any, line: str, told: dict[str, Any]) -> None:
    done = talk(line + "\n", "--json")
    event = done.data["lines"][0]["data"]["event"]
    assert event == {"event": "round", "asker": "小明", "cards": ["wine"] * 3, **told}


@pytest.mark.parametrize("tips", ["--tips=-1", "tips -1", "; tips −1"])
def test_tips_below_none_in_the_prompt(talk: Any, tips: str) -> None:
    assert "There can be 0 Tips or more, not −1." in talk(f"round 小明 wine {tips}\n").out


def test_anyway_in_the_prompt(talk: Any) -> None:
    assert talk("ana maría wine --anyway\n").code == 0


def test_a_player_called_like_a_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run("table", "new", "odd", "--players", "Show,Undo,Wine")
    monkeypatch.setattr(sys, "stdin", io.StringIO("show gazpacho\nundo wine\nwine wine\nshow\n"))
    done = run("table")
    assert done.code == 0
    assert "Wine plays Wine." in done.out


def test_everything_in_one_document(talk: Any) -> None:
    done = talk("gazpacho\npizza\nsettle\n", "--json")
    document = json.loads(done.out)
    assert [line["ok"] for line in document["data"]["lines"]] == [True, False, False]
    assert done.code == 2
    assert [error["code"] for error in document["errors"]] == ["unknown-card", "nothing-asked-yet"]
    assert document["data"]["state"]["total"] == 20


def test_the_tab_key_offers_names_cards_and_words(talk: Any) -> None:
    known = offers(open_table(App(), "x"))
    assert "Jürgen " in known("jü")
    assert "Gazpacho " in known("gaz")
    assert "undo " in known("un")
    assert "zurück " in known("zur")
    assert known("xyz") == []


def test_the_prompt_on_a_terminal(run: Run, home: Path, root: Path) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    pid, terminal = pty.fork()
    if pid == 0:  # pragma: no cover - the other process
        os.environ.update(REFEREE_HOME=str(home), TERM="dumb", LANG="C.UTF-8")
        os.execv(sys.executable, [sys.executable, "-m", "referee.cli.main", "table"])
    seen = b""
    try:
        for typed, prompt in (
            (b"gazp\t\n", b"Ana> "),
            (b"ben wine\n", b"Ben> "),
            (b"\x04", b"Cem> "),
        ):
            seen += until(terminal, prompt)
            os.write(terminal, typed)
        seen += until(terminal, b"")
    finally:
        os.close(terminal)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    assert code == 0, seen.decode()
    assert b"Ana plays Gazpacho." in seen
    assert b"Ben plays Wine." in seen


def until(terminal: int, wanted: bytes) -> bytes:
    """Read until the program asks with ``wanted``, or ends."""
    seen = b""
    while not (wanted and seen.endswith(wanted)):
        if not select.select([terminal], [], [], 20)[0]:
            raise AssertionError(seen.decode())
        try:
            part = os.read(terminal, 4096)
        except OSError:  # the terminal is gone with the program
            part = b""
        if not part:
            return seen
        seen += part
    return seen
