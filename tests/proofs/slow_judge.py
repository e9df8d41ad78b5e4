"""Verdicts, slowly: every reason to refuse an event, straight out of what has happened so far."""

from __future__ import annotations

import itertools
from typing import Any

from tests.proofs import slow_bill
from tests.proofs.slow_bill import Card, card_of
from tests.proofs.slow_deck import MENU, TYPE_OF
from tests.proofs.slow_table import Event, Past

COFFEE_STOPS = {*TYPE_OF, "wine", "burnt-dish", "turn-reversal", "birthday-cake"}


def judge(past: Past, event: Event) -> set[str]:
    """Return the codes of all reasons to refuse an event; none if it may happen."""
    if event["event"] == "cash":
        return set()
    if past.book()[3]:
        return {"game-over"}
    return JUDGES[event["event"]](past, event)


def _not_after_asking(past: Past) -> set[str]:
    return {"bill-asked"} if past.asker else set()


def _on_turn(past: Past, player: str) -> set[str]:
    """Return why somebody may not take a turn: the bill is coming, another's turn, the toilet."""
    found = _not_after_asking(past)
    if not found and past.turn != player:
        found.add("not-your-turn")
    return found | _toilet(past, player)


def _toilet(past: Past, player: str) -> set[str]:
    return {"in-toilet"} if past.in_toilet(player) else set()


def _play(past: Past, event: Event) -> set[str]:
    name, _, premium = card = card_of(event)
    found = _on_turn(past, event["player"])
    lying = past.cards()
    coffee = any(other == "coffee" for other, _, _ in lying)
    if coffee and name in COFFEE_STOPS:
        found.add("coffee-out")
    if name in TYPE_OF:
        found |= _tapas(past, card)
    if name == "burnt-dish":
        stack = past.stack(event["on"])
        if any(other == "burnt-dish" for other, _, _ in stack):
            if past.rulings["burnt-on-locked"] == "no":
                found.add("locked")
        elif not stack and past.rulings["burnt-opens-stack"] == "no":
            found.add("stack-empty")
    if name == "coffee" and not coffee and not all(_ready(past, type_) for type_ in MENU):
        found.add("coffee-too-early")
    if name == "premium":
        found.add("premium-alone")
    if premium and not slow_bill.is_dish(card):
        found.add("premium-on-other")
    elif premium > 1 and past.rulings["premium-stacking"] == "single":
        found.add("premium-single")
    return found | slow_bill.missing_from_deck([*lying, card], 0)


def _tapas(past: Past, card: Card) -> set[str]:
    stack = past.stack(TYPE_OF[card[0]])
    if any(name == "burnt-dish" for name, _, _ in stack):
        return {"locked"}
    if not stack:
        return set()
    if past.rulings["premium-threshold"] == "printed":
        return {"too-cheap"} if card[1] < stack[-1][1] else set()
    cheaper = slow_bill.on_the_bill(card) < slow_bill.on_the_bill(stack[-1])
    return {"too-cheap"} if cheaper else set()


def _ready(past: Past, type_: str) -> bool:
    """Return whether a type is on the table, as Coffee needs it."""
    burnt_too = past.rulings["burnt-counts-for-coffee"] == "yes"
    return any(name in TYPE_OF or burnt_too for name, _, _ in past.stack(type_))


def _pass(past: Past, event: Event) -> set[str]:
    found = _on_turn(past, event["player"])
    if not past.has_birthday(event["player"]):
        found.add("pass-not-birthday")
    return found


def _redraw(past: Past, event: Event) -> set[str]:
    found = _not_after_asking(past)
    if event["player"] != past.starter:
        found.add("not-starter")
    if past.plays():
        found.add("too-late-to-redraw")
    return found


def _ask(past: Past, event: Event) -> set[str]:
    player = event["player"]
    found = _not_after_asking(past) | _toilet(past, player)
    if past.has_birthday(player):
        found.add("birthday")
    if past.asker:
        return found
    if past.turn == player:
        forced = event.get("cannot_play", False) and bool(past.plays())
        if not forced and not past.enough_cards() and past.rulings["early-ask"] == "forbidden":
            found.add("too-early-on-turn")
    elif past.rulings["out-of-turn-ask"] == "never":
        found.add("never-out-of-turn")
    elif not past.enough_cards():
        found.add("too-early-out-of-turn")
    return found


def _only_after_asking(past: Past) -> set[str]:
    return set() if past.asker else {"bill-not-asked"}


def _tip(past: Past, event: Event) -> set[str]:
    found = _only_after_asking(past) | _toilet(past, event["player"])
    tapas = any(name in TYPE_OF for name, _, _ in past.cards())
    if not tapas and past.rulings["tip-without-tapas"] == "unplayable":
        found.add("tip-unplayable")
    return found | slow_bill.missing_from_deck(past.cards(), past.tips() + 1)


def _split(past: Past, event: Event) -> set[str]:
    by = event["player"]
    found = _only_after_asking(past) | _toilet(past, by)
    if past.split():
        found.add("one-split")
    asker = past.asker or by  # before anybody has asked, it is only too early
    refused = slow_bill.split_refusals(
        event["event"], by, event.get("with"), asker, past.players, past.away, past.rulings
    )
    if past.in_toilet(by):  # said already, of every card
        refused.discard("protected-splits")
    return found | refused


def _settle(past: Past, event: Event) -> set[str]:
    return set() if past.asker else {"nothing-asked-yet"}


def _round(past: Past, event: Event) -> set[str]:
    found = {"round-begun"} if past.asker or past.plays() else set()
    found |= _laid_in_no_order([dict_of(entry) for entry in event["cards"]], past.rulings)
    return found | slow_bill.refusals(event | {"players": past.players}, past.rulings)


def dict_of(entry: Any) -> Event:
    return {"card": entry} if isinstance(entry, str) else entry


def _laid_in_no_order(cards: list[Event], rulings: dict[str, str]) -> set[str]:
    """Return what is wrong wherever the Burnt Dishes lie whose stack nobody has told."""
    burnt = [card for card in cards if card["card"] == "burnt-dish"]
    told = [card["on"] for card in burnt if "on" in card]
    tries = itertools.product(MENU, repeat=len(burnt) - len(told))
    return set.intersection(*(_laid_so(cards, told, list(rest), rulings) for rest in tries))


def _laid_so(
    cards: list[Event], told: list[str], rest: list[str], rulings: dict[str, str]
) -> set[str]:
    """Return what is wrong with Burnt Dishes on these stacks; the dishes came before them."""
    served = {TYPE_OF[card["card"]] for card in cards if card["card"] in TYPE_OF}
    found, burnt = set(), list[str]()
    for type_ in told:
        if type_ in burnt:
            found |= {"locked"} if rulings["burnt-on-locked"] == "no" else set()
        elif type_ not in served and rulings["burnt-opens-stack"] == "no":
            found.add("stack-empty")
        burnt.append(type_)
    for type_ in rest:
        refused = rulings["burnt-on-locked"] == "no"
        if type_ not in burnt:
            refused = type_ not in served and rulings["burnt-opens-stack"] == "no"
        if refused:
            found.add("burnt-no-stack")
        else:
            burnt.append(type_)
    there = served | (set(burnt) if rulings["burnt-counts-for-coffee"] == "yes" else set())
    if "coffee" in [card["card"] for card in cards] and there != set(MENU):
        found.add("coffee-too-early")
    return found


def _correct(past: Past, event: Event) -> set[str]:
    return set()


JUDGES = {
    "play": _play,
    "pass": _pass,
    "ask": _ask,
    "tip": _tip,
    "fifty-fifty": _split,
    "go-dutch": _split,
    "settle": _settle,
    "redraw": _redraw,
    "round": _round,
    "correct": _correct,
}
