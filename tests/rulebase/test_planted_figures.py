"""Planted once, found at file and line: money and figures, what a deck may leave out, labels."""

from collections.abc import Callable

import pytest

from referee.rulebase.compile import compiled
from referee.rulebase.load import load
from referee.text.messages import Message
from tests.rulebase.conftest import GAME, Tree

Only = Callable[..., Message]
HANDS = "  - {id: hand_limits, name: {en: Hand limit, de: Handkartenlimit, zh: 手牌上限}}"
MONEY = "zh: 积蓄}, money: true}"

# Text in game.yaml, what is planted there, the kind of fault (+: and what follows), what is said.
PLANTS = [
    ("id: hand_limits,", "id: over,", "taken-id+", "“over”"),
    ("id: hand_limits,", "id: surplus,", "taken-id+", "“surplus”"),
    ("  surplus: number", "  rounds: number", "taken-id+", "“rounds”"),
    ("  surplus: number", "  surplus: nummber", "unknown-word", "“number”"),
    ("id: hand_limits,", "id: savings,", "duplicate-id+", "“savings”"),
    ("id: hand_limits,", "id: hand limits,", "wrong-value+", "underscores"),
    ("{en: Hand limit,", "{en: Savings,", "same-name", "“Savings”"),
    ("currency: \"€\"", "currency: euro", "wrong-value", "sign of an amount"),
    (MONEY, "zh: 积蓄}, money: yes}", "wrong-value", "true"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "says"), PLANTS)
def test_planted(tree: Tree, old: str, new: str, code: str, says: str) -> None:
    line = tree.edit("game.yaml", old, new)
    faults = tree.found()
    kind = code.removesuffix("+")
    if kind == code:
        assert [fault.code for fault in faults] == [kind], faults
    first = next(fault for fault in faults if fault.code == kind)
    assert (first.file, first.line) == (f"{GAME}/game.yaml", line)
    assert says in first.english()


def test_an_amount_with_the_sign_of_another_game(tree: Tree) -> None:
    lines = [tree.edit("rulings.yaml", "{10 €}", "{10 $}") for _ in range(3)]
    found = tree.found()
    assert [(fault.code, fault.line) for fault in found] == [("other-currency", n) for n in lines]
    assert found[0].english() == "Amounts of this game are written with €, not with $."


def test_a_game_without_money_has_no_amounts(tree: Tree) -> None:
    tree.edit("game.yaml", 'currency: "€"', "currency: none")
    codes = {fault.code for fault in tree.found()}
    assert codes == {"other-currency", "no-currency"}


def test_a_figure_that_the_game_does_not_count(tree: Tree) -> None:
    tree.edit("game.yaml", HANDS + "\n", "")
    faults = tree.found()
    assert {fault.code for fault in faults} == {"unknown-key"}
    assert {str(fault.params["found"]) for fault in faults} == {"hand_limits"}


EXAMPLE = """    - id: planted
      title: {en: Planted, de: Eingepflanzt, zh: 植入}
      given:
        players: [Ana, Ben, Cem]
        savings: {Ana: 100, Ben: 100, Cem: 100}
        events: [{event: round, asker: Ana, cards: [gazpacho, wine, wine]}]
      then:
        savings: {Ana: 100 - 20 - 60}
        rules: [bill-sum, tapas-price, wine-set, asker-pays, enough-cards,
                hand-increase, next-starter]
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Ana: 100 - 20 - 60", "Ana: 20", ""),
        ("Ana: 100 - 20 - 60", "Ana: 20, Ben: 100", ""),
        ("Ana: 100 - 20 - 60", "Ana: 30", "Ana 20"),
        ("Ana: 100 - 20 - 60", "Ana: 20, Dora: 100", "Dora 100"),
    ],
)
def test_an_example_may_speak_of_some_players_only(
    tree: Tree, only: Only, old: str, new: str, says: str
) -> None:
    planted = EXAMPLE.replace(old, new)
    line = tree.edit(
        "rules/settling.yaml", "  examples:\n", f"  examples:\n{planted}", "- id: hand-increase\n"
    )
    if not says:
        assert tree.found() == []
        return
    fault = only("example-differs", f"{GAME}/rules/settling.yaml", line + 8)
    assert says in fault.english()


def plant(tree: Tree, table: str, row: str) -> None:
    """Add a row to a table of words.yaml, and the table if it is not there yet."""
    text = (tree.root / GAME / "words.yaml").read_text(encoding="utf-8")
    if f"\n{table}:\n" in text:
        tree.edit("words.yaml", f"\n{table}:\n", f"\n{table}:\n  {row}\n")
    else:
        tree.edit("words.yaml", "lines:\n", f"{table}:\n  {row}\n\nlines:\n")


@pytest.mark.parametrize("table", ["forms", "fields", "choices", "status"])
def test_labels_are_compiled_and_reviewed(tree: Tree, table: str) -> None:
    plant(tree, table, "play-card: {en: Card, de: Karte, zh: 牌}")
    assert tree.found() == []
    names = [fault.params["name"] for fault in tree.faults() if fault.code == "unreviewed"]
    assert names == [f"words:{table}/play-card"]
    words = compiled(load(tree.root, "la-cuenta"), "0")["words-de.json"]["words"]
    assert words[table]["play-card"] == "Karte"


def test_a_label_takes_no_places_and_a_stage_does(tree: Tree) -> None:
    row = "player: {en: '{player}', de: '{player}', zh: '{player}'}"
    plant(tree, "status", row)
    assert tree.found() == []
    plant(tree, "fields", row)
    assert {fault.code for fault in tree.found()} == {"bad-markup"}


def test_where_the_number_of_cards_is_known_each_needs_its_own(tree: Tree, only: Only) -> None:
    first = tree.edit("deck.yaml", "- id: chorizo", "- id: chorizo")
    tree.edit("deck.yaml", "    count: 2\n", "")
    tree.edit("deck.yaml", ", count: likely}", "}")
    fault = only("missing-key", f"{GAME}/deck.yaml", first)
    assert "100" in fault.english()


def test_a_count_without_evidence(tree: Tree, only: Only) -> None:
    line = tree.edit("deck.yaml", ", count: likely}", "}")
    only("evidence", f"{GAME}/deck.yaml", line)


def test_a_deck_without_counts_prices_and_print(tree: Tree) -> None:
    path = tree.root / GAME / "deck.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").split("cards:")[0]
        + "cards:\n  - {id: diner, kind: guest, name: {en: Diner, de: Gast, zh: 食客}}\n",
        encoding="utf-8",
    )
    tree.edit("game.yaml", "  deck: 100\n", "")
    codes = {fault.code for fault in tree.found() if fault.file.endswith("deck.yaml")}
    assert codes == set()  # the cards that other files name, and nothing of this one
    files = compiled(load(tree.root, "la-cuenta"), "0")
    assert files["facts.json"]["cards"] == [{"id": "diner", "kind": "guest"}]
    assert files["book.json"]["cards"][0]["names"]["de"] == "Gast"


def test_the_key_of_a_label_on_pages(tree: Tree) -> None:
    plant(tree, "pages", "numbers.deck: {en: Counters, de: Zähler, zh: 计数}")
    assert tree.found() == []
    line = tree.edit("words.yaml", "numbers.deck:", "numbers..deck:")
    assert [(f.code, f.line) for f in tree.found()] == [("wrong-value", line)]


def test_a_misreading_of_a_figure(tree: Tree) -> None:
    wrong = "misread: {figure: 2*10, of: savings, why: {en: a, de: b, zh: 丙}}\n      then"
    line = tree.edit(
        "rules/settling.yaml",
        "  examples:\n",
        "  examples:\n" + EXAMPLE.replace("then", wrong),
        "- id: hand-increase\n",
    )
    faults = [(fault.code, fault.line) for fault in tree.found()]
    assert faults == [("misread-is-right", line + 7)]
    tree.edit("rules/settling.yaml", "2*10, of: savings", "2*11, of: savings")
    assert tree.found() == []
    tree.edit("rules/settling.yaml", "of: savings", "of: saving")
    assert [fault.code for fault in tree.found()] == ["unknown-figure"]


def test_what_is_compiled_of_money_and_figures(tree: Tree) -> None:
    game = load(tree.root, "la-cuenta")
    files = compiled(game, "0")
    assert files["facts.json"]["figures"] == ["savings", "hand_limits"]
    assert files["book.json"]["currency"] == "€"
    assert files["words-zh.json"]["currency"] == "€"
    assert files["words-zh.json"]["figures"] == [
        {"id": "savings", "name": "积蓄", "money": True},
        {"id": "hand_limits", "name": "手牌上限", "money": False},
    ]
    tree.edit("game.yaml", 'currency: "€"\n', "")
    assert compiled(load(tree.root, "la-cuenta"), "0")["book.json"]["currency"] == "€"
    tree.edit("game.yaml", "figures:", "currency: none\nfigures:")
    assert compiled(load(tree.root, "la-cuenta"), "0")["book.json"]["currency"] == ""


def test_a_default_of_ours_that_is_no_number(tree: Tree) -> None:
    line = tree.edit("game.yaml", "types:\n", "ours: [hand_max, hand_mox]\ntypes:\n")
    found = [(fault.code, fault.line) for fault in tree.found()]
    assert found == [("unknown-number", line)]
