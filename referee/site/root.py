"""What stands above the languages: the way in, the way back, the data, the map of the site."""

from __future__ import annotations

import json
from pathlib import Path
from xml.sax.saxutils import escape

from referee.languages import LANGUAGES, language
from referee.rulebase import store
from referee.site.schema import published, schema
from referee.site.words import word

_STYLE = (
    "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7efe2;color:#2b2017;"
    "font:1.125rem/1.6 system-ui,sans-serif}main{padding:2rem;max-width:30rem}a{color:#8a2c1d;"
    "display:block;padding:.6rem 0}h1{font-family:Georgia,serif}"
    "@media(prefers-color-scheme:dark){body{background:#1b1512;color:#efe3d0}a{color:#f0a284}}"
)


def write(out: Path, site_url: str) -> None:
    """Write index, 404, robots, sitemap and the data into the folder above the languages."""
    out.mkdir(parents=True, exist_ok=True)
    base = site_url.rstrip("/") + "/" if site_url else "/"
    (out / "index.html").write_text(_index(), encoding="utf-8")
    (out / "404.html").write_text(_missing(base), encoding="utf-8")
    (out / "sitemap.xml").write_text(_sitemap(out, base), encoding="utf-8")
    (out / "robots.txt").write_text(
        f"User-agent: *\nSitemap: {base}sitemap.xml\n", encoding="utf-8"
    )
    api = out / "api" / "v1"
    api.mkdir(parents=True, exist_ok=True)
    _json(api / "game.schema.json", schema())
    for game in store.games():
        _json(api / f"{game}.json", published(store.book(game)))


def _json(path: Path, data: object) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def _links(prefix: str) -> str:
    return "".join(
        f'<a href="{prefix}{one.tag}/" lang="{one.html}" hreflang="{one.html}">{one.name}</a>'
        for one in map(language, LANGUAGES)
    )


def _page(title: str, head: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{title}</title><link rel="icon" href="data:,"><style>{_STYLE}</style>{head}</head>'
        f"<body><main>{body}</main></body></html>\n"
    )


def _index() -> str:
    title = " · ".join(word(lang, "site") for lang in LANGUAGES)
    # The first language of the reader that we have; plain links where no script runs.
    script = (
        "<script>(function(){var have="
        + json.dumps(list(LANGUAGES))
        + ",want=navigator.languages||"
        "[navigator.language||''],i,l;for(i=0;i<want.length;i++){l=want[i].slice(0,2).toLowerCase();"
        "if(have.indexOf(l)>=0)break;l=''}location.replace((l||'en')+'/'+location.search+location.hash)"
        "})()</script>"
    )
    return _page(title, script, f"<h1>{title}</h1>{_links('')}")


def _missing(base: str) -> str:
    title = word("en", "not.found")
    said = "".join(
        f'<h1 lang="{language(lang).html}">{word(lang, "not.found")}</h1>'
        f'<a href="{base}{lang}/" lang="{language(lang).html}">{language(lang).name}</a>'
        for lang in LANGUAGES
    )
    tags = {lang: language(lang).html for lang in LANGUAGES}
    # Somebody in a language's folder gets that language's page instead, with search and menu.
    script = (
        "<script>(function(){var m=location.pathname.match(/\\/(" + "|".join(LANGUAGES) + ")\\//);"
        f"if(m)document.documentElement.lang={json.dumps(tags)}[m[1]]}})()</script>"
    )
    return _page(title, script, said)


def _sitemap(out: Path, base: str) -> str:
    """Return every page in every language, with its counterparts."""
    found = []
    for page in sorted((out / LANGUAGES[0]).rglob("index.html")):
        path = page.parent.relative_to(out / LANGUAGES[0]).as_posix()
        tail = "" if path == "." else f"{path}/"
        others = "".join(
            f"<xhtml:link "
            f'rel="alternate" hreflang="{language(lang).html}" href="{escape(base)}{lang}/{tail}"/>'
            for lang in LANGUAGES
        )
        for lang in LANGUAGES:
            found.append(f"<url><loc>{escape(base)}{lang}/{escape(tail)}</loc>{others}</url>")
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' + "\n".join(found) + "\n</urlset>\n"
    )
