"""Claims and rulings: places, contradictions, decisions, and what one says about the other."""

from __future__ import annotations

from collections.abc import Iterable

from referee.rulebase.report import Report
from referee.rulebase.values import Mapping, Sequence
from referee.text.catalogue import N_


def check(report: Report) -> None:
    """Check every claim of every rule and every position of every ruling."""
    places = {str(source.get("id")): _known(source.get("places")) for source in report.game.sources}
    for ruling in report.rulings.values():
        _ruling(ruling, places, report)
    for rule in report.rules:
        _twice(rule.get("claims") or (), report)
        for claim in rule.get("claims") or ():
            _place(claim, places, report)
            _claim(rule, claim, report)
        _derived(rule, report)


def _twice(claims: Iterable[Mapping], report: Report) -> None:
    """Report a claim, or variant of a position, that says of one place what another says of it."""
    seen = set()
    for claim in claims:
        said = tuple(claim.get(key) for key in ("source", "at", "says", "choice", "ruling"))
        if said in seen:
            found = f"{claim['source']} {claim['at']}"
            report.on(claim, None, "twice", N_("“{found}” is named twice here."), found=found)
        seen.add(said)


def _known(places: object) -> list[str]:
    items = places if isinstance(places, Sequence) else ()
    return [str(place.get("at")) for place in items if isinstance(place, Mapping)]


def _place(said: Mapping, places: dict[str, list[str]], report: Report) -> None:
    known = places.get(said["source"])
    if known is not None and said["at"] not in known:
        report.unknown(said, "at", "unknown-place", said["at"], known)


def _ruling(ruling: Mapping, places: dict[str, list[str]], report: Report) -> None:
    choices = [choice["id"] for choice in ruling["choices"]]
    if ruling["adopted"] not in choices:
        report.unknown(ruling, "adopted", "unknown-choice", ruling["adopted"], choices)
    elif ruling["adopted"] != choices[0]:
        message = N_("The adopted choice is “{expected}”, but “{found}” stands first.")
        report.on(
            ruling,
            "choices",
            "adopted-not-first",
            message,
            found=choices[0],
            expected=ruling["adopted"],
        )
    _twice([position for position in ruling["positions"] if position.get("variant")], report)
    spoken: dict[str, str] = {}
    for position in ruling["positions"]:
        _place(position, places, report)
        if position["choice"] not in choices:
            report.unknown(position, "choice", "unknown-choice", position["choice"], choices)
        if position.get("variant"):
            continue
        source = position["source"]
        if source in spoken:
            message = N_(
                "“{found}” has a position here already; mark an option with variant: true."
            )
            report.on(position, "source", "second-position", message, found=source)
        spoken[source] = position["choice"]


def _claim(rule: Mapping, claim: Mapping, report: Report) -> None:
    says, name = claim["says"], claim.get("ruling")
    if says == "misworded" and "note" not in claim:
        message = N_("“{source}” is called misworded here: a note must say what misleads.")
        report.on(claim, None, "misworded-without-note", message, source=claim["source"])
    if says == "contradicts" and name is None:
        message = N_("“{source}” contradicts, and no ruling decides: name it with “ruling”.")
        report.on(claim, None, "undecided", message, source=claim["source"])
    if name is None:
        return
    ruling = report.rulings.get(name)
    if ruling is None:
        return
    if name not in (rule.get("rulings") or ()):
        message = N_("The claim names the ruling “{found}”, which the rule does not list.")
        report.on(claim, "ruling", "unlisted-ruling", message, found=name)
    choices = [
        position["choice"]
        for position in ruling["positions"]
        if position["source"] == claim["source"]
    ]
    if not choices:
        if any(p["source"] not in report.ids["source"] for p in ruling["positions"]):
            return  # whose position that is was reported already
        message = N_("The ruling “{ruling}” records no position of “{source}”.")
        report.on(claim, "ruling", "no-position", message, ruling=name, source=claim["source"])
    elif (says == "contradicts") != (ruling["adopted"] not in choices):
        message = N_(
            "“{says}” does not fit: in the ruling “{ruling}” “{source}” holds {found}, and "
            "{expected} is adopted."
        )
        report.on(
            claim,
            "says",
            "claim-against-position",
            message,
            says=says,
            ruling=name,
            source=claim["source"],
            found=", ".join(choices),
            expected=ruling["adopted"],
        )


def _derived(rule: Mapping, report: Report) -> None:
    for key in ("derived_from", "see"):
        if rule["id"] in (rule.get(key) or ()):
            message = N_("A rule cannot name itself.")
            report.on(rule, key, "names-itself", message)
