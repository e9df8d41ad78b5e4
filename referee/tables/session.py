"""A kept game that goes on: folded once as it was played, then event by event.

Nothing here knows the game: its referee judges, and events pass through as they are.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from referee.engine.faults import BadInput
from referee.engine.standing import ABOUT_THE_LOG
from referee.games import load as load_game
from referee.rulebase import store
from referee.tables import log_file
from referee.tables.faults import DAMAGED, WRONG, TableFault
from referee.tables.json_lines import blanks_note
from referee.tables.place import name_of
from referee.text.catalogue import N_
from referee.text.messages import Message

if TYPE_CHECKING:
    from typing import Self

    from referee.engine.fold import Fold
    from referee.engine.published import Reason, ReplayResult, Verdict
    from referee.tables.log_file import Place

_OURS = ("format", "rules")  # keys of the first line that tell of the file, not of the game


class Step:
    """One line of the file: what was written, what stands there now, what it ended."""

    __slots__ = ("event", "line", "reasons", "rounds", "written")

    def __init__(
        self,
        line: int,
        written: Any,
        event: dict[str, Any] | None,
        rounds: list[Any],
        reasons: list[Reason],
    ) -> None:
        self.line = line
        self.written = written
        self.event = event  # None for what was taken back or removed, and for undo and edit
        self.rounds = rounds  # results of the rounds that this line ended
        self.reasons = reasons  # why the rules refuse it, although it stands


class Session:
    """One kept game. Without `writable` it can be looked at while somebody else writes."""

    def __init__(self, path: Place, writable: bool = False) -> None:
        """Open and fold a game; raises TableFault, with exit code 3 for a damaged file.

        A later line that means nothing to the game is wrong input, as it is for a replay; the
        fault's cause is what the game says about it.
        """
        self.path = os.fspath(path)
        self.name = name_of(self.path)
        self.notes: list[Message] = []
        self._writer = log_file.Writer(self.path) if writable else None
        try:
            self._read()
        except Exception:
            self.close()
            raise

    def _read(self) -> None:
        lines = self._writer.lines if self._writer else log_file.load(self.path)
        self.events = lines.events
        self._numbers = lines.numbers
        self.notes += blanks_note(lines)
        if lines.torn and not self._writer:
            self.notes.append(log_file.torn_note())
        self.game = game_of(self.events[0], self.path)
        self.facts = store.facts(self.game)
        written_under = self.events[0].get("rules")
        if written_under not in (None, self.facts["version"]):
            text = N_(
                "This game was begun under version {found} of the rules; it goes on with {have}."
            )
            found, have = str(written_under)[:20], self.facts["version"]
            self.notes.append(Message("other-rules", text, {"found": found, "have": have}))
        self.fold = self._folded(self.events)

    def close(self) -> None:
        """Let others write to the game."""
        if self._writer:
            self._writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.close()

    @property
    def players(self) -> list[str]:
        """Return who plays, in seating order."""
        return list(self.fold.state.players)

    def judge(self, event: dict[str, Any]) -> Verdict:
        """Return the verdict on an event that might come next; raises BadInput."""
        return self.fold.verdict(event)

    def add(self, event: dict[str, Any]) -> int:
        """Keep an event and return its line; raises BadInput or TableFault, and nothing changed."""
        assert self._writer is not None
        try:
            self.fold.add(event)
            self._writer.append(event)
        except Exception:
            if len(self.fold.standing.events) != len(self.events):  # folded, but not kept
                self.fold = self._folded(self.events)
            raise
        self.notes += self._writer.notes
        self._writer.notes = []
        return len(self.events)

    def result(self) -> ReplayResult[Any]:
        """Return what the game comes to, as played (the published form of a replay)."""
        found: ReplayResult[Any] = self.fold.result()
        return found

    def standing(self) -> list[dict[str, Any] | None]:
        """Return what stands on every line after undos and edits."""
        return [plain(event) for event in self.fold.standing.events]

    def steps(self) -> Iterator[Step]:
        """Return the game line by line, folded anew."""
        yield from steps(self.game, self.facts, self.events, judged=False)

    def _folded(self, events: list[Any]) -> Fold:
        try:
            fold: Fold = game_module(self.game).fold(self.facts, without_ours(events))
        except BadInput as fault:
            text = N_("{file}, line {line}: {message}")  # the command line says it in words
            line = self._numbers[fault.params.get("line", 1) - 1]
            where, file = f"{self.path}:{line}", os.path.basename(self.path)
            # The first line was written when the game began: one that begins none was damaged.
            exit_code = DAMAGED if line == self._numbers[0] else WRONG
            found = TableFault(
                fault.code, text, where, exit_code, game=self.game, file=file, line=line
            )
            found.params["message"] = fault.code
            raise found from fault
        return fold


def begin(path: Place, game: str, first: dict[str, Any]) -> None:
    """Create a game's file; raises BadInput for a start that the game refuses, TableFault."""
    facts = store.facts(game)
    game_module(game).fold(facts, [first])
    ours = {"format": log_file.FORMAT, "rules": facts["version"]}
    log_file.create(path, {"event": first["event"], "game": game, **ours, **first})


def steps(game: str, facts: dict[str, Any], events: list[Any], judged: bool) -> Iterator[Step]:
    """Return a log line by line, each with what it settled; raises BadInput.

    Judged, it ends with the line that stops it, which has no effect.
    """
    events = without_ours(events)
    module = game_module(game)
    standing = [plain(event) for event in module.fold(facts, events).standing.events]
    fold = module.fold(facts, [standing[0]], judged)
    yield Step(1, events[0], standing[0], [], [])
    for index in range(1, len(events)):
        event = standing[index]
        if event is None:
            yield Step(index + 1, events[index], None, [], [])
            continue
        done, odd = len(fold.result()["rounds"]), len(fold.irregular)
        fold.add(event)
        if fold.stopped is not None:
            yield Step(index + 1, events[index], event, [], fold.stopped["reasons"])
            return
        reasons = fold.irregular[odd]["reasons"] if len(fold.irregular) > odd else []
        yield Step(index + 1, events[index], event, fold.result()["rounds"][done:], reasons)


def game_module(game: str) -> Any:
    """Return the module that folds this game's logs."""
    return load_game(game)


def game_of(first: Any, path: str) -> str:
    """Return which game a first line tells of; raises TableFault if it is none of ours.

    Exit code 3 is for a line that names no game at all: every kept game begins with its name.
    """
    games = store.games()
    game = first.get("game", games[0]) if isinstance(first, dict) else None
    if game not in games:
        text = N_("{file}: its first line tells of no game that is known here.")
        exit_code = WRONG if isinstance(game, str) else DAMAGED
        raise TableFault("no-log", text, f"{path}:1", exit_code, file=os.path.basename(path))
    return str(game)


def without_ours(events: list[Any]) -> list[Any]:
    """Return a log as the game reads it, without what the first line says about the file."""
    first = events[0] if events else None
    if not isinstance(first, dict):
        return events
    return [{key: value for key, value in first.items() if key not in _OURS}, *events[1:]]


def can_be_read(fold: Fold, event: Any) -> bool:
    """Return whether an event of a log means anything to its game; undo and edit always do.

    One that means nothing may stand in a log, as long as an edit put another in its place.
    """
    if not isinstance(event, dict) or not isinstance(event.get("event"), str):
        return False
    if event["event"] in ABOUT_THE_LOG:
        return True
    try:
        fold.referee.read(fold.state, event)
    except BadInput:
        return False
    return True


def plain(event: Any) -> dict[str, Any] | None:
    """Return an event that stands, None for a line on which none does."""
    return event if isinstance(event, dict) else None
