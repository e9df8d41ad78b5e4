"""How much computing time commands take, as ratios to a bare click command that prints JSON.

Run: python bench/cli_start.py [RUNS]. All take turns in one run and whole processes count; what is
compared is the median of their processor time, which other programs hardly change.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
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
OURS = "import sys\nfrom referee.cli.main import main\nsys.exit(main())\n"
CARDS = (
    "gazpacho tortilla tortilla ensaladilla chorizo croquetas pulpo pulpo wine x4 cake burnt 0 fish"
)
BARS = {
    f"bill {CARDS} --json": 1.25,
    f"bill {CARDS}": 1.35,
    "rule premium-doubles": 1.35,
    "dispute premium-threshold": 1.4,
    "dispute": 1.4,
    "table show": 1.45,
    "table ben wine": 1.45,
    "may jamon": 1.5,
}
KEPT = [
    {"event": "game", "game": "la-cuenta", "players": ["Ana", "Ben", "Cem"], "starter": "Ana"},
    {"event": "play", "player": "Ana", "card": "gazpacho"},
]


def main() -> int:
    """Print all ratios and return 1 if one is above its bar."""
    options = parser(__doc__)
    options.add_argument("runs", nargs="?", type=count, default=60)
    runs = options.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        times = measure(Path(folder), runs)
    bare = statistics.median(times.pop("bare"))
    worst = 0
    for words, bar in BARS.items():
        ratio = statistics.median(times[words]) / bare
        verdict = "ok" if ratio <= bar else "TOO SLOW"
        shown = words.replace(CARDS, "…")
        print(f"{shown:25} {ratio:.2f} × a bare click command (bar {bar}): {verdict}")
        worst |= ratio > bar
    print(f"(bare: {bare * 1000:.1f} ms, {runs} runs each)")
    return int(worst)


def measure(folder: Path, runs: int) -> dict[str, list[float]]:
    """Return the seconds of each run by command, after two runs that do not count."""
    bare, ours = folder / "bare.py", folder / "run_referee.py"
    bare.write_text(BARE, encoding="utf-8")
    ours.write_text(OURS, encoding="utf-8")
    commands = {"bare": [str(bare), *CARDS.split(), "--json"]}
    commands |= {words: [str(ours), *words.split()] for words in BARS}
    environ = {**os.environ, "LC_ALL": "C.UTF-8", "REFEREE_HOME": str(folder)}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed comes with its bytecode
    times: dict[str, list[float]] = {name: [] for name in commands}
    for run in range(runs + 2):
        for name, command in commands.items():
            keep(folder)
            seconds = spent([sys.executable, *command], environ)
            if run > 1:
                times[name].append(seconds)
    return times


def keep(home: Path) -> None:
    """Lay the game that is kept as it was before anybody entered anything."""
    (home / "tables").mkdir(exist_ok=True)
    lines = "".join(json.dumps(event) + "\n" for event in KEPT)
    (home / "tables" / "friday.jsonl").write_text(lines, encoding="utf-8")
    (home / "current").write_text("friday\n", encoding="utf-8")


def spent(command: list[str], environ: dict[str, str]) -> float:
    """Return the processor time of one whole process in seconds; raises if it fails."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environ) as process:
        _pid, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    sys.exit(main())
