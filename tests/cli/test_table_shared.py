"""Two who keep the same game: a prompt that waits for its person keeps nobody from writing."""

import io
import os
import pty
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from referee.tables import log_file
from referee.tables.faults import TableFault
from tests.cli.conftest import Done, Run
from tests.cli.test_table_prompt import until

Elsewhere = Callable[[], object]


@pytest.fixture(autouse=True)
def file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Begin a game of Ana, Ben and Cem; return its file."""
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    run("table", "new", "x", "--players", "Ana,Ben,Cem")
    return tmp_path / "home" / "tables" / "x.jsonl"


class Person(io.StringIO):
    """Whoever sits at a terminal: types a line each time, after what others do meanwhile."""

    def __init__(self, *does: str | Elsewhere) -> None:
        super().__init__()
        self.does = list(does)

    def isatty(self) -> bool:
        return True

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        while self.does:
            now = self.does.pop(0)
            if isinstance(now, str):
                return now + "\n"
            now()
        return ""


@pytest.fixture
def talk(run: Run, monkeypatch: pytest.MonkeyPatch) -> Any:
    def call(*does: str | Elsewhere, arguments: tuple[str, ...] = ("--json",)) -> Done:
        monkeypatch.setattr(sys, "stdin", Person(*does))
        return run("table", *arguments)

    return call


@pytest.fixture
def written(run: Run) -> Callable[..., Elsewhere]:
    """Return a function: the command in another terminal, which must be done."""

    def prepared(*arguments: str) -> Elsewhere:
        def do() -> None:
            assert run("table", *arguments).code == 0

        return do

    return prepared


def events(file: Path) -> list[str]:
    return [event["event"] for event in log_file.load(file).events]


def test_others_may_write_while_the_prompt_waits(talk: Any, written: Any, file: Path) -> None:
    done = talk("gazpacho", written("ben", "wine"), "cem tortilla", "cem tortilla")
    first, refused, again = done.data["lines"]
    assert first["data"]["line"] == 2
    assert [error["code"] for error in refused["errors"]] == ["entered-elsewhere"]
    assert refused["data"]["lines"] == [
        {"line": 3, "written": {"event": "play", "player": "Ben", "card": "wine"}}
    ]
    assert again["data"]["line"] == 4
    assert [event.get("player") for event in log_file.load(file).events] == [
        None,
        "Ana",
        "Ben",
        "Cem",
    ]
    assert done.data["state"]["total"] == 20 + 30 + 40  # gazpacho, wine, tortilla


@pytest.mark.parametrize("line", ["undo", "edit 2 remove", "! wine"])
def test_nothing_of_others_is_taken_back_unseen(
    talk: Any, written: Any, file: Path, line: str
) -> None:
    done = talk("gazpacho", written("ben", "wine"), line)
    assert not done.data["lines"][1]["ok"]
    assert events(file) == ["game", "play", "play"]


def test_the_same_entry_twice_is_kept_once(talk: Any, written: Any, file: Path) -> None:
    talk(written("gazpacho"), "gazpacho")
    assert events(file) == ["game", "play"]


def test_looking_shows_what_others_wrote(talk: Any, written: Any) -> None:
    done = talk(written("gazpacho"), "show", written("ben", "wine"), "history", "may ben tortilla")
    show, history, may = done.data["lines"]
    assert show["data"]["state"]["turn"] == "Ben"
    assert [step["line"] for step in history["data"]] == [1, 2, 3]
    assert may["errors"][0]["code"] == "not-your-turn"


def test_an_empty_line_looks_for_news(talk: Any, written: Any, file: Path) -> None:
    done = talk("", written("gazpacho"), "", "wine")
    nothing, news, kept = done.data["lines"]
    assert nothing["ok"]
    assert nothing["data"]["lines"] == []
    assert news["ok"]
    assert [entry["line"] for entry in news["data"]["lines"]] == [2]
    assert kept["data"]["event"]["player"] == "Ben"
    assert events(file) == ["game", "play", "play"]


def test_others_take_back(talk: Any, written: Any, file: Path) -> None:
    done = talk("gazpacho", written("undo"), "wine", "wine")
    refused, kept = done.data["lines"][1:]
    assert refused["data"]["lines"] == [{"line": 3, "written": {"event": "undo"}}]
    assert kept["data"]["event"]["player"] == "Ana"


def test_a_file_written_by_hand_meanwhile(talk: Any, file: Path) -> None:
    def mended() -> None:
        lines = file.read_text("utf-8").splitlines(keepends=True)
        file.write_text(lines[0] + lines[1].replace("gazpacho", "chorizo"), "utf-8")

    done = talk("gazpacho", mended, "ben wine", "ben wine")
    refused, kept = done.data["lines"][1:]
    assert [entry["line"] for entry in refused["data"]["lines"]] == [2]
    assert kept["data"]["line"] == 3
    assert done.data["state"]["total"] == 40  # chorizo 10 and wine 30


def test_a_file_that_is_gone_or_damaged_is_said_and_the_prompt_goes_on(
    talk: Any, file: Path
) -> None:
    content = file.read_bytes()
    done = talk(
        file.unlink,
        "gazpacho",
        "help",
        lambda: file.write_bytes(content + b'{"event":\n{}\n'),
        "gazpacho",
        lambda: file.write_bytes(content),
        "gazpacho",
    )
    codes = [[error["code"] for error in line["errors"]] for line in done.data["lines"]]
    assert codes == [["no-such-table"], [], ["damaged"], []]
    assert events(file) == ["game", "play"]


def test_a_torn_line_is_set_aside_with_a_word(talk: Any, file: Path) -> None:
    content = file.read_bytes()
    done = talk(lambda: file.write_bytes(content + b'{"event": "pl'), "gazpacho")
    notes = done.data["lines"][0]["data"]["notes"]
    assert [note["code"] for note in notes] == ["torn-line"]
    assert events(file) == ["game", "play"]


def test_what_is_piped_has_the_file_to_itself(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "PATIENCE", 0)
    codes = []

    class Pipe(Person):
        def isatty(self) -> bool:
            return False

    def other() -> None:
        with pytest.raises(TableFault) as caught:
            log_file.Writer(file)
        codes.append(caught.value.code)

    monkeypatch.setattr(sys, "stdin", Pipe("gazpacho", other, "wine"))
    assert run("table").code == 0
    assert codes == ["table-locked"]
    assert events(file) == ["game", "play", "play"]


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_two_terminals(run: Run, root: Path, lang: str) -> None:
    pid, terminal = pty.fork()
    if pid == 0:  # pragma: no cover - the other process
        os.environ.update(TERM="dumb", LANG="C.UTF-8", COLUMNS="200")
        os.execv(
            sys.executable,
            [sys.executable, "-m", "referee.cli.main", "--lang", lang, "table"],
        )
    seen = b""
    try:
        seen += until(terminal, b"Ana> ")
        assert run("table", "ana", "gazpacho").code == 0
        os.write(terminal, b"wine\n")
        seen += until(terminal, b"Ben> ")
        os.write(terminal, b"wine\n")
        seen += until(terminal, b"Cem> ")
        os.write(terminal, b"\x04")
        seen += until(terminal, b"")
    finally:
        os.close(terminal)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    assert code == 0
    told = seen.decode()
    refusal = {"en": "this line is not kept", "de": "nicht eingetragen", "zh": "未记入"}
    assert refusal[lang] in told
    assert told.index(refusal[lang]) < told.index("Gazpacho")
