"""The rulings that the engine asks for: a typing mistake in one fails the type check."""

from referee.engine.rulings import read_rulings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypedDict

    from referee.engine.rulings import RulingsOf

    Chosen = TypedDict(
        "Chosen",
        {
            "one-use-per-die": Literal["once", "once-per-card"],
            "wild-alike": Literal["no", "yes"],
            "extra-card-when": Literal["at-once", "end-of-turn"],
            "stolen-replacement": Literal["end-of-turn", "none"],
            "more-than-two-cards": Literal["back-to-two", "one-each"],
            "blocked-action": Literal["spent", "kept"],
            "unfinished-cost": Literal["printed-points", "nothing"],
            "not-begun": Literal["free", "costs"],
            "sauces-counted": Literal["finished", "all"],
            "tie-after-sauces": Literal["shared", "most-tacos"],
        },
    )

    Ruling = Literal[
        "one-use-per-die",
        "wild-alike",
        "extra-card-when",
        "stolen-replacement",
        "more-than-two-cards",
        "blocked-action",
        "unfinished-cost",
        "not-begun",
        "sauces-counted",
        "tie-after-sauces",
    ]
    Rulings = RulingsOf[Chosen, Ruling]


def rulings_of(facts: "dict[str, Any]", data: "dict[str, Any]", where: str) -> "Rulings":
    """Return the rulings that a form's `reading` and `rulings` put in force; raise `BadInput`."""
    return read_rulings(facts, data, where)  # type: ignore[return-value]
