"""Whole games told event by event: what happened, the verdict with its rules, the bill, the money.

Run: python -m tests.transcripts.write. Writes a text for every log in games/, in the language that
stands in its name (name.en.jsonl → texts/name.en.txt). Look at what has changed before you commit
it: the texts say what the referee said of these games when somebody last read them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from referee.games.la_cuenta import game
from referee.games.la_cuenta.running import running_total
from referee.languages import amount, listed
from referee.rulebase import refresh, store
from referee.text.sentences import fill

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.jsonl"))
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "rulings": "Agreed at this table: {rulings}",
        "yes": "yes: {rules}",
        "no": "no: {reason} ({rules})",
        "bill": "bill {bill}",
        "turn": "{player} is next",
        "asked": "until it is settled: Tips and split cards",
        "away": "away: {players}",
        "stands": "now holds: line {line}, {told}",
        "gone": "now holds: line {line} no longer",
        "round": "Round {n}: {total}, payable {payable}",
        "pays": "{player} pays {share}",
        "surplus": "paid beyond the bill: {surplus}",
        "benefits": "{player} gains",
        "enough": "enough cards",
        "few": "too few cards",
        "savings": "Savings: {savings}",
        "spent": "Spent so far: {savings}",
        "hands": "Hand limits: {hands}",
        "over": "The game is over. First: {winners}",
        "of": "{name}: {figure}",
    },
    "de": {
        "rulings": "An diesem Tisch gilt: {rulings}",
        "yes": "ja: {rules}",
        "no": "nein: {reason} ({rules})",
        "bill": "Rechnung {bill}",
        "turn": "{player} ist dran",
        "asked": "bis zum Abrechnen: Trinkgeld und Karten zum Teilen",
        "away": "nicht da: {players}",
        "stands": "jetzt gilt: Zeile {line}, {told}",
        "gone": "jetzt gilt: Zeile {line} nicht mehr",
        "round": "Runde {n}: {total}, zu zahlen {payable}",
        "pays": "{player} zahlt {share}",
        "surplus": "über die Rechnung hinaus: {surplus}",
        "benefits": "es gewinnt dabei: {player}",
        "enough": "genug Karten",
        "few": "zu wenige Karten",
        "savings": "Budgets: {savings}",
        "spent": "Bisher ausgegeben: {savings}",
        "hands": "Handkartenlimits: {hands}",
        "over": "Das Spiel ist aus. Vorn: {winners}",
        "of": "{name}: {figure}",
    },
    "zh": {
        "rulings": "本桌约定：{rulings}",
        "yes": "可以：{rules}",
        "no": "不行：{reason}（{rules}）",
        "bill": "账单{bill}",
        "turn": "轮到{player}",
        "asked": "结清之前只有小费和分摊账单的牌",
        "away": "不在桌边：{players}",
        "stands": "现在有效：第{line}行，{told}",
        "gone": "现在有效：第{line}行已删除",
        "round": "第{n}轮：{total}，应付{payable}",
        "pays": "{player}付{share}",
        "surplus": "多付{surplus}",
        "benefits": "受益者：{player}",
        "enough": "牌数足够",
        "few": "牌数不够",
        "savings": "积蓄：{savings}",
        "spent": "已花费：{savings}",
        "hands": "手牌上限：{hands}",
        "over": "游戏结束。领先：{winners}",
        "of": "{name}：{figure}",
    },
}
Event = dict[str, Any]


def read(path: Path) -> list[Event]:
    """Return the log of a stored game."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def target(path: Path) -> Path:
    """Return the file of a game's transcript."""
    return HERE / "texts" / (path.stem + ".txt")


def transcript(log: list[Event], lang: str) -> list[str]:
    """Return the lines of a game's transcript, as played, in one language."""
    return Teller(log, lang).lines


class Teller:
    """Tells one game; `lines` are what it said."""

    def __init__(self, log: list[Event], lang: str) -> None:
        self.lang = lang
        self.say = WORDS[lang]
        self.facts = store.facts("la-cuenta")
        self.words = store.words("la-cuenta", lang)
        self.fold = game.fold(self.facts, log[:1])
        self.lines = [f"  1  {self.told(log[0] | {'starter': self.fold.state.turn})}"]
        if log[0].get("rulings"):
            agreed = [f"{key}={choice}" for key, choice in log[0]["rulings"].items()]
            self.put("rulings", rulings=listed(agreed, lang))
        self.balances()
        for line, event in enumerate(log[1:], 2):
            self.event(line, event)

    def put(self, key: str, indent: int = 5, **values: Any) -> None:
        self.lines.append(" " * indent + self.say[key].format(**values))

    def told(self, event: Event) -> str:
        found = game.telling(self.facts, event)
        return fill(self.words["words"]["events"][found["code"]], found, self.words, self.lang)

    def euros(self, figure: int) -> str:
        return amount(figure, self.lang)

    def event(self, line: int, event: Event) -> None:
        """Tell an event, its verdict, and what it came to."""
        self.lines.append(f"{line:3}  {self.told(event)}")
        verdict = self.fold.verdict(event)
        rounds, over = len(self.fold.state.rounds), self.fold.state.over
        self.fold.add(event)
        state = self.fold.state
        if event["event"] in ("undo", "edit"):
            self.taken_back(event)
        elif verdict["allowed"]:
            self.put("yes", rules=" ".join(verdict["rules"]))
        for found in verdict["reasons"]:
            template = self.words["words"]["reasons"][found["code"]]
            sentence = fill(template, dict(found), self.words, self.lang)
            self.put("no", reason=sentence, rules=" ".join(found["rules"]))
        if len(state.rounds) > rounds:
            self.settled(state.rounds[-1])
        elif not state.over:
            self.table()
        if (state.savings, state.hand_limits) != self.said:
            self.balances()
        if state.over and (not over or event["event"] == "cash"):
            self.put("over", winners=listed(self.fold.result()["winners"], self.lang))

    def taken_back(self, event: Event) -> None:
        """Say what an edit left on its line; an undo speaks for itself."""
        if event["event"] == "edit":
            standing = self.fold.standing.events[event["line"] - 1]
            if standing is None:
                self.put("gone", line=event["line"])
            else:
                self.put("stands", line=event["line"], told=self.told(standing))

    def table(self) -> None:
        """Say what the bill is so far, whose turn it is and who is away."""
        state = self.fold.state
        parts = [self.say["bill"].format(bill=self.euros(self.running()))]
        if state.round.asker is None:
            parts.append(self.say["turn"].format(player=state.turn))
        else:
            parts.append(self.say["asked"])
        away = [
            name
            for name in state.players
            if name in state.in_toilet or name in state.round.birthdays
        ]
        if away:
            parts.append(self.say["away"].format(players=listed(away, self.lang)))
        self.lines.append("     " + ("；" if self.lang == "zh" else "; ").join(parts))

    def running(self) -> int:
        return running_total(self.fold.state.deck, self.fold.state.round.running)

    def settled(self, bill: Event) -> None:
        """Say what a bill came to, line by line, who paid, and what everybody has now."""
        state = self.fold.state
        total, payable = self.euros(bill["total"]), self.euros(bill["payable"])
        self.put("round", n=len(state.rounds), total=total, payable=payable)
        for line in bill["lines"]:
            self.lines.append(f"       {self.euros(line['amount'])}  {self.bill_line(line)}")
        for name, share in bill["shares"].items():
            if share:
                self.put("pays", player=name, share=self.euros(share))
        if bill["surplus"]:
            self.put("surplus", surplus=self.euros(bill["surplus"]))
        if not state.over:
            enough = self.say["enough" if bill["enough_cards"] else "few"]
            gains = self.say["benefits"].format(player=bill["benefits"])
            self.lines.append("     " + listed([enough, gains], self.lang))

    def bill_line(self, line: Event) -> str:
        """Return one line of a bill in words."""
        template = self.words["words"]["lines"].get(line["what"])
        if template:
            return fill(template, line, self.words, self.lang)
        premium = [self.words["cards"]["premium"]] * line["premium"]
        return " + ".join([f"{self.words['cards'][line['card']]} ×{line['count']}", *premium])

    def balances(self) -> None:
        """Say everybody's savings and hand limit."""
        state = self.fold.state
        self.said = dict(state.savings), dict(state.hand_limits)

        def row(figures: list[str]) -> str:
            pairs = zip(state.players, figures, strict=True)
            said = [self.say["of"].format(name=name, figure=figure) for name, figure in pairs]
            return listed(said, self.lang)

        key = "spent" if state.rulings.chosen["counting"] == "up" else "savings"
        self.put(key, savings=row([self.euros(state.savings[n]) for n in state.players]))
        self.put("hands", hands=row([str(state.hand_limits[n]) for n in state.players]))


def main() -> None:
    """Write all transcripts."""
    for path in GAMES:
        lines = transcript(read(path), path.stem.rpartition(".")[2])
        target(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    refresh.ensure()
    main()
