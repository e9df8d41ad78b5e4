"""The payment for the service that the diners request."""

from referee.games.bolicheros_de_barrio.lines import pay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.state import State


def pay_requested(state: "State", type_: str) -> None:
    """Give everybody coins for their cards of a type, also those outside (`requested-service`)."""
    for player in state.players:
        cards = state.restaurants[player].count(type_)
        coins = state.numbers["per_card"] * cards
        rules = ["requested-service"]
        pay(state, "requested-service", rules, player, coins, type=type_, cards=cards)
