"""``referee review``: record that texts were read together in all languages."""

from __future__ import annotations

from referee.cli import samples, unknown
from referee.cli.answer import Answer, Stop
from referee.cli.checkout import root
from referee.cli.clicks import Argument, Command, Option
from referee.cli.completing import ids
from referee.cli.page import Page
from referee.languages import listed
from referee.text.catalogue import N_, _, current


def run(rules: tuple[str, ...], everything: bool) -> Answer:
    """Answer ``referee review``: the lock file holds the fingerprints of these texts."""
    folder = root()
    from referee.rulebase.load import game_ids, load
    from referee.rulebase.review import outdated, record, reviewed

    games = [load(folder, game) for game in game_ids(folder)]
    names = {game.id: set(reviewed(game)) for game in games}
    if everything == bool(rules):
        message = _("Name what you have read, or take --all for everything that has changed.")
        raise Stop("missing", message, "rule")
    if everything:
        rules = tuple(dict.fromkeys(name for game in games for name in outdated(game)))
    for rule in rules:
        if not any(rule in known for known in names.values()):
            raise _unknown(rule, sorted(set().union(*names.values())))
    for game in games:
        own = [rule for rule in rules if rule in names[game.id]]
        if own:
            record(game, own)

    def text_(page: Page) -> None:
        if not rules:
            page.add(_("Nothing has changed since the last review."))
        elif everything:
            page.add(_("Recorded: these texts say the same in all languages."))
            for rule in rules:
                page.add(rule, "  ")
        else:
            text = _("Recorded: the texts of {rules} say the same in all languages.")
            page.add(text.format(rules=listed(rules, current())))

    answer = Answer({"reviewed": list(rules)}, text_)
    if rules:
        message = _("Recorded: the texts of {rules} say the same in all languages.")
        answer.kept = message.format(rules=listed(rules, current()))
    return answer


def _unknown(name: str, known: list[str]) -> Stop:
    from referee.engine.nearest import nearest

    plain = ":" not in name
    near = nearest(name, [other for other in known if (":" not in other) == plain])
    if plain and near:
        message = _("There is no rule “{text}”; the nearest is {near}.")
    elif plain:
        message = unknown.sentence("unknown-rule", name[:60])
    elif near:
        message = _("Nothing is reviewed under “{text}”; the nearest is {near}.")
    else:
        message = _("Nothing is reviewed under “{text}”; “referee review --help” says how.")
    if near or not plain:
        message = message.format(text=name[:60], near=near)
    return Stop("unknown-rule" if plain else "unknown-text", message, "rule")


command = Command(
    "review",
    run,
    about=[
        N_("Records that you have read texts in English, German and Chinese together and that they "
           "say the same. Until then, a change to one language makes the others stale."),
        N_("A rule comes with its examples, notes and misreading. All else is named by what it "
           "is: ruling:ID, card:ID, term:ID, words:TABLE/CODE, source:ID, game:ID."),
    ],
    examples=samples.of("review"),
    params=[
        Argument(["rules"], nargs=-1, metavar=N_("RULE"),
                 shell_complete=ids("rules"), help=N_("Ids of rules, or names as above.")),
        Option(["--all", "everything"], is_flag=True,
               help=N_("Everything that has changed, once you have read all of it; lists it.")),
    ],
)  # fmt: skip
