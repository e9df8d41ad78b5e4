"""``referee table``: a whole game as people type it; figures by hand from the rules."""

import json
import os
import re
import resource
from pathlib import Path
from typing import Any

import pytest

from referee.languages import LANGUAGES
from referee.tables import log_file
from referee.tables.log_file import Writer
from referee.text.catalogue import translator
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def table(run: Run, *arguments: str) -> Any:
    """Run ``referee table … --json``, which must succeed, and return its data."""
    done = run("table", *arguments, "--json")
    assert done.code == 0, done.out
    return done.data


@pytest.fixture
def friday(run: Run) -> Run:
    run("table", "new", "friday", "--players", "Ana,Ben,Cem,Dai,Eva")
    return run


def test_a_game_of_five_from_the_first_card_to_the_winner(run: Run) -> None:
    new = table(run, "new", "friday", "--players", "Ana,Ben,Cem,Dai,Eva")
    assert new["state"]["savings"] == dict.fromkeys(["Ana", "Ben", "Cem", "Dai", "Eva"], 1100)
    assert table(run, "play", "Ana", "gazpacho")["state"]["total"] == 20
    assert table(run, "ben", "jamon+premium")["state"]["total"] == 220  # 20 + 2 × 100
    assert table(run, "cem", "wine")["state"]["total"] == 250
    state = table(run, "play", "burnt", "-20", "fish")["state"]  # Dai's turn: no name needed
    assert (state["total"], state["turn"], state["enough"]) == (230, "Eva", True)
    assert table(run, "ask", "Ana")["state"]["asker"] == "Ana"
    assert table(run, "tip", "Eva")["state"]["total"] == 250  # the gazpacho again
    settled = table(run, "settle")
    assert settled["settled"][0]["payable"] == 250
    state = settled["state"]
    assert state["savings"]["Ana"] == 850
    assert state["hand_limits"] == {"Ana": 6, "Ben": 5, "Cem": 5, "Dai": 5, "Eva": 5}
    assert (state["round"], state["turn"]) == (2, "Ana")
    # 60 + 180 = 240 among five: 48 each
    told = table(run, "round", "Ben", "pulpo", "wine x4", "--go-dutch")
    assert told["settled"][0]["shares"] == dict.fromkeys(["Ana", "Ben", "Cem", "Dai", "Eva"], 48)
    # round 3: 100 × 2 × 2 × 2 = 800 for Ana, who has 850 − 48 = 802
    state = table(run, "round", "Ana", "jamon+premium+premium+premium")["state"]
    assert state["savings"]["Ana"] == 2
    state = table(run, "round", "Ana", "chorizo")["state"]
    assert state["over"] is True
    assert state["winners"] == ["Ben", "Cem", "Dai", "Eva"]
    assert state["cash_needed"] is True
    assert table(run, "cash", "Ben 5, Eva 20")["state"]["winners"] == ["Eva"]
    page = run("table", "show").out
    assert "The game is over; Eva wins." in page
    assert "★ Eva" in page
    # back beyond the end, and on
    assert table(run, "undo")["state"]["winners"] == ["Ben", "Cem", "Dai", "Eva"]
    assert table(run, "undo")["state"]["over"] is False


def test_help_alone_teaches_every_command(run: Run) -> None:
    page = run("table", "--help").out
    for verb in ("new", "play", "ask", "tip", "settle", "round", "undo", "edit", "show", "export"):
        assert f"\n  {verb} " in page
    assert "referee table new friday --players" in page
    assert "Enters a whole round at once" in run("table", "round", "--help").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_of_the_help_work(run: Run, lang: str) -> None:
    from referee.games.la_cuenta.desk.event_help import EXAMPLES

    for example in EXAMPLES:
        words = translator(lang)(example).split()[1:]
        if words[1] == "ask":
            run("table", "cem", "wine")  # enough cards, and on Dai's turn
            run("table", "dai", "wine")
            run("table", "eva", "wine")
        done = run(*words)
        assert done.code == 0, (example, done.err)


def test_after_each_entry_the_bill_and_who_is_next(friday: Run) -> None:
    page = friday("table", "ana", "gazpacho").out
    assert page.splitlines() == [
        "  2 Ana plays Gazpacho.",
        "    Bill 20 € · 1 of 5 cards · Ben’s turn",
    ]


def test_a_refusal_says_every_reason_and_how_to_enter_it_anyway(friday: Run, home: Path) -> None:
    friday("table", "ana", "gazpacho")
    before = (home / "tables" / "friday.jsonl").read_bytes()
    done = friday("table", "play", "Cem", "aceitunas")
    assert done.code == 1
    assert "It is Ben’s turn, not Cem’s. (LC " in done.err
    assert "already stands at 20 €" in done.err
    assert "--anyway" in done.err
    assert (home / "tables" / "friday.jsonl").read_bytes() == before
    refused = friday("table", "play", "Cem", "aceitunas", "--json")
    assert [entry["code"] for entry in refused.envelope["errors"]] == ["not-your-turn", "too-cheap"]
    entered = table(friday, "play", "Cem", "aceitunas", "--anyway")
    assert entered["event"]["anyway"] is True
    assert entered["irregular"][0]["line"] == 3
    assert "Not by the rules" in friday("table", "show").out
    assert "anyway" not in table(friday, "dai", "gazpacho", "--anyway")["event"]  # it is allowed


def test_undo_says_what_it_took_back_and_ends_at_the_beginning(friday: Run) -> None:
    friday("table", "ana", "gazpacho")
    page = friday("table", "undo").out
    assert "Taken back:" in page
    assert "  2 Ana plays Gazpacho." in page
    done = friday("table", "undo", "--json")
    assert done.code == 2
    assert done.envelope["errors"][0]["code"] == "nothing-to-undo"
    assert friday("table", "undo").err == "Error: There is nothing left to take back.\n"


def test_an_edit_in_round_two_recounts_and_shows_what_became_irregular(friday: Run) -> None:
    friday("table", "round", "Ana", "gazpacho", "wine x2")  # 20 + 60: Ana 1020
    friday("table", "ana", "gazpacho")
    friday("table", "ben", "gazpacho")
    friday("table", "ask")
    friday("table", "settle")  # Cem: 40
    done = table(friday, "edit", "3", "tortilla")  # the player is that of the line
    assert done["changed"][0]["now"] == {
        "event": "play",
        "player": "Ana",
        "card": "tortilla-de-patatas",
    }
    assert [entry["line"] for entry in done["became_irregular"]] == [4]
    assert done["became_irregular"][0]["reasons"][0]["code"] == "too-cheap"
    assert done["savings_changed"] == {"Cem": -20}
    assert done["state"]["savings"] == {
        "Ana": 1020,
        "Ben": 1100,
        "Cem": 1040,
        "Dai": 1100,
        "Eva": 1100,
    }
    page = friday("table", "undo").out
    assert "By the rules again: line 4." in page
    assert "Savings change: Cem +20 €." in page
    page = friday("table", "edit", "4", "--remove").out
    assert "Removed:" in page
    assert "Irregular now:" in page  # it was not Cem's turn to ask


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1", "edit-first-line"),
        ("9", "edit-no-line"),
        ("3", "edit-taken-back"),
        ("4", "edit-no-event"),
    ],
)
def test_what_cannot_be_edited(friday: Run, line: str, code: str) -> None:
    friday("table", "ana", "gazpacho")
    friday("table", "ben", "gazpacho")
    friday("table", "undo")
    done = friday("table", "edit", line, "--remove", "--json")
    assert done.code == 2
    assert done.envelope["errors"][0]["code"] == code


def test_history_has_line_numbers_and_says_what_does_not_count(friday: Run) -> None:
    friday("table", "ana", "gazpacho")
    friday("table", "undo")
    friday("table", "round", "Ben", "gazpacho", "wine", "--tips", "1", "--protected", "Cem")
    friday("table", "edit", "4", "round", "Ben", "pulpo")
    page = friday("table", "history").out
    assert "  2 [does not count] Ana plays Gazpacho." in page
    assert "  3 The last step is taken back." in page
    assert "  4 A whole round is told; Ben asked for the bill. Pulpo a la gallega." in page
    assert "[was: A whole round is told; Ben asked for the bill. Gazpacho, Wine;" in page
    assert "Round 1: Bill 60 €: Ben pays 60 €." in page
    lines = table(friday, "history")["lines"]
    assert [entry["line"] for entry in lines] == [1, 2, 3, 4, 5]
    assert lines[3]["settled"][0]["payable"] == 60


def test_two_tables_and_the_one_used_last(run: Run) -> None:
    run("table", "new", "one", "--players", "Ana,Ben,Cem")
    run("table", "new", "two", "--players", "Dai,Eva,Finn")
    run("table", "dai", "wine")
    run("table", "ana", "wine", "-t", "one")
    assert table(run, "show")["table"] == "one"
    assert table(run, "use", "two")["state"]["total"] == 30
    assert run("table", "-t", "one", "show", "--json").data["table"] == "one"
    listed = run("table", "list", "--json").data
    assert {entry["table"]: entry["current"] for entry in listed} == {"one": True, "two": False}
    assert "Dai, Eva, Finn · round 1" in run("table", "list").out


def test_export_is_the_log_and_never_replaces_a_file(friday: Run, tmp_path: Path) -> None:
    friday("table", "ana", "gazpacho")
    out = friday("table", "export").out
    assert [json.loads(line)["event"] for line in out.splitlines()] == ["game", "play"]
    target = tmp_path / "out.jsonl"
    assert "2 lines" in friday("table", "export", str(target)).out
    assert target.read_text("utf-8") == out
    assert friday("table", "export", str(target), "--json").code == 2
    assert table(friday, "show", "-t", str(target))["state"]["total"] == 20


def test_a_game_joined_midway_under_another_reading(run: Run) -> None:
    state = table(
        run, "new", "late", "--players", "Ana,Ben,Cem", "--starter", "ben", "--reading", "zh",
        "--ruling", "rounding=up-to-ten", "--savings", "Ana=450, Cem=700", "--hand-limits", "Ana=6",
    )["state"]  # fmt: skip
    assert state["savings"] == {"Ana": 450, "Ben": 900, "Cem": 700}
    assert state["hand_limits"] == {"Ana": 6, "Ben": 5, "Cem": 5}
    assert state["turn"] == "Ben"
    assert "Reading zh · rounding=up-to-ten" in run("table", "show").out


@pytest.mark.parametrize(
    ("players", "seated"),
    [
        ("Ana,Ana,Ben", ["Ana", "Ana 2", "Ben"]),
        ("Ana,ana,Ben", ["Ana", "ana 2", "Ben"]),
        ("小明,小明,小明", ["小明", "小明 2", "小明 3"]),
        ("Jürgen,Ju\u0308rgen,Ben", ["Jürgen", "Jürgen 2", "Ben"]),
        ("Ana María,Ana  María,Ben", ["Ana María", "Ana María 2", "Ben"]),
        ("Ana,Ana 2,Ana", ["Ana", "Ana 2", "Ana 3"]),
        ("Ana,Ana,Ana 2", ["Ana", "Ana 3", "Ana 2"]),
    ],
)
def test_players_of_one_name_are_numbered(
    run: Run, home: Path, players: str, seated: list[str]
) -> None:
    begun = run("table", "new", "x", "--players", players, "--json").data
    assert list(begun["state"]["savings"]) == seated
    for name in seated:
        assert run("table", "correct", name, "700").code == 0
    assert set(run("table", "show", "--json").data["state"]["savings"].values()) == {700}


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ("Ana,Ben", "number-of-players"),
        ("A\x07,Ben,Cem", "strange-name"),
        ("A\u202e,Ben,Cem", "strange-name"),
        ("A" * 41 + ",Ben,Cem", "long-name"),
        ("", "number-of-players"),
        ("Ana,,Cem,Dai", "blank-name"),
        ("Ana,Ben,Cem,", "blank-name"),
    ],
)
def test_players_who_cannot_sit_down(run: Run, home: Path, players: str, code: str) -> None:
    done = run("table", "new", "x", "--players", players, "--json")
    assert done.code == 2
    assert done.envelope["errors"][0]["code"] == code
    assert not (home / "tables" / "x.jsonl").exists()


def test_names_with_blanks_umlauts_and_han(run: Run) -> None:
    run("table", "new", "x", "--players", "Jürgen,小明,Ana María,Ana")
    assert table(run, "juergen", "gazpacho")["event"]["player"] == "Jürgen"
    assert table(run, "小明肉40")["event"] == {
        "event": "play", "player": "小明", "type": "meat", "price": 40}  # fmt: skip
    assert table(run, "ana maría", "wine")["event"]["player"] == "Ana María"
    assert table(run, "ana", "wine")["event"]["player"] == "Ana"
    assert table(run, "j", "wine")["event"]["player"] == "Jürgen"  # nobody else begins like that
    assert run("table", "ask", "xaver").code == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["play"], "no-card"),
        (["play", "ana", "wine", "x2"], "several-cards"),
        (["play", "burnt", "-20"], "no-stack"),
        (["play", "pizza"], "unknown-card"),
        (["round", "gazpacho"], "no-asker"),
        (["fifty-fifty"], "no-partner"),
        (["settle", "now"], "no-such-option"),
        (["cash", "ana"], "no-amount"),
        (["correct"], "no-amount"),
        (["shwo"], "no-such-command"),
        (["edit", "2"], "no-replacement"),
        (["edit", "x", "wine"], "bad-value"),
        (["new", "friday", "--players", "A,B,C"], "table-exists"),
        (["new", "../x", "--players", "A,B,C", "--savings", "A"], "bad-amount"),
        (["show", "-t", "nope"], "no-such-table"),
    ],
)
def test_what_is_typed_wrong(friday: Run, arguments: list[str], code: str) -> None:
    friday("table", "ana", "gazpacho")
    done = friday("table", *arguments, "--json")
    assert done.code == 2
    found = done.envelope["errors"][0]["code"]
    assert found == code or (code == "no-such-option" and found == "usage")


def test_without_any_game(run: Run) -> None:
    done = run("table", "show")
    assert done.code == 2
    assert "referee table new" in done.err
    assert run("table", "list", "--json").data == []


def test_a_second_writer_is_told_in_a_sentence(
    friday: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "PATIENCE", 0.05)
    path = home / "tables" / "friday.jsonl"
    writer = Writer(path)
    done = friday("table", "ana", "gazpacho")
    assert done.code == 2
    assert done.err == (
        "Error: Somebody else is writing to “friday” just now; only one at a time can.\n"
    )
    assert friday("table", "show").code == 0
    writer.close()
    assert friday("table", "ana", "gazpacho").code == 0


def test_a_torn_line_is_said_and_set_aside(friday: Run, home: Path) -> None:
    path = home / "tables" / "friday.jsonl"
    friday("table", "ana", "gazpacho")
    with path.open("ab") as file:
        file.write(b'{"event": "play", "pl')
    assert "The last line is unfinished" in friday("table", "show").out
    page = friday("table", "ben", "wine").out
    assert "friday.jsonl.torn-1" in page
    assert "  3 Ben plays Wine." in page


@pytest.mark.parametrize("broken", ["damaged", "newer"])
def test_a_file_that_cannot_be_trusted_is_left_alone(friday: Run, home: Path, broken: str) -> None:
    path = home / "tables" / "friday.jsonl"
    first = json.loads(path.read_text("utf-8"))
    text = json.dumps({**first, "format": 2}) + "\n"
    if broken == "damaged":
        text = json.dumps(first) + '\n{"event": "pl\n{"event": "undo"}\n'
    path.write_text(text)
    for command in (["show"], ["ana", "wine"], ["undo"], ["history"], ["export"], []):
        done = friday("table", *command, "--json")
        assert done.code == 3
        assert len(done.envelope["errors"]) == 1
    assert path.read_text() == text
    assert friday("table", "list").code == 0


@pytest.mark.parametrize("first", [b"[" * 100_000 + b"\n", b"\xff\xfe\0\n", b"\xff\xfe\0", b"{}\n"])
def test_every_command_says_that_the_first_line_is_damaged(
    friday: Run, home: Path, first: bytes
) -> None:
    path = home / "tables" / "friday.jsonl"
    path.write_bytes(first)
    for command in (
        ["show"],
        ["ana", "wine"],
        ["undo"],
        ["history"],
        ["export"],
        ["may", "wine"],
        [],
    ):
        done = friday("table", *command, "--json")
        (error,) = done.envelope["errors"]
        assert (done.code, error["where"].split(":")[0]) == (3, str(path))
    if b"[" in first:
        said = "friday.jsonl is damaged: line 1 cannot be read. Nothing was changed."
        assert friday("table", "show").err == f"Error: {said}\n"
    assert path.read_bytes() == first
    assert friday("table", "list").code == 0
    assert friday("table", "--help").code == 0


def test_a_folder_that_is_missing_is_named(friday: Run, tmp_path: Path) -> None:
    folder = tmp_path / "no" / "such"
    done = friday("table", "export", str(folder / "x.jsonl"), "--json")
    (error,) = done.envelope["errors"]
    assert (done.code, error["code"], error["where"]) == (2, "not-written", f"{folder}/x.jsonl")
    assert error["message"] == (
        f"x.jsonl cannot be written: there is no folder “{folder}”. "
        "What was kept before still stands."
    )
    assert not folder.parent.exists()


def test_a_full_disk_is_one_sentence(friday: Run, home: Path, process: Any) -> None:
    friday("table", "ana", "gazpacho")
    path = home / "tables" / "friday.jsonl"
    before = path.read_bytes()
    most = len(before) + 10
    done = process(
        "table", "ben", "wine",
        # Python, too, would write: a compiled module cut off at the limit, for all to stumble over.
        env={"REFEREE_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"no space is left on the disk" in done.stderr
    assert done.stderr.count(b"\n") == 1
    assert path.read_bytes() == before


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever may do everything is refused nothing")
def test_a_folder_that_may_only_be_read(friday: Run, home: Path) -> None:
    (home / "tables").chmod(0o500)
    done = friday("table", "new", "other", "--players", "A,B,C")
    assert done.code == 2
    assert "permission" in done.err


def test_everything_answers_in_json(friday: Run) -> None:
    for arguments in (
        ["show"], ["ana", "gazpacho"], ["history"], ["list"], ["export"], ["undo"],
        ["round", "Ana", "wine"], ["edit", "4", "--remove"], ["use", "friday"], ["redraw"],
        ["correct", "Ana", "850", "--why", "miscounted"], ["cash", "Ana", "5"],
    ):  # fmt: skip
        done = friday("table", *arguments, "--json")
        assert done.code == 0, (arguments, done.out)
        assert done.envelope["ok"] is True


def test_an_edit_takes_the_options_of_a_round(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    run("table", "round", "Ana", "wine")
    typed = ["round", "Cem", "gazpacho", "wine x3", "--tips", "1", "--go-dutch"]
    with_options = table(run, "edit", "2", *typed)["event"]["with"]
    assert with_options == {
        "event": "round",
        "asker": "Cem",
        "cards": ["gazpacho", "wine", "wine", "wine"],
        "tips": 1,
        "split": {"kind": "go-dutch"},
    }
    other = ["round", "Ana", "wine", "--fifty-fifty", "Ben", "--split-by=Cem", "-t", "x"]
    assert table(run, "edit", "2", *other)["event"]["with"]["split"] == {
        "kind": "fifty-fifty", "with": "Ben", "by": "Cem"}  # fmt: skip
    assert "--tips 1" in run("table", "edit", "--help").out


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--fifty-fifty", "Ben", "--go-dutch"], "one-split"),
        (["--go-dutch", "--fifty-fifty", "Ben"], "one-split"),
        (["--tips", "-1"], "negative-tips"),
    ],
)
def test_options_of_a_round_that_cannot_be(friday: Run, options: list[str], code: str) -> None:
    done = friday("table", "round", "Ana", "wine", *options, "--json")
    assert done.code == 2
    assert done.envelope["errors"][0]["code"] == code


def test_the_words_of_the_prompt_in_all_languages(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    assert table(run, "may", "wine")["allowed"] is True
    assert table(run, "-t", "x", "darf", "ich", "gazpacho")["adds"] == 20
    assert table(run, "能否葡萄酒")["adds"] == 30
    assert table(run, "runde", "ben:", "gazpacho", "--tips", "1")["settled"][0]["payable"] == 40
    assert run("table", "passt", "--json").code == 1  # nobody has the birthday
    assert table(run, "zurück")["event"] == {"event": "undo"}
    assert table(run, "runde", "ben: wine")["settled"][0]["payable"] == 30
    assert table(run, "ändere", "4", "runde", "ben: wine x2")["state"]["savings"]["Ben"] == 840
    assert table(run, "撤回", "-t", "x")["state"]["savings"]["Ben"] == 870
    assert table(run, "改 4 整轮 ben：葡萄酒x2")["state"]["savings"]["Ben"] == 840
    assert table(run, "zeig")["state"]["savings"]["Ben"] == 840
    assert table(run, "历史")["lines"][3]["stands"]["asker"] == "Ben"
    assert "referee table new friday" in run("table", "hilfe").out


def test_a_player_called_like_a_word_of_ours_still_plays(run: Run) -> None:
    run("table", "new", "x", "--players", "Stand,Ben,Cem")
    assert table(run, "stand", "wine")["event"]["player"] == "Stand"


@pytest.mark.parametrize(
    "said",
    [
        "ask for the bill", "ask ben for the bill", "ben asks for the bill", "bitten",
        "um die rechnung bitten", "ben bittet um die rechnung", "bitte um die rechnung ben",
    ],
)  # fmt: skip
def test_asking_for_the_bill_in_full(run: Run, said: str) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem", "--starter", "Ben")
    assert table(run, "may", *said.split())["event"] == {"event": "ask", "player": "Ben"}
    assert table(run, *said.split())["event"] == {"event": "ask", "player": "Ben"}


def test_nothing_to_edit_yet(friday: Run) -> None:
    for line in ("2", "9"):
        done = friday("table", "edit", line, "wine", "--json")
        assert done.code == 2
        assert done.envelope["errors"][0]["code"] == "edit-nothing-yet"


def test_a_game_over_in_the_first_round(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem", "--savings", "Ana=20")
    page = run("table", "round", "Ana", "wine", "--go-dutch").out  # 10 each
    assert "Wine; Go Dutch." in page
    run("table", "undo")
    run("table", "round", "Ana", "wine")  # 30 of 20
    assert "x · over after one round" in run("table", "show").out
    assert "No cards; Go Dutch." in run("table", "edit", "4", "round", "Ana", "--go-dutch").out
    assert run("table", "cash", "Ben", "5", "--anyway").out.startswith(
        "  6 Cash is told; who is not named has none. Ben 5 €\n"
    )


def test_german_words_of_a_round(run: Run) -> None:
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    page = run("table", "round", "Ana", "wine x3", "--lang", "de").out
    assert "Eine ganze Runde wird nachgetragen; Ana hat um die Rechnung gebeten." in page
    assert "darf ab jetzt 6 Karten halten" in page
    asked = run("table", "ask", "--lang", "de").out
    assert "Ana hat um die Rechnung gebeten: jetzt Trinkgeld" in asked
    refused = run("table", "may", "fifty-fifty", "Ana", "--lang", "de").out
    assert "wähl jemand anderen" in " ".join(refused.split())


def test_chinese_words_of_a_turn(run: Run) -> None:
    run("table", "new", "x", "--players", "小明,小红,阿强")
    assert "轮到小明，不是阿强。" in run("table", "阿强", "wine", "--lang", "zh").err


def test_our_chinese_puts_no_blank_beside_a_value(root: Path) -> None:
    catalogue = (root / "locales/zh/LC_MESSAGES/referee.po").read_text("utf-8")
    pairs = re.findall(r'msgid "(.*)"\nmsgstr "(.*)"', catalogue)
    typed = ("referee ", "{", "round ", "ask ", "burnt ", "cash ", "correct ", "edit ", "may ")
    prose = [zh for en, zh in pairs if not en.startswith(typed) and "。" in zh and " --" not in zh]
    assert len(prose) > 100
    blank = re.compile(r"[\u4e00-\u9fff] \{|\} [\u4e00-\u9fff]")
    assert [zh for zh in prose if blank.search(zh)] == []


def test_german_asks_without_a_gender(run: Run) -> None:
    # click has one text for several commands („einen“) and several options („eine“)
    assert "(Meinst du vielleicht: „" in run("bill", "--play", "3", "--lang", "de").err
