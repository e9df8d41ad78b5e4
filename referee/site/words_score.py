"""Words of the table page that is made of a game's forms: key → English, German, Chinese."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "claim": (
        "Keep score at the table: every entry with its rules. Works without a network.",
        "Punkte und Geld am Tisch führen, jeder Eintrag mit seinen Regeln. Geht auch ohne Netz.",
        "在桌边记分，每一步都附规则；没有网络也能用。",
    ),
    "bar": ("What comes next", "Wie es weitergeht", "下一步"),
    "hello": ("Who is playing?", "Wer spielt mit?", "谁来玩？"),
    "leave": ("Put this game away", "Dieses Spiel weglegen", "收起这局游戏"),
    # the board
    "score": ("Score board", "Punktetafel", "记分牌"),
    "on.turn": ("is on turn", "ist am Zug", "当前行动"),
    "last": ("Last entry", "Letzter Eintrag", "上一步"),
    "nothing.yet": (
        "Nothing has been entered yet.",
        "Noch ist nichts eingetragen.",
        "还没有任何记录。",
    ),
    # entering an event
    "enter.what": ("What happens?", "Was passiert?", "发生了什么？"),
    "half": ("not finished", "angefangen", "未填完"),
    "not.now": ("Not now:", "Jetzt nicht:", "现在不行："),
    "fill.anyway": ("Fill it in all the same", "Trotzdem ausfüllen", "仍然填写"),
    "fill.first": (
        "Nothing is filled in yet.",
        "Noch ist nichts ausgefüllt.",
        "还没有填写。",
    ),
    "one.less": ("one less", "eins weniger", "减一"),
    "one.up": ("one more", "eins mehr", "加一"),
    "add": ("Add", "Dazu", "添加"),
    "take.away": ("Take away: {x}", "Wegnehmen: {x}", "拿走：{x}"),
    "start.over": ("Start over", "Von vorn", "重填"),
    "comes.to": ("What it comes to", "Was dabei herauskommt", "逐项结果"),
    "no.change": (
        "No figures change.",
        "An den Zahlen ändert sich nichts.",
        "数字没有变化。",
    ),
    "still.open": ("Still to say: {x}", "Noch offen: {x}", "还差：{x}"),
    "not.a.figure": (
        "“{x}” is no whole number.",
        "„{x}“ ist keine ganze Zahl.",
        "“{x}”不是整数。",
    ),
    "enter": ("Enter", "Eintragen", "记入"),
    "enter.more": ("Enter + next", "Eintragen + weiter", "记入并继续"),
    "enter.anyway": (
        "The table agrees: enter it anyway",
        "Der Tisch ist einig: trotzdem eintragen",
        "大家同意：照样记入",
    ),
    "change.line": (
        "You are changing line {n}; below stands what that changes in the game.",
        "Du änderst Zeile {n}; unten steht, was das am Spiel ändert.",
        "正在修改第{n}行；下方是它给游戏带来的变化。",
    ),
    # looking back
    "course": ("Round by round", "Runde für Runde", "各轮走势"),
    "after.round": ("After round", "Nach Runde", "轮次之后"),
    "now": ("now", "jetzt", "现在"),
    "chart": (
        "{x} after each round; the figures follow.",
        "{x} nach jeder Runde; die Zahlen folgen.",
        "{x}：每轮之后的数值；数字如下。",
    ),
    "rulings.before": (
        "Where the sources differ or say nothing, you choose before the game begins.",
        "Wo die Quellen auseinandergehen oder schweigen, wählst du vor dem Spiel.",
        "资料有分歧或没有说明之处，请在开局前选择。",
    ),
}
