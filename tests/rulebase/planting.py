"""Plants one fault of a list into the rule base, in memory, and says what `referee check` finds.

An entry of `planted/*.yaml`:

- `file` is below `rules_data/<game>/` (la-cuenta where no `game` is named), or `seeds/…`, `docs/…`.
- `edits` replace `old`, `times` times (once), behind the first `after`; an edit may name another
  `file`. `swap` exchanges two rules of the file.
- `reviewed: true`: whoever did it then ran `referee review --all`, taking it to be right.
- `wrong` says what is wrong.
- `seen` is the code of the fault that tells it, at the edited line or at `told: [file, text of the
  line]`, before all else with `first: true`. Without `seen` nothing tells it today; `missed` says
  why, once we know.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from referee.rulebase.check import check_all
from referee.rulebase.faults import UNCHECKED
from referee.rulebase.load import load
from referee.rulebase.review import outdated, record
from referee.text.messages import Message

LISTS = Path(__file__).parent / "planted"
_PARTS = ("rules_data", "seeds", "locales", "docs/parts")
Entry = dict[str, Any]


def entries(name: str) -> list[Entry]:
    """Return the entries of a list, in order."""
    found: list[Entry] = yaml.safe_load((LISTS / f"{name}.yaml").read_text(encoding="utf-8"))
    return found


def path_of(entry: Entry, file: str) -> str:
    """Return a file of an entry, relative to the project."""
    if file.split("/")[0] in ("seeds", "docs"):
        return file
    return f"rules_data/{entry.get('game', 'la-cuenta')}/{file}"


def edited(entry: Entry, root: Path) -> dict[str, str]:
    """Return the files that an entry changes, as they read then."""
    texts: dict[str, str] = {}
    for edit in entry.get("edits", ()):
        path = path_of(entry, edit.get("file", entry["file"]))
        text = texts.get(path) or (root / path).read_text(encoding="utf-8")
        place = text.index(edit["after"]) if "after" in edit else 0
        for _ in range(edit.get("times", 1)):
            place = text.index(edit["old"], place)
            text = text[:place] + edit["new"] + text[place + len(edit["old"]) :]
            place += len(edit["new"])
        texts[path] = text
    if "swap" in entry:
        path = path_of(entry, entry["file"])
        text = (root / path).read_text(encoding="utf-8")
        first, second = (
            re.search(rf"^- id: {rule}\n(?:(?!- id: ).*\n)*", text, re.MULTILINE)
            for rule in entry["swap"]
        )
        assert first
        assert second
        assert first.end() <= second.start()
        between = text[first.end() : second.start()]
        texts[path] = text[: first.start()] + second[0] + between + first[0] + text[second.end() :]
    return texts


def lay(root: Path, target: Path, texts: dict[str, str]) -> None:
    """Lay a checkout of links to the files below `root`, those of `texts` as they are given."""
    # docs/parts/<game>/…, and the others <folder>/<game>/…
    games = [path.removeprefix("docs/").split("/")[1] for path in texts]
    game = games[0] if games else "la-cuenta"
    for part in _PARTS:
        for path in (root / part).rglob("*"):
            name = path.relative_to(root).as_posix()
            if path.is_dir() or (part in ("rules_data", "seeds") and name.split("/")[1] != game):
                continue
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            if name in texts:
                (target / name).write_text(texts[name], encoding="utf-8")
            elif name.endswith("lock.json"):
                (target / name).write_bytes(path.read_bytes())
            else:
                (target / name).symlink_to(path)


def found(entry: Entry, root: Path, target: Path) -> list[Message]:
    """Return what `referee check` says of a checkout with the fault of an entry in it."""
    texts = edited(entry, root)
    lay(root, target, texts)
    if entry.get("reviewed"):
        game = load(target, entry.get("game", "la-cuenta"))
        record(game, outdated(game))
    return [fault for fault in check_all(target) if fault.code != UNCHECKED]
