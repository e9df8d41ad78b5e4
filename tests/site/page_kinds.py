"""The pages that are looked at in a browser: of every kind those with most on them."""

from referee.rulebase import store

# One of every kind of page, those with most on them.
OF_ONE_GAME: tuple[str, ...] = (
    "",
    "la-cuenta/",
    "la-cuenta/numbers/",
    "la-cuenta/sheet/",
    "la-cuenta/rules/",
    "la-cuenta/rules/dishes/",
    "la-cuenta/rules/splitting/",
    "la-cuenta/cards/",
    "la-cuenta/cards/burnt-dish/",
    "la-cuenta/cards/calamares-a-la-romana/",
    "la-cuenta/disputes/",
    "la-cuenta/disputes/premium-threshold/",
    "la-cuenta/forgotten/",
    "la-cuenta/examples/",
    "la-cuenta/glossary/",
    "la-cuenta/sources/",
    "la-cuenta/data/",
    "policy/",
    "unofficial/",
    "changelog/",
    "commands/",
)
# And of every other game one page of each kind.
KINDS = OF_ONE_GAME + tuple(
    f"{game}/{path}"
    for game in store.games()[1:]
    for book in (store.book(game),)
    for path in (
        "",
        "numbers/",
        "sheet/",
        f"rules/{book['sections'][-1]['id']}/",
        "cards/",
        f"cards/{book['cards'][0]['id']}/",
        f"disputes/{book['rulings'][-1]['id']}/",
        "forgotten/",
        "examples/",
    )
)
