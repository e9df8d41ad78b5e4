"""The star for who is first to have enough cards of a type; every type has one in the game."""

from referee.games.bolicheros_de_barrio.completing import cite_when
from referee.games.bolicheros_de_barrio.lines import pay, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.games.bolicheros_de_barrio.published import Line
    from referee.games.bolicheros_de_barrio.state import State


def completes(state: "State", player: str, type_: str) -> bool:
    """Return whether somebody has enough cards of a type (`type-completed`).

    Under `external-completes-type=no` only those in experiences count.
    """
    restaurant = state.restaurants[player]
    inside_only = state.rulings.chosen["external-completes-type"] == "no"
    have = restaurant.inside(type_) if inside_only else restaurant.count(type_)
    return have >= state.numbers["type_cards"]


def give_type_stars(state: "State") -> None:
    """Give the stars that are still there to all who now have enough cards of their type."""
    for type_ in state.types:
        done = [player for player in state.players if completes(state, player, type_)]
        if done and type_ not in state.firsts:
            _give(state, type_, done)


def complete_type(state: "State", player: str, type_: str) -> None:
    """Look at the type of a card that somebody has just gained (`completion-check`).

    Somebody may have completed it in the same moment and have its star already (`type-tie`).
    """
    moment = state.moment
    if moment is None or not completes(state, player, type_):
        return
    if type_ not in state.firsts:
        _give(state, type_, [player])
        moment[type_] = [player]
    elif type_ in moment and player not in moment[type_]:
        moment[type_].append(player)
        _tie(state, type_, moment[type_])


def _give(state: "State", type_: str, done: "list[str]") -> None:
    """Give the star of a type, still there, to whoever completes it at this moment."""
    if len(done) == 1:
        state.firsts[type_] = done[:]
        _star(state, "type-star", done[0], type_)
    elif _shared(state):
        state.firsts[type_] = done[:]
        for player in done:
            _star(state, "type-star-tied", player, type_)
    else:
        _none(state, type_, done)


def _tie(state: "State", type_: str, done: "list[str]") -> None:
    """Settle that the last of `done` completes a type in the same moment as those before."""
    if _shared(state):
        state.firsts[type_].append(done[-1])
        _star(state, "type-star-tied", done[-1], type_)
        return
    if len(done) == 2:
        back = -state.numbers["type_stars"]
        line = pay(state, "type-star-taken-back", [], done[0], None, back, type=type_)
        _decided(state, line, True)
    _none(state, type_, done)


def _shared(state: "State") -> bool:
    """Return whether all who complete a type at the same moment get its star (`type-tie`)."""
    return state.rulings.chosen["type-tie"] == "both"


def _none(state: "State", type_: str, done: "list[str]") -> None:
    """Let the star of a type go to nobody, for good."""
    state.firsts[type_] = []
    line = write(state, "type-star-none", [], type=type_, players=done[:])
    _decided(state, line, True)


def _star(state: "State", what: str, player: str, type_: str) -> None:
    """Give somebody the star of a type."""
    line = pay(state, what, [], player, None, state.numbers["type_stars"], type=type_)
    _decided(state, line, what == "type-star-tied")
    if state.restaurants[player].inside(type_) < state.numbers["type_cards"]:
        line["rules"].append("external-service")
        line["applied"].append(state.rulings.applied("external-completes-type"))


def _decided(state: "State", line: "Line", tied: bool) -> None:
    """Say by which rules and rulings a line about a type's star came about."""
    line["rules"].append("type-completed")
    if tied:
        line["rules"].append("type-tie")
        line["applied"].append(state.rulings.applied("type-tie"))
    cite_when(state, line)
