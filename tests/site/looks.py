"""What no state of a table page may have: too wide, too small for a thumb, or found by axe."""

from __future__ import annotations

from typing import Any

from tests.site import fits

COLOURS = ["color-contrast"]  # the rules of axe that may find by night what they do not by day
WIDE = """() => [...document.querySelectorAll("body *")].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && box.right > innerWidth + 1 && !e.closest(".tray, .wide, .sr, input");
}).map((e) => e.outerHTML.slice(0, 90))"""
SMALL = """() => [...document.querySelectorAll("button, select, input, a")].filter((e) => {
    const box = e.getBoundingClientRect();
    if (!box.width || e.closest(".sr") || e.matches(".sr, .check input")) return false;
    const least = e.tagName === "A" ? 24 : 40;
    return box.height < least || box.width < (e.tagName === "A" ? 16 : 32);
}).map((e) => e.outerHTML.slice(0, 90) + Math.round(e.getBoundingClientRect().height))"""


def faults(page: Any, rules: list[str] | None = None) -> list[Any]:
    """Return what is too wide, too small for a thumb, or found by axe on this screen.

    `rules` are those of axe that are asked: all if None.
    """
    options = {"resultTypes": ["violations"], **({} if rules is None else {"runOnly": rules})}
    found = []
    if rules != []:
        found = page.evaluate("options => axe.run(options)", options)["violations"]
    axe = [(fault["id"], node["html"][:160]) for fault in found for node in fault["nodes"][:2]]
    wide = page.evaluate("document.documentElement.scrollWidth")
    cut = [fault for fault in page.evaluate(fits.FITS) if fault[0] == "cut off"]
    return [
        *cut,
        *([wide] if wide > 360 else []),
        *page.evaluate(WIDE),
        *page.evaluate(SMALL),
        *axe,
    ]
