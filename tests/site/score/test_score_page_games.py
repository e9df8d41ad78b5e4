"""A whole game of each game that is kept by its forms, tapped on a phone: each in another language.

The other languages change words only, and are tapped through when all is run (`full`).
"""

from typing import Any

import pytest

from referee.games import load
from referee.rulebase import store
from tests.support.full import seldom

pytestmark = pytest.mark.browser
BARRIO = "bolicheros-de-barrio"
TACOS = "cuantos-tacos"


def _agrees(table: Any) -> Any:
    """Check that the page shows what replaying its log file gives; return that."""
    log = table.export()
    state = table.state()
    assert log == state["log"]
    result: Any = load(table.game).replay(store.facts(table.game), log, False)
    view = state["view"]
    for figure in view["figures"]:
        assert view["figures"][figure] == result[figure], figure
    for key in ("over", "winners"):
        assert view[key] == result[key], key
    assert view["irregular"] == len(result["irregular"])
    shown = table.figures()
    assert [row[0] for row in shown] == view["players"]
    order = store.facts(table.game)["figures"]
    for row in shown:
        plain = ["".join(c for c in cell if c.isdigit() or c == "−") for cell in row[1:]]
        told = [str(view["figures"][key][row[0]]).replace("-", "−") for key in order]
        assert plain == told
    return result


def _improve(player: str, type_: str, to: str, **more: Any) -> dict[str, Any]:
    return {"event": "improve", "player": player, "type": type_, "to": to, **more}


@pytest.mark.parametrize("lang", ["de", *seldom("en", "zh")])
def test_bolicheros(phone: Any, lang: str) -> None:
    table = phone(lang, "", BARRIO)
    table.start("Jürgen", "小明")
    # the request is drink: 2 + 2 for two experiences with a card, 1 for each of two drinks, and the
    # star for most drinks; the other has one experience and no drink
    for event in (
        _improve("Jürgen", "food", "1"),
        _improve("Jürgen", "drink", "1"),
        _improve("Jürgen", "drink", "2"),
        _improve("小明", "food", "1"),
    ):
        table.enter(event)
    assert table.page.get_attribute('[data-arg="refill"]', "aria-disabled") == "true"
    table.tap("enter-form", "refill")  # greyed: says why, with the rules
    assert table.page.locator("#sheet .reasons li").count() == 1
    assert table.page.locator("#sheet .reasons a.no").count() >= 1
    table.close()
    table.closed()
    table.form("diners")
    table.fill({"event": "diners", "type": "drink"})
    assert table.page.locator("#sheet .gained li").count() == 2
    assert table.page.locator("#sheet .lines a.no").count() >= 4
    table.tap("enter", sheet=True)
    table.closed()
    result = _agrees(table)
    assert result["coins"] == {"Jürgen": 4 + 2, "小明": 3}
    assert result["stars"] == {"Jürgen": 1, "小明": 0}
    # no second diners in this round; nobody has 10 $ for advertising
    for event_name in ("improve", "diners", "advertise"):
        assert table.page.get_attribute(f'[data-arg="{event_name}"]', "aria-disabled") == "true"
    table.enter({"event": "refill"})
    # 2 $ for the staff that completes experience 1: it pays 1 $ and a star; the third drink is the
    # first complete type: a star
    table.enter(_improve("Jürgen", "staff", "1", paid=2))
    table.enter(_improve("Jürgen", "drink", "external"))
    result = _agrees(table)
    assert result["coins"]["Jürgen"] == 6 - 2 + 1
    assert result["stars"]["Jürgen"] == 1 + 1 + 1
    table.enter({"event": "diners", "type": "staff"})  # 4 + 1 and most staff; the other 3
    result = _agrees(table)
    assert result["coins"] == {"Jürgen": 5 + 5, "小明": 3 + 3}
    assert result["stars"] == {"Jürgen": 4, "小明": 0}
    table.enter({"event": "advertise", "player": "Jürgen"})
    assert _agrees(table)["coins"]["Jürgen"] == 0
    table.tap("undo")
    assert _agrees(table)["coins"]["Jürgen"] == 10
    table.tap("restore")
    table.enter({"event": "correct", "stars": {"小明": 2}, "why": "?"})
    table.enter({"event": "end", "player": "小明"})
    table.enter({"event": "refill"})
    result = _agrees(table)
    assert result["stars"] == {"Jürgen": 5, "小明": 2}
    assert result["winners"] == ["Jürgen"]
    assert "Jürgen" in table.page.inner_text(".the-end h2")
    # the first diners asked for food: a line of the log is changed, every figure follows
    table.menu("log")
    line = next(i for i, e in enumerate(table.state()["log"], 1) if e["event"] == "diners")
    table.tap("edit", str(line), sheet=True)
    table.page.wait_for_selector("#sheet .field")
    table.fill({"event": "diners", "type": "food"})
    table.tap("enter", sheet=True)
    table.closed()
    # one food card each: 1 $ more for both, one less for Jürgen's drinks, a star for nobody
    assert _agrees(table)["coins"] == {"Jürgen": -1, "小明": 3 + 3 + 1}


@pytest.mark.parametrize("lang", ["zh", *seldom("en", "de")])
def test_tacos(phone: Any, lang: str) -> None:
    table = phone(lang, "", TACOS)
    names = ["Jürgen", "小明", "Ana", "Ana", "Bo"]
    table.start(*names, starter=1)
    assert table.state()["view"]["players"][3] == "Ana 2"
    turn = {"event": "end-turn"}
    table.enter({"event": "roll", "dice": ["wild-protein", "wild-sauce", "Koriander", "Mais"]})
    assert table.page.locator(".stage li").count() == 2  # the extra card is possible now
    table.enter({"event": "extra"})
    table.enter({"event": "finish", "player": "小明", "points": 8, "bonus": [1, 2], "sauces": 1})
    assert _agrees(table)["score"]["小明"] == 8 + 1 + 2
    table.enter(turn)
    table.enter({"event": "roll", "alike": 3})
    table.enter({"event": "steal"})
    table.enter({"event": "action", "player": "Bo", "action": "reroll"})
    table.enter(turn)
    for _ in range(3 * 5 - 2):  # five players: three rounds
        table.enter(turn)
    counted = {"finished": [8, 6], "bonus": [1, 2], "unused": 2, "begun": [5], "sauces": 4}
    table.enter({"event": "score", "player": "Jürgen", **counted})
    assert _agrees(table)["score"]["Jürgen"] == 8 + 6 + 1 + 2 + 2 * 5 - 5
    for name in ("小明", "Ana", "Ana 2", "Bo"):
        table.enter({"event": "score", "player": name})
    result = _agrees(table)
    # four unused actions are 20, three are 15
    assert result["score"] == {"Jürgen": 22, "小明": 31, "Ana": 20, "Ana 2": 20, "Bo": 15}
    assert result["winners"] == ["小明"]
    assert "小明" in table.page.inner_text(".the-end h2")


@pytest.mark.parametrize(("sauces", "winners"), [(3, ["Ana"]), (4, ["Ana", "Ben"])])
def test_tacos_told_at_its_end(phone: Any, sauces: int, winners: list[str]) -> None:
    table = phone("en", "", TACOS)
    table.start("Ana", "Ben")
    counted = {"finished": [8, 6], "bonus": [1, 2], "unused": 2, "begun": [5]}
    table.enter({"event": "score", "player": "Ana", **counted, "sauces": 4})
    table.enter({"event": "score", "player": "Ben", **counted, "sauces": sauces})
    result = _agrees(table)
    assert result["score"] == {"Ana": 22, "Ben": 22}
    assert result["winners"] == winners
