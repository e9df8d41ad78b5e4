"""Several games side by side: which one is meant, and what each takes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from referee.cli.app import App
from referee.cli.fronts import Front, Wording
from referee.cli.game_text import GameText
from referee.rulebase import store
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))


@pytest.fixture
def tables(run: Run) -> Run:
    """Begin a game of each kind, called by its short name."""
    for game in App().keepable():
        short = store.book(game)["short"]
        new = run("table", "new", short, "--game", game, "--players", "Ana,Ben,Cem")
        assert new.code == 0, new.err
    return run


def event(run: Run, *words: str) -> dict[str, Any]:
    """Return the event that a line is kept as."""
    done = run("table", *words, "--json")
    assert done.code == 0, done.out
    found: dict[str, Any] = done.data["event"]
    return found


def test_what_a_game_brings_is_what_shared_code_asks_for() -> None:
    """The types are the test: mypy reads it."""
    from referee.games.la_cuenta.desk.event_commands import EventCommands
    from referee.games.la_cuenta.desk.table_text import TableText

    brought: Front = EventCommands(GameText("la-cuenta"))
    words: Wording = TableText(brought.say)
    assert type(brought.wording()) is type(words)


def test_an_event_of_all_games_goes_by_the_table(tables: Run) -> None:
    assert event(tables, "correct", "-t", "LC", "ana", "850")["savings"] == {"Ana": 850}
    assert event(tables, "correct", "-t", "BB", "coins", "ana", "5")["coins"] == {"Ana": 5}
    assert event(tables, "correct", "-t", "CT", "score", "ana", "5")["score"] == {"Ana": 5}
    assert event(tables, "correct", "ana", "6") == {"event": "correct", "score": {"Ana": 6}}
    assert "--score NAME=N" in tables("table", "correct", "--help").out  # of the table used last
    tables("table", "use", "LC")
    assert "savings" in tables("table", "correct", "--help").out


def test_a_correction_tells_what_was_set_and_why(tables: Run) -> None:
    """In Bolicheros nobody is asked why."""
    tables("table", "correct", "-t", "CT", "score ana 5; round 3; turn ben; why a turn too many")
    tables("table", "correct", "-t", "CT", "score", "ana", "6")
    assert tables("table", "history", "-t", "CT").out.splitlines()[1:] == [
        "  2 Corrected: it is round 3, and Ben rolls. Points: Ana 5 (a turn too many)",
        "  3 Points are corrected. Points: Ana 6",
    ]
    tables("table", "correct", "-t", "LC", "ana", "850", "--why", "miscounted")
    assert tables("table", "history", "-t", "LC").out.splitlines()[1:] == [
        "  2 Savings are corrected. Ana 850 € (miscounted)"
    ]


def test_may_goes_by_the_table_too(tables: Run) -> None:
    assert tables("may", "end-turn").code == 0  # a turn of the game begun last
    assert tables("may", "gazpacho", "-t", "LC").code == 0
    assert tables("may", "ana", "food", "1", "-t", "BB").code == 0
    other = tables("may", "gazpacho", "--game", "cuenta", "--players", "4")
    assert other.out.startswith("Gazpacho\nYes; the bill changes by +20 €.\n")


def test_a_name_before_an_event_is_told_where_the_game_knows_it(tables: Run) -> None:
    stolen = tables("may", "ben", "steal", "-t", "CT", "--json").data
    assert stolen["event"] == {"event": "steal", "player": "Ben"}
    wrong = tables("table", "ana", "refill", "-t", "BB")
    assert (wrong.code, wrong.err) == (2, "Error: “Ana” means nothing here.\n")


def test_a_word_of_another_game_is_told_so(tables: Run) -> None:
    wrong = tables("table", "settle", "-t", "CT")
    assert (wrong.code, wrong.err) == (2, "Error: ¿Cuántos Tacos? has no “settle”.\n")
    wrong = tables("table", "new", "x", "--game", "tacos", "--players", "2", "--coins", "1=5")
    assert (wrong.code, wrong.err) == (2, "Error: ¿Cuántos Tacos? has no --coins.\n")


def test_rules_are_searched_in_all_games_and_the_best_comes_first(run: Run) -> None:
    found = run("rule", "advertising", "star", "--json").data
    assert {rule["game"] for rule in found} == {"bolicheros-de-barrio"}
    page = run("rule", "how", "many", "players").out
    assert "· La Cuenta" in page
    assert "· ¿Cuántos Tacos?" in page
    only = run("rule", "players", "--game", "cuenta", "--json").data
    assert only["number"] == "LC 1.2"
    both = run("rule", "players", "--json")
    assert (both.code, both.envelope["errors"][0]["code"]) == (2, "ambiguous")


def test_lists_have_a_title_for_each_game(run: Run) -> None:
    for command in ("rule", "dispute", "examples"):
        lines = run(command).out.splitlines()
        for game in store.games():
            place = lines.index(store.titles(game)["en"])
            assert set(lines[place + 1]) == {"─"}, command
        assert "─" not in run(command, "--game", store.games()[0]).out
    listed = run("games", "--json").data
    assert [game["id"] for game in listed] == store.games()
    assert all(game["rules"] and game["examples"] for game in listed)


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_an_unknown_game_is_one_sentence_with_all_titles(run: Run, lang: str) -> None:
    for command in (["rule", "x"], ["dispute"], ["examples"], ["table", "new", "x"]):
        players = ["--players", "3"] if command[0] == "table" else []
        done = run(*command, *players, "--game", "schach", "--lang", lang)
        assert done.code == 2
        assert len(done.err.strip().splitlines()) == 1
        assert all(store.titles(game)[lang] in done.err for game in store.games())


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("bolicheros", "bolicheros-de-barrio"),
        ("BARRIO", "bolicheros-de-barrio"),
        ("tacos", "cuantos-tacos"),
        ("cuantos", "cuantos-tacos"),
        ("¿Cuántos Tacos?", "cuantos-tacos"),
        ("la cuenta", "la-cuenta"),
        ("账单", "la-cuenta"),
    ],
)
def test_a_game_is_named_as_people_call_it(run: Run, name: str, game: str) -> None:
    listed = run("rule", "--game", name, "--json").data
    assert {rule["game"] for rule in listed} == {game}


@pytest.mark.parametrize(
    ("table", "package", "line"),
    [
        *(("LC", "la_cuenta", line) for line in ("ben wine", "pass ben", "settle", "show", "may")),
        *(("BB", "bolicheros_de_barrio", line) for line in ("ana food 1", "ben refill", "may")),
        *(("CT", "cuantos_tacos", line) for line in ("roll", "end turn", "may")),
    ],
)
def test_what_happens_at_one_table_imports_no_other_game(
    tables: Run, table: str, package: str, line: str
) -> None:
    """The games of other tables are neither loaded nor asked, however many there are."""
    code = (
        "import sys; from referee.cli.main import main; main(sys.argv[1:]);"
        "print(*(name for name in sys.modules if name.startswith('referee.games.')),"
        "file=sys.stderr)"
    )
    words = ["may", "ana"] if line == "may" else ["table", *line.split()]
    tables("table", "use", table)
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    packages = {name.split(".")[2] for name in done.stderr.splitlines()[-1].split()}
    assert packages - {"portable"} == {package}, done.stdout


_NEW = ("table", "new", "q", "--players", "Ana,Ben,Cem")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["bill", "gazpacho", "--ruling", "winner-tie=coins"],
            "La Cuenta has no ruling “winner-tie”; it belongs to Bolicheros de Barrio.",
        ),
        (
            [*_NEW, "--game", "bolicheros", "--ruling", "rounding=up"],
            "Bolicheros de Barrio has no ruling “rounding”; it belongs to La Cuenta.",
        ),
        (
            ["dispute", "rounding", "--game", "bolicheros"],
            "Bolicheros de Barrio has no ruling “rounding”; it belongs to La Cuenta.",
        ),
        (
            ["--lang", "de", "bill", "gazpacho", "--ruling", "winner-tie=coins"],
            "La Cuenta kennt keine Entscheidung „winner-tie“; sie gehört zu Bolicheros de Barrio.",
        ),
        (
            ["--lang", "zh", "bill", "gazpacho", "--ruling", "winner-tie=coins"],
            "账单来了没有裁定“winner-tie”；它属于街坊店主。",
        ),
    ],
)
def test_a_ruling_of_another_game_is_said_to_be_one(
    run: Run, arguments: list[str], says: str
) -> None:
    done = run(*arguments, "--json")
    (error,) = done.envelope["errors"]
    assert (done.code, error["code"], error["message"]) == (2, "unknown-ruling", says)


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (["--game", "bolicheros", "--experiences", "7"], "--experiences"),
        (["--savings", "Ana=x"], "--savings"),
    ],
)
def test_a_wrong_number_names_its_option(run: Run, arguments: list[str], option: str) -> None:
    done = run(*_NEW, *arguments, "--json")
    (error,) = done.envelope["errors"]
    assert (done.code, error["code"], error["where"]) == (2, "bad-value", option)
    assert f"Invalid value for “{option}”" in error["message"]
