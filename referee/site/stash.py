"""Keeps finished HTML away from the Markdown and search parsers, which it would only slow down.

Generated pages are headings in Markdown and blocks of HTML between blank lines. The blocks are put
away before Markdown is made into HTML, and come back afterwards; those that the search leaves out
anyway (``data-search-exclude`` on their first element) come back after the index is made.
"""

from __future__ import annotations

import re

_MARK = re.compile(r"<!--put away (\d+)-->")
_UNSEARCHED = re.compile(r"<[a-z]+[^>]*\sdata-search-exclude\b")


def put_away(markdown: str) -> tuple[str, list[str]]:
    """Return the Markdown with marks for its blocks of HTML, and the blocks."""
    stored: list[str] = []
    kept = []
    for block in markdown.split("\n\n"):
        if block.startswith("<"):
            kept.append(f"<!--put away {len(stored)}-->")
            stored.append(block)
        else:
            kept.append(block)
    return "\n\n".join(kept), stored


def bring_back(html: str, stored: list[str], searched_only: bool) -> str:
    """Return the HTML with its blocks in place; those left out of the search only if asked for."""

    def one(found: re.Match[str]) -> str:
        block = stored[int(found[1])]
        return found[0] if searched_only and _UNSEARCHED.match(block) else block

    return _MARK.sub(one, html)
