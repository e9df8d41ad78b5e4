"""What shared code asks of the game: forms, the view, and how events are told again."""

from typing import Any

import pytest

from referee.games.bolicheros_de_barrio import events, game


def test_forms_are_the_events(facts: dict[str, Any]) -> None:
    forms = game.forms(facts)
    assert [form["event"] for form in forms] == events.NAMES
    for form in forms:
        assert [field["name"] for field in form["fields"]] == list(events.OWN_KEYS[form["event"]])


def test_a_form_filled_in_can_be_read(facts: dict[str, Any], table: Any) -> None:
    samples = {"player": "Ana", "type": "food", "choice": "1", "number": 1, "flag": True}
    samples |= {"text": "so", "amounts": {"Ana": 1}, "types": ["food", "staff"]}
    for form in game.forms(facts):
        event = {field["name"]: samples[field["kind"]] for field in form["fields"]}
        table().reasons(form["event"], **event)
        needed = {
            field["name"]: samples[field["kind"]]
            for field in form["fields"]
            if not field.get("optional") or field["kind"] == "amounts"
        }
        table().reasons(form["event"], **needed)


def test_defaults_are_what_the_engine_takes(facts: dict[str, Any], table: Any) -> None:
    plain, told = table(), table()
    for form in game.forms(facts)[:3]:
        for field in form["fields"]:
            assert ("default" in field) == (field.get("optional") is True)
    plain.do("improve", "Ana", type="food", to="1")
    told.do("improve", "Ana", type="food", to="1", paid=0, together=False)
    assert plain.result() == told.result()


def test_places(facts: dict[str, Any], table: Any) -> None:
    to = game.forms(facts)[0]["fields"][2]
    assert to["choices"] == ["1", "2", "3", "4", "5", "6", "external"]
    here = ["1", "2", "3", "external"]
    assert table().view()["choices"] == {"improve-to": here, "restaurant-to": here}
    assert table(experiences=5).view()["choices"]["improve-to"][-2:] == ["5", "external"]


def test_start_form(facts: dict[str, Any], table: Any) -> None:
    fields = {field["name"]: field for field in game.start_form(facts)}
    assert list(fields) == ["experiences", "coins", "stars", "ended"]
    assert (fields["experiences"]["default"], fields["experiences"]["high"]) == (3, 6)
    told = table(experiences=6, coins={"Ana": 1}, stars={"Ben": 2}, ended=True)
    assert told.view()["figures"] == {
        "coins": {"Ana": 1, "Ben": 0, "Cem": 0},
        "stars": {"Ana": 0, "Ben": 2, "Cem": 0},
    }


def test_view_through_a_round(table: Any) -> None:
    game = table(starter="Ben")
    view = game.view()
    assert view["players"] == ["Ana", "Ben", "Cem"]
    assert (view["round"], view["turn"], view["asker"], view["starter"]) == (1, None, None, "Ben")
    assert view["status"] == [{"what": "bidding", "player": "Ben"}]
    assert view["people"]["Ana"] == [{"what": "nothing-yet"}]
    assert (view["last"], view["lines"]) == ([], [])
    game.improve("Ana", "staff", "drink", to="2")
    game.improve("Ana", "staff", "food", "staff", to="external")
    assert game.view()["people"]["Ana"] == [
        {"what": "experience", "n": 2, "types": ["drink", "staff"]},
        {"what": "external", "types": ["food", "staff", "staff"]},
        {"what": "first-with", "types": ["staff"]},
    ]
    assert [line["what"] for line in game.view()["last"]] == ["improvement-external", "type-star"]
    game.improve("Ana", "food", to="2")
    assert game.view()["people"]["Ana"][0] == {
        "what": "experience-complete",
        "n": 2,
        "types": ["food", "drink", "staff"],
    }
    game.diners("food")
    game.do("end", "Cem")
    view = game.view()
    assert view["status"] == [
        {"what": "diners", "type": "food"},
        {"what": "end-triggered", "player": "Cem"},
    ]
    assert len(view["lines"]) > len(view["last"]) == 1
    game.do("refill")
    view = game.view()
    assert (view["over"], view["winners"], view["round"]) == (True, ["Ana"], 1)
    assert (view["status"], view["lines"]) == ([], [])


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ({"event": "game", "players": ["Ana", "Ben"], "starter": "Ben"}, "game"),
        ({"event": "improve", "to": "1"}, "improve"),
        ({"event": "improve", "to": 1, "paid": 0}, "improve"),
        ({"event": "improve", "to": "1", "paid": 2}, "improve-paid"),
        ({"event": "improve", "to": "external"}, "improve-external"),
        (
            {"event": "improve", "to": "external", "paid": 2, "together": True},
            "improve-external-paid-together",
        ),
        ({"event": "improve", "to": "1", "together": True}, "improve-together"),
        ({"event": "diners", "type": "food"}, "diners"),
        ({"event": "advertise", "player": "Ana"}, "advertise"),
        ({"event": "advertise", "player": "Ana", "times": 2}, "advertise-times"),
        ({"event": "end", "player": "Ana"}, "end"),
        ({"event": "refill"}, "refill"),
        ({"event": "restaurant", "to": "1", "types": ["food"]}, "restaurant"),
        ({"event": "restaurant", "to": 1}, "restaurant-empty"),
        ({"event": "restaurant", "to": "external", "types": ["food"]}, "restaurant-external"),
        ({"event": "restaurant", "to": "external", "types": []}, "restaurant-external-empty"),
        ({"event": "undo"}, "undo"),
        ({"event": "edit", "line": 2, "with": {"event": "refill"}}, "edit"),
        ({"event": "edit", "line": 2, "with": None}, "edit-remove"),
    ],
)
def test_telling(facts: dict[str, Any], event: dict[str, Any], code: str) -> None:
    assert game.telling(facts, event) == {**event, "code": code}


@pytest.mark.parametrize(("players", "starter"), [(["Ana", "Ben"], "Ana"), (2, "1")])
def test_telling_who_starts(facts: dict[str, Any], players: Any, starter: str) -> None:
    told = game.telling(facts, {"event": "game", "players": players})
    assert (told["code"], told["starter"]) == ("game", starter)
    assert game.replay(facts, [{"event": "game", "players": players}])["next_starter"] == starter
