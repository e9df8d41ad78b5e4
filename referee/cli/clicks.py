"""click as this command line uses it: translated late, aligned, open to negative numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import click

from referee.cli.answer import Answer
from referee.languages import LANGUAGES, MINUS, language_of, quoted
from referee.text.catalogue import N_, _, current
from referee.typed.numbers import CURRENCIES

_DASHES = "-–—" + MINUS
Texts = (
    Sequence[str] | Callable[[Any], Sequence[str]]
)  # or what makes them, of the App, when they are shown


class Context(click.Context):
    """A context whose help is aligned by terminal cells."""

    def make_formatter(self) -> click.HelpFormatter:
        """Return our formatter."""
        from referee.cli.formatter import Formatter

        return Formatter()


class Option(click.Option):
    """An option whose help and placeholder are translated when they are shown."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return spelling and help text in the reader's language."""
        return None if self.hidden else (self.get_help_spec(ctx), _(self.help) if self.help else "")

    def make_metavar(self, ctx: click.Context) -> str:
        """Return the placeholder in the reader's language."""
        return _(self.metavar) if self.metavar else super().make_metavar(ctx)


class Argument(click.Argument):
    """An argument whose help and placeholder are translated when they are shown."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Return placeholder and help text in the reader's language."""
        return self.make_metavar(ctx), _(self.help) if self.help else ""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return the placeholder, bracketed where it may be left out."""
        name = _(self.metavar or self.name.upper())
        name = name if self.required else f"[{name}]"
        return name if self.nargs == 1 else f"{name}…"

    def get_error_hint(self, ctx: click.Context | None) -> str:
        """Return the placeholder as an error calls it."""
        return _(self.metavar or self.name.upper())


class Number(click.ParamType[int]):
    """A whole number from ``low`` to ``high``; any dash is a minus, money may bear its sign."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number; fails with what was expected."""
        text = str(value).strip().strip(CURRENCIES).strip()
        sign = -1 if text[:1] and text[0] in _DASHES else 1
        digits = text[1:] if sign < 0 else text
        found = sign * int(digits) if digits.isdecimal() and len(digits) < 10 else None
        if found is None or not self.low <= found <= self.high:
            message = _("{value} is not a whole number from {low} to {high}.")
            low = f"{self.low}".replace("-", MINUS)
            self.fail(
                message.format(value=quoted(value, current()), low=low, high=self.high), param, ctx
            )
        return found

    def told(self, text: str, option: str) -> int:
        """Return the number told with an option that click reads as a text; fails by its name."""
        ctx = click.get_current_context(silent=True)
        return self.convert(text, click.Option([option]), ctx)


class Language(click.ParamType[str]):
    """A language of ours; ``de_AT`` or ``zh-Hans`` will do."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the language; fails with those there are."""
        found = language_of(str(value))
        if not found:
            message = _("There is no “{value}” here; the languages are {languages}.")
            self.fail(message.format(value=value, languages=", ".join(LANGUAGES)), param, ctx)
        return found

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        """Return the languages that begin so."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in LANGUAGES if name.startswith(incomplete)]


def show_help(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    """End the command with its help page."""
    if value and not ctx.resilient_parsing:
        raise Shown(ctx.get_help())


class Shown(Exception):  # noqa: N818 - an answer that ends a command, not an error
    """Ends a command with a text, such as help, that was asked for."""

    def answer(self) -> Answer:
        """Return the text as an answer."""
        text = str(self)
        return Answer({"text": text}, lambda page: page.lines.extend(text.split("\n")))


class _Base(click.Command):
    context_class = Context
    about: Sequence[str] = ()
    examples: Texts = ()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse; an argument that begins with a negative number is a value, never an option."""
        return super().parse_args(ctx, [_number_is_value(arg) for arg in args])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return no option of click's own: ``--help`` is among the common ones."""
        return None

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        for paragraph in self.about:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(_(paragraph))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write examples."""
        examples = self.examples(ctx.obj) if callable(self.examples) else self.examples
        if examples:
            with formatter.section(_("Examples")):
                for example in examples:
                    formatter.write_text(_(example))


class Command(_Base):
    """A command that returns an Answer."""

    def __init__(
        self,
        name: str,
        run: Callable[..., Answer],
        about: Sequence[str],
        examples: Texts = (),
        params: Sequence[click.Parameter] = (),
        any_options: bool = False,
    ) -> None:
        super().__init__(
            name, callback=run, params=[*params, *common()], options_metavar=N_("[OPTIONS]")
        )
        self.ignore_unknown_options = any_options  # they are part of what is typed
        self.about = about
        self.examples = examples

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return arguments first, then the mark for options, translated."""
        pieces = [p for param in self.params for p in param.get_usage_pieces(ctx)]
        return [*pieces, _("[OPTIONS]")]


class Group(_Base, click.Group):
    """A group that imports a command only when it is called."""

    def __init__(
        self,
        name: str,
        about: Sequence[str],
        entries: Callable[[Any], dict[str, str]],
        load: Callable[[Any, str], click.Command | None],
        params: Sequence[click.Parameter] = (),
        examples: Texts = (),
    ) -> None:
        super().__init__(name, params=[*params, *common()], no_args_is_help=True)
        self.about = about
        self.examples = examples
        self._entries = entries
        self._load = load

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands without importing any."""
        return list(self._entries(ctx.obj))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return one command, None if there is no such."""
        return self._load(ctx.obj, cmd_name)

    def members(self, ctx: click.Context) -> Iterator[tuple[str, click.Command]]:
        """Return every command of the group with its name."""
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                yield name, command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the first argument names; fails with the nearest ones."""
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None and not ctx.resilient_parsing:
            raise click.exceptions.NoSuchCommand(
                name, possibilities=self.list_commands(ctx), ctx=ctx
            )
        return name if command else None, command, args[1:]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands with their summaries."""
        with formatter.section(_("Commands")):
            formatter.write_dl([(name, _(text)) for name, text in self._entries(ctx.obj).items()])

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return how a command is called."""
        return [_("COMMAND …")]


def common() -> list[click.Parameter]:
    """Return the options that every command has."""
    return [
        Option(
            ["--lang"],
            type=Language(),
            metavar="en|de|zh",
            expose_value=False,
            help=N_("Answer in this language (otherwise that of your environment)."),
        ),
        Option(
            ["--json"],
            is_flag=True,
            expose_value=False,
            help=N_("Print one JSON document instead of text."),
        ),
        Option(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_help,
            help=N_("Show this page."),
        ),
    ]


def _number_is_value(arg: str) -> str:
    """Write the minus of ``-20`` as no option begins, so that it needs no quotes."""
    return MINUS + arg[1:] if arg[:1] == "-" and arg[1:2].isdigit() else arg
