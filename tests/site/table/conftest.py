"""The table page on a phone: opening it, tapping, and what its referee says."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

PHONE = {"width": 360, "height": 740}


class Table:
    """One phone at the table. Taps go to what a thumb would hit; names are those of the page."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )

    def open(self, lang: str = "en", tail: str = "") -> "Table":
        """Open the page and wait for the referee."""
        self.page.goto(f"{self.address}/{lang}/la-cuenta/table/{tail}")
        self.page.wait_for_selector("body[data-ready]")
        return self

    def tap(self, what: str, arg: str | None = None, sheet: bool = False) -> None:
        """Tap what does `what` (with `arg`); what is greyed can be tapped too, and says why."""
        found = f'[data-do="{what}"]' + (
            f"[data-arg={json.dumps(arg, ensure_ascii=False)}]" if arg is not None else ""
        )
        if sheet:
            found = f"#sheet {found}"
        self.page.locator(found).first.click(force=True)

    def cards(self, *names: str) -> None:
        """Tap cards of the grid, in this order."""
        for name in names:
            self.tap("card", name)

    def more(self, card: str, times: int = 1) -> None:
        """Count a card up."""
        for _ in range(times):
            self.tap("more", card)

    def premium(self, name: str) -> None:
        """Tap a card that lies there a second time: Premium."""
        self.page.locator(f'.tray .chip:has-text("{name}") button').first.click()

    def start(self, names: list[str], starter: int = 0) -> None:
        """Begin a game with these names."""
        self.tap("setup")
        for seat, name in enumerate(names):
            if seat >= self.page.locator("[id^=name-]").count():
                self.tap("seat", sheet=True)
            self.page.fill(f"#name-{seat}", name)
        self.tap("starts", str(starter), sheet=True)
        self.tap("begin", sheet=True)
        self.page.wait_for_selector(".score")
        self.page.wait_for_selector("#sheet:not([open])", state="attached")

    def settle(self, asker: str | None = None) -> None:
        """Settle; say who asked if the page wants to know."""
        self.tap("bill")
        if asker is not None:
            self.tap("asker", asker, sheet=True)
        self.tap("settle", sheet=True)
        self.page.wait_for_selector("#sheet:not([open])", state="attached")
        assert self.page.locator(".tray").count() == 0  # an empty table for the next round

    def menu(self, item: str) -> None:
        """Open one of the menu's sheets."""
        self.tap("menu")
        self.tap(item, sheet=True)
        self.page.locator("#sheet .menu").wait_for(state="detached")

    def close(self) -> None:
        """Close the sheet."""
        self.tap("close", sheet=True)

    def total(self) -> str:
        """Return the live total, as shown."""
        return str(self.page.inner_text("#total"))

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


Open = Callable[..., Table]


@pytest.fixture
def phone(browser: Any, address: str) -> Iterator[Open]:
    """Return a function that opens the page on a new phone; none of them may report a fault."""
    contexts = []
    tables = []

    def new(lang: str = "en", tail: str = "", **options: Any) -> Table:
        settings = {"viewport": PHONE, "has_touch": True, "locale": lang, **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(10_000)
        table = Table(context.new_page(), address)
        tables.append(table)
        return table.open(lang, tail)

    yield new
    faults = [fault for table in tables for fault in table.faults]
    for context in contexts:
        context.close()
    assert faults == []
