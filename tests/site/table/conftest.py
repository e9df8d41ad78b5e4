"""The table page of La Cuenta on a phone: tapping cards, settling."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.site.phones import Phone, phones


class Table(Phone):
    """One phone at the table."""

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
        self.closed()

    def settle(self, asker: str | None = None) -> None:
        """Settle; say who asked if the page wants to know."""
        self.tap("bill")
        if asker is not None:
            self.tap("asker", asker, sheet=True)
        self.tap("settle", sheet=True)
        self.closed()
        assert self.page.locator(".tray").count() == 0  # an empty table for the next round

    def total(self) -> str:
        """Return the live total, as shown."""
        return str(self.page.inner_text("#total"))


Open = Callable[..., Table]


@pytest.fixture
def phone(browser: Any, address: str) -> Iterator[Open]:
    """Return a function that opens the page on a new phone; none of them may report a fault."""
    with phones(browser, lambda page: Table(page, address, "la-cuenta")) as new:
        yield new
