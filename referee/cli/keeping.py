"""What all commands about a kept game share: which game, its front, how an entry is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from referee.cli.answer import NO, Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Option
from referee.cli.completing import tables as complete_tables
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.text import clean
from referee.languages import listed
from referee.tables import place
from referee.tables.json_lines import encoded
from referee.tables.session import Session, can_be_read
from referee.text.catalogue import N_, _, current, translator
from referee.text.messages import Message

if TYPE_CHECKING:
    from referee.cli.fronts import Front, Wording
    from referee.engine.published import Oddity, Reason, View

_WRITTEN = 200  # characters of an event that are shown as they are written


def table_option() -> click.Parameter:
    """Return ``-t``, for commands that speak of one kept game."""
    return Option(
        ["-t", "--table", "table"],
        metavar=N_("NAME"),
        shell_complete=complete_tables,
        help=N_("Which table: its name or file (otherwise the one used last)."),
    )


def anyway_option() -> click.Parameter:
    """Return ``--anyway``."""
    return Option(
        ["--anyway"],
        is_flag=True,
        help=N_("Enter it although the rules refuse it: the table agreed to it."),
    )


class Table(Session):
    """A kept game with its front and its words."""

    def __init__(self, app: App, path: str, writable: bool = False) -> None:
        super().__init__(path, writable)
        self.app = app
        self.side: Front = app.front(self.game)
        self.say = self.side.say
        self.words: Wording = self.side.wording()

    def view(self) -> View:
        """Return what a screen shows of it now."""
        return self.side.view(self.fold)


def open_table(app: App, name: str | None, writable: bool = False) -> Table:
    """Open the table named, or the one used last; raises Stop if there is none."""
    path = place.path_of(name) if name else place.current()
    if path is None:
        text = _("No table is open; begin one: {example}")
        example = "referee table new NAME --players Ana,Ben,Cem"
        raise Stop("no-table", text.format(example=example), "--table")
    session = Table(app, path, writable)
    app.at_hand = session.game
    if writable or name:
        place.remember(path)
    return session


def state(session: Table) -> dict[str, Any]:
    """Return what ``--json`` says about a kept game as it stands."""
    return {
        "table": session.name,
        "game": session.game,
        "file": session.path,
        "state": session.view(),
        "irregular": list(session.fold.irregular),
        "notes": notes(session),
    }


def notes(session: Table) -> list[dict[str, str]]:
    """Return what there is to say about the file itself."""
    return said(session.notes)


def said(found: list[Message]) -> list[dict[str, str]]:
    """Return words about a file in the reader's language, with their codes."""
    say = translator(current())
    return [{"code": note.code, "message": note.text(say)} for note in found]


def show_notes(page: Page, session: Table) -> None:
    """Put what there is to say about the file itself on a page."""
    for note in notes(session):
        page.add(note["message"], style="yellow")


def enter(session: Table, event: dict[str, Any], anyway: bool, hint: str) -> Answer:
    """Keep an event and answer with how the game stands, or refuse it with every reason.

    ``hint`` says how a refused event is entered all the same; once the game is over, none is.
    Raises BadInput and TableFault.
    """
    from referee.cli.faults import reason

    verdict = session.judge(event)
    if not verdict["allowed"]:
        over = session.view()["over"]
        if over:  # the game would pass over it, whoever agreed to it
            hint = _("Nothing counts after the end; “undo” and “edit” mend what was before.")
        if over or not anyway:
            refused = {"event": event, "reasons": verdict["reasons"], "rules": verdict["rules"]}
            errors = [reason(session.say, found, "") for found in verdict["reasons"]]
            answer = Answer({**refused, "table": session.name}, code=NO, errors=errors)
            answer.hint = hint
            return answer
        event = {**event, "anyway": True}
    before = len(session.result()["rounds"])
    line = session.add(event)
    rounds = session.result()["rounds"][before:]
    view = session.view()
    data = {
        "line": line,
        "event": event,
        "adds": verdict["adds"],
        "settled": rounds,
        "reasons": verdict["reasons"],
        **state(session),
    }

    def text(page: Page) -> None:
        words = session.words
        show_notes(page, session)
        numbered(page, line, words.told(session.facts, event))
        for found in verdict["reasons"]:
            irregular(page, session.say, found)
        words.entered(page, rounds, view)
        page.add(words.status(view), "    ", style="bold")

    return kept(Answer(data, text), session, line)


def kept(answer: Answer, session: Table, line: int) -> Answer:
    """Return the answer to an entry, with what is said if it cannot be shown."""
    message = _("What was entered is kept, up to line {line} of {file}; do not enter it again.")
    answer.kept = message.format(line=line, file=session.path)
    return answer


def in_words(session: Table, event: Any) -> str:
    """Return an event of a log in words, or as it is written if its game cannot read it."""
    if can_be_read(session.fold, event):
        return session.words.told(session.facts, event)
    written = encoded(event).decode("utf-8", "replace").strip()
    if len(written) > _WRITTEN:
        written = written[:_WRITTEN] + "…"
    return _("[means nothing here] {text}").format(text=clean(written))


def numbered(page: Page, line: int, text: str, style: str = "") -> None:
    """Put what stands on a line of the log on a page, with the line's number."""
    page.add(text, f"{line:>3} ", "    ", style=style)


def irregular(page: Page, say: GameText, found: Reason, indent: str = "    ") -> None:
    """Put on a page why the rules refuse what stands all the same."""
    from referee.cli.faults import reason

    page.add(_("Not by the rules: {text}").format(text=reason(say, found)["message"]), indent)


def void(reasons: list[Reason]) -> bool:
    """Return whether an event stands behind the end of the game, where nothing counts."""
    return any(found["code"] == "game-over" for found in reasons)


def not_counted(session: Table) -> str:
    """Return why what stands behind the end does not count."""
    return after_the_end(session.view())


def after_the_end(view: View) -> str:
    """Return since when nothing counts any more."""
    if not view["over"]:  # it was, and an edit has changed that
        return _("Not counted: the game was over.")
    if not view["round"]:
        return _("Not counted: the game was over before the first round.")
    return _("Not counted: the game was over after round {n}.").format(n=view["round"])


def show_odd(
    page: Page,
    say: GameText,
    entries: list[Oddity],
    told: Callable[[int], str],
    view: View,
    heads: tuple[str, str] = ("", ""),
) -> None:
    """Put on a page what stands although the rules refuse it, and what does not count at all.

    `told` says a line in words; `heads` stand above the two, in place of the usual headings.
    """
    standing = [entry for entry in entries if not void(entry["reasons"])]
    passed = [entry for entry in entries if void(entry["reasons"])]
    if standing:
        page.heading(heads[0] or _("Stands, but not by the rules"))
    for entry in standing:
        numbered(page, entry["line"], told(entry["line"]))
        for found in entry["reasons"]:
            irregular(page, say, found)
    if passed:
        page.heading(heads[1] or after_the_end(view))
    for entry in passed:
        numbered(page, entry["line"], told(entry["line"]), style="dim")


def became_irregular(before: list[Oddity], after: list[Oddity]) -> list[Oddity]:
    """Return what is irregular now and was not before, line by line."""
    known = {entry["line"]: entry["reasons"] for entry in before}
    return [entry for entry in after if known.get(entry["line"]) != entry["reasons"]]


def change(session: Table, event: dict[str, Any]) -> Answer:
    """Take back or edit, and answer with what changed and what became irregular by it."""
    side, words = session.side, session.words
    before = side.figures(session.fold)
    standing = list(session.fold.standing.events)
    odd = list(session.fold.irregular)
    line = session.add(event)
    changed = [
        (number + 1, old, new)
        for number, (old, new) in enumerate(
            zip(standing, session.fold.standing.events, strict=False)
        )
        if old is not new
    ]
    became = became_irregular(odd, session.fold.irregular)
    mended = became_irregular(session.fold.irregular, odd)
    standing_lines = {entry["line"] for entry in session.fold.irregular}
    regular = [
        entry["line"]
        for entry in mended
        if entry["line"] not in standing_lines and session.fold.standing.events[entry["line"] - 1]
    ]
    after = side.figures(session.fold)
    view = session.view()
    data = {
        "line": line,
        "event": event,
        "changed": [{"line": n, "before": old, "now": new} for n, old, new in changed],
        "became_irregular": became,
        "became_regular": regular,
        **{f"{figure}_changed": moved(before[figure], now) for figure, now in after.items()},
        **state(session),
    }

    def told(number: int) -> str:
        return words.told(session.facts, session.fold.standing.events[number - 1] or {})

    def text(page: Page) -> None:
        show_notes(page, session)
        for number, old, new in changed:
            _show_change(page, session, (number, old, new), event["event"] == "undo")
        if not changed:
            page.add(_("Nothing changes by it."))
        show_odd(page, session.say, became, told, view, (_("Irregular now:"), ""))
        if regular:
            lines = listed([str(number) for number in regular], current())
            page.add(_("By the rules again: line {lines}.").format(lines=lines))
        for figure in session.say.figures():
            was, now = before[figure["id"]], after[figure["id"]]
            if was != now:
                page.add(_moved(session.say, figure, was, now))
        page.add(words.status(view), "    ", style="bold")

    return kept(Answer(data, text), session, line)


def moved(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return by how much a figure is another than before, for those for whom it is."""
    return {name: n - before[name] for name, n in after.items() if n != before[name]}


def _moved(
    say: GameText, figure: dict[str, Any], before: dict[str, int], after: dict[str, int]
) -> str:
    """Return how a figure changes for whom: money by how much, anything else from what to what."""
    parts = []
    for name, n in moved(before, after).items():
        change = say.figure(figure, n, signed=True)
        if not figure["money"]:
            change = f"{say.figure(figure, before[name])} → {say.figure(figure, after[name])}"
        parts.append(f"{clean(name)} {change}")
    text = _("{figure} change: {changes}.")
    return text.format(figure=figure["name"], changes=listed(parts, current()))


def _show_change(page: Page, session: Table, found: tuple[int, Any, Any], undo: bool) -> None:
    line, old, new = found
    words = session.words
    if undo:
        page.add(_("Taken back:") if new is None else _("Back again:"))
        numbered(page, line, words.told(session.facts, old if new is None else new))
        return
    page.add(_("Instead of:") if new is not None else _("Removed:"))
    if old is None:
        page.add(_("nothing"), "    ")
    else:
        numbered(page, line, words.told(session.facts, old), style="dim")
    if new is not None:
        page.add(_("Now:"))
        numbered(page, line, words.told(session.facts, new))
