"""Claims, positions, places, figures, order and ids of links: nothing vanishes or moves unseen."""

from __future__ import annotations

from collections import Counter

from referee.rulebase.checks.forms import last_line
from referee.rulebase.recorded import SHARE, now, numbers, order, share
from referee.rulebase.report import Report
from referee.rulebase.review import reviewed
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_


def check(report: Report) -> None:
    """Compare what was recorded with what there is."""
    _shared(report)
    if any(report.unread.values()):
        return
    fresh, holders = now(report.game), reviewed(report.game)
    for name, old in report.game.recorded.items():
        holder = holders.get(name)
        if name.partition(":")[0] in ("order", "share") or name not in fresh:
            continue
        if Counter(old) == Counter(fresh[name]) or id(holder) in report.broken:
            continue
        if name.startswith(("card:", "game:")):
            _figures(name, old, fresh[name], report)
            continue
        gone, new = Counter(old) - Counter(fresh[name]), Counter(fresh[name]) - Counter(old)
        message = N_(
            "What “{name}” says of its sources has changed (gone: {gone}; new: {new}): if that is "
            "meant, run referee review {name}"
        )
        if isinstance(holder, Mapping) and not report.touched(holder, last_line(holder)):
            report.on(
                holder, None, "unreviewed", message, name=name,
                gone=", ".join(gone.elements()) or "–", new=", ".join(new.elements()) or "–",
            )  # fmt: skip
    _order(report)


def _figures(name: str, old: list[str], new: list[str], report: Report) -> None:
    """Report each figure of a card, or number of the game, that is not as it was recorded."""
    holder = numbers(report.game)
    if name.startswith("card:"):
        holder = next(card for card in report.cards if f"card:{card['id']}" == name)
    was, now_ = (dict(line.split(" ", 1) for line in lines) for lines in (old, new))
    for key in dict.fromkeys((*was, *now_)):
        if was.get(key) != now_.get(key):
            message = N_(
                "“{key}” of “{name}” was {expected} and is {found}: if that is meant, run "
                "referee review {name}"
            )
            report.on(
                holder, key, "figure-changed", message, key=key, name=name,
                expected=was.get(key, "–"), found=now_.get(key, "–"),
            )  # fmt: skip


def _order(report: Report) -> None:
    """Report once that rules would get other visible numbers."""
    old: dict[str, str] = {}
    for line in report.game.recorded.get(_name(report, "order"), ()):
        number, _, rule = line.partition(" ")
        old[rule] = number
    moved = [
        (rule, old[rule], number)
        for rule, number in order(report.game).items()
        if rule in old and old[rule] != number
    ]
    if moved:
        message = N_(
            "{count} rules get other numbers ({rule}: {old} becomes {new}), and people quote "
            "those: if that is meant, run referee review {name}"
        )
        rule, was, number = moved[0]
        top = report.game.mapping("game.yaml")
        report.on(
            top, "sections", "unreviewed", message,
            count=len(moved), rule=rule, old=was, new=number, name=_name(report, "order"),
        )  # fmt: skip


def _shared(report: Report) -> None:
    """Check the ids that shared links are packed with: none lost, moved, doubled or missing."""
    game = report.game
    path = game.root / game.folder / SHARE
    file = f"{game.folder}/{SHARE}"
    old = game.recorded.get(_name(report, "share"))
    if not path.exists() and not old:
        return
    words = share(game)
    if words is None:
        message = N_("This is no list of ids in JSON; links that were shared count on it.")
        report.at(file, 0, "unreadable", message)
        return
    lines = path.read_text(encoding="utf-8").split("\n")

    def line(word: str) -> int:
        return next((n for n, row in enumerate(lines, 1) if f'"{word}"' in row), 0)

    for place, word in enumerate(old or ()):
        if place >= len(words) or words[place] != word:
            found = words[place] if place < len(words) else "–"
            message = N_(
                "Place {place} was “{expected}” and is “{found}”: every link that was shared would "
                "read other ids. New ids go to the end; none is removed."
            )
            report.at(
                file, line(found), "share-moved", message,
                place=place + 1, expected=word, found=found,
            )  # fmt: skip
            return
    for word, times in Counter(words).items():
        if times > 1:
            report.at(file, line(word), "twice", N_("“{found}” is named twice here."), found=word)
    lacking = [word for word in _wanted(report) if word not in words]
    if lacking:
        message = N_("Links cannot tell {found}: append it at the end.")
        report.at(file, len(lines), "share-lacks", message, found=", ".join(lacking))


def _wanted(report: Report) -> list[str]:
    """Return the ids of the rule base that a log may hold."""
    found = [*report.ids.get("type", ()), *(card["id"] for card in report.cards)]
    for name, ruling in report.rulings.items():
        found += [name, *(choice["id"] for choice in ruling["choices"])]
    return list(dict.fromkeys(found))


def _name(report: Report, kind: str) -> str:
    return f"{kind}:{report.game.id}"
