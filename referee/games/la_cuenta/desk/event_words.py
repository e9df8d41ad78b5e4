"""The words with which people tell what happens at the table, in all our languages."""

from __future__ import annotations

VERBS = {
    "play": (
        *("play", "plays", "lay", "lays", "order", "orders", "take", "takes", "have", "has"),
        *("give", "gives", "leave", "leaves", "go to", "goes to"),
        *("spiel", "spiele", "spielt", "leg", "lege", "legt", "bestelle", "bestellt", "nehme"),
        *("nimmt", "trinkt", "gib", "gebe", "gibt", "geht auf", "geht aufs", "auf die", "aufs"),
        *("打出", "出牌", "出", "点"),
    ),
    "pass": (
        *("pass", "passes", "skip", "skips", "passt", "passen", "passe", "aussetzen", "setzt aus"),
        *("跳过", "不出", "不出牌"),
    ),
    "ask": (
        *("ask", "asks", "the bill", "bill please", "ask for the bill"),
        *(
            "request the bill",
            "call for the bill",
            "wants the bill",
            "wants to pay",
            "check please",
        ),
        *("bitte", "bittet", "rechnung", "fragt", "zahlen", "die rechnung", "zahlen bitte"),
        *("bitten", "um die rechnung bitten", "um die rechnung", "asks for the bill"),
        *(
            "um rechnung bitten",
            "um rechnung",
            "nach der rechnung fragen",
            "fragt nach der rechnung",
        ),
        *("rechnung verlangen", "die rechnung verlangen", "verlangt die rechnung", "will zahlen"),
        *("möchte zahlen", "will die rechnung", "möchte die rechnung"),
        *("请求结账", "要求结账", "买单", "结账", "要结账", "要买单", "叫结账"),
    ),
    "settle": (
        *("settle", "pay", "paid", "pays", "pay the bill", "pays the bill"),
        *("abrechnen", "bezahlen", "bezahlt", "rechnung bezahlen", "die rechnung bezahlen"),
        *("结清", "付账", "付钱", "付款"),
    ),
    "redraw": (
        *("redraw", "new hand", "draw again", "draw a new hand", "new cards"),
        *("neue hand", "neu ziehen", "neue hand ziehen", "neue karten", "neue karten ziehen"),
        *("重抽", "换牌", "重新抽牌", "重抽手牌"),
    ),
    "fifty-fifty": ("split with", "splits with", "teilt mit", "teilen mit"),
    "cash": ("cash", "bargeld", "现钞", "随身现钞", "现金"),
    "correct": ("correct", "correction", "berichtigen", "korrektur", "berichtige", "更正"),
    "round": ("round", "runde", "整轮", "补报", "一轮"),
}

KEYWORDS = {
    "protected": ("protected", "geschützt", "受保护", "不付"),
    "by": ("by", "split by", "von", "geteilt von", "由"),
    "cannot-play": (
        *("cannot play", "can't play", "cannot", "nothing to play"),
        *("kann nichts spielen", "kann nicht", "kann nicht spielen"),
        *("无牌可出", "不能出牌"),
    ),
    "why": ("why", "because", "warum", "weil", "grund", "原因", "因为"),
    "with": ("with", "mit", "和", "与", "跟"),
    "the-bill": ("for the bill", "the bill", "um die rechnung", "rechnung bitten", "bitten"),
    "anyway": ("anyway", "trotzdem", "仍然", "照记"),
}
