"""What does not fit on a small screen, with letters of the usual size and of twice that."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

# Widths of the screen with the reader's text size, as a factor.
SIZES = ((320, 1), (320, 2), (360, 1), (360, 2))
# The usual phone, and the one with least room: what holds on both holds on the two between.
USUAL_AND_HARDEST = ((360, 1), (320, 2))
HEIGHT = 740
PHONE = {"viewport": {"width": 360, "height": HEIGHT}, "is_mobile": True, "has_touch": True}
FITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
ENLARGE = """by => {
  const root = document.documentElement;
  root.style.fontSize = "";
  if (by !== 1) root.style.fontSize = parseFloat(getComputedStyle(root).fontSize) * by + "px";
}"""


def faults(page: Any, sizes: Iterable[tuple[int, int]]) -> list[Any]:
    """Return what does not fit on the page as it stands: [width, text size, what, where, …]."""
    found = []
    before = page.viewport_size
    for width, by in sizes:
        page.evaluate(ENLARGE, by)
        page.set_viewport_size({"width": width, "height": HEIGHT})
        found += [[width, f"{by}00 %", *fault] for fault in page.evaluate(FITS)]
    page.evaluate(ENLARGE, 1)
    page.set_viewport_size(before)
    return found
