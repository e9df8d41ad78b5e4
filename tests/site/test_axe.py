"""What axe-core finds on the pages: nothing, by day and by night, narrow and wide.

The pages come from one set of templates. By default one page of every template is looked at, in
English on a phone; the other languages and the wide screen where a page may differ, the night where
there are colours of its own. `full` looks at every kind of page everywhere.
"""

import json
from typing import Any

import pytest

from tests.site.page_kinds import KINDS
from tests.support.full import full, seldom

pytestmark = [pytest.mark.browser, pytest.mark.node]

MISSING = "404.html"  # made for a host's root
ALL = (*KINDS, MISSING)
# One page of every template.
TEMPLATES = (
    "",
    "la-cuenta/",
    "la-cuenta/numbers/",
    "la-cuenta/sheet/",
    "la-cuenta/rules/splitting/",
    "la-cuenta/cards/burnt-dish/",
    "la-cuenta/disputes/premium-threshold/",
    "la-cuenta/examples/",
    MISSING,
)
# What is laid out anew on a wide screen, or in another language.
CROWDED = ("", "la-cuenta/sheet/")
# What has colours of its own, at night too.
NIGHT = TEMPLATES[1:7]


@pytest.mark.parametrize(
    ("lang", "width", "kinds"),
    [
        pytest.param("en", 360, TEMPLATES[:5], id="en-360-first"),
        pytest.param("en", 360, TEMPLATES[5:], id="en-360-rest"),
        pytest.param("zh", 1280, CROWDED, id="zh-1280"),
        *seldom(*((lang, width, ALL) for lang in ("en", "de", "zh") for width in (360, 1280))),
    ],
)
def test_axe_finds_nothing_by_day_or_night(
    browser: Any, address: str, axe: str, lang: str, width: int, kinds: tuple[str, ...]
) -> None:
    assert set(kinds) <= set(ALL)
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    found: dict[str, list[Any]] = {}
    for kind in kinds:
        root = address.removesuffix("/somewhere") if kind == MISSING else address
        page.goto(f"{root}/{lang}/{kind}")
        page.evaluate("document.querySelectorAll('details').forEach(box => box.open = true)")
        page.evaluate(axe)
        looks: list[tuple[str, list[str] | None]] = [("default", None)]
        if full() or (kind in NIGHT and (lang, width) == ("en", 360)):
            looks.append(("slate", ["color-contrast"]))  # only colours differ by night
        for scheme, rules in looks:
            page.evaluate(f"document.body.setAttribute('data-md-color-scheme', '{scheme}')")
            options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
            for violation in page.evaluate("options => axe.run(document, options)", options)[
                "violations"
            ]:
                targets = [node["html"][:160] for node in violation["nodes"]][:3]
                found.setdefault(violation["id"], []).append((kind, scheme, targets))
    context.close()
    assert found == {}, json.dumps(found, ensure_ascii=False, indent=1)
