"""Writes the generated pages to disk, one configuration per language, for builds without hooks.

``zensical build -f OUT/en.yml`` (or ``mkdocs build -f``) then makes one language each. The command
line adds its own page (``referee site export``): the site knows no commands.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from referee.languages import LANGUAGES
from referee.rulebase import refresh, store
from referee.site.setting import alternate, make
from referee.site.words import word


class MorePage(NamedTuple):
    """A page that is none of the site's own: where it lies, its title, its Markdown."""

    path: str
    title: str
    text: str


More = Callable[[str], Sequence[MorePage]]  # those of a language


def write(
    out: Path, languages: tuple[str, ...] = LANGUAGES, more: More = lambda _lang: ()
) -> list[Path]:
    """Write the pages below ``out/<language>``; return the configurations, one per language."""
    refresh.ensure()
    docs = Path(store.ROOT) / "docs"
    found = []
    for lang in languages:
        folder = out / lang
        made, added = make(lang, docs / lang), more(lang)
        texts = {**made.pages, **{page.path: page.text for page in added}}
        for path, text in texts.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        for page in (docs / lang).glob("*.md"):
            shutil.copy(page, folder / page.name)
        assets = folder / "assets"
        assets.mkdir(parents=True, exist_ok=True)
        for name in ("house.css", "room.css", "mark.svg"):
            shutil.copy(docs / "theme" / "assets" / name, assets / name)
        navigation = [*made.navigation, *({page.title: page.path} for page in added)]
        found.append(_config(out, lang, navigation))
    return found


def _config(out: Path, lang: str, navigation: object) -> Path:
    """Write a configuration without hook and without our frame; JSON is YAML."""
    config = {
        "site_name": word(lang, "site"),
        "site_description": word(lang, "site.claim"),
        "docs_dir": lang,
        "site_dir": f"site/{lang}",
        "theme": {
            "name": "material",
            "language": lang,
            "font": False,
            "favicon": "assets/mark.svg",
            "features": ["navigation.prune", "navigation.indexes"],
        },
        "extra_css": ["assets/house.css", "assets/room.css"],
        "extra": {"alternate": alternate()},
        "markdown_extensions": ["attr_list", "tables", {"toc": {"toc_depth": "2-3"}}],
        "nav": navigation,
    }
    path = out / f"{lang}.yml"
    path.write_text(json.dumps(config, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path
