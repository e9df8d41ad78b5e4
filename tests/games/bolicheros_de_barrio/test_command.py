"""The command `diners`: what people type in three languages, what is shown, what is refused."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from referee.cli.answer import Stop
from referee.games.bolicheros_de_barrio.desk.typed_restaurants import TypedRestaurants
from tests.support.calling import Said

TABLE = "Ana: food+drink, drink, external drink / Ben: food"


pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture
def run(run: Callable[..., Said]) -> Callable[..., Said]:
    """Return a function: exit code, output and errors of the command with these arguments."""
    return partial(run, "diners")


@pytest.fixture(scope="session")
def typed(facts: dict[str, Any]) -> TypedRestaurants:
    return TypedRestaurants("bolicheros-de-barrio", facts["types"], str)


# What is typed


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("drink", "drink"),
        ("DRINKS", "drink"),
        ("Getränke", "drink"),
        ("getraenk", "drink"),
        ("饮料", "drink"),
        ("food menu", "food"),
        ("Essen", "food"),
        ("personal", "staff"),
        ("员工", "staff"),
        ("dri", "drink"),
    ],
)
def test_a_type_in_any_language(typed: TypedRestaurants, text: str, type_: str) -> None:
    assert typed.request(text) == type_


F, D, S = "food", "drink", "staff"


@pytest.mark.parametrize(
    ("text", "inside", "outside"),
    [
        ("Ana: food", [[F]], []),
        ("Ana:food+drink,drink", [[F, D], [D]], []),
        ("Ana: food and drink, staff", [[F, D], [S]], []),
        ("Ana: food drink staff", [[F, D, S]], []),
        ("Ana: food & drink", [[F, D]], []),
        ("Ana: drink, external drink+food", [[D]], [D, F]),
        ("Ana: drink, external: drink", [[D]], [D]),
        ("Ana: external drink x2", [], [D, D]),
        ("Ana: external 2 drinks, 1 staff", [[S]], [D, D]),
        ("Ana: 2 external drinks", [], [D, D]),
        ("Ana: external 2x drink + two food", [], [D, D, F, F]),
        ("Ana: external drink*3", [], [D, D, D]),
        ("Ana: External service: food, external staff", [], [F, S]),
        ("Ana: food; external drink", [[F]], [D]),
        ("Ana: Essen und Getränke, extern zwei Getränke", [[F, D]], [D, D]),
        ("Ana: externer Service Personal", [], [S]),
        ("Ana：食物+饮品，饮品、外部饮料", [[F, D], [D]], [D]),
        ("Ana：食物和饮料；外部服务：员工", [[F, D]], [S]),
        ("Ana: -", [], []),
        ("Ana:", [], []),
        ("Ana: nothing, external nothing", [], []),
        ("Ana: nichts", [], []),
        ("Ana：无", [], []),
        ("Ana: external 0 drink", [], []),
    ],
)
def test_a_restaurant(typed: TypedRestaurants, text: str, inside: Any, outside: Any) -> None:
    (found,) = typed.tables([text])
    assert found == {"player": "Ana", "experiences": inside, "external": outside}


@pytest.mark.parametrize(
    "texts",
    [
        ["Ana: food / Ben: drink"],
        ["Ana: food", "Ben: drink"],
        ["Ana: food; Ben: drink"],
        ["Ana：food；Ben：drink"],
        ["Ana: food\nBen: drink\n"],
        ["Ana: food", "", "/ Ben: drink /"],
    ],
)
def test_several_restaurants(typed: TypedRestaurants, texts: list[str]) -> None:
    assert [(one["player"], one["experiences"]) for one in typed.tables(texts)] == [
        ("Ana", [[F]]),
        ("Ben", [[D]]),
    ]


def test_names_keep_their_blanks_once(typed: TypedRestaurants) -> None:
    assert typed.tables(["  Anna  Maria : food"])[0]["player"] == "Anna Maria"


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("Ana: foot", "unknown-type", ["foot", "food"]),
        ("Ana: xyzzy", "unknown-type", ["xyzzy", "food", "drink", "staff"]),
        ("Ana: food + + zzz", "unknown-type", ["zzz"]),
        ("Ana: external", "", []),
        ("food, drink", "no-name", ["food, drink", "--table"]),
        ("Ana: external 101 drink", "too-many-cards", ["100"]),
        ("Ana: external 9999 drink, external 9999 drink", "too-many-cards", ["100"]),
        ("Ana: 2", "unknown-type", ["2"]),
    ],
)
def test_what_cannot_be_meant(
    typed: TypedRestaurants, text: str, code: str, words: list[str]
) -> None:
    if not code:
        assert typed.tables([text])[0]["external"] == []
        return
    with pytest.raises(Stop) as caught:
        typed.tables([text])
    assert (caught.value.code, caught.value.exit_code) == (code, 2)
    for word in words:
        assert word in caught.value.message


def test_one_type_is_requested(typed: TypedRestaurants) -> None:
    with pytest.raises(Stop) as caught:
        typed.request("food+drink")
    assert (caught.value.code, caught.value.where) == ("one-type", "request")
    with pytest.raises(Stop) as caught:
        typed.request("")
    assert caught.value.code == "unknown-type"


# What comes of it


def test_the_published_result(asked: Any) -> None:
    data = asked("drink", "--table", TABLE)
    assert data["coins"] == {"Ana": 4 + 3, "Ben": 3}
    assert data["stars"] == {"Ana": 2, "Ben": 0}
    assert data["request"] == "drink"
    assert data["rules"][:2] == ["diners-reveal", "base-payment"]
    assert [line["what"] for line in data["lines"]][-2:] == ["prestige", "type-star"]
    assert (data["reading"], data["rulings"]) == ("reconciled", {})


def test_options(asked: Any) -> None:
    assert asked("drink", "--table", TABLE, "--settled")["stars"] == {"Ana": 1, "Ben": 0}
    ruled = asked("drink", "--table", TABLE, "--ruling", "external-completes-type=no")
    assert ruled["stars"] == {"Ana": 1, "Ben": 0}
    assert ruled["rulings"] == {"external-completes-type": "no"}
    assert asked("drink", "--table", TABLE, "--reading", "en")["reading"] == "en"


def test_compare(asked: Any, run: Any) -> None:
    data = asked("drink", "--table", TABLE, "--compare")
    assert data["compare"]["rulings"] == [
        {
            "ruling": "external-completes-type",
            "choice": "no",
            "stars": {"Ana": 1, "Ben": 0},
        }
    ]
    assert data["compare"]["readings"] == {"all": ["reconciled", "en"], "differ": []}
    _code, out, _err = run("drink", "--table", TABLE, "--compare")
    assert "external-completes-type=no: Ana 7 $ + 1 ★ (−1 ★)" in out
    _code, out, _err = run("food", "--table", "Ana: / Ben: food", "--compare")
    assert "No other ruling changes this." in out
    every = ("--ruling", "experience-pays=every-diners-stage", "--settled", "--compare")
    _code, out, _err = run("food", "--table", "Ana: food drink staff / Ben:", *every)
    assert "experience-pays=once: Ana 4 $ + 1 ★ (−1 $, −1 ★)" in out


def test_the_page(run: Any) -> None:
    code, out, err = run("drink", "--table", TABLE)
    assert (code, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0].startswith("The diners ask for drink BB")
    assert any(line.startswith("Ana: base payment") and " 4 $ BB" in line for line in lines)
    assert any(line.startswith("Ana: ") and " 1 ★ BB" in line for line in lines)
    assert "Ana 7 $ + 2 ★" in lines
    assert "Ben 3 $" in lines
    assert any("external-completes-type=yes" in line for line in lines)
    assert lines[lines.index("Rules used") + 1].startswith("BB")


@pytest.mark.parametrize(("lang", "total"), [("de", "Ana 7 $ + 2 ★"), ("zh", "Ana $7 + 2 ★")])
def test_the_page_in_other_languages(run: Any, lang: str, total: str) -> None:
    code, out, _err = run("drink", "--table", TABLE, "--lang", lang, "--compare")
    assert code == 0
    assert total in [" ".join(line.split()) for line in out.splitlines()]
    assert "Rules used" not in out
    assert "food" not in out


def test_from_a_file(asked: Any, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "diners.json"
    restaurants = [{"player": "Ana", "experiences": [["food"]]}, {"player": "Ben"}]
    form: dict[str, Any] = {"request": "food", "restaurants": restaurants}
    path.write_text(json.dumps(form | {"rulings": {"type-tie": "none"}}), encoding="utf-8")
    ruled = ("--ruling", "experience-pays=every-diners-stage")
    data = asked("--from", str(path), *ruled)
    assert data["coins"] == {"Ana": 4, "Ben": 2}
    assert data["rulings"] == {"type-tie": "none", "experience-pays": "every-diners-stage"}
    code, _out, err = run("food", "--from", str(path))
    assert code == 2
    assert "not from both" in err
    path.write_text("[1]", encoding="utf-8")
    assert run("--from", str(path))[0] == 2


@pytest.mark.parametrize(
    ("arguments", "code", "where"),
    [
        ((), "no-request", "request"),
        (("drink",), "no-table", "table"),
        (("drinc", "--table", TABLE), "unknown-type", "request"),
        (("drink", "--table", "Ana: foot / Ben:"), "unknown-type", "table"),
        (("drink", "--table", "Ana: food"), "number-of-players", "players"),
        (("drink", "--table", "Ana: food / Ana: food"), "name-twice", "players[1]"),
        (
            ("drink", "--table", "Ana: food food / Ben:"),
            "type-twice",
            "restaurants.Ana.experiences[0][1]",
        ),
        (
            ("drink", "--table", "Ana: " + "food, " * 7 + " / Ben:"),
            "too-many-experiences",
            "restaurants.Ana.experiences",
        ),
        (("drink", "--table", TABLE, "--ruling", "type-tie=x"), "unknown-choice", None),
        (("drink", "--table", TABLE, "--game", "la-cuenta"), "other-game", "--game"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_refusals(
    run: Any, arguments: tuple[str, ...], code: str, where: str | None, lang: str
) -> None:
    exit_code, out, _err = run(*arguments, "--json", "--lang", lang)
    assert exit_code == 2
    (error,) = json.loads(out)["errors"]
    assert error["code"] == code
    assert where is None or error["where"] == where
    assert error["message"]


def test_help_in_every_language(run: Any) -> None:
    for lang in ("en", "de", "zh"):
        code, out, _err = run("--help", "--lang", lang)
        assert code == 0
        assert "--table" in out
