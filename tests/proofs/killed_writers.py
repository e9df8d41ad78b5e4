"""Kills writers of a kept game at random moments and looks for what they had promised to keep.

Run: python -m tests.proofs.killed_writers [KILLS] [SEED]. A writer that has synced an event says
its number through a pipe: that is the acknowledgement. Every other writer has a slow pen, one byte
at a time, so that many of them die in the middle of a line. Linux and macOS only (fork, SIGKILL).
"""

from __future__ import annotations

import io
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from referee.cli.answer import YES, Answer
from referee.cli.app import App
from referee.cli.keeping import Table
from referee.cli.table_prompt import Prompted
from referee.games.la_cuenta import game
from referee.rulebase import store
from referee.tables import log_file
from referee.tables.faults import TableFault
from referee.tables.json_lines import split
from referee.tables.session import Session, begin

START = {"event": "game", "players": ["Ana", "Jürgen", "小明"]}
GAME = "la-cuenta"
FILE_LASTS = 10  # kills; then a new game begins


class Count:
    """What the kills came to."""

    def __init__(self) -> None:
        self.kills = self.acknowledged = self.torn = self.unsaid = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} events acknowledged, 0 lost; "
            f"{self.torn} torn lines repaired, {self.unsaid} kept but not yet acknowledged"
        )


def event(number: int) -> dict[str, Any]:
    """Return an event that can be told from every other."""
    return {"event": "cash", "cash": {"Jürgen": number}}


def write_on(path: Path, slow: bool, pipe: int) -> NoReturn:
    """Keep one event after the other, and acknowledge each, until killed."""
    if slow:
        real = os.write

        def one_byte(fd: int, data: Any) -> int:
            time.sleep(0.0001)
            return real(fd, data[:1])

        os.write = one_byte
    if not path.exists() or not split(path.read_bytes()).events:
        begin(path, GAME, START)
    with Session(path, writable=True) as session:
        while True:
            number = len(session.events)
            session.add(event(number))
            acknowledge(pipe, number)


def acknowledge(pipe: int, number: int) -> None:
    """Say that an event is kept; in one piece, whatever the pen."""
    with os.fdopen(os.dup(pipe), "wb") as end:
        end.write(f"{number}\n".encode())


def child(work: Callable[[int], NoReturn]) -> tuple[int, int]:
    """Start a writer of our own; return its process and the end of the pipe that tells."""
    tells, says = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.close(tells)
            work(says)
        except BaseException as fault:
            os.write(2, f"a writer failed: {fault!r}\n".encode())
        os._exit(1)
    os.close(says)
    return process, tells


def told(pipe: int) -> list[int]:
    """Return all that a writer acknowledged, once it is dead."""
    with os.fdopen(pipe, "rb") as end:
        return [int(line) for line in end.read().splitlines()]


def kill_writers(kills: int, seed: int, folders: list[Path]) -> Count:
    """Kill so many writers; raises AssertionError for anything lost, or kept out of order."""
    game.fold(store.facts(GAME), [START])  # so that no writer has to load it first
    chance = random.Random(seed)
    count = Count()
    last = 0  # the highest number acknowledged in the file at hand
    path = Path()
    while count.kills < kills:
        if count.kills % FILE_LASTS == 0:
            folder = folders[count.kills // FILE_LASTS % len(folders)]
            path, last = folder / f"game-{count.kills}.jsonl", 0
        slow = bool(count.kills % 2)
        process, pipe = child(partial(write_on, path, slow))
        time.sleep(chance.uniform(0, 0.1))
        os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        assert os.WIFSIGNALED(status), "the writer ended by itself"
        numbers = told(pipe)
        count.kills += 1
        count.acknowledged += len(numbers)
        last = max([last, *numbers])
        content = path.read_bytes() if path.exists() else b""
        lines = split(content)
        assert not lines.broken, f"line {lines.broken} of {path} is damaged"
        kept = [line["cash"]["Jürgen"] for line in lines.events[1:]]
        assert kept == list(range(1, len(kept) + 1)), f"out of order in {path}"
        assert len(kept) >= last, f"acknowledged up to {last}, kept up to {len(kept)} in {path}"
        assert len(kept) <= last + 1, "more than one event without a word"
        count.unsaid += len(kept) - last
        count.torn += bool(lines.torn)
        last = len(kept)
    return count


def share_a_file(path: Path, writers: int, each: int) -> list[int]:
    """Let several writers open, append and close at the same time; return what was kept."""
    begin(path, GAME, START)

    def work(first: int, says: int) -> NoReturn:
        done = 0
        while done < each:
            try:
                writer = log_file.Writer(path)
            except TableFault as fault:
                if fault.code != "table-locked":
                    raise
                time.sleep(0.0005)
                continue
            writer.append(event(first + done))
            writer.close()
            done += 1
            acknowledge(says, first + done - 1)
        os._exit(0)

    running = [child(partial(work, 1000 * nth)) for nth in range(1, writers + 1)]
    for process, pipe in running:
        assert len(told(pipe)) == each
        assert os.waitpid(process, 0)[1] == 0
    return [line["cash"]["Jürgen"] for line in log_file.load(path).events[1:]]


def share_prompts(path: Path, people: int, each: int) -> list[int]:
    """Let several people type at prompts at the same time; return what was kept.

    Everybody tells the number of lines that they have heard of. What is kept is therefore 1, 2, 3 …
    exactly if nothing is kept that was typed before the line ahead of it had been heard of.
    """
    begin(path, GAME, START)

    def work(says: int) -> NoReturn:
        sys.stdin = _Terminal()
        prompt = Prompted(Table(App(), str(path), writable=True))
        done = 0

        def heard(_prompt: str) -> str | None:
            return f"cash Jürgen {len(prompt.session.events)}" if done < each else None

        def answered(_line: str, answer: Answer) -> None:
            nonlocal done
            if answer.code == YES:
                acknowledge(says, answer.data["event"]["cash"]["Jürgen"])
                done += 1
            elif answer.errors[0]["code"] not in ("entered-elsewhere", "table-locked"):
                raise AssertionError(answer.errors)

        prompt.converse(heard, answered)
        os._exit(0)

    running = [child(work) for _ in range(people)]
    acknowledged = []
    for process, pipe in running:
        acknowledged += told(pipe)
        assert os.waitpid(process, 0)[1] == 0
    kept = [line["cash"]["Jürgen"] for line in log_file.load(path).events[1:]]
    assert sorted(acknowledged) == kept
    return kept


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def main() -> None:
    """Kill as many as asked for and print what came of it."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10**6)
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None  # syncs at once: more lines a kill
    with (
        tempfile.TemporaryDirectory() as disk,
        tempfile.TemporaryDirectory(dir=memory) as quick,
    ):
        count = kill_writers(kills, seed, [Path(disk), Path(quick)])
        sys.stdout.write(f"seed {seed}: {count}\n")
        kept = share_a_file(Path(quick, "shared.jsonl"), 2, 50)
        assert sorted(kept) == [*range(1000, 1050), *range(2000, 2050)]
        sys.stdout.write(f"two writers at once: {len(kept)} events, each kept once\n")
        kept = share_prompts(Path(quick, "prompts.jsonl"), 3, 30)
        assert kept == [*range(1, 91)]
        sys.stdout.write(f"three prompts at once: {len(kept)} events, none typed unawares\n")


if __name__ == "__main__":
    main()
