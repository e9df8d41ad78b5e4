"""Statuses by the rules of the register: agreed, single, disputed, variant, derived, open."""

from typing import Any

import pytest

from referee.rulebase.status import rule_status, ruling_status, silent


def said(source: str, choice: str, **more: Any) -> dict[str, Any]:
    return {"source": source, "choice": choice, **more}


@pytest.mark.parametrize(
    ("positions", "status"),
    [
        ([], "open"),
        ([said("en", "a")], "single"),
        ([said("en", "a"), said("de", "a")], "agreed"),
        ([said("en", "a"), said("de", "b")], "disputed"),
        ([said("en", "a"), said("de", "b", inferred=True)], "disputed"),
        ([said("de", "a"), said("de", "b", variant=True)], "variant"),
        ([said("en", "a"), said("zh", "b"), said("de", "b", variant=True)], "disputed"),
    ],
)
def test_rulings(positions: list[dict[str, Any]], status: str) -> None:
    assert ruling_status({"positions": positions}) == status


EN, DE = {"source": "en"}, {"source": "de"}


@pytest.mark.parametrize(
    ("rule", "status"),
    [
        ({"claims": [EN, DE]}, "agreed"),
        ({"claims": [EN, EN]}, "single"),
        ({"claims": [EN]}, "single"),
        ({"derived_from": ["x"]}, "derived"),
        ({"claims": [EN], "derived_from": ["x"]}, "single"),
        ({}, "open"),
        ({"claims": [EN, DE], "rulings": ["fought"]}, "disputed"),
        ({"claims": [EN, DE], "rulings": ["optional"]}, "variant"),
        ({"claims": [EN, DE], "rulings": ["optional", "fought"]}, "disputed"),
        ({"claims": [EN, DE], "rulings": ["quiet"]}, "agreed"),
        ({"rulings": ["quiet"]}, "open"),
    ],
)
def test_rules(rule: dict[str, Any], status: str) -> None:
    rulings = {"fought": "disputed", "optional": "variant", "quiet": "open"}
    assert rule_status(rule, rulings) == status


def test_silent_sources_are_named_in_order() -> None:
    assert silent([said("de", "a")], ["en", "de", "zh"]) == ["en", "zh"]
