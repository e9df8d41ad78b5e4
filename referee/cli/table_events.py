"""The events of games as commands, and whole lines as the prompt reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from referee.cli.answer import Answer, Stop
from referee.cli.app import App
from referee.cli.clicks import Argument, Command, Option
from referee.cli.completing import players_and_cards
from referee.cli.keeping import Table, anyway_option, enter, open_table, table_option
from referee.cli.people import People, readable
from referee.engine.nearest import alike
from referee.tables import place
from referee.text.catalogue import N_, _

if TYPE_CHECKING:
    from referee.cli.fronts import Front


def command(app: App, name: str, game: str | None = None) -> Command | None:
    """Return the command for an event: that of the game meant, or the first game that has it."""
    if game and name in app.front(game).entries():
        return _command(name, app.front(game).verbs()[name])
    for other in app.keepable(name if game else None):
        if name in app.front(other).entries():
            return _command(name, app.front(other).verbs()[name])
    return None


def _command(name: str, verb: dict[str, Any]) -> Command:
    options = verb.get("options", ())

    @click.pass_obj
    def run(
        app: App,
        /,
        words: tuple[str, ...] = (),
        table: str | None = None,
        anyway: bool = False,
        **given: Any,
    ) -> Answer:
        text = " ".join(words)
        for flag, _metavar, _help, template in options:
            value = given.get(_key(flag))
            if value:
                text += template.format(value)
        with open_table(app, app.named(table), writable=True) as session:
            event = read(session, text, name)
            return enter(session, event, anyway, hint())

    params: list[click.Parameter] = []
    if verb["usage"]:
        params.append(
            Argument(
                ["words"],
                nargs=-1,
                metavar=verb["usage"],
                shell_complete=players_and_cards,
                help=N_("As you would say it."),
            )
        )
    for flag, metavar, text, _template in options:
        if metavar:
            params.append(Option([flag, _key(flag)], metavar=metavar, help=text))
        else:
            params.append(Option([flag, _key(flag)], is_flag=True, help=text))
    return Command(
        name,
        run,
        about=verb["about"],
        examples=verb["examples"],
        params=[*params, table_option(), anyway_option()],
    )


def line_command() -> Command:
    """Return the command that reads a whole line, as the prompt does."""

    @click.pass_obj
    def run(app: App, words: tuple[str, ...], table: str | None, anyway: bool) -> Answer:
        with open_table(app, app.named(table), writable=True) as session:
            check_options(words, session.side)
            try:
                event = read(session, " ".join(words))
            except Stop as fault:
                raise _or_command(words, session, fault) from None
            return enter(session, event, anyway, hint())

    argument = Argument(["words"], nargs=-1, metavar=N_("[PLAYER] …"))
    return Command(
        "say",
        run,
        about=[N_("Enters a line as the prompt reads it.")],
        params=[argument, table_option(), anyway_option()],
        any_options=True,
    )


def _or_command(words: tuple[str, ...], session: Table, fault: Stop) -> Stop:
    """Return the fault of a line; one that begins with nothing known may have been a command."""
    import shlex

    if not any(words):
        return fault
    first = words[0]
    tables = [place.name_of(path) for path in place.kept()]
    table = next((word for word in words if word in tables), "")
    named = People(session.players).short(first)[0] is not None
    if named or not (fault.strange.startswith(first) or words == (table,)):
        return fault
    more = fault.message
    if table:
        more = _("“{table}” is a game that is kept: {example}")
        more = more.format(table=table, example=f"referee table show -t {shlex.quote(table)}")
    message = _("“{word}” is no command of “referee table”; “referee table --help” lists them.")
    return Stop(fault.code, f"{message.format(word=first[:60])} {more}", fault.where)


def read(
    session: Table, text: str, verb: str | None = None, acting: str | None = None
) -> dict[str, Any]:
    """Return the event that a typed line tells; raises Stop (exit 2).

    Without a name in it, it is `acting` who does it, or whoever has the turn.
    """
    side, view = session.side, session.view()
    text = readable(text)
    if acting:
        view["asker"] = acting
    if verb and verb not in side.entries():
        message = _("{game} has no “{verb}”.")
        game = session.say.called()
        raise Stop("no-such-event", message.format(game=game, verb=verb), "")
    return side.read(session.facts, text, People(session.players), view, verb)


def check_options(words: tuple[str, ...], side: Front) -> None:
    """Raise click's fault for what looks like an option and is none of any event of a game."""
    if not any(word.startswith("--") for word in words):
        return
    verbs = side.verbs().values()
    known = {flag for verb in verbs for flag, *_more in verb.get("options", ())} | _ALSO
    for word in words:
        flag = word.partition("=")[0]
        if flag.startswith("--") and len(flag) > 2 and " " not in flag and flag not in known:
            context = click.get_current_context(silent=True)
            own = [opt for param in context.command.params for opt in param.opts] if context else []
            near = sorted(one for one in {*known, *own} if alike(flag, one, 3))
            raise click.NoSuchOption(flag, possibilities=near, ctx=context)


_ALSO = {"--anyway", "--tip"}  # what lines may hold beside the options of their events


def hint() -> str:
    """Return how a refused event is entered all the same."""
    return _("If the table agrees to it: the same again with --anyway.")


def _key(flag: str) -> str:
    return flag.lstrip("-").replace("-", "_")
