"""`referee help` and `referee version` do what the options of that name do."""

import click
import pytest

from referee.cli.app import App
from referee.cli.commands.help import _complete, command
from referee.cli.main import group
from tests.cli.conftest import Run

PATHS = [[], ["bill"], ["table"], ["table", "undo"], ["site", "build"], ["help"], ["score"]]


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_help_is_the_page_that_the_option_shows(run: Run, path: list[str], lang: str) -> None:
    done = run("--lang", lang, "help", *path)
    assert (done.code, done.err) == (0, "")
    assert done.out == run("--lang", lang, *path, "--help").out
    assert run("--lang", lang, "help", *path, "--json").data["text"] in done.out


def test_a_mistyped_command_has_a_suggestion(run: Run) -> None:
    done = run("help", "tabel")
    assert (done.code, done.out) == (2, "")
    assert "“table”" in done.err
    assert "“undo”" in run("help", "table", "undoo").err


def test_a_command_below_one_that_has_none(run: Run) -> None:
    done = run("help", "bill", "gazpacho")
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert "gazpacho" in done.err


def test_commands_are_completed() -> None:
    root = click.Context(group(), info_name="referee", obj=App())
    context = click.Context(command, info_name="help", parent=root)

    def offered(*words: str, start: str = "") -> list[str]:
        context.params["words"] = words
        return [item.value for item in _complete(context, None, start)]

    assert {"bill", "table", "search", "help", "version"} <= set(offered())
    assert offered(start="se") == ["search"]
    assert "undo" in offered("table")
    assert offered("bill") == offered("nonsense") == []


def test_version_is_said_alike(run: Run) -> None:
    said = run("version")
    assert (said.code, said.out.split()[0]) == (0, "referee")
    for arguments in (["--version"], ["-V"]):
        assert run(*arguments).out == said.out
    assert run("version", "--json").data == run("--version", "--json").data
