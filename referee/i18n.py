"""Where texts and languages stood before; goes as soon as nobody asks here."""

from __future__ import annotations

from referee import languages
from referee.languages import CURRENCY as CURRENCY
from referee.languages import LANGUAGES as LANGUAGES
from referee.languages import MINUS as MINUS
from referee.languages import amount as amount
from referee.languages import cents as cents
from referee.languages import language_of as language_of
from referee.languages import listed as listed
from referee.languages import number as number
from referee.text.catalogue import N_ as N_
from referee.text.catalogue import _ as _
from referee.text.catalogue import choose_language as choose_language
from referee.text.catalogue import current as current
from referee.text.catalogue import translator as translator
from referee.text.catalogue import use as use


def quoted(text: str) -> str:
    """Return ``text`` in the quotation marks of the language in use."""
    return languages.quoted(text, current())
