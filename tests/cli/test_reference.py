"""Looking things up: rule, dispute, examples, games; and the commands for who writes the rules."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from referee.rulebase import refresh, store
from tests.cli.conftest import Run
from tests.rulebase import quicker
from tests.support.full import full


def test_a_rule_by_id_number_and_words(run: Run) -> None:
    by_id = run("rule", "tip-price", "--json").data
    assert by_id["id"] == "tip-price"
    assert run("rule", by_id["number"], "--json").data["id"] == "tip-price"
    assert run("rule", by_id["number"].split()[1], "--json").data["id"] == "tip-price"
    assert "tip" in [rule["id"] for rule in run("rule", "trinkgeld", "--lang", "de", "--json").data]
    assert "tip" in [rule["id"] for rule in run("rule", "小费", "--lang", "zh", "--json").data]


@pytest.mark.parametrize(
    ("number", "near"),
    [
        ("LC 10.1", "LC 9.1"),
        ("LC 9.9", "LC 9.6"),
        ("CT 6.1", "CT 5.1"),
        ("BB 9.1", "BB 7.1"),
        ("ＬＣ９.９", "LC 9.6"),
        ("lc9.9", "LC 9.6"),
        ("4.19", "LC 4.18"),
        ("XX 4.1", "LC 4.1"),
    ],
)
@pytest.mark.parametrize("command", ["rule", "search"])
def test_a_number_that_no_rule_has_is_no_word(
    run: Run, command: str, number: str, near: str
) -> None:
    done = run(command, *number.split(), "--json")
    (error,) = done.envelope["errors"]
    assert (done.code, error["code"]) == (2, "no-rule")
    assert error["message"] == f"There is no rule “{number}”; the nearest is {near}."


def test_a_number_may_be_typed_in_wide_letters(run: Run) -> None:
    assert run("rule", "ＬＣ ４.１", "--json").data["number"] == "LC 4.1"


def test_a_rule_shows_sources_rulings_and_examples(run: Run) -> None:
    page = run("rule", "tip-price").out
    assert "S. 8" in page
    assert "referee dispute tip-price" in page
    assert "referee examples tip-price/" in page
    assert "[[" not in page
    assert "{" not in page


@pytest.mark.parametrize("game", store.games())
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_rule_and_every_ruling_has_its_page(run: Run, lang: str, game: str) -> None:
    for rule in store.facts(game)["rules"]:
        done = run("rule", rule, "--game", game, "--lang", lang)
        assert done.code == 0
        assert "[[" not in done.out, rule
    for ruling in store.facts(game)["rulings"]:
        done = run("dispute", ruling["id"], "--game", game, "--lang", lang)
        assert done.code == 0
        assert "[[" not in done.out, ruling


def test_an_id_of_several_games_asks_for_the_game(run: Run) -> None:
    done = run("rule", "winner", "--json")
    assert done.code == 2
    assert "--game la-cuenta" in done.envelope["errors"][0]["message"]
    assert run("rule", "winner", "--game", "la-cuenta", "--json").data["number"].startswith("LC")


def test_without_words_all_rules_are_listed(run: Run) -> None:
    of_all = [rule for game in store.games() for rule in store.facts(game)["rules"]]
    assert len(run("rule", "--json").data) == len(of_all)
    assert "tip-price" in run("rule").out
    of_one = store.facts("la-cuenta")["rules"]
    assert len(run("rule", "--game", "la-cuenta", "--json").data) == len(of_one)


def test_the_dispute_about_premium(run: Run) -> None:
    page = " ".join(run("dispute", "premium-threshold").out.split())
    assert "German refresher, Leicht vergessen 7, S. 7" in page  # who says doubled, and where
    assert "四.4 (read between the lines)" in page  # who says printed, and where
    assert "Silent: English rulebook" in page
    assert "Our ruling doubled" in page
    assert "Why The German refresher is explicit" in page
    # Chipirones 40 doubled is 80, more than Anchoa's 50; by the printed prices 50 may lie on 40.
    assert "Ana: Chipirones fritos + Premium" in page
    assert "Ben: Anchoa" in page
    assert "No. Anchoa counts 50 €" in page
    assert "80 €" in page
    assert "With premium-threshold=printed: Yes; the bill changes by +50 €." in page


def test_disputes_are_listed(run: Run) -> None:
    listed = [ruling["id"] for ruling in run("dispute", "--json").data]
    rulings = [ruling for game in store.games() for ruling in store.facts(game)["rulings"]]
    assert listed == [ruling["id"] for ruling in rulings]


def test_the_list_of_disputes_has_the_id_first_and_air_between(run: Run) -> None:
    entries = run("dispute", "--game", "la-cuenta").out.rstrip("\n").split("\n\n")
    rulings = [ruling["id"] for ruling in store.facts("la-cuenta")["rulings"]]
    assert [entry.split(" · ")[0] for entry in entries] == rulings
    for entry in entries:
        assert all(line.startswith("  ") for line in entry.splitlines()[1:])


def test_one_silent_source_is_no_plural_in_german(run: Run) -> None:
    page = run("dispute", "premium-threshold", "--lang", "de").out
    assert "Schweigt dazu: Englisches Regelheft" in page
    assert "Es schweigen" not in page


def test_paragraphs_of_a_rule_stand_apart(run: Run) -> None:
    page = run("rule", "tapas-stack", "--lang", "de").out
    assert "reicht.\n\nDie drei Reihen" in page
    savings = run("rule", "savings").out
    assert "more money.\n- 3 players: 900 € each\n- 4 players" in savings
    assert "1,400 €\n\nWrite" in savings


@pytest.mark.parametrize(("nth", "lang"), list(enumerate(["en", "de", "zh"])))
def test_every_example_is_told(run: Run, nth: int, lang: str) -> None:
    paths = [entry["id"] for entry in run("examples", "--json").data]
    assert len(paths) > 100
    for path in paths if full() else paths[nth::3]:  # each in one language, or in all
        done = run("examples", path, "--lang", lang)
        assert done.code == 0
        assert "{" not in done.out, path


def test_an_example_shows_its_arithmetic_and_the_usual_mistake(run: Run) -> None:
    page = run("examples", "tip-price/doubled-olives").out
    assert "2 × 10 + 30 + 20 = 70 €" in page
    assert "With tip-price=printed:\n    60 €" in page


def test_an_example_says_by_which_rulings_it_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    # 20 € by three, rounded up to the next ten, are 10 € each; each up to the euro 7 €.
    rule = store.rule("la-cuenta", "split-rounding")
    given = {
        "cards": ["gazpacho"],
        "players": ["Ana", "Ben", "Cem"],
        "split": {"kind": "go-dutch"},
        "rulings": {"rounding": "up-to-ten"},
    }
    under: dict[str, Any] = {"rounding=up": {}}
    tens = {"id": "tens", "title": {"en": "T"}, "given": given, "then": {}, "under": under}
    told = {**rule, "examples": [tens]}
    monkeypatch.setattr(store, "rule", lambda _game, _rule: told)
    page = run("examples", "split-rounding/tens", "--game", "la-cuenta").out
    assert "With rounding=up-to-ten:" in page
    first, second = page.split("With rounding=up:")
    assert first.count("pays 10 €") == 3
    assert second.count("pays 7 €") == 3


def test_games(run: Run) -> None:
    found = run("games", "--json").data
    assert [game["id"] for game in found] == store.games()
    assert (found[0]["id"], found[0]["title"]["zh"]) == ("la-cuenta", "账单来了")
    assert "账单来了" in run("games", "--lang", "zh").out


def test_sources_check(run: Run, documents: Path) -> None:
    done = run("sources", "check", str(documents))
    assert (done.code, done.out) == (0, "Nothing is wrong.\n")


def test_sources_check_finds_a_changed_place(run: Run, documents: Path, tmp_path: Path) -> None:
    for document in documents.glob("*.txt"):
        shutil.copy(document, tmp_path)
    changed = sorted(tmp_path.glob("*.txt"))[0]
    changed.write_text(changed.read_text(encoding="utf-8").replace("900", "901"), encoding="utf-8")
    done = run("sources", "check", str(tmp_path), "--json")
    assert done.code == 1
    assert all(fault["file"].startswith("seeds/") for fault in done.data["faults"])


def test_check_compares_with_the_documents_that_are_named(
    run: Run, documents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = run("check")
    assert "set REFEREE_SEEDS to their folder.\nNothing is wrong.\n" in alone.out
    assert len(run("check", "--json").data["unchecked"]) == 1
    monkeypatch.setenv("REFEREE_SEEDS", str(documents))
    assert run("check").out == "Nothing is wrong.\n"
    monkeypatch.setenv("REFEREE_SEEDS", str(tmp_path))
    assert {fault["code"] for fault in run("check", "--json").data["faults"]} == {"no-document"}


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_check_says_in_one_line_that_the_documents_are_not_at_hand(run: Run, lang: str) -> None:
    first, second = run("check", "--lang", lang).out.splitlines()
    assert "REFEREE_SEEDS" in first
    assert "REFEREE_SEEDS" not in second


def test_a_named_folder_that_is_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_SEEDS", "/no/such/folder")
    done = run("check", "--json")
    assert (done.code, done.envelope["errors"][0]["where"]) == (2, "REFEREE_SEEDS")


@pytest.fixture
def checkout(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of one game's sources that commands take for their checkout."""
    for name in ("rules_data", "seeds"):
        shutil.copytree(root / name / "la-cuenta", tmp_path / name / "la-cuenta")
    shutil.copy(root / "pyproject.toml", tmp_path)
    monkeypatch.setattr(store, "ROOT", str(tmp_path))
    monkeypatch.setattr(refresh, "_checked", True)
    quicker.use(monkeypatch)
    return tmp_path


def test_without_a_document_nothing_is_said_of_documents(run: Run, checkout: Path) -> None:
    for path in (checkout / "seeds" / "la-cuenta").glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub("^document: .*$", "document: null", text, flags=re.M), "utf-8")
    assert run("check", "--json").data["unchecked"] == []


def test_check_reports_file_line_and_the_nearest(run: Run, checkout: Path) -> None:
    file = checkout / "rules_data/la-cuenta/rules/bill.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("[[card:tip]]", "[[card:tipp]]", 1), encoding="utf-8")
    line = text[: text.index("[[card:tip]]")].count("\n") + 1
    done = run("check")
    assert done.code == 1
    assert "rules_data/la-cuenta/rules/bill.yaml:" in done.out
    assert "There is no card “tipp”; the nearest is “tip”." in done.out
    assert not done.err
    told = run("check", "--json")
    places = [entry["where"] for entry in told.envelope["errors"]]
    assert any(abs(int(place.rpartition(":")[2]) - line) < 30 for place in places)
    assert "已审校" not in done.out
    german = run("check", "--lang", "de").out
    assert "Eine Karte „tipp“ gibt es nicht; am nächsten kommt „tip“." in german


def test_a_changed_text_is_stale_until_reviewed(run: Run, checkout: Path) -> None:
    assert run("check").code == 0
    file = checkout / "rules_data/la-cuenta/rules/bill.yaml"
    text = file.read_text(encoding="utf-8")
    start = text.index("\n    de: ", text.index("\n  title:"))
    end = text.index("\n", start + 1)
    file.write_text(text[:end] + " hier" + text[end:], encoding="utf-8")
    done = run("check")
    assert done.code == 1
    (command,) = {
        part.split("run ")[1].strip().split("\n")[0]
        for part in done.out.replace("\n  ", " ").splitlines()
        if "run referee review" in part
    }
    assert run(*command.split()[1:]).code == 0
    assert run("check").code == 0


def test_review_all_lists_what_it_records(run: Run, checkout: Path) -> None:
    words = checkout / "rules_data/la-cuenta/words.yaml"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace('en: "The game is over', 'en: "So the game is over'), "utf-8")
    deck = checkout / "rules_data/la-cuenta/deck.yaml"
    text = deck.read_text(encoding="utf-8")
    deck.write_text(text.replace("spicy paprika sausage", "hot paprika sausage"), "utf-8")
    told = run("check", "--lang", "de").out.replace("\n  ", " ")
    assert "Der englische Text von „card:chorizo“ hat sich geändert" in told
    assert "der deutsche und der chinesische sind vielleicht veraltet" in told
    assert "referee review words:reasons/game-over" in told
    done = run("review", "--all", "--json")
    assert done.data["reviewed"] == ["card:chorizo", "words:reasons/game-over"]
    assert run("check").code == 0
    assert run("review", "--all").out == "Nothing has changed since the last review.\n"


def test_the_names_in_the_help_can_be_reviewed(run: Run, checkout: Path) -> None:
    names = ["ruling:tip-price", "card:tip", "term:stack", "words:reasons/locked", "source:zh"]
    shown = " ".join(run("review", "--help").out.split())
    kinds = [name.partition(":")[0] + ":" for name in (*names, "game:la-cuenta")]
    assert all(kind in shown for kind in kinds)
    assert run("review", *names, "game:la-cuenta").code == 0
    assert run("check").code == 0


def test_review_needs_either_names_or_all(run: Run, checkout: Path) -> None:
    assert run("review").code == 2
    assert run("review", "tip", "--all").code == 2
    assert run("review", "card:tipp").code == 2


def test_an_unread_file_is_told_with_what_was_not_checked(run: Run, checkout: Path) -> None:
    file = checkout / "rules_data/la-cuenta/rules/dishes.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("    en: ", "    en: Same type: ", 1), encoding="utf-8")
    out = run("check").out
    assert out.startswith("rules_data/la-cuenta/rules/dishes.yaml:6  yaml\n")
    assert "The rest is checked once this can be read in full:\n" in out
    assert out.endswith("1 thing is wrong.\n")
    assert len(out.splitlines()) < 8
    data = run("check", "--json").data
    assert (len(data["faults"]), len(data["unchecked"])) == (1, 2)  # and the documents


def test_outside_a_checkout_one_sentence_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "is_checkout", lambda: False)
    for arguments in (
        ["check"], ["review", "tip"], ["sources", "check", "."], ["site", "build"],
        ["site", "serve"],
    ):  # fmt: skip
        done = run(*arguments)
        assert done.code == 2
        assert done.err.count("\n") == 1
        assert "checkout" in done.err


def test_a_broken_rule_base_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.rulebase.faults import RuleBaseFaults
    from referee.text.messages import Message

    def broken(*_parts: str) -> None:
        text = "This is not valid YAML."
        raise RuleBaseFaults([Message("yaml", text, None, "rules_data/x.yaml", 7)])

    monkeypatch.setattr(store, "_load", broken)
    done = run("bill", "gazpacho")
    assert done.code == 3
    assert "rules_data/x.yaml:7" in done.err
    assert done.err.count("\n") == 1


def test_a_site_is_not_built_over_other_files(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    done = run("site", "build", "--out", str(tmp_path))
    assert done.code == 2
    assert (tmp_path / "letter.txt").exists()
    assert run("site", "build", "--out", str(tmp_path / "letter.txt")).code == 2


def test_site_build_answers_with_its_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import referee.site.build

    codes = {"good": 0, "bad": 1}
    monkeypatch.setattr(referee.site.build, "build", lambda out: codes[out.name])
    done = run("site", "build", "--out", str(tmp_path / "good"), "--json")
    assert done.data == {"folder": str(tmp_path / "good")}
    assert run("site", "build", "--out", str(tmp_path / "bad")).code == 3


def test_an_example_called_by_its_own_name_leads_to_its_path(run: Run) -> None:
    done = run("examples", "third-ham")
    assert done.code == 2
    assert "components/third-ham" in done.err


def test_all_that_fits_can_be_seen(run: Run) -> None:
    short = run("rule", "card")
    found = run("rule", "card", "--json").data
    assert "--all" in short.out
    whole = run("rule", "card", "--all").out
    assert all(rule["number"] in whole for rule in found)
    assert "--all" not in whole


def test_games_that_there_are_stand_in_the_plural(run: Run) -> None:
    assert "there are: La Cuenta" in run("rule", "--game", "poker").err
