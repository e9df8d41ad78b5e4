"""The page that keeps score of a game by its forms: entering events as a person taps them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.phones import Phone, phones
from tests.support.serving import served


class Score(Phone):
    """One phone that keeps score."""

    def start(self, *names: str, starter: int = 0) -> None:
        """Begin a game with these names."""
        for seat, name in enumerate(names):
            if seat >= self.page.locator("[id^=name-]").count():
                self.tap("seat")
            self.page.fill(f"#name-{seat}", name)
        self.tap("starts", str(starter))
        self.tap("begin")
        self.page.wait_for_selector(".board")

    def fields(self, event: str) -> list[dict[str, Any]]:
        """Return the fields of an event's form."""
        forms = self.ask([{"do": "forms"}])[0]["ok"]
        return list(next(form["fields"] for form in forms if form["event"] == event))

    def form(self, event: str) -> None:
        """Open an event's form, where the rules are against it too."""
        self.tap("enter-form", event)
        if self.page.locator('#sheet [data-do="fill-anyway"]').count():
            self.tap("fill-anyway", sheet=True)

    def fill(self, event: dict[str, Any]) -> None:
        """Fill an open form in with what an event says."""
        for field in self.fields(event["event"]):
            if field["name"] in event:
                self._field(field, event[field["name"]])

    def _field(self, field: dict[str, Any], value: Any) -> None:
        name, kind = field["name"], field["kind"]
        place = f'#sheet [data-field="{name}"]'
        page = self.page
        if kind == "flag":
            page.set_checked(f'{place}[type="checkbox"]', value)
        elif kind == "amounts":
            for player, n in value.items():
                page.fill(f'{place}[data-player="{player}"][data-input]', str(n))
        elif isinstance(value, list):
            for each in value:
                button = page.locator(f'{place}[data-arg="{each}"]:not([data-do="fill-off"])')
                if button.count():
                    button.first.click()
                else:
                    page.fill(f'{place}[data-input="fill-typing"]', str(each))
                    page.locator(f'{place}[data-do="fill-typed"]').click()
        elif page.locator(f"{place}[data-input]").count():
            page.fill(f"{place}[data-input]", str(value))
        elif page.locator(f'{place}[data-arg="{value}"][aria-pressed="false"]').count():
            page.locator(f'{place}[data-arg="{value}"]').click()

    def enter(self, event: dict[str, Any]) -> None:
        """Enter an event by its form, as the table agreed to it if the rules are against it."""
        self.form(event["event"])
        self.fill(event)
        self.tap("enter", sheet=True)
        self.closed()

    def figures(self) -> list[list[str]]:
        """Return the board as shown: name, then figures."""
        found = []
        for row in self.page.locator(".board tbody tr").all():
            name = row.locator(".nm").inner_text().split("●")[0].strip()
            found.append([name, *row.locator("td b").all_inner_texts()])
        return found


Open = Callable[..., Score]


@pytest.fixture
def phone(browser: Any, address: str) -> Iterator[Open]:
    """Return a function that opens a game's page: `phone(lang, tail, game)`."""
    with phones(browser, lambda page, game: Score(page, address, game)) as new:
        yield new


@pytest.fixture(scope="session")
def fourth(fourth_site: Path) -> Iterator[str]:
    """Return where the site of a checkout with a made-up fourth game is served."""
    with served(fourth_site) as root:
        yield root


@pytest.fixture
def race(browser: Any, fourth: str) -> Iterator[Open]:
    """Return a function that opens the fourth game's page on a new phone."""
    with phones(browser, lambda page: Score(page, fourth, "coin-race")) as new:
        yield new
