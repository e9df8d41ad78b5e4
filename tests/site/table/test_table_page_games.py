"""Whole games by tapping; the figures are those of the replayed log file.

A bill is told in three languages, whole games in one: the others change words only (`full`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from referee.games.la_cuenta import game
from referee.rulebase import store
from referee.rulebase.arithmetic import work_out
from tests.support.full import seldom

if TYPE_CHECKING:
    from referee.games.la_cuenta.published import ReplayResult

pytestmark = pytest.mark.browser
NAMES = ["Jürgen", "小明", "Ana", "Ana"]


def _shown(n: int, lang: str) -> str:
    digits = f"{abs(n):,}".replace(",", "." if lang == "de" else ",")
    sign = "−" if n < 0 else ""
    return f"{sign}€{digits}" if lang == "zh" else f"{sign}{digits}\u00a0€"


def _agrees(table: Any) -> ReplayResult:
    """Check that the page shows what replaying its log file gives; return that."""
    log = table.export()
    assert log == table.state()["log"]
    result = game.replay(store.facts("la-cuenta"), log, judged=False)
    view = table.state()["view"]
    for key in ("savings", "hand_limits", "over", "winners"):
        assert view[key] == result[key], key
    assert (None if view["over"] else view["starter"]) == result["next_starter"]
    assert view["round"] == len(result["bills"]) + (0 if view["over"] else 1)
    assert view["irregular"] == len(result["irregular"])
    return result


@pytest.mark.parametrize("lang", ["zh", *seldom("en", "de")])
def test_a_bill_without_any_set_up(phone: Any, lang: str) -> None:
    table = phone(lang)
    table.cards("gazpacho", "jamon-de-jabugo")
    table.premium("Jamón")
    table.tap("burnt", "-20")
    table.more("wine", 4)
    table.more("tip", 2)
    # 20 + 2*100 - 20 + 180 + 2*20
    assert table.total() == _shown(420, lang)
    table.tap("bill")
    lines = table.page.inner_text("#sheet .lines")
    for amount in (200, 20, -20, 180, 40):
        assert _shown(amount, lang) in lines
    href = table.page.get_attribute("#sheet .lines a.no", "href")
    assert href.startswith("../rules/")
    table.close()
    table.tap("seats", "3")
    table.tap("asker", table.page.inner_text("[data-do=asker] >> nth=0"))
    table.tap("split", "go-dutch")
    table.tap("protect", table.page.inner_text("[data-do=protect] >> nth=2"))
    table.tap("bill")
    assert table.page.inner_text("#sheet .sums >> nth=1").count(_shown(210, lang)) == 2


@pytest.mark.parametrize("lang", ["en", *seldom("de", "zh")])
def test_a_whole_game_told_round_by_round(phone: Any, lang: str) -> None:
    table = phone(lang)
    table.start(NAMES)
    assert table.state()["view"]["players"] == ["Jürgen", "小明", "Ana", "Ana 2"]
    # 1: Jürgen pays 100*4 + 20, five cards, so the hand limit grows
    table.cards("jamon-de-jabugo", "gazpacho", "chorizo")
    table.premium("Jamón")
    table.premium("Jamón")
    table.tap("remove", "2")
    table.more("turn-reversal", 2)
    table.settle("Jürgen")
    result = _agrees(table)
    assert (result["savings"]["Jürgen"], result["hand_limits"]["Jürgen"]) == (580, 6)
    # 2: 小明 and Ana share 240 - 70 + 40 of five wines, a Burnt Dish, the cake: 105 each
    table.more("wine", 5)
    table.tap("burnt", "-70")
    table.more("birthday-cake")
    table.tap("protect", "Ana 2")
    table.tap("asker", "小明")
    table.tap("split", "fifty-fifty")
    table.tap("split-with", "Ana")
    table.settle()
    result = _agrees(table)
    assert (result["savings"]["小明"], result["savings"]["Ana"]) == (895, 895)
    # 3: everybody pays a third of 70 + 3*70, rounded up
    table.cards("gambas-al-ajillo")
    table.more("tip", 3)
    table.tap("asker", "Ana")
    table.tap("split", "go-dutch")
    table.tap("protect", "Jürgen")
    table.settle()
    result = _agrees(table)
    assert result["savings"]["Ana 2"] == 1000 - 94
    assert result["rounds"][2]["surplus"] == 2
    # taken back, told again
    table.tap("undo")
    assert _agrees(table)["savings"]["Ana 2"] == 1000
    assert table.total() == _shown(280, lang)  # what was told lies there again
    table.tap("clear")
    table.more("wine", 1)
    table.settle("Ana 2")
    assert _agrees(table)["savings"]["Ana 2"] == 970
    # round 1 had no Gazpacho: its line is changed, all figures follow
    table.menu("log")
    table.tap("edit", "2", sheet=True)
    table.page.wait_for_selector("#screen .notice")
    table.tap("remove", "1")
    table.tap("settle")
    assert _agrees(table)["savings"]["Jürgen"] == 600
    # the end: more than Jürgen has; he owes it, the richest wins
    for dish in ("jamon-de-jabugo", "percebes", "tabla-de-quesos", "rabo-de-toro"):
        table.cards(dish, dish)
    table.settle("Jürgen")
    result = _agrees_at_the_end(table)
    assert result["savings"]["Jürgen"] == 600 - 740
    assert result["winners"] == ["Ana 2"]
    assert "Ana 2" in table.page.inner_text(".the-end h2")


def _agrees_at_the_end(table: Any) -> ReplayResult:
    result = _agrees(table)
    assert result["over"]
    return result


@pytest.mark.parametrize("lang", ["de", *seldom("en", "zh")])
def test_turn_by_turn(phone: Any, lang: str) -> None:
    table = phone(lang)
    table.start(["Ana", "Ben", "Cem"])
    table.tap("stepwise", "true")
    table.cards("callos")
    assert table.page.get_attribute("#c-chorizo", "aria-disabled") == "true"
    assert table.page.get_attribute("#c-callos", "aria-disabled") == "false"
    # greyed: says why, offers what would be possible; Ben plays it with three Premium, 80 ≥ 60
    table.cards("chorizo")
    assert _shown(60, lang) in table.page.inner_text("#sheet .reasons")
    assert table.page.locator("#sheet .reasons a.no").count() >= 1
    table.tap("tell", sheet=True)
    stacks = {stack["type"]: stack for stack in table.state()["view"]["stacks"]}
    assert stacks["meat"]["takes"] == 80
    # Cem: a Burnt Dish on fish
    table.tap("burnt", "-30")
    table.tap("burnt-on", "-30 fish", sheet=True)
    assert table.page.get_attribute("#c-percebes", "aria-disabled") == "true"
    # Ana to the toilet, Ben asks, Cem tips, Ben shares with Cem: Ana cannot be chosen
    table.cards("toilet")
    table.tap("ask")
    table.tap("try", sheet=True)
    assert table.state()["view"]["asker"] == "Ben"
    table.tap("tip", "Ana")  # in the toilet: refused
    assert table.page.locator("#sheet[open] .reasons li").count() == 1
    table.close()
    table.tap("tip", "Cem")
    table.page.locator('[data-do="play-split"]:has-text("Cem")').click()
    table.settle()
    result = _agrees(table)
    # 60 + 80 - 30 + 60 for the Tip = 170
    assert result["bills"] == [170]
    assert result["savings"] == {"Ana": 900, "Ben": 815, "Cem": 815}
    assert result["next_starter"] == "Ben"


def test_what_the_table_agrees_to_is_shown_and_kept(phone: Any) -> None:
    table = phone()
    table.start(["Ana", "Ben", "Cem"])
    table.tap("stepwise", "true")
    table.cards("callos", "chorizo")
    table.page.locator('#sheet [data-do="tell"]').last.click()
    assert "60" in table.page.inner_text(".notice.odd")
    assert _agrees(table)["irregular"][0]["line"] == 3
    # an earlier card is changed: what was fine becomes irregular, and stays
    table.cards("jamon-de-jabugo")
    table.menu("log")
    table.tap("edit", "2", sheet=True)
    table.page.select_option('#sheet [data-key="card"]', "croquetas")
    table.tap("save-edit", sheet=True)
    table.page.wait_for_selector("#sheet .log li.odd")
    assert table.page.locator("#sheet .log li.odd").count() == 1
    table.close()
    assert [odd["line"] for odd in _agrees(table)["irregular"]] == [3]


def test_joined_midway_corrected_and_a_tie_decided_by_cash(phone: Any) -> None:
    table = phone()
    table.tap("setup")
    for seat, name in enumerate(["Ana", "Ben", "Cem"]):
        table.page.fill(f"#name-{seat}", name)
    table.page.check('[data-change="midway"]')
    for seat, savings in enumerate(("300", "300", "50")):
        table.page.locator('[data-input="midway-savings"]').nth(seat).fill(savings)
    table.page.locator('[data-change="midway-hand"]').nth(1).select_option("7")
    table.tap("begin", sheet=True)
    table.page.wait_for_selector(".score")
    assert _agrees(table)["hand_limits"]["Ben"] == 7
    table.tap("score")
    table.tap("correct", sheet=True)
    table.page.fill("#bal-1", "310")
    table.tap("save-correct", sheet=True)
    table.tap("score")
    table.tap("correct", sheet=True)
    table.page.fill("#bal-0", "310")
    table.tap("save-correct", sheet=True)
    assert _agrees(table)["savings"] == {"Ana": 310, "Ben": 310, "Cem": 50}
    table.cards("callos")
    table.settle("Cem")
    assert _agrees(table)["winners"] == ["Ana", "Ben"]
    table.page.fill("#cash-0", "12")
    table.page.fill("#cash-1", "20")
    table.tap("cash")
    assert _agrees(table)["winners"] == ["Ben"]


def test_another_ruling_and_what_it_costs(phone: Any) -> None:
    table = phone()
    table.cards("gazpacho")
    table.premium("Gazpacho")
    table.more("tip")
    assert table.total() == "80\u00a0€"
    table.menu("rulings")
    other = table.page.locator('[data-arg="tip-price=printed"]')
    other.locator(".differs").wait_for()
    assert "−20\u00a0€" in other.inner_text()
    other.click()
    table.close()
    assert table.total() == "60\u00a0€"
    table.start(["Ana", "Ben", "Cem"])
    table.settle("Ana")
    assert _agrees(table)["savings"]["Ana"] == 840
    table.menu("rulings")
    other = table.page.locator('[data-arg="tip-price=doubled"]')
    other.locator(".differs").wait_for()
    assert "Ana −20\u00a0€" in other.inner_text()
    other.click()
    table.tap("play-on", sheet=True)
    table.page.locator('.score:has-text("820")').wait_for()
    assert _agrees(table)["savings"]["Ana"] == 820


def test_a_shared_game_opens_on_another_phone_in_its_language(phone: Any) -> None:
    mine = phone("de")
    mine.start(NAMES)
    mine.cards("percebes")
    mine.settle("小明")
    mine.menu("share")
    link = mine.page.input_value("#link")
    assert mine.page.locator("#sheet svg.qr").count() == 1
    yours = phone("de", "#" + link.partition("#")[2], locale="zh-CN")
    yours.page.wait_for_url("**/zh/la-cuenta/table/")
    yours.page.wait_for_selector("body[data-ready] .score")
    assert yours.state()["log"] == mine.state()["log"]
    assert "€900" in yours.page.inner_text(".score")
    yours.page.reload()
    yours.page.wait_for_selector("body[data-ready] .score")
    assert "€900" in yours.page.inner_text(".score")


def test_half_a_round_and_the_game_survive_a_reload(phone: Any) -> None:
    table = phone()
    table.start(["Ana", "Ben", "Cem"])
    table.cards("percebes")
    table.settle("Ana")
    table.cards("callos")
    table.premium("Callos")
    table.page.reload()
    table.page.wait_for_selector("body[data-ready] .score")
    assert table.total() == "120\u00a0€"
    assert _agrees(table)["savings"]["Ana"] == 800
    table.menu("games")
    table.page.wait_for_selector("#sheet .games li")
    assert table.page.locator("#sheet .games li").count() == 1


def test_a_worked_example_of_the_site_is_tried(phone: Any, address: str) -> None:
    table = phone()
    table.cards("percebes")  # lies there already; comes back when wanted
    page = table.page
    page.goto(f"{address}/en/la-cuenta/rules/splitting/")
    page.evaluate("""() => document.querySelector(
        ".receipt .try a[href$='#try=toilet-protects/no-share'], "
        + ".receipt .try a[href$='#try=go-dutch/one-in-the-toilet']").click()""")
    page.wait_for_selector("body[data-ready] #toast.shown")
    # a third each of 30 + 60: the one in the toilet pays nothing
    assert table.total() == "90\u00a0€"
    table.tap("bill")
    assert page.inner_text("#sheet .sums >> nth=1").count("30\u00a0€") == 3
    table.close()
    table.tap("restore")
    assert table.total() == "100\u00a0€"


def test_every_worked_example_can_be_tried(phone: Any) -> None:
    table = phone()
    tried = table.page.evaluate(
        """async () => {
            const app = document.body.dataset.app;
            const of = (path) => import(new URL(app + path, location.href));
            const { tryOut } = await of("trying.js");
            const state = (await of("app.js")).app;
            const { figure } = await of("la-cuenta/model.js");
            const keys = Object.keys(await (await fetch(app + "la-cuenta/examples.json")).json());
            const found = {};
            for (const key of keys) {
                const open = await tryOut(key);
                const bill = state.view ? null : figure().bill;
                found[key] = [open, state.view ? state.log.length : 0, bill?.total ?? null];
            }
            return found;
        }"""
    )
    for rule in store.book("la-cuenta")["rules"]:
        for example in rule["examples"]:
            key, given = f"{rule['id']}/{example['id']}", example["given"]
            if "events" in given:
                assert tried[key] == [True, 1 + len(given["events"]), None], key
            else:
                total = example["then"].get("total")
                worked = None if total is None else work_out(total)
                assert tried[key] == [True, 0, worked], key
