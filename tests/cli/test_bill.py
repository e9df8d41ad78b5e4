"""``referee bill`` as people type it; every figure worked out by hand from the rules."""

import json
from pathlib import Path

import pytest

from referee.rulebase import store
from tests.cli.conftest import Run

ROUND = [
    *("gazpacho", "tortilla", "tortilla", "ensaladilla", "chorizo", "croquetas", "pulpo", "pulpo"),
    *("wine x4", "cake", "burnt", "0", "fish"),
]


@pytest.mark.parametrize(
    ("arguments", "total"),
    [
        (ROUND, 160 + 30 + 120 + 180 + 40 + 0),
        (["morcilla+premium+premium+premium"], 50 * 2 * 2 * 2),
        (["gazpacho+premium x2"], 2 * 40),
        (["burnt", "-20", "fish", "gazpacho"], 0),
        (["aceitunas+premium", "albondigas", "--tips", "1"], 20 + 30 + 20),
        (["jamon+premium+premium"], 100 * 2 * 2),
        (["wine x10"], 480),
        (["burnt -70 meat", "aceitunas", "--tips", "3"], -70 + 10 + 3 * 10),
        (["burnt -20 meat+premium"], -40),
        (["--from", "-"], 20),
    ],
)
def test_totals(
    run: Run, arguments: list[str], total: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if "--from" in arguments:
        file = tmp_path / "bill.json"
        file.write_text('{"cards": ["gazpacho"]}')
        arguments = ["--from", str(file)]
    done = run("bill", *arguments, "--json")
    assert done.data["total"] == total
    assert done.data["payable"] == max(0, total)
    assert not done.err


def test_every_line_shows_its_rule_and_the_rules_are_named_below(run: Run) -> None:
    done = run("bill", *ROUND)
    assert done.code == 0
    lines = done.out.splitlines()
    (wine,) = [line for line in lines if line.startswith("Wine ")]
    assert "4 × wine: one set" in wine
    assert "180 €" in wine
    assert "LC 3." in wine
    (total,) = [line for line in lines if line.startswith("Total")]
    assert total.split()[1:] == ["530", "€"]
    used = lines[lines.index("Rules used") + 1 :]
    assert any("The bill is the sum" in line for line in used)


def test_amounts_stand_in_one_column_in_every_language(run: Run) -> None:
    from referee.cli.text import width

    for lang in ("en", "de", "zh"):
        done = run("bill", *ROUND, "--lang", lang)
        table = done.out.split("\n\n")[0].splitlines()
        stroke = next(line for line in table if line.startswith("─"))
        for line in table:
            if "─" not in line:
                assert width(line.partition("  LC")[0]) == width(stroke), line


def test_languages(run: Run) -> None:
    german = run("--lang", "de", "bill", "Fleisch 40", "4 Rotwein", "Verbranntes Essen -20 Fisch")
    assert "200 €" in german.out
    assert "Summe" in german.out
    chinese = run("--lang", "zh", "bill", "肉40", "葡萄酒 x4")
    assert "€220" in chinese.out
    assert "合计" in chinese.out


def test_the_deck_says_no(run: Run) -> None:
    done = run("bill", "jamon", "jamon", "jamon")
    assert (done.code, done.out) == (1, "")
    assert "only 2 × Jamón de Jabugo" in done.err
    done = run("bill", "burnt", "-25", "fish")
    assert done.code == 1
    assert "−25 €" in done.err
    done = run("bill", "jamon", "jamon", "jamon", "--json")
    assert done.code == 1
    assert done.envelope["errors"][0]["code"] == "no-copies-left"
    assert done.data["reasons"][0]["rules"] == ["components"]


def test_without_cards_it_says_how(run: Run) -> None:
    for arguments in (["bill"], ["bill", "  "], ["bill", ","], ["bill", "--tips", "2"]):
        done = run(*arguments)
        assert done.code == 2
        assert "referee bill gazpacho" in done.err


def test_players_and_shares(run: Run) -> None:
    done = run("bill", "jamon", "--players", "Ana,Ben,Cem", "--go-dutch", "--json")
    assert done.data["shares"] == {"Ana": 34, "Ben": 34, "Cem": 34}
    assert done.data["surplus"] == 2
    page = run("bill", "jamon", "--players", "Ana,Ben,Cem", "--go-dutch").out
    assert "Surplus" in page
    assert "Cards that count: 1 (enough only from 3 on)." in page


def test_names_in_any_case_and_with_any_comma(run: Run) -> None:
    done = run("bill", "jamon", "--players", "Ana、Ben，Cem", "--asker", "ben", "--json")
    assert done.data["shares"] == {"Ana": 0, "Ben": 100, "Cem": 0}


def test_numbered_players_are_called_players(run: Run) -> None:
    assert "Player 1" in run("bill", "gazpacho", "--players", "4").out


def test_people_need_players(run: Run) -> None:
    for option in (["--asker", "Ana"], ["--go-dutch"], ["--protected", "Ana"]):
        done = run("bill", "gazpacho", *option)
        assert done.code == 2
        assert "--players" in done.err


def test_two_splits_are_refused_by_the_rules(run: Run) -> None:
    arguments = ["--players", "Ana,Ben,Cem", "--fifty-fifty", "Ben", "--go-dutch"]
    done = run("bill", "gazpacho", *arguments, "--json")
    assert done.code == 1
    assert done.envelope["errors"][0]["code"] == "one-split"


def test_too_many_players(run: Run) -> None:
    done = run("bill", "gazpacho", "--players", "9")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "3 to 8" in done.err


def test_options_go_over_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "round.yaml"
    file.write_text("cards: [jamon-de-jabugo]\nplayers: [Ana, Ben, Cem]\nrulings: {rounding: up}\n")
    arguments = ["--go-dutch", "--ruling", "rounding=up-to-ten"]
    done = run("bill", "--from", str(file), *arguments, "--json")
    assert done.data["shares"] == {"Ana": 40, "Ben": 40, "Cem": 40}


def test_colour_only_on_a_terminal(run: Run) -> None:
    assert "\x1b" not in run("bill", *ROUND).out


def test_json_keeps_the_published_form(run: Run) -> None:
    data = run("bill", "gazpacho", "--players", "3", "--json").data
    published = {"total", "payable", "lines", "shares", "surplus", "benefits"}
    assert published | {"count", "enough_cards", "reading", "rulings", "rules"} == set(data)
    assert json.dumps(data)


def test_no_more_premium_double_than_the_deck_has(run: Run) -> None:
    assert run("double", "20", "--premium", "4", "--json").data["amount"] == 320  # 20 * 16
    done = run("double", "20", "--premium", "5", "--json")
    (error,) = done.envelope["errors"]
    assert (done.code, error["code"]) == (1, "no-copies-left")
    assert error["message"] == "The deck has only 4 × Premium; this makes 5. (LC 1.1)"
    single = run("double", "20", "--premium", "5", "--ruling", "premium-stacking=single", "--json")
    codes = [error["code"] for error in single.envelope["errors"]]
    assert codes == ["no-copies-left", "premium-single"]


def test_the_ruling_behind_several_premium_is_named(run: Run) -> None:
    assert "Ruled here: premium-stacking=multiply." in run("double", "20", "--premium", "2").out
    assert "Ruled here" not in run("double", "20").out


def test_the_rulings_beside_the_lines_are_named(run: Run) -> None:
    """Ana asks and Ben splits; 100 + 100 between three leaves a rest; Premium and Tip may count."""
    done = run(
        "bill", "morcilla+premium", "--tips", "1", "--players", "Ana,Ben,Cem", "--go-dutch",
        "--ruling", "split-by=anyone", "--split-by", "Ben",
    )  # fmt: skip
    assert done.code == 0, done.err
    said = " ".join(done.out.split())
    assert (
        "Ruled here: tip-price=doubled, split-by=anyone, rounding=up, premium-counts=yes," in said
    )
    assert "threshold-counts-after-cards=no, who-benefits=asker." in said


def test_no_more_share_than_can_play(run: Run) -> None:
    assert run("split", "80", "--between", "8", "--json").data["shares"]["8"] == 10
    done = run("split", "90", "--between", "9", "--json")
    (error,) = done.envelope["errors"]
    assert (done.code, error["code"], error["where"]) == (2, "bad-value", "--between")
    assert "“9” is not a whole number from 1 to 8" in error["message"]


def test_a_rule_that_a_ruling_turns_around_says_so(run: Run) -> None:
    page = run("split", "100", "--between", "3", "--ruling", "rounding=rest-to-splitter").out
    assert "34 €" in page  # 100 = 34 + 33 + 33
    assert "LC 7.7  Shares are rounded up · here: rest-to-splitter (the others round" in page
    usual = run("split", "100", "--between", "3").out
    assert "· here:" not in usual
    ten = run("split", "100", "--between", "3", "--ruling", "rounding=up-to-ten").out
    assert "multiple of 10 €" in " ".join(ten.split())


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Only the asker splits · here: anyone ("),
        ("de", "Nur wer gebeten hat, teilt · hier: anyone ("),
        ("zh", "此处：anyone（"),
    ],
)
def test_what_is_ruled_otherwise_stands_beside_the_rule(run: Run, lang: str, says: str) -> None:
    page = run(
        "bill", "pulpo", "wine", "--players", "Ana,Ben,Cem", "--asker", "Ana", "--go-dutch",
        "--split-by", "Ben", "--ruling", "split-by=anyone", "--lang", lang,
    ).out  # fmt: skip
    assert says in page
    assert "split-by=anyone" in page


def test_what_was_ruled_here_is_said_wherever_it_decided_something(run: Run) -> None:
    # 50 between three is 17 each, one euro too many: rounding decides.
    page = run("bill", "gazpacho", "wine x1", "--players", "3", "--go-dutch").out
    assert "17 €" in page
    assert "Ruled here: rounding=up" in page
    # An overridden ruling is named even where it decides nothing.
    page = run("bill", "gazpacho", "--ruling", "tip-price=printed").out
    assert "Ruled here: tip-price=printed." in page
    assert "Ruled here" not in run("bill", "gazpacho").out


def test_a_wide_line_leaves_the_other_tables_alone(run: Run) -> None:
    page = run("bill", "pulpo+premium+premium", "--tips", "2", "--players", "4", "--go-dutch").out
    lines = page.splitlines()
    # Pulpo 60 doubled twice is 240; two Tips add 240 each; 720 between four is 180.
    assert "Pulpo a la gallega + 2 × Premium  240 €  LC 3.2, 4.6, 4.8" in lines
    assert "    2 × 240 €, as the cheapest tapas" in lines
    assert [line for line in lines if line.startswith("Player")] == [
        f"Player {n}  180 €  LC 7.3" for n in (1, 2, 3, 4)
    ]


def test_who_benefits_is_not_who_wins_in_german(run: Run) -> None:
    assert "wer zahlt und wer den Vorteil hat" in " ".join(
        run("bill", "gazpacho", "--lang", "de").out.split()
    )


def test_many_meanings_are_one_calm_sentence(run: Run) -> None:
    error = run("bill", "p").err.splitlines()[0]
    assert "…" not in error
    assert error.startswith("Error: “p” could be any of ")
    assert error.count(".") == 1


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("reading", [row["id"] for row in store.facts("la-cuenta")["readings"]])
def test_the_reading_asked_for_is_named(run: Run, reading: str, lang: str) -> None:
    first = run("bill", "gazpacho", "--reading", reading, "--lang", lang).out.splitlines()[0]
    assert first.endswith(reading)
    assert "€" not in first
