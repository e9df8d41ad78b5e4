"""Everything that is wrong in the rule base, reported at once."""

from __future__ import annotations

import sys
from pathlib import Path

from referee.rulebase.checks import (
    claims,
    deck,
    examples,
    forms,
    glossary,
    ids,
    kinds,
    reviews,
    texts,
)
from referee.rulebase.faults import Fault
from referee.rulebase.load import Game, game_ids, load
from referee.rulebase.report import Report

PARTS = (forms, texts, claims, deck, ids, kinds, reviews, glossary, examples)


def check_all(root: Path) -> list[Fault]:
    """Return every fault of every game below `root`, in the order of files and lines.

    Sources of games that have no rules yet are checked for their form.
    """
    faults = [fault for game_id in game_ids(root) for fault in check_game(load(root, game_id))]
    known = set(game_ids(root))
    for folder in sorted((root / "seeds").glob("*/")):
        if folder.name not in known:
            report = Report(load(root, folder.name))
            report.faults.extend(report.game.faults)
            forms.check_sources(report)
            faults.extend(report.faults)
    return faults


def check_game(game: Game) -> list[Fault]:
    """Return every fault of one game, in the order of files and lines."""
    report = Report(game)
    report.faults.extend(game.faults)
    for part in PARTS:
        part.check(report)
    return sorted(report.faults, key=lambda fault: (fault.file, fault.line))


def main(root: Path) -> int:
    """Print every fault in English and return 1 if there is any."""
    faults = check_all(root)
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"{len(faults)} faults\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[2]))
