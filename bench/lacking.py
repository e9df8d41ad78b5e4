"""What a measurement says before it begins: how it is called, or in one sentence what it lacks."""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = {"babel": "Babel", "material": "mkdocs-material", "yaml": "PyYAML"}


def need(
    doc: str | None,
    packages: Iterable[str] = (),
    programs: Iterable[str] = (),
    folders: Iterable[str] = (),
) -> None:
    """End with exit code 2 and one sentence if something is not here; called before it is imported.

    Folders are those of the checkout. Whoever asks for help gets it all the same.
    """
    here = Path(sys.argv[0]).name
    lacking = [INSTALLED.get(name, name) for name in packages if not _importable(name)]
    lacking = lacking or _tools_to_compile()
    found_in = "python3 run.py tests makes .venv, whose Python has it: .venv/bin/python"
    if not lacking:
        lacking = [name for name in programs if not shutil.which(name)]
        found_in = "install it with your system’s packages"
    if not lacking:
        lacking = [f"the folder {name}" for name in folders if not (ROOT / name).is_dir()]
        found_in = "python3 run.py tests makes it"
    if not lacking:
        return
    if {"-h", "--help"} & set(sys.argv[1:]):
        print((doc or "").strip(), end="\n\n")
    print(f"{here} lacks {', '.join(lacking)}; {found_in}", file=sys.stderr)
    sys.exit(2)


def _tools_to_compile() -> list[str]:
    """Return what is missing to compile the rule base, if it has changed since it was compiled."""
    from referee.rulebase import refresh, store

    refresh.ensure()
    if isinstance(store.unreadable, ModuleNotFoundError):
        name = (store.unreadable.name or "").partition(".")[0]
        return [INSTALLED.get(name, name)]
    return []


def parser(doc: str | None) -> argparse.ArgumentParser:
    """Return a parser whose help begins with what a module says of itself."""
    return argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def count(text: str) -> int:
    """Read a number of runs: 1 or more."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 on")
    return int(text)


def built_site(text: str) -> Path:
    """Read the folder of a site that is built already."""
    if not (Path(text) / "en" / "index.html").is_file():
        raise argparse.ArgumentTypeError(f"there is no built site in “{text}”")
    return Path(text)


def _importable(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False
