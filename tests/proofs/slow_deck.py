"""The hundred cards and the adopted rulings, written out of the register's tables by hand.

Nothing here is read from the rule base: the slow checkers stand apart from what they check.
"""

from __future__ import annotations

PRICES = (10, 20, 30, 40, 50, 60, 70, 100)
MENU = {
    "meat": (
        "chorizo",
        "croquetas",
        "albondigas",
        "pinchito-moruno",
        "morcilla",
        "callos",
        "rabo-de-toro",
        "jamon-de-jabugo",
    ),
    "fish": (
        "mejillones",
        "sardinas-fritas",
        "calamares-a-la-romana",
        "chipirones-fritos",
        "anchoa",
        "pulpo-a-la-gallega",
        "gambas-al-ajillo",
        "percebes",
    ),
    "vegetable": (
        "aceitunas",
        "gazpacho",
        "patatas-bravas",
        "tortilla-de-patatas",
        "pimientos-del-padron",
        "ensaladilla-rusa",
        "berenjenas-con-miel",
        "tabla-de-quesos",
    ),
}
TYPE_OF = {dish: type_ for type_, dishes in MENU.items() for dish in dishes}
PRICE_OF = {dish: PRICES[dishes.index(dish)] for dishes in MENU.values() for dish in dishes}
WINE_SET = (0, 30, 60, 120, 180, 240)  # the whole set, by how many cards are in it
SAVINGS = {3: 900, 4: 1000, 5: 1100, 6: 1200, 7: 1300, 8: 1400}

DECK = (
    [dish for dish in TYPE_OF for _ in range(2)]
    + ["wine"] * 10
    + [f"burnt-dish {price}" for price in range(0, -80, -10)]
    + ["turn-reversal"] * 4
    + ["premium"] * 4
    + ["toilet"] * 5
    + ["coffee"] * 10
    + ["birthday-cake"]
    + ["fifty-fifty"] * 3
    + ["go-dutch"]
    + ["tip"] * 6
)

ADOPTED = {
    "early-ask": "allowed",
    "out-of-turn-ask": "from-threshold",
    "premium-threshold": "doubled",
    "premium-stacking": "multiply",
    "split-by": "asker",
    "rounding": "up",
    "tip-price": "doubled",
    "who-benefits": "asker",
    "tie-break": "cash-then-shared",
    "counting": "down",
    "threshold-counts-after-cards": "no",
    "burnt-on-locked": "no",
    "burnt-counts-for-coffee": "no",
    "toilet-lasts": "turn",
    "tip-without-tapas": "zero",
    "premium-counts": "yes",
    "burnt-opens-stack": "yes",
    "debt": "keep",
}
OTHERS = {
    "early-ask": ("forbidden",),
    "out-of-turn-ask": ("never",),
    "premium-threshold": ("printed",),
    "premium-stacking": ("single",),
    "split-by": ("anyone",),
    "rounding": ("up-to-ten", "rest-to-splitter"),
    "tip-price": ("printed",),
    "who-benefits": ("payer",),
    "tie-break": ("shared",),
    "counting": ("up",),
    "threshold-counts-after-cards": ("yes",),
    "burnt-on-locked": ("yes",),
    "burnt-counts-for-coffee": ("yes",),
    "toilet-lasts": ("round",),
    "tip-without-tapas": ("unplayable",),
    "premium-counts": ("no",),
    "burnt-opens-stack": ("no",),
    "debt": ("zero",),
}
