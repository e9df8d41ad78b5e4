"""The base payment: what diners pay everybody for going out to eat."""

from referee.games.bolicheros_de_barrio.lines import pay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.restaurant import Restaurant
    from referee.games.bolicheros_de_barrio.state import State


def base_payment(numbers: "dict[str, int]", restaurant: "Restaurant") -> int:
    """Return the base payment of a restaurant, in coins (`base-payment`)."""
    return numbers["base_payment"] + numbers["per_experience"] * restaurant.begun()


def pay_base(state: "State") -> None:
    """Give everybody the base payment."""
    for player in state.players:
        restaurant = state.restaurants[player]
        coins = base_payment(state.numbers, restaurant)
        begun = restaurant.begun()
        pay(state, "base-payment", ["base-payment"], player, coins, experiences=begun)
