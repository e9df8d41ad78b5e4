"""What the stored games of ¿Cuántos Tacos? come to, worked out from the rules."""

from __future__ import annotations

from typing import Any

from tests.transcripts.told import HERE, replayed


def outcome(name: str) -> dict[str, Any]:
    return replayed(HERE / "cuantos-tacos" / "games" / f"{name}.jsonl")


def test_four_at_the_bar_by_hand() -> None:
    result = outcome("four-at-the-bar.en")
    assert result["score"] == {
        # Block and Discard used; the card of 7 was discarded; one of 5 begun
        "Ana": 4 + 9 + 2 * 5 - 5,
        # 7 instead of 5 by an edit; no action used; one of 4 begun
        "Ben": (8 + 1) + 6 + 7 + 4 * 5 - 4,
        # Lock used; a bonus told later; a card of 6 that nobody has touched costs nothing
        "Cem": 5 + 6 + 6 + 1 + 3 * 5,
        # Reroll was blocked and is spent all the same; one of 7 begun
        "Dai": (9 + 2) + 3 + 3 * 5 - 7,
    }
    assert result["winners"] == ["Ben"]
    assert [entry.get("round") for entry in result["rounds"]] == [1, 2, 3, 4, 5, None]


def test_drei_am_tresen_by_hand() -> None:
    """Jürgen, Käthe and Özlem join in round 4 of 5 with 17, 12 and 21 points."""
    result = outcome("drei-am-tresen.de")
    assert result["score"] == {
        "Jürgen": 17 + (8 + 1) + 8 + 2 * 5,  # Block before, Lock now
        "Käthe": 12 + 7 + (6 + 2) + 4 * 5 - 3,
        "Özlem": 21 + 4 + 4 + 2 * 5 - 9,  # Reroll before, Block now
    }
    assert result["score"]["Jürgen"] == result["score"]["Käthe"] == 44
    assert result["winners"] == ["Käthe"]  # four sauces to two
    assert "tie-sauces" in result["rules"]


def test_bao_zhong_ju_by_hand() -> None:
    """小明 and 小红 kept nothing and tell their end; then 小红 finds one more sauce."""
    result = outcome("bao-zhong-ju.zh")
    assert result["score"] == {"小明": 8 + 6 + 1 + 2 + 2 * 5 - 5, "小红": 7 + 5 + 2 * 5}
    assert result["winners"] == ["小明", "小红"]
    assert "tie-shared" in result["rules"]
