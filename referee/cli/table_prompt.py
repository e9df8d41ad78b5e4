"""The prompt for whoever keeps the game on a laptop: one line an entry, and where it leads."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import Any

from referee.cli import standard_input
from referee.cli.answer import NO, YES, Answer, Stop, error
from referee.cli.app import App
from referee.cli.keeping import Table, change, enter, in_words, open_table
from referee.cli.output import render, write
from referee.cli.page import Page
from referee.cli.people import readable
from referee.cli.prompt_words import ALONE, KNOWN, REMOVE, help_page
from referee.cli.table_commands import edit_event
from referee.cli.table_events import read
from referee.cli.table_screen import screen
from referee.text.catalogue import _, current
from referee.typed.phrases import Phrases


class Prompted(Answer):
    """An answer that is a conversation: it reads lines until there are no more.

    What is piped has the file to itself until its end. Whoever types takes their time, so others
    may write between two lines; what was typed before they had been heard of is not kept.
    """

    __slots__ = ("session", "typed")

    def __init__(self, session: Table) -> None:
        super().__init__(None, self._talk)
        self.session = session
        self.typed = standard_input.patient().isatty()

    def envelope(self) -> dict[str, Any]:
        """Read every line, and return all answers in one document."""
        from referee.cli.keeping import state

        lines: list[dict[str, Any]] = []

        def keep(line: str, answer: Answer) -> None:
            lines.append({"typed": line, **answer.envelope()})

        with self.session:
            self.converse(lambda _prompt: sys.stdin.readline() or None, keep)
            self.data = {**state(self.session), "lines": lines}
        self.errors = [error for line in lines for error in line["errors"]]
        return super().envelope()

    def _talk(self, page: Page) -> None:
        """Read lines and print each answer at once; the page takes what is said at the end."""
        with self.session:
            head = Page(current(), page.colour)
            screen(head, self.session)
            if self.typed:
                head.gap()
                head.add(_("One line an entry; “help” explains, “quit” ends."), style="dim")
            write(sys.stdout, str(head) + "\n")
            with completion(self.session) if self.typed else contextlib.nullcontext():
                self.converse(typed if self.typed else piped, lambda _line, answer: render(answer))
        page.add(_("Kept in {file}.").format(file=self.session.path), style="dim")

    def converse(
        self, ask: Callable[[str], str | None], answered: Callable[[str, Answer], None]
    ) -> None:
        """Ask for lines, by what to ask with, until there are none; hand on every answer."""
        if self.typed:
            self.session.close()
        while (line := ask(self._whose())) is not None:
            line = line.strip()
            if line.startswith("#") or not (line or self.typed):
                continue
            answer = self._answer(line)
            if answer is None:
                return
            self.kept = answer.kept or self.kept
            if not self.typed:
                self.code = max(self.code, answer.code)
            answered(line, answer)

    def _whose(self) -> str:
        view = self.session.view()
        return (_("over") if view["over"] else self.session.words.turn(view)) + "> "

    def _answer(self, line: str) -> Answer | None:
        """Return the answer to one line, None at the end of the conversation."""
        try:
            standard_input.check(line)
            verb, rest = KNOWN.start("help" if line in ("?", "？") else line)
            if verb in ALONE and rest:
                verb = None  # somebody may be called like one of our words
            if verb == "quit":
                return None
            if not self.typed or verb == "help":
                return _done(self.session, verb, rest, line)
            writes = verb in WRITING and line != ""
            before = self.session.events
            self.session = Table(self.session.app, self.session.path, writes)
            with self.session:
                if not line or (writes and self.session.events != before):
                    return elsewhere(self.session, before, line)
                return _done(self.session, verb, rest, line)
        except Exception as fault:
            if isinstance(fault, Stop):
                answer = fault.answer()
                if fault.strange:
                    answer.hint = _("“help” shows what can be typed.")
                return answer
            from referee.cli.faults import explain

            return explain(self.session.app, fault)


def _done(session: Table, verb: str | None, rest: str, line: str) -> Answer:
    return _DO[verb](session, rest) if verb else entry(session, line)


def elsewhere(session: Table, before: list[Any], line: str) -> Answer:
    """Answer with what others have written since ``before``; a line typed meanwhile is refused."""
    from referee.cli.keeping import numbered, state

    now = session.events
    first = next((n for n, (a, b) in enumerate(zip(before, now, strict=False)) if a != b), None)
    came = range(len(before) if first is None else first, len(now))
    data = {"lines": [{"line": n + 1, "written": now[n]} for n in came], **state(session)}
    errors = []
    if line:
        message = _("Something was entered elsewhere meanwhile, so this line is not kept. Enter it "
                    "again if it still holds.")  # fmt: skip
        errors = [error("entered-elsewhere", message)]

    def text(page: Page) -> None:
        for found in errors:
            page.add(_("No: {message}").format(message=found["message"]), rest="  ")
        for n in came:
            numbered(page, n + 1, in_words(session, now[n]))
        if now != before:
            page.add(session.words.status(session.view()), "    ", style="bold")

    return Answer(data, text, code=NO if errors else YES, errors=errors)


def entry(session: Table, line: str) -> Answer:
    """Answer a line that tells what happens; “!” before it enters what the rules refuse."""
    text = line.lstrip("!！ ")
    plain = " ".join(word for word in text.split() if word != "--anyway")
    anyway, text = line[0] in "!！" or plain != " ".join(text.split()), plain
    hint = _("If the table agrees to it: ! {line}").format(line=text)
    return enter(session, read(session, text), anyway, hint)


def _edit(session: Table, text: str) -> Answer:
    number, _blank, rest = text.replace(":", " ").replace("：", " ").strip().partition(" ")
    if not number.isdecimal() or len(number) > 6:
        message = _("Which line? Write: edit LINE EVENT, or edit LINE remove.")
        raise Stop("no-line", message, "edit")
    remove = _REMOVE.whole(rest) is not None
    return change(session, edit_event(session, int(number), "" if remove else rest, remove))


def _undo(session: Table, _text: str) -> Answer:
    return change(session, {"event": "undo"})


def _show(session: Table, _text: str) -> Answer:
    from referee.cli.keeping import state

    return Answer(state(session), lambda page: screen(page, session))


def _history(session: Table, _text: str) -> Answer:
    from referee.cli.table_lists import show_history

    steps = list(session.steps())
    data = [{"line": step.line, "stands": step.event} for step in steps]
    return Answer(data, lambda page: show_history(page, session, steps))


def _may(session: Table, text: str) -> Answer:
    from referee.cli.asking import may

    return may(session, read(session, text))


def _help(session: Table, _text: str) -> Answer:
    return Answer({}, lambda page: help_page(page, session))


_DO: dict[str, Callable[[Table, str], Answer]] = {
    "undo": _undo,
    "edit": _edit,
    "show": _show,
    "history": _history,
    "may": _may,
    "help": _help,
}
WRITING = (None, "undo", "edit")  # what changes the file; None is a line that tells an event
_REMOVE = Phrases(("remove", word) for word in REMOVE)


def answer(app: App, table: str | None) -> Answer:
    """Return the conversation about a table; raises Stop or TableFault before it begins."""
    return Prompted(open_table(app, table, writable=True))


def piped(prompt: str) -> str | None:
    """Return the next line of a pipe, written out so that the answers can be followed."""
    line = sys.stdin.readline()
    if not line:
        return None
    write(sys.stdout, f"{prompt}{readable(line.strip())}\n")
    return line


def typed(prompt: str) -> str | None:
    """Return the next typed line; Ctrl-C begins anew, Ctrl-D ends."""
    while True:
        try:
            return input(prompt)
        except EOFError:
            write(sys.stdout, "\n")
            return None
        except KeyboardInterrupt:
            write(sys.stdout, "\n")


@contextlib.contextmanager
def completion(session: Table) -> Any:
    """Let the tab key complete names, cards and words while the prompt is open."""
    try:
        import readline
    except ImportError:  # a Python without it still has a prompt
        yield
        return
    from referee.cli.prompt_words import offers

    before = readline.get_completer(), readline.get_completer_delims()
    known = offers(session)
    readline.set_completer(lambda text, n: dict(enumerate(known(text))).get(n))
    readline.set_completer_delims(" \t\n:;,+!")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])
