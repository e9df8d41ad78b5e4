"""Playing a card on a turn: why not, by which rules, and what it does."""

from referee.engine.faults import cite, reason
from referee.games.la_cuenta.copies import laid_reasons, too_many
from referee.games.la_cuenta.deck import (
    BIRTHDAY_CAKE,
    BURNT_DISH,
    COFFEE,
    PREMIUM,
    TAPAS,
    TOILET,
    TURN_REVERSAL,
    WINE,
)
from referee.games.la_cuenta.premium import premium_reasons, premium_rules
from referee.games.la_cuenta.stacks import (
    burnt_reasons,
    counts_for_coffee,
    tapas_reasons,
    tapas_rules,
)
from referee.games.la_cuenta.turns import (
    asked_reasons,
    end_turn,
    toilet_reasons,
    turn_reasons,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from referee.engine.published import Reason
    from referee.games.la_cuenta.laid import Laid
    from referee.games.la_cuenta.state import State

STOPPED_BY_COFFEE = (WINE, TAPAS, BURNT_DISH, TURN_REVERSAL, BIRTHDAY_CAKE)
SPECIAL = (BURNT_DISH, PREMIUM, COFFEE)  # what the table may refuse besides tapas
KIND_RULES = {  # the rules of each kind of card, in lists that nobody changes
    WINE: ["wine-any-turn"],
    BURNT_DISH: ["burnt-dish-any-stack"],
    TURN_REVERSAL: ["turn-reversal"],
    TOILET: ["toilet"],
    COFFEE: ["coffee-needs"],
    BIRTHDAY_CAKE: ["birthday-cake"],
    PREMIUM: ["premium-with-dish"],
}
BURNT_OPENS = ["burnt-dish-any-stack", "burnt-dish-opens-stack"]


def play_reasons(state: "State", player: str, laid: "Laid") -> "list[Reason]":
    """Return every reason why this player may not play this card now."""
    now = state.round
    found = [] if now.asker is None else asked_reasons(state)
    if state.turn != player:
        found.extend(turn_reasons(state, player))
    if state.in_toilet:
        found.extend(toilet_reasons(state, player, []))
    if now.coffee_out and laid.kind in STOPPED_BY_COFFEE:
        found.append(reason("coffee-out", ["coffee-stops"], card=laid.card))
    if laid.kind == TAPAS:
        found.extend(tapas_reasons(state.rulings, now.stacks, laid))
    elif laid.kind in SPECIAL:
        found.extend(_special_reasons(state, laid))
    if laid.premium or now.copies.get(laid.copy_of, 0) >= laid.copies or laid.kind == PREMIUM:
        found.extend(premium_reasons(state.rulings, laid))
        found.extend(_copies_reasons(state, laid))
    return found


def play_rules(state: "State", laid: "Laid") -> "list[str]":
    """Return the rules that allow this card, before it lies there; to be read only."""
    if laid.kind == TAPAS:
        rules = tapas_rules(state.round.stacks, laid)
    else:
        rules = KIND_RULES[laid.kind]
        if laid.kind == BURNT_DISH and state.round.stacks.is_empty(laid.type or ""):
            rules = BURNT_OPENS
    if laid.premium:
        rules = list(rules)
        cite(rules, ["premium-with-dish"])
        cite(rules, premium_rules(laid.premium))
    return rules


def play_card(state: "State", player: str, laid: "Laid") -> None:
    """Lay the card on the table, let it work, and pass the turn on."""
    now = state.round
    now.laid.append(laid)
    now.copies[laid.copy_of] = now.copies.get(laid.copy_of, 0) + 1
    now.running.add(state.rulings, laid)
    if laid.kind == TAPAS:
        now.stacks.tops[laid.type or ""] = laid
    elif laid.kind == BURNT_DISH:
        now.stacks.lock(laid.type or "")
    elif laid.kind == TURN_REVERSAL:
        state.step = -state.step
    elif laid.kind == TOILET and player not in state.in_toilet:
        state.in_toilet.append(player)
    elif laid.kind == COFFEE:
        now.coffee_out = True
    elif laid.kind == BIRTHDAY_CAKE and player not in now.birthdays:
        now.birthdays.append(player)
    if now.asker is None:
        end_turn(state, player)


def _special_reasons(state: "State", laid: "Laid") -> "list[Reason]":
    """Return why the table refuses a special card of this kind."""
    if laid.kind == BURNT_DISH:
        return burnt_reasons(state.rulings, state.round.stacks, laid.type or "")
    if laid.kind == PREMIUM:
        return [reason("premium-alone", ["premium-with-dish"])]
    if not state.round.coffee_out:  # it is Coffee
        missing = _missing_for_coffee(state)
        if missing:
            return [reason("coffee-too-early", ["coffee-needs"], types=missing)]
    return []


def _missing_for_coffee(state: "State") -> "list[str]":
    """Return the types of which no tapas lies there yet."""
    return [
        type_
        for type_ in state.deck.types
        if not counts_for_coffee(state.rulings, state.round.stacks, type_)
    ]


def _copies_reasons(state: "State", laid: "Laid") -> "list[Reason]":
    """Return what the deck says to one more of this card and its Premium."""
    now = state.round
    found = []
    premiums = laid.premium
    if laid.kind == PREMIUM:
        premiums += 1
    else:
        found = laid_reasons(state.deck, laid, now.copies.get(laid.copy_of, 0) + 1)
    if premiums:
        card = state.deck.by_kind[PREMIUM].id
        lying = now.running.premiums + now.copies.get(card, 0)  # on dishes, and played alone
        found.extend(too_many(state.deck, card, lying + premiums))
    return found
