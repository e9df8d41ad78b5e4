"""Breaks the engine once for every rule and looks whether the fast tests notice.

Run: python bench/mutations.py [RULE …] [--jobs N] [--look] (some minutes; `run.py tests full` does,
other runs only look whether the list is whole). Each mutation replaces one piece
of source text in a copy of the engine; a text that is not found exactly once is stale and fails,
so that this list keeps up with the engine. Every rule that the engine computes has a mutation.
"""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from lacking import count, need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["hypothesis", "pytest", "referee"])

from bench.mutation_list import MUTATIONS, Mutation
from referee.rulebase import store

ROOT = Path(__file__).resolve().parent.parent

# From quick and narrow to slow and wide; the first failure ends a run. What Hypothesis makes up
# is left out: it costs most and catches nothing that the others do not.
TESTS = [
    "--ignore-glob=*_properties.py",
    "--deselect=tests/games/la_cuenta/test_bill_checker.py::test_random_tables",
    "tests/games/la_cuenta",
    "tests/engine",
    "tests/cases",
    "tests/proofs/test_small_tables.py",
    "tests/proofs/test_short_games.py",
]


def main() -> int:
    """Print every mutation that lives and return how many do, or are stale."""
    usage = parser(__doc__)
    usage.add_argument("rules", nargs="*", help="only the mutations of these rules")
    usage.add_argument("--jobs", type=count, default=os.cpu_count() or 1)
    usage.add_argument("--look", action="store_true", help="only look for stale and missing ones")
    options = usage.parse_args()
    wanted = [one for one in MUTATIONS if not options.rules or set(one.rules) & set(options.rules)]
    faults = stale(wanted)
    if not options.rules:
        faults += untouched()
    if options.look:
        print("\n".join(faults) or "none is stale or missing")
        return len(faults)
    waiting: queue.Queue[Mutation | None] = queue.Queue()
    for one in [None, *wanted]:
        waiting.put(one)
    start = time.perf_counter()
    lock = threading.Lock()

    def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            copy = copied(Path(folder))
            while not waiting.empty():
                one = waiting.get()
                said = verdict(copy, one)
                with lock:
                    print(
                        said or f"caught: {one}" if one else said or "passes unbroken", flush=True
                    )
                    if said:
                        faults.append(said)

    workers = [threading.Thread(target=work) for _ in range(options.jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    seconds = time.perf_counter() - start
    print(f"\n{len(wanted)} mutations in {seconds:.0f} s; not caught, stale or missing:")
    print("\n".join(faults) or "none")
    return len(faults)


def copied(folder: Path) -> Path:
    """Return a copy of what the tests need, compiled rules included."""
    store.facts("la-cuenta")
    ignore = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in ("referee", "tests", "rules_data", "seeds", "locales"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignore)
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


def verdict(copy: Path, one: Mutation | None) -> str:
    """Return what is wrong: a mutation that no test notices, or a test that fails without one."""
    if one is None:
        output = tested(copy)
        return f"fails without any mutation:\n{output}" if output else ""
    path = copy / one.file
    original = path.read_text(encoding="utf-8")
    if original.count(one.old) != 1:
        return ""  # stale, said already
    path.write_text(original.replace(one.old, one.new), encoding="utf-8")
    try:
        return "" if tested(copy) else f"LIVES: {one}"
    finally:
        path.write_text(original, encoding="utf-8")


def tested(copy: Path) -> str:
    """Return the end of what the tests say if they fail, otherwise nothing."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout[-600:] + done.stderr[-300:] if done.returncode else ""


def stale(mutations: list[Mutation]) -> list[str]:
    """Return the mutations whose text is no longer in the engine, or is there twice."""
    found = []
    for one in mutations:
        count = (ROOT / one.file).read_text(encoding="utf-8").count(one.old)
        if count != 1:
            found.append(f"STALE ({count} ×): {one}")
    return found


def untouched() -> list[str]:
    """Return the rules that the engine computes and no mutation breaks."""
    rules = store.book("la-cuenta")["rules"]
    touched = {rule for one in MUTATIONS for rule in one.rules}
    return [
        f"NO MUTATION: {rule['id']}"
        for rule in rules
        if rule.get("computed") and rule["id"] not in touched
    ]


if __name__ == "__main__":
    sys.exit(main())
