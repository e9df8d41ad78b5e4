"""Words of the single pages: key → English, German, Chinese."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    # site start
    "start.title": (
        "What does this card do? Who is right?",
        "Was macht diese Karte? Wer hat recht?",
        "这张牌做什么？谁说得对？",
    ),
    "start.lead": (
        "Rules in plain words, and for each dispute what every source says, how we decide and what "
        "it changes.",
        "Regeln in klaren Worten, und zu jedem Streit: was welche Quelle sagt, wie wir entscheiden "
        "und was es ändert.",
        "规则讲得明白；每个争议都列出各份资料的说法、我们的裁定，以及结果的差别。",
    ),
    "start.games": ("Games", "Spiele", "游戏"),
    "start.open": ("Open the rules", "Zu den Regeln", "查看规则"),
    "start.counts": (
        "{rules} rules · {cards} kinds of card · "
        "{disputes} rulings where sources differ or are silent",
        "{rules} Regeln · {cards} Kartenarten · "
        "{disputes} Festlegungen, wo Quellen uneins sind oder schweigen",
        "{rules} 条规则 · {cards} 种卡牌 · {disputes} 项裁定（资料有分歧或未写明）",
    ),
    "start.counts.cardless": (
        "{rules} rules · {disputes} rulings where sources differ or are silent",
        "{rules} Regeln · {disputes} Festlegungen, wo Quellen uneins sind oder schweigen",
        "{rules} 条规则 · {disputes} 项裁定（资料有分歧或未写明）",
    ),
    "start.trust": ("Why trust it", "Warum du dich darauf verlassen kannst", "为什么可信"),
    "start.trust.1": (
        "Every rule names its sources with page and place; a source that is silent is never "
        "quoted as agreeing.",
        "Jede Regel nennt ihre Quellen mit Seite und Stelle; eine Quelle, die schweigt, gilt nie "
        "als Zustimmung.",
        "每条规则都注明资料、页码与位置；未提及的资料绝不算作赞同。",
    ),
    "start.trust.2": (
        "Where sources differ, the losing position stays visible, with the difference it makes.",
        "Wo Quellen abweichen, bleibt auch die unterlegene Position sichtbar, mit dem Unterschied, "
        "den sie macht.",
        "资料不一致时，未采纳的说法也保留，并写明差别有多大。",
    ),
    "start.trust.3": (
        "Every example on these pages is recalculated by the same program that referees the game.",
        "Jedes Beispiel hier rechnet dasselbe Programm nach, das auch das Spiel leitet.",
        "页面上的每个示例都由裁判程序重新计算。",
    ),
    # game start
    "game.find": ("Find a card", "Karte finden", "找一张牌"),
    "game.seconds": ("In thirty seconds", "In 30 Sekunden", "三十秒读懂"),
    "game.argue": ("Often argued about", "Oft umstritten", "常见争议"),
    "game.open": (
        "What the rules leave open",
        "Was die Regeln offenlassen",
        "规则没有写明的地方",
    ),
    "game.all.disputes": ("All {n} points", "Alle {n} Punkte", "全部 {n} 项"),
    "game.more": ("Everything else", "Alles Weitere", "更多内容"),
    "game.other": ("Other cards", "Andere Karten", "其他卡牌"),
    "game.players": ("{min}–{max} players", "{min}–{max} Personen", "{min}–{max} 人"),
    # numbers (what a game counts at the start is named by the game)
    "numbers.lead": (
        "Everything you need to lay the game out, and every price with what proves it.",
        "Alles, was du zum Aufbauen brauchst, und jeder Preis mit seinem Beleg.",
        "开局所需的一切，以及每个价格及其依据。",
    ),
    "numbers.lead.unpriced": (
        "Everything you need to lay the game out.",
        "Alles, was du zum Aufbauen brauchst.",
        "开局所需的一切。",
    ),
    "numbers.players": ("Players", "Personen", "人数"),
    "numbers.deck": ("Cards", "Karten", "卡牌总数"),
    "numbers.start": ("At the start", "Zu Beginn", "开局"),
    "numbers.deck.title": ("The deck", "Der Kartenstapel", "牌组"),
    "numbers.card": ("Card", "Karte", "卡牌"),
    "numbers.count": ("Copies", "Anzahl", "张数"),
    "numbers.price": ("Price", "Preis", "价格"),
    "numbers.prices": ("Prices", "Preise", "价格表"),
    "numbers.rules": ("The rules about it", "Die Regeln dazu", "相关规则"),
    # rules
    "rules.lead": (
        "Each rule has a number for the table and an address that stays. The mark says how well "
        "it is supported.",
        "Jede Regel hat eine Nummer für den Tisch und eine Adresse, die bleibt. Die Marke sagt, "
        "wie gut sie belegt ist.",
        "每条规则都有便于口头引用的编号和不变的地址；标记说明依据的强弱。",
    ),
    "rules.legend": ("What the marks mean", "Was die Marken bedeuten", "标记含义"),
    "rules.who": ("Who says so", "Wer das sagt", "出处"),
    "rules.derived": ("Follows from {rules}.", "Folgt aus {rules}.", "由{rules}推出。"),
    "rules.see": ("See also {rules}.", "Siehe auch {rules}.", "另见{rules}。"),
    "rules.decided": ("Decided", "Entschieden", "裁定"),
    "rules.default": ("Our default", "Unsere Vorgabe", "默认"),
    "rules.dispute": ("Positions and cost", "Positionen und Kosten", "各方说法与差额"),
    "rules.dispute.plain": ("Positions and effect", "Positionen und Folgen", "各方说法与影响"),
    "rules.forgotten": ("Often misread", "Oft falsch verstanden", "常见误读"),
    "rules.otherwise": ("Often played otherwise", "Oft anders gespielt", "常有另一种玩法"),
    "rules.next": ("Next: {title}", "Weiter: {title}", "下一节：{title}"),
    # cards
    "cards.lead": (
        "Choose a card: what it does, what it costs, who says so.",
        "Wähle eine Karte: was sie tut, was sie kostet, wer das sagt.",
        "选一张牌：作用、价格与出处。",
    ),
    "cards.lead.unpriced": (
        "Choose a card: what it does, who says so.",
        "Wähle eine Karte: was sie tut, wer das sagt.",
        "选一张牌：作用与出处。",
    ),
    "cards.count": ("{n} in the deck", "{n} im Stapel", "牌组中 {n} 张"),
    "cards.names": ("Names", "Namen", "名称"),
    "cards.printed": ("on the card", "auf der Karte", "卡面"),
    "cards.evidence": ("How we know", "Woher wir das wissen", "依据"),
    "cards.name": ("Name", "Name", "名称"),
    "cards.price": ("Price", "Preis", "价格"),
    "cards.copies": ("Number of copies", "Anzahl der Karten", "张数"),
    "cards.rules": ("What it does", "Was sie tut", "作用"),
    "cards.rules.more": ("Also about it", "Auch dazu", "另有提及"),
    "cards.rules.kind": ("Rules for cards like this", "Regeln für solche Karten", "同类卡牌的规则"),
    "cards.examples": ("Examples with it", "Beispiele damit", "相关示例"),
    "cards.examples.all": ("All worked examples", "Alle Rechenbeispiele", "全部计算示例"),
    "cards.ladder": ("A set costs in all", "Eine Reihe kostet insgesamt", "一组合计"),
    "cards.each": ("one card each", "je eine Karte", "各一张"),
    "cards.set": ("{n} cards", "{n} Karten", "{n} 张"),
    # disputes
    "disputes.lead": (
        "Where sources differ, or none answers. Each page names who says what and where, our "
        "ruling, why, and what the other choice would cost.",
        "Wo Quellen abweichen oder keine antwortet. Jede Seite nennt, wer was wo sagt, unsere "
        "Entscheidung, den Grund und was die andere Wahl kosten würde.",
        "资料不一致，或都没有回答的地方。每页写明谁在哪里怎么说、我们的裁定、理由，以及另一种选择的差额。",
    ),
    "disputes.lead.plain": (
        "Where sources differ, or none answers. Each page names who says what and where, our "
        "ruling, why, and what the other choice would change.",
        "Wo Quellen abweichen oder keine antwortet. Jede Seite nennt, wer was wo sagt, unsere "
        "Entscheidung, den Grund und was die andere Wahl ändern würde.",
        "资料不一致，或都没有回答的地方。每页写明谁在哪里怎么说、我们的裁定、理由，以及另一种选择带来的变化。",
    ),
    "disputes.ruling": ("Our ruling", "Unsere Entscheidung", "我们的裁定"),
    "disputes.positions": ("Who says what", "Wer was sagt", "各方说法"),
    "disputes.adopted": ("adopted", "übernommen", "采纳"),
    "disputes.nobody": (
        "No source takes this position.",
        "Keine Quelle vertritt das.",
        "没有资料持此说法。",
    ),
    "disputes.silent": ("Silent: {sources}.", "Es schweigen: {sources}.", "未提及：{sources}。"),
    "disputes.none.silent": (
        "No source is silent.",
        "Keine Quelle schweigt.",
        "各份资料均有说明。",
    ),
    "disputes.variant": ("offered as an option", "als Variante angeboten", "作为可选规则"),
    "disputes.cost": ("What it costs", "Was es kostet", "差额"),
    "disputes.cost.plain": ("What it changes", "Was es ändert", "影响"),
    "disputes.difference": ("Difference", "Unterschied", "差别"),
    "disputes.rules": ("Rules it touches", "Betroffene Regeln", "涉及的规则"),
    "disputes.no.cost": (
        "This choice never changes an amount.",
        "Diese Wahl ändert nie einen Betrag.",
        "此选择不会改变任何金额。",
    ),
    "disputes.no.cost.plain": (
        "This choice never changes a result.",
        "Diese Wahl ändert nie ein Ergebnis.",
        "此选择不会改变任何结果。",
    ),
    "disputes.switch": (
        "To play it the other way, agree on it before you start. The referee program on a computer "
        "is told with:",
        "Wollt ihr anders spielen, sprecht es vor dem Spiel ab. Dem Referee-Programm am Computer "
        "sagt man es mit:",
        "想换一种玩法，请在开局前商定；电脑上的裁判程序用以下参数：",
    ),
    # forgotten
    "forgotten.lead": (
        "The most harmful first, with what the misreading costs.",
        "Das Schädlichste zuerst, mit dem Preis des Irrtums.",
        "按危害排序，并列出误读的代价。",
    ),
    "forgotten.lead.plain": (
        "The most harmful first, the misreading beside the rule.",
        "Das Schädlichste zuerst, der Irrtum neben der Regel.",
        "按危害排序，误读与规则对照。",
    ),
    "forgotten.misreading": ("The misreading", "Der Irrtum", "误读"),
    "forgotten.differs": (
        "It makes a difference of {amount}",
        "Der Unterschied: {amount}",
        "相差 {amount}",
    ),
    "forgotten.right": ("The rule", "Die Regel", "正确规则"),
    "forgotten.cost": ("It costs {amount}", "Er kostet {amount}", "代价 {amount}"),
    "forgotten.cost.plain": (
        "It is off by {amount}",
        "Er liegt um {amount} daneben",
        "相差 {amount}",
    ),
    "forgotten.figures": (
        "{wrong} instead of {right}",
        "{wrong} statt {right}",
        "算成 {wrong}，应为 {right}",
    ),
    # examples
    "examples.lead": (
        "Every example is calculated by the referee itself, line by line, with the rules used.",
        "Jedes Beispiel rechnet der Referee selbst, Zeile für Zeile, mit den benutzten Regeln.",
        "每个示例都由裁判程序逐行计算，并注明所用规则。",
    ),
    "examples.show": ("Example", "Beispiel", "示例"),
    "examples.try": ("Try it at the table", "Am Tisch ausprobieren", "在桌边试一试"),
    "examples.table": ("On the table", "Auf dem Tisch", "桌上"),
    "examples.total": ("Total", "Summe", "合计"),
    "examples.payable": ("To pay", "Zu zahlen", "应付"),
    "examples.surplus": ("Surplus", "Überschuss", "多付"),
    "examples.pays": ("{player} pays", "{player} zahlt", "{player}支付"),
    "examples.yes": ("yes", "ja", "是"),
    "examples.no": ("no", "nein", "否"),
    "examples.allowed": ("Allowed", "Erlaubt", "可以"),
    "examples.refused": ("Refused", "Nicht erlaubt", "不可以"),
    "examples.adds": ("bill {amount}", "Rechnung {amount}", "账单 {amount}"),
    "examples.happened": ("So far", "Bisher", "之前"),
    "examples.lines": ("What follows", "Was daraus folgt", "结果"),
    "examples.rules": ("Rules", "Regeln", "规则"),
    "examples.misread": ("Not {figure}", "Nicht {figure}", "不是 {figure}"),
    "examples.under": ("Played otherwise", "Anders gespielt", "换一种裁定"),
    "examples.over": ("The game is over", "Das Spiel ist vorbei", "游戏结束"),
    "examples.winners": ("Winner", "Gewonnen hat", "获胜者"),
    "examples.goes.on": ("The game goes on", "Das Spiel geht weiter", "游戏继续"),
    "examples.next": ("Starts next", "Beginnt als Nächstes", "下一轮先手"),
    "examples.players": ("Players", "Personen", "玩家"),
    "examples.bills": ("Bills", "Rechnungen", "各轮账单"),
    # glossary, sources, data
    "glossary.lead": (
        "The words these pages use, in all three languages.",
        "Die Wörter dieser Seiten in allen drei Sprachen.",
        "本站用语的三语对照。",
    ),
    "glossary.also": ("Also: {words}", "Auch: {words}", "也作：{words}"),
    "sources.lead": (
        "What each document is and where its claims stand. The texts themselves belong to their "
        "authors and are not reproduced.",
        "Was jedes Dokument ist und wo seine Aussagen stehen. Die Texte selbst gehören ihren "
        "Verfassern und werden nicht wiedergegeben.",
        "各份资料是什么、说法出自何处。原文版权归作者所有，不在此转载。",
    ),
    "sources.kind": ("Kind", "Art", "类型"),
    "sources.publisher": ("From", "Von", "来自"),
    "sources.edition": ("Edition", "Ausgabe", "版本"),
    "sources.date": ("Date", "Datum", "日期"),
    "sources.language": ("Language", "Sprache", "语言"),
    "sources.print": ("Fingerprint (SHA-256)", "Fingerabdruck (SHA-256)", "指纹（SHA-256）"),
    "sources.none": (
        "Read by eye; no document to fingerprint.",
        "Mit dem Auge gelesen; kein Dokument für einen Fingerabdruck.",
        "肉眼辨读，没有可供计算指纹的文件。",
    ),
    "sources.places": ("{n} places", "{n} Stellen", "{n} 处"),
    "sources.weight": ("Trusted as", "Gewicht", "可信度"),
    "sources.unused": ("not used", "nicht benutzt", "未使用"),
    "sources.unknown": ("unknown", "unbekannt", "不详"),
    "source.kind.rulebook": ("rulebook", "Regelheft", "规则书"),
    "source.kind.refresher": ("refresher", "Auffrischung", "规则复习页"),
    "source.kind.write-up": ("write-up", "Zusammenfassung", "整理稿"),
    "source.kind.summary": ("summary", "Zusammenfassung", "概要"),
    "source.kind.pictures": ("pictures", "Bilder", "图片"),
    "source.weight.printed": ("printed rules", "gedruckte Regeln", "印刷规则"),
    "source.weight.cites-printed": (
        "cites printed rules by page",
        "zitiert gedruckte Regeln mit Seite",
        "按页码引用印刷规则",
    ),
    "source.weight.secondary": ("secondary", "zweite Hand", "二手"),
    "source.weight.printed-numbers": (
        "printed names and numbers",
        "gedruckte Namen und Zahlen",
        "印刷的名称与数字",
    ),
    "data.lead": (
        "The whole rule base of this game as one JSON file, in three languages, with sources, "
        "rulings and examples, for programs of your own.",
        "Das ganze Regelwerk dieses Spiels als eine JSON-Datei, in drei Sprachen, mit Quellen, "
        "Entscheidungen und Beispielen, für eigene Programme.",
        "本游戏的完整规则数据，一个 JSON 文件，三种语言，含来源、裁定与示例，可供自己的程序使用。",
    ),
    "data.file": ("Download the data", "Daten herunterladen", "下载数据"),
    "data.schema": ("JSON Schema", "JSON-Schema", "JSON Schema"),
    "data.fields": ("What is in it", "Was darin steht", "内容"),
    "data.stable": (
        "Ids never change; numbers such as “{number}” come from the position and may.",
        "Kennungen bleiben; Nummern wie „{number}“ folgen der Position und können sich ändern.",
        "标识永久不变；“{number}”之类的编号由位置得出，可能变化。",
    ),
}
