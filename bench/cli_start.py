"""How long `referee bill` takes, as a ratio to a bare click command that prints JSON.

Run: python bench/cli_start.py [RUNS]. Both are timed alternately in one run; the medians count.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lacking import count, need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["click", "referee"])

BARE = """\
import json
import sys

import click


@click.command()
@click.argument("cards", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
def main(cards, as_json):
    click.echo(json.dumps({"ok": True, "data": {"cards": cards}, "errors": []}))


if __name__ == "__main__":
    sys.exit(main())
"""
CARDS = (
    "gazpacho tortilla tortilla ensaladilla chorizo croquetas pulpo pulpo wine x4 cake burnt 0 fish"
)
LIMITS = {"json": 1.3, "text": 1.4}


def main() -> int:
    """Print both ratios and return 1 if one is above its bar."""
    options = parser(__doc__)
    options.add_argument("runs", nargs="?", type=count, default=60)
    runs = options.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder, "bare.py")
        bare.write_text(BARE, encoding="utf-8")
        script = Path(folder, "referee.py")
        script.write_text("import sys\nfrom referee.cli.main import main\nsys.exit(main())\n")
        cards = CARDS.split()
        commands = {
            "bare": [sys.executable, str(bare), *cards, "--json"],
            "json": [sys.executable, str(script), "bill", *cards, "--json"],
            "text": [sys.executable, str(script), "bill", *cards],
        }
        # A module named like the package must not shadow it.
        script.rename(script.with_name("run_referee.py"))
        commands = {
            name: [part.replace("/referee.py", "/run_referee.py") for part in command]
            for name, command in commands.items()
        }
        times = measure(commands, runs)
    worst = 0
    base = statistics.median(times["bare"])
    for name, limit in LIMITS.items():
        ratio = statistics.median(times[name]) / base
        verdict = "ok" if ratio <= limit else "TOO SLOW"
        print(f"{name}: {ratio:.2f} × a bare click command (bar {limit}): {verdict}")
        worst |= ratio > limit
    print(f"(bare: {base * 1000:.1f} ms, {runs} runs each)")
    return int(worst)


def measure(commands: dict[str, list[str]], runs: int) -> dict[str, list[float]]:
    """Return the seconds of each run, all commands in turn, after two runs that do not count."""
    environ = {**os.environ, "LC_ALL": "C.UTF-8"}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed comes with its bytecode
    times: dict[str, list[float]] = {name: [] for name in commands}
    for run in range(runs + 2):
        for name, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environ)
            if run > 1:
                times[name].append(time.perf_counter() - start)
    return times


if __name__ == "__main__":
    sys.exit(main())
