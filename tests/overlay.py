"""A checkout of its own with a fourth, made-up game in it: what a new game needs, and no more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from tests.support.done import Done as Done

ROOT = Path(__file__).resolve().parent.parent
GAME = Path(__file__).resolve().parent / "fixtures" / "fourth_game"
_FOLDERS = ("rules_data", "seeds", "referee", "locales", "docs")
_PARTS = (*_FOLDERS, "pyproject.toml", "mkdocs.yml", "LICENSE")


def lay(target: Path, beside: Collection[str] | None = None) -> Path:
    """Copy the checkout to `target`, put the fourth game over it, and return it.

    `beside` are the games whose rules stay (all by default): with fewer its site is built sooner.
    """
    games = [path.parent.name for path in (ROOT / "rules_data").glob("*/game.yaml")]
    gone = [] if beside is None else [game for game in games if game not in beside]
    leave = shutil.ignore_patterns("_data", *gone)
    for name in _PARTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=leave)
        else:
            shutil.copy(source, target / name)
    shutil.copytree(GAME, target, ignore=leave, dirs_exist_ok=True)
    return target


def command(checkout: Path, *arguments: str, typed: str = "", **environ: str) -> Done:
    """Run `referee` in that checkout, in English and 80 columns unless told otherwise."""
    ours = ("LC_", "LANG", "PYTHON", "REFEREE_")
    plain = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    home = {"REFEREE_HOME": str(checkout / "home"), "COLUMNS": "80", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "referee.cli.main", *arguments],
        cwd=checkout, env={**plain, **home, **environ}, input=typed,
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)


def here(patch: Any, folder: Path) -> None:
    """Let this process know the fourth game too; `patch` is pytest's monkeypatch.

    Its code is found beside the games of the checkout, its rules are compiled into `folder`.
    """
    from referee import games
    from referee.rulebase import refresh, store
    from referee.rulebase.compile import compile_all

    rules = folder / "sources"
    for name in ("rules_data", "seeds"):
        shutil.copytree(ROOT / name, rules / name)
        shutil.copytree(GAME / name, rules / name, dirs_exist_ok=True)
    shutil.copytree(ROOT / "locales", rules / "locales")
    shutil.copy(ROOT / "pyproject.toml", rules)
    compile_all(rules, folder / "_data")
    patch.setattr(store, "DATA", str(folder / "_data"))
    patch.setattr(refresh, "_checked", True)
    patch.setattr(games, "__path__", [*games.__path__, str(GAME / "referee" / "games")])
