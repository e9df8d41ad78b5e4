"""Advertising: stars for coins, as long as nobody has triggered the end."""

from referee.engine.faults import reason
from referee.games.bolicheros_de_barrio.lines import pay
from referee.games.bolicheros_de_barrio.state import DINERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.bolicheros_de_barrio.state import State


def advertising_reasons(state: "State", player: str, times: int) -> "list[Reason]":
    """Return every reason why somebody may not advertise so many times now."""
    found = []
    if state.stage != DINERS and state.rulings.chosen["advertising-when"] == "diners-stage":
        found.append(reason("not-diners-stage", ["advertising-when"]))
    if state.triggered:
        found.append(reason("end-triggered", ["advertising-after-end"]))
    have = state.coins[player]
    need = state.numbers["advertising_cost"] * times
    if have < need:
        found.append(reason("too-few-coins", ["advertising"], player=player, have=have, need=need))
    if state.rulings.chosen["advertising-limit"] == "once-a-round" and (
        times > 1 or player in state.advertised
    ):
        found.append(reason("advertised-already", ["advertising-often"], player=player))
    return found


def advertise(state: "State", player: str, times: int) -> None:
    """Let somebody pay for stars."""
    coins = -state.numbers["advertising_cost"] * times
    stars = state.numbers["advertising_stars"] * times
    pay(
        state,
        "advertising",
        ["advertising", "advertising-often", "advertising-when"],
        player,
        coins,
        stars,
        times=times,
    )
    state.advertised.append(player)
