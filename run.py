#!/usr/bin/env python3
"""Sets up what is missing and runs it: the referee, the tests or the quality gates.

python3 run.py bill gazpacho "wine x4"    any command of the referee
python3 run.py tests [pytest arguments]   the tests: before every commit
python3 run.py tests quick                without those that need a browser or long
python3 run.py tests full                 every language, width and font: before a release
python3 run.py gates                      lint, format, types, import direction, scripts, rule base
python3 run.py help                       this, and what the referee can do

Needs nothing but Python 3.11 or newer. Packages go into .venv beside this file, from lock files
with hashes; they are installed again only when a lock file or pyproject.toml has changed.
"""

# An older Python must get as far as the sentence that says so: no f-strings here, and no
# annotations that are looked at when the file is read.
import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# A group of tests (`xdist_group`) shares what takes long to make and stays with one worker.
WORKERS = ("-n", "auto", "--dist", "loadgroup")
GATES = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-cache"),
    ("referee", "check"),
)
# Scripts of the pages, and those of workers, which live in another world: what `tsc` is told.
SCRIPTS = ("jsconfig.json", "jsconfig.workers.json")


def main(arguments: "list[str]") -> int:
    """Return the exit code of what was run."""
    if sys.version_info < (3, 11):
        found = sys.version.split()[0]
        print("Python 3.11 or newer is needed; this is {}.".format(found), file=sys.stderr)
        return 2
    if arguments[:1] in (["tests"], ["test"]):
        if not can_be_chosen(arguments[1:2]):
            print(
                "There are no tests “{}”: quick, full, a path or an option of pytest.".format(
                    arguments[1]
                ),
                file=sys.stderr,
            )
            return 2
        install("dev")
        return call(("pytest", *WORKERS, *chosen(arguments[1:])))
    if arguments[:1] in (["gates"], ["gate"]):
        if arguments[1:]:
            print("The gates are run all together: python3 run.py gates", file=sys.stderr)
            return 2
        install("dev")
        return gates()
    if arguments in (["-h"], ["--help"], ["help"]):
        return usage()
    install("run")
    return call(("referee", *arguments))


def usage() -> int:
    """Say what there is to run; return the exit code, 2 where nobody can be told."""
    ready = installed("run")
    try:
        print(__doc__, flush=True)
        if not ready:
            text = "The referee is not set up yet; its first command does that."
            print(text, flush=True)
    except OSError as fault:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing follows at the end
        print("Nothing could be written: {}.".format(fault.strerror), file=sys.stderr)
        return 2
    return call(("referee", "--help")) if ready else 0


def gates() -> int:
    """Run all gates side by side and return the worst exit code; each says its own in one piece."""
    environ = environment()
    running = []
    for gate in GATES:
        command = [str(BIN / gate[0]), *gate[1:]]
        pipe = subprocess.Popen(
            command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        running.append((gate, pipe))
    codes = [scripts()]
    for gate, pipe in running:
        said = pipe.communicate()[0]
        print("·", *gate, flush=True)
        sys.stdout.buffer.write(said)
        sys.stdout.flush()
        codes.append(pipe.returncode)
    return max(codes)


def scripts() -> int:
    """Return the exit code of the type check of the site's scripts; 0 without Node, which it says.

    In CI there is Node: its absence is a fault there.
    """
    import shutil

    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        print("· tsc: left out, for it needs Node and npm", file=sys.stderr, flush=True)
        return 1 if os.environ.get("CI") else 0
    folder = ROOT / "tests" / "node"
    tsc = folder / "node_modules" / "typescript" / "bin" / "tsc"
    codes = [0]
    if not tsc.is_file():
        codes.append(subprocess.call([npm, "ci", "--silent"], cwd=str(folder)))
    for config in SCRIPTS:
        print("· tsc -p", config, file=sys.stderr, flush=True)
        codes.append(subprocess.call([node, str(tsc), "-p", str(ROOT / config)]))
    return max(codes)


def chosen(arguments: "list[str]") -> "list[str]":
    """Return the pytest arguments in which `quick` and `full` are what they stand for."""
    sets = {"quick": ["-m", "not browser and not long"], "full": ["--full"]}
    return [*sets.get(arguments[0], arguments[:1]), *arguments[1:]] if arguments else []


def can_be_chosen(words: "list[str]") -> bool:
    """Return whether tests can be chosen by this: nothing, one of the sets, an option or a path."""
    return (
        not words
        or words[0] in ("quick", "full")
        or words[0].startswith("-")
        or ((ROOT / words[0].partition("::")[0]).exists())
    )


def installed(lock: str) -> bool:
    """Return whether .venv holds what a lock file says."""
    # The larger set holds the smaller one: a plain run is content with either.
    return PYTHON.exists() and any(
        stamp(name).is_file() and stamp(name).read_text() == wanted(name) for name in {lock, "dev"}
    )


def install(lock: str) -> None:
    """Bring .venv up to requirements/<lock>.lock; does nothing when it is there already."""
    if installed(lock):
        return
    print("Setting up .venv (once) …", file=sys.stderr, flush=True)
    try:
        make(lock)
    except subprocess.CalledProcessError as failed:
        said = failed.stdout or b""
        sys.exit(
            "{}\nSetting up .venv failed; the reason stands above{}.".format(
                said.decode(errors="replace").strip(),
                " (Debian: apt install python3-venv)" if b"ensurepip" in said else "",
            )
        )


def make(lock: str) -> None:
    """Make .venv if need be and install; raises `CalledProcessError` with what was said."""

    def quietly(*command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    python = str(PYTHON)
    try:
        quietly(python, "-m", "pip", "--version")
    except (OSError, subprocess.CalledProcessError):  # none yet, half made, or of another Python
        quietly(sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT))
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install")
    quietly(*pip, "--require-hashes", "-r", str(lock_file(lock)))
    quietly(*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    # An editable install has no byte code of its own, and a short command feels the difference.
    quietly(python, "-m", "compileall", "-q", str(ROOT / "referee"))
    stamp(lock).write_text(wanted(lock))


def lock_file(name: str) -> Path:
    """Return the lock file of that name."""
    return ROOT / "requirements" / "{}.lock".format(name)


def stamp(name: str) -> Path:
    """Return the file that remembers what was installed from a lock file."""
    return ENVIRONMENT / "installed-{}".format(name)


def wanted(name: str) -> str:
    """Return the fingerprint of everything that decides what is installed."""
    return hashlib.sha256(
        lock_file(name).read_bytes() + (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()
    ).hexdigest()


def environment() -> "dict[str, str]":
    """Return the environment in which programs of .venv are run."""
    path = os.pathsep.join((str(BIN), os.environ.get("PATH", "")))
    environ = {**os.environ, "PATH": path}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every worker compiles every test anew
    return environ


def call(command: "tuple[str, ...]") -> int:
    """Run a program of .venv and return its exit code."""
    return subprocess.call([str(BIN / command[0]), *command[1:]], env=environment())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
