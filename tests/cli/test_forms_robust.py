"""Generated lines into the prompt of every game that is told by forms: never a traceback."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.cli import forms_front
from referee.cli.app import App
from referee.cli.forms_front import FormsFront
from referee.cli.game_text import GameText
from referee.cli.prompt_words import WORDS
from referee.cli.text import width
from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.text.catalogue import use
from tests.cli.conftest import Run
from tests.overlay import here
from tests.support.calling import kept
from tests.support.full import examples

_PLAYERS = ("Ana", "小明", "Jürgen")
_SCRAPS = [
    *(word for words in WORDS.values() for word in words if words is not WORDS["quit"]),
    *("ana", "jurgen", "an", "j", "小", "1", "2", "3", "7", "999999", "-20", "−5", "+", "x2", "2x"),
    *("two", "zwei", "两", "两枚", "and", "with", "auf", "no", "nein", "cheese", "red onion"),
    *(
        ":",
        ";",
        "；",
        ",",
        "，",
        "=",
        "!",
        "！",
        "?",
        "£",
        "5 $",
        "1.000",
        "--why",
        "--",
        "--player",
    ),
    *("\x1b[31m", "\udcff", "\u202e", "²", "٣", "a" * 300, "--anyway", "#", "“", "7" * 40, "%"),
    *("{}", "\x00"),
]


def told_by_forms() -> list[str]:
    """Return the games without a front of their own, and the fourth one."""
    app = App()
    found = [game for game in app.keepable() if isinstance(app.front(game), FormsFront)]
    return [*found, "coin-race"]


@pytest.fixture(scope="module", autouse=True)
def _fourth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        here(patch, tmp_path_factory.mktemp("fourth"))
        yield


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def words_of(game: str) -> list[str]:
    """Return what may be typed in a game: events, labels, choices, types, in all languages."""
    side = forms_front.front(GameText(game))
    found = list(side.spoken())
    for form in side.words.forms.values():
        found += [label for _name, label in side.words.labels(form)]
        for field in form["fields"]:
            found += [name for _value, name in side.words.values(field)]
    return sorted(set(found))


@pytest.mark.parametrize("game", told_by_forms())
@settings(
    max_examples=examples(15, 600),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_whatever_is_typed_is_answered_and_the_file_stays_whole(
    run: Run, home: Path, game: str, data: st.DataObject
) -> None:
    path = home / "tables" / "x.jsonl"
    path.unlink(missing_ok=True)
    new = run("table", "new", "x", "--game", game, "--players", ",".join(_PLAYERS))
    assert new.code == 0, new.err
    word = st.sampled_from([*_SCRAPS, *_PLAYERS, *words_of(game)])
    event = st.sampled_from(list(forms_front.front(GameText(game)).words.forms))
    line = st.tuples(event, st.lists(word, max_size=6)).map(lambda pair: [pair[0], *pair[1]])
    lines = data.draw(st.lists(line | st.lists(word, min_size=1, max_size=6), max_size=10))
    kept(run, lines)
    for shown in (("table", "show"), ("table", "history"), ("replay", str(path), "--compare")):
        assert run(*shown).code in (0, 1), shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", told_by_forms())
def test_what_the_help_shows_can_be_typed_and_is_told_again(game: str, lang: str) -> None:
    """Every example is an event that the game can read, and told in words it has no gaps."""
    use(lang)
    from referee.cli.people import People

    side = forms_front.front(GameText(game))
    facts = store.facts(game)
    log = [{"event": "game", "game": game, "players": list(_PLAYERS)}]
    fold = side.module.fold(facts, log)
    names = dict(zip(("name", "other"), _PLAYERS, strict=False))
    spoken = [line.format(**names) for line, _label in side.prompt_help()]
    lines = [*side.samples(_PLAYERS), *spoken]
    for event, line in zip([*side.words.forms] * 2, lines, strict=True):
        read = side.read(facts, line, People(list(_PLAYERS)), side.view(fold), None)
        assert read["event"] == event, line
        assert set(side.module.fold(facts, log).verdict(read)) >= {"allowed", "reasons"}
        told = side.wording().told(facts, read)
        assert told, line
        assert "{" not in told, line


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", told_by_forms())
def test_pages_fit_their_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, lang: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    run("table", "new", "x", "--game", game, "--players", "Maximiliane,小明,Jürgen")
    side = forms_front.front(GameText(game))
    lines = "\n".join(["help", *side.samples(("Maximiliane", "小明", "Jürgen")), "show", "history"])
    with mock.patch.object(sys, "stdin", io.StringIO(lines)):
        done = run("table")
    shown = [line for line in done.out.splitlines() if "> " not in line and "jsonl" not in line]
    assert max(map(width, shown)) <= int(columns)
    for command in (["table", "--help"], *(["table", event, "--help"] for event in side.verbs())):
        page = run(*command)
        assert page.code == 0, page.err
        assert max(map(width, page.out.splitlines())) <= int(columns)
        assert "{" not in page.out


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("de", ["Bonusaktion {name} Neu würfeln", "Berichtigen Punkte {name} 1 Runde 1"]),
        ("zh", ["奖励行动 {name} 重掷", "更正 得分 {name} 1 轮次 1"]),
    ],
)
def test_help_at_the_prompt_has_the_words_of_its_language(lang: str, lines: list[str]) -> None:
    use(lang)
    shown = [typed for typed, _label in forms_front.front(GameText("cuantos-tacos")).prompt_help()]
    assert [line for line in shown if line in lines] == lines


def test_what_a_table_has_less_of_is_what_is_listed(run: Run) -> None:
    run("table", "new", "q", "--game", "bolicheros", "--players", "Ana,Ben", "--experiences", "3")
    done = run("table", "improve", "ana", "food", "9", "--json")
    (error,) = done.envelope["errors"]
    places = "Experience 1, Experience 2, Experience 3, External service"
    assert error["message"] == f"“9” is not possible for “Where to”. Possible: {places}."
    beyond = run("table", "improve", "ana", "food", "5")  # it can be told: the rules refuse it
    assert (beyond.code, beyond.err.splitlines()[0]) == (
        1, "No: There is no experience 5; every restaurant here has 3. (BB 1.5)",
    )  # fmt: skip
