"""Words of the table page on the phone: key → English, German, Chinese."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "title": ("{game}: at the table", "{game}: am Tisch", "{game}：桌边裁判"),
    "claim": (
        "Tap the cards on the table, read the bill, keep the game. Works without a network.",
        "Karten antippen, Rechnung ablesen, Spielstand führen. Geht auch ohne Netz.",
        "点选桌上的牌，直接看账单并记录整局游戏；没有网络也能用。",
    ),
    "wait": ("The referee is coming …", "Der Referee kommt …", "裁判马上就到……"),
    "noscript": (
        "The referee needs JavaScript. The rules themselves do not.",
        "Der Referee braucht JavaScript, die Regeln selbst nicht.",
        "裁判功能需要启用JavaScript；规则页面则不需要。",
    ),
    "broken": (
        "The referee could not start. Load the page again while you have a network.",
        "Der Referee konnte nicht starten. Lade die Seite noch einmal, wenn du Netz hast.",
        "裁判无法启动。请在有网络时重新加载本页。",
    ),
    "close": ("Close", "Schließen", "关闭"),
    "back": ("Back", "Zurück", "返回"),
    "save": ("Save", "Sichern", "保存"),
    "cancel": ("Cancel", "Abbrechen", "取消"),
    "reading.ours": (
        "Reconciled (our default)",
        "Abgeglichen (unsere Vorgabe)",
        "综合裁定（本站默认）",
    ),
    # the cards
    "hello": (
        "Tap the cards that lie there.",
        "Tipp die Karten an, die da liegen.",
        "点选桌上的牌。",
    ),
    "start.game": ("Keep a whole game", "Ganzes Spiel führen", "记录整局游戏"),
    "seat": ("Person {n}", "Person {n}", "玩家{n}"),
    "premium": ("Premium", "Premium", "升级菜品"),
    "cards.dishes": ("Tapas, by stack and price", "Tapas nach Reihe und Preis", "塔帕斯（按牌堆和价格）"),
    "cards.others": ("Other cards", "Andere Karten", "其他牌"),
    "lies": ("on the table:", "auf dem Tisch:", "桌上："),
    "less": ("One less: {x}", "Eine weniger: {x}", "减一张：{x}"),
    "more": ("One more: {x}", "Eine mehr: {x}", "加一张：{x}"),
    "remove": ("Take away: {x}", "Wegnehmen: {x}", "拿走：{x}"),
    "tray": (
        "On the table; a tap adds Premium",
        "Auf dem Tisch; Antippen legt Premium dazu",
        "桌上的牌；点一下加升级菜品",
    ),
    "add.premium": ("{x}: add Premium", "{x}: Premium dazulegen", "{x}：加升级菜品"),
    "clear": ("Clear the table", "Tisch leeren", "清空桌面"),
    "tap.cards": ("Nothing lies there yet", "Noch liegt nichts da", "桌上还没有牌"),
    "nothing.lies": ("Nothing lies on the table yet.", "Noch liegt nichts auf dem Tisch.", "桌上还没有牌。"),
    # people
    "how.many": ("How many people?", "Wie viele seid ihr?", "几个人玩？"),
    "only.sum": ("only the sum", "nur die Summe", "只算总额"),
    "who.asked": ("Who asked for the bill?", "Wer hat um die Rechnung gebeten?", "谁请求结账？"),
    "who.protected": (
        "In the toilet or birthday?",
        "Auf der Toilette oder Geburtstag?",
        "谁在洗手间或过生日？",
    ),
    "split": ("Split?", "Geteilt?", "分摊吗？"),
    "split.none": ("not split", "nicht geteilt", "不分摊"),
    "split.by": ("Who played it?", "Wer hat die Karte gespielt?", "谁打出的？"),
    "split.with": ("With whom?", "Mit wem?", "和谁分摊？"),
    # the bill
    "bill": ("Bill", "Rechnung", "账单"),
    "total": ("Total", "Summe", "合计"),
    "payable": ("To be paid", "Zu zahlen", "应付"),
    "who.pays": ("Who pays", "Wer zahlt", "谁付钱"),
    "nobody.pays": ("Nobody pays anything.", "Niemand zahlt etwas.", "没有人付钱。"),
    "surplus": (
        "Rounding up makes {n} more than the bill.",
        "Durch Aufrunden sind es {n} mehr als die Rechnung.",
        "因向上取整，合计比账单多{n}。",
    ),
    "enough": (
        "Enough cards: {x} discards what they like, and the hand limit grows by one.",
        "Genug Karten: {x} wirft ab, so viel {x} mag, und das Handkartenlimit wächst um eins.",
        "牌数足够：{x}可任意弃牌，手牌上限加一。",
    ),
    "too.few": (
        "Too few cards: {x} discards the whole hand, and the limit stays.",
        "Zu wenige Karten: {x} wirft die ganze Hand ab, das Limit bleibt.",
        "牌数不足：{x}弃掉全部手牌，上限不变。",
    ),
    "next.starts": (
        "{x} starts the next round.",
        "{x} beginnt die nächste Runde.",
        "下一轮由{x}先出牌。",
    ),
    "ends": ("That is the end.", "Damit ist das Spiel aus.", "游戏到此结束。"),
    "won": ("Winner: {x}", "Gewonnen: {x}", "获胜：{x}"),
    "refused": ("The rules say no:", "Die Regeln sagen nein:", "规则不允许："),
    "refused.short": ("The rules say no", "Die Regeln sagen nein", "规则不允许"),
}
