"""Which events a person could enter now: every form of a game, and why it cannot be filled in.

A form is asked with no values yet, so a few fillings are tried, one field changed at a time. Only
what stands against all of them is said: that is a matter of the moment and not of the values.
"""

from referee.engine.faults import BadInput

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from referee.engine.fold import Fold
    from referee.engine.published import Field, Form, Reason

MOST = 24  # fillings tried of one form; more would keep a phone waiting
NUMBERS = 4  # of a number, so many values from its lowest on
WORD = "x"  # for free words: whether the rules allow a word never hangs on which it is


def chances(
    fold: "Fold", forms: "list[Form]", turn: "str | None", players: "list[str]"
) -> "list[Form]":
    """Return each form with its `reasons`, empty where it may be entered or nobody can say."""
    found: "list[Form]" = []
    for form in forms:
        entry: "Any" = dict(form)
        entry["reasons"] = against(fold, form, turn, players)
        found.append(entry)
    return found


def against(fold: "Fold", form: "Form", turn: "str | None", players: "list[str]") -> "list[Reason]":
    """Return what stands against an event whatever its form is filled with; at worst nothing."""
    common: "list[Reason] | None" = None
    for filling in fillings(fold.facts["types"], form, turn, players):
        try:
            event = fold.referee.read(fold.state, filling)
        except BadInput:
            continue  # that value is none here; another may be
        reasons = fold.referee.reasons(fold.state, event)
        if common is None:
            common = reasons
        else:
            codes = [reason["code"] for reason in reasons]
            common = [reason for reason in common if reason["code"] in codes]
        if not common:
            return []
    return common or []


def fillings(
    types: "list[str]", form: "Form", turn: "str | None", players: "list[str]"
) -> "list[dict[str, Any]]":
    """Return events that fill a form in: a plain one, and others that differ in one field each."""
    plain: "dict[str, Any]" = {"event": form["event"]}
    tries: "dict[str, list[Any]]" = {}
    for field in form["fields"]:
        values = _values(types, field, turn, players)
        if not field.get("optional"):
            plain[field["name"]] = values[0]
        tries[field["name"]] = values
    found = [plain]
    for field in form["fields"]:
        name = field["name"]
        for value in tries[name]:
            if len(found) < MOST and plain.get(name) != value:
                other = dict(plain)
                other[name] = value
                found.append(other)
    return found


def _values(
    types: "list[str]", field: "Field", turn: "str | None", players: "list[str]"
) -> "list[Any]":
    """Return values for one field, the likeliest first; never none."""
    kind = field["kind"]
    if kind in ("player", "players"):
        first = [turn] if turn in players else []
        names = first + [name for name in players if name not in first]
        return [_several(field, [name]) for name in names] if kind == "players" else names
    if kind == "type":
        return list(types)
    if kind == "types":
        return [_several(field, [type_]) for type_ in types]
    if kind == "choice":
        return list(field["choices"])
    if kind == "choices":
        return [_several(field, [choice]) for choice in field["choices"]]
    if kind in ("number", "numbers"):
        low = field.get("low", 0)
        high = min(field.get("high", low + NUMBERS), low + NUMBERS)
        numbers = list(range(low, high + 1))
        default = field.get("default")
        if isinstance(default, int) and default not in numbers:
            numbers.insert(0, default)
        return [_several(field, [n]) for n in numbers] if kind == "numbers" else numbers
    if kind == "flag":
        return [False, True]
    if kind == "words":
        return [_several(field, [WORD])]
    if kind == "amounts":
        return [{}, {players[0]: field.get("low", 0)}]
    return [WORD]


def _several(field: "Field", values: "list[Any]") -> "list[Any]":
    """Return a list as long as the field asks at least, made of what there is."""
    least = field.get("least", 1)
    found: "list[Any]" = []
    while len(found) < max(1, least):
        found.append(values[len(found) % len(values)])
    return found
