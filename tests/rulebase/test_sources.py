"""Documents and places against their fingerprints."""

import shutil
from pathlib import Path

import pytest

from referee.rulebase.sources import check_sources, fingerprint, passage
from tests.rulebase.conftest import Tree

ENGLISH = "000_9f56e0bc86459889.txt"


def test_a_passage_is_lines_and_then_characters() -> None:
    text = "one\ntwo\nthree\n"
    assert passage(text, {"lines": [2, 3]}) == "two\nthree"
    assert passage(text, {"lines": [2, 3], "chars": [1, 6]}) == "wo\nth"
    assert passage(text, {"lines": [3, 9]}) == ""
    assert passage(text, {"lines": [0, 1]}) == ""


def test_a_fingerprint_heeds_words_not_white_space() -> None:
    assert fingerprint("pay  the\nbill ") == fingerprint("pay the bill")
    assert fingerprint("ｐａｙ the bill") == fingerprint("pay the bill")
    assert fingerprint("Pay the bill") != fingerprint("pay the bill")
    assert len(fingerprint("")) == 16


def test_all_documents_are_those_we_read(root: Path, documents: Path) -> None:
    assert check_sources(root, documents) == []


@pytest.fixture
def folder(documents: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(documents, tmp_path / "documents"))


def test_a_document_is_known_by_its_content_too(root: Path, folder: Path) -> None:
    (folder / ENGLISH).rename(folder / "rulebook.txt")
    assert check_sources(root, folder) == []


def test_a_missing_document_is_said(root: Path, folder: Path) -> None:
    (folder / ENGLISH).unlink()
    faults = check_sources(root, folder)
    assert [(f.code, f.file) for f in faults] == [("no-document", "seeds/la-cuenta/en.yaml")]
    assert ENGLISH in faults[0].english()


def test_a_changed_word_is_found_at_its_place(root: Path, folder: Path) -> None:
    path = folder / ENGLISH
    rows = path.read_text(encoding="utf-8").split("\n")
    rows[29] += " Not."  # the place setup/deal is line 30
    path.write_text("\n".join(rows), encoding="utf-8")
    faults = check_sources(root, folder)
    assert [f.code for f in faults] == ["other-document", "other-passage"]
    assert faults[1].params["place"] == "setup/deal"
    row = (root / faults[1].file).read_text(encoding="utf-8").split("\n")[faults[1].line - 1]
    assert "setup/deal" in row


def test_a_place_needs_its_print(tree: Tree, documents: Path) -> None:
    tree.edit("seeds/la-cuenta/en.yaml", "at: components, ", "at: components, prints: x, ")
    text = (tree.root / "seeds/la-cuenta/en.yaml").read_text(encoding="utf-8")
    assert "components" in text
    rows = [
        r.replace(", print:", ", prent:") if "at: components" in r else r for r in text.split("\n")
    ]
    (tree.root / "seeds/la-cuenta/en.yaml").write_text("\n".join(rows), encoding="utf-8")
    assert [f.code for f in check_sources(tree.root, documents)] == ["no-print"]
