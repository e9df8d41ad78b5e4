"""La Cuenta's game on the terminal: events in words, the live bill, what a round came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.cli.columns import Row, people_table
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.text import clean
from referee.games.la_cuenta import game
from referee.games.la_cuenta.desk import card_text
from referee.languages import language, listed
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.engine.published import Verdict
    from referee.games.la_cuenta.published import BillResult, CardShown, SplitShown, View


class TableText:
    """What `referee.cli.fronts.Wording` asks for."""

    def __init__(self, say: GameText) -> None:
        self.say = say

    def given(self, page: Page, form: dict[str, Any]) -> None:
        """Put on a page what a worked example starts from."""
        from referee.games.la_cuenta.desk import example_text

        example_text.given(page, self.say, form)

    def results(self, result: dict[str, Any], written: dict[str, Any]) -> list[str]:
        """Return the figures of a bill, or what a game comes to."""
        from referee.games.la_cuenta.desk import example_text

        return example_text.results(self.say, result, written)

    def told(self, facts: dict[str, Any], event: dict[str, Any]) -> str:
        """Return an event in words, with everything that it tells."""
        code = event["event"]
        found = game.telling(facts, event)
        text = clean(self.say.phrase("events", found["code"], found))
        more = ""
        if code == "round":
            more = self._order(event)
        elif code in ("cash", "correct"):
            amounts = event.get("cash") or event.get("savings") or {}
            more = listed([self._pair(name, amount) for name, amount in amounts.items()], current())
            if event.get("why"):
                more += _(" ({text})").format(text=clean(event["why"]))
        return (text + language(current()).space + more).rstrip()

    def thing(self, event: dict[str, Any]) -> str:
        """Return what an event is about, without saying who does it: a card, or asking."""
        if event["event"] == "play":
            return card_text.card(self.say, event)
        return (
            self.say.card(event["event"]) if event["event"] != "ask" else _("asking for the bill")
        )

    def status(self, view: View) -> str:
        """Return the live bill and who is next, in one line."""
        if view["over"]:
            return self._over(view)
        parts = []
        if view["count"] or view["asker"]:
            parts.append(_("Bill {amount}").format(amount=self.say.amount(view["total"])))
        if view["count"]:
            text = _("{n} cards, enough") if view["enough"] else _("{n} of {m} cards")
            parts.append(text.format(n=view["count"], m=view["need"]))
        if view["asker"]:
            text = _("{name} asked: now Tips and split cards, then settle")
            parts.append(text.format(name=clean(view["asker"])))
        elif parts:
            parts.append(_("{name}’s turn").format(name=clean(view["turn"] or "")))
        else:
            text = _("Round {n}: {name} starts")
            return text.format(n=view["round"], name=clean(view["starter"]))
        return " · ".join(parts)

    def turn(self, view: View) -> str:
        """Return whom the prompt waits for; dots after whoever has asked for the bill."""
        return f"{view['asker']} …" if view["asker"] else str(view["turn"])

    def allowed(self, found: Verdict) -> str:
        """Return the answer to what may be done, with what it adds to the bill."""
        line = _("Yes; the bill changes by {amount}.") if found["adds"] else _("Yes.")
        return line.format(amount=self.say.amount(found["adds"], signed=True))

    def otherwise(self, entry: dict[str, Any]) -> str:
        """Return the same in short, for another ruling."""
        line = _("yes, {amount} on the bill") if entry["adds"] else _("yes")
        return line.format(amount=self.say.amount(entry["adds"], signed=True))

    def parted(self, entry: dict[str, Any]) -> str:
        """Return how a game goes on otherwise: another bill, or another settlement."""
        if entry["what"] == "total":
            text = _("The bill comes to {there} instead of {here}.")
            here, there = self.say.amount(entry["here"]), self.say.amount(entry["there"])
            return text.format(here=here, there=there)
        return _("It is settled otherwise.") if entry["what"] == "settled" else ""

    def entered(self, page: Page, rounds: list[BillResult], view: View) -> None:
        """Put on a page the bills that an entry settled."""
        for bill in rounds:
            page.gap()
            self.settled(page, bill, view)
            page.gap()

    def settled(self, page: Page, bill: BillResult, view: View) -> None:
        """Put on a page what a round came to: the bill, who paid, who benefits, all savings."""
        from referee.cli.sums import Sums
        from referee.games.la_cuenta.desk.command_text import how, what

        sums = Sums(page)
        for line in bill["lines"]:
            if line["what"] != "floor":
                rules = self.say.numbers(line["rules"])
                sums.row(
                    what(self.say, line),
                    self.say.amount(line["amount"]),
                    how(self.say, line),
                    rules,
                )
        sums.rule()
        sums.row(_("Total"), self.say.amount(bill["total"]), style="bold")
        if bill["total"] < 0:
            floor = self.say.numbers(["bill-floor"])
            sums.row(_("To pay"), self.say.amount(0), _("never below zero"), floor, "bold")
        sums.print()
        page.gap()
        page.add(self._payment(bill) + self.say.cited(_paying_rules(bill)))
        if not view["over"]:
            page.add(self._benefit(bill, view))
        page.gap()
        self.savings(page, view)

    def round_line(self, bill: BillResult) -> str:
        """Return in one line what a round came to."""
        text = _("Bill {amount}").format(amount=self.say.amount(bill["payable"]))
        return f"{text}{_(': ')}{self._payment(bill)}"

    def round(self, page: Page, bill: BillResult) -> None:
        """Put on a page what a round of a judged game came to."""
        page.add(self.round_line(bill), "  ")

    def apart(self, event: dict[str, Any]) -> bool:
        """Return whether an event changes savings without a bill: a correction."""
        return bool(event["event"] == "correct")

    def savings(self, page: Page, view: View) -> None:
        """Put everybody's savings and hand limits on a page, with who is away from the game."""
        head = _("Spent") if view["counting"] == "up" else _("Savings")
        rows = [Row("", "", [head, _("Hand")], "")]
        for name, amount in view["savings"].items():
            mark = "▸" if name == (view["turn"] or view["asker"]) else ""
            if view["over"]:
                mark = "★" if name in view["winners"] else ""
            away = []
            if name in view["in_toilet"]:
                away.append(_("in the toilet"))
            if name in view["birthdays"]:
                away.append(_("birthday"))
            if name == view["asker"] and not view["over"]:
                away.append(_("asked for the bill"))
            cells = [self.say.amount(amount), str(view["hand_limits"][name])]
            rows.append(Row(mark, clean(name), cells, listed(away, current())))
        people_table(page, rows)

    def screen(self, page: Page, view: View) -> None:
        """Put the whole table on a page: savings, what lies there, the bill, who is next."""
        self.savings(page, view)
        lying = any(stack["cards"] for stack in view["stacks"]) or view["others"] or view["tips"]
        if lying and not view["over"]:
            page.heading(_("On the table"))
            self._stacks(page, view)
        page.gap()
        page.add(self.status(view), style="bold")
        if view["direction"] == "anticlockwise" and not view["over"]:
            page.add(_("The turns go the other way round until the end of this round."))

    def _stacks(self, page: Page, view: View) -> None:
        rows = []
        for stack in view["stacks"]:
            cards = [self._lying(card) for card in stack["cards"]]
            if not cards:
                continue
            text = " → ".join(cards)
            if stack["locked"]:
                text += _("; locked")
            elif stack["takes"] and view["turn"] and not view["coffee_out"]:
                text += _("; takes {amount} or more").format(amount=self.say.amount(stack["takes"]))
            rows.append((self.say.type_name(stack["type"]), text))
        others = list(view["others"])
        if others:
            rows.append((_("Others"), card_text.cards(self.say, others)))
        after = [self.say.card("tip")] * view["tips"]
        if view["split"]:
            after.append(self._split(view["split"]))
        if after:
            rows.append((_("Then"), _joined(after)))
        page.pairs(rows, "  ")
        if view["coffee_out"] and view["turn"]:
            page.add(_("After Coffee only Toilet and Coffee may be played."), "  ")

    def _lying(self, card: CardShown) -> str:
        name = self.say.card(card["card"]) if card["card"] else _("a dish")
        doublings: int = card["premium"]
        return f"{name} {self.say.amount(card['price'])}" + " ×2" * doublings

    def _order(self, event: dict[str, Any]) -> str:
        """Return what lay on the table in a round told at its end."""
        parts = [card_text.cards(self.say, event["cards"]) or _("No cards")]
        if event.get("tips"):
            parts.append(_("Tips: {n}").format(n=event["tips"]))
        split = event.get("split")
        if split:
            parts.append(self._split(split))
        if event.get("protected"):
            names = listed(event["protected"], current())
            parts.append(_("Protected: {names}").format(names=names))
        return clean(_("; ").join(parts)) + language(current()).stop

    def _split(self, split: SplitShown) -> str:
        """Return how the bill is split, and with whom."""
        kind = self.say.card(split["kind"])
        partner = split.get("with")
        return kind + _(" ({text})").format(text=clean(partner)) if partner else kind

    def _payment(self, bill: BillResult) -> str:
        text = _("{name} pays {amount}")
        paid = [
            text.format(name=clean(name), amount=self.say.amount(share))
            for name, share in bill["shares"].items()
            if share
        ]
        if not paid:
            return _("Nobody pays.")
        if bill["surplus"]:
            surplus = _("surplus {amount}").format(amount=self.say.amount(bill["surplus"]))
            return listed(paid, current()) + _(" ({text})").format(text=surplus) + _(".")
        return listed(paid, current()) + _(".")

    def _benefit(self, bill: BillResult, view: View) -> str:
        name = bill["benefits"]
        assert name is not None  # at a table somebody does
        shown = clean(name)
        if bill["enough_cards"]:
            text = _(
                "Enough cards: {name} discards at will, holds up to {n} cards, and starts next."
            )
            rules = ["hand-increase", "next-starter"]
        else:
            text = _(
                "Too few cards: {name} discards the whole hand, gains nothing, and starts next."
            )
            rules = ["too-few-cards", "next-starter"]
        return text.format(name=shown, n=view["hand_limits"][name]) + self.say.cited(rules)

    def _over(self, view: View) -> str:
        names = listed([clean(name) for name in view["winners"]], current())
        if view["cash_needed"]:
            text = _(
                "The game is over; these tie: {names}. Now tell their cash (cash): the most cash "
                "wins. If it is equal too, or nobody cares to count, they share the win."
            )
            return text.format(names=names) + self.say.cited(["winner", "tie-break"])
        if len(view["winners"]) > 1:
            text = _("The game is over; these share the win: {names}.")
            return text.format(names=names) + self.say.cited(["winner", "tie-break"])
        return _("The game is over; {name} wins.").format(name=names) + self.say.cited(["winner"])

    def _pair(self, name: str, amount: int | float | str) -> str:
        if type(amount) is int:
            return f"{clean(name)} {self.say.amount(amount)}"
        from referee.games.la_cuenta.cash import read_cents

        return f"{clean(name)} {self.say.cents(read_cents(amount, ''))}"


def _joined(names: list[str]) -> str:
    counted: dict[str, int] = {}
    for name in names:
        counted[name] = counted.get(name, 0) + 1
    return listed([name if n == 1 else f"{n} × {name}" for name, n in counted.items()], current())


def _paying_rules(bill: BillResult) -> list[str]:
    wanted = ("asker-pays", "fifty-fifty", "go-dutch", "split-rounding", "split-alone")
    return [rule for rule in bill["rules"] if rule in wanted]
