"""What a game's code can say, read from its files: the codes of words.yaml are texts in quotes.

Read and not run, since an answer that no example comes to is one all the same.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import referee
from referee import games

# Between quotes, or beside the braces of a text that is put together: "roll", f"used-{action}".
_TEXT = re.compile(r"""["}]([a-z0-9._-]+)["{]""")
_REASON = re.compile(r'reason\(\s*"([a-z0-9-]+)"')
_INPUT = re.compile(r'BadInput\(\s*"([a-z0-9-]+)"')
_TOLD = re.compile(r'"what": "([a-z0-9-]*[a-z0-9])"')
_SEAMS = "-_"


class Codes:
    """What stands in the Python files of a folder.

    `texts` are all short texts in quotes; `reasons`, `inputs` and `told` the codes of refusals, of
    wrong input, and of lines and statuses that are written out where they are made.
    """

    def __init__(self, folder: Path) -> None:
        """Read every file of the folder and below it."""
        files = sorted(folder.rglob("*.py"))
        whole = "\n".join(path.read_text(encoding="utf-8") for path in files)
        self.texts = {text for text in _TEXT.findall(whole) if text.strip("._-")}
        self.reasons = set(_REASON.findall(whole))
        self.inputs = set(_INPUT.findall(whole))
        self.told = set(_TOLD.findall(whole))


def of_game(game: str) -> Codes:
    """Return what the code of one game can say; raise `ImportError` if it has none."""
    module: Any = games.load(game)
    return _read(Path(module.__file__).parent)


def of_shared(part: str) -> Codes:
    """Return what a part of the code that all games share can say: `engine`, `site`."""
    return _read(Path(str(referee.__file__)).parent / part)


def spelled(key: str, texts: set[str]) -> bool:
    """Return whether a key stands among texts, whole or in parts that meet at a hyphen.

    "used-lock" is spelled by "used-" and "lock", "steal-by" by "steal" and "-by"; "tip-wine" is not
    by "tip" and "wine", of which no code makes it.
    """
    return key in texts or any(
        key[:end] in texts and spelled(key[end:], texts)
        for end in range(1, len(key))
        if key[end - 1] in _SEAMS or key[end] in _SEAMS
    )


@cache
def _read(folder: Path) -> Codes:
    return Codes(folder)
