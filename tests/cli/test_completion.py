"""Completion in bash, zsh and fish: commands, options, cards in every language, ids."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def complete(root: Path, words: str, lang: str = "en", shell: str = "bash") -> list[str]:
    """Return what is offered for the last word of ``words``."""
    parts = words.split(" ")
    env = {
        "_REFEREE_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(parts) - 1),
        "LANG": f"{lang}.UTF-8",
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        [sys.executable, "-m", "referee.cli.main"], cwd=root, env=env, capture_output=True,
        encoding="utf-8", timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_commands_options_and_ids(root: Path) -> None:
    assert complete(root, "referee dis") == ["dispute"]
    assert complete(root, "referee site b") == ["build"]
    assert "--players" in complete(root, "referee bill --pl")
    assert "tip-price" in complete(root, "referee dispute tip")
    assert "wine-set" in complete(root, "referee rule wine")
    assert "rounding=up-to-ten" in complete(root, "referee bill gazpacho --ruling roun")
    assert complete(root, "referee completion f") == ["fish"]


def test_cards_in_every_language(root: Path) -> None:
    assert "jamon-de-jabugo" in complete(root, "referee bill ja")
    assert "gazpacho" in complete(root, "referee bill wine gaz")
    assert "Rotwein" in complete(root, "referee bill rotw", "de")
    assert "葡萄酒" in complete(root, "referee bill 葡", "zh")
    assert not [word for word in complete(root, "referee bill ") if " " in word]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_scripts_are_what_the_shell_reads(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    assert "_REFEREE_COMPLETE" in script
    assert run("completion", shell, "--json").data["script"].strip() == script.strip()
    program = shutil.which(shell)
    if program:
        done = subprocess.run([program, "-n"], input=script, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


ASKED = [
    ("bill gazpacho --ruling rounding=", "up-to-ten"),
    ("bill gazpacho --ruling rounding=up-", "up-to-ten"),
    ("bill gazpacho --ruling=rounding=up-", "up-to-ten"),
    ("bill gazpacho --reading recon", "reconciled"),
    ("bill gazpacho --reading=recon", "reconciled"),
    ("bill gazpacho --lang d", "de"),
    ("bill gazpacho --lang=d", "de"),
    ("bill gazp", "gazpacho"),
]
# What a shell is told to do, so that it ends with the word completed at the place of the cursor.
BASH = r"""
source /dev/stdin <<< "$SCRIPT"
COMP_LINE="referee $TYPED"; COMP_POINT=${#COMP_LINE}
read -ra COMP_WORDS <<< "${COMP_LINE//=/ = }"
[[ $TYPED == *= ]] && COMP_WORDS+=("")
COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
_referee_completion referee 2>/dev/null
printf '%s\n' "${COMPREPLY[@]}"
"""


def offers(shell: str, script: str, typed: str, root: Path, tmp_path: Path) -> list[str]:
    """Return the words that a real shell offers for what is typed."""
    program = tmp_path / "referee"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m referee.cli.main "$@"\n', "utf-8")
    program.chmod(0o755)
    env = {
        "PATH": f"{tmp_path}:/usr/bin:/bin",
        "PYTHONPATH": str(root),
        "LANG": "C.UTF-8",
        "HOME": str(tmp_path),
        "SCRIPT": script,
        "TYPED": typed,
    }
    fish = 'echo "$SCRIPT" | source; complete -C "referee $TYPED"'
    asked = fish if shell == "fish" else BASH
    done = subprocess.run(
        [shell, "-c", asked], env=env, capture_output=True, encoding="utf-8", timeout=60
    )
    return [line.partition("\t")[0] for line in done.stdout.splitlines() if line]


@pytest.mark.parametrize("shell", ["bash", pytest.param("fish", marks=pytest.mark.fish)])
@pytest.mark.parametrize(("typed", "word"), ASKED)
def test_a_real_shell_offers_values_behind_an_equals_sign(
    run: Run, root: Path, tmp_path: Path, shell: str, typed: str, word: str
) -> None:
    found = offers(shell, run("completion", shell).out, typed, root, tmp_path)
    # fish replaces the whole word; bash what stands behind the last “=”
    last = typed.split(" ")[-1]
    whole = word if shell == "bash" else last[: last.rfind("=") + 1] + word
    assert whole in found
    assert word == "gazpacho" or "gazpacho" not in found
