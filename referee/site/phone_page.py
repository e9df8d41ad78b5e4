"""The frame of a game's table page: a lean document of its own, without the theme's bundle."""

from __future__ import annotations

from html import escape

from referee.languages import LANGUAGES, language
from referee.site import offline
from referee.site.book import Book
from referee.site.phone_face import folder
from referee.site.phone_words import say
from referee.site.words import word

APP = "app"  # the folder above the languages that holds the page's program
# Only what comes from this site; WebAssembly may be compiled, nothing else may be evaluated.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
STYLE = "page.css"
UP = "../../../"  # from <lang>/<game>/table/ to the root of the site

__all__ = ("APP", "STYLE", "UP", "page")


def page(book: Book, modules: list[str]) -> str:
    """Return the HTML of a game's table page in the book's language.

    `modules` are the program's files below `APP`, so that the browser fetches all at once.
    """
    lang, app = book.lang, f"{UP}{APP}/"

    def text(key: str, **values: object) -> str:
        return escape(say(lang, book.id, key, **values))

    title = text("title", game=book.title)
    tongues = "".join(
        f'<a href="{UP}{other.tag}/{book.id}/table/" lang="{other.html}" hreflang="{other.html}" '
        f'title="{other.name}"{" aria-current=true" if other.tag == lang else ""}>'
        f'{other.short}<span class="sr"> {other.name}</span></a>'
        for other in map(language, LANGUAGES)
    )
    said = " ".join(f'data-{key}="{text(key)}"' for key in ("broken", "old", "lone", "rules"))
    mark = '<img src="../../assets/mark.svg" alt="" width="22" height="22">'
    preload = "".join(f'<link rel="modulepreload" href="{app}{name}">' for name in modules)
    return f"""<!doctype html>
<html lang="{language(lang).html}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>{title}</title>
<meta name="description" content="{text("claim")}">
<meta name="theme-color" content="#f7efe2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1b1512" media="(prefers-color-scheme: dark)">
<link rel="icon" href="../../assets/mark.svg">
<link rel="manifest" href="{offline.MANIFEST}">
<link rel="apple-touch-icon" href="{UP}icons/touch-180.png">
<script src="{app}scheme.js"></script>
<script src="{app}lacking.js"></script>
<link rel="stylesheet" href="{app}{folder(book.id)}/{STYLE}">
<link rel="preload" href="{app}vendor/micropython/micropython.wasm" as="fetch" crossorigin>
<link rel="preload" href="{app}{book.id}/engine.json" as="fetch" crossorigin>
<link rel="preload" href="words.json" as="fetch" crossorigin>
{preload}
<script type="module" src="{app}{folder(book.id)}/main.js"></script>
<script type="module" src="{UP}{offline.SCRIPT}"></script>
</head>
<body data-lang="{lang}" data-game="{book.id}" data-app="{app}">
<header class="top">
<a class="home" href="../">{mark}<span>{escape(book.title)}</span></a>
<nav class="tongues" aria-label="{escape(word(lang, "language"))}">{tongues}</nav>
<div id="tools"></div>
</header>
<main id="main" tabindex="-1">
<h1 class="sr">{title}</h1>
<div id="screen" {said}><p class="wait">{text("wait")}</p></div>
<noscript><p class="wait">{text("noscript")}</p></noscript>
</main>
<section id="bar" aria-label="{text("bar")}"></section>
<dialog id="sheet" aria-labelledby="sheet-title"></dialog>
<p id="live" class="sr" role="status" aria-live="polite"></p>
<div id="toast" role="alert" popover="manual"></div>
</body>
</html>
"""
