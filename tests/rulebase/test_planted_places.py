"""Planted in a catalogue, found at its line: what would make a message fail when it is said."""

from collections.abc import Callable

import pytest

from referee.rulebase.checks import places
from referee.text.messages import Message
from tests.rulebase.conftest import Tree

GERMAN = "locales/de/LC_MESSAGES/referee.po"
CHINESE = "locales/zh/LC_MESSAGES/referee.po"
Only = Callable[..., Message]


def test_another_place(tree: Tree, only: Only) -> None:
    line = tree.edit(GERMAN, "„{name}“ fehlt auf {language}.", "„{nam}“ fehlt auf {language}.")
    fault = only("places-differ", GERMAN, line)
    assert fault.english() == (
        "The places differ: the translation has {language}, {nam}, its text {language}, {name}."
    )


@pytest.mark.parametrize(
    "planted", ["„{name“ fehlt auf {language}.", "„name}“ fehlt auf {language}."]
)
def test_a_brace_that_stands_alone(tree: Tree, only: Only, planted: str) -> None:
    line = tree.edit(GERMAN, "„{name}“ fehlt auf {language}.", planted)
    only("places-differ", GERMAN, line)


def test_a_place_that_is_missing(tree: Tree, only: Only) -> None:
    only("places-differ", CHINESE, tree.edit(CHINESE, "”缺少{language}", "”缺少"))


def catalogue(tree: Tree, text: str) -> list[tuple[int, str]]:
    (tree.root / GERMAN).write_text(text, encoding="utf-8")
    return [(fault.line, fault.english()) for fault in places.check(tree.root)]


def test_forms_of_number_long_texts_and_percent(tree: Tree) -> None:
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n{"\n\n'
    fine = (
        'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "eine"\nmsgstr[1] "{n}"\n\n'
        'msgid "a {{b}} {c}"\nmsgstr ""\n"{{d}} "\n"{c}"\n\n#~ msgid "x"\n#~ msgstr "{y}"\n\n'
        'msgid "not yet {x}"\nmsgstr ""\n\nmsgid "{ alone"\nmsgstr "{ allein"\n\n'
    )
    assert catalogue(tree, head + fine) == []
    wrong = 'msgid "%(a)s is {b}"\nmsgstr ""\n"%(b)s ist "\n"{b}"\n'
    ((line, said),) = catalogue(tree, head + wrong)
    assert (line, "has %(b), {b}, its text %(a), {b}" in said) == (5, True)
    wrong = 'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "eine"\nmsgstr[1] "{m}"\n'
    assert [line for line, _said in catalogue(tree, head + wrong)] == [7]


def test_a_wrong_catalogue_never_stops_a_message() -> None:
    fault = Message("x", "{found} is wrong", {"found": "two"}, "deck.yaml", 3)
    for wrong in ("{fund} falsch", "{found falsch", "{0} falsch"):
        assert fault.text({"{found} is wrong": wrong}.__getitem__) == "two is wrong"
