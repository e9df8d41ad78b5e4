"""Every state of the page that keeps score holds on a small phone, with any letters, large text.

By default one language a game with wide letters is looked at, in test_score_page_look.py.
"""

from collections.abc import Callable
from typing import Any

import pytest

from referee.languages import LANGUAGES
from tests.site import fits, fonts
from tests.site.phones import phones
from tests.site.score.conftest import Score
from tests.site.score.test_score_page_look import GAMES, _states
from tests.support.full import seldom

pytestmark = pytest.mark.browser
ALL = [(game, family, lang) for game in GAMES for family in fonts.FAMILIES for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "family", "lang"), seldom(*ALL))
def test_every_state_fits(
    browser_with: Callable[[str], Any], address: str, game: str, family: str, lang: str
) -> None:
    found = []
    with phones(browser_with(family), lambda page: Score(page, address, game)) as new:
        table = new(lang)
        for state in _states(table, game):
            found += [(state, fault) for fault in fits.faults(table.page, fits.USUAL_AND_HARDEST)]
    assert found == []
