"""Words of every game's table page: key → English, German, Chinese.

A game's own page has words of its own, beside these or in their place; a page made of the game's
forms those of `words_score`.
"""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "title": ("{game}: at the table", "{game}: am Tisch", "{game}：桌边裁判"),
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
    "old": (
        "This browser lacks what the referee is made of (WebAssembly, modules); a newer one has "
        "it.",
        "Diesem Browser fehlt, woraus der Referee besteht (WebAssembly, Module); ein neuerer hat "
        "es.",
        "这个浏览器缺少裁判所需的功能（WebAssembly、模块）。请换用较新的浏览器。",
    ),
    "lone": (
        "Opened as a file, the referee cannot start; it needs an address, as referee site serve "
        "gives it.",
        "Als Datei geöffnet startet der Referee nicht; er braucht eine Adresse, wie referee site "
        "serve sie gibt.",
        "以文件方式打开时裁判无法启动；请通过网址打开，例如用referee site serve。",
    ),
    "rules": (
        "The rules can be read all the same.",
        "Die Regeln lassen sich trotzdem lesen.",
        "规则仍可阅读。",
    ),
    "void": ("Not counted", "Nicht gezählt", "不计入"),
    "void.after": (
        "Not counted: the game was over after round {n}.",
        "Nicht gezählt: Nach Runde {n} war das Spiel aus.",
        "不计入：游戏在第{n}轮后已经结束。",
    ),
    "renewed": (
        "A new version is here; the next visit uses it.",
        "Eine neue Version ist da; der nächste Besuch nutzt sie.",
        "新版本已就绪，下次打开时使用。",
    ),
    "close": ("Close", "Schließen", "关闭"),
    "back": ("Back", "Zurück", "返回"),
    "save": ("Save", "Sichern", "保存"),
    "reading.ours": (
        "Reconciled (our default)",
        "Abgeglichen (unsere Vorgabe)",
        "综合裁定（本站默认）",
    ),
    "seat": ("Person {n}", "Person {n}", "玩家{n}"),
    "ends": ("That is the end.", "Damit ist das Spiel aus.", "游戏到此结束。"),
    "won": ("Winner: {x}", "Gewonnen: {x}", "获胜：{x}"),
    "refused": ("The rules say no:", "Die Regeln sagen nein:", "规则不允许："),
    "menu": ("Menu", "Menü", "菜单"),
    "undo": ("Take back the last step", "Letzten Schritt zurücknehmen", "撤回上一步"),
    "undone": ("Taken back", "Zurückgenommen", "已撤回"),
    "undone.edit": (
        "Round {n}: the change is taken back.",
        "Runde {n}: Die Änderung ist zurückgenommen.",
        "第{n}轮：已撤回修改。",
    ),
    "restore": ("Restore", "Zurückholen", "恢复"),
    "setup.hint": (
        "In seating order, clockwise. Empty names are fine.",
        "Der Reihe nach im Uhrzeigersinn. Namen dürfen leer bleiben.",
        "按顺时针座位填写，名字可以留空。",
    ),
    "name": ("Name {n}", "Name {n}", "名字{n}"),
    "starts": ("starts", "beginnt", "先手"),
    "unseat": ("Without {x}", "Ohne {x}", "去掉{x}"),
    "one.more": ("one more", "noch jemand", "再加一人"),
    "midway": ("The game has begun already", "Das Spiel läuft schon", "游戏已经开始了"),
    "by.rulings": ("Rules:", "Regeln:", "规则："),
    "begin": ("Begin", "Los geht’s", "开始"),
    "new.game": ("New game", "Neues Spiel", "新游戏"),
    "player": ("Player", "Wer", "玩家"),
    "round": ("Round {n}", "Runde {n}", "第{n}轮"),
    "over": ("The game is over", "Das Spiel ist aus", "游戏结束"),
    "wins": ("{x} wins", "{x} gewinnt", "{x}获胜"),
    "and": (" and ", " und ", "和"),
    "shared": ("{x} share the win", "{x} teilen sich den Sieg", "{x}并列获胜"),
    "log": ("What happened", "Verlauf", "记录"),
    "log.hint": (
        "Newest round first. Every line can be changed; what becomes irregular by that is kept "
        "and explained.",
        "Die neueste Runde zuerst. Jede Zeile lässt sich ändern; was dadurch regelwidrig wird, "
        "bleibt stehen und wird erklärt.",
        "最新一轮在前。每一条都可以修改；因此变得不合规则的内容会保留并说明。",
    ),
    "irregular": (
        "Against the rules, but it stands:",
        "Gegen die Regeln, bleibt aber:",
        "不合规则，但予以保留：",
    ),
    "agreed": ("The table agreed to this:", "Der Tisch war einverstanden:", "大家同意的例外："),
    "edit": ("Change", "Ändern", "修改"),
    "drop": ("Remove", "Entfernen", "删除"),
    "line": ("line {n}", "Zeile {n}", "第{n}行"),
    "edited": ("Changed.", "Geändert.", "已修改。"),
    "why": ("Why (if you like)", "Warum (wenn du magst)", "原因（可不填）"),
    "rulings": ("Rulings", "Entscheidungen", "裁定"),
    "rulings.game": (
        "Beside each other answer stands what it would have changed in this game so far.",
        "Neben jeder anderen Antwort steht, was sie in diesem Spiel bisher geändert hätte.",
        "其他选项旁边写明它会给这局游戏到目前为止带来什么变化。",
    ),
    "reading": ("Read the rules as in", "Regeln lesen nach", "规则依据"),
    "no.difference": ("no difference here", "hier kein Unterschied", "这里没有区别"),
    "would.odd": ("{n} × against the rules", "{n} × gegen die Regeln", "{n}处不合规则"),
    "play.on": ("Play on like this", "So weiterspielen", "就这样继续"),
    "play.on.hint": (
        "The whole game is counted anew under this ruling, as a copy; the game as it is stays "
        "under “Saved games”.",
        "Das ganze Spiel wird mit dieser Entscheidung neu gezählt, als Kopie; das jetzige bleibt "
        "unter „Gespeicherte Spiele“.",
        "整局游戏会按这项裁定重新计算并另存一份；现在的游戏保留在“已保存的游戏”里。",
    ),
    "copied": (
        "This is the copy with the other ruling.",
        "Das ist die Kopie mit der anderen Entscheidung.",
        "这是采用另一裁定的副本。",
    ),
}
