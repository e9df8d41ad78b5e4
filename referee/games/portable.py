"""Which files a game's referee needs, to carry them to MicroPython. Itself runs in CPython only."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def portable_modules(game: str, *modules: str) -> dict[str, str]:
    """Return path → text of a game's referee, of the modules named, and of all that they import.

    Paths are relative, such as "referee/engine/fold.py"; the game's commands and pictures are not
    among them, since the referee imports neither.
    """
    texts: dict[str, str] = {}
    waiting = [*modules, "referee.games", f"{package(game)}.game"]
    while waiting:
        name = waiting.pop()
        file = _file(name)
        if file is None or str(file) in texts:
            continue
        text = (PACKAGE.parent / file).read_text(encoding="utf-8")
        texts[str(file)] = text
        waiting.append(name.rpartition(".")[0])
        for part in ast.walk(ast.parse(text)):
            if isinstance(part, ast.ImportFrom) and part.module:
                waiting.append(part.module)
                waiting.extend(f"{part.module}.{alias.name}" for alias in part.names)
    return dict(sorted(texts.items()))


def package(game: str) -> str:
    """Return the full name of a game's package."""
    return f"referee.games.{game.replace('-', '_')}"


def _file(name: str) -> Path | None:
    """Return the file of a module of ours, relative to the folder that holds the package."""
    if name.partition(".")[0] != PACKAGE.name:
        return None
    path = Path(*name.split("."))
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in files if (PACKAGE.parent / file).is_file()), None)
