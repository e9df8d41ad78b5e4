"""Words of the frame, badges and labels: key → English, German, Chinese."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    # the frame
    "site": ("Table Referee", "Tischreferee", "桌边裁判"),
    # the same, saying where it may go on in a second line
    "site.parts": ("Table Referee", "Tisch\u00adreferee", "桌边裁判"),
    "site.claim": (
        "Rules of games, settled at the table",
        "Spielregeln, am Tisch geklärt",
        "桌边就能查清的游戏规则",
    ),
    "home": ("Home", "Start", "首页"),
    "about": ("About these rules", "Über diese Regeln", "关于本站规则"),
    "games.other": ("Other games", "Andere Spiele", "其他游戏"),
    "policy": ("How we reconcile", "So gleichen wir ab", "我们如何取舍"),
    "unofficial": ("Unofficial", "Inoffiziell", "非官方声明"),
    "changelog": ("Changes", "Änderungen", "更新记录"),
    "search": ("Search", "Suchen", "搜索"),
    "search.long": (
        "Card, rule or question",
        "Karte, Regel oder Frage",
        "卡牌、规则或问题",
    ),
    "search.dialog": ("Search the rules", "Regeln durchsuchen", "搜索规则"),
    "language": ("Language", "Sprache", "语言"),
    "menu": ("Menu", "Menü", "菜单"),
    "to.dark": ("Switch to dark colours", "Auf dunkle Farben umstellen", "切换为深色"),
    "to.light": ("Switch to light colours", "Auf helle Farben umstellen", "切换为浅色"),
    "quick": ("Quick access", "Schnellzugriff", "快速入口"),
    "footer.unofficial": (
        "Made by players. Not affiliated with any publisher; names and titles belong to their "
        "owners.",
        "Von Spielenden gemacht. Mit keinem Verlag verbunden; Namen und Titel gehören ihren "
        "Inhabern.",
        "由玩家制作，与出版社无关；名称与标题归各自所有者。",
    ),
    "not.found": (
        "This page is not on the menu",
        "Diese Seite steht nicht auf der Karte",
        "菜单上没有这一页",
    ),
    "not.found.text": (
        "The address may be old or mistyped. Search, or start over here:",
        "Die Adresse ist vielleicht alt oder vertippt. Such danach oder fang hier neu an:",
        "地址可能已过期或有误。请搜索，或从这里重新开始：",
    ),
    # names of pages
    "game": ("At a glance", "Auf einen Blick", "速览"),
    "game.short": ("Start", "Start", "速览"),
    "table.door": (
        "Keep a game at the table",
        "Spiel am Tisch mitführen",
        "在桌边记录游戏",
    ),
    "table": ("At the table", "Am Tisch", "桌边裁判"),
    "numbers": ("Set-up and numbers", "Aufbau und Zahlen", "准备与数字"),
    "rules": ("Rules", "Regeln", "规则"),
    "cards": ("Cards", "Karten", "卡牌"),
    "disputes": ("Disputes", "Streitfälle", "争议"),
    "forgotten": ("Easily forgotten", "Leicht vergessen", "容易忘记"),
    "examples": ("Worked examples", "Rechenbeispiele", "计算示例"),
    "glossary": ("Glossary", "Glossar", "术语表"),
    "sources": ("Sources", "Quellen", "资料来源"),
    "data": ("Data", "Daten", "数据下载"),
    # status of a rule or ruling
    "status.agreed": ("agreed", "einig", "一致"),
    "status.single": ("single source", "eine Quelle", "单一来源"),
    "status.disputed": ("disputed", "umstritten", "有争议"),
    "status.variant": ("variant", "Variante", "变体"),
    "status.derived": ("derived", "abgeleitet", "推导"),
    "status.open": ("open", "offen", "未定"),
    "status.agreed.why": (
        "Two or more sources say so and none objects.",
        "Zwei oder mehr Quellen sagen es, keine widerspricht.",
        "两份以上资料如此说明，且无反对。",
    ),
    "status.single.why": (
        "One source says so; the others are silent.",
        "Eine Quelle sagt es; die anderen schweigen.",
        "只有一份资料说明，其余未提。",
    ),
    "status.single.why.alone": (
        "The one source says so.",
        "Die eine Quelle sagt es.",
        "唯一的资料如此说明。",
    ),
    "status.open.why.alone": (
        "The one source does not answer; this is our default.",
        "Die eine Quelle beantwortet es nicht; das ist unsere Vorgabe.",
        "唯一的资料没有回答；这是我们的默认。",
    ),
    "status.disputed.why": (
        "The sources contradict each other; we chose, with a reason.",
        "Die Quellen widersprechen sich; wir haben begründet gewählt.",
        "资料相互矛盾；我们给出理由并作出选择。",
    ),
    "status.variant.why": (
        "A source itself offers this as an option.",
        "Eine Quelle bietet das selbst als Möglichkeit an.",
        "资料本身把它列为可选规则。",
    ),
    "status.derived.why": (
        "No source says it outright; it follows from other rules.",
        "Keine Quelle sagt es direkt; es folgt aus anderen Regeln.",
        "没有资料直接说明；由其他规则推出。",
    ),
    "status.open.why": (
        "No source answers; this is our default.",
        "Keine Quelle antwortet; das ist unsere Vorgabe.",
        "没有资料回答；这是我们的默认。",
    ),
    # what a claim does
    "says.states": ("states it", "sagt es", "写明"),
    "says.adds": ("adds it", "ergänzt es", "补充"),
    "says.narrows": ("narrows it", "schränkt es ein", "加以限定"),
    "says.contradicts": ("contradicts it", "widerspricht", "与此矛盾"),
    "says.misworded": (
        "means it, words it badly",
        "meint es, missverständlich",
        "意思相同，措辞易误解",
    ),
    "says.inferred": ("read between the lines", "zwischen den Zeilen gelesen", "由上下文推断"),
    "silent": ("silent", "schweigt", "未提及"),
    # evidence for what is printed on a card
    "evidence.printed": ("seen on the card", "auf der Karte gesehen", "已见卡面"),
    "evidence.reported": ("read by others", "von anderen abgelesen", "他人读出"),
    "evidence.likely": ("likely", "wahrscheinlich", "很可能"),
    "evidence.none": (
        "none printed, counts {amount}",
        "keiner aufgedruckt, zählt {amount}",
        "卡面未印，按 {amount} 计",
    ),
    "ours": (
        "our table default; no source says it",
        "unsere Vorgabe; keine Quelle nennt es",
        "资料未写明，由我们约定",
    ),
    "ours.legend": (
        "“○” marks a table default of ours: no source says this number.",
        "„○“ steht an unseren eigenen Vorgaben: Diese Zahl nennt keine Quelle.",
        "“○”表示资料未写明、由我们约定的数字。",
    ),
    "evidence.legend": (
        "A figure without a mark was seen on the card itself; “≈” means likely, “◦” read off a "
        "table by others.",
        "Eine Zahl ohne Zeichen haben wir auf der Karte selbst gesehen; „≈“ heißt wahrscheinlich, "
        "„◦“ von anderen abgelesen.",
        "没有标记的数字由我们在卡面上亲眼确认；“≈”表示很可能，“◦”表示由他人读出。",
    ),
    "price.range": ("{low} to {high}", "{low} bis {high}", "{low} 至 {high}"),
    "stale": (
        "This text may be behind: another language changed since all three were last reviewed "
        "together.",
        "Dieser Text hinkt vielleicht hinterher: Seit der letzten gemeinsamen Durchsicht hat sich "
        "eine andere Sprache geändert.",
        "此文本可能已过时：自上次三语共同审校后，另一种语言有改动。",
    ),
}
