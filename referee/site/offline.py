"""What makes the finished site work without a network, and installable, under any address.

Everything is relative: the same files work at a host's root and in a folder.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from html import escape
from pathlib import Path
from typing import Any

from referee.languages import LANGUAGES, language
from referee.rulebase import store
from referee.site.phone_words import say
from referee.site.words import word

SOURCES = Path(store.ROOT) / "docs" / "offline"
PAPER = "#f7efe2"
MANIFEST = "app.webmanifest"
SCRIPT = "offline.js"
# What no page of ours asks for: maps for developers, the theme's own search, notes for robots.
LEFT_OUT = (".map", ".xml", ".gz", ".txt")
LEFT_OUT_FOLDERS = ("lunr", "workers")
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("maskable-512.png", "512x512", "maskable"),
    ("icon.svg", "any", "any"),
)
_STYLE = (
    "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7efe2;color:#2b2017;"
    "font:1.0625rem/1.6 system-ui,sans-serif}main{padding:2rem 1.5rem;max-width:30rem}"
    "h1{font:600 1.6rem/1.25 Georgia,serif;text-wrap:balance}a{color:#932f20;display:block;"
    "padding:.7rem 0;border-top:1px solid #dfd0b8}p{color:#5c4c3d}"
    "a.brand{display:flex;align-items:center;gap:.6rem;border:0;color:inherit;text-decoration:none;"
    "font:600 1.1rem/1.2 Georgia,serif}"
    "@media(prefers-color-scheme:dark){body{background:#1b1512;color:#f0e5d3}a{color:#f2a98d;"
    "border-color:#43372c}p{color:#c4b39d}a.brand{color:inherit}}"
)


def write(out: Path, kept: bool = True) -> None:
    """Write the manifests, the page for unknown addresses and, last of all, the list of files.

    ``kept`` is false while the site is being written: then nothing is kept, and what an earlier
    visit kept is let go.
    """
    shutil.copytree(SOURCES / "icons", out / "icons", dirs_exist_ok=True)
    shutil.copy(SOURCES / SCRIPT, out / SCRIPT)
    for lang in LANGUAGES:
        _json(out / lang / MANIFEST, manifest(out, lang))
        (out / lang / "offline.html").write_text(missing(lang), encoding="utf-8")
        for game in _tables(out, lang):
            _json(out / lang / game / "table" / MANIFEST, table_manifest(lang, game))
    if not kept:
        shutil.copy(SOURCES / "gone.js", out / "sw.js")
        return
    text = (SOURCES / "sw.js").read_text(encoding="utf-8")
    text = text.replace('"FILES"', _compact(files(out)), 1)
    text = text.replace('"LANGUAGES"', _compact(list(LANGUAGES)), 1)
    (out / "sw.js").write_text(text, encoding="utf-8")


def files(out: Path) -> dict[str, str]:
    """Return what the site keeps: address below its root → hash of the file's bytes.

    A folder's ``index.html`` is known by the folder's address. Equal files have equal hashes, and
    are fetched and kept once.
    """
    found = {}
    for path in sorted(out.rglob("*")):
        parts = path.relative_to(out).parts
        if not path.is_file() or path.suffix in LEFT_OUT or set(parts) & set(LEFT_OUT_FOLDERS):
            continue
        if parts == ("sw.js",) or path.name == "404.html":
            continue
        address = "/".join(parts).removesuffix("index.html")
        found[address] = hashlib.sha256(path.read_bytes()).hexdigest()[:10]
    return found


def manifest(out: Path, lang: str) -> dict[str, Any]:
    """Return the web app of one language: opens at its start, with the tables as shortcuts."""
    shortcuts = [
        {
            "name": say(lang, game, "title", game=store.book(game)["title"][lang]),
            "url": f"{game}/table/",
            "icons": [{"src": "../icons/icon-192.png", "sizes": "192x192"}],
        }
        for game in _tables(out, lang)
    ]
    return _app(lang, word(lang, "site"), word(lang, "site.claim"), "../", shortcuts)


def table_manifest(lang: str, game: str) -> dict[str, Any]:
    """Return the web app of one game's table: opens at the table."""
    title = store.book(game)["title"][lang]
    name = say(lang, game, "title", game=title)
    return {
        **_app(lang, name, say(lang, game, "claim"), "../../../", []),
        "short_name": title,
    }


def head(up: str, own: str) -> str:
    """Return what a page's head needs to be installable and to work without a network.

    ``up`` leads from the page to the root of the site, ``own`` to its manifest.
    """
    return (
        f'<link rel="manifest" href="{own}">\n'
        f'<link rel="apple-touch-icon" href="{up}icons/touch-180.png">\n'
        f'<script type="module" src="{up}{SCRIPT}"></script>'
    )


def missing(lang: str) -> str:
    """Return the page that is shown without a network for an address that we do not have."""
    links = [("./", word(lang, "home"))]
    links += [(f"{game}/", store.book(game)["title"][lang]) for game in store.games()]
    links += [(f"../{other}/", language(other).name) for other in LANGUAGES if other != lang]
    listed = "".join(f'<a href="{href}">{escape(text)}</a>' for href, text in links)
    title = escape(word(lang, "offline.title"))
    brand = (
        f'<a class="brand" href="./"><img src="assets/mark.svg" alt="" width="32" height="32">'
        f"<span>{escape(word(lang, 'site'))}</span></a>"
    )
    # The worker writes the folder's true address into the base: the unknown one may be anywhere.
    return (
        f'<!doctype html>\n<html lang="{language(lang).html}"><head><meta charset="utf-8">'
        f'<base href="./"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title} · {escape(word(lang, 'site'))}</title>"
        f'<link rel="icon" href="assets/mark.svg"><style>{_STYLE}</style></head>'
        f"<body><main>{brand}<h1>{title}</h1>"
        f"<p>{escape(word(lang, 'offline.text'))}</p>{listed}</main></body></html>\n"
    )


def _tables(out: Path, lang: str) -> list[str]:
    page = Path("table", "index.html")
    return [game for game in store.games() if (out / lang / game / page).is_file()]


def _app(
    lang: str, name: str, claim: str, scope: str, shortcuts: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "name": name,
        "short_name": name,
        "description": claim,
        "lang": language(lang).html,
        "start_url": "./",
        "scope": scope,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            {
                "src": f"{scope}icons/{name_}",
                "sizes": sizes,
                "type": "image/svg+xml" if name_.endswith("svg") else "image/png",
                "purpose": purpose,
            }
            for name_, sizes, purpose in ICONS
        ],
        **({"shortcuts": shortcuts} if shortcuts else {}),
    }


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _json(path: Path, value: object) -> None:
    path.write_text(_compact(value) + "\n", encoding="utf-8")
