"""Measures the page that keeps score, for every game that has it: bytes, answer, taps.

Run from a checkout with Chromium: ``python bench/phone_score.py [SITE]`` (builds the site if none
is given). Times are those of the page itself at 4 × throttle, in a game of many events.
"""

from __future__ import annotations

import gzip
import http.server
import random
import shutil
import statistics
import tempfile
import threading
from functools import partial
from pathlib import Path
from typing import Any

from lacking import built_site, need, parser  # type: ignore[import-not-found]  # beside this file

need(__doc__, ["material", "playwright", "referee"], ["chromium"])

from phone import (  # type: ignore[import-not-found]  # beside this file
    FLAGS,
    TAP,
    THROTTLE,
    YARD,
    _open,
    _Quiet,
    _spread,
)
from playwright.sync_api import sync_playwright

from referee.engine.chances import fillings
from referee.games import load
from referee.rulebase import store
from referee.site import phone_face
from referee.site.build import build

EVENTS = 300
NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva"]
KEEP = """async ([game, log]) => {
    const keep = await import(new URL(document.body.dataset.app + "keep.js", location.href));
    const id = await keep.newGame(log[0], log.slice(1));
    localStorage.setItem(`table-referee/${game}/now`, JSON.stringify({ id, half: {}, sheet: "" }));
}"""


def long_game(game: str, events: int) -> list[dict[str, Any]]:
    """Return a log in which everything is allowed and the game goes on; fewer events if it ends."""
    module: Any = load(game)
    facts = store.facts(game)
    dice = random.Random(3)
    forms = module.forms(facts)
    log: list[dict[str, Any]] = [{"event": "game", "game": game, "players": NAMES}]
    fold = module.fold(facts, log)
    for _ in range(50 * events):
        if len(log) >= events:
            break
        turn = module.view(fold.state)["turn"]
        event = dice.choice(fillings(facts["types"], dice.choice(forms), turn, NAMES))
        try:
            if not fold.verdict(event)["allowed"]:
                continue
        except Exception:
            continue
        if module.replay(facts, [*log, event])["over"]:
            continue
        fold.add(event)
        log.append(event)
    return log


def main(site: Path) -> None:
    """Serve a built site and print the figures."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    games = [game for game in store.games() if phone_face.folder(game) == phone_face.SHARED]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in games:
            _measure(chromium, f"http://127.0.0.1:{server.server_address[1]}", game)
        chromium.close()
    server.shutdown()


def _measure(chromium: Any, address: str, game: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 740}, service_workers="block")
    page = context.new_page()
    sizes: list[int] = []
    page.on("response", lambda got: sizes.append(len(gzip.compress(got.body(), 9))))
    url = f"{address}/en/{game}/table/"
    _open(page, url)
    page.wait_for_timeout(500)
    print(f"{game}: first visit {sum(sizes):,} bytes gz in {len(sizes)} answers (bar 300,000)")
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    print(f"  yardstick: {statistics.median(page.evaluate(YARD) for _ in range(5)):.0f} ms")
    ready = [_open(page, url) for _ in range(9)]
    print(f"  answers after: {_spread(ready)} ms from navigation (bar 700)")
    log = long_game(game, EVENTS)
    page.evaluate(KEEP, [game, log])
    opened = _open(page, url)
    page.wait_for_selector(".board")
    times: dict[str, list[float]] = {}
    for event in page.eval_on_selector_all(
        '.doing[aria-disabled="false"]', "(all) => all.map((e) => e.dataset.arg)"
    ):
        form = f'[data-do="enter-form"][data-arg="{event}"]'
        if not page.locator(form).count():  # the entry before it was the end
            break
        _tap(page, times, "a form", form)
        for _ in range(3):
            if page.locator("#sheet .pill[aria-pressed=false]").count():
                _tap(page, times, "a chip", "#sheet .pill[aria-pressed=false]")
        done = '#sheet [data-do="enter"][aria-disabled="false"]'
        if page.locator(done).count():
            _tap(page, times, "an entry", done)
        else:
            page.evaluate("() => document.getElementById('sheet').close()")
        page.wait_for_selector("#sheet:not([open])", state="attached")
    print(f"  {len(log)} events: open {opened:.0f} ms")
    for what, taps in times.items():
        handled, drawn = zip(*taps, strict=True)
        print(f"  tap on {what}: {_spread(handled)} ms, until drawn {_spread(drawn)} ms (bar 50)")
    context.close()


def _tap(page: Any, times: dict[str, list[float]], what: str, selector: str) -> None:
    times.setdefault(what, []).append(page.evaluate(TAP, selector))


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
