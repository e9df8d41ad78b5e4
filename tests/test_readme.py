"""Every command of the README runs, and what it prints is what the README shows."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

README = (Path(__file__).resolve().parent.parent / "README.md").read_text("utf-8")
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
INLINE = re.compile(r"`((?:[A-Z_0-9]+=\S+ )?(?:referee|python3|pip|mkdocs|source)(?: [^`]+)?)`")
IN_TABLE = re.compile(r"^\|.*\| `(referee .*)` \|$", re.MULTILINE)


def blocks() -> list[list[tuple[str, str]]]:
    """Return the commands of each block, each with the output shown below it."""
    found = []
    for block in BLOCK.findall(README):
        parts = [part.partition("\n") for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
        found.append([(command, output) for command, _, output in parts])
    return found + [[(command, "")] for command in IN_TABLE.findall(README)]


SHOWN = blocks()
LONG_RUNNING = ["python3 run.py tests", "python3 run.py site serve"]
QUICK = [block for block in SHOWN if block[0][0] not in LONG_RUNNING]


def environment(home: Path | None = None) -> dict[str, str]:
    """Return an English environment in which `referee` is the one of this checkout."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "REFEREE_"))}
    kept = {"REFEREE_HOME": str(home)} if home else {}
    return {**plain, **kept, "PATH": path, "LANG": "C.UTF-8", "COLUMNS": "100"}


def test_the_readme_shows_the_commands_that_this_test_knows() -> None:
    first = [block[0][0] for block in SHOWN]
    assert [command for command in first if command in LONG_RUNNING] == LONG_RUNNING
    assert len(QUICK) >= 15


@pytest.mark.parametrize("block", QUICK, ids=[block[0][0] for block in QUICK])
def test_commands(block: list[tuple[str, str]], root: Path, tmp_path: Path) -> None:
    for command, output in block:
        done = subprocess.run(
            shlex.split(command),
            cwd=root,
            env=environment(tmp_path),
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip()
        if output.strip():
            assert done.stdout.rstrip() == output.rstrip()


# What prose names: how it is run here, or the test that runs the very same.
IN_PROSE = {
    "referee": "referee --help",
    "referee completion bash": "referee completion bash",
    "referee table": "referee table",
    "referee replay FILE": "referee replay FILE",
    "source .venv/bin/activate": "bash -c 'source VENV/bin/activate && referee --version'",
}
ELSEWHERE = {
    "pip install .": ("tests/test_wheel.py", '"install"'),
    "referee site build": ("tests/cli/test_reference.py", '"site", "build"'),
    "NO_MKDOCS_2_WARNING=1 mkdocs build --strict": ("tests/site/conftest.py", '"-m", "mkdocs"'),
}


def test_every_command_that_prose_names_is_run(root: Path, tmp_path: Path) -> None:
    prose = BLOCK.sub("", README)
    named = {" ".join(command.split()) for command in INLINE.findall(prose)}
    named -= set(IN_TABLE.findall(README))
    assert named == {*IN_PROSE, *ELSEWHERE}
    for file, words in ELSEWHERE.values():
        assert words in (root / file).read_text("utf-8")
    log = tmp_path / "tables" / "friday.jsonl"
    new = "referee table new friday --players Ana,Ben,Cem"
    for command in [new, *IN_PROSE.values()]:
        command = command.replace("FILE", shlex.quote(str(log))).replace("VENV", sys.prefix)
        done = subprocess.run(
            shlex.split(command),
            cwd=root,
            env=environment(tmp_path),
            input="",
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        assert done.stdout.strip(), command


def test_the_command_for_the_tests_is_the_one_that_ci_calls(root: Path) -> None:
    lines = (root / ".ci" / "run").read_text("utf-8").splitlines()
    assert "python3 run.py tests" in lines
    listing = ["python3", "run.py", "tests", "--collect-only", "-q", "tests/test_wheel.py"]
    done = subprocess.run(listing, cwd=root, env=environment(), capture_output=True, text=True)
    assert (done.returncode, "test_wheel" in done.stdout) == (0, True), done.stderr


@pytest.mark.long
def test_site_serve_answers_in_three_languages(root: Path, tmp_path: Path) -> None:
    serve = ["python3", "run.py", "site", "serve", "--port", "8765"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            serve, cwd=root, env=environment(), stdout=log, stderr=log, start_new_session=True
        )
    try:
        for lang, word in (("en", "La Cuenta"), ("de", "Rechnung"), ("zh", "账单来了")):
            assert word in page(f"http://127.0.0.1:8765/{lang}/la-cuenta/", server), lang
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(timeout=20)


def page(address: str, server: "subprocess.Popen[bytes]") -> str:
    """Return the page at the address as soon as the server answers."""
    for _ in range(240):
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode("utf-8"))
        except OSError:
            time.sleep(0.25)
    raise AssertionError(f"no answer at {address}")
