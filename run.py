#!/usr/bin/env python3
"""Sets up what is missing and runs it: the referee, the tests or the quality gates.

python3 run.py bill gazpacho "wine x4"    any command of the referee
python3 run.py tests [pytest arguments]   the tests: before every commit
python3 run.py tests quick                those that need no browser
python3 run.py tests full                 and with every language, width and font: before a release
python3 run.py gates                      lint, format, types, import direction, rule base

Needs nothing but Python 3.11 or newer. Packages go into .venv beside this file, from lock files
with hashes; they are installed again only when a lock file or pyproject.toml has changed.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

GATES = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-cache"),
    ("referee", "check"),
)


def main(arguments: list[str]) -> int:
    """Return the exit code of what was run."""
    if sys.version_info < (3, 11):
        print(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if arguments[:1] == ["tests"]:
        install("dev")
        return call(("pytest", "-n", "auto", "--maxschedchunk", "2", *chosen(arguments[1:])))
    if arguments == ["gates"]:
        install("dev")
        return max(call(gate, say=True) for gate in GATES)
    install("run")
    return call(("referee", *arguments))


def chosen(arguments: list[str]) -> list[str]:
    """Return the pytest arguments in which `quick` and `full` are what they stand for."""
    sets = {"quick": ["-m", "not browser and not node"], "full": ["--full"]}
    return [*sets.get(arguments[0], arguments[:1]), *arguments[1:]] if arguments else []


def install(lock: str) -> None:
    """Bring .venv up to requirements/<lock>.lock; does nothing when it is there already."""
    # The larger set holds the smaller one: a plain run is content with either.
    if any(
        stamp(name).is_file() and stamp(name).read_text() == wanted(name) for name in {lock, "dev"}
    ):
        return
    print("Setting up .venv (once) …", file=sys.stderr, flush=True)
    if not PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=ENVIRONMENT.exists())
    pip = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(lock_file(lock))], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], check=True)
    # An editable install has no byte code of its own, and a short command feels the difference.
    subprocess.run([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "referee")], check=True)
    stamp(lock).write_text(wanted(lock))


def lock_file(name: str) -> Path:
    """Return the lock file of that name."""
    return ROOT / "requirements" / f"{name}.lock"


def stamp(name: str) -> Path:
    """Return the file that remembers what was installed from a lock file."""
    return ENVIRONMENT / f"installed-{name}"


def wanted(name: str) -> str:
    """Return the fingerprint of everything that decides what is installed."""
    return hashlib.sha256(
        lock_file(name).read_bytes() + (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()
    ).hexdigest()


def call(command: tuple[str, ...], say: bool = False) -> int:
    """Run a program of .venv and return its exit code."""
    if say:
        print("·", *command, file=sys.stderr, flush=True)
    path = os.pathsep.join((str(BIN), os.environ.get("PATH", "")))
    try:
        return subprocess.run(
            [str(BIN / command[0]), *command[1:]], env={**os.environ, "PATH": path}, check=False
        ).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError:
        sys.exit("Setting up .venv failed; the reason stands above (Debian: python3-venv).")
