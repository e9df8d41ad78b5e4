"""Words of every table page for games kept and passed on: key → English, German, Chinese."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "share": ("Share or export", "Teilen oder sichern", "分享或导出"),
    "share.hint": (
        "Another phone opens this game from the code or the link alone; nothing is uploaded.",
        "Ein anderes Telefon öffnet dieses Spiel allein aus dem Code oder dem Link; hochgeladen "
        "wird nichts.",
        "另一部手机只凭二维码或链接就能打开这局游戏；不会上传任何内容。",
    ),
    "qr": ("QR code with this game", "QR-Code mit diesem Spiel", "包含这局游戏的二维码"),
    "qr.too.long": (
        "This game is too long for a QR code; the link works.",
        "Für einen QR-Code ist dieses Spiel zu lang; der Link geht.",
        "这局游戏太长，放不进二维码；请用链接。",
    ),
    "link": ("Link", "Link", "链接"),
    "copy": ("Copy link", "Link kopieren", "复制链接"),
    "copied.link": ("The link is copied.", "Der Link ist kopiert.", "链接已复制。"),
    "copy.self": (
        "Please copy the marked link yourself.",
        "Bitte kopiere den markierten Link selbst.",
        "请自行复制选中的链接。",
    ),
    "send": ("Send", "Senden", "发送"),
    "export": ("Save log file", "Verlauf sichern", "导出记录文件"),
    "import": ("Take in a log file", "Verlauf einlesen", "导入记录文件"),
    "not.a.log": (
        "{x}, line {n}: this is no log of a game.",
        "{x}, Zeile {n}: Das ist kein Spielverlauf.",
        "{x}第{n}行：这不是游戏记录。",
    ),
    "unreadable": (
        "{x}, line {n}: {why} Nothing was taken in.",
        "{x}, Zeile {n}: {why} Es wurde nichts eingelesen.",
        "{x}第{n}行：{why}没有导入任何内容。",
    ),
    "games": ("Saved games", "Gespeicherte Spiele", "已保存的游戏"),
    "no.games": (
        "No game is kept here yet.",
        "Hier ist noch kein Spiel.",
        "这里还没有保存的游戏。",
    ),
    "remove.game": ("Delete this game", "Dieses Spiel löschen", "删除这局游戏"),
    "sure": ("Delete?", "Löschen?", "删除？"),
    "shared.open": (
        "The shared game is open; it is kept on this phone from now on.",
        "Das geteilte Spiel ist offen und wird ab jetzt auf diesem Telefon geführt.",
        "已打开分享的游戏，从现在起保存在这部手机上。",
    ),
    "try.open": (
        "The example lies here; change what you like.",
        "Das Beispiel liegt da; ändere, was du magst.",
        "示例已摆好，可以随意改动。",
    ),
    "try.gone": (
        "This example is not here any more.",
        "Dieses Beispiel gibt es hier nicht mehr.",
        "这里已经没有这个示例。",
    ),
    "kept.again": (
        "Everything is saved again.",
        "Jetzt ist wieder alles gesichert.",
        "已全部重新保存。",
    ),
    "trouble.full": (
        "There is no room left on this phone: the game goes on, but is not saved. Export it.",
        "Auf diesem Telefon ist kein Platz mehr: Das Spiel geht weiter, ist aber nicht gesichert. "
        "Teile oder sichere es.",
        "手机存储已满：游戏可以继续，但没有保存。请导出或分享。",
    ),
    "trouble.refused": (
        "This browser lets us keep nothing: the game goes on, but a reload loses it. Share or "
        "export it.",
        "Dieser Browser lässt uns nichts sichern: Das Spiel geht weiter, aber ein Neuladen "
        "verliert es. Teile oder sichere es.",
        "浏览器不允许保存：游戏可以继续，但重新加载后会丢失。请分享或导出。",
    ),
    "trouble.changed": (
        "This game went on in another tab; here is its latest state.",
        "Dieses Spiel ging in einem anderen Tab weiter; hier ist der neueste Stand.",
        "这局游戏在另一个标签页有更新；这里显示最新状态。",
    ),
    "trouble.damaged": (
        "This saved game is damaged. It is set aside, not deleted.",
        "Dieses gesicherte Spiel ist beschädigt. Es ist beiseitegelegt, nicht gelöscht.",
        "这份保存的游戏已损坏，已放到一边，没有删除。",
    ),
    "trouble.newer": (
        "A newer version of this page saved this game; it is left alone.",
        "Eine neuere Version dieser Seite hat dieses Spiel gesichert; es bleibt unberührt.",
        "这局游戏由更新版本的页面保存，这里不会改动它。",
    ),
    "trouble.gone": (
        "This game has been removed.",
        "Dieses Spiel ist entfernt worden.",
        "这局游戏已被删除。",
    ),
    "code.damaged": (
        "The shared link is cut off or mistyped.",
        "Der geteilte Link ist abgeschnitten oder vertippt.",
        "分享的链接不完整或有误。",
    ),
    "code.newer": (
        "This link was made by a newer version of this page. Load the page again.",
        "Dieser Link stammt von einer neueren Version der Seite. Lade sie neu.",
        "这个链接由更新版本的页面生成，请重新加载本页。",
    ),
    "code.too-long": (
        "This link is too long to be a game.",
        "Für ein Spiel ist dieser Link zu lang.",
        "这个链接太长，不是一局游戏。",
    ),
    "code.empty": (
        "This link holds no game.",
        "In diesem Link steckt kein Spiel.",
        "这个链接里没有游戏。",
    ),
    "code.not-a-code": (
        "This link holds no game.",
        "In diesem Link steckt kein Spiel.",
        "这个链接里没有游戏。",
    ),
}
