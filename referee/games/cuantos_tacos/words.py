"""Ingredients: the table's own words for what is on the dice and on the cards."""

from referee.engine.faults import BadInput
from referee.engine.forms import is_printable, item, shown, text
from referee.engine.nearest import LONGEST
from referee.games.cuantos_tacos.numbers import is_wild

_ENOUGH = 24
_COMMAS = ",;、，；"
_SPACES = " \t\n\r　"


def read_words(value: object, where: str) -> "list[str]":
    """Return ingredients as they are written: a list of words, or one text in which they stand.

    In a text commas part them, or spaces where there is no comma. Raises `BadInput`.
    """
    if isinstance(value, str):
        commas = [char for char in value if char in _COMMAS]
        return [read_word(part, where) for part in _parts(value, _COMMAS if commas else _SPACES)]
    if not isinstance(value, list):
        raise BadInput("not-words", where, found=shown(value))
    return [read_word(value[i], item(where, i)) for i in range(len(value))]


def read_word(value: object, where: str) -> str:
    """Return one ingredient, a word of some letters; raise `BadInput`."""
    word = _trimmed(text(value, where))
    if not word:
        raise BadInput("blank-word", where)
    if len(word) > LONGEST:
        raise BadInput("long-word", where, found=shown(word), have=len(word), most=LONGEST)
    for char in word:
        if not is_printable(char):
            raise BadInput("strange-word", where, found=shown(word))
    return word


def read_one_word(value: object, where: str) -> str:
    """Return one ingredient, also if it is the only one in a list; raise `BadInput`."""
    if isinstance(value, str):
        return read_word(value, where)
    words = read_words(value, where)
    if len(words) != 1:
        raise BadInput("one-word", where, found=len(words))
    return words[0]


def small(word: str) -> str:
    """Return a word in small letters, as far as they are Latin ones without accents."""
    # Not lower(): beyond ASCII the two Pythons differ.
    return "".join([chr(ord(char) + 32) if "A" <= char <= "Z" else char for char in word])


def spelled(known: "dict[str, str]", words: "list[str]") -> "list[str]":
    """Return words in the spelling that came first: whoever wrote "Beef" means it by "beef".

    `known` are the spellings of a table by their small letters; the wilds have their own.
    """
    first: "dict[str, str]" = {}
    result: "list[str]" = []
    for word in words:
        key = small(word)
        if is_wild(key):
            result.append(key)
        else:
            if key not in first:
                first[key] = known.get(key, word)
            result.append(first[key])
    return result


def learn(known: "dict[str, str]", offered: "list[str]", words: "list[str]") -> None:
    """Remember how a table spells its words, and offer the first of them again."""
    for word in words:
        key = small(word)
        if key not in known and not is_wild(key):
            known[key] = word
            if len(offered) < _ENOUGH:
                offered.append(word)


def less(words: "list[str]", taken: "list[str]") -> "list[str]":
    """Return what is left of some words when others are taken away, each once."""
    rest = list(words)
    for word in taken:
        if word in rest:
            rest.remove(word)
    return rest


def _parts(value: str, marks: str) -> "list[str]":
    """Return the parts between these marks that are not empty."""
    parts = [""]
    for char in value:
        if char in marks:
            parts.append("")
        else:
            parts[-1] += char
    return [part for part in parts if _trimmed(part)]


def _trimmed(value: str) -> str:
    """Return a text without spaces around it."""
    first = 0
    last = len(value)
    while first < last and value[first] in _SPACES:
        first += 1
    while last > first and value[last - 1] in _SPACES:
        last -= 1
    return value[first:last]
