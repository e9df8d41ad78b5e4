"""What can go wrong in the engine, rule by rule: a piece of source text and a wrong one for it."""

from __future__ import annotations

from typing import NamedTuple

GAME = "referee/games/la_cuenta/"
ENGINE = "referee/engine/"


class Mutation(NamedTuple):
    """One wrong piece of source, and the rules that it breaks."""

    rules: tuple[str, ...]
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{', '.join(self.rules)} in {self.file}: {old} → {new}"


def _m(rules: str, file: str, old: str, new: str) -> Mutation:
    folder = "" if file.startswith("referee/") else GAME
    return Mutation(tuple(rules.split()), folder + file + ".py", old, new)


MUTATIONS = [
    # Set-up
    _m(
        "components",
        "copies",
        "have = deck.by_id[card].count\n    if found <= have:",
        "have = deck.by_id[card].count\n    if found <= have + 1:",
    ),
    _m(
        "components",
        "copies",
        "have = laid.copies\n    if found <= have:",
        "have = laid.copies\n    if found <= have + 1:",
    ),
    _m("components", "plays", ">= laid.copies", "> laid.copies"),
    _m("components", "plays", "lying + premiums", "lying"),
    _m("components premium-with-dish", "plays", "        premiums += 1", "        pass"),
    _m("components", "plays", "now.copies.get(laid.copy_of, 0) + 1)", "1)"),
    _m("components", "after_cards", "running.tips + 1)", "running.tips)"),
    _m("players", "bill_request", 'numbers["players_max"]', 'numbers["players_max"] + 1'),
    _m("players", "start", 'numbers["players_min"]', "2"),
    _m("savings", "start", 'row["players"] == players', 'row["players"] == 3'),
    _m("savings", "start", "0 if counts_up(state) else budget", "budget"),
    # Turns
    _m("one-card", "plays", "        end_turn(state, player)", "        pass"),
    _m("one-card birthday-cake", "asking", "if player not in state.round.birthdays:", "if False:"),
    _m("turn-order", "turns", "or state.turn == player", "or True"),
    _m("turn-order", "turns", "neighbours[state.step]", "neighbours[1]"),
    _m("turn-order", "turns", "    state.step = 1\n", ""),
    _m("starter-redraw", "asking", "if player != starter:", "if False:"),
    _m("starter-redraw", "asking", "if state.round.laid:", "if False:"),
    # Dishes
    _m("tapas-stack", "stacks", "if found >= need:", "if found > need:"),
    _m("tapas-stack", "stacks", "if found >= need:", "if True:"),
    _m(
        "tapas-stack",
        "plays",
        'now.stacks.tops[laid.type or ""] = laid',
        'now.stacks.tops.setdefault(laid.type or "", laid)',
    ),
    _m("tapas-price", "premium", "        return laid.price", "        return 0"),
    _m(
        "tapas-price",
        "deck",
        "card.id, card.kind, card.type, card.price,",
        "card.id, card.kind, card.type, 10,",
    ),
    _m("tapas-price", "lines", 'line["amount"] += price_on_table(laid)', "pass"),
    _m("tapas-price", "lines", 'line["count"] += 1', "pass"),
    _m("wine-any-turn", "plays", 'WINE: ["wine-any-turn"]', 'WINE: ["coffee-needs"]'),
    _m("wine-set", "wine", "deck.ladder[cards - 1]", "deck.ladder[cards - 1] * cards"),
    _m("wine-set", "wine", "deck.ladder[cards - 1]", "sum(deck.ladder[:cards])"),
    _m("wine-second-set", "wine", "    if wines % full:\n", "    if wines % full and not sets:\n"),
    _m("wine-second-set", "wine", 'if index == 0 else ["wine-set", "wine-second-set"]', ""),
    # Burnt Dish, Premium
    _m(
        "burnt-dish-any-stack",
        "stacks",
        '    if type_ in stacks.locked and rulings.chosen["burnt-on-locked"]',
        "    if type_ in stacks.tops and stacks.tops[type_].price > laid.price:\n"
        '        return [reason("too-cheap", ["tapas-stack"])]\n'
        '    if type_ in stacks.locked and rulings.chosen["burnt-on-locked"]',
    ),
    _m(
        "burnt-dish-opens-stack",
        "stacks",
        'chosen["burnt-opens-stack"] == "no"',
        'chosen["burnt-opens-stack"] == "yes"',
    ),
    _m("burnt-dish-locks", "stacks", "            self.locked.append(type_)", "            pass"),
    _m("burnt-dish-locks", "any_order", "        stacks.lock(laid.type)", "        pass"),
    _m("coffee-needs", "any_order", "if missing and COFFEE in", "if not missing and COFFEE in"),
    _m(
        "burnt-dish-locks",
        "stacks",
        'chosen["burnt-on-locked"] == "no"',
        'chosen["burnt-on-locked"] == "yes"',
    ),
    _m(
        "burnt-dish-price",
        "running",
        "        self.cards += price",
        "        self.cards += abs(price)",
    ),
    _m(
        "burnt-dish-price",
        "deck",
        "Laid(card.id, BURNT_DISH, stack, price, premium",
        "Laid(card.id, BURNT_DISH, stack, 0, premium",
    ),
    _m(
        "premium-with-dish",
        "plays",
        "kind == PREMIUM:\n        return [",
        "kind == 1:\n        return [",
    ),
    _m("premium-with-dish", "premium", "if laid.premium and laid.kind not in DISHES:", "if False:"),
    _m("premium-doubles", "premium", "return price << premium", "return price"),
    _m(
        "premium-doubles premium-stacking",
        "premium",
        "return price << premium",
        "return price * (1 + premium)",
    ),
    _m(
        "premium-threshold",
        "stacks",
        'chosen["premium-threshold"] == "doubled"',
        'chosen["premium-threshold"] == "printed"',
    ),
    _m(
        "premium-threshold",
        "stacks",
        "need = compared_price(rulings, top)",
        "need = top.price",
    ),
    _m(
        "premium-threshold", "stacks", "found = compared_price(rulings, laid)", "found = laid.price"
    ),
    _m("premium-stacking", "premium", 'chosen["premium-stacking"] == "single"', '"" == "single"'),
    # Other special cards
    _m("turn-reversal", "plays", "state.step = -state.step", "state.step = -1"),
    _m("turn-reversal", "plays", "state.step = -state.step", "pass"),
    _m("toilet", "plays", "state.in_toilet.append(player)", "pass"),
    _m("toilet", "turns", "        state.in_toilet.remove(state.turn)", "        pass"),
    _m(
        "toilet toilet-lasts",
        "settlement",
        'chosen["toilet-lasts"] == "round"',
        'chosen["toilet-lasts"] == "turn"',
    ),
    _m("toilet toilet-lasts", "settlement", "if toilets_end or ", "if "),
    _m("toilet-protects", "turns", "if player not in state.in_toilet:", "if True:"),
    _m("toilet-protects", "state", "away = state.in_toilet + ", "away = "),
    _m(
        "coffee-needs",
        "plays",
        "        if missing:",
        "        if False:",
    ),
    _m(
        "coffee-needs",
        "stacks",
        'chosen["burnt-counts-for-coffee"] == "yes"',
        'chosen["burnt-counts-for-coffee"] == "no"',
    ),
    _m("coffee-stops", "plays", "now.coffee_out = True", "pass"),
    _m("coffee-stops", "plays", "STOPPED_BY_COFFEE = (WINE, ", "STOPPED_BY_COFFEE = ("),
    _m("coffee-stops", "plays", "TURN_REVERSAL, BIRTHDAY_CAKE)", "BIRTHDAY_CAKE)"),
    _m("coffee-stops", "plays", "TURN_REVERSAL, BIRTHDAY_CAKE)", "TURN_REVERSAL, TOILET)"),
    _m("birthday-cake", "plays", "now.birthdays.append(player)", "pass"),
    _m("birthday-protects", "state", " + state.round.birthdays", " + []"),
    _m(
        "birthday-protects who-may-ask",
        "asking",
        "    if player in now.birthdays:",
        "    if False:",
    ),
    _m(
        "birthday-cake-price",
        "running",
        "        self.cards += price",
        "        self.cards += price if laid.type else 0",
    ),
    _m("free-cards", "premium", "        return laid.price", "        return laid.price or 10"),
    # Asking
    _m("must-ask", "asking", "and len(state.round.laid) > 0", ""),
    _m("must-ask", "asking", "cannot_play and state.turn == player", "cannot_play"),
    _m("ask-on-turn", "asking", 'chosen["early-ask"] == "forbidden"', '"" == "forbidden"'),
    _m(
        "ask-on-turn",
        "asking",
        'if early and state.rulings.chosen["early-ask"] == "forbidden":',
        "if early:",
    ),
    _m("ask-out-of-turn", "asking", 'chosen["out-of-turn-ask"] == "never"', '"" == "never"'),
    _m("ask-out-of-turn", "asking", "    elif early:", "    elif False:"),
    _m("who-may-ask", "bill", "if order.asker and order.asker in order.protected:", "if False:"),
    _m(
        "after-ask-cards",
        "turns",
        "    if state.round.asker is None:\n        return []\n",
        "    if True:\n        return []\n",
    ),
    _m(
        "after-ask-cards",
        "turns",
        "    if state.round.asker is not None:\n        return []\n",
        "    if True:\n        return []\n",
    ),
    _m("enough-cards", "enough_cards", "return count >= players", "return count > players"),
    _m("premium-counts", "enough_cards", 'chosen["premium-counts"] == "yes"', "True"),
    _m("premium-counts", "enough_cards", "count += running.premiums", "pass"),
    _m(
        "after-cards-count",
        "enough_cards",
        'chosen["threshold-counts-after-cards"] == "yes"',
        "True",
    ),
    _m("after-cards-count", "enough_cards", "count += after_cards", "pass"),
    # The bill
    _m(
        "bill-sum",
        "bill",
        'total += line["amount"]',
        'total += abs(line["amount"])',
    ),
    _m("bill-floor", "bill", "return max(total, 0)", "return total"),
    _m("bill-floor", "bill", "return max(total, 0)", "return abs(total)"),
    _m("bill-floor", "bill", "    if total < 0:", "    if total <= 0:"),
    _m(
        "asker-pays",
        "splitting",
        "        shares[order.asker] = payable\n",
        "        shares[order.players[0]] = payable\n",
    ),
    _m("tip", "lines", "running.tip * running.tips", "running.tip"),
    _m("tip", "running", "if laid.kind == TAPAS:", "if laid.kind != WINE:"),
    _m("tip", "running", "laid.place < best.place", "laid.place > best.place"),
    _m("tip", "running", "tip < self.tip or", "tip > self.tip or"),
    _m("tip-price", "tip", 'chosen["tip-price"] == "doubled"', 'chosen["tip-price"] == "printed"'),
    _m(
        "tip-without-tapas",
        "tip",
        'chosen["tip-without-tapas"] == "unplayable"',
        'chosen["tip-without-tapas"] == "zero"',
    ),
    # Splitting
    _m("split-by", "splitting", 'chosen["split-by"] == "asker"', 'chosen["split-by"] == "anyone"'),
    _m(
        "fifty-fifty",
        "splitting",
        "name == split.by or name == split.partner",
        "name == split.partner",
    ),
    _m("fifty-fifty", "splitting", "    if split.partner == by:", "    if False:"),
    _m("go-dutch split-eligible", "splitting", "if name not in order.protected]", "]"),
    _m("one-split", "after_cards", "    if now.split is not None:", "    if False:"),
    _m("split-eligible", "splitting", "    if by in protected and by != asker:", "    if False:"),
    _m("split-eligible", "splitting", "    elif split.partner in protected:", "    elif False:"),
    _m("split-alone", "splitting", "name != by and name not in protected", "name != by"),
    _m("split-alone", "splitting", "    if len(payers) == 1:", "    if len(payers) == 2:"),
    _m(
        "split-rounding",
        ENGINE + "shares",
        "-(-amount // (people * unit)) * unit",
        "amount // (people * unit) * unit",
    ),
    _m(
        "split-rounding",
        ENGINE + "shares",
        "shares[rest_at] += amount - share * people",
        "shares[0] += amount - share * people",
    ),
    _m("split-rounding", "splitting", "unit = 10 if", "unit = 1 if"),
    _m("split-rounding", "splitting", 'choice == "rest-to-splitter"', 'choice == "rest"'),
    _m("split-no-benefit", "splitting", '    cite(rules, ["split-no-benefit"])\n', ""),
    # Settling
    _m("who-benefits", "benefits", 'rulings.chosen["who-benefits"] == "payer"', "True"),
    _m("who-benefits", "benefits", "name = split.by", "name = order.asker"),
    _m(
        "hand-increase",
        "settlement",
        "state.hand_limits[player] += 1",
        "state.hand_limits[player] += 2",
    ),
    _m("too-few-cards", "settlement", 'if result["enough_cards"]:', "if True:"),
    _m("hand-maximum", "settlement", 'deck.numbers["hand_max"]', 'deck.numbers["hand_max"] + 1'),
    _m("settle-by-count", "bill", "    if owed == 0:", "    if owed < 0:"),
    _m(
        "next-starter",
        "settlement",
        "begin_round(state, benefits)",
        "begin_round(state, state.turn)",
    ),
    # The end
    _m("game-end", "ending", "min(figures) <= 0", "min(figures) < 0"),
    _m("game-end", "verdicts", "    if state.over and event.name != CASH:", "    if False:"),
    _m(
        "shares-first",
        "settlement",
        "        paid = shares[player] if up",
        "        if debt:\n            break\n        paid = shares[player] if up",
    ),
    _m("winner", "ending", "else max(figures)\n", "else min(figures)\n"),
    _m("tie-break", "ending", "if cash is None or ", "if True or "),
    _m("tie-break", "ending", 'chosen["tie-break"] != "shared"', '"" != "shared"'),
    _m("tie-break", "ending", "most = max(", "most = min("),
    _m("counting", "ending", 'chosen["counting"] == "up"', 'chosen["counting"] == "down"'),
    _m("counting", "ending", ">= state.budget", "> state.budget"),
    _m("debt", "settlement", 'chosen["debt"] == "keep"', 'chosen["debt"] == "zero"'),
    _m("debt", "settlement", "return state.budget if counts_up(state) else 0", "return 0"),
    _m("debt", "settlement", "            debt = True", "            pass"),
    # The log
    _m(
        "undo",
        ENGINE + "standing",
        "self.events[-1 - index] = self._before.pop()",
        "self._before.pop()",
    ),
    _m(
        "undo",
        ENGINE + "standing",
        "                self._other[index] = _UNDONE",
        "                pass",
    ),
    _m("edit", ENGINE + "standing", 'self.events[index] = data["with"]', "pass"),
    _m("judged", ENGINE + "fold", "if self.judged and not event.anyway", "if self.judged"),
    _m("judged", ENGINE + "fold", "        if self.stopped is not None:\n            return\n", ""),
]
