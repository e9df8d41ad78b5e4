"""Which letters a browser of the tests has: one family by name and a Chinese font, no others.

So that a width measured here is the same on every machine. The fonts are Debian's; where they lie
is looked for, and a fontconfig configuration of the test's own shows the browser nothing else.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn
from xml.sax.saxutils import escape

WIDE, NARROW, THIRD = "DejaVu Sans", "Liberation Sans", "Noto Sans"
# family: (its Debian package, the file names of its faces, the families of the faces)
FAMILIES = {
    WIDE: ("fonts-dejavu-core", "DejaVu{}.ttf", ("Sans", "Serif", "SansMono")),
    NARROW: ("fonts-liberation", "Liberation{}-Regular.ttf", ("Sans", "Serif", "Mono")),
    THIRD: ("fonts-noto-core", "Noto{}-Regular.ttf", ("Sans", "Serif")),
}
# Any of these: a Chinese character is as wide as high in all of them. The lightest first.
HAN = {
    "WenQuanYi Micro Hei": "wqy-microhei.ttc",
    "Droid Sans Fallback": "DroidSansFallbackFull.ttf",
    "Noto Sans CJK SC": "NotoSansCJK-Regular.ttc",
    "WenQuanYi Zen Hei": "wqy-zenhei.ttc",
}
HAN_PACKAGE = "fonts-wqy-microhei"
# What a style sheet asks for by name, and has where a font of the same measures is there.
SAME_MEASURES = {
    "Arial": "Liberation Sans",
    "Helvetica": "Liberation Sans",
    "Times New Roman": "Liberation Serif",
}
GENERIC = {
    "sans": "Sans",
    "sans-serif": "Sans",
    "system-ui": "Sans",
    "serif": "Serif",
    "monospace": "Mono",
    "ui-monospace": "Mono",
}


def folders() -> list[Path]:
    """Return where fonts lie on this machine; REFEREE_FONTS, one or more folders, comes first."""
    home = Path.home()
    usual = (
        Path("/usr/share/fonts"),
        Path("/usr/local/share/fonts"),
        home / ".fonts",
        home / ".local/share/fonts",
    )
    named = os.environ.get("REFEREE_FONTS", "").split(os.pathsep)
    return [*(Path(folder) for folder in named if folder), *usual]


def _found(names: set[str]) -> dict[str, Path]:
    """Return the font files of these names, by name."""
    found: dict[str, Path] = {}
    for folder in folders():
        for path in sorted(folder.rglob("*.tt[fc]")):
            if path.name in names:
                found.setdefault(path.name, path)
    return found


def _faces(family: str) -> tuple[dict[str, Path], list[str]]:
    """Return a family's font files and those for Chinese, by name; and the packages not found."""
    package, pattern, faces = FAMILIES[family]
    regular = [pattern.format(face) for face in faces]
    bold = [name.replace("-Regular", "").replace(".ttf", "-Bold.ttf") for name in regular]
    found = _found({*regular, *bold, *HAN.values()})
    missing = [] if {*regular, *bold} <= found.keys() else [package]
    return found, missing + ([] if set(HAN.values()) & found.keys() else [HAN_PACKAGE])


def _lacks(packages: list[str]) -> NoReturn:
    """Skip the test, or in CI let it fail, saying which packages have the fonts."""
    import pytest  # what follows `if __name__` below runs without it

    said = f"needs the fonts of {' and '.join(packages)} (Debian), not found on this machine"
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI {said}", pytrace=False)
    pytest.skip(said)


def configuration(family: str, folder: Path) -> Path:
    """Return a fontconfig file, made in `folder`, that shows `family` and a Chinese font only.

    Skips the test where one of them is missing, saying which package has it; in CI it fails.
    """
    found, missing = _faces(family)
    if missing:
        _lacks(missing)
    shown = folder / "fonts"
    shown.mkdir(parents=True)
    han = next(name for name, file in HAN.items() if file in found)
    for name, path in found.items():
        if name not in HAN.values() or name == HAN[han]:
            (shown / name).symlink_to(path)
    lead = family.removesuffix("Sans")
    has = [face.replace("SansMono", "Sans Mono") for face in FAMILIES[family][2]]
    aliases = []
    for generic, kind in GENERIC.items():
        face = next((face for face in has if face.endswith(kind)), has[0])
        aliases.append(_alias(generic, "prefer", lead + face, han))
    aliases += [
        _alias(name, "accept", other, binding="same")
        for name, other in SAME_MEASURES.items()
        if other.startswith(lead)
    ]
    # What a browser asks for where a page says system-ui: no family at all.
    last = f"<edit name='family' mode='append_last'><string>{family}</string></edit>"
    aliases.append(f"<match target='pattern'>{last}</match>\n")
    file = folder / "fonts.conf"
    file.write_text(
        '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n'
        f"<fontconfig>\n<dir>{escape(str(shown))}</dir>\n"
        f"<cachedir>{escape(str(folder / 'cache'))}</cachedir>\n"
        f"{''.join(aliases)}</fontconfig>\n",
        encoding="utf-8",
    )
    return file


def _alias(name: str, how: str, *families: str, binding: str = "strong") -> str:
    """Return the lines that say which families stand in for a name."""
    inner = "".join(f"<family>{each}</family>" for each in families)
    return f'<alias binding="{binding}"><family>{name}</family><{how}>{inner}</{how}></alias>\n'


if __name__ == "__main__":  # .ci/run asks what the default tests lack, before anything is set up
    lacking = {package for family in (WIDE, NARROW) for package in _faces(family)[1]}
    sys.stdout.write(" ".join(sorted(lacking)) + "\n")
