"""The count: what everybody's game comes to, line by line."""

from referee.engine.faults import reason
from referee.games.cuantos_tacos.hand import described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.numbers import Numbers
    from referee.games.cuantos_tacos.pieces import Event
    from referee.games.cuantos_tacos.published import Line
    from referee.games.cuantos_tacos.rulings import Rulings
    from referee.games.cuantos_tacos.state import Seat, State


def unused_actions(numbers: "Numbers", seat: "Seat") -> int:
    """Return how many actions somebody has not used, as told or else as kept."""
    if seat.told is not None and seat.told.unused is not None:
        return seat.told.unused
    return numbers.actions - len(seat.used)


def begun_cards(seat: "Seat") -> "list[int]":
    """Return the points of cards begun and not finished, as told or else as kept."""
    if seat.told is not None and seat.told.begun is not None:
        return seat.told.begun
    return [card.points or 0 for card in described(seat) if card.begun]


def untouched_cards(seat: "Seat") -> "list[int]":
    """Return the points of cards in hand without a mark, as told or else as kept."""
    if seat.told is not None and seat.told.not_begun is not None:
        return seat.told.not_begun
    return [card.points or 0 for card in described(seat) if not card.begun]


def unfinished_cost(rulings: "Rulings", points: int) -> int:
    """Return what a card that was begun takes off, in points (`unfinished-cost`)."""
    return points if rulings.chosen["unfinished-cost"] == "printed-points" else 0


def not_begun_cost(rulings: "Rulings", points: int) -> int:
    """Return what a card without a mark takes off, in points (`not-begun`)."""
    return unfinished_cost(rulings, points) if rulings.chosen["not-begun"] == "costs" else 0


def final_lines(numbers: "Numbers", rulings: "Rulings", player: str, seat: "Seat") -> "list[Line]":
    """Return the lines that the end of the game adds to somebody's points so far."""
    lines: "list[Line]" = []
    told = seat.told

    def line(what: str, score: int, rules: "list[str]") -> "Line":
        added: "Line" = {
            "what": what,
            "player": player,
            "score": score,
            "applied": [],
            "rules": rules,
        }
        lines.append(added)
        return added

    if told is not None and told.finished is not None and sum(told.finished) != seat.points:
        added = line("finished-told", sum(told.finished) - seat.points, ["score-finished"])
        added["count"] = len(told.finished)
        added["points"] = told.finished
    if told is not None and told.bonus is not None and sum(told.bonus) != seat.bonus:
        added = line("bonus-told", sum(told.bonus) - seat.bonus, ["bonus-ingredients"])
        added["count"] = len(told.bonus)
        added["points"] = told.bonus
    unused = unused_actions(numbers, seat)
    if unused:
        added = line("unused-actions", unused * numbers.unused_action, ["bonus-actions"])
        added["count"] = unused
        added["each"] = numbers.unused_action
    for points in begun_cards(seat):
        rules = ["score-unfinished", "unfinished-cost"]
        added = line("begun", -unfinished_cost(rulings, points), rules)
        added["points"] = points
        added["applied"] = [rulings.applied("unfinished-cost")]
    for points in untouched_cards(seat):
        added = line("not-begun", -not_begun_cost(rulings, points), ["not-begun"])
        added["points"] = points
        added["applied"] = [rulings.applied("not-begun")]
    return lines


def points_so_far(seat: "Seat") -> int:
    """Return the points of finished tacos and their bonus ingredients."""
    return seat.points + seat.bonus


def final_score(numbers: "Numbers", rulings: "Rulings", seat: "Seat") -> int:
    """Return what somebody has if the game ends as things are."""
    added = [line["score"] for line in final_lines(numbers, rulings, "", seat)]
    return points_so_far(seat) + sum(added)


def scores(state: "State") -> "dict[str, int]":
    """Return everybody's points: with the count for those who told it, and for all at the end."""
    result: "dict[str, int]" = {}
    for player in state.players:
        seat = state.seats[player]
        if state.over or seat.told is not None:
            result[player] = final_score(state.numbers, state.rulings, seat)
        else:
            result[player] = points_so_far(seat)
    return result


def counted_lines(state: "State") -> "list[Line]":
    """Return the lines of the count of all who are counted so far."""
    lines: "list[Line]" = []
    for player in state.players:
        seat = state.seats[player]
        if state.over or seat.told is not None:
            lines.extend(final_lines(state.numbers, state.rulings, player, seat))
    return lines


def told_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return why somebody's end cannot be told like this: more actions unused than are left."""
    left = state.numbers.actions - len(state.seats[event.player].used)
    unused = None if event.told is None else event.told.unused
    if unused is None or unused <= left:
        return []
    rules = ["one-time-actions", "bonus-actions"]
    return [reason("unused-too-many", rules, player=event.player, found=unused, have=left)]
