"""The prompt's own words in all languages, its help page, and what the tab key offers."""

from __future__ import annotations

from collections.abc import Callable

from referee.cli.keeping import Table
from referee.cli.page import Page
from referee.text.catalogue import N_, _
from referee.text.spelling import fold
from referee.typed.phrases import Phrases

WORDS = {
    "undo": ("undo", "zurück", "rückgängig", "zurücknehmen", "撤回", "撤销"),
    "edit": ("edit", "change", "ändern", "ändere", "修改", "改"),
    "show": ("show", "table", "zeig", "zeige", "tisch", "stand", "显示", "查看", "牌桌"),
    "history": ("history", "log", "verlauf", "protokoll", "历史", "记录"),
    "may": ("may", "may i", "darf", "darf ich", "能否", "可以吗"),
    "help": ("help", "hilfe", "帮助"),
    "quit": ("quit", "exit", "ende", "schluss", "raus", "退出", "结束"),
}
KNOWN = Phrases((verb, word) for verb, words in WORDS.items() for word in words)
ALONE = ("undo", "show", "history", "help", "quit")  # nothing follows them
REMOVE = ("remove", "weg", "entfernen", "删除")  # after "edit" and a line's number

_HELP = (
    (N_("may {name} …"), N_("ask before it is played")),
    (N_("! {name} …"), N_("enter it although the rules refuse it")),
    (N_("undo"), N_("take back the last entry")),
    (N_("history"), N_("all entries with their line numbers")),
    (N_("edit 7 {name} …"), N_("what really happened on line 7")),
    (N_("edit 7 remove"), N_("it did not happen at all")),
    (N_("show"), N_("the whole table")),
    (N_("quit"), N_("end; everything is kept")),
)


def help_page(page: Page, session: Table) -> None:
    """Put on a page what can be typed, with the names of those who play."""
    names = {"name": session.players[0], "other": session.players[1]}
    rows = [*session.side.prompt_help(), *_HELP]
    told = [(_(typed).format(**names), _(text).format(**names)) for typed, text in rows]
    page.pairs(told, style="bold")
    page.gap()
    page.add(
        _("Cards and these words may be typed in any of our languages; a name may be shortened.")
    )


def offers(session: Table) -> Callable[[str], list[str]]:
    """Return what completes the beginning of a word: names, the game's and our words, cards."""
    from referee.rulebase import store

    known = [*session.players, *session.side.offered()]
    known += [word for words in WORDS.values() for word in words if " " not in word]
    known += [row["name"] for row in store.names(session.game)]
    folded = [(fold(word), word) for word in dict.fromkeys(known)]

    def complete(text: str) -> list[str]:
        start = fold(text)
        return [word + " " for form, word in folded if form.startswith(start)][:200]

    return complete
