"""Addresses inside the site: written from the root of a language, made relative at the end."""

from __future__ import annotations

import json
from typing import Any


def url_of(path: str) -> str:
    """Return the address of a page written to ``path`` (``a/b.md`` → ``a/b/``)."""
    stem = path.removesuffix(".md")
    if stem == "index" or stem.endswith("/index"):
        return stem.removesuffix("index")
    return stem + "/"


def finish(path: str, meta: dict[str, Any], body: str) -> str:
    """Return the page's Markdown: front matter, then the body with relative addresses."""
    up = "../" * url_of(path).count("/")
    body = body.replace('href="@/"', f'href="{up or "./"}"')
    body = body.replace('="@/', f'="{up}')
    head = "\n".join(f"{key}: {json.dumps(meta[key], ensure_ascii=False)}" for key in meta)
    return f"---\n{head}\n---\n\n{body.strip()}\n"
