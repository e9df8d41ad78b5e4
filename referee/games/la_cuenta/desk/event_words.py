"""The words with which people tell what happens at the table, in all our languages."""

from __future__ import annotations

VERBS = {
    "play": ("play", "plays", "spiel", "spielt", "legt", "打出", "出牌"),
    "pass": ("pass", "passes", "passt", "passen", "跳过", "不出"),
    "ask": (
        *("ask", "asks", "the bill", "bill please", "ask for the bill"),
        *("bitte", "bittet", "rechnung", "fragt", "zahlen", "die rechnung", "zahlen bitte"),
        *("bitten", "um die rechnung bitten", "um die rechnung", "asks for the bill"),
        *("请求结账", "要求结账", "买单", "结账"),
    ),
    "settle": ("settle", "pay", "paid", "abrechnen", "bezahlen", "bezahlt", "结清", "付账", "付钱"),
    "redraw": ("redraw", "new hand", "draw again", "neue hand", "neu ziehen", "重抽", "换牌"),
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
    "the-bill": ("for the bill", "the bill", "um die rechnung", "rechnung bitten", "bitten"),
    "anyway": ("anyway", "trotzdem", "仍然", "照记"),
}
