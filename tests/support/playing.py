"""A game played event by event, and what the tests of every game write and ask alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from referee.engine.faults import BadInput

if TYPE_CHECKING:
    from referee.engine.published import Reason

Facts = dict[str, Any]
Wrong = tuple[str, str, dict[str, Any]]  # code, place and params of a fault


def entry(event: str, player: str | None = None, /, **keys: Any) -> dict[str, Any]:
    """Return an event; a key that Python keeps for itself ends in "_" (`with_`)."""
    found: dict[str, Any] = {"event": event}
    if player is not None:
        found["player"] = player
    return found | {key.rstrip("_"): value for key, value in keys.items()}


def parted(facts: Facts, keys: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the rulings among some keys, written ruling_id="choice", and the other keys."""
    known = {ruling["id"] for ruling in facts["rulings"]}
    named = {key: key.replace("_", "-") for key in keys}
    rulings = {name: keys[key] for key, name in named.items() if name in known}
    return rulings, {key: keys[key] for key, name in named.items() if name not in known}


def opening(facts: Facts, players: Any, **keys: Any) -> dict[str, Any]:
    """Return a first event; rulings as ruling_id="choice"."""
    rulings, others = parted(facts, keys)
    return {
        "event": "game",
        "players": players,
        **({"rulings": rulings} if rulings else {}),
        **others,
    }


def wrong(call: Callable[..., Any], *arguments: Any) -> Wrong:
    """Return code, place and params of the fault that a call finds in its input."""
    with pytest.raises(BadInput) as caught:
        call(*arguments)
    return caught.value.code, caught.value.where, caught.value.params


class Played:
    """A game of Ana, Ben and Cem (or others), Ana starting, played event by event.

    What is done here must be allowed; `why_not` asks for the reasons instead.
    """

    def __init__(self, module: Any, facts: Facts, names: str, keys: dict[str, Any]) -> None:
        self.log = [opening(facts, names.split(), **keys)]
        self.fold = module.fold(facts, self.log)

    def do(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Do what is allowed; return the rules that were used."""
        return list(self.verdict_on_doing(entry(event, player, **keys))["rules"])

    def verdict_on_doing(self, event: dict[str, Any]) -> Any:
        """Do what is allowed and return its verdict, which must have told the rules it uses."""
        verdict = self.fold.verdict(event)
        assert verdict["allowed"], verdict
        irregular = list(self.fold.irregular)
        self.log.append(event)
        self.fold.add(event)
        assert self.fold.irregular == irregular
        assert self.fold.result()["rules"] == verdict["rules"]
        return verdict

    def as_played(self, event: str, player: str | None = None, **keys: Any) -> None:
        """Do it whatever the rules say."""
        self.log.append(entry(event, player, **keys))
        self.fold.add(self.log[-1])

    def reasons(self, event: str, player: str | None = None, **keys: Any) -> list[Reason]:
        """Return the reasons for which an event is refused."""
        verdict = self.fold.verdict(entry(event, player, **keys))
        assert verdict["allowed"] == (not verdict["reasons"])
        return list(verdict["reasons"])

    def why_not(self, event: str, player: str | None = None, **keys: Any) -> list[str]:
        """Return the codes for which an event is refused, [] if it is allowed."""
        return [found["code"] for found in self.reasons(event, player, **keys)]
