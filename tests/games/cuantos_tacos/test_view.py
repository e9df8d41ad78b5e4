"""What a screen shows, and what a person can enter."""

from collections.abc import Callable
from typing import Any

from referee.games.cuantos_tacos import game as face
from referee.games.cuantos_tacos.events import KEYS, NAMES
from referee.games.cuantos_tacos.start import KEYS as START_KEYS

Table = Callable[..., Any]
KINDS = {"player", "players", "choice", "number", "numbers", "flag", "text", "words", "amounts"}


def test_what_the_view_holds(table: Table) -> None:
    game = table("Ana Ben")
    game.do("finish", "Ana", points=8)
    view = game.view()
    assert view["players"] == ["Ana", "Ben"]
    assert view["figures"] == {"score": {"Ana": 8, "Ben": 0}}
    assert (view["over"], view["winners"], view["asker"]) == (False, [], None)
    assert (view["round"], view["last_round"], view["turn"]) == (1, 7, "Ana")
    assert view["lines"] == view["last"]


def test_what_somebody_has(table: Table) -> None:
    game = table("Ana Ben")
    game.do("card", "Ana", points=8, needs="beef lime")
    game.do("card", "Ana", points=5, begun=True)
    game.do("action", "Ana", action="reroll")
    assert game.view()["people"]["Ana"] == [
        {"what": "card-missing", "card": 1, "points": 8, "missing": ["beef", "lime"]},
        {"what": "card-begun", "card": 2, "points": 5},
        {"what": "actions-left", "count": 3},
        {"what": "used-reroll"},
        {"what": "if-now", "score": 15 - 5},
    ]


def test_what_somebody_has_who_is_counted(table: Table) -> None:
    game = table("Ana Ben")
    game.do("score", "Ana", finished=[8, 6], unused=1, sauces=2)
    assert game.view()["people"]["Ana"] == [
        {"what": "tacos", "count": 2},
        {"what": "sauces", "count": 2},
        {"what": "actions-left", "count": 1},
        {"what": "told"},
    ]
    game.do("end")
    assert game.view()["people"]["Ben"] == [
        {"what": "actions-left", "count": 4},
    ]


def test_cards_in_hand_are_counted_where_they_are_not_two(table: Table) -> None:
    game = table("Ana Ben")
    game.do("finish", "Ana", points=8)
    assert game.person("Ana")["tacos"]["count"] == 1
    assert game.person("Ana")["hand"]["count"] == 1
    assert set(game.person("Ben")) == {"actions-left", "if-now"}


def test_the_words_of_the_table_are_offered_again(table: Table) -> None:
    game = table("Ana Ben")
    wilds = ["wild-protein", "wild-sauce"]
    assert game.view()["choices"]["roll-dice"] == wilds
    game.do("card", "Ana", points=8, needs="lime beef")
    game.do("roll", dice=["beef", "beef", "ham", "wild-sauce"])
    choices = game.view()["choices"]
    assert choices["roll-dice"] == ["lime", "beef", "ham", *wilds]
    assert choices["card-needs"] == choices["mark-ingredients"] == ["lime", "beef", "ham"]
    assert choices["action-die"] == ["beef", "ham", "wild-sauce"]
    game.turns("Ana")
    assert game.view()["choices"]["action-die"] == ["lime", "beef", "ham"]
    game.do("card", "Ben", points=8, needs=[f"word {n}" for n in range(30)])
    assert len(game.view()["choices"]["card-needs"]) == 24


def test_small_numbers_and_described_cards_are_offered(table: Table) -> None:
    game = table("Ana Ben")
    choices = game.view()["choices"]
    assert choices["roll-wilds"] == ["0", "1", "2"]
    assert choices["roll-alike"] == ["1", "2", "3", "4", "5", "6"]
    assert choices["score-unused"] == ["0", "1", "2", "3", "4"]
    assert choices["finish-card"] == choices["steal-card"] == []
    game.do("card", "Ben", points=5)
    game.do("card", "Ana", points=8)
    choices = game.view()["choices"]
    assert choices["finish-card"] == choices["mark-card"] == choices["action-card"] == ["1", "2"]
    assert choices["steal-card"] == ["2"]
    game.do("end")
    assert game.view()["choices"]["steal-card"] == []


def test_words_keep_the_spelling_that_came_first(table: Table) -> None:
    game = table("Ana Ben")
    game.do("card", "Ana", points=8, needs="Rind, Limette, rind, Öl")
    assert game.person("Ana")["card-missing"]["missing"] == ["Rind", "Limette", "Rind", "Öl"]
    game.do("roll", dice=["rind", "RIND", "limette", "Öl", "Wild-Sauce", "Mais"])
    assert game.fold.state.now.roll.dice == ["Rind", "Rind", "Limette", "Öl", "Mais"]
    game.do("action", "Ben", action="lock", die="limette")
    assert game.view()["status"][-1]["die"] == "Limette"
    game.do("mark", "Ana", ingredients="RIND limette")  # by the wild
    assert game.person("Ana")["card-missing"]["missing"] == ["Rind", "Öl"]


def test_every_event_has_a_form(facts: dict[str, Any]) -> None:
    forms = face.forms(facts)
    assert sorted(form["event"] for form in forms) == sorted(NAMES)
    for form in forms:
        names = [field["name"] for field in form["fields"]]
        assert set(names) <= set(KEYS[form["event"]])
        assert len(set(names)) == len(names)
        assert {field["kind"] for field in form["fields"]} <= KINDS


def test_every_key_of_a_first_event_has_a_field(facts: dict[str, Any]) -> None:
    fields = face.start_form(facts)
    names = {field["name"] for field in fields}
    known = {"event", "game", "players", "starter", "reading", "rulings"}
    assert names | known == set(START_KEYS)
    assert all(field["optional"] for field in fields)


def test_the_shortest_way_is_a_valid_event(facts: dict[str, Any]) -> None:
    """What a form does not call optional is enough, but for a finished taco's points."""
    values: dict[str, Any] = {"player": "Ana", "action": "reroll", "points": 5, "bonus": [1]}
    extra: dict[str, Any] = {"finish": {"points": 5}, "correct": {"turn": "Ana"}}
    for form in face.forms(facts):
        needed = [field["name"] for field in form["fields"] if not field.get("optional")]
        event = {"event": form["event"], **{name: values[name] for name in needed}}
        log = [{"event": "game", "players": ["Ana", "Ben"]}]
        face.verdict(facts, log, {**event, **extra.get(form["event"], {})})
