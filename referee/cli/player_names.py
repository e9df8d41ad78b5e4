"""Names of players that can be told apart, as the page at the table makes them."""

from __future__ import annotations

from unicodedata import category, normalize


def between_commas(text: str) -> list[str]:
    """Return what stands between the commas of a list, in any of our languages; blanks as well."""
    for mark in ";、，；\n":
        text = text.replace(mark, ",")
    return [part.strip() for part in text.split(",")]


def names_in(text: str) -> list[str]:
    """Return the names that a text lists."""
    return [name for name in between_commas(text) if name]


def unlike(names: list[str]) -> list[str]:
    """Return names that can be told apart when they are typed, however large or accented."""
    found: list[str] = []
    taken = {look(name) for name in names}
    seen: set[str] = set()
    for name in names:
        one, number = name, 2
        if look(name) in seen:
            while look(one := f"{name} {number}") in taken:
                number += 1
            taken.add(look(one))
        seen.add(look(one))
        found.append(one)
    return found


def look(name: str) -> str:
    """Return what two names have in common that look alike."""
    shown = normalize("NFKC", name).casefold()
    return "".join(char for char in shown if category(char) != "Cf")
