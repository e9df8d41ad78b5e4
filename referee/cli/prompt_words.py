"""The prompt's own words in all languages, its help page, and what the tab key offers."""

from __future__ import annotations

from collections.abc import Callable

from referee.cli.keeping import front
from referee.cli.lookup import fold
from referee.cli.page import Page
from referee.i18n import N_, _
from referee.tables.session import Session

WORDS = {
    "undo": ("undo", "zurück", "rückgängig", "zurücknehmen", "撤回", "撤销"),
    "edit": ("edit", "change", "ändern", "ändere", "修改", "改"),
    "show": ("show", "table", "zeig", "zeige", "tisch", "stand", "显示", "查看", "牌桌"),
    "history": ("history", "log", "verlauf", "protokoll", "历史", "记录"),
    "may": ("may", "may i", "darf", "darf ich", "能否", "可以吗"),
    "help": ("help", "?", "hilfe", "帮助"),
    "quit": ("quit", "exit", "ende", "schluss", "raus", "退出", "结束"),
    "remove": ("remove", "weg", "entfernen", "删除"),
}

_HELP = (
    (N_("gazpacho"), N_("whoever has the turn plays Gazpacho")),
    (N_("{name} gazpacho"), N_("{name} plays Gazpacho")),
    (N_("jamon+premium"), N_("a dish with Premium")),
    (N_("burnt -20 fish"), N_("a Burnt Dish of −20 on the fish stack")),
    (N_("{name} pass"), N_("with the birthday: nothing is played")),
    (N_("ask {name}"), N_("{name} asks for the bill")),
    (N_("{name} tip"), N_("a Tip, once the bill is asked for")),
    (N_("fifty-fifty {other}"), N_("the bill is split with {other}")),
    (N_("go dutch"), N_("everybody who can pays a share")),
    (N_("settle"), N_("the bill is paid, the next round begins")),
    (N_("redraw"), N_("the starter draws a new hand")),
    (N_("round {name}: gazpacho, wine x3; tips 1; go dutch"), N_("a whole round at its end")),
    (N_("correct {name} 850; why miscounted"), N_("mend somebody’s savings")),
    (N_("cash {name} 20, {other} 5"), N_("after a tie: who has how much cash")),
    (N_("may {name} wine"), N_("ask before it is played")),
    (N_("! {name} gazpacho"), N_("enter it although the rules refuse it")),
    (N_("undo"), N_("take back the last entry")),
    (N_("history"), N_("all entries with their line numbers")),
    (N_("edit 7 {name} gazpacho"), N_("what really happened on line 7 (or: edit 7 remove)")),
    (N_("show"), N_("the whole table")),
    (N_("quit"), N_("end; everything is kept")),
)


def help_page(page: Page, session: Session) -> None:
    """Put on a page what can be typed, with the names of those who play."""
    names = {"name": session.players[0], "other": session.players[1]}
    page.pairs([(_(typed).format(**names), _(text).format(**names)) for typed, text in _HELP])
    page.gap()
    page.add(
        _("Cards and these words may be typed in any of our languages; a name may be shortened.")
    )


def offers(session: Session) -> Callable[[str], list[str]]:
    """Return what completes the beginning of a word: names, the game's and our words, cards."""
    from referee.rulebase import store

    known = [*session.players, *front(session.game).VERBS]
    known += [word for words in WORDS.values() for word in words if " " not in word]
    known += [row["name"] for row in store.names(session.game)]
    folded = [(fold(word), word) for word in dict.fromkeys(known)]

    def complete(text: str) -> list[str]:
        start = fold(text)
        return [word + " " for form, word in folded if form.startswith(start)][:200]

    return complete
