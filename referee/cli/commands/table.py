"""``referee table``: keeps a game in a file, from the first card to the winner."""

from __future__ import annotations

import click

from referee.cli import registry
from referee.cli.answer import Answer
from referee.cli.clicks import Command, Group
from referee.cli.keeping import table_option
from referee.i18n import N_

OWN = {
    "new": N_("Begin a game: its name, and who plays."),
    "show": N_("The whole table: savings, cards, bill, whose turn it is."),
    "history": N_("Everything that was entered, with line numbers."),
    "undo": N_("Take back the last entry."),
    "edit": N_("Change or remove an earlier entry, by its line number."),
    "list": N_("All games that are kept here."),
    "use": N_("Make another game the one that is meant."),
    "export": N_("Print the log, or write it to a file."),
}
_FIRST = ("new",)  # listed before what the games bring


def entries() -> dict[str, str]:
    """Return every command of the group with its summary, in the order of a game."""
    found = {name: OWN[name] for name in _FIRST}
    for package in registry.tables():
        for name, verb in registry.table_verbs(package).items():
            found.setdefault(name, verb["summary"])
    return found | OWN


def load(name: str) -> click.Command | None:
    """Return one command of the group, None if there is no such."""
    if name in OWN:
        from referee.cli import table_commands

        return table_commands.command(name)
    from referee.cli import table_events

    return table_events.command(name)


class TableGroup(Group):
    """The group; called without anything it opens the prompt, and it reads whole lines too."""

    def __init__(self) -> None:
        super().__init__(
            "table",
            about=[
                N_("Keeps a game while you play it. Begin with “new”, then enter what happens: "
                   "card by card, or a whole round at its end. After each entry you see the bill "
                   "and who is next. Everything is on disk at once, and can be taken back."),
                N_("Names and cards are typed as you say them, in any of our languages. Whoever "
                   "has the turn need not be named. Without a command, a prompt opens that takes "
                   "the same lines without “referee table”; there, “help” explains them all."),
                N_("What the rules refuse is not entered, and you are told why; --anyway enters "
                   "it if everybody agrees."),
            ],
            entries=entries,
            load=load,
            params=[table_option()],
            examples=[line for p in registry.tables() for line in registry.table_front(p).EXAMPLES],
        )  # fmt: skip
        self.no_args_is_help = False
        self.invoke_without_command = True
        self.callback = prompt

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command named first, or the one that reads a whole line (“ana gazpacho”)."""
        if self.get_command(ctx, args[0]) is not None:
            return super().resolve_command(ctx, args)
        verb, rest = _spoken(args)
        if verb == "may":
            from referee.cli.commands.may import command as may

            return verb, may, rest
        if verb == "help":
            return verb, self, ["--help"]
        if verb in OWN:
            return super().resolve_command(ctx, [verb, *rest])
        if _tells(args[0]) or not _mistyped(args[0]):
            from referee.cli import table_events

            return "say", table_events.line_command(), args
        return super().resolve_command(ctx, args)


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


def _tells(word: str) -> bool:
    """Return whether a word, in any language, tells an event: “runde”, “passt”."""
    from referee.cli.lookup import fold

    forms = (
        form
        for package in registry.tables()
        for form in registry.table_front(package).typed_verbs()
    )
    return fold(word) in map(fold, forms)


def _mistyped(word: str) -> bool:
    """Return whether this is close to the name of a command."""
    from difflib import get_close_matches

    return bool(get_close_matches(word, list(entries()), n=1, cutoff=0.75))


@click.pass_context
def prompt(ctx: click.Context, table: str | None) -> Answer | None:
    """Open the prompt, unless a command follows."""
    ctx.obj = {"table": table}
    if ctx.invoked_subcommand is not None:
        return None
    from referee.cli import table_prompt

    return table_prompt.answer(table)


command: Command | Group = TableGroup()
