"""Files of kept games: nothing that was acknowledged is lost, nothing damaged is touched."""

import errno
import json
import os
import resource
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from referee.tables import log_file
from referee.tables.faults import TableFault
from referee.tables.json_lines import encoded

FIRST = {"event": "game", "format": 1}
PLAY = {"event": "play", "player": "小明", "card": "wine"}


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.jsonl"
    log_file.create(path, FIRST)
    return path


def test_events_are_lines_that_anybody_can_read(log: Path) -> None:
    writer = log_file.Writer(log)
    writer.append(PLAY)
    assert log.read_text("utf-8").endswith('"小明", "card": "wine"}\n')
    writer.close()
    assert lines(log) == [FIRST, PLAY]
    assert log_file.load(log).events == [FIRST, PLAY]


def test_every_event_is_synced_before_it_is_acknowledged(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []
    monkeypatch.setattr(os, "fsync", lambda fd: synced.append(os.fstat(fd).st_size))
    writer = log_file.Writer(log)
    writer.append(PLAY)
    assert synced == [log.stat().st_size]


def test_a_game_is_never_begun_over_another(log: Path) -> None:
    with pytest.raises(TableFault) as fault:
        log_file.create(log, {"event": "game", "format": 1, "other": True})
    assert fault.value.code == "table-exists"
    assert lines(log) == [FIRST]


@pytest.mark.parametrize("torn", [b'{"event": "pl', b"\x00\x00\x00", b'{"a": 1}}', b"\xff"])
def test_a_torn_last_line_is_set_aside_with_a_word_about_it(log: Path, torn: bytes) -> None:
    whole = log.read_bytes()
    log.write_bytes(whole + torn)
    assert log_file.load(log).torn == torn
    assert log.read_bytes() == whole + torn  # looking changes nothing
    writer = log_file.Writer(log)
    writer.append(PLAY)
    assert (log.parent / "log.jsonl.torn-1").read_bytes() == torn
    assert "log.jsonl.torn-1" in writer.notes[0].text(str)
    assert lines(log) == [FIRST, PLAY]
    writer.close()
    log.write_bytes(log.read_bytes() + b"{")
    again = log_file.Writer(log)
    again.append(PLAY)
    assert (log.parent / "log.jsonl.torn-2").read_bytes() == b"{"
    assert lines(log) == [FIRST, PLAY, PLAY]


def test_a_whole_last_line_without_its_newline_counts(log: Path) -> None:
    log.write_bytes(log.read_bytes() + json.dumps(PLAY).encode())
    writer = log_file.Writer(log)
    writer.append(PLAY)
    assert lines(log) == [FIRST, PLAY, PLAY]
    assert not writer.notes


def test_empty_lines_at_the_end_are_nothing(log: Path) -> None:
    log.write_bytes(log.read_bytes() + b"\n \r\n")
    writer = log_file.Writer(log)
    writer.append(PLAY)
    assert lines(log) == [FIRST, PLAY]


@pytest.mark.parametrize("bad", [b"{", b'{"a": 1, "a": 2}', b'{"n": NaN}', b"\xff", b"[" * 9999])
def test_damage_in_the_middle_is_left_alone(log: Path, bad: bytes) -> None:
    content = log.read_bytes() + bad + b"\n" + json.dumps(PLAY).encode() + b"\n"
    log.write_bytes(content)
    for opened in (log_file.load, log_file.Writer):
        with pytest.raises(TableFault) as fault:
            opened(log)
        assert (fault.value.code, fault.value.exit_code) == ("damaged", 3)
        assert fault.value.where.endswith("log.jsonl:2")
    assert log.read_bytes() == content
    assert [path.name for path in log.parent.iterdir()] == ["log.jsonl"]


def test_blank_lines_are_skipped_and_the_lines_of_the_file_still_named(log: Path) -> None:
    log.write_bytes(log.read_bytes() + b"\n \r\n" + json.dumps(PLAY).encode() + b"\n\n")
    writer = log_file.Writer(log)
    assert writer.events == [FIRST, PLAY]
    assert writer.lines.numbers == [1, 4]
    writer.append(PLAY)
    assert writer.lines.numbers == [1, 4, 5]
    assert log.read_bytes().count(b"\n") == 5
    writer.close()
    log.write_bytes(log.read_bytes() + b"\n{\n")
    with pytest.raises(TableFault) as fault:
        log_file.load(log)
    assert fault.value.where.endswith("log.jsonl:7")


@pytest.mark.parametrize("bad", [b'{"n": NaN}', b"[" * 9999, b'{"a": 1}}', b"{\r"])
@pytest.mark.parametrize("end", [b"\n", b"\n\n"])
def test_a_whole_last_line_that_cannot_be_read_is_damage(log: Path, bad: bytes, end: bytes) -> None:
    content = log.read_bytes() + bad + end
    log.write_bytes(content)
    for opened in (log_file.load, log_file.Writer):
        with pytest.raises(TableFault) as fault:
            opened(log)
        assert (fault.value.code, fault.value.exit_code) == ("damaged", 3)
        assert fault.value.where.endswith("log.jsonl:2")
    assert log.read_bytes() == content
    assert [path.name for path in log.parent.iterdir()] == ["log.jsonl"]


@pytest.mark.parametrize("found", [2, 999, "1", None, 0])
def test_another_format_is_left_alone(log: Path, found: Any) -> None:
    content = json.dumps({"event": "game", "format": found}).encode() + b"\n" + b'{"torn'
    log.write_bytes(content)
    with pytest.raises(TableFault) as fault:
        log_file.Writer(log)
    assert (fault.value.code, fault.value.exit_code) == ("newer-format", 3)
    assert log.read_bytes() == content


def test_a_second_writer_is_told_so(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "PATIENCE", 0.1)
    first = log_file.Writer(log)
    with pytest.raises(TableFault) as fault:
        log_file.Writer(log)
    assert fault.value.code == "table-locked"
    assert log_file.load(log).events == [FIRST]  # looking is always possible
    first.close()
    log_file.Writer(log).append(PLAY)
    assert lines(log) == [FIRST, PLAY]


def test_a_second_writer_waits_for_a_short_command(log: Path) -> None:
    first = log_file.Writer(log)

    def end() -> None:
        first.append(PLAY)
        first.close()

    timer = threading.Timer(0.3, end)
    timer.start()
    second = log_file.Writer(log)
    timer.join()
    assert second.events == [FIRST, PLAY]  # what the first one wrote meanwhile
    second.append(PLAY)
    assert lines(log) == [FIRST, PLAY, PLAY]


def test_a_full_disk_loses_nothing(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    writer = log_file.Writer(log)
    writer.append(PLAY)
    before = log.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
    try:
        with pytest.raises(TableFault) as fault:
            writer.append(PLAY)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert fault.value.code == "not-written"
    assert "no space" in fault.value.text(str)
    assert log.read_bytes() == before
    writer.append(PLAY)
    assert lines(log) == [FIRST, PLAY, PLAY]


def test_what_cannot_be_synced_is_not_kept(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_fd: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    writer = log_file.Writer(log)
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(TableFault):
        writer.append(PLAY)
    assert lines(log) == [FIRST]


def test_a_game_that_could_not_begin_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_fd: int, _content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", fail)
    with pytest.raises(TableFault) as fault:
        log_file.create(tmp_path / "new.jsonl", FIRST)
    assert fault.value.code == "not-written"
    assert not list(tmp_path.iterdir())


def test_a_beginning_that_was_killed_does_not_stand_in_the_way(tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    path.write_bytes(b'{"event": "ga')
    log_file.create(path, FIRST)
    assert lines(path) == [FIRST]
    assert (tmp_path / "new.jsonl.torn-1").read_bytes() == b'{"event": "ga'


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TableFault) as fault:
        log_file.create(tmp_path / "file" / "new.jsonl", FIRST)
    assert (fault.value.code, fault.value.exit_code) == ("not-written", 2)


@pytest.mark.parametrize(
    ("number", "said"), [(errno.EROFS, "read-only"), (errno.EACCES, "permission")]
)
def test_a_disk_that_may_only_be_read(
    log: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    opened = os.open

    def refuse(path: Any, flags: int, *more: Any) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise OSError(number, os.strerror(number), str(path))
        return opened(path, flags, *more)

    monkeypatch.setattr(os, "open", refuse)
    for attempt in (lambda: log_file.Writer(log), lambda: log_file.create(log.parent / "n", FIRST)):
        with pytest.raises(TableFault) as fault:
            attempt()
        assert said in fault.value.text(str)
    assert log_file.load(log).events == [FIRST]


def test_no_file_and_a_folder(tmp_path: Path) -> None:
    for opened in (log_file.load, log_file.Writer):
        with pytest.raises(TableFault) as fault:
            opened(tmp_path / "none.jsonl")
        assert fault.value.code == "no-such-table"
        with pytest.raises(TableFault) as fault:
            opened(tmp_path)
        assert fault.value.code == "unusable"


def test_a_file_that_is_no_log(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    for content in (b"", b"\n\n", b"hello", b"%PDF-1.7\n\x00"):
        path.write_bytes(content)
        with pytest.raises(TableFault) as fault:
            log_file.load(path)
        assert fault.value.exit_code == (3 if content.strip() else 2)


def replaced(path: Path, content: bytes) -> None:
    """Put another file in the place of this one, as sync programs and editors do."""
    other = path.with_suffix(".new")
    other.write_bytes(content)
    other.replace(path)


@pytest.mark.parametrize("times", [1, 3])
def test_a_file_replaced_while_a_writer_waits_gets_the_entry(
    log: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    newer = {"event": "pass", "player": "Ben"}
    holders = [log_file.Writer(log)]

    def waiting(_seconds: float) -> None:
        content = log.read_bytes() + encoded(newer)
        replaced(log, content)
        held = holders.pop()
        if len(lines(log)) <= times:  # somebody holds the new one, too, before it is replaced
            holders.append(log_file.Writer(log))
        held.close()

    monkeypatch.setattr(time, "sleep", waiting)
    writer = log_file.Writer(log)
    writer.append(PLAY)
    writer.close()
    assert lines(log) == [FIRST, *[newer] * times, PLAY]


def test_a_file_that_is_gone_once_a_writer_has_waited_is_told(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = log_file.Writer(log)

    def waiting(_seconds: float) -> None:
        log.unlink()
        holder.close()

    monkeypatch.setattr(time, "sleep", waiting)
    with pytest.raises(TableFault) as fault:
        log_file.Writer(log)
    assert fault.value.code == "no-such-table"


@pytest.mark.parametrize("how", ["replaced", "removed", "appended", "cut"])
def test_what_another_program_does_to_an_open_file_is_told_before_anything_is_kept(
    log: Path, how: str
) -> None:
    writer = log_file.Writer(log)
    whole = log.read_bytes()
    if how == "replaced":
        replaced(log, whole)
    elif how == "removed":
        log.unlink()
    else:
        log.write_bytes(whole + b"{}\n" if how == "appended" else whole[:-1])
    after = log.read_bytes() if log.exists() else b""
    with pytest.raises(TableFault) as fault:
        writer.append(PLAY)
    assert fault.value.exit_code == 2
    assert (log.read_bytes() if log.exists() else b"") == after


@pytest.mark.parametrize("depth", [41, 200, 900, 990, 100_000])
@pytest.mark.parametrize("nest", ['{"a":', "[", '{"event":"undo","a":[{"b":'])
def test_a_line_nested_deeper_than_any_form_is_damaged(log: Path, depth: int, nest: str) -> None:
    opens, closes = nest * depth, {"{": "}", "[": "]"}
    line = opens + "1" + "".join(closes[char] for char in reversed(opens) if char in closes)
    log.write_bytes(log.read_bytes() + line.encode() + b"\n")
    for opened in (log_file.load, log_file.Writer):
        with pytest.raises(TableFault) as fault:
            opened(log)
        assert (fault.value.code, fault.value.exit_code) == ("damaged", 3)


def test_brackets_inside_a_text_are_no_nesting(log: Path) -> None:
    event = {"event": "correct", "savings": {}, "why": '[{"\\' * 100}
    writer = log_file.Writer(log)
    writer.append(event)
    writer.close()
    assert log_file.load(log).events[1] == event
