"""``--from``: whatever lies in the file, one sentence says what is wrong with it."""

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.conftest import Run

BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\ncards: *c\n"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty-file"),
        (b"  \n", "empty-file"),
        (b'{"cards": [', "broken-json"),
        (b'{"cards": ["gazpacho"]} and more', "broken-json"),
        (b'{"cards": [], "tips": NaN}', "broken-json"),
        (b'{"cards": [], "tips": ' + b"9" * 5000 + b"}", "broken-json"),
        (b'{"cards": [], "cards": []}', "key-twice"),
        (b"[" * 200_000, "too-deep"),
        (b'{"a":' * 100_000, "too-deep"),
        (b"a: " + b"[" * 60 + b"]" * 60, "too-deep"),
        (b"a: " + b"[" * 300_000, "yaml"),
        (BOMB.encode(), "alias"),
        (b"cards: [gazpacho\n", "yaml"),
        (b"cards: gazpacho\n\ttips: 1\n", "yaml"),
        (b"cards: !!python/object:os.system []\n", "tag"),
        (b"1: 2\n", "unknown-key"),
        (b"? [a, b]\n: c\n", "yaml-key"),
        (b"cards: []\ncards: []\n", "duplicate-key"),
        (b"just words\n", "not-a-bill"),
        (b"- gazpacho\n", "not-a-bill"),
        (b'["gazpacho"]', "not-a-bill"),
        (b"\xff\xfe\x00g", "not-text"),
        (b"cards: \x00", "not-text"),
        (b'{"card": []}', "unknown-key"),
        (b"{}", "missing-key"),
        (b'{"cards": "gazpacho"}', "not-a-list"),
        (b'{"cards": [7]}', "not-a-card"),
        (b'{"cards": ["premium"]}', "premium-as-card"),
        (b'{"cards": [], "tips": "one"}', "not-a-whole-number"),
        (b'{"cards": [], "tips": 1.0}', "not-a-whole-number"),
        (b'{"cards": [], "tips": true}', "not-a-whole-number"),
        (b'{"cards": [], "players": ["Ana", "Ana", "Ben"]}', "name-twice"),
        (b'{"cards": [], "game": "chess"}', "other-game"),
    ],
)  # fmt: skip
def test_wrong_content(run: Run, tmp_path: Path, content: bytes, code: str) -> None:
    file = tmp_path / "bill"
    file.write_bytes(content)
    done = run("bill", "--from", str(file))
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert run("bill", "--from", str(file), "--json").envelope["errors"][0]["code"] == code


def test_no_file_folder_and_too_large(run: Run, tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(80_000_000)
    for path, code in (
        (tmp_path / "none.json", "missing-file"),
        (tmp_path, "directory"),
        (large, "large-file"),
        (Path("/dev/zero"), "large-file"),
    ):
        done = run("bill", "--from", str(path), "--json")
        assert done.code == 2
        assert done.envelope["errors"][0]["code"] == code
    assert run("bill", "--from", "a\0b").code == 2


def test_file_and_cards(run: Run, tmp_path: Path) -> None:
    done = run("bill", "gazpacho", "--from", str(tmp_path / "x"), "--json")
    assert (done.code, done.envelope["errors"][0]["code"]) == (2, "two-sources")


@pytest.mark.parametrize("text", ['{"cards": ["gazpacho"]}', "cards:\n  - gazpacho  # soup\n"])
def test_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    stdin = SimpleNamespace(buffer=io.BytesIO(b"\xef\xbb\xbf" + text.encode()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert run("bill", "--from", "-", "--json").data["total"] == 20


def test_an_empty_list_of_cards_is_a_bill_of_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bill.json"
    file.write_text(json.dumps({"cards": [], "players": 3}))
    done = run("bill", "--from", str(file), "--json")
    assert (done.code, done.data["total"], done.data["enough_cards"]) == (0, 0, False)
    assert run("bill", "--from", str(file)).code == 0


def test_yaml_knows_what_json_knows(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bill.yaml"
    file.write_text(
        "cards: [{card: burnt-dish, price: -20, on: fish}]\nplayers: ['No', Yes9, 'On']\n"
    )
    done = run("bill", "--from", str(file), "--json")
    assert done.data["total"] == -20
    assert list(done.data["shares"]) == ["No", "Yes9", "On"]
