"""A phone with a table page on it: opening it, tapping, and what its referee says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PHONE = {"width": 360, "height": 740}


class Phone:
    """One phone. Taps go to what a thumb would hit; names are those of the page."""

    def __init__(self, page: Any, address: str, game: str) -> None:
        self.page = page
        self.address = address
        self.game = game
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )

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
    contexts = []
    opened = []

    def new(lang: str = "en", tail: str = "", *given: str, **options: Any) -> Phone:
        settings = {
            "viewport": PHONE,
            "has_touch": True,
            "locale": lang,
            "service_workers": "block",  # what is kept for offline use: test_offline.py
            "reduced_motion": "reduce",  # a tap on what still moves would miss it
            **options,
        }
        context = browser.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(10_000)
        phone = made(context.new_page(), *given)
        opened.append(phone)
        phone.open(lang, tail)
        return phone

    yield new
    faults = [fault for phone in opened for fault in phone.faults]
    for context in contexts:
        context.close()
    assert faults == []
