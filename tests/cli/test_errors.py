"""Whatever goes wrong is one clear sentence, an exit code, and never a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

Process = Callable[..., subprocess.CompletedProcess[bytes]]


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["bill", "gazpacho", "--plaiers", "3"], "no-such-option", "--players"),
        (["bill", "gazpacho", "-x"], "no-such-option", "-x"),
        (["bil"], "no-such-command", "bill"),
        (["sources", "chek", "x"], "no-such-command", "check"),
        (["wine"], "missing", "N"),
        (["split", "100"], "missing", "--between"),
        (["wine", "six"], "bad-value", "six"),
        (["wine", "-1"], "bad-value", "−1"),
        (["double", "10", "--premium", "0"], "bad-value", "1"),
        (["bill", "gazpacho", "--compare=yes"], "bad-option", "--compare"),
        (["wine", "1", "2"], "usage", "2"),
        (["bill", "gazpacho", "--ruling", "rounding"], "bad-ruling", "rounding=up"),
        (["bill", "gazpacho", "--ruling", "rounding=down"], "unknown-choice", "up"),
        (["bill", "gazpacho", "--ruling", "roundin=up"], "unknown-ruling", "rounding"),
        (["bill", "gazpacho", "--reading", "fr"], "unknown-reading", "fr"),
        (["bill", "gazpacho", "--game", "chess"], "unknown-game", "la-cuenta"),
        (["bill", "percebs"], "unknown-card", "Percebes"),
        (["rule", "xyzzyxyzzy"], "no-rule", "xyzzyxyzzy"),
        (["dispute", "tip-prise"], "unknown-ruling", "tip-price"),
        (["dispute", "split-rounding"], "rule-not-ruling", "rounding"),
        (["examples", "tip/nothing"], "unknown-example", "all-six"),
        (["review", "tipp"], "unknown-rule", "tip"),
        (["sources", "check", "/no/such/folder"], "no-folder", "/no/such/folder"),
        (["completion", "tcsh"], "bad-value", "bash"),
    ],
)
def test_wrong_usage(run: Run, arguments: list[str], code: str, says: str) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    first = done.err.splitlines()[0]
    assert first.startswith("Error: ")
    assert says in first
    told = run(*arguments, "--json")
    assert told.code == 2
    assert not told.err
    (error,) = told.envelope["errors"]
    assert error["code"] == code
    assert says in error["message"]
    assert set(error) == {"code", "message", "where"}


@pytest.mark.parametrize(
    ("arguments", "not_said", "says"),
    [
        (["bill", "pulpo", "--ruling", "foo=up"], "debt", "referee dispute"),
        (["bill", "pulpo", "--reading", "fr"], "nearest", "reconciled, en, de, zh"),
        (["bill", "pulpo", "--ruling", "rounding=zzz"], "nearest", "up, up-to-ten"),
        (["bill", "pulpo", "--players", "Ana,Ben,Cem", "--asker", "Dai"], "nearest", "Ana, Ben"),
        (["examples", "nonsense"], "wine-set", "referee examples"),
        (["dispute", "nonsense"], "nearest", "referee dispute"),
    ],
)
def test_nothing_far_is_called_the_nearest(
    run: Run, arguments: list[str], not_said: str, says: str
) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert not_said not in done.err
    assert says in done.err
    assert done.err.splitlines()[0].count(".") == 1


def test_an_unknown_key_of_a_file_is_told_with_the_keys(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bill.json"
    file.write_text('{"cards": [], "foo": 1}')
    done = run("bill", "--from", str(file))
    assert done.code == 2
    assert "“foo” is not known here; possible: " in done.err
    assert "cards" in done.err


@pytest.mark.parametrize(
    ("lang", "arguments", "says"),
    [
        ("de", ["bill", "--bogus"], "Die Option „--bogus“ gibt es nicht."),
        ("de", ["bogus"], "Den Befehl „bogus“ gibt es nicht."),
        ("de", ["split", "5"], "Es fehlt die Option „--between“."),
        ("de", ["wine", "six"], "„six“ ist keine ganze Zahl"),
        ("de", ["bill", "--from", "/nonexistent"], "Eine Datei „/nonexistent“ gibt es nicht."),
        ("de", ["completion", "tcsh"], "„tcsh“"),
        ("zh", ["bogus"], "没有命令“bogus”。"),
        ("zh", ["bil"], "没有命令“bil”。你是指"),
        ("zh", ["split", "5"], "缺少选项“--between”。"),
        ("zh", ["bill", "--from", "/nonexistent"], "“/nonexistent”"),
        ("zh", ["completion", "tcsh"], "“bash”、“zsh”、“fish”"),
        ("en", ["bogus"], "No such command “bogus”."),
    ],
)
def test_quotation_marks_are_those_of_the_language(
    run: Run, lang: str, arguments: list[str], says: str
) -> None:
    first = run(*arguments, "--lang", lang).err.splitlines()[0]
    assert says in first
    assert "'" not in first
    assert '"' not in first
    assert ("”" in first) == (lang != "de")


def test_negative_numbers_need_no_quotes_and_options_stay_options(run: Run) -> None:
    assert run("bill", "burnt", "-20", "fish").code == 0
    assert run("double", "-20").code == 0
    assert run("bill", "burnt", "-20", "fish", "--tip", "1").code == 2
    assert run("bill", "-fish").code == 2


def test_nothing_at_all_shows_help(run: Run) -> None:
    done = run()
    assert done.code == 2
    assert "Usage: referee COMMAND" in done.out
    assert run("--json").envelope["errors"][0]["code"] == "missing"


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_errors_are_translated(run: Run, lang: str) -> None:
    words = {
        "de": ("Fehler: ", "gibt es nicht", "Meinst du"),
        "zh": ("错误：", "没有选项", "你是指"),
    }
    done = run("bill", "gazpacho", "--plaiers", "3", "--lang", lang)
    assert all(word in done.err for word in words[lang])


def test_version_and_help_as_json(run: Run) -> None:
    from importlib.metadata import version

    assert version("table-referee") in run("--version").out
    assert version("table-referee") in run("--version", "--json").data["text"]
    assert "Usage" in run("bill", "--help", "--json").data["text"]


def test_a_sentence_that_is_found_only_when_shown_is_said_as_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ends a command may be noticed while its page is put together, as in `examples`."""
    from referee.cli import telling
    from referee.cli.answer import Stop

    def stop(*_: object) -> None:
        raise Stop("no-referee", "There is no referee.", "game")

    monkeypatch.setattr(telling, "example", stop)
    done = run("examples", "tip")
    assert (done.code, done.out, done.err) == (2, "", "Error: There is no referee.\n")


def test_click_quotes_beside_chinese_letters_are_those_of_the_language() -> None:
    from referee.cli.faults import _sentence
    from referee.text import catalogue

    for lang, quoted in (("en", "“--tips”"), ("de", "„--tips“"), ("zh", "“--tips”")):
        catalogue.use(lang)
        for text in ("'--tips'的值", "选项'--tips'需要", '选项 "--tips"。', "'--tips' x"):
            assert quoted in _sentence(text), text
        assert "don't, can't" in _sentence("don't, can't")


def test_internal_faults_are_calm(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: object) -> None:
        raise KeyError("boom")

    monkeypatch.delenv("REFEREE_DEBUG")
    monkeypatch.setattr("referee.games.la_cuenta.bill_request.answer", broken)
    done = run("bill", "gazpacho")
    assert done.code == 3
    assert "KeyError" in done.err
    assert "Traceback" not in done.err
    assert done.err.count("\n") == 1


def test_broken_pipe(root: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "referee.cli.main", "rule"]
    child = subprocess.Popen(command, cwd=root, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    _out, err = child.communicate(timeout=60)
    assert child.returncode == 141
    assert err == b""


def test_interrupt(root: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "request"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "referee.cli.main", "bill", "--from", str(pipe)]
    child = subprocess.Popen(
        command,
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell's background job, as tests may be, ignores Ctrl-C and hands that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    writer = _opened(pipe, child)
    child.send_signal(signal.SIGINT)
    os.close(writer)  # a signal just before it reads would else be heeded after the reading only
    _out, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert b"Traceback" not in err


def _opened(pipe: Path, child: "subprocess.Popen[bytes]") -> int:
    """Open a pipe for writing: that succeeds as soon as the child waits for what comes out."""
    while child.poll() is None:
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            time.sleep(0.01)
    raise AssertionError(child.communicate())


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "gbk", "utf-8"])
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_any_encoding_of_the_terminal(process: Process, encoding: str, lang: str) -> None:
    done = process(
        "bill", "gazpacho", "burnt", "-20", "fish", "--lang", lang, "--compare",
        env={"PYTHONIOENCODING": encoding},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode(encoding)
    assert "0 " in shown or "0" in shown
    told = process("bill", "gazpacho", "--json", env={"PYTHONIOENCODING": encoding})
    assert json.loads(told.stdout.decode(encoding))["data"]["total"] == 20


def test_plain_letters_for_a_terminal_that_knows_only_those(process: Process) -> None:
    done = process("bill", "burnt -20 fish", "wine x2", env={"PYTHONIOENCODING": "ascii"})
    assert b"-20 EUR" in done.stdout
    assert b"2 x wine" in done.stdout


def test_arguments_that_are_no_text(process: Process) -> None:
    done = process(b"bill", b"gaz\xffpacho")
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    told = process(b"bill", b"gaz\xffpacho", b"--json")
    assert json.loads(told.stdout)["ok"] is False


def test_control_characters_never_reach_the_terminal(run: Run) -> None:
    done = run("bill", "\x1b[31mgaz\x07")
    assert "\x1b" not in done.err
    assert "\x07" not in done.err


@pytest.mark.parametrize("columns", ["1", "20", "40", "200"])
def test_any_width(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    from referee.cli.text import width

    monkeypatch.setenv("COLUMNS", columns)
    most = max(20, min(80, int(columns)))
    for lang in ("en", "de", "zh"):
        for arguments in (
            ["bill", "tortilla+premium", "wine x6", "--tips", "1", "--players", "4", "--compare"],
            ["dispute", "premium-threshold"],
            ["bill", "--help"],
        ):
            done = run(*arguments, "--lang", lang)
            assert done.code == 0
            long = [line for line in done.out.splitlines() if width(line) > most]
            # Ids and commands that are longer than the line may be cut, never text.
            assert not long, (lang, columns, long[:3])
