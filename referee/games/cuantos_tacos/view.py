"""What a screen shows of a game in progress, computed from its state: ids, points and names."""

from referee.games.cuantos_tacos.alike import alike
from referee.games.cuantos_tacos.ending import running_lines, waiting_for, winners
from referee.games.cuantos_tacos.extra import may_extra
from referee.games.cuantos_tacos.hand import described
from referee.games.cuantos_tacos.numbers import WILDS, is_wild
from referee.games.cuantos_tacos.pieces import ACTIONS, LOCK
from referee.games.cuantos_tacos.score import final_score, scores, unused_actions
from referee.games.cuantos_tacos.state import right_of
from referee.games.cuantos_tacos.tie import ranking, sauces_of, tacos_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Figures
    from referee.games.cuantos_tacos.published import Status, View
    from referee.games.cuantos_tacos.state import State


def view(state: "State") -> "View":
    """Return points, whose turn it is, what may happen now, and what everybody has.

    `lines` are those of the running round, `last` those of the last event; `turn` is None once the
    last round is over. `open` says that a tie is not decided yet and `winners` are all who tie.
    """
    return {
        "players": list(state.players),
        "figures": figures(state),
        "over": state.over,
        "winners": winners(state),
        "open": state.over and bool(ranking(state, scores(state)).untold),
        "round": state.round,
        "last_round": state.last_round,
        "turn": state.turn or None,
        "asker": None,
        "status": _status(state),
        "people": {player: _person(state, player) for player in state.players},
        "lines": running_lines(state),
        "last": list(state.last),
        "choices": _choices(state),
    }


def figures(state: "State") -> "Figures":
    """Return everybody's points."""
    return {"score": scores(state)}


def _choices(state: "State") -> "dict[str, list[str]]":
    """Return what a table may choose from: small numbers, described cards, words it has used.

    A die is one of those that lie there, if they were told; a stolen card one of whoever is active.
    """
    numbers = state.numbers
    used = list(state.words)
    roll = state.now.roll
    dice = used
    if roll is not None and roll.told:
        dice = []
        for word in roll.dice + roll.shown:
            if word not in dice:
                dice.append(word)
    cards: "list[int]" = []
    for player in state.players:
        cards.extend([card.number for card in described(state.seats[player])])
    stolen: "list[int]" = []
    if state.turn:
        stolen = [card.number for card in described(state.seats[state.turn])]
    return {
        "roll-wilds": _texts(list(range(len(WILDS) + 1))),
        "roll-alike": _texts(list(range(1, numbers.dice + 1))),
        "roll-dice": used + list(WILDS),
        "card-needs": used,
        "mark-ingredients": used,
        "mark-card": _texts(sorted(cards)),
        "finish-card": _texts(sorted(cards)),
        "steal-card": _texts(sorted(stolen)),
        "action-card": _texts(sorted(cards)),
        "action-die": dice,
        "score-unused": _texts(list(range(numbers.actions + 1))),
    }


def _texts(numbers: "list[int]") -> "list[str]":
    """Return numbers as the ids of choices, which are texts."""
    return [str(number) for number in numbers]


def _status(state: "State") -> "list[Status]":
    """Return what holds now: whose turn, what the roll lets happen, or who has won and by what."""
    if state.over:
        return [_won(state)]
    if not state.turn:
        return [{"what": "counting", "players": waiting_for(state)}]
    turn = state.turn
    found: "list[Status]" = [
        {"what": "turn", "player": turn, "round": state.round, "rounds": state.last_round}
    ]
    now = state.now
    roll = now.roll
    if may_extra(state):
        found.append({"what": "may-extra", "player": turn})
    if roll is not None:
        enough = alike(state.numbers, state.rulings, roll).enough
        if enough and not now.stolen and state.seats[turn].hand:
            found.append({"what": "may-steal", "player": right_of(state, turn), "turn": turn})
    for act in now.acts:
        if act.action == LOCK and act.works and act.die:
            what = "die-locked-wild" if is_wild(act.die) else "die-locked"
            found.append({"what": what, "player": act.player, "die": act.die})
    return found


def _won(state: "State") -> "Status":
    """Return how the game was won: by points, by sauces, or shared; or what has to be told yet."""
    rank = ranking(state, scores(state))
    what = "over"
    if rank.untold:
        return {"what": "tie-open", "winners": rank.winners, "players": rank.untold}
    if len(rank.winners) > 1:
        what = "shared"
    elif len(rank.tied) > 1:
        what = "tie-broken"
    return {"what": what, "winners": rank.winners}


def _person(state: "State", player: str) -> "list[Status]":
    """Return what somebody has: finished tacos, cards, actions, and what it would come to now.

    Nothing is said of what everybody has anyway: no taco yet, the usual number of cards.
    """
    seat = state.seats[player]
    found: "list[Status]" = []
    if tacos_of(seat):
        found.append({"what": "tacos", "count": tacos_of(seat)})
    sauces = sauces_of(state.rulings, seat)
    if sauces:
        found.append({"what": "sauces", "count": sauces})
    if seat.told is None and not state.over:
        if len(seat.hand) != state.numbers.hand:
            found.append({"what": "hand", "count": len(seat.hand)})
        for card in described(seat):
            line: "Status" = {"what": "card", "card": card.number, "points": card.points}
            if card.needs is not None and card.missing():
                line["what"] = "card-missing"
                line["missing"] = card.missing()
            elif card.begun:
                line["what"] = "card-begun"
            found.append(line)
    found.append({"what": "actions-left", "count": unused_actions(state.numbers, seat)})
    found.extend([{"what": "used-" + action} for action in ACTIONS if action in seat.used])
    if seat.told is not None:
        found.append({"what": "told"})
    elif not state.over:
        score = final_score(state.numbers, state.rulings, seat)
        found.append({"what": "if-now", "score": score})
    return found
