"""``--compare``: what other rulings and readings would make of it."""

from tests.cli.conftest import Run

OLIVES = ["bill", "aceitunas+premium", "albondigas", "--tips", "1", "--compare"]


def test_one_line_for_a_ruling_that_changes_the_bill(run: Run) -> None:
    lines = [line.strip() for line in run(*OLIVES).out.splitlines()]
    assert "tip-price=printed: 60 € (−10 €)" in lines
    assert [line for line in lines if line.startswith("tip-price=")] == [
        "tip-price=printed: 60 € (−10 €)"
    ]
    assert "All 4 readings agree: reconciled, en, de, zh." in lines


def test_as_data(run: Run) -> None:
    found = run(*OLIVES, "--json").data["compare"]
    assert found["rulings"] == [
        {"ruling": "tip-price", "choice": "printed", "total": 60, "difference": -10}
    ]
    assert found["readings"] == {"all": ["reconciled", "en", "de", "zh"], "differ": []}


def test_shares_that_change_while_the_total_does_not(run: Run) -> None:
    out = run("bill", "jamon", "--players", "3", "--go-dutch", "--compare").out
    assert "rounding=up-to-ten: 1 pays 40 €, 2 pays 40 €, 3 pays 40 €, surplus 20 €" in out


def test_what_another_ruling_refuses(run: Run) -> None:
    out = run("bill", "wine", "--tips", "1", "--compare").out
    assert "tip-without-tapas=unplayable: not allowed." in out


def test_readings_that_differ(run: Run) -> None:
    # Only the Chinese write-up lets somebody else split; the other three refuse it.
    arguments = ["--players", "Ana,Ben,Cem", "--fifty-fifty", "Cem", "--split-by", "Ben"]
    done = run("bill", "jamon", *arguments, "--reading", "zh", "--compare")
    assert done.code == 0
    lines = [line.strip() for line in done.out.splitlines()]
    assert any(line.startswith("reconciled: not allowed.") for line in lines)
    assert any(line.startswith("de: not allowed.") for line in lines)


def test_nothing_changes(run: Run) -> None:
    assert "No other ruling changes this." in run("bill", "gazpacho", "--compare").out
