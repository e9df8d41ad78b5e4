"""What La Cuenta's events are called at the command line, and how they are explained."""

from __future__ import annotations

from typing import Any

from referee.text.catalogue import N_

# Each verb: summary, placeholder, explanations, examples, options (flag, placeholder, help, and
# what it stands for in the typed line).
VERBS: dict[str, dict[str, Any]] = {
    "play": {
        "summary": N_("A card is played: PLAYER CARD."),
        "usage": N_("[PLAYER] CARD"),
        "about": [
            N_("Enters a card that somebody plays on their turn. Without a name it is whoever has "
               "the turn. Premium goes with its dish; a Burnt Dish needs its price and the stack."),
        ],
        "examples": [
            "referee table play Ana gazpacho",
            "referee table play Ben jamon+premium",
            "referee table play burnt -20 fish",
        ],
    },
    "pass": {
        "summary": N_("Somebody with the birthday passes."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters that somebody with the birthday plays nothing on their turn.")],
        "examples": ["referee table pass Ana"],
    },
    "ask": {
        "summary": N_("Somebody asks for the bill."),
        "usage": N_("[PLAYER]"),
        "about": [
            N_("Enters who asks for the bill. After that come Tips and split cards, then: settle."),
        ],
        "examples": ["referee table ask Ana"],
        "options": [
            ("--cannot-play", "", N_("They ask because they can play nothing."), "; cannot play"),
        ],
    },
    "tip": {
        "summary": N_("Somebody plays a Tip, after the bill is asked for."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters one Tip. Without a name it is whoever asked for the bill.")],
        "examples": ["referee table tip Ben"],
    },
    "fifty-fifty": {
        "summary": N_("The bill is split with one other player."),
        "usage": N_("[PLAYER] PLAYER"),
        "about": [N_("Enters Fifty-Fifty: who plays it (otherwise the asker), who is chosen.")],
        "examples": ["referee table fifty-fifty Ben", "referee table fifty-fifty Ana Ben"],
    },
    "go-dutch": {
        "summary": N_("The bill is split among all who can pay."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters Go Dutch. Without a name it is whoever asked for the bill.")],
        "examples": ["referee table go-dutch"],
    },
    "settle": {
        "summary": N_("The bill is paid, and the next round begins."),
        "usage": "",
        "about": [N_("Makes the bill, takes everybody’s share, and begins the next round.")],
        "examples": ["referee table settle"],
    },
    "redraw": {
        "summary": N_("Whoever starts can play nothing and draws a new hand."),
        "usage": N_("[PLAYER]"),
        "about": [N_("Enters that the starter draws a new hand before the first card.")],
        "examples": ["referee table redraw"],
    },
    "round": {
        "summary": N_("Tell a whole round at its end: who asked, which cards lie there."),
        "usage": N_("ASKER CARDS"),
        "about": [
            N_("Enters a whole round at once and settles it: who asked for the bill, then all "
               "cards on the table. In one text it reads “ana: gazpacho, wine x3; tips 1; go "
               "dutch; protected ben”."),
        ],
        "examples": [
            "referee table round Ana gazpacho tortilla wine x3 --tips 1",
            "referee table round Ben pulpo wine --fifty-fifty Cem",
        ],
        "options": [
            ("--tips", "N", N_("How many Tips lie there."), "; tips {}"),
            ("--fifty-fifty", N_("NAME"), N_("Split with this player."), "; fifty-fifty {}"),
            ("--go-dutch", "", N_("Split among all who can pay."), "; go dutch"),
            ("--split-by", N_("NAME"), N_("Who played the split card (otherwise the asker)."),
             "; split by {}"),
            ("--protected", N_("NAMES"), N_("In the toilet or with the birthday."),
             "; protected {}"),
        ],
    },
    "cash": {
        "summary": N_("Tell everybody’s cash, which decides a tie."),
        "usage": N_("PLAYER AMOUNT …"),
        "about": [N_("Enters how much real cash everybody has with them; who is not named has 0.")],
        "examples": ["referee table cash Ana 20, Ben 5"],
    },
    "correct": {
        "summary": N_("Mend somebody’s savings."),
        "usage": N_("PLAYER AMOUNT …"),
        "about": [N_("Sets savings to what they should be, at any time before the end.")],
        "examples": ["referee table correct Ana 850 --why miscounted"],
        "options": [("--why", N_("TEXT"), N_("The reason, kept in the log."), "; why {}")],
    },
}  # fmt: skip

# How a game is kept, told by the help of the group.
EXAMPLES = (
    N_("referee table new friday --players Ana,Ben,Cem,Dai,Eva"),
    "referee table play Ana gazpacho",
    "referee table ben jamon+premium",
    "referee table ask Cem",
    "referee table tip Dai",
    "referee table settle",
    "referee table round Ana gazpacho tortilla wine x3 --tips 1 --go-dutch",
    "referee table undo",
    "referee table show",
)

MAY = (
    "referee may gazpacho",
    N_("referee may ask --player Ben -t friday"),
    'referee may jamon --table "meat 20 40+premium; fish burnt -10; wine x3"',
)

# What the prompt's help explains; every language shows its own words, all are read in all.
PROMPT = (
    ("gazpacho", N_("whoever has the turn plays Gazpacho")),
    (N_("{name} wine"), N_("{name} plays Wine")),
    ("jamon+premium", N_("a dish with Premium")),
    (N_("burnt -20 fish"), N_("a Burnt Dish of −20 on the fish stack")),
    (N_("{name} pass"), N_("with the birthday: nothing is played")),
    (N_("ask {name}"), N_("{name} asks for the bill")),
    (N_("{name} tip"), N_("a Tip, once the bill is asked for")),
    (N_("fifty-fifty {other}"), N_("the bill is split with {other}")),
    (N_("go dutch"), N_("everybody who can pays a share")),
    (N_("settle"), N_("the bill is paid, the next round begins")),
    (N_("redraw"), N_("the starter draws a new hand")),
    (N_("round {name}: gazpacho, wine x3; tips 1; go dutch"), N_("a whole round at its end")),
    (N_("round {name}: pulpo; fifty-fifty {other}"), N_("another one, split by two")),
    (N_("correct {name} 850; why miscounted"), N_("mend somebody’s savings")),
    (N_("cash {name} 20, {other} 5"), N_("after a tie: who has how much cash")),
)

# What a game joined midway tells by name: --savings Ana=900,Ben=850
START_AMOUNTS = {
    "savings": N_("Savings of those who do not begin with the usual: Ana=900,Ben=850."),
    "hand_limits": N_("Hand limits of those who have increased theirs: Ana=6."),
}
