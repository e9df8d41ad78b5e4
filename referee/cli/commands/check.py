"""``referee check``: everything that is wrong in the rule base, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli.answer import NO, YES, Answer, Stop
from referee.cli.checkout import root
from referee.cli.clicks import Command
from referee.cli.faults import fault_text
from referee.cli.page import Page
from referee.text.catalogue import N_, _

if TYPE_CHECKING:
    from pathlib import Path


def run() -> Answer:
    """Answer ``referee check``: exit code 1 and every fault with file and line if there is any."""
    import os

    folder = root()
    from referee.rulebase.check import check_all
    from referee.rulebase.sources import FOLDER, not_at_hand

    named = os.environ.get(FOLDER)
    sources = compared(folder, named, FOLDER) if named else not_at_hand(folder)
    return report([*check_all(folder), *sources])


def compared(folder: Path, documents: str, where: str) -> list[Any]:
    """Return what differs in a folder of documents, which `where` named; raises Stop for none."""
    from pathlib import Path

    from referee.rulebase.sources import check_sources

    if not Path(documents).is_dir():
        text = _("There is no folder “{folder}”.")
        raise Stop("no-folder", text.format(folder=documents), where)
    return check_sources(folder, Path(documents))


def report(faults: list[Any]) -> Answer:
    """Return the answer for a list of faults: one block each, what was not checked, how many."""
    from referee.rulebase.faults import UNCHECKED

    unchecked = [fault_text(fault) for fault in faults if fault.code == UNCHECKED]
    data = [
        {"file": fault.file, "line": fault.line, "code": fault.code, "message": fault_text(fault)}
        for fault in faults
        if fault.code != UNCHECKED
    ]
    errors = [
        {"code": d["code"], "message": d["message"], "where": f"{d['file']}:{d['line']}"}
        for d in data
    ]

    def text(page: Page) -> None:
        for entry in data:
            place = f"{entry['file']}:{entry['line']}"
            page.lines.append(page.style(place, "bold") + page.style(f"  {entry['code']}", "dim"))
            page.add(str(entry["message"]), "  ")
        page.gap()
        for sentence in unchecked:
            page.add(sentence)
        if not data:
            page.add(_("Nothing is wrong."), style="green")
        elif len(data) == 1:
            page.add(_("1 thing is wrong."), style="red")
        else:
            page.add(_("{n} things are wrong.").format(n=len(data)), style="red")

    return Answer({"faults": data, "unchecked": unchecked}, text, NO if data else YES, errors)


command = Command(
    "check",
    run,
    about=[
        N_("Reads all sources of the rule base and reports everything that is wrong, with file and "
           "line, what was expected, and the nearest valid thing."),
        N_("Where the environment variable REFEREE_SEEDS names the folder of the source documents, "
           "it compares with them too, as “referee sources check” does."),
        N_("The exit code is 1 if anything is wrong."),
    ],
    examples=["referee check", "referee check --json"],
)  # fmt: skip
