"""Answers that cannot be written or read: what is kept is said to be kept, and nothing is lost."""

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from referee.cli import registry
from referee.cli.app import App
from referee.cli.commands.table import entries
from referee.cli.main import main
from tests.cli.conftest import Run

KEPT = "do not enter it again"
# What is entered into a new game of three; every one of them changes the file.
ENTRIES = [
    ["table", "round", "Ana", "gazpacho"],
    ["table", "play", "Ana", "gazpacho"],
    ["table", "ana", "wine"],
    ["table", "ask", "Ana"],
    ["table", "correct", "Ana", "800"],
    ["table", "redraw"],
]
ANSWERS = [
    ["bill", "gazpacho"],
    ["bill", "gazpacho", "--compare"],
    ["bill", "nix"],
    ["rule", "wine"],
    ["dispute"],
    ["games"],
    ["table", "show"],
    ["table", "history"],
    ["table", "list"],
    ["table", "export"],
    ["may", "gazpacho"],
    ["--help"],
    ["--version"],
    ["version"],
    ["help"],
    ["search", "wine"],
    ["table", "--help"],
    ["completion", "bash"],
    [],
]


class Full(io.StringIO):
    """A stream that takes nothing, for one reason or another."""

    encoding = "utf-8"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def write(self, _text: str) -> int:
        raise OSError(self.number, "no")


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    assert run("table", "new", "x", "--players", "Ana,Ben,Cem").code == 0
    return tmp_path / "tables" / "x.jsonl"


@pytest.fixture
def full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    def call(*argv: str, number: int = errno.ENOSPC) -> tuple[int, str]:
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", Full(number))
            code = main(argv)
        return code, capsys.readouterr().err

    return call


Full_ = Callable[..., tuple[int, str]]


@pytest.mark.parametrize("more", [[], ["--json"]], ids=["text", "json"])
@pytest.mark.parametrize("argv", ANSWERS, ids=" ".join)
def test_an_answer_that_cannot_be_written_is_one_line_and_exit_2(
    full: Full_, log: Path, argv: list[str], more: list[str]
) -> None:
    before = log.read_bytes()
    code, err = full(*argv, *more)
    if argv == ["bill", "nix"] and not more:  # is said on standard error anyway
        assert (code, err.count("\n")) == (2, 1)
        return
    assert code == 2
    assert err == "Error: The answer cannot be written: no space is left on the disk.\n"
    assert log.read_bytes() == before


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EPIPE])
@pytest.mark.parametrize("more", [[], ["--json"]], ids=["text", "json"])
@pytest.mark.parametrize("argv", ENTRIES, ids=" ".join)
def test_an_entry_that_is_kept_says_so_though_its_answer_cannot_be_written(
    full: Full_, log: Path, run: Run, argv: list[str], more: list[str], number: int
) -> None:
    for action in (argv, ["table", "undo"]):
        before = log.read_text("utf-8").count("\n")
        code, err = full(*action, *more, number=number)
        assert code == 4
        assert err.count("\n") == 1
        assert f"line {before + 1} of {log}; {KEPT}" in err
        assert log.read_text("utf-8").count("\n") == before + 1


def test_what_is_refused_is_not_said_to_be_kept(full: Full_, log: Path) -> None:
    before = log.read_bytes()
    code, err = full("table", "settle", "--json")
    assert code == 2
    assert KEPT not in err
    assert log.read_bytes() == before


def test_new_games_and_files_that_were_written_are_named(full: Full_, tmp_path: Path) -> None:
    code, err = full("table", "new", "y", "--players", "3")
    assert (code, "y.jsonl" in err) == (4, True)
    code, err = full("table", "export", str(tmp_path / "out.jsonl"))
    assert (code, "out.jsonl" in err) == (4, True)


def test_a_conversation_says_up_to_which_line_it_got(
    full: Full_, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "ana gazpacho\nben wine\ncem wine\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    code, err = full("table", "--json")  # answers once, at its end
    assert code == 4
    assert f"up to line 4 of {log}" in err
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    code, err = full("table")  # answers line by line: it ends before the first one
    assert (code, KEPT in err) == (2, False)


def test_an_entry_whose_answer_finds_no_words_is_said_to_be_kept(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from referee.games.la_cuenta.desk.table_text import TableText

    monkeypatch.delenv("REFEREE_DEBUG")
    monkeypatch.setattr(TableText, "status", lambda _self, _view: 1 / 0)
    done = run("table", "round", "Ana", "gazpacho")
    assert done.code == 4
    assert "ZeroDivisionError" in done.err
    assert KEPT in done.err


def test_standard_error_that_takes_nothing_changes_no_exit_code(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", Full(errno.ENOSPC))
    assert main(["bill", "nix"]) == 2
    assert main(["table", "settle"]) == 1


@pytest.mark.parametrize("more", [[], ["--json"]], ids=["text", "json"])
@pytest.mark.parametrize("aside", [True, False], ids=["aside", "silent"])
def test_a_program_without_standard_output_never_says_yes(
    log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    more: list[str], aside: bool,
) -> None:  # fmt: skip
    """Started as `referee … >&-`: Python then has no stream at all."""
    monkeypatch.setattr(sys, "stdout", None)
    if not aside:
        monkeypatch.setattr(sys, "stderr", None)
    assert main(["bill", "gazpacho", *more]) == 2
    assert main(["table", "wine", *more]) == 4
    assert '"wine"' in log.read_text("utf-8")
    said = capsys.readouterr().err.splitlines()
    reason = "Error: The answer cannot be written: there is no standard output."
    assert [line.startswith(reason) for line in said] == [True, True] * aside
    assert not aside or (KEPT in said[1] and KEPT not in said[0])


def test_a_conversation_without_standard_output_enters_nothing_unseen(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("wine\nwine\n"))
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["table"]) == 2
    assert '"wine"' not in log.read_text("utf-8")


@pytest.mark.skipif(os.name == "nt", reason="a shell of POSIX")
def test_a_process_without_standard_output(process: Callable[..., object], log: Path) -> None:
    def closed() -> None:
        os.close(1)

    settings = {"env": {"REFEREE_HOME": str(log.parents[1])}, "preexec_fn": closed}
    done = process("table", "wine", capture_output=False, stderr=-1, **settings)
    assert done.returncode == 4  # type: ignore[attr-defined]
    assert KEPT.encode() in done.stderr  # type: ignore[attr-defined]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_process_ends_with_one_line_too(process: Callable[..., object]) -> None:
    with Path("/dev/full").open("wb") as target:
        done = process("bill", "gazpacho", "--json", capture_output=False, stdout=target, stderr=-1)
    assert done.returncode == 2  # type: ignore[attr-defined]
    assert done.stderr.count(b"\n") == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("argv", [["bill", "--from", "-"], ["replay", "-"], ["table"]], ids=str)
@pytest.mark.parametrize("more", [[], ["--json"]], ids=["text", "json"])
def test_a_closed_standard_input_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, argv: list[str], more: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    done = run(*argv, *more)
    assert done.code == 2
    assert "There is no standard input" in done.out + done.err


BAD = [b"\xff\xfe", b"caf\xe9", b"\xe5\xb0", "gazpacho".encode("utf-16")[2:], b"\x80ana wine"]


@pytest.mark.parametrize("bad", BAD, ids=repr)
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_bytes_that_are_no_text_cost_their_line_and_nothing_else(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch, bad: bytes, lang: str
) -> None:
    content = b"ana gazpacho\n" + bad + b"\nben wine\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
    done = run("table", "--lang", lang)
    assert done.code == 2
    assert '"gazpacho"' in log.read_text("utf-8").splitlines()[1]
    assert '"wine"' in log.read_text("utf-8").splitlines()[2]
    assert len(log.read_bytes().splitlines()) == 3
    assert not any("\udc80" <= char <= "\udcff" for char in done.out)


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "iso-8859-15", "utf-8", "gb18030"])
def test_an_encoding_without_our_characters_is_named(
    monkeypatch: pytest.MonkeyPatch, lang: str, encoding: str
) -> None:
    out, err = io.BytesIO(), io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding))
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(err, encoding=encoding))
    assert main(["bill", "gazpacho", "--lang", lang]) == 0
    lost = "?" in out.getvalue().decode(encoding)
    said = err.getvalue().decode(encoding)
    assert bool(said) == lost
    assert not lost or (encoding in said and "PYTHONIOENCODING=utf-8" in said)
    if lang == "zh":
        assert lost == (encoding not in ("utf-8", "gb18030"))


@pytest.mark.parametrize("module", ["yaml", "babel"])
def test_a_library_that_is_missing_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    from referee.cli import faults

    answer = faults.explain(App(), ModuleNotFoundError(f"No module {module}", name=module))
    assert (answer.code, answer.errors[0]["code"]) == (2, "missing-package")
    assert "pip install" in answer.errors[0]["message"]


def test_a_yaml_file_without_the_library_is_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "bill.yaml"
    file.write_text("cards: [wine]\n", "utf-8")
    monkeypatch.setitem(sys.modules, "yaml", None)
    monkeypatch.delitem(sys.modules, "referee.rulebase.dialect", raising=False)
    done = run("bill", "--from", str(file))
    assert done.code == 2
    assert "PyYAML" in done.err


def test_every_command_is_tried() -> None:
    """A new shared command belongs into one of the lists above, or is named here with a reason."""
    tried = {argv[0] for argv in (*ENTRIES, *ANSWERS) if argv}
    heavy = {"check", "review", "sources", "site", "replay", "examples"}  # answer in the same way
    assert set(registry.SHARED) - tried <= heavy
    assert set(entries(App()))
