"""The deck: how many cards there are, and what proves each number."""

from __future__ import annotations

from referee.rulebase.faults import N_
from referee.rulebase.report import Report
from referee.rulebase.values import Mapping


def check(report: Report) -> None:
    """Check counts, prices and evidence of every card."""
    cards = report.cards
    numbers = report.game.mapping("game.yaml").get("numbers")
    wanted = numbers.get("deck") if isinstance(numbers, Mapping) else None
    items = report.game.items("deck.yaml", "cards")
    if items and len(cards) == len(items) and isinstance(wanted, int):
        found = sum(card["count"] for card in cards)
        if found != wanted:
            message = N_("The cards add up to {found}; game.yaml says {expected}.")
            report.on(
                report.game.mapping("deck.yaml"),
                "cards",
                "deck-count",
                message,
                found=found,
                expected=wanted,
            )
    for card in cards:
        _prices(card, report)
        _evidence(card, report)
        if "name" not in card and "gloss" not in card:
            message = N_("A card needs a “name” or a “gloss” in every language.")
            report.on(card, None, "missing-key", message)


def _prices(card: Mapping, report: Report) -> None:
    forms = [key for key in ("price", "prices", "ladder") if key in card]
    if len(forms) != 1:
        message = N_("A card has exactly one of price, prices and ladder; found: {found}.")
        report.on(card, None, "price-form", message, found=", ".join(forms) or "–")
        return
    if forms == ["prices"] and len(card["prices"]) != card["count"]:
        message = N_("{found} prices for {expected} cards; each card has one.")
        report.on(
            card, "prices", "price-form", message, found=len(card["prices"]), expected=card["count"]
        )
    if forms == ["ladder"] and sorted(set(card["ladder"])) != list(card["ladder"]):
        message = N_("The totals of a set must grow with every card.")
        report.on(card, "ladder", "price-form", message)


def _evidence(card: Mapping, report: Report) -> None:
    evidence = card["evidence"]
    per_card = "prices" in card
    if per_card == ("price" in evidence):
        message = N_("Each price needs its evidence once: beside the price, or under “evidence”.")
        report.on(card, "evidence", "evidence", message)
    for key in ("name", "count"):
        if evidence[key] == "none":
            message = N_("“none” is for cards without a printed price only.")
            report.on(evidence, key, "evidence", message)
    if evidence.get("price") == "none" and card.get("price") != 0:
        message = N_("A price of {found} needs evidence: printed, reported or likely.")
        report.on(evidence, "price", "evidence", message, found=card.get("price", "–"))
