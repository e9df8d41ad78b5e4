"""The thin MkDocs hook: one plain ``mkdocs build`` makes the site in every language.

MkDocs builds English; when that is done the hook builds the others the same way, each with its own
pages and search index, and writes what stands above the languages. Zensical knows no hooks: for it
`export.write` writes the pages to disk.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

# MkDocs runs the hook of this checkout. What it imports must be this checkout's too, and not
# another version that happens to be installed: pages of one and rules of the other do not fit.
_ROOT = str(Path(__file__).resolve().parents[2])
if sys.path[0] != _ROOT and "referee" not in sys.modules:
    sys.path.insert(0, _ROOT)

from referee.languages import LANGUAGES  # noqa: E402
from referee.rulebase import refresh  # noqa: E402
from referee.site import licences, offline, phone, phone_lean, root, setting, stash  # noqa: E402
from referee.site.compiled_templates import TEMPLATES  # noqa: E402

HIDDEN = "referee_main"  # marks the build that leads the others
SERVING = "REFEREE_SITE_SERVING"  # set while pages are being written: then nothing is kept


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Turn the configuration into that of one language, in a folder of its own."""
    lang = setting.language(config)
    if lang == LANGUAGES[0] and HIDDEN not in config.extra:
        refresh.ensure(anew=True)
        config.extra[HIDDEN] = {
            "site_dir": config.site_dir,
            "site_url": config.site_url or "",
            "strict": config.strict,
        }
    setting.apply(config, lang)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages; a hand-written page of the same name wins.

    Of the theme's files, those that no page asks for are left out.
    """
    for file in list(files):
        if not licences.is_asked_for(file.dest_uri):
            files.remove(file)
    for path, text in setting.site(config).pages.items():
        if files.get_file_from_path(path) is None:
            files.append(File.generated(config, path, content=text))
    return files


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> Environment:
    """Let the languages share their templates."""
    env.bytecode_cache = TEMPLATES
    return env


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Put a generated page's HTML aside; Markdown has nothing to do with it."""
    if page.file.src_uri not in setting.site(config).pages:
        return markdown
    kept, page.put_away = stash.put_away(markdown)
    return kept


def on_page_content(html: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Bring back what the search is to read."""
    return stash.bring_back(html, getattr(page, "put_away", []), searched_only=True)


def on_page_context(context: Any, page: Any, config: MkDocsConfig, nav: Any) -> Any:
    """Bring back the rest; hooks come after plugins, so the search has read the page by now."""
    page.content = stash.bring_back(page.content, getattr(page, "put_away", []), False)
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """After English: build the other languages, then the root."""
    lead = config.extra.get(HIDDEN)
    if lead is None or setting.language(config) != LANGUAGES[0]:
        return
    from mkdocs.commands.build import build

    for lang in LANGUAGES[1:]:
        other = load_config(
            config.config_file_path,
            docs_dir=str(Path(config.docs_dir).parent / lang),
            site_dir=lead["site_dir"],
            site_url=lead["site_url"],
            strict=lead["strict"],
        )
        other.plugins.on_startup(command="build", dirty=False)
        try:
            build(other)
        finally:
            other.plugins.on_shutdown()
    for lang in LANGUAGES:
        worker = Path(lead["site_dir"], lang, "assets", "search-worker.js")
        worker.write_text(phone_lean.script(worker.read_text(encoding="utf-8")), encoding="utf-8")
    phone.write(Path(lead["site_dir"]))
    root.write(Path(lead["site_dir"]), lead["site_url"])
    licences.write(Path(lead["site_dir"]))
    offline.write(Path(lead["site_dir"]), kept=SERVING not in os.environ)


def on_serve(server: Any, config: MkDocsConfig, builder: Any) -> Any:
    """Watch everything that pages are made of, in all languages."""
    base = Path(config.config_file_path).parent
    for name in ("docs", "rules_data", "seeds"):
        if (base / name).is_dir():
            server.watch(str(base / name))
    return server


def on_startup(command: str, dirty: bool) -> None:
    """Keep the theme's notice about its own future out of every build's output; note `serve`."""
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    if command == "serve":
        os.environ[SERVING] = "1"
