"""Facts carry over from the sources, sentences do not."""

import re
import subprocess
import unicodedata
from pathlib import Path

LATIN, HAN = 48, 16  # characters of running text that make a copied passage
HAN_RUN = re.compile("[㐀-鿿，、；：（）“”]{" + str(HAN) + ",}")


def normal(text: str) -> str:
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text)).strip()


def pieces(text: str, size: int) -> set[str]:
    return {text[i : i + size] for i in range(len(text) - size + 1)}


def copied(text: str, latin: set[str], han: set[str]) -> set[str]:
    runs = HAN_RUN.findall(text)
    return (pieces(text, LATIN) & latin) | {p for run in runs for p in pieces(run, HAN) & han}


def test_no_passage_of_a_source_document_stands_in_the_project(root: Path, documents: Path) -> None:
    sources = [normal(file.read_text("utf-8")) for file in sorted(documents.glob("*.txt"))]
    latin = {piece for text in sources for piece in pieces(text, LATIN)}
    han = {p for text in sources for run in HAN_RUN.findall(text) for p in pieces(run, HAN)}
    assert copied(sources[0], latin, han), "the check must see a copy when there is one"
    assert copied(sources[-1], latin, han)
    listed = ["git", "ls-files", "-co", "--exclude-standard"]
    names = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
    found = {}
    for name in names.splitlines():
        try:
            text = normal((root / name).read_text("utf-8"))
        except (UnicodeDecodeError, OSError):
            continue
        if hits := copied(text, latin, han):
            found[name] = sorted(hits)[0]
    assert not found
