"""What each file of a game must hold: one description for the checker and for editors."""

from __future__ import annotations

from referee.languages import LANGUAGES
from referee.rulebase.languages import WordLists, Words
from referee.rulebase.outcomes import KINDS, Outcome
from referee.rulebase.records import Record, Table
from referee.rulebase.shapes import (
    Anything,
    Either,
    Figure,
    Flag,
    Many,
    Maybe,
    OneOf,
    Ref,
    Text,
    Whole,
)
from referee.text.catalogue import N_
from referee.text.markup import SIGN

SAYS = ("states", "adds", "narrows", "contradicts", "misworded")
EVIDENCE = ("printed", "reported", "likely", "none")
_WORD = "[a-z0-9]+(?:[-_][a-z0-9]+)*"

_ID = Text("[a-z0-9]+(?:-[a-z0-9]+)*", N_("an id (small letters, digits, single hyphens)"))
_PRINT = Text("[0-9a-f]{16}", N_("a fingerprint of 16 hexadecimal digits"))
_HASH = Text("[0-9a-f]{64}", N_("a SHA-256 of 64 hexadecimal digits"))
_PATH = Text("[a-z0-9-]+/[a-z0-9-]+", N_("a rule and an example (rule-id/example-id)"))
_PAIR = "[a-z0-9-]+=[a-z0-9-]+"
_CHOICE = Text(f"{_PAIR}(?:, ?{_PAIR})*", N_("ruling=choice (several with commas)"))
_KEY = Text(_WORD, N_("a key (small letters, digits, single hyphens or underscores)"))
_EVIDENCE = OneOf(*EVIDENCE)
_LINKED = Words("links")
_AMOUNTS = Words("amounts")
_NAME = Words()

GAME = Record(
    {
        "id": _ID,
        "short": Text("[A-Z]{1,4}", N_("one to four capital letters")),
        "title": _NAME,
        "tagline": _NAME,
        "languages": Many(OneOf(*LANGUAGES), 3),
        "numbers": Anything("Set-up numbers that the game's engine reads"),
        "sections": Many(Record({"id": _ID, "title": _NAME}), 1),
    },
    {
        "ours": Many(Text(), 1),  # the numbers of which no source says anything
        "order": Whole(1, 1000),  # among the games; the first is meant where none is named
        "currency": Text(f"{SIGN}|none", N_("the sign of an amount, or none")),
        "figures": Many(Record({"id": _KEY, "name": _NAME}, {"money": Flag(True)}), 1),
        "printed": OneOf(*LANGUAGES, "es"),  # language of what stands on the cards
        "outcomes": Table(OneOf(*KINDS), _KEY),
        "types": Many(
            Record({"id": _ID, "name": _NAME}, {"aliases": WordLists(), "colour": Text()})
        ),
    },
)

CARD = Record(
    {
        "id": _ID,
        "kind": _ID,
    },
    {
        "printed": Text(),
        "count": Whole(1, 200),
        "evidence": Record({}, dict.fromkeys(("name", "count", "price"), _EVIDENCE)),
        "name": _NAME,
        "gloss": _NAME,
        "main": Ref("rule"),  # says in its first sentence what the card does
        "aliases": WordLists(),
        "type": Ref("type"),
        "price": Whole(-1000, 1000),
        "prices": Many(Record({"price": Whole(-1000, 1000), "evidence": _EVIDENCE}), 1),
        "ladder": Many(Whole(0, 10_000), 1),
        "note": _LINKED,
    },
    owns=True,
)
DECK = Record({"cards": Many(CARD)})

_NUMBERS = Many(  # what a text repeats
    Anything("A number; its name in game.yaml (hand_start) or of cards (wine.ladder); a sum"), 1
)
_POSITION = Record(
    {"source": Ref("source"), "choice": Text(), "at": Text()},
    {"inferred": Flag(True), "variant": Flag(True), "note": _LINKED},
)
RULING = Record(
    {
        "id": _ID,
        "question": _AMOUNTS,
        "choices": Many(Record({"id": _ID, "label": _AMOUNTS}), 2),
        "adopted": Text(),
        "why": _LINKED,
        "positions": Many(_POSITION),
    },
    {"setup": Flag(True), "example": _PATH, "numbers": _NUMBERS},
    owns=True,
)
RULINGS = Record({"rulings": Many(RULING)})

TERM = Record(
    {"id": _ID, "word": _NAME, "meaning": _LINKED},
    {"printed": Text(), "synonyms": WordLists(), "avoid": WordLists()},
    owns=True,
)
GLOSSARY = Record({"terms": Many(TERM)})

_SENTENCES = Table(Words("places"), _ID)
_LABELS = Table(Words(), _KEY)
_PAGE_KEY = Text("[a-z0-9]+(?:[._-][a-z0-9]+)*", N_("a key (small letters, digits, dots)"))
_SEARCHED = Many(Record({"ours": Text(), "typed": Many(Text(), 1)}))
WORDS = Record(
    {},
    {
        "reasons": _SENTENCES,
        "lines": _SENTENCES,
        "events": _SENTENCES,
        "inputs": _SENTENCES,
        "forms": _LABELS,
        "fields": _LABELS,
        "choices": _LABELS,
        "typed": Table(
            WordLists(), _KEY
        ),  # what a field is called before its value; the first is shown
        "status": _SENTENCES,
        "pages": Table(Words("places"), _PAGE_KEY),  # labels of the game's own on its pages
        # What people type instead of what stands on the pages, though no term of the glossary.
        "search": Record({}, dict.fromkeys(LANGUAGES, _SEARCHED)),
    },
)

_CLAIM = Record(
    {"source": Ref("source"), "at": Text(), "says": OneOf(*SAYS)},
    {"ruling": Ref("ruling"), "inferred": Flag(True), "note": _LINKED},
)
EXAMPLE = Record(
    {
        "id": _ID,
        "title": _AMOUNTS,
        "given": Anything("A bill, or players, events and a question (`may`)"),
        "then": Outcome(needed=True),
    },
    {
        "misread": Record({"figure": Figure(), "why": _LINKED}, {"of": Ref("figure")}),
        "under": Table(Outcome(), _CHOICE),
    },
)
RULE = Record(
    {"id": _ID, "title": _NAME, "text": _LINKED},
    {
        "claims": Many(_CLAIM),
        "rulings": Many(Ref("ruling")),
        "derived_from": Many(Ref("rule")),
        "see": Many(Ref("rule")),
        "cards": Many(Ref("card")),
        "computed": Flag(True),
        "numbers": _NUMBERS,
        "forgotten": Record({"rank": Whole(1, 100), "misreading": _LINKED}, {"example": _ID}),
        "formerly": Many(_ID),
        "examples": Many(EXAMPLE),
    },
    owns=True,
)
RULES = Many(RULE)

PLACE = Record(
    {"at": Text("[^ ]+", N_("a place without blanks"))},
    {
        "label": Text(),
        "page": Text(),
        "lines": Many(Whole(1), 2),
        "chars": Many(Whole(0), 2),
        "print": _PRINT,
    },
)
_SAID = Either(Text(), _NAME)
SOURCE = Record(
    {
        "id": _ID,
        "title": _NAME,
        "language": OneOf(*LANGUAGES, "es"),
        "kind": _ID,
        "weight": _ID,
        "document": Maybe(Text()),
        "places": Many(PLACE, 1),
    },
    {
        "publisher": _SAID,
        "edition": _SAID,
        "date": Maybe(Text()),
        "note": _LINKED,
        "sha256": _HASH,
    },
)

FILES = {
    "game.yaml": GAME,
    "deck.yaml": DECK,
    "rulings.yaml": RULINGS,
    "glossary.yaml": GLOSSARY,
    "words.yaml": WORDS,
}
