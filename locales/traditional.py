"""Writes `referee/traditional.txt`: traditional characters and the simplified ones we look for.

Needs `pip install opencc-python-reimplemented` (Apache-2.0), whose table of single characters it
takes; the first line holds traditional, the second simplified characters.
"""

from __future__ import annotations

from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "referee" / "traditional.txt"
_OURS = {"帳": "账", "帐": "账", "着": "着", "著": "着"}  # as the names of our cards are written


def main() -> None:
    """Write the table."""
    import opencc

    source = Path(opencc.__file__).parent / "dictionary" / "TSCharacters.txt"
    pairs = {}
    for line in source.read_text(encoding="utf-8").splitlines():
        traditional, _tab, simplified = line.partition("\t")
        found = simplified.split(" ")[0]
        if len(traditional) == len(found) == 1 and traditional != found:
            pairs[traditional] = found
    pairs.update({one: other for one, other in _OURS.items() if one != other})
    rows = sorted(pairs.items())
    text = "\n".join("".join(column) for column in zip(*rows, strict=True))
    TARGET.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
