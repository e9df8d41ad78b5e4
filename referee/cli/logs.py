"""Reads a whole log, a file or standard input, for commands that only look at it."""

from __future__ import annotations

from referee.cli import standard_input
from referee.cli.answer import DAMAGED, Stop
from referee.cli.game_text import GameText
from referee.engine.faults import BadInput
from referee.languages import quoted
from referee.tables.faults import TableFault, why
from referee.tables.json_lines import LARGEST, Lines, blanks_note, split
from referee.tables.log_file import check_format, torn_note
from referee.text.catalogue import _, current
from referee.text.messages import Message


def in_line(say: GameText, source: str, fault: BadInput, numbers: list[int]) -> Stop:
    """Return what a log's game says about one of its lines, with the file's line (exit 2)."""
    from referee.cli.faults import bad_input

    file = _("Standard input") if source == "-" else quoted(source, current())
    message = bad_input(say, fault)["message"]
    text = _("{file}, line {line}: {message}")
    counted = fault.params.get("line", 1)
    line = numbers[counted - 1]
    where = fault.where.replace(f"line {counted}", f"line {line}", 1)
    return Stop(fault.code, text.format(file=file, line=line, message=message), where)


def read_log(source: str) -> tuple[Lines, list[Message]]:
    """Return the lines of a log and what there is to say about the file.

    ``source`` is a path, or ``-`` for standard input. Raises Stop: exit 2 for what cannot be
    opened or is no log, exit 3 for a damaged line or a newer format.
    """
    file = _("Standard input") if source == "-" else f"“{source}”"
    content = _content(source, file)
    if len(content) > LARGEST:
        raise Stop("large-file", _("{file} is too large for a log.").format(file=file), source)
    lines = split(content)
    if lines.broken:
        message = _("{file} is damaged: line {line} cannot be read.")
        text = message.format(file=file, line=lines.broken)
        raise Stop("damaged", text, f"{source}:{lines.broken}", DAMAGED)
    if not lines.events:
        message = _("{file} holds no game.") if lines.torn else _("{file} is empty.")
        raise Stop("no-log", message.format(file=file), source)
    try:
        check_format(lines.events[0], source)
    except TableFault as fault:
        raise Stop(fault.code, fault.text(_), source, fault.exit_code) from None
    return lines, blanks_note(lines) + [torn_note()] * bool(lines.torn)


def _content(source: str, file: str) -> bytes:
    try:
        if source == "-":
            return standard_input.content(LARGEST + 1)
        with open(source, "rb") as opened:  # noqa: PTH123
            return opened.read(LARGEST + 1)
    except FileNotFoundError:
        raise Stop(
            "missing-file", _("There is no file {file}.").format(file=file), source
        ) from None
    except (OSError, ValueError) as fault:
        reason = _(why(fault)) if isinstance(fault, OSError) else str(fault)
        text = _("{file} cannot be read: {reason}.").format(file=file, reason=reason)
        raise Stop("unreadable-file", text, source) from None
