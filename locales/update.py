"""Brings the catalogues up to date: our own texts, those of click, none that are used no longer.

python locales/update.py           extract, merge into every .po, say what still lacks a translation
python locales/update.py --check   change nothing; exit code 1 if something is missing or outdated
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import click
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from referee.languages import LANGUAGES
from referee.text.catalogue import WRITTEN

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "locales"
TEMPLATE = LOCALES / "referee.pot"
_KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}
_PLACES = re.compile(r"\{(\w*)[^}]*\}|%\((\w+)\)[sd]")
_HEADER = "# Texts of the command line, and those of click.\n"


def extract() -> Catalog:
    """Return a template of every text in our code and in click's."""
    found = Catalog(project="referee", fuzzy=False)
    for base, prefix in ((ROOT / "referee", "referee/"), (Path(click.__file__).parent, "click/")):
        methods = [("**.py", "python")]
        for name, _line, message, comments, context in extract_from_dir(
            str(base), methods, keywords=_KEYWORDS, comment_tags=("Translators:",)
        ):
            if message and not name.startswith("_data"):
                found.add(message, locations=[(prefix + name, 0)], auto_comments=comments,
                          context=context)  # fmt: skip
    return found


def main(arguments: list[str]) -> int:
    """Update or check the catalogues; return 1 if something lacks a translation."""
    check = "--check" in arguments
    template = extract()
    faults = []
    if check:
        if not TEMPLATE.exists() or _ids(template) - _ids(_read(TEMPLATE)):
            faults.append("referee.pot is outdated: run python locales/update.py")
    else:
        _write(TEMPLATE, template)
    for language in LANGUAGES:
        if language == WRITTEN:
            continue  # is what the code says
        path = LOCALES / language / "LC_MESSAGES" / "referee.po"
        catalog = _read(path, language) if path.exists() else Catalog(locale=language)
        known = _ids(catalog)
        if check and _ids(template) - known:
            faults.append(f"{language}: outdated: run python locales/update.py")
        catalog.update(template, no_fuzzy_matching=True)
        catalog.obsolete.clear()
        faults += [f"{language}: {fault}" for fault in untranslated(catalog)]
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, catalog)
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return int(bool(faults))


def untranslated(catalog: Catalog) -> list[str]:
    """Return what lacks a translation or has other places to fill in."""
    faults = []
    for message in catalog:
        if not message.id:
            continue
        originals, texts = _forms(message.id), _forms(message.string)
        if not all(texts):
            faults.append(f"not translated: {originals[0]!r}")
        elif any(_places(text) - _places(" ".join(originals)) for text in texts):
            faults.append(f"unknown places: {texts[0]!r}")
        elif len(originals) == 1 and _places(originals[0]) - _places(texts[0]):
            faults.append(f"places are missing: {texts[0]!r}")
    return faults


def _forms(texts: object) -> list[str]:
    return [str(text or "") for text in (texts if isinstance(texts, tuple | list) else [texts])]


def _places(text: str) -> set[str]:
    return {found[0] or found[1] for found in _PLACES.findall(text)}


def _ids(catalog: Catalog) -> set[object]:
    return {message.id for message in catalog if message.id}


def _read(path: Path, language: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def _write(path: Path, catalog: Catalog) -> None:
    catalog.header_comment = _HEADER.rstrip("\n")
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=100, sort_output=True, omit_header=False, no_location=False,
             include_lineno=False)  # fmt: skip
    # Dates and tool versions would only make noise in the history.
    lines = [
        line
        for line in buffer.getvalue().decode().splitlines(keepends=True)
        if not re.match(r'"(POT-Creation-Date|PO-Revision-Date|Generated-By|Last-Translator|'
                        r'Language-Team|Report-Msgid-Bugs-To)', line)
    ]  # fmt: skip
    text = "".join(lines)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
