"""The diners stage: the diners are revealed, and everybody gets what they bring."""

from referee.engine.faults import reason
from referee.games.bolicheros_de_barrio.base_payment import pay_base
from referee.games.bolicheros_de_barrio.experience_bonus import pay_experiences
from referee.games.bolicheros_de_barrio.lines import write
from referee.games.bolicheros_de_barrio.prestige import give_prestige
from referee.games.bolicheros_de_barrio.requested_service import pay_requested
from referee.games.bolicheros_de_barrio.state import BIDDING, DINERS
from referee.games.bolicheros_de_barrio.type_star import give_type_stars

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.state import State


def diners_reasons(state: "State") -> "list[Reason]":
    """Return why no diners can be revealed: this round has had its own."""
    if state.stage == BIDDING:
        return []
    return [reason("diners-already", ["diners-reveal"])]


def reveal(state: "State", type_: str) -> None:
    """Let diners come who request a type of service, and pay everybody, step by step."""
    state.stage = DINERS
    state.request = type_
    write(state, "diners", ["diners-reveal"], type=type_)
    pay_base(state)
    pay_requested(state, type_)
    give_prestige(state, type_)
    give_type_stars(state)
    pay_experiences(state)
