"""A phone with a table page on it: opening it, tapping, and what its referee says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

PHONE = {"width": 360, "height": 740}


class Phone:
    """One phone. Taps go to what a thumb would hit; names are those of the page."""

    def __init__(self, page: Any, address: str, game: str) -> None:
        self.page = page
        self.address = address
        self.game = game
        self.faults: list[str] = []
        page.on("pageerror", self._failed)
        page.on("console", self._said)

    def _failed(self, fault: Any) -> None:
        self.faults.append(str(fault))

    def _said(self, said: Any) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def open(self, lang: str = "en", tail: str = "") -> None:
        """Open the page and wait for the referee."""
        self.page.goto(f"{self.address}/{lang}/{self.game}/table/{tail}")
        self.page.wait_for_selector("body[data-ready]")

    def tap(self, what: str, arg: str | None = None, sheet: bool = False) -> None:
        """Tap what does `what` (with `arg`); what is greyed can be tapped too, and says why."""
        found = f'[data-do="{what}"]' + (
            f"[data-arg={json.dumps(arg, ensure_ascii=False)}]" if arg is not None else ""
        )
        if sheet:
            found = f"#sheet {found}"
        self.page.locator(found).first.click(force=True)

    def menu(self, item: str) -> None:
        """Open one of the menu's sheets."""
        self.tap("menu")
        self.tap(item, sheet=True)
        self.page.locator("#sheet .menu").wait_for(state="detached")

    def close(self) -> None:
        """Close the sheet."""
        self.tap("close", sheet=True)

    def closed(self) -> None:
        """Wait until no sheet is open."""
        self.page.wait_for_selector("#sheet:not([open])", state="attached")

    def state(self) -> Any:
        """Return what the page knows: its log and what the referee says of it."""
        return self.page.evaluate(
            """async () => {
                const url = new URL(document.body.dataset.app + "app.js", location.href);
                const { app } = await import(url);
                return JSON.parse(JSON.stringify({ log: app.log, view: app.view, id: app.id }));
            }"""
        )

    def ask(self, questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the answers of the page's referee."""
        answers: list[dict[str, Any]] = self.page.evaluate(
            """async (questions) => {
                const url = new URL(document.body.dataset.app + "engine.js", location.href);
                const { ask } = await import(url);
                return questions.map(ask);
            }""",
            questions,
        )
        return answers

    def wipe(self) -> None:
        """Make the page one that nobody has used: nothing kept, nobody listening."""
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("console", self._said)
        context = self.page.context
        for other in context.pages:
            if other is not self.page:
                other.close()
        self.page.set_viewport_size(PHONE)
        # Leaves the game's page, not its origin: whoever changes that gets a new process.
        self.page.goto(f"{self.address}/robots.txt")
        self.page.evaluate("sessionStorage.clear()")
        devtools = context.new_cdp_session(self.page)
        origin = self.page.evaluate("location.origin")
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        devtools.detach()

    def export(self) -> list[dict[str, Any]]:
        """Return the log file that the page hands out, read."""
        self.menu("share")
        with self.page.expect_download() as waiting:
            self.tap("export", sheet=True)
        text = Path(waiting.value.path()).read_text(encoding="utf-8")
        self.close()
        return [json.loads(line) for line in text.splitlines()]


@contextmanager
def phones(browser: Any, made: Callable[..., Phone]) -> Iterator[Callable[..., Any]]:
    """Give a function that opens a page on a new phone; none of them may report a fault.

    `made` makes the phone of a browser's page; what it needs beside that is handed on.
    """
    taken: list[tuple[list[Any], Phone]] = []

    def new(lang: str = "en", tail: str = "", *given: str, **options: Any) -> Phone:
        options = {"locale": lang, **options}
        shelf = _shelf(browser, options)
        phone = made(shelf.pop() if shelf else _page(browser, options), *given)
        taken.append((shelf, phone))
        phone.open(lang, tail)
        return phone

    yield new
    faults = [fault for _, phone in taken for fault in phone.faults]
    for shelf, phone in taken:
        phone.wipe()
        shelf.append(phone.page)
    assert faults == []


def _page(browser: Any, options: dict[str, Any]) -> Any:
    """Return a page of a browser that nobody has used."""
    settings = {
        "viewport": PHONE,
        "has_touch": True,
        "service_workers": "block",  # what is kept for offline use: test_offline.py
        "reduced_motion": "reduce",  # a tap on what still moves would miss it
        **options,
    }
    context = browser.new_context(**settings)
    context.set_default_timeout(10_000)
    return context.new_page()


# A page that has been wiped is as good as a new one, and opens in half the time: its process is
# there, and knows the scripts. By browser, and by what else was asked of it.
_SHELVES: WeakKeyDictionary[Any, dict[str, list[Any]]] = WeakKeyDictionary()


def _shelf(browser: Any, options: dict[str, Any]) -> list[Any]:
    """Return the wiped pages of this kind."""
    return _SHELVES.setdefault(browser, {}).setdefault(json.dumps(options, sort_keys=True), [])
