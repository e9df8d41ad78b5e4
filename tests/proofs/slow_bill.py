"""The bill, slowly: real cards taken out of a real deck, euros laid down one bank note at a time.

Written from the register of rulings alone. A card is (name, price, Premium on it); a dish's and a
Burnt Dish's price is the printed one.
"""

from __future__ import annotations

from typing import Any

from tests.proofs.slow_deck import DECK, PRICE_OF, TYPE_OF, WINE_SET

Card = tuple[str, int, int]


def card_of(entry: Any) -> Card:
    """Return a card of a bill's or an event's form."""
    if isinstance(entry, str):
        return (entry, PRICE_OF.get(entry, 0), 0)
    name = entry["card"]
    return (name, entry.get("price", PRICE_OF.get(name, 0)), entry.get("premium", 0))


def is_dish(card: Card) -> bool:
    return card[0] in TYPE_OF or card[0] == "burnt-dish"


def on_the_bill(card: Card) -> int:
    """Return what one card adds: every Premium on it adds its price once more, each time anew."""
    value = card[1]
    for _ in range(card[2]):
        value = value + value
    return value


def tip_of(cards: list[Card], rulings: dict[str, str]) -> int:
    """Return what one Tip adds: the lowest price among the tapas, with their Premium or without."""
    tapas = [card for card in cards if card[0] in TYPE_OF]
    if not tapas:
        return 0
    if rulings["tip-price"] == "printed":
        return min(price for _, price, _ in tapas)
    return min(map(on_the_bill, tapas))


def total_of(cards: list[Card], tips: int, rulings: dict[str, str]) -> int:
    """Return the sum of everything on the table, which may be below zero."""
    total = 40 * sum(name == "birthday-cake" for name, _, _ in cards)
    total += sum(on_the_bill(card) for card in cards if is_dish(card))
    wines = sum(name == "wine" for name, _, _ in cards)
    total += WINE_SET[min(wines, 5)] + WINE_SET[max(wines - 5, 0)]
    return total + tips * tip_of(cards, rulings)


def enough(
    cards: list[Card], tips: int, splits: int, players: int, rulings: dict[str, str]
) -> bool:
    """Return whether at least as many cards were played as people sit at the table."""
    pile = ["card" for _ in cards]
    if rulings["premium-counts"] == "yes":
        pile += ["premium" for _, _, premium in cards for _ in range(premium)]
    if rulings["threshold-counts-after-cards"] == "yes":
        pile += ["after"] * (tips + splits)
    return len(pile) >= players


def shares_of(
    amount: int, payers: list[str], splitter: str, rounding: str, split: bool
) -> dict[str, int]:
    """Return what each payer lays down for an amount that is not below zero."""
    laid = dict.fromkeys(payers, 0)
    if not split:
        (only,) = payers
        laid[only] = amount
    elif rounding == "rest-to-splitter":
        while sum(laid.values()) + len(payers) <= amount:  # a coin from each, as long as it goes
            laid = {name: coins + 1 for name, coins in laid.items()}
        laid[splitter] += amount - sum(laid.values())
    else:
        note = 10 if rounding == "up-to-ten" else 1
        while sum(laid.values()) < amount:  # a note from each, until the bill is covered
            laid = {name: coins + note for name, coins in laid.items()}
    return laid


def missing_from_deck(cards: list[Card], tips: int) -> set[str]:
    """Return the refusals of a dealer who takes all these cards out of one deck."""
    deck = list(DECK)
    found = set()
    wanted = [f"burnt-dish {price}" if name == "burnt-dish" else name for name, price, _ in cards]
    wanted += ["premium"] * sum(premium for _, _, premium in cards) + ["tip"] * tips
    for name in wanted:
        if name in deck:
            deck.remove(name)
        elif name not in DECK:
            found.add("no-such-burnt-dish")
        else:
            found.add("no-burnt-dish-left" if " " in name else "no-copies-left")
    return found


def split_refusals(
    kind: str,
    by: str,
    partner: str | None,
    asker: str,
    players: list[str],
    away: list[str],
    rulings: dict[str, str],
) -> set[str]:
    """Return why somebody may not split; `away` are those in the toilet or with the birthday."""
    found = set()
    if by != asker:
        if rulings["split-by"] == "asker":
            found.add("not-asker-splits")
        if by in away:
            found.add("protected-splits")
    if kind == "fifty-fifty":
        if partner == by:
            found.add("splits-with-self")
        elif partner in away:
            found.add("target-protected")
        if not set(players) - {by} - set(away):
            found.add("nobody-to-split")
    return found


def refusals(request: dict[str, Any], rulings: dict[str, str]) -> set[str]:
    """Return the codes of all reasons to refuse a bill."""
    cards = [card_of(entry) for entry in request["cards"]]
    tips = request.get("tips", 0)
    found = missing_from_deck(cards, tips)
    for card in cards:
        if card[2] and not is_dish(card):
            found.add("premium-on-other")
        elif card[2] > 1 and rulings["premium-stacking"] == "single":
            found.add("premium-single")
    no_tapas = not [card for card in cards if card[0] in TYPE_OF]
    if tips and no_tapas and rulings["tip-without-tapas"] == "unplayable":
        found.add("tip-unplayable")
    if "players" in request:
        players, away = request["players"], request.get("protected", [])
        asker = request.get("asker", players[0])
        if asker in away:
            found.add("protected-asks")
        if (split := request.get("split")) is not None:
            by = split.get("by", asker)
            kind, partner = split["kind"], split.get("with")
            found |= split_refusals(kind, by, partner, asker, players, away, rulings)
    return found


def bill(request: dict[str, Any], rulings: dict[str, str]) -> dict[str, Any]:
    """Return what a bill comes to that nothing speaks against."""
    cards = [card_of(entry) for entry in request["cards"]]
    tips = request.get("tips", 0)
    total = total_of(cards, tips, rulings)
    amount = total if total > 0 else 0
    if "players" not in request:
        return {"total": total, "payable": amount}
    players, away = request["players"], request.get("protected", [])
    asker = request.get("asker", players[0])
    split = request.get("split")
    by = asker if split is None else split.get("by", asker)
    if split is None:
        payers = [asker]
    elif split["kind"] == "fifty-fifty":
        payers = [by, split["with"]]
    else:
        payers = [name for name in players if name not in away]
    laid = shares_of(amount, payers, by, rulings["rounding"], split is not None)
    return {
        "total": total,
        "payable": amount,
        "shares": {name: laid.get(name, 0) for name in players},
        "surplus": sum(laid.values()) - amount,
        "enough_cards": enough(cards, tips, int(split is not None), len(players), rulings),
        "benefits": asker if rulings["who-benefits"] == "asker" else by,
    }
