"""The entry point: language first, then one command, then one answer."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

import click

from referee.cli import older, registry
from referee.cli.answer import UNSHOWN, WRONG, Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Group, Option, Shown
from referee.cli.output import Unwritten, emit, say_aside, silence
from referee.rulebase import refresh
from referee.text import catalogue
from referee.text.catalogue import N_, _

_BROKEN_PIPE = 141  # what a shell reports for a program that a closed pipe ended
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    0 yes or done, 1 the rules or the deck say no, 2 wrong usage or input, 3 damaged file or
    broken rule base, 4 done and kept, but the answer could not be written; as shells have it, 130
    after Ctrl-C and 141 after a closed pipe.
    """
    if argv is None:
        # What is imported by now stays until the process ends: no collection, not even the one at
        # the end, need look through it. That would take a tenth of a bare click command.
        gc.freeze()
    words = list(sys.argv[1:] if argv is None else argv)
    refresh.ensure()
    catalogue.use(catalogue.choose_language(words, os.environ))
    if "_REFEREE_COMPLETE" in os.environ:  # whoever presses the tab key waits for words
        from referee.cli.shells import register

        register()
    else:
        older.move_games()
    words, as_json = _form(words)
    try:
        return _say(App(), words, as_json)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _form(words: list[str]) -> tuple[list[str], bool]:
    """Return the words without ``--json``, and whether it was among them.

    No option takes it for its value: text and JSON answer the very same words.
    """
    end = words.index("--") if "--" in words else len(words)
    kept = [word for word in words[:end] if word != "--json"]
    return kept + words[end:], len(kept) < end


def _say(app: App, words: list[str], as_json: bool) -> int:
    answer = Answer(None)
    try:
        answer = _run(app, words)
        return emit(answer, as_json)
    except KeyboardInterrupt:
        raise
    except Unwritten as fault:
        return _unwritten(answer, fault)
    except Exception as fault:  # found only when the words were put together
        from referee.cli.faults import explain

        told = explain(app, fault)
        told.kept = answer.kept
        try:
            code = emit(told, as_json)
        except Unwritten as full:
            return _unwritten(told, full)
        if told.kept:
            say_aside(told.kept)
        return UNSHOWN if told.kept else code


def _unwritten(answer: Answer, fault: Unwritten) -> int:
    """Say that an answer cannot be written and what is kept all the same; return the exit code."""
    silence(fault.stream)
    if fault.stream is sys.stderr is not None:
        return answer.code
    if isinstance(fault.fault, BrokenPipeError):  # whoever closed it knows
        if answer.kept:
            say_aside(answer.kept)
        return UNSHOWN if answer.kept else _BROKEN_PIPE
    from referee.tables.faults import why

    message = _("The answer cannot be written: {reason}.").format(reason=_(why(fault.fault)))
    say_aside(_("Error: {message}").format(message=f"{message} {answer.kept}".rstrip()))
    return UNSHOWN if answer.kept else WRONG


def _run(app: App, words: list[str]) -> Answer:
    try:
        answer: Answer | int | None = group().main(
            words, prog_name="referee", standalone_mode=False, obj=app
        )
    except (Shown, Stop) as stop:
        return stop.answer()
    except (click.exceptions.Abort, KeyboardInterrupt):
        raise KeyboardInterrupt from None
    except Exception as fault:
        if isinstance(fault, OSError) and "_REFEREE_COMPLETE" in os.environ:
            raise Unwritten(sys.stdout, fault) from None  # click writes to the shell by itself
        from referee.cli.faults import explain

        return explain(app, fault)
    return answer if isinstance(answer, Answer) else Answer(None, code=answer or 0)


class _Root(Group):
    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command named first; one that several games have is that of ``--game``."""
        from referee.cli import meant

        game = meant.option(args, "--game")
        command = registry.load(args[0], game) if game else None
        if command is not None:
            return args[0], command, args[1:]
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands of every game, then those that all games share."""
        from referee.cli import samples

        for package in registry.packages():
            with formatter.section(samples.title(package)):
                formatter.write_dl(registry.game_entries(package).items())
        with formatter.section(_("Commands for every game")):
            formatter.write_dl([(name, _(text)) for name, text in registry.SHARED.items()])


def group() -> Group:
    """Return the command ``referee`` with everything below it, still unloaded."""
    version = Option(
        ["-V", "--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_version,
        help=N_("Show the version."),
    )
    return _Root(
        "referee",
        about=[
            N_(
                "Rules reference and referee for physical games: it judges and counts, names the "
                "rule behind every line, and shows where the sources differ."
            ),
        ],
        entries=lambda _app: registry.entries(),
        load=lambda _app, name: registry.load(name),
        params=[version],
        examples=_examples,
    )


def _examples(_app: App) -> Sequence[str]:
    from referee.cli import samples

    return samples.first()


def _show_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from referee.cli.commands.version import text

        raise Shown(text())


if __name__ == "__main__":
    sys.exit(main())
