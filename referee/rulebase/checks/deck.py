"""The deck: how many cards there are, and what proves each number."""

from __future__ import annotations

from referee.rulebase.report import Report
from referee.rulebase.values import Mapping
from referee.text.catalogue import N_

_PRICES = ("price", "prices", "ladder")


def check(report: Report) -> None:
    """Check counts, prices and evidence of every card.

    A game without prices gives none to any card; where one card has a price, each needs it.
    """
    cards = report.cards
    _deck(cards, report)
    priced = any(key in card for card in cards for key in _PRICES)
    for card in cards:
        _prices(card, priced, report)
        if any(key in card for key in _PRICES) or not priced:
            _evidence(card, report)
        if "name" not in card and ("gloss" not in card or "printed" not in card):
            message = N_("A card needs a “name”, or “printed” and a “gloss”, in every language.")
            report.on(card, None, "missing-key", message)


def _deck(cards: list[Mapping], report: Report) -> None:
    """Compare the number of cards with what game.yaml says, if it says any."""
    numbers = report.game.mapping("game.yaml").get("numbers")
    wanted = numbers.get("deck") if isinstance(numbers, Mapping) else None
    items = report.game.items("deck.yaml", "cards")
    if not items or len(cards) != len(items) or not isinstance(wanted, int):
        return
    uncounted = [card for card in cards if "count" not in card]
    for card in uncounted:
        message = N_("game.yaml says that there are {expected} cards, so each needs its “count”.")
        report.on(card, None, "missing-key", message, expected=wanted)
    found = sum(card.get("count", 0) for card in cards)
    if found != wanted and not uncounted:
        message = N_("The cards add up to {found}; game.yaml says {expected}.")
        deck = report.game.mapping("deck.yaml")
        report.on(deck, "cards", "deck-count", message, found=found, expected=wanted)


def _prices(card: Mapping, priced: bool, report: Report) -> None:
    forms = [key for key in _PRICES if key in card]
    if len(forms) > 1 or (priced and not forms):
        message = N_("A card has exactly one of price, prices and ladder; found: {found}.")
        report.on(card, None, "price-form", message, found=", ".join(forms) or "–")
        return
    if forms == ["prices"] and len(card["prices"]) != card.get("count"):
        message = N_("{found} prices for {expected} cards; each card has one.")
        found, expected = len(card["prices"]), card.get("count", "–")
        report.on(card, "prices", "price-form", message, found=found, expected=expected)
    if forms == ["ladder"] and sorted(set(card["ladder"])) != list(card["ladder"]):
        message = N_("The totals of a set must grow with every card.")
        report.on(card, "ladder", "price-form", message)


def _evidence(card: Mapping, report: Report) -> None:
    """Check that what the card says of itself has its evidence, and nothing else has."""
    evidence = card.get("evidence") or Mapping(card.file, card.line)
    where = "evidence" if "evidence" in card else None
    if ("price" in card or "ladder" in card) != ("price" in evidence):
        message = N_("Each price needs its evidence once: beside the price, or under “evidence”.")
        report.on(card, where, "evidence", message)
    for key, said in (("name", "printed"), ("count", "count")):
        named = "name" in card or "printed" in card  # else that is what is wrong
        if named and (said in card) != (key in evidence):
            message = N_("“{said}” of a card and “{key}” of its evidence go together.")
            report.on(card, where, "evidence", message, said=said, key=key)
        if evidence.get(key) == "none":
            message = N_("“none” is for cards without a printed price only.")
            report.on(evidence, key, "evidence", message)
    if evidence.get("price") == "none" and card.get("price") != 0:
        message = N_("A price of {found} needs evidence: printed, reported or likely.")
        report.on(evidence, "price", "evidence", message, found=card.get("price", "–"))
