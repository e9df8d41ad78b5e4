"""Cards as people type them, in any of our languages."""

from collections.abc import Callable
from typing import Any

import pytest

from referee.cli.answer import Stop
from referee.games.la_cuenta.desk.typed_cards import TypedCards
from referee.rulebase import store
from referee.text.spelling import fold
from referee.typed import small_words

Read = Callable[..., list[Any]]
MEAT = {"type": "meat", "price": 40}
BURNT = {"card": "burnt-dish", "price": -20, "on": "fish"}


@pytest.fixture(scope="module")
def typed() -> TypedCards:
    game = "la-cuenta"
    return TypedCards(store.facts(game), store.spellings(game), lambda: store.words(game, "en"))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        # names: parts, accents, case, umlauts, ids, aliases, every language
        ("gazpacho", ["gazpacho"]),
        ("GAZPACHO", ["gazpacho"]),
        ("tortilla", ["tortilla-de-patatas"]),
        ("jamón", ["jamon-de-jabugo"]),
        ("jamon jabugo", ["jamon-de-jabugo"]),
        ("Jamón de Jabugo", ["jamon-de-jabugo"]),
        ("jamon-de-jabugo", ["jamon-de-jabugo"]),
        ("ensaladilla", ["ensaladilla-rusa"]),
        ("hackbaellchen", ["albondigas"]),
        ("Hackbällchen", ["albondigas"]),
        ("Hackballchen", ["albondigas"]),
        ("Fleischspiess", ["pinchito-moruno"]),
        ("cake", ["birthday-cake"]),
        ("Torte", ["birthday-cake"]),
        ("Wein", ["wine"]),
        ("Vino tinto", ["wine"]),
        ("葡萄酒", ["wine"]),
        ("葡萄酒咖啡", ["wine", "coffee"]),
        ("turn-reversal toilet", ["turn-reversal", "toilet"]),
        # a type and a price
        ("meat 40", [MEAT]),
        ("meat40", [MEAT]),
        ("Fleisch 40", [MEAT]),
        ("肉40", [MEAT]),
        ("肉类 40", [MEAT]),
        ("肉４０", [MEAT]),
        ("meat 40 €", [MEAT]),
        ("€40 meat", [MEAT]),
        ("肉40元", [MEAT]),
        ("GEMUESE 40", [{"type": "vegetable", "price": 40}]),
        ("Gemuse 40", [{"type": "vegetable", "price": 40}]),
        # how many
        ("wine x4", ["wine"] * 4),
        ("wine ×4", ["wine"] * 4),
        ("4 Rotwein", ["wine"] * 4),
        ("4x wine", ["wine"] * 4),
        ("4×Rotwein", ["wine"] * 4),
        ("wine 2x", ["wine"] * 2),
        ("4份咖啡", ["coffee"] * 4),
        ("咖啡4份", ["coffee"] * 4),
        ("2 meat 40", [MEAT, MEAT]),
        ("meat 40 x2", [MEAT, MEAT]),
        ("chorizo 10 wine", ["chorizo", *["wine"] * 10]),
        # Premium
        ("jamon+premium+premium", [{"card": "jamon-de-jabugo", "premium": 2}]),
        ("jamon + premium + premium", [{"card": "jamon-de-jabugo", "premium": 2}]),
        ("gazpacho+premium x2", [{"card": "gazpacho", "premium": 1}] * 2),
        ("2 gazpacho+premium", [{"card": "gazpacho", "premium": 1}] * 2),
        ("gazpacho＋升级菜品", [{"card": "gazpacho", "premium": 1}]),
        ("meat 40+premium", [{**MEAT, "premium": 1}]),
        # burnt dishes: any order, any dash
        ("burnt -20 fish", [BURNT]),
        ("burnt −20 fish", [BURNT]),
        ("burnt – 20 fish", [BURNT]),
        ("burnt-20fish", [BURNT]),
        ("burnt fish -20", [BURNT]),
        ("-20 burnt fish", [BURNT]),
        ("fish burnt -20", [BURNT]),
        ("Verbranntes Essen -20 Fisch", [BURNT]),
        ("烧焦的菜 -20 鱼", [BURNT]),
        ("burnt 0 fish", [{**BURNT, "price": 0}]),
        ("burnt -20", [{"card": "burnt-dish", "price": -20}]),
        ("burnt -20 fish+premium", [{**BURNT, "premium": 1}]),
        ("burnt+premium fish -20", [{**BURNT, "premium": 1}]),
        # what belongs to what
        ("burnt -20 fish gazpacho", [BURNT, "gazpacho"]),
        ("burnt -20 fish 10 wine", [BURNT, *["wine"] * 10]),
        (
            "burnt -20, fish 40",
            [{"card": "burnt-dish", "price": -20}, {"type": "fish", "price": 40}],
        ),
        (
            "burnt -20 fish 40",
            [{"card": "burnt-dish", "price": -20}, {"type": "fish", "price": 40}],
        ),
        ("gazpacho 20", ["gazpacho"]),
        ("gazpacho, wine;coffee、cake，pulpo；chorizo",
         ["gazpacho", "wine", "coffee", "birthday-cake", "pulpo-a-la-gallega", "chorizo"]),
        # small words and number words
        ("vier Rotwein", ["wine"] * 4),
        ("four wines", ["wine"] * 4),
        ("four of the wines", ["wine"] * 4),
        ("the wine", ["wine"]),
        ("und Gazpacho", ["gazpacho"]),
        ("zwei Gazpacho und eine Tortilla", ["gazpacho", "gazpacho", "tortilla-de-patatas"]),
        ("gazpacho and the wine", ["gazpacho", "wine"]),
        ("gazpacho & wine", ["gazpacho", "wine"]),
        ("gazpacho two wine", ["gazpacho", "wine", "wine"]),
        ("fünf Kaffee", ["coffee"] * 5),
        ("FUENF Kaffee", ["coffee"] * 5),
        ("zehn Kaffee", ["coffee"] * 10),
        ("a gazpacho", ["gazpacho"]),
        ("两张葡萄酒", ["wine"] * 2),
        ("三张红酒", ["wine"] * 3),
        ("红酒三张", ["wine"] * 3),
        ("两份肉40", [MEAT, MEAT]),
        ("三张红酒和两份咖啡", ["wine"] * 3 + ["coffee"] * 2),
        ("三张红酒 和 咖啡", ["wine"] * 3 + ["coffee"]),
        ("2 Torten", ["birthday-cake"] * 2),
        ("Gazpachos", ["gazpacho"]),
        ("two birthday cakes", ["birthday-cake"] * 2),
        ("gazpacho with premium", [{"card": "gazpacho", "premium": 1}]),
        ("Gazpacho mit Premium", [{"card": "gazpacho", "premium": 1}]),
        ("Oliven mit zwei Premium", [{"card": "aceitunas", "premium": 2}]),
        ("two gazpacho with a premium", [{"card": "gazpacho", "premium": 1}] * 2),
        ("橄榄加升级菜品", [{"card": "aceitunas", "premium": 1}]),
        ("gazpacho with wine", ["gazpacho", "wine"]),
        ("Pulpo a la gallega + 2 × Premium", [{"card": "pulpo-a-la-gallega", "premium": 2}]),
        ("2 Oliven mit je einem Premium", [{"card": "aceitunas", "premium": 1}] * 2),
        ("zweimal Rotwein", ["wine"] * 2),
        ("two glasses of wine", ["wine"] * 2),
        (
            "burnt -20 and fish 40",
            [{"card": "burnt-dish", "price": -20}, {"type": "fish", "price": 40}],
        ),
        ("Auberginen mit Honig", ["berenjenas-con-miel"]),
        ("burnt dish -20 on fish", [BURNT]),
        ("burnt dish on the fish -20", [BURNT]),
        ("Verbranntes Essen −20 auf Fisch", [BURNT]),
        ("Verbranntes Essen −20 € auf Fisch + Premium", [{**BURNT, "premium": 1}]),
        ("烧焦的菜 €−20（鱼类）", [BURNT]),
        # parts of names: the beginning, or a whole word further on
        ("tort", ["tortilla-de-patatas"]),
        ("bravas", ["patatas-bravas"]),
        ("pulpo", ["pulpo-a-la-gallega"]),
        ("salad", ["ensaladilla-rusa"]),
        ("", []),
        (" , ;", []),
        ("and the", []),
    ],
)  # fmt: skip
def test_read(typed: TypedCards, text: str, cards: list[Any]) -> None:
    assert typed.read([text]) == cards


def test_one_stream_over_all_arguments(typed: TypedCards) -> None:
    assert typed.read(["burnt", "-20", "fish", "4", "wine"]) == [BURNT, *["wine"] * 4]


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("percebs", "unknown-card", "Percebes"),
        ("xyzzy", "unknown-card", "xyzzy"),
        ("p", "ambiguous-card", "Pulpo a la gallega"),
        ("meat", "price-missing", "meat 100"),
        ("40 meat", "price-missing", "meat 40"),
        ("burnt", "price-missing", "Burnt Dish −20"),
        ("wine 4", "number-alone", "Wine x4"),
        ("gazpacho 30", "wrong-price", "does not cost 30 €"),
        ("gazpacho €30", "wrong-price", "does not cost 30 €"),
        ("4", "number-alone", "4"),
        ("2 gazpacho x2", "two-counts", "2"),
        ("wine x0", "no-cards", "0"),
        ("wine x-1", "no-cards", "−1"),
        ("gazpacho+tortilla", "plus", "tortilla"),
        ("gazpacho x2+premium", "plus", "before the number"),
        ("+premium", "card-missing", "+"),
        ("tip", "tip-among-cards", "--tips 1"),
        ("2 tip gazpacho 小费", "tip-among-cards", "--tips 3"),
        ("premium", "premium-among-cards", "gazpacho+premium"),
        ("fifty-fifty", "fifty-fifty-among-cards", "--fifty-fifty"),
        ("Halbe halbe", "fifty-fifty-among-cards", "--fifty-fifty"),
        ("go dutch", "go-dutch-among-cards", "--go-dutch"),
        ("egg", "unknown-card", "Berenjenas con miel"),
        ("lad", "unknown-card", "“lad”"),
        ("ivier", "unknown-card", "Ensaladilla rusa"),
        ("p", "ambiguous-card", "could be any of"),
        ("four", "number-alone", "4"),
        ("burnt dish -20 on wine", "unknown-card", "“on”"),
        ("🍷", "unreadable", "🍷"),
        ("wine x1001", "too-many-cards", "1000"),
        ("wine x9999999", "too-large", "9999999"),
        ("€ €40", "card-missing", "…"),
        ("gazpacho x €40", "unknown-card", "“x”"),
    ],
)
def test_refuse(typed: TypedCards, text: str, code: str, says: str) -> None:
    with pytest.raises(Stop) as stopped:
        typed.read([text])
    assert (stopped.value.code, stopped.value.exit_code) == (code, 2)
    assert says in stopped.value.message


def test_number_words_are_written_as_they_are_compared() -> None:
    for word in small_words._COUNTED:
        assert fold(word) == word
    assert small_words.counted("Fünf") == small_words.counted("fuenf") == 5


def test_every_name_of_every_card_means_that_card(typed: TypedCards) -> None:
    facts = {card["id"]: card for card in store.facts("la-cuenta")["cards"]}
    aside = {"premium", "tip", "fifty-fifty", "go-dutch"}
    for row in store.names("la-cuenta"):
        card = row.get("card")
        if card in aside:
            continue
        if card is None:
            assert typed.read([f"{row['name']} 40"]) == [{"type": row["type"], "price": 40}], row
        elif "prices" in facts[card]:
            assert typed.read([f"{row['name']} -20"]) == [{"card": card, "price": -20}], row
        else:
            assert typed.read([row["name"]]) == [card], row
