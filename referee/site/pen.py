"""Draws small diagrams as inline SVG that follow the page's colours and speak to screen readers."""

from __future__ import annotations

from html import escape

SHAPES = ("circle", "diamond", "triangle")


class Pen:
    """Collects shapes for one figure after the other; ids are unique on a page."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._count = 0

    def figure(
        self, name: str, size: tuple[int, int], title: str, desc: str, body: list[str]
    ) -> str:
        """Return a figure of ``size`` units with a caption; ``desc`` tells what can be seen."""
        self._count += 1
        ident = f"{self._prefix}-{name}-{self._count}"
        return (
            f'<figure class="picture picture-{name}" data-search-exclude>'
            f"<svg "
            f'viewBox="0 0 {size[0]} {size[1]}" role="img" style="max-width:{size[0] * 1.5:.0f}px" '
            f'aria-labelledby="{ident}-t {ident}-d">'
            f'<title id="{ident}-t">{escape(title)}</title><desc id="{ident}-d">'
            f"{escape(desc)}</desc>"
            f"{''.join(body)}</svg><figcaption>{escape(title)}</figcaption></figure>"
        )

    def text(self, x: float, y: float, said: str, kind: str = "", anchor: str = "middle") -> str:
        """Return a text; ``kind`` are style words (small, bold, muted, on)."""
        return (
            f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{_class(kind)}>{escape(said)}</text>'
        )

    def lines(
        self,
        x: float,
        y: float,
        said: list[str],
        kind: str = "",
        anchor: str = "middle",
        step: float = 15,
    ) -> str:
        """Return several lines of text below each other."""
        return "".join(
            self.text(x, y + place * step, line, kind, anchor) for place, line in enumerate(said)
        )

    def box(
        self, x: float, y: float, width: float, height: float, kind: str = "", round_by: float = 6
    ) -> str:
        """Return a rectangle with round corners."""
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"'
            f"{_class(kind)}/>"
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "") -> str:
        """Return a straight line."""
        return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"{_class(kind)}/>'

    def path(self, drawn: str, kind: str = "") -> str:
        """Return a free shape."""
        return f'<path d="{drawn}"{_class(kind)}/>'

    def circle(self, x: float, y: float, radius: float, kind: str = "") -> str:
        """Return a circle."""
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"{_class(kind)}/>'

    def mark(self, x: float, y: float, yes: bool) -> str:
        """Return a tick or a dash, told apart by shape as well as colour."""
        if yes:
            return self.path(f"M{x - 6:g} {y:g}l4 5 8-10", "tick")
        return self.line(x - 5, y, x + 5, y, "dash")

    def shape(self, x: float, y: float, place: int) -> str:
        """Return the figure of the type at ``place``, 12 units wide around a point."""
        kind = SHAPES[place % len(SHAPES)]
        if kind == "circle":
            return self.circle(x, y, 5.5, "glyph")
        if kind == "diamond":
            return self.path(f"M{x:g} {y - 6.5:g}l6.5 6.5-6.5 6.5-6.5-6.5z", "glyph")
        return self.path(f"M{x:g} {y - 6:g}l6.5 11.5h-13z", "glyph")


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""
