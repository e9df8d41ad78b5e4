"""Any game that is told by forms in words: events, what they bring, the table, its examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from referee.cli.columns import Row, people_table
from referee.cli.forms_words import Vocabulary
from referee.cli.game_text import GameText
from referee.cli.page import Page
from referee.cli.text import clean
from referee.engine.players import seated
from referee.languages import language, listed
from referee.text.catalogue import _, current

if TYPE_CHECKING:
    from referee.cli.fronts import Event
    from referee.engine.published import Verdict, ViewWithForms

_NAMES_ONLY = {"players", "events", "may", "starter", "reading", "rulings"}
_OWN = ("event", "anyway", "game", "format", "rules", "reading", "rulings")


class FormsText:
    """What `referee.cli.fronts.Wording` asks for."""

    def __init__(self, say: GameText, module: Any, words: Vocabulary) -> None:
        self.say = say
        self.module = module
        self.words = words

    def told(self, facts: dict[str, Any], event: Event) -> str:
        """Return the game's own sentence for an event, or else its label and what it tells."""
        found = self.module.telling(facts, event)
        code = found["code"]
        if code in self.say.words["words"]["events"]:
            return clean(self.say.phrase("events", code, found)) + self._more(event, found)
        shared = _shared(event, code)
        return clean(shared) if shared else self._plainly(event)

    def thing(self, event: Event) -> str:
        """Return an event without its player."""
        return self._plainly({key: value for key, value in event.items() if key != "player"})

    def turn(self, view: ViewWithForms) -> str:
        """Return whose turn it is."""
        return clean(str(view.get("asker") or view.get("turn") or ""))

    def status(self, view: ViewWithForms) -> str:
        """Return the stage and whose turn it is, or who has won."""
        parts = [
            clean(self.say.phrase("status", one["what"], one)) for one in view.get("status", ())
        ]
        if view["over"] and not parts:
            names = listed([clean(name) for name in view["winners"]], current())
            text = _("The game is over; {name} wins.")
            if len(view["winners"]) > 1:
                text = _("The game is over; these share the win: {names}.")
            if not view["winners"]:
                text = _("The game is over.")
            parts = [text.format(name=names, names=names)]
        return language(current()).space.join(parts)

    def screen(self, page: Page, view: ViewWithForms) -> None:
        """Put on a page what everybody has, the stage and whose turn it is."""
        self._people(page, view)
        page.gap()
        page.add(self.status(view), style="bold")

    def entered(self, page: Page, rounds: list[Any], view: ViewWithForms) -> None:
        """Put on a page what the last entry brought; at the end of a round, all that it did.

        Where it changed what several people have, everybody's figures stand below.
        """
        self._lines(page, view.get("last", ()), "    ")
        for result in rounds:
            page.gap()
            if "what" in result:
                text = self.say.phrase("lines", result["what"], result) + _(": ")
                page.add(text + self.round_line(result), "    ")
            else:
                page.add(_("The round: {text}").format(text=self.round_line(result)), "    ")
        if rounds or len(_moved(self.say, view.get("last", ()))) > 1:
            page.gap()
            self._people(page, view)
            page.gap()

    def round_line(self, result: Event) -> str:
        """Return by how much everybody's figures changed in a round."""
        if "changes" in result:
            return self.say.changes(result["changes"]) or _("Nothing changes by it.")
        totals: dict[str, dict[str, int]] = {}
        for figure in self.say.figures():
            total = totals.setdefault(figure["id"], {})
            for line in result["lines"]:
                if line.get("player"):
                    who = line["player"]
                    total[who] = total.get(who, 0) + line.get(figure["id"], 0)
        return self.say.changes(totals) or _("Nothing changes by it.")

    def round(self, page: Page, result: Event) -> None:
        """Put every line of a round on a page, with its rules."""
        self._lines(page, result["lines"], "  ")

    def apart(self, event: Event) -> bool:
        """Return no: whatever changes a figure is a line of its round."""
        return False

    def allowed(self, found: Verdict) -> str:
        """Return yes, with what changes for whom, and what the table has to see for itself."""
        parts = [self.say.changes(found.get("changes") or {})]
        lines: Sequence[Any] = found.get("lines", ())
        parts += [clean(self.say.line(line)) for line in lines if line.get("note")]
        stop = language(current()).space + "{}" + language(current()).stop
        return _("Yes.") + "".join(stop.format(part) for part in parts if part)

    def otherwise(self, entry: Event) -> str:
        """Return the same in short."""
        changes = self.say.changes(entry.get("changes") or {})
        return _("yes") + (_(": ") + changes if changes else "")

    def parted(self, entry: Event) -> str:
        """Return nothing: what is different at the end is told by figures."""
        return ""

    def given(self, page: Page, form: Event) -> None:
        """Put on a page who plays and what everybody has, what happens, and what is asked."""
        from referee.rulebase.examples import first_event

        facts = self.say.facts
        start = first_event(self.say.game, form)
        fold = self.module.fold(facts, [start])
        view = self.module.view(fold.state)
        if set(form) - _NAMES_ONLY:
            self._people(page, view, "  ")
        else:
            names = listed([clean(name) for name in fold.state.players], current())
            page.add(_("Players: {names}").format(names=names), "  ", "    ")
        for event in form.get("events", ()):
            page.add(self.told(facts, event), "  ", "    ")
        if "may" in form:
            text = _("May it be? {event}").format(event=self.told(facts, form["may"]))
            page.add(text, "  ", "    ")

    def results(self, result: Event, written: Event) -> list[str]:
        """Return every figure, with its sum as worked out by hand, and who has won."""
        from referee.rulebase.arithmetic import with_sum

        lines = []
        for figure in self.say.figures():
            sums = written.get(figure["id"]) or {}
            parts = [
                f"{clean(name)} {with_sum(sums.get(name, ''), self.say.figure(figure, n))}"
                for name, n in (result.get(figure["id"]) or {}).items()
            ]
            if parts:
                lines.append(f"{figure['name']}{_(': ')}{listed(parts, current())}")
        if result.get("over"):
            names = listed([clean(name) for name in result["winners"]] or ["–"], current())
            lines.append(_("The game is over; winner: {names}").format(names=names))
        return lines

    def _people(self, page: Page, view: ViewWithForms, indent: str = "") -> None:
        figures = self.say.figures()
        rows = [Row("", "", [figure["name"] for figure in figures], "")]
        people = view.get("people") or {}
        players = view.get("players") or list(next(iter(view["figures"].values()), {}))
        for name in players:
            mark = "▸" if name == (view.get("asker") or view.get("turn")) else ""
            if view["over"]:
                mark = "★" if name in view["winners"] else ""
            cells = [self.say.figure(f, view["figures"][f["id"]][name]) for f in figures]
            has = [
                clean(self.say.phrase("status", one["what"], one)) for one in people.get(name, ())
            ]
            rows.append(Row(mark, clean(name), cells, " · ".join(has)))
        people_table(page, rows, indent)

    def _lines(self, page: Page, lines: Sequence[Any], indent: str) -> None:
        for line in lines:
            text = clean(self.say.line(line))
            changes = [
                ("" if figure["money"] else figure["name"] + " ")
                + self.say.figure(figure, line[figure["id"]], signed=True)
                for figure in self.say.figures()
                if line.get(figure["id"])
            ]
            if changes:
                text += _(": ") + listed(changes, current())
            page.add(text + self.say.cited(line.get("rules", ())), indent, indent + "  ")

    def _more(self, event: Event, found: Event) -> str:
        """Return what a correction tells, which no sentence has a place for: figures, and why."""
        amounts = {
            figure["id"]: event[figure["id"]]
            for figure in self.say.figures()
            if isinstance(event.get(figure["id"]), dict)
        }
        parts = []
        for figure in self.say.figures():
            by = [
                f"{clean(name)} {self.say.figure(figure, n)}"
                for name, n in amounts.get(figure["id"], {}).items()
                if isinstance(n, int)
            ]
            if by:
                parts.append(f"{figure['name']}{_(': ')}{listed(by, current())}")
        more = (language(current()).space + _("; ").join(parts)) if parts else ""
        why = event.get("why")
        return more + _(" ({text})").format(text=clean(why)) if why else more

    def _plainly(self, event: Event) -> str:
        """Return an event as its label with everything that it tells."""
        code = event["event"]
        form = self.words.forms.get(code, {"fields": []})
        fields = {field["name"]: field for field in form["fields"]}
        parts = []
        for key, value in event.items():
            if key in _OWN:
                continue
            field = fields.get(key, {"name": key, "kind": "text"})
            values = value if isinstance(value, list) else [value]
            if isinstance(value, dict):
                shown = listed([f"{name} {n}" for name, n in value.items()], current())
            else:
                shown = listed([self.words.shown(field, one) for one in values], current())
            if field["kind"] in ("player", "type", "choice") and not isinstance(value, dict):
                parts.append(shown)
            elif value is True:
                parts.append(self.words.label(code, field))
            elif value is not False:
                parts.append(f"{self.words.label(code, field)} {shown}")
        label = self.words.verb(code)
        return clean(f"{label}{_(': ')}{listed(parts, current())}" if parts else label)


def _moved(say: GameText, lines: Sequence[Any]) -> set[str]:
    """Return whose figures some lines change."""
    ids = [figure["id"] for figure in say.figures()]
    return {line["player"] for line in lines if "player" in line and any(map(line.get, ids))}


def _shared(event: Event, code: str) -> str:
    """Return the sentence for what all games have, where the game itself has none."""
    if code == "game":
        names = listed(seated(event["players"]), current())
        return _("A game of {names} begins.").format(names=names)
    if code == "undo":
        return _("The last entry is taken back.")
    if code.startswith("edit"):
        text = (
            _("Line {line} is removed.") if event.get("with") is None else _("Line {line} is now:")
        )
        return text.format(line=event.get("line"))
    return ""
