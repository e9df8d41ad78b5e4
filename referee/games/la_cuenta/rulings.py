"""The rulings that the engine asks for: a typing mistake in one fails the type check."""

from referee.engine.rulings import read_rulings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypedDict

    from referee.engine.rulings import RulingsOf

    Chosen = TypedDict(
        "Chosen",
        {
            "early-ask": Literal["allowed", "forbidden"],
            "out-of-turn-ask": Literal["from-threshold", "never"],
            "premium-threshold": Literal["doubled", "printed"],
            "premium-stacking": Literal["multiply", "single"],
            "split-by": Literal["asker", "anyone"],
            "rounding": Literal["up", "up-to-ten", "rest-to-splitter"],
            "tip-price": Literal["doubled", "printed"],
            "who-benefits": Literal["asker", "payer"],
            "tie-break": Literal["cash-then-shared", "shared"],
            "counting": Literal["down", "up"],
            "threshold-counts-after-cards": Literal["no", "yes"],
            "burnt-on-locked": Literal["no", "yes"],
            "burnt-counts-for-coffee": Literal["no", "yes"],
            "toilet-lasts": Literal["turn", "round"],
            "tip-without-tapas": Literal["zero", "unplayable"],
            "premium-counts": Literal["yes", "no"],
            "burnt-opens-stack": Literal["yes", "no"],
            "debt": Literal["keep", "zero"],
        },
    )

    Ruling = Literal[
        "early-ask",
        "out-of-turn-ask",
        "premium-threshold",
        "premium-stacking",
        "split-by",
        "rounding",
        "tip-price",
        "who-benefits",
        "tie-break",
        "counting",
        "threshold-counts-after-cards",
        "burnt-on-locked",
        "burnt-counts-for-coffee",
        "toilet-lasts",
        "tip-without-tapas",
        "premium-counts",
        "burnt-opens-stack",
        "debt",
    ]
    Rulings = RulingsOf[Chosen, Ruling]


def rulings_of(facts: "dict[str, Any]", data: "dict[str, Any]", where: str) -> "Rulings":
    """Return the rulings that a form's `reading` and `rulings` put in force; raise `BadInput`."""
    return read_rulings(facts, data, where)  # type: ignore[return-value]
