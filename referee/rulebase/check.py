"""Everything that is wrong in the rule base, reported at once."""

from __future__ import annotations

import sys
from pathlib import Path

from referee.rulebase import causes
from referee.rulebase.checks import (
    claims,
    deck,
    examples,
    figures,
    forms,
    gaps,
    glossary,
    ids,
    kinds,
    namesakes,
    numbers,
    parity,
    parts,
    places,
    records,
    reviews,
    searched,
    signs,
    texts,
    tongues,
    words,
)
from referee.rulebase.faults import UNCHECKED
from referee.rulebase.load import Game, game_ids, load
from referee.rulebase.report import Report
from referee.text.messages import Message

# What looks at one text or one file, and what needs to know everything.
NEAR = (texts, signs, tongues, parity, deck, figures, glossary)
FAR = (claims, ids, kinds, numbers, parts, namesakes, records, reviews, examples, words, searched)


def check_all(root: Path) -> list[Message]:
    """Return every fault of every game below `root`, in the order of files and lines.

    Sources of games that have no rules yet are checked for their form, catalogues for the places
    that their translations fill in.
    """
    faults = [fault for game_id in game_ids(root) for fault in check_game(load(root, game_id))]
    known = set(game_ids(root))
    for folder in sorted((root / "seeds").glob("*/")):
        if folder.name not in known:
            report = Report(load(root, folder.name))
            report.faults.extend(report.game.faults)
            forms.check_sources(report)
            faults.extend(report.faults)
    unchecked = [fault for fault in faults if fault.code == UNCHECKED]
    told = [fault for fault in faults if fault.code != UNCHECKED]
    return [*told, *places.check(root), *unchecked]


def check_game(game: Game) -> list[Message]:
    """Return every fault of one game, in the order of files and lines, causes first.

    Files that cannot be read in full come first. What needs them is not judged, and the last entry
    (`unchecked`) says so.
    """
    report = Report(game)
    report.faults.extend(game.faults)
    forms.check(report)
    parts.collect(report)
    for part in (*NEAR, *(() if any(report.unread.values()) else FAR)):
        part.check(report)
    unread = report.unread
    faults = sorted(report.faults, key=lambda f: (f.file not in unread, f.file, f.line))
    faults = faults if unread else causes.first(faults, report)
    return [*faults, gaps.closing(report)] if unread else faults


def main(root: Path) -> int:
    """Print every fault in English and return 1 if there is any."""
    faults = check_all(root)
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"{sum(fault.code != UNCHECKED for fault in faults)} faults\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[2]))
