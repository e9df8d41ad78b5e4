"""Checks the finished site: every link, anchor and resource, ids, languages..

``python -m referee.site.linkcheck site`` prints what is wrong and exits with 1 if anything is.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from referee.languages import LANGUAGES, html_tag

_ROOT = "http://site.invalid/"
_LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src"}


class _Page(HTMLParser):
    """What a page is called, holds and points to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.lang = ""
        self.title = ""
        self._in_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if values.get("id"):
            self.ids.append(values["id"])
        if tag == "html":
            self.lang = values.get("lang", "")
        self._in_title = tag == "title" or (self._in_title and tag != "body")
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag == "link" and values.get("rel", "").strip() not in ("canonical", "alternate"):
            self.loads.append(values.get("href", ""))
        if tag in _LOADS and values.get(_LOADS[tag]):
            self.loads.append(values[_LOADS[tag]])

    def handle_endtag(self, tag: str) -> None:
        if tag == "title":
            self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data.strip()


def faults(site: Path, languages: dict[str, str]) -> list[str]:
    """Return everything wrong with a built site; ``languages`` maps its folders to language tags.

    Dead links and anchors (also from one language to another), repeated ids, resources from
    elsewhere, a missing or wrong language, pages without a title, pages missing in a language.
    """
    pages = {path.relative_to(site).as_posix(): _read(path) for path in site.rglob("*.html")}
    known = {name: set(page.ids) for name, page in pages.items()}
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    found: list[str] = []
    for name, page in sorted(pages.items()):
        found += _page_faults(name, page, languages)
        for link in page.links + page.loads:
            found += _link_faults(name, link, known, files, link in page.loads)
    if not languages:
        return found
    first, *others = languages
    own = {name.partition("/")[2] for name in pages if name.startswith(f"{first}/")}
    for other in others:
        theirs = {name.partition("/")[2] for name in pages if name.startswith(f"{other}/")}
        found += [f"{other}/{name}: missing in this language" for name in sorted(own - theirs)]
        found += [f"{other}/{name}: only in this language" for name in sorted(theirs - own)]
    return found


def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    return page


def _page_faults(name: str, page: _Page, languages: dict[str, str]) -> list[str]:
    found = []
    for ident in sorted({ident for ident in page.ids if page.ids.count(ident) > 1}):
        found.append(f"{name}: id “{ident}” is there {page.ids.count(ident)} times")
    wanted = languages.get(name.partition("/")[0])
    if not page.lang or (wanted and page.lang != wanted):
        found.append(f"{name}: lang is “{page.lang}”, not “{wanted}”")
    if not page.title:
        found.append(f"{name}: has no title")
    return found


def _link_faults(
    name: str, link: str, known: dict[str, set[str]], files: set[str], loaded: bool
) -> list[str]:
    if link.startswith(("data:", "mailto:", "javascript:")):
        return []
    # An error page may be served from anywhere: its links begin at the root.
    target = urlsplit(urljoin(_ROOT + name, link))
    if f"{target.scheme}://{target.netloc}/" != _ROOT:
        return [f"{name}: loads “{link}” from elsewhere"] if loaded else []
    path = unquote(target.path).lstrip("/")
    if path.endswith("/") or not path:
        path += "index.html"
    if path not in files:
        return [f"{name}: “{link}” leads nowhere"]
    anchor = unquote(target.fragment)
    if "=" in anchor:  # no place, but something told to the page
        return []
    if anchor and path in known and anchor not in known[path]:
        return [f"{name}: “{link}” has no such place"]
    return []


def main(arguments: list[str]) -> int:
    """Check the site in the folder given (default ``site``); return the exit code."""
    found = faults(
        Path(arguments[0] if arguments else "site"), {lang: html_tag(lang) for lang in LANGUAGES}
    )
    for fault in found:
        sys.stdout.write(fault + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
