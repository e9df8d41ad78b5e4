"""The rulings that the engine asks for: a typing mistake in one fails the type check."""

from referee.engine.rulings import read_rulings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, TypedDict

    from referee.engine.rulings import RulingsOf

    Chosen = TypedDict(
        "Chosen",
        {
            "external-limit": Literal["none", "three"],
            "external-completes-type": Literal["yes", "no"],
            "type-tie": Literal["both", "none"],
            "completion-check": Literal["when-gained", "diners-stage"],
            "experience-pays": Literal["once", "every-diners-stage"],
            "advertising-when": Literal["diners-stage", "any-time"],
            "advertising-limit": Literal["any-number", "once-a-round"],
            "end-trigger": Literal["told", "full-restaurant"],
            "end-of-game": Literal["after-the-round", "at-once"],
            "winner-tie": Literal["coins", "shared"],
        },
    )

    Ruling = Literal[
        "external-limit",
        "external-completes-type",
        "type-tie",
        "completion-check",
        "experience-pays",
        "advertising-when",
        "advertising-limit",
        "end-trigger",
        "end-of-game",
        "winner-tie",
    ]
    Rulings = RulingsOf[Chosen, Ruling]


def rulings_of(facts: "dict[str, Any]", data: "dict[str, Any]", where: str) -> "Rulings":
    """Return the rulings that a form's `reading` and `rulings` put in force; raise `BadInput`."""
    return read_rulings(facts, data, where)  # type: ignore[return-value]
