"""What kept games tell: any log in words, cash with cents, ties, what counts, the export."""

import json
from pathlib import Path
from typing import Any

import pytest

from referee.cli.app import App
from referee.rulebase import store
from referee.tables.session import Session, game_module
from tests.cli.conftest import Run

WHOLE = sorted((Path(__file__).parent.parent / "transcripts").rglob("games/*.jsonl"))
TIED = ["table", "new", "x", "--players", "Ana,Ben,Cem", "--savings", "Ana=0,Ben=400,Cem=400"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_a_tie_asks_for_cash_first(run: Run, lang: str) -> None:
    run(*TIED)
    out = run("table", "show", "--lang", lang).out.replace("\n", "")
    cash, share = {
        "en": ("tell their cash", "share"),
        "de": ("Bargeld", "teilt"),
        "zh": ("现钞", "共同获胜"),
    }[lang]
    assert 0 < out.index(cash) < out.index(share)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ben 12,50 Cem 12,30", {"Ben": "12.50", "Cem": "12.30"}),
        ("ben 12.50, cem 12.30", {"Ben": "12.50", "Cem": "12.30"}),
        ("ben 12,5 € cem 12 €", {"Ben": "12.50", "Cem": 12}),
        ("ben €12.50 cem 3", {"Ben": "12.50", "Cem": 3}),
        ("ben 1.234,50; cem 1.234", {"Ben": "1234.50", "Cem": 1234}),
        ("ben 0,05", {"Ben": "0.05"}),
        ("ben 20,cem 5", {"Ben": 20, "Cem": 5}),
    ],
)
def test_cash_is_typed_with_cents(run: Run, typed: str, kept: dict[str, Any]) -> None:
    run(*TIED)
    data = run("table", "cash", *typed.split(" "), "--json").data
    assert data["event"]["cash"] == kept
    assert data["state"]["winners"] == ["Ben"]


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "12.50 €"), ("de", "12,50 €"), ("zh", "€12.50")]
)
def test_cash_is_told_as_the_language_writes_it(run: Run, lang: str, shown: str) -> None:
    run(*TIED)
    assert shown in run("table", "cash", "Ben", "12,50", "--lang", lang).out
    assert shown in run("table", "history", "--lang", lang).out


def test_savings_have_no_cents(run: Run) -> None:
    run(*TIED[:5])
    done = run("table", "correct", "Ben", "12,50", "--json")
    assert (done.code, done.envelope["errors"][0]["code"]) == (2, "no-cents")
    assert run("table", "correct", "Ben", "850,00", "--json").data["event"]["savings"] == {
        "Ben": 850
    }


ENDS = {
    "la-cuenta": (
        ["table", "new", "x", "--players", "Ana,Ben,Cem"],
        [["round", "Ana", "gazpacho"], ["round", "Ben", "wine"], ["round", "Cem", "toilet"]],
        ["correct", "Ana", "-5"],
    )
}


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_rounds_behind_an_end_that_an_edit_brought_do_not_count(run: Run, lang: str) -> None:
    begin, entries, end = ENDS["la-cuenta"]
    run(*begin)
    for entry in entries:
        assert run("table", *entry).code == 0
    told = {
        "en": "Not counted: the game was over after round 1",
        "de": "Zählt nicht: Das Spiel war nach Runde 1 aus",
        "zh": "不计入：游戏在第1轮之后已经结束",
    }[lang]
    changed = run("table", "edit", "3", *end, "--lang", lang)
    for out in (changed.out, run("table", "show", "--lang", lang).out):
        assert told in out
        assert "Not by the rules" not in out
        assert "by the rules" not in out
    history = run("table", "history", "--lang", lang).out
    assert history.count(told) == 1
    log = run("table", "export").out
    path = Path("x.jsonl")
    assert not path.exists()
    assert log.count("\n") == 5


def log_of(*events: Any, game: str = "la-cuenta") -> str:
    first = {"event": "game", "game": game, "players": 3}
    return "".join(json.dumps(event) + "\n" for event in (first, *events))


# What means nothing to any game; an edit puts something sound, or nothing, in its place.
NONSENSE: list[Any] = [
    {"event": "play"},
    {"event": "play", "player": "1", "type": "fish"},
    {"event": "play", "player": ["a"], "card": {"x": 1}},
    {"event": "play", "type": {"a": 1}, "price": []},
    {"event": "round", "asker": 1, "cards": 5},
    {"event": "round", "cards": [{"type": []}], "split": []},
    {"event": "cash", "cash": []},
    {"event": "correct", "savings": 3, "why": {"a": 1}},
    {"event": "correct", "savings": {"1": "x", "2": [], "3": None}},
    {"event": "improve", "to": []},
    {"event": "restaurant", "types": 3},
    {"event": "roll", "dice": {"a": 1}},
    {"event": "action"},
    {"event": "card", "needs": 5},
    {"event": "mark", "ingredients": [1]},
    {"event": "score", "finished": {}},
    {"event": "{player}", "why": "{amount:amount}"},
    {"event": "x" * 300},
    {"event": "\ud800"},
]


@pytest.mark.parametrize("game", App().keepable())
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_line_of_a_log_that_can_be_opened_is_told(
    run: Run, home: Path, game: str, lang: str
) -> None:
    events: list[Any] = []
    for nonsense in NONSENSE:
        events.append(nonsense)
        here = len(events) + 1
        events.append({"event": "edit", "line": here, "with": nonsense})
        events.append({"event": "edit", "line": here, "with": None})
    path = home / "odd.jsonl"
    path.write_text(log_of(*events, game=game), "utf-8")
    assert run("table", "show", "-t", str(path), "--lang", lang).code == 0
    assert run("replay", str(path), "--compare", "--lang", lang).code == 0
    assert run("may", "undo", "-t", str(path), "--lang", lang).code in (0, 1, 2)
    done = run("table", "history", "-t", str(path), "--lang", lang)
    assert done.code == 0
    assert len(run("table", "history", "-t", str(path), "--json").data["lines"]) == len(events) + 1
    assert "{starter}" not in done.out
    exported = run("table", "export", str(home / "out.jsonl"), "-t", str(path))
    assert exported.code == 0
    assert [json.loads(line) for line in (home / "out.jsonl").read_text().splitlines()][
        1:
    ] == events


@pytest.mark.parametrize("game", App().keepable())
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_no_place_of_a_sentence_stays_empty(run: Run, home: Path, game: str, lang: str) -> None:
    """Every event is told with nothing but what it must tell, as a log may hold it."""
    facts = store.facts(game)
    first: dict[str, Any] = {"event": "game", "players": 3}
    for event in [first, {"event": "game", "players": ["A", "B", "C"]}]:
        assert "{" not in App().front(game).wording().told(facts, event)
    fold = game_module(game).fold(facts, [first])
    path = home / "begun.jsonl"
    path.write_text(log_of(game=game), "utf-8")
    assert fold.state.players == ["1", "2", "3"]
    for how in ("show", "history"):
        assert "{" not in run("table", how, "-t", str(path), "--lang", lang).out


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.name)
def test_what_is_exported_is_the_published_log(run: Run, home: Path, path: Path) -> None:
    kept = home / "kept.jsonl"
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    first = {**lines[0], "format": 1, "rules": "1.0"}
    kept.write_text("".join(json.dumps(e) + "\n" for e in (first, *lines[1:])), "utf-8")
    out = home / "out.jsonl"
    assert run("table", "export", str(out), "-t", str(kept)).code == 0
    exported = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert exported == lines
    module = game_module(lines[0]["game"])
    assert module.replay(store.facts(lines[0]["game"]), exported) == module.replay(
        store.facts(lines[0]["game"]), lines
    )
    assert Session(out).result() == Session(kept).result()


MAY = [
    ["round", "Ana", "percebes", "--go-dutch"],
    ["round", "Ana", "percebes", "--tips", "1"],
    ["round", "Ana", "percebes", "--tips=1", "--protected", "Ben"],
    ["round", "Ana", "percebes", "--fifty-fifty", "Ben"],
    ["round", "Ana", "percebes", "--go-dutch", "--split-by", "Ben"],
    ["correct", "Ana", "850", "--why", "miscounted"],
]


@pytest.mark.parametrize("typed", MAY, ids=" ".join)
def test_whatever_can_be_entered_can_be_asked(run: Run, typed: list[str]) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    asked = run("may", *typed, "--json")
    entered = run("table", *typed, "--json")
    assert asked.code == entered.code
    assert asked.data["event"] == entered.data["event"]


@pytest.mark.parametrize("game", App().keepable())
def test_every_option_of_every_event_can_be_asked(run: Run, game: str) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem", "--game", game)
    for name, verb in App().front(game).verbs().items():
        for flag, metavar, *_more in verb.get("options", ()):
            done = run("may", name, "Ana", flag, *(["1"] if metavar else []), "--json")
            assert "no-such-option" not in [e["code"] for e in done.envelope["errors"]], flag


@pytest.mark.parametrize("command", [["may", "gazpacho"], ["table", "ana"], ["table", "edit", "2"]])
def test_a_mistyped_option_is_an_option_error(run: Run, command: list[str]) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    run("table", "ana", "gazpacho")
    done = run(*command, "round", "ana", "wine", "--go-duch", "--json")
    assert done.code == 2
    assert done.envelope["errors"][0]["code"] == "no-such-option"
    assert "--go-dutch" in done.envelope["errors"][0]["message"]


LINES = [
    ["bill", "wine", "--go-dutch", "--fifty-fifty", "X", "--reading"],
    ["bill", "wine", "--players"],
    ["bill", "nix", "--reading", "de", "--reading"],
    ["may", "gazpacho", "--ruling"],
    ["table", "new", "--players"],
    ["rule"],
    [],
    ["table"],
]


@pytest.mark.parametrize("words", LINES, ids=" ".join)
def test_text_and_json_answer_with_one_exit_code(run: Run, words: list[str]) -> None:
    codes = {run(*words).code, run(*words, "--json").code, run("--json", *words).code}
    assert len(codes) == 1


@pytest.mark.parametrize("name", ["\x00", "a\x00b.jsonl", "/tmp/\x00", "\ud800", "x" * 300, "/"])
def test_names_that_no_file_can_have_are_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    path = name if "/" in name or name.endswith(".jsonl") else f"{name}.jsonl"
    for command in (
        ["table", "export", name],
        ["table", "new", path, "--players", "3"],
        ["table", "show", "-t", path],
        ["table", "use", path],
        ["replay", path],
        ["bill", "--from", path],
    ):
        done = run(*command, "--json")
        assert done.code == 2, command
        assert done.envelope["errors"][0]["code"] != "internal"
