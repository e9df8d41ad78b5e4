"""The words in La Cuenta's pictures, in three languages."""

from referee import languages

_WORDS = {
    "stacks": (
        "The four stacks, and what may follow",
        "Die vier Reihen, und was folgen darf",
        "四个牌堆，以及接下来能出什么",
    ),
    "stacks-desc": (
        "{first}: {top} lies on top, so dishes from {least} may follow. {second}: empty, any price "
        "may begin. {third}: locked by a burnt dish, nothing may follow. {wine}: always, until "
        "coffee is out.",
        "{first}: {top} liegt oben, also dürfen Gerichte ab {least} folgen. {second}: leer, jeder "
        "Preis darf beginnen. {third}: gesperrt durch verbranntes Essen, nichts darf folgen. "
        "{wine}: immer, bis Kaffee liegt.",
        "{first}：最上面是{top}，之后可出{least}起的菜。{second}：空，任何价格都能开始。"
        "{third}：被烧焦的菜封锁，不能再出。{wine}：随时可出，直到打出咖啡。",
    ),
    "lies": ("on top", "liegt oben", "最上面"),
    "empty": ("empty", "leer", "空"),
    "locked": ("locked", "gesperrt", "封锁"),
    "next": ("next:", "als Nächstes:", "接下来："),
    "always": ("any time", "jederzeit", "随时"),
    "until-coffee": ("until coffee", "bis Kaffee", "直到咖啡"),
    "nothing": ("nothing", "nichts", "不能出"),
    "any": ("any price", "jeder Preis", "任何价格"),
    "follows": ("After {card}", "Nach {card}", "{card}之后"),
    "follows-desc": (
        "In the stack {type} after {card} for {price}: allowed are {yes}; not allowed are {no}.",
        "In der Reihe {type} nach {card} zu {price}: erlaubt sind {yes}; nicht erlaubt sind {no}.",
        "{type}牌堆，在价格{price}的{card}之后：可以出{yes}；不能出{no}。",
    ),
    "none": ("none", "keine", "无"),
    "wine": ("What wine costs in all", "Was Rotwein insgesamt kostet", "葡萄酒合计价格"),
    "wine-desc": (
        "Bars for one to {n} wines: {totals}. From the sixth on a second set begins.",
        "Balken für ein bis {n} Weine: {totals}. Ab dem sechsten beginnt eine zweite Reihe.",
        "一到{n}张葡萄酒的柱形：{totals}。从第六张起另开一组。",
    ),
    "set-1": ("first set", "erste Reihe", "第一组"),
    "set-2": ("second set", "zweite Reihe", "第二组"),
    "phases": (
        "Which cards may be played when",
        "Welche Karten wann erlaubt sind",
        "哪些牌什么时候能出",
    ),
    "phases-desc": (
        "Before anybody asks for the bill: {before}. After coffee: {coffee}. After somebody has "
        "asked: {after}.",
        "Bevor jemand um die Rechnung bittet: {before}. Nach Kaffee: {coffee}. Nachdem jemand "
        "gebeten hat: {after}.",
        "有人请求结账之前：{before}。打出咖啡之后：{coffee}。有人请求结账之后：{after}。",
    ),
    "before": ("before", "vorher", "之前"),
    "after-coffee": ("after coffee", "nach Kaffee", "咖啡之后"),
    "after": ("bill asked", "Rechnung!", "请求结账"),
    "tapas": ("Tapas", "Tapas", "塔帕斯"),
    "payers": ("Who pays {total}", "Wer {total} zahlt", "{total}由谁支付"),
    "asks": ("{name} asks", "{name} bittet", "{name}请求结账"),
    "away": ("{name}, toilet", "{name}, Toilette", "{name}在洗手间"),
    "chosen": ("{name}, chosen", "{name}, gewählt", "{name}被选中"),
    "no-split": ("No split", "Ungeteilt", "不分摊"),
    "payers-desc": (
        "{name} pays {share}",
        "{name} zahlt {share}",
        "{name}付{share}",
    ),
}


def word(lang: str, key: str) -> str:
    """Return a word; an unknown key is a KeyError."""
    return _WORDS[key][languages.LANGUAGES.index(lang)]


def listed(lang: str, items: "list[str]") -> str:
    """Return items with the language's comma; a word for none of them."""
    return languages.listed(items, lang) or word(lang, "none")
