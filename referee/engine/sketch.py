"""A copy of a game's state on which an event can be tried, so that nothing happens to the game."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What events never change, only read or add to: copied no deeper than itself.
LASTING = ("deck", "facts", "rounds", "rules", "rulings")


def sketch(state: "Any") -> "Any":
    """Return a copy of a state; a game whose states have a `sketch` of their own makes it itself.

    What a state holds under one of the names in `LASTING` is taken to be the same in both; of a
    list only the list itself is copied.
    """
    own = getattr(state, "sketch", None)
    return _object(state, {}) if own is None else own()


def _copied(value: "Any", seen: "dict[int, Any]") -> "Any":
    if value is None or isinstance(value, (bool, int, str)):
        return value
    found = seen.get(id(value))
    if found is not None:
        return found
    if isinstance(value, list):
        items: "list[Any]" = []
        seen[id(value)] = items
        for item in value:
            items.append(_copied(item, seen))
        return items
    if isinstance(value, dict):
        table: "dict[Any, Any]" = {}
        seen[id(value)] = table
        for key in value:
            table[key] = _copied(value[key], seen)
        return table
    if isinstance(value, set):
        return set(value)
    if isinstance(value, tuple):
        parts = [_copied(part, seen) for part in value]
        return tuple(parts) if type(value) is tuple else type(value)(*parts)
    return _object(value, seen)


def _object(value: "Any", seen: "dict[int, Any]") -> "Any":
    """Return a copy of an object; what has no attributes of its own, as a function, is shared."""
    names = _attributes(value)
    if not names:
        return value
    copy = object.__new__(type(value))
    seen[id(value)] = copy
    for name in names:
        part = getattr(value, name)
        if name in LASTING:
            setattr(copy, name, list(part) if isinstance(part, list) else part)
        else:
            setattr(copy, name, _copied(part, seen))
    return copy


def _attributes(value: "Any") -> "list[str]":
    """Return the names of an object's attributes, in slots (which MicroPython ignores) or not."""
    names = list(getattr(value, "__dict__", ()))
    for kind in getattr(type(value), "__mro__", ()):
        for name in getattr(kind, "__slots__", ()):
            if hasattr(value, name) and name not in names:
                names.append(name)
    return names
