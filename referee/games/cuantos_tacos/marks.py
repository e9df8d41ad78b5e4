"""Marking ingredients: may these be marked with this roll, and is the card complete by that."""

from referee.engine.faults import cite, reason
from referee.games.cuantos_tacos.actions import locked_from
from referee.games.cuantos_tacos.finish import score_card
from referee.games.cuantos_tacos.hand import meant, meant_reasons, put
from referee.games.cuantos_tacos.wild import mark_rules, short_of
from referee.games.cuantos_tacos.words import less

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.cuantos_tacos.pieces import Card, Event
    from referee.games.cuantos_tacos.state import State


def serves_per_card(state: "State") -> bool:
    """Return whether a die serves once on every card instead of once (`one-use-per-die`)."""
    return state.rulings.chosen["one-use-per-die"] == "once-per-card"


def dice_reasons(state: "State", player: str, card: "Card", words: "list[str]") -> "list[Reason]":
    """Return why the dice do not give somebody these further ingredients in this turn.

    [] where the roll is not told as a whole: then the table is believed.
    """
    now = state.now
    if now.roll is None or not now.roll.whole:
        return []
    marks = now.marks.get(player, []) + [(card.number, word) for word in words]
    locked = locked_from(state, player)
    per_card = serves_per_card(state)
    missing = short_of(now.roll, locked, marks, per_card)
    if not missing:
        return []
    rules = ["use-symbols"]
    if not short_of(now.roll, [], marks, per_card):
        rules.append("action-lock")
    if not short_of(now.roll, locked, marks, True):
        rules.append("one-use-per-die")
    return [reason("dice-missing", rules, player=player, missing=missing)]


def mark_reasons(state: "State", event: "Event") -> "list[Reason]":
    """Return every reason why these ingredients may not be marked on this card now."""
    seat = state.seats[event.player]
    found = meant_reasons(state, event.player, event.card, True, ["use-symbols"])
    card = meant(seat, event.card, True)
    words = event.words or []
    if card is None:
        return found
    strange = less(words, card.missing()) if card.needs is not None else []
    if strange:
        found.append(reason("not-on-card", ["use-symbols"], card=card.number, ingredients=strange))
    found.extend(dice_reasons(state, event.player, card, words))
    return found


def mark(state: "State", event: "Event") -> None:
    """Mark the ingredients; a card that is complete by them is finished (`finish-card`)."""
    seat = state.seats[event.player]
    card = meant(seat, event.card, True)
    state.now.symbols_used = True
    if card is None:
        return
    words = event.words or []
    changed = card.copy()
    changed.begun = True
    changed.marked = card.marked + words
    put(seat, changed)
    note_marks(state, event.player, changed, words)
    if changed.needs and not changed.missing():
        score_card(state, event.player, changed, changed.points or 0, [], changed.sauces)


def note_marks(state: "State", player: str, card: "Card", words: "list[str]") -> None:
    """Remember what somebody has marked in this turn, and by which rules."""
    marks = state.now.marks.setdefault(player, [])
    marks.extend([(card.number, word) for word in words])
    roll = state.now.roll
    if roll is not None and roll.whole:
        cite(state.rules, mark_rules(roll, marks, serves_per_card(state)))
    else:
        cite(state.rules, ["use-symbols"])
