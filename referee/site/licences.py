"""What the site holds of others: their licences shipped with it, what no page asks for left out."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from referee.site.phone_face import SOURCES

FOLDER = "licences"
# Of the theme: its search (the site has a worker of its own), and what only its authors read.
UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers")
UNREAD = "*.map"


def write(out: Path) -> None:
    """Write every licence text into `FOLDER`, one file for each work, and a list of them."""
    folder = out / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    texts = texts_of_others()
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    links = "".join(f'<li><a href="{name}.txt">{name}</a></li>' for name in texts)
    page = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<title>Licences</title></head><body><main><h1>Licences</h1>"
        f"<ul>{links}</ul></main></body></html>\n"
    )
    (folder / "index.html").write_text(page, encoding="utf-8")


def texts_of_others() -> dict[str, str]:
    """Return the licence texts of what the site is made of, by the name of the work.

    Raises FileNotFoundError if a work has no such text: then it may not be shipped.
    """
    import material

    icons = Path(material.__file__).parent / "templates" / ".icons"
    places = {
        "referee": SOURCES.parents[1] / "LICENSE",
        "mkdocs-material": _of_package("mkdocs-material"),
    }
    for path in sorted(icons.iterdir()):
        if path.is_dir():
            found = sorted(path.glob("LICENSE*")) or [path / "LICENSE"]
            places[f"icons-{path.name}"] = found[0]
    for path in sorted((SOURCES / "vendor").iterdir()):
        places[path.name] = path / "LICENSE"
    return {name: path.read_text(encoding="utf-8") for name, path in places.items()}


def is_asked_for(path: str) -> bool:
    """Return whether a page may ask for a file of the theme, by its path in the site."""
    place = PurePosixPath(path)
    return not any(place.is_relative_to(folder) for folder in UNUSED) and not place.match(UNREAD)


def _of_package(name: str) -> Path:
    package = distribution(name)
    for path in package.files or []:
        if path.name.startswith("LICENSE") and ".dist-info" in path.parts[0]:
            return Path(str(package.locate_file(path)))
    raise FileNotFoundError(f"{name}: LICENSE")
