"""How long the whole site takes against a plain Material build of as many pages, in one run.

``python bench/site_build.py [rounds]`` prints both medians and their ratio. The plain build has the
same Markdown, all languages in one project, the stock theme with pruned navigation, search, and no
hook. Whole processes are timed, taking turns.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lacking import count, need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["material", "referee"])

from referee.languages import LANGUAGES
from referee.site import export

ROOT = Path(__file__).resolve().parents[1]
BAR = 0.8


def main() -> int:
    """Measure and print; return 1 if the bar is missed."""
    options = parser(__doc__)
    options.add_argument("rounds", nargs="?", type=count, default=5)
    rounds = options.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        export.write(work / "docs")
        for config in (work / "docs").glob("*.yml"):
            config.unlink()
        plain = {
            "site_name": "plain",
            "docs_dir": "docs",
            "site_dir": "plain",
            "theme": {"name": "material", "font": False, "features": ["navigation.prune"]},
            "plugins": ["search"],
            "extra_css": ["en/assets/house.css"],
            "markdown_extensions": ["attr_list", "tables", {"toc": {"toc_depth": "2-3"}}],
            "validation": {"links": {"not_found": "ignore", "anchors": "ignore"}},
        }
        (work / "plain.yml").write_text(json.dumps(plain), encoding="utf-8")
        builds = {
            "ours": ["-f", str(ROOT / "mkdocs.yml"), "--site-dir", str(work / "site")],
            "plain": ["-f", str(work / "plain.yml")],
        }
        times: dict[str, list[float]] = {name: [] for name in builds}
        for _round in range(rounds):
            for name, arguments in builds.items():
                times[name].append(timed(arguments))
        ours = sum(1 for lang in LANGUAGES for _ in (work / "site" / lang).rglob("index.html"))
        theirs = sum(1 for _ in (work / "plain").rglob("index.html"))
    median = {name: statistics.median(values) for name, values in times.items()}
    ratio = median["ours"] / median["plain"]
    print(f"ours   {median['ours']:6.2f} s  {ours} pages")
    print(f"plain  {median['plain']:6.2f} s  {theirs} pages")
    print(f"ratio  {ratio:6.2f}    (bar {BAR})")
    return 0 if ratio <= BAR else 1


def timed(arguments: list[str]) -> float:
    """Return the seconds of one whole ``mkdocs build``."""
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", *arguments],
        cwd=ROOT,
        check=True,
        capture_output=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
