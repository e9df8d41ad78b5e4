"""``referee replay``: a game judged from its log, and compared; figures by hand from the rules."""

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Run

START = {"event": "game", "game": "la-cuenta", "players": ["Ana", "Ben", "Cem"], "starter": "Ana"}


def play(player: str, card: str, **more: Any) -> dict[str, Any]:
    return {"event": "play", "player": player, "card": card, **more}


@pytest.fixture
def log(tmp_path: Path) -> Any:
    def write(*events: Any) -> str:
        path = tmp_path / "log.jsonl"
        path.write_text("".join(json.dumps(event) + "\n" for event in (START, *events)), "utf-8")
        return str(path)

    return write


GAME = (
    play("Ana", "pinchito-moruno", premium=1),  # 80
    play("Ben", "callos", anyway=True),  # 60 on 80: only by printed prices
    play("Cem", "wine"),  # 30
    {"event": "ask", "player": "Ana"},
    {"event": "tip", "player": "Ben"},  # callos, 60
    {"event": "fifty-fifty", "player": "Ana", "with": "Ben"},  # 230: 115 each
    {"event": "settle"},
    {"event": "round", "asker": "Cem", "cards": ["wine", "wine"]},  # 60
)


def test_the_published_result(run: Run, log: Any) -> None:
    data = run("replay", log(*GAME), "--json").data
    assert data["bills"] == [230, 60]
    assert data["savings"] == {"Ana": 785, "Ben": 785, "Cem": 840}
    assert data["hand_limits"] == {"Ana": 6, "Ben": 5, "Cem": 5}
    assert data["next_starter"] == "Cem"
    assert [entry["line"] for entry in data["irregular"]] == [3]
    assert "stopped" not in data


def test_rounds_savings_and_what_comes_next_on_a_page(run: Run, log: Any) -> None:
    page = run("replay", log(*GAME)).out
    assert "Round 1 (line 8)\n  Bill 230 €: Ana pays 115 €, Ben pays 115 €." in page
    assert "Savings    Ana    Ben    Cem\n" in page
    assert "start    900 €  900 €  900 €\n" in page
    assert "2        785 €  785 €  840 €\n" in page
    assert "Round 3: Cem starts" in page


def test_it_stops_at_the_first_refused_event(run: Run, log: Any) -> None:
    path = log(play("Ana", "gazpacho"), play("Cem", "aceitunas"), {"event": "undo"},
               play("Cem", "aceitunas"), play("Ben", "wine"))  # fmt: skip
    done = run("replay", path, "--json")
    assert done.code == 1
    assert done.data["stopped"]["line"] == 5
    assert [entry["code"] for entry in done.data["stopped"]["reasons"]] == [
        "not-your-turn",
        "too-cheap",
    ]
    assert [entry["where"] for entry in done.envelope["errors"]] == ["line 5", "line 5"]
    page = run("replay", path).out
    assert "Stopped: the rules refuse line 5." in page
    assert "turn, not Cem" in page


def test_comparison_says_where_games_part_and_what_it_cost_whom(run: Run, log: Any) -> None:
    data = run("replay", log(*GAME), "--compare", "--json").data["compare"]
    found = {f"{entry['ruling']}={entry['choice']}": entry for entry in data["rulings"]}
    threshold = found["premium-threshold=printed"]
    assert (threshold["line"], threshold["what"], threshold["savings"]) == (3, "allowed", {})
    tip = found["tip-price=printed"]  # 40 instead of 60: 210 in all, 105 each
    assert (tip["line"], tip["what"]) == (6, "total")
    assert (tip["here"], tip["there"]) == (230, 210)
    assert tip["savings"] == {"Ana": 10, "Ben": 10}
    rounding = found["rounding=up-to-ten"]  # 120 each
    assert (rounding["line"], rounding["savings"]) == (8, {"Ana": -5, "Ben": -5})
    # 3 cards and one Premium: with Premium not counting still enough for three players
    assert "premium-counts=no" not in found
    assert "threshold-counts-after-cards=yes" not in found
    assert "counting=up" not in found  # the same game, written the other way
    readings = {entry["reading"]: entry for entry in data["readings"]["differ"]}
    assert list(readings) == ["zh"]
    assert readings["zh"]["line"] == 3
    page = run("replay", log(*GAME), "--compare").out
    assert "tip-price=printed\n    From line 6: Ben plays a Tip.\n" in page
    assert "The bill comes to 210 € instead of 230 €." in page
    assert "At the end: Ana +10 €, Ben +10 €." in page


def test_a_correction_means_the_same_whichever_way_it_is_counted(run: Run, log: Any) -> None:
    path = log({"event": "correct", "savings": {"Ana": 850}}, *GAME[:1])
    data = run("replay", path, "--compare", "--json").data["compare"]
    assert "counting" not in [entry["ruling"] for entry in data["rulings"]]


def test_a_correction_stands_between_the_rounds(run: Run, log: Any) -> None:
    mended = {"event": "correct", "savings": {"Ana": 800}, "why": "miscounted"}
    late = {"event": "correct", "savings": {"Ben": 700}}
    page = run("replay", log(*GAME[:-1], mended, GAME[-1], late)).out
    rounds = page[page.index("Round 1") : page.index("Savings  ")]
    assert rounds == (
        "Round 1 (line 8)\n  Bill 230 €: Ana pays 115 €, Ben pays 115 €.\n\n"
        "  9 Savings are corrected. Ana 800 € (miscounted)\n\n"
        "Round 2 (line 10)\n  Bill 60 €: Cem pays 60 €.\n\n"
        " 11 Savings are corrected. Ben 700 €\n\n"
    )
    assert "2        800 €  785 €  840 €\n3        800 €  700 €  840 €\n" in page


def test_a_correction_that_stops_a_replay_is_told_once(run: Run, log: Any) -> None:
    ends = {"event": "correct", "savings": {"Ana": 0}}
    page = run("replay", log(ends, {"event": "correct", "savings": {"Ana": 50}})).out
    assert page.count("Ana 0 €") == page.count("Ana 50 €") == 1


def test_the_end_may_come_under_one_ruling_only(run: Run, log: Any) -> None:
    cards = ["jamon-de-jabugo"] * 2 + [{"card": "percebes", "premium": 3}]  # 200 + 800
    path = log({"event": "round", "asker": "Ana", "cards": cards},
               {"event": "round", "asker": "Ben", "cards": []})  # fmt: skip
    done = run("replay", path, "--json", "--compare")
    assert done.code == 1  # nothing follows the end
    assert done.data["over"] is True
    assert done.data["winners"] == ["Ben", "Cem"]
    found = {f"{e['ruling']}={e['choice']}": e for e in done.data["compare"]["rulings"]}
    assert found["debt=zero"]["savings"] == {"Ana": 100}  # 0 instead of −100


def test_from_standard_input_and_from_an_export(
    run: Run, log: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = Path(log(*GAME)).read_bytes()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(content)))
    assert run("replay", "-", "--json").data["bills"] == [230, 60]
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    run("table", "ana", "wine")
    exported = run("table", "export").out.encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(exported)))
    assert run("replay", "-", "--json").code == 0


def test_a_torn_last_line_is_said_and_does_not_count(run: Run, log: Any) -> None:
    path = log(play("Ana", "wine"))
    with Path(path).open("a") as file:
        file.write('{"event": "pl')
    done = run("replay", path, "--json")
    assert done.code == 0
    assert done.data["notes"][0]["code"] == "torn-line"
    assert "unfinished" in run("replay", path).out


@pytest.mark.parametrize(
    ("content", "exit_code", "code"),
    [
        ('{"event": "game"\n{"event": "undo"}\n', 3, "damaged"),
        (json.dumps(START) + "\nxx\n" + json.dumps({"event": "undo"}) + "\n", 3, "damaged"),
        (json.dumps(START) + '\n{"event": "correct", "savings": {"Ana": NaN}}\n', 3, "damaged"),
        (json.dumps({**START, "format": 9}) + "\n", 3, "newer-format"),
        ("", 2, "no-log"),
        ("no log at all", 2, "no-log"),
        (json.dumps({"event": "undo"}) + "\n", 2, "first-line-not-game"),
        (json.dumps({**START, "game": "chess"}) + "\n", 2, "other-game"),
        (json.dumps(START) + '\n{"event": "undo"}\n', 2, "nothing-to-undo"),
        (json.dumps(START) + "\n[]\n", 2, "not-an-object"),
        ("[]\n", 2, "not-an-object"),
    ],
)
def test_what_is_no_log(run: Run, tmp_path: Path, content: str, exit_code: int, code: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(content)
    for more in ([], ["--compare"]):
        done = run("replay", str(path), "--json", *more)
        assert done.code == exit_code
        assert done.envelope["errors"][0]["code"] == code
    assert path.read_text() == content


@pytest.mark.parametrize(
    ("event", "code", "says"),
    [
        ({"event": "undo"}, "nothing-to-undo", "nothing left to take back"),
        (play("Ana", "unicorn"), "unknown-card", "unicorn"),
        (play("Eva", "wine"), "unknown-player", "Eva"),
    ],
)
def test_a_line_that_means_nothing_is_named_by_every_command(
    run: Run, log: Any, monkeypatch: pytest.MonkeyPatch, event: Any, code: str, says: str
) -> None:
    path = log(event, play("Ana", "wine"))
    monkeypatch.setenv("COLUMNS", "400")
    for command in (["replay", path], ["table", "show", "-t", path], ["table", "wine", "-t", path]):
        done = run(*command)
        assert done.code == 2
        assert ", line 2: " in done.err
        assert says in done.err
        assert code not in done.err
        assert run(*command, "--json").envelope["errors"][0]["code"] == code


def test_blank_lines_are_forgiven(run: Run, log: Any) -> None:
    path = Path(log(play("Ana", "gazpacho"), {"event": "edit", "line": 2, "with": None}))
    path.write_text(path.read_text().replace("\n", "\n\n", 1))
    done = run("replay", str(path), "--json")
    assert done.code == 0
    assert [note["code"] for note in done.data["notes"]] == ["blank-lines"]
    assert run("table", "show", "-t", str(path), "--json").data["state"]["total"] == 0
    with path.open("a") as file:
        file.write(json.dumps(play("Ana", "unicorn")) + "\n")  # on the file's fifth line
    done = run("replay", str(path), "--json")
    assert done.envelope["errors"][0]["where"].startswith("line 5")
    assert "line 5: There is no card" in done.envelope["errors"][0]["message"]
    shown = run("table", "show", "-t", str(path), "--json").envelope["errors"][0]
    assert shown["where"].endswith(":5")


def test_an_empty_file_is_no_log_for_every_command(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.touch()
    for command in (["replay", str(path)], ["table", "show", "-t", str(path)]):
        done = run(*command, "--json")
        assert (done.code, done.envelope["errors"][0]["code"]) == (2, "no-log")


def test_no_file_and_a_folder(run: Run, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none")).code == 2
    assert run("replay", str(tmp_path)).code == 2


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("columns", ["80", "40"])
def test_three_languages_and_two_widths(
    run: Run, log: Any, monkeypatch: pytest.MonkeyPatch, lang: str, columns: str
) -> None:
    from referee.cli.text import width

    monkeypatch.setenv("COLUMNS", columns)
    page = run("replay", log(*GAME), "--compare", "--lang", lang).out
    assert max(width(line) for line in page.splitlines()) <= int(columns)
    said = {"en": "At the end", "de": "Am Ende", "zh": "最终相差"}[lang]
    assert said in page
    assert lang == "en" or "At the end" not in page


def test_many_players_with_long_names_fit(run: Run, tmp_path: Path) -> None:
    names = [f"{n} with a rather long name of theirs" for n in range(8)]
    path = tmp_path / "x.jsonl"
    path.write_text(json.dumps({**START, "players": names, "starter": names[0]}) + "\n")
    page = run("replay", str(path)).out
    assert max(len(line) for line in page.splitlines()) <= 80
