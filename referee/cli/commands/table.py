"""``referee table``: keeps a game in a file, from its beginning to the winner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from referee.cli import meant
from referee.cli.answer import Answer
from referee.cli.app import App
from referee.cli.clicks import Command, Group, Shown
from referee.cli.keeping import table_option
from referee.engine.nearest import alike
from referee.text.catalogue import N_, _

OWN = {
    "new": N_("Begin a game: its name, and who plays."),
    "show": N_("The whole table: what everybody has, and whose turn it is."),
    "history": N_("Everything that was entered, with line numbers."),
    "undo": N_("Take back the last entry."),
    "edit": N_("Change or remove an earlier entry, by its line number."),
    "list": N_("All games that are kept here."),
    "use": N_("Make another game the one that is meant."),
    "export": N_("Print the log, or write it to a file."),
}
_CHANGES = ("new", "show", "undo", "edit")  # in table_commands, the others in table_lists
_FIRST = ("new",)  # listed before what the games bring


def entries(app: App) -> dict[str, str]:
    """Return every command of the group with its summary, in the order of a game."""
    found = {name: OWN[name] for name in _FIRST}
    for one in app.keepable():
        for name, verb in app.front(one).verbs().items():
            found.setdefault(name, verb["summary"])
    return found | OWN


def load(app: App, name: str, game: str | None = None) -> click.Command | None:
    """Return one command of the group, for a game if it has it; None if there is no such."""
    if name in OWN:
        command: click.Command = getattr(_module(name), f"{name}_command")(app)
        return command
    from referee.cli import table_events

    return table_events.command(app, name, game)


def _module(name: str) -> Any:
    if name in _CHANGES:
        from referee.cli import table_commands

        return table_commands
    from referee.cli import table_lists

    return table_lists


class TableGroup(Group):
    """The group; called without anything it opens the prompt, and it reads whole lines too."""

    def __init__(self) -> None:
        super().__init__(
            "table",
            about=[
                N_("Keeps a game while you play it. Begin with “new”, then enter what happens. "
                   "After each entry you see where it leads and who is next. Everything is on "
                   "disk at once, and can be taken back."),
                N_("Names and cards are typed as you say them, in any of our languages. Whoever "
                   "has the turn need not be named. Without a command, a prompt opens that takes "
                   "the same lines without “referee table”; there, “help” explains them all."),
                N_("What the rules refuse is not entered, and you are told why; --anyway enters "
                   "it if everybody agrees."),
                N_("Games lie where your system keeps data (on Linux ~/.local/share/referee); "
                   "the environment variable REFEREE_HOME names another folder."),
            ],
            entries=entries,
            load=load,
            params=[table_option()],
            examples=_examples,
        )  # fmt: skip
        self.no_args_is_help = False
        self.invoke_without_command = True
        self.callback = prompt

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command of ours, or an event of the game of the table that is meant."""
        return load(ctx.obj, cmd_name, _game(ctx, []))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command named first, or the one that reads a whole line (“ana draw 2”)."""
        game = _game(ctx, args)
        for count in (3, 2, 1):  # “end turn” is the command end-turn
            name = "-".join(args[:count])
            command = load(ctx.obj, name, game) if count <= len(args) else None
            if command is not None:
                return name, command, args[count:]
        verb, rest = _spoken(args)
        if verb == "may":
            from referee.cli.commands.may import command as may

            return verb, may, rest
        if verb == "help":
            raise Shown(ctx.get_help())
        if verb in OWN:
            return super().resolve_command(ctx, [verb, *rest])
        if _mistyped(ctx.obj, args[0], game):  # asked first: who sits there is read from the file
            known = _tells(ctx.obj, args[0], game) or _sits(ctx, args)
            if not known:
                return super().resolve_command(ctx, args)
        from referee.cli import table_events

        return "say", table_events.line_command(), args

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write our own commands, then what may be entered in each game."""
        with formatter.section(_("Commands")):
            formatter.write_dl([(name, _(text)) for name, text in OWN.items()])
        from referee.cli.game_text import title

        app: App = ctx.obj
        for game in app.keepable():
            heading = _("What may be entered in {game}").format(game=title(game))
            with formatter.section(heading):
                verbs = app.front(game).verbs()
                formatter.write_dl([(name, _(verb["summary"])) for name, verb in verbs.items()])

    def members(self, ctx: click.Context) -> Iterator[tuple[str, click.Command]]:
        """Return every command once, an event of several games once for each."""
        from referee.cli import table_events
        from referee.cli.game_text import title

        app: App = ctx.obj
        for name in OWN:
            command = self.get_command(ctx, name)
            assert command is not None
            yield name, command
        games = app.keepable()
        for game in games:
            for name in app.front(game).entries():
                command = table_events.command(app, name, game)
                assert command is not None
                shared = any(name in app.front(other).entries() for other in games if other != game)
                yield f"{name} ({title(game)})" if shared else name, command


def _examples(app: App) -> list[str]:
    """Return how the game of the table that is meant is kept, and how another one is begun."""
    games = app.keepable()
    meant_here = meant.of_table(None)
    first = meant_here if meant_here in games else games[0]
    found = list(app.front(first).examples())
    begun = _("friday")
    others = [app.front(game).examples()[0] for game in games if game != first]
    return found + [  # every one is a table of its own, so that all can be typed in this order
        line.replace(f" {begun} ", f" {begun}-{number} ") for number, line in enumerate(others, 2)
    ]


def _game(ctx: click.Context, args: list[str]) -> str | None:
    """Return the game of the table that is meant; None if no table is, or it cannot be read."""
    name = meant.option(args, "-t", "--table") or ctx.params.get("table")
    return meant.of_table(name)


def _spoken(args: list[str]) -> tuple[str | None, list[str]]:
    """Return the prompt's word that begins the arguments, in any language, and what follows."""
    from referee.cli.prompt_words import ALONE, KNOWN

    for count in (2, 1):  # “darf ich”
        verb, rest = KNOWN.start(" ".join(args[:count]))
        after = rest.split() + args[count:]
        if verb in ALONE and after and not after[0].startswith("-"):
            verb = None  # somebody may be called like one of our words
        if verb is not None and (count == 1 or not rest):
            return verb, after
    return None, args


def _tells(app: App, word: str, game: str | None) -> bool:
    """Return whether a word, in any language, tells an event: “runde”, “passt”."""
    from referee.text.spelling import fold

    forms = (form for one in _games(app, game) for form in app.front(one).spoken())
    return fold(word) in map(fold, forms)


def _mistyped(app: App, word: str, game: str | None) -> bool:
    """Return whether this is close to the name of a command."""
    known = [*OWN, *(name for one in _games(app, game) for name in app.front(one).entries())]
    return any(alike(word, one, min(4, max(3, len(one)))) for one in known)


def _sits(ctx: click.Context, args: list[str]) -> bool:
    """Return whether the first word is somebody at the table: Sue is no mistyped “use”."""
    from referee.cli.people import People

    name = meant.option(args, "-t", "--table") or ctx.params.get("table")
    return People(meant.seated(name)).short(args[0])[0] is not None


def _games(app: App, game: str | None) -> list[str]:
    return [game] if game else app.keepable()


@click.pass_context
def prompt(ctx: click.Context, table: str | None) -> Answer | None:
    """Open the prompt, unless a command follows."""
    app: App = ctx.obj
    app.table = table
    if ctx.invoked_subcommand is not None:
        return None
    from referee.cli import table_prompt

    return table_prompt.answer(app, table)


command: Command | Group = TableGroup()
