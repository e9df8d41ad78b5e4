"""Every code that can be raised has its sentence, no sentence is left over, every rule exists."""

from typing import Any

import pytest

from referee.games.la_cuenta import events
from referee.games.la_cuenta.lines import KIND_RULES
from referee.rulebase import store
from tests.support.sentences import Source, check, check_one_each

SOURCE = Source("la-cuenta")


@pytest.fixture(params=["en", "de", "zh"])
def words(request: Any) -> dict[str, dict[str, str]]:
    """Return La Cuenta's sentences in one language after the other."""
    found: dict[str, dict[str, str]] = store.words("la-cuenta", request.param)["words"]
    return found


def test_reasons(words: dict[str, dict[str, str]]) -> None:
    check(words["reasons"], SOURCE.codes("reason"))


def test_inputs(words: dict[str, dict[str, str]]) -> None:
    check(words["inputs"], SOURCE.input_codes())


def test_lines_and_events(words: dict[str, dict[str, str]]) -> None:
    assert set(words["lines"]) == {"wine-set", "tip", "floor", "dish"}
    plain = {name for name in events.NAMES if name != "play"} | {"game", "undo", "edit"}
    plays = {name for name in words["events"] if name.startswith("play-")}
    assert set(words["events"]) == plain | plays | {"ask-cannot-play", "edit-remove"}


def test_one_sentence_each(words: dict[str, dict[str, str]]) -> None:
    check_one_each(words)


def test_every_rule_that_can_be_cited_exists_and_is_marked_as_computed() -> None:
    """The names in the engine that look like rules are rules; those are the computed ones."""
    rules = {rule["id"]: rule for rule in store.book("la-cuenta")["rules"]}
    written = SOURCE.listed()
    written |= set(KIND_RULES.values())
    written |= {"fifty-fifty", "go-dutch", "free-cards"}
    assert written - set(rules) == set()
    assert written == {id_ for id_, rule in rules.items() if rule.get("computed")}
