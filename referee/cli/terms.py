"""The words for where a rule comes from: status, what a claim does, evidence."""

from __future__ import annotations

from referee.text.catalogue import N_, _

STATUS = {
    "agreed": N_("agreed"),
    "single": N_("single source"),
    "disputed": N_("disputed"),
    "variant": N_("variant"),
    "derived": N_("derived"),
    "open": N_("open"),
}
STATUS_WHY = {
    "agreed": N_("Two or more sources say so, and none objects."),
    "single": N_("One source says so, the others are silent."),
    "disputed": N_("The sources contradict each other; we chose, with a reason."),
    "variant": N_("A source offers this as an option."),
    "derived": N_("No source says it outright; it follows from other rules."),
    "open": N_("No source answers; this is our choice."),
}
SAYS = {
    "states": N_("states it"),
    "adds": N_("adds it"),
    "narrows": N_("narrows it"),
    "contradicts": N_("contradicts it"),
    "misworded": N_("means it, words it badly"),
}


def status(code: str) -> str:
    """Return the word for a status."""
    return _(STATUS.get(code, code))


def place(entry: dict[str, object]) -> str:
    """Return where a source says something: what it calls the place, and the page if it has one."""
    label = str(entry.get("label") or entry.get("at") or "")
    page = entry.get("page")
    return f"{label}, {page}" if page and str(page) not in label else label
