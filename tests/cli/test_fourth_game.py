"""A made-up fourth game gets every command from a folder of rules and a folder of code alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.overlay import Done, command, lay

pytestmark = pytest.mark.long
Run = Callable[..., Done]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay(tmp_path_factory.mktemp("fourth") / "checkout")


@pytest.fixture
def run(checkout: Path, tmp_path: Path) -> Run:
    def call(*arguments: str, **settings: str) -> Done:
        settings.setdefault("REFEREE_HOME", str(tmp_path / "home"))
        return command(checkout, *arguments, **settings)

    return call


@pytest.fixture
def race(run: Run) -> Run:
    """Begin a race of Ana and Ben."""
    done = run("table", "new", "friday", "--game", "coin-race", "--players", "Ana,Ben")
    assert done.code == 0, done.err
    return run


def test_its_rules_are_found_and_right(run: Run) -> None:
    without = "Not compared with the source documents: set REFEREE_SEEDS to their folder.\n"
    assert run("check").out == f"{without}Nothing is wrong.\n"
    games = run("games", "--json").data
    assert games[0]["id"] == "la-cuenta"  # the first by its order
    assert {"rules": 3, "rulings": 1, "examples": 5}.items() <= {
        game["id"]: game for game in games
    }["coin-race"].items()
    assert run("rule", "take-chips", "--json").data["number"] == "CR 2.1"
    token = run("rule", "token", "--game", "coin", "--json").data  # a synonym in its glossary
    assert {rule["id"] for rule in token} <= {"start", "take-chips", "first-to-five"}
    assert "A blue one costs 1 £ and" in run("rule", "CR 2.1").out
    assert run("dispute", "overshoot", "--json").data["adopted"] == "allowed"


def test_its_words_are_compared_with_its_code(run: Run, checkout: Path) -> None:
    words = checkout / "rules_data" / "coin-race" / "words.yaml"
    text = words.read_text(encoding="utf-8")
    planted = text.replace("  too-few-coins:\n", "  too-few-coin:\n").replace(
        "  bag: {", "  bagg: {"
    )
    words.write_text(planted, encoding="utf-8")
    faults = run("check", "--json").data["faults"]
    words.write_text(text, encoding="utf-8")
    assert [fault["message"] for fault in faults if fault["code"] == "unused"] == [
        "No code uses “too-few-coin”; the nearest that it does use is “too-few-coins”.",
        "No code uses “bagg”; the nearest that it does use is “bag”.",
    ]
    assert {fault["code"] for fault in faults} == {"unused", "unreviewed"}


def test_worked_examples_are_told(run: Run) -> None:
    page = run("examples", "take-chips/two-blue").out
    assert "  Ana takes 2 × blue.\n" in page
    assert "  Chips: Ana 2 × 2 = 4, Ben 0\n" in page  # two blue ones count two each
    assert "  Coins: Ana 3 − 2 = 1 £, Ben 3 £\n" in page  # 1 £ for each
    asked = run("examples", "first-to-five/asked-first").out
    assert "May it be? Ana takes 2 × red.\n  Yes. Chips: Ana +2.\n" in asked
    assert "With overshoot=exact:\n    No. Ana would have 6 chips" in asked


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("take ana blue 2", {"event": "take", "player": "Ana", "type": "blue", "count": 2}),
        ("ana take 2 blues", {"event": "take", "player": "Ana", "type": "blue", "count": 2}),
        ("blue two", {"event": "take", "player": "Ana", "type": "blue", "count": 2}),
        ("nehmen rot", {"event": "take", "player": "Ana", "type": "red"}),
        ("拿筹码两枚蓝色", {"event": "take", "player": "Ana", "type": "blue", "count": 2}),
        ("take player ana colour red how many 1",
         {"event": "take", "player": "Ana", "type": "red", "count": 1}),
        ("take red in den Beutel",
         {"event": "take", "player": "Ana", "type": "red", "into": "bag"}),
        ("take red 2 1",
         {"event": "take", "player": "Ana", "type": "red", "count": 2, "into": "1"}),
        ("correct ana 5 chips", {"event": "correct", "chips": {"Ana": 5}}),
        ("take --count 2 red", {"event": "take", "player": "Ana", "type": "red", "count": 2}),
        ("pass", {"event": "pass", "player": "Ana"}),
        ("correct chips ben 4, ana 1; coins ana 2 £; why we miscounted, both",
         {"event": "correct", "chips": {"Ben": 4, "Ana": 1}, "coins": {"Ana": 2},
          "why": "we miscounted, both"}),
    ],
)  # fmt: skip
def test_lines_are_typed_as_people_say_them(race: Run, line: str, event: object) -> None:
    done = race("table", *line.split(), "--json")
    assert done.code == 0, done.errors
    assert done.data["event"] == event


def test_a_game_is_kept_undone_and_edited(race: Run) -> None:
    assert race("table", "take", "ana", "blue", "2").out.splitlines() == [
        "  2 Ana takes 2 × blue.",
        "    Ana takes 2 × blue: Chips +4, −2 £ (CR 2.1)",
        "    Ben’s turn.",
    ]
    assert race("table", "take", "ana", "red").code == 1  # it is Ben's turn
    assert race("table", "red").code == 0
    page = race("table", "show").out
    assert "▸ Ana      4    1 £   one chip short\n  Ben      1    3 £\n" in page
    edited = race("table", "edit", "2", "take", "red", "--json").data
    assert (edited["chips_changed"], edited["coins_changed"]) == ({"Ana": -3}, {"Ana": 2})
    undone = race("table", "undo").out
    assert "Chips change: Ana 1 → 4.\nCoins change: Ana −2 £.\n" in undone
    history = race("table", "history").out
    assert "Round 1: Chips: Ana +4, Ben +1; Ana −2 £\n" in history


def test_a_log_is_judged_and_compared(race: Run, tmp_path: Path) -> None:
    for line in ("blue 2", "red 2", "red 2"):
        assert race("table", *line.split()).code == 0
    log = str(tmp_path / "race.jsonl")
    race("table", "export", log)
    result = race("replay", log, "--compare", "--json").data
    assert (result["chips"], result["coins"]) == ({"Ana": 6, "Ben": 2}, {"Ana": 1, "Ben": 3})
    assert (result["over"], result["winners"]) == (True, ["Ana"])
    parted = result["compare"]["rulings"][0]
    assert (parted["ruling"], parted["choice"], parted["line"]) == ("overshoot", "exact", 4)
    page = race("replay", log).out
    assert "Round 2 (line 4)\n  Ana takes 2 × red: Chips +2 (CR 2.1)\n" in page
    assert "Chips  Ana  Ben\nstart    0    0\n1        4    2\n2        6    2\n" in page


def test_may_asks_the_kept_game_and_a_described_one(race: Run) -> None:
    assert race("may", "take", "ana", "blue", "2").code == 0
    no = race("may", "take", "ben", "red", "--json")
    assert (no.code, no.errors[0]["code"]) == (1, "not-your-turn")
    other = race("may", "red", "2", "--players", "3", "--ruling", "overshoot=exact", "--json")
    assert (other.code, other.data["changes"]) == (0, {"chips": {"1": 2}})


def test_a_table_is_described_by_what_happened(run: Run) -> None:
    there = ("--game", "coin", "--players", "Ana,Ben", "--json", "--table")
    asked = run("may", "ben", "take", "blue", "2", *there, "ana blue 2")
    assert (asked.code, asked.data["changes"]) == (0, {"chips": {"Ben": 4}, "coins": {"Ben": -2}})
    over = run("may", "ben", "red", *there, "ana blue 2; ben pass; ana red")  # 4 + 1 chips
    assert over.errors[0]["code"] == "game-over"
    wrong = run("may", "red", "--game", "coin", "--table", "frydai")
    assert (wrong.code, wrong.err.splitlines()) == (
        2, ["Error: There is no table “frydai”, and nothing that could be entered."])  # fmt: skip


def test_the_prompt_reads_the_same_lines(race: Run) -> None:
    typed = "help\nana blau 2\nstand\nwas\nzurück\nquit\n"
    done = race("table", typed=typed, LANG="de_DE.UTF-8")
    assert done.code == 2  # one line was not understood
    assert "Ana nimmt 2 × blau." in done.out
    assert "„was“ lässt sich so nicht eintragen" in done.out
    assert "\nChips nehmen Ana rot  Chips nehmen\n" in done.out


def test_verbs_of_two_games_go_by_the_table(race: Run) -> None:
    race("table", "new", "bar", "--game", "la-cuenta", "--players", "Ana,Ben,Cem")
    bill = race("table", "correct", "ana", "850", "--json").data["event"]
    assert bill == {"event": "correct", "savings": {"Ana": 850}}
    chips = race("table", "correct", "-t", "friday", "chips", "ana", "3", "--json").data["event"]
    assert chips == {"event": "correct", "chips": {"Ana": 3}}
    wrong = race("table", "take", "red", "-t", "bar")
    assert (wrong.code, wrong.err) == (2, "Error: La Cuenta has no “take”.\n")


def test_help_names_its_verbs_and_its_options(run: Run) -> None:
    page = run("table", "--help").out
    assert "What may be entered in Coin Race:\n  take     Take chips.\n" in page
    assert "--game coin-race --players Ana,Ben" in page
    assert "referee table take Ana red" in run("table", "take", "--help").out
    assert "--count N" in run("table", "take", "--help").out
    assert "--chips NAME=N,…" in run("table", "new", "--help").out


@pytest.mark.parametrize("name", ["coin", "münzrennen", "竞赛", "coin-race", "Race"])
def test_a_game_is_named_in_any_language(run: Run, name: str) -> None:
    done = run("table", "new", "x", "--game", name, "--players", "Ana,Ben", "--coins", "Ana=1")
    assert done.code == 0, done.err


def test_an_unknown_game_is_told_with_those_there_are(run: Run) -> None:
    done = run("rule", "start", "--game", "chess", LANG="zh_CN.UTF-8")
    assert done.code == 2
    assert done.err.startswith("错误：没有“chess”这个游戏；现有：账单来了 (la-cuenta)")
    assert len(done.err.splitlines()) == 1


def test_ids_of_several_games_ask_which(checkout: Path, run: Run) -> None:
    """“setup/start” is no id of La Cuenta; its rule `tip` gets a namesake here."""
    rules = checkout / "rules_data" / "coin-race" / "rules" / "end.yaml"
    text = rules.read_text("utf-8")
    rules.write_text(text + text.replace("first-to-five", "tip").split("  examples:")[0].replace(
        "First to five", "A tip").replace("Wer zuerst fünf hat", "Ein Tipp").replace(
        "先到五枚", "提示"), "utf-8")  # fmt: skip
    try:
        both = run("rule", "tip", "--json")
        assert (both.code, both.errors[0]["code"]) == (2, "ambiguous")
        assert "--game la-cuenta" in both.errors[0]["message"]
        assert run("rule", "tip", "--game", "coin", "--json").data["number"] == "CR 3.2"
        found = json.loads(run("examples", "tip", "--json").out)
        assert {entry["game"] for entry in found["data"]} == {"la-cuenta"}  # only that has some
    finally:
        rules.write_text(text, "utf-8")


def test_a_log_that_cannot_be_read_is_told_in_shared_words(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "race.jsonl"
    start = {"event": "game", "game": "coin-race", "players": ["Ana", "Ben"]}
    log.write_text(json.dumps(start) + "\n" + json.dumps({"event": "take", "player": "Ana"}))
    told = run("replay", str(log), LANG="de_DE.UTF-8")
    assert told.code == 2
    assert told.err.endswith("Zeile 2: Der Schlüssel „type“ fehlt.\n")
