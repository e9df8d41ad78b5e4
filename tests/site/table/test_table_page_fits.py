"""Every state of the table page holds on a small phone, with any letters and with large text.

By default one language with wide letters is looked at, in test_table_page_look.py.
"""

from collections.abc import Callable
from typing import Any

import pytest

from referee.languages import LANGUAGES
from tests.site import fits, fonts
from tests.site.phones import phones
from tests.site.table.conftest import Table
from tests.site.table.test_table_page_look import _states
from tests.support.full import seldom

pytestmark = pytest.mark.browser
ALL = [
    (family, lang, scheme)
    for family in fonts.FAMILIES
    for lang in LANGUAGES
    for scheme in ("light", "dark")
]


@pytest.mark.parametrize(("family", "lang", "scheme"), seldom(*ALL))
def test_every_state_fits(
    browser_with: Callable[[str], Any], address: str, family: str, lang: str, scheme: str
) -> None:
    sizes = fits.SIZES if scheme == "dark" else fits.USUAL_AND_HARDEST
    found = []
    with phones(browser_with(family), lambda page: Table(page, address, "la-cuenta")) as new:
        table = new(lang, color_scheme=scheme)
        for state in _states(table):
            found += [(state, fault) for fault in fits.faults(table.page, sizes)]
    assert found == []
