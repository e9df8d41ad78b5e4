"""What a help page shows can be typed, in the order of the page and in every language."""

import shlex
from pathlib import Path

import pytest

from referee.cli.app import App
from referee.languages import LANGUAGES
from tests.cli.conftest import Run


def shown(run: Run, *command: str, lang: str) -> list[list[str]]:
    """Return the examples of a command's help, each as the arguments behind `referee`."""
    lines = run("help", *command, "--lang", lang).out.splitlines()
    return [shlex.split(line)[1:] for line in lines if line.startswith("  referee table ")]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", [["table"], ["table", "new"]])
def test_a_page_can_be_typed_in_order(run: Run, page: list[str], lang: str) -> None:
    examples = shown(run, *page, lang=lang)
    assert sum(example[1] == "new" for example in examples) == len(App().keepable())
    for example in examples:
        done = run(*example, "--lang", lang)
        assert done.code == 0, (example, done.err, done.out)


@pytest.mark.parametrize(("lang", "line"), [
    ("en", "advertise Ana times 1"), ("de", "advertise Ana Sterne 1"), ("zh", "advertise Ana 星 1"),
])  # fmt: skip
def test_advertising_is_shown_and_read_in_the_words_of_the_reader(
    run: Run, lang: str, line: str
) -> None:
    assert shown(run, "table", "advertise", lang=lang) == [["table", *line.split()]]
    run("table", "new", "q", "--game", "bolicheros-de-barrio", "--players", "Ana,Ben")
    for typed in (line, line.replace("1", "2"), line.replace("advertise Ana", "Ana advertise")):
        done = run("table", *typed.split(), "--anyway", "--lang", lang, "--json")
        assert done.code == 0, done.out
        assert done.data["event"]["player"] == "Ana"
        assert done.data["event"]["times"] == (2 if "2" in typed else 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_typed_behind_table_is_the_page_of_table(run: Run, lang: str) -> None:
    pages = [run(*typed, "--lang", lang) for typed in (
        ("table", "--help"), ("table", "help"), ("help", "table"), ("table", "hilfe"))]  # fmt: skip
    assert {(page.code, page.out) for page in pages} == {(0, pages[0].out)}


@pytest.mark.parametrize(("typed", "meant"), [("nwe", "new"), ("shwo", "show"), ("udno", "undo")])
def test_a_mistyped_command_is_told_unless_somebody_is_called_so(
    run: Run, typed: str, meant: str
) -> None:
    for players in ("Ana,Ben,Cem", f"Ana,{typed.title()},Cem"):
        run("table", "new", f"of-{len(players)}-{players[4]}", "--players", players)
        done = run("table", typed, "draw", "--json")
        told = meant in done.errors[0]["message"] if done.errors else False
        assert told == (players == "Ana,Ben,Cem"), done.out
