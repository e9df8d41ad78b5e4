"""Measures the table page: bytes of a first visit, time until the referee answers, time of a tap.

Run from a checkout with Chromium: ``python bench/phone.py [SITE]`` (builds the site if none is
given). Times are those of the page itself at 4 × throttle, warm cache; the bars are design.md's.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import random
import shutil
import statistics
import tempfile
import threading
from pathlib import Path
from typing import Any

from lacking import built_site, need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["material", "playwright", "referee"], ["chromium"])

from playwright.sync_api import sync_playwright

from referee.games.la_cuenta import game
from referee.rulebase import store
from referee.site.build import build

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
GAME = "la-cuenta"
NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva"]
EVENTS = 300
THROTTLE = 4

# One tap: until the handler is done, and until the next picture has been drawn.
TAP = """(selector) => new Promise((done) => {
    const element = document.querySelector(selector);
    const start = performance.now();
    element.click();
    const handled = performance.now() - start;
    requestAnimationFrame(() => setTimeout(() => done([handled, performance.now() - start])));
})"""
KEEP = """async ([log, stepwise]) => {
    const keep = await import(new URL(document.body.dataset.app + "keep.js", location.href));
    const id = await keep.newGame(log[0], log.slice(1));
    const draft = { dishes: [], counts: {}, asker: "", protected: [], split: null };
    const state = { draft, id, people: 0, rulings: {}, reading: "", stepwise, line: 0 };
    localStorage.setItem("table-referee/la-cuenta/now", JSON.stringify(state));
}"""
# A yardstick for how busy the machine is: a fixed piece of work at the same throttle.
YARD = """() => {
    const start = performance.now();
    let sum = 0;
    for (let i = 0; i < 3e6; i++) sum = (sum * 31 + i) | 0;
    return performance.now() - start + (sum === 1 ? 1 : 0);
}"""


def long_game(events: int) -> list[dict[str, Any]]:
    """Return a log of a game turn by turn in which everything is allowed."""
    facts = store.facts(GAME)
    dice = random.Random(3)
    log: list[dict[str, Any]] = [
        {"event": "game", "game": GAME, "players": NAMES, "savings": dict.fromkeys(NAMES, 60000)}
    ]
    fold = game.fold(facts, log)
    kinds = ("tapas", "wine", "coffee", "toilet", "turn-reversal")
    cards = [card["id"] for card in facts["cards"] if card["kind"] in kinds]
    while len(log) < events or fold.state.round.asker is not None or fold.state.round.laid:
        now = fold.state.round
        ask = {"event": "ask", "player": fold.state.turn, "cannot_play": True}
        plays = [
            {"event": "play", "player": fold.state.turn, "card": card}
            for card in dice.sample(cards, len(cards))
        ]
        ways = [{"event": "settle"}] if now.asker else [ask] if len(now.laid) > 8 else [*plays, ask]
        event = next(way for way in ways if fold.verdict(way)["allowed"])
        fold.add(event)
        log.append(event)
    return log


def main(site: Path) -> None:
    """Serve a built site and print the figures."""
    handler = functools.partial(_Quiet, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/en/{GAME}/table/"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = chromium.new_context(
            viewport={"width": 360, "height": 740}, service_workers="block"
        )
        page = context.new_page()
        sizes: list[int] = []
        page.on("response", lambda got: sizes.append(len(gzip.compress(got.body(), 9))))
        _open(page, address)
        page.wait_for_timeout(500)
        print(f"first visit: {sum(sizes):,} bytes gz in {len(sizes)} answers (bar 300,000)")
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        print(f"yardstick: {statistics.median(page.evaluate(YARD) for _ in range(5)):.0f} ms")
        ready = [_open(page, address) for _ in range(9)]
        print(f"answers after: {_spread(ready)} ms from navigation (bar 700)")
        log = long_game(EVENTS)
        for stepwise in (False, True):
            page.evaluate(KEEP, [log, stepwise])
            opened = _open(page, address)
            dishes = page.evaluate(
                "() => [...document.querySelectorAll('.dish')].map((e) => '#' + e.id)"
            )
            taps = [page.evaluate(TAP, dish) for dish in dishes[:12]]
            handled, drawn = zip(*taps, strict=True)
            print(
                f"{'turn by turn' if stepwise else 'told'}, {len(log)} events: open {opened:.0f}, "
                f"tap {_spread(handled)} ms, until drawn {_spread(drawn)} ms (bar 50)"
            )
        chromium.close()
    server.shutdown()


def _open(page: Any, address: str) -> float:
    page.goto(address)
    page.wait_for_selector("body[data-ready]", state="attached")
    return float(page.evaluate("() => performance.getEntriesByName('usable')[0].startTime"))


def _spread(values: Any) -> str:
    ordered = sorted(values)
    return f"{ordered[0]:.0f} / {statistics.median(ordered):.0f} / {ordered[-1]:.0f}"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Let the browser keep files, as a host of static pages does."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("site", nargs="?", type=built_site, help="a site that is built already")
    site = options.parse_args().site
    if site:
        main(site)
    else:
        with tempfile.TemporaryDirectory() as folder:
            build(Path(folder))
            main(Path(folder))
