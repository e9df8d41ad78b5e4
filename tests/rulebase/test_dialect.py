"""The YAML dialect: YAML 1.2 core without its traps, every value knowing its line."""

import re
import time

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rulebase import dialect
from referee.rulebase.faults import InputFault
from referee.rulebase.values import Mapping, Sequence, plain


def refused(text: str) -> str:
    """Return the one sentence with which a text is refused, "" if it is read."""
    try:
        dialect.parse(text, "given")
    except InputFault as fault:
        return f"{fault.fault.file}: {fault.fault.english()}"
    return ""


def codes(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.code) for fault in dialect.read(text, "x.yaml")[1]]


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("Off", "Off"),
        ("y", "y"),
        ("2025-11-29", "2025-11-29"),
        ("12:30", "12:30"),
        ("190:20:30", "190:20:30"),
        ("1_000", "1_000"),
        ("0", 0),
        ("-70", -70),
        ("+5", 5),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        ("−10", "−10"),
        ("0b11", "0b11"),
        ("-", None),
    ],
)
def test_plain_words(word: str, value: object) -> None:
    text = f"key: {word}\n" if word != "-" else "key:\n"
    assert dialect.parse(text, "x") == {"key": value}


@pytest.mark.parametrize(
    "word",
    ["True", "FALSE", "Null", "NULL", "010", "0o17", "0x1F", ".inf", "-.INF", ".nan", "1e999"],
)
def test_words_that_readers_understand_differently_are_faults(word: str) -> None:
    assert codes(f"a: 1\nkey: {word}\n") == [(2, "yaml-trap")]
    assert codes(f'key: "{word}"\n') == []


def test_very_long_numbers_are_refused() -> None:
    assert codes("a: " + "9" * 5000) == [(1, "yaml-trap")]


def test_a_key_given_twice() -> None:
    value, faults = dialect.read("a: 1\nb: 2\na: 3\n", "x.yaml")
    assert [(f.line, f.code) for f in faults] == [(3, "duplicate-key")]
    assert faults[0].english() == "The key “a” is given twice (first on line 1)."
    assert value == {"a": 1, "b": 2}


def test_keys_are_always_text() -> None:
    assert dialect.parse("1: a\nno: b\nnull: c\n", "x") == {"1": "a", "no": "b", "null": "c"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: some prose # with a tail\n", 1),
        ("a: Tip #2\n", 1),
        ("a:\n  - 这是 #号\n", 2),
        ("a: two\n  lines # cut\n", 2),
        ("a: [one word # cut\n  , b]\n", 1),
    ],
)
def test_a_hash_that_cuts_prose_short(text: str, line: int) -> None:
    assert codes(text) == [(line, "yaml-comment")]


@pytest.mark.parametrize(
    "text",
    [
        "a: 5  # a comment\n",
        "a: null   # read by eye\n",
        "- id: tip   # permanent\n",
        "a: [1, 2]   # total of one set\n",
        "a:   # what follows\n  b: 1\n",
        "# alone\na: 'quoted' # fine\n",
        "a: >-\n  kept # as it is\n",
        "a: C#\n",
    ],
)
def test_comments_that_cut_nothing(text: str) -> None:
    assert codes(text) == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: &x 1\nb: *x\n", "alias"),
        ("a: *x\n", "alias"),
        ("<<: {a: 1}\n", "alias"),
        ("a: !!python/object/apply:os.system [id]\n", "tag"),
        ("a: !!str 5\n", "tag"),
        ("---\na: 1\n---\nb: 2\n", "second-document"),
        ("? [a, b]\n: 1\n", "yaml-key"),
        ("a: b: c\n", "yaml"),
        ("a: [1, 2\n", "yaml"),
        ("a: 'open\n", "yaml"),
        ("\ta: 1\n", "yaml"),
        ("a: \x07\n", "yaml"),
        ("a:\n  - 1\n b: 2\n", "yaml"),
        ("a: @home\n", "yaml"),
        ("a: %x\n", "yaml"),
    ],
)
def test_what_is_not_used_here(text: str, code: str) -> None:
    assert codes(text)[0][1] == code


@pytest.mark.parametrize(
    "bomb",
    [
        "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
        "[" * 1_000_000,
        "{a: " * 400_000,
        "- " * 700_000,
        "? " * 700_000,
        "a: '" + "x" * 80_000_000,
        "- [" * 500_000,
        "\x00" * 1_000_000,
        "a: " + "-" * 1_900_000,
        "[a, " * 400_000,
    ],
)
def test_bombs_are_refused_at_once(bomb: str) -> None:
    start = time.process_time()
    assert len(refused(bomb)) < 200
    assert time.process_time() - start < 0.5


def test_depth_is_bounded_and_the_bound_is_generous() -> None:
    assert dialect.parse("[" * 40 + "]" * 40, "x") is not None
    assert codes("[" * 41 + "]" * 41) == [(1, "too-deep")]


def test_values_know_their_lines() -> None:
    value, _ = dialect.read(
        "# top\nrules:\n  - id: a\n    text: >-\n      one\n      two\n  - id: b\n", "f"
    )
    assert isinstance(value, Mapping)
    rules = value["rules"]
    assert isinstance(rules, Sequence)
    assert rules.lines == [3, 7]
    assert (rules[0].line, rules[0].lines, rules[0].ends["text"]) == (3, {"id": 3, "text": 4}, 6)
    assert rules[0]["text"] == "one two"
    assert rules[1].file == "f"


@pytest.mark.parametrize(
    ("block", "text"),
    [
        (">-\n  你好\n  世界", "你好世界"),
        (">-\n  先付账，\n  再走。", "先付账，再走。"),
        (">-\n  付\n  {180 €}。", "付{180 €}。"),
        (">-\n  打出\n  [[card:tip]]\n  之后", "打出[[card:tip]]之后"),
        (">-\n  打出 Ana\n  的牌", "打出 Ana 的牌"),
        (">-\n  一\n  二\n\n  三\n  四", "一二\n三四"),
        (">-\n  one\n  two", "one two"),
        (">\n  一\n  二\n", "一二\n"),
        (">-\n  一 二", "一 二"),
        ("|-\n  一\n  二", "一\n二"),
        ('"一\n  二"', "一二"),
        ("一\n  二", "一二"),
        (">-\n  ä\n  ö", "ä ö"),
        (">-\n  一\n    二\n  三 四", "一\n  二\n三四"),
    ],
)
def test_han_lines_join_without_a_space(block: str, text: str) -> None:
    assert dialect.parse(f"a: {block}\n", "x") == {"a": text}


def test_a_byte_order_mark_and_windows_line_ends_do_not_matter() -> None:
    assert dialect.parse("\ufeffa: 1\r\nb: >-\r\n  一\r\n  二\r\n", "x") == {"a": 1, "b": "一二"}


SAFE_TEXT = st.text(
    st.characters(
        codec="utf-8",
        exclude_categories=["Cs", "Cc", "Co", "Cn"],
        exclude_characters="\ufeff\x85\u2028\u2029",
    ),
    max_size=20,
)
KEYS = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True).filter(lambda k: k not in ("y", "n"))
DATA = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | SAFE_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=20,
)


@settings(deadline=None)
@given(DATA, st.booleans())
def test_reads_safe_documents_as_pyyaml_does(data: object, flow: bool) -> None:
    text = yaml.safe_dump(data, allow_unicode=True, default_flow_style=flow, width=10**6)
    again = yaml.safe_load(text)
    # What YAML 1.2 reads as a number PyYAML writes as a bare text: 0o7, 1e5.
    if "!!" in text or "0o" in text or re.search(r"\d[eE][-+]?\d", text):
        return
    value, faults = dialect.read(text, "x")
    assert not [f for f in faults if f.code != "yaml-trap"]
    if not faults:
        assert plain(value) == again == data


@settings(deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_with_one_fault(text: str) -> None:
    assert refused(text).startswith("given: ") or refused(text) == ""


@settings(deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                "a: ",
                "- ",
                "[",
                "]",
                "{",
                "}",
                "\n",
                "  ",
                "'",
                '"',
                "#",
                ">-",
                "|",
                "&x",
                "*x",
                "!",
                "%",
                "---",
                "一",
                ",",
                "?",
                "\t",
            ]
        ),
        max_size=30,
    )
)
def test_any_scraps_of_yaml_are_read_or_refused(scraps: list[str]) -> None:
    text = "".join(scraps)
    assert refused(text).startswith("given: ") or refused(text) == ""
