"""``referee review``: record that a rule's texts were read together in all languages."""

from __future__ import annotations

from referee.cli import unknown
from referee.cli.answer import Answer, Stop
from referee.cli.checkout import root
from referee.cli.clicks import Argument, Command
from referee.cli.completing import ids
from referee.cli.page import Page
from referee.i18n import N_, _, current, listed


def run(rules: tuple[str, ...]) -> Answer:
    """Answer ``referee review``: the lock file holds the fingerprints of these rules' texts."""
    from referee.engine.nearest import nearest
    from referee.rulebase.load import game_ids, load
    from referee.rulebase.review import record

    folder = root()
    games = [load(folder, game) for game in game_ids(folder)]
    known = {rule["id"]: game for game in games for rule in game.rules if "id" in rule}
    for rule in rules:
        if rule not in known:
            near = nearest(rule, known)
            text = _("There is no rule “{text}”; the nearest is {near}.")
            message = text.format(text=rule[:60], near=near)
            if not near:
                message = unknown.sentence("unknown-rule", rule[:60])
            raise Stop("unknown-rule", message, "rule")
    for game in games:
        own = [rule for rule in rules if known[rule] is game]
        if own:
            record(game, own)

    def text_(page: Page) -> None:
        text = _("Recorded: the texts of {rules} say the same in all languages.")
        page.add(text.format(rules=listed(rules, current())))

    return Answer({"reviewed": list(rules)}, text_)


command = Command(
    "review",
    run,
    about=[
        N_("Records that you have read a rule’s English, German and Chinese text together and that "
           "they say the same. Until then, a change to one of them makes the others stale."),
    ],
    examples=["referee review tip"],
    params=[
        Argument(["rules"], nargs=-1, required=True, metavar=N_("RULE"),
                 shell_complete=ids("rules"), help=N_("Ids of rules.")),
    ],
)  # fmt: skip
