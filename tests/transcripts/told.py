"""Whole games of any game that has forms, told event by event: what happened, the verdict, lines.

Run: python -m tests.transcripts.told. Writes a text for every log in <game>/games/, in the language
that stands in its name (name.en.jsonl → <game>/texts/name.en.txt). Look at what has changed before
you commit it: the texts say what the referee said of these games when somebody last read them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from referee import games
from referee.languages import amount, listed, number
from referee.rulebase import refresh, store
from referee.text.sentences import fill
from tests.transcripts.write import read as read

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*/games/*.jsonl"))
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "rulings": "Agreed at this table: {rulings}",
        "yes": "yes: {rules}",
        "no": "no: {reason} ({rules})",
        "stands": "now holds: line {line}, {told}",
        "gone": "now holds: line {line} no longer",
        "round": "Round {n} ends: {rules}",
        "over": "The game is over. Won by: {winners}",
        "of": "{name}: {figures}",
        "is": "{figure} {n}",
    },
    "de": {
        "rulings": "An diesem Tisch gilt: {rulings}",
        "yes": "ja: {rules}",
        "no": "nein: {reason} ({rules})",
        "stands": "jetzt gilt: Zeile {line}, {told}",
        "gone": "jetzt gilt: Zeile {line} nicht mehr",
        "round": "Runde {n} endet: {rules}",
        "over": "Das Spiel ist aus. Gewonnen: {winners}",
        "of": "{name}: {figures}",
        "is": "{figure} {n}",
    },
    "zh": {
        "rulings": "本桌约定：{rulings}",
        "yes": "可以：{rules}",
        "no": "不行：{reason}（{rules}）",
        "stands": "现在有效：第{line}行，{told}",
        "gone": "现在有效：第{line}行已删除",
        "round": "第{n}轮结束：{rules}",
        "over": "游戏结束。获胜：{winners}",
        "of": "{name}：{figures}",
        "is": "{figure}{n}",
    },
}
Event = dict[str, Any]


def game_of(path: Path) -> str:
    """Return the id of the game that a stored log is of."""
    return path.parent.parent.name


def replayed(path: Path, judged: bool = True) -> Event:
    """Return what a stored log comes to."""
    game = game_of(path)
    module: Any = games.load(game)
    found: Event = module.replay(store.facts(game), read(path), judged)
    return found


def target(path: Path) -> Path:
    """Return the file of a game's transcript."""
    return path.parent.parent / "texts" / (path.stem + ".txt")


def transcript(game: str, log: list[Event], lang: str) -> list[str]:
    """Return the lines of a game's transcript, as played, in one language."""
    return Teller(game, log, lang).lines


class Teller:
    """Tells one game; `lines` are what it said."""

    def __init__(self, game: str, log: list[Event], lang: str) -> None:
        self.lang = lang
        self.say = WORDS[lang]
        self.module = cast(Any, games.load(game))
        self.facts = store.facts(game)
        self.words = store.words(game, lang)
        self.fold = self.module.fold(self.facts, log[:1])
        self.said: list[str] = []
        self.lines = [f"  1  {self.told(log[0])}"]
        if log[0].get("rulings"):
            agreed = [f"{key}={choice}" for key, choice in log[0]["rulings"].items()]
            self.put("rulings", rulings=listed(agreed, lang))
        self.table(self.view())
        for line, event in enumerate(log[1:], 2):
            self.event(line, event)

    def put(self, key: str, **values: Any) -> None:
        self.lines.append(" " * 5 + self.say[key].format(**values))

    def view(self) -> Event:
        found: Event = self.module.view(self.fold.state)
        return found

    def sentence(self, group: str, code: str, params: Event) -> str:
        return fill(self.words["words"][group][code], params, self.words, self.lang)

    def told(self, event: Event) -> str:
        found = self.module.telling(self.facts, event)
        return self.sentence("events", found["code"], found)

    def event(self, line: int, event: Event) -> None:
        """Tell an event, its verdict, its lines, and how the table stands then."""
        self.lines.append(f"{line:3}  {self.told(event)}")
        verdict = self.fold.verdict(event)
        before = self.fold.result()
        rounds, over = len(before["rounds"]), before["over"]
        self.fold.add(event)
        view = self.view()
        if event["event"] in ("undo", "edit"):
            self.taken_back(event)
        else:
            if verdict["allowed"]:
                self.put("yes", rules=" ".join(verdict["rules"]))
            for found in verdict["reasons"]:
                reason = self.sentence("reasons", found["code"], found)
                self.put("no", reason=reason, rules=" ".join(found["rules"]))
            for found in view["last"]:
                self.lines.append(" " * 7 + self.line(found))
        result = self.fold.result()
        if len(result["rounds"]) > rounds:
            part = result["rounds"][-1]
            rules = " ".join(part["rules"])
            if "what" in part:
                name = self.sentence("lines", part["what"], part)
                self.lines.append(" " * 5 + self.say["of"].format(name=name, figures=rules))
            else:
                n = part.get("round", len(result["rounds"]))
                self.put("round", n=n, rules=rules)
        self.table(view)
        if result["over"] and not over:
            self.put("over", winners=listed(result["winners"], self.lang))

    def taken_back(self, event: Event) -> None:
        """Say what an edit left on its line; an undo speaks for itself."""
        if event["event"] == "edit":
            standing = self.fold.standing.events[event["line"] - 1]
            if standing is None:
                self.put("gone", line=event["line"])
            else:
                self.put("stands", line=event["line"], told=self.told(standing))

    def line(self, found: Event) -> str:
        """Return a line of a round in words, with what it changes."""
        changed = [
            self.figure(figure, found[figure["id"]], signed=True)
            for figure in self.words["figures"]
            if figure["id"] in found
        ]
        said = self.sentence("lines", found["what"], found)
        if "player" in found and "{player" not in self.words["words"]["lines"][found["what"]]:
            said = self.say["of"].format(name=found["player"], figures=said)
        return (
            self.say["of"].format(name=said, figures=listed(changed, self.lang))
            if changed
            else said
        )

    def figure(self, figure: Event, n: int, signed: bool = False) -> str:
        if figure["money"]:
            return amount(n, self.lang, signed, currency=self.words["currency"])
        plus = "+" if signed and n > 0 else ""
        return self.say["is"].format(figure=figure["name"], n=plus + number(n, self.lang))

    def table(self, view: Event) -> None:
        """Say the stage, and everybody's figures and what else they have, where it changed."""
        shown = [self.sentence("status", one["what"], one) for one in view["status"]]
        for name in view["players"]:
            figures = [
                self.figure(figure, view["figures"][figure["id"]][name])
                for figure in self.words["figures"]
            ]
            has = [self.sentence("status", one["what"], one) for one in view["people"][name]]
            told = listed([*figures, *has], self.lang)
            shown.append("  " + self.say["of"].format(name=name, figures=told))
        self.lines += [" " * 5 + one for one in shown if one not in self.said]
        self.said = shown


def main() -> None:
    """Write all transcripts."""
    for path in GAMES:
        lines = transcript(game_of(path), read(path), path.stem.rpartition(".")[2])
        target(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    refresh.ensure()
    main()
