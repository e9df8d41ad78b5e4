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
    # What is wrong with a file: where the command line says it too, in its words.
    "file.large-file": (
        "“{x}” is too large for a log.",
        "„{x}“ ist zu groß für ein Protokoll.",
        "“{x}”太大，不像是记录。",
    ),
    "file.empty-file": ("“{x}” is empty.", "„{x}“ ist leer.", "“{x}”是空的。"),
    "file.no-log": (
        "“{x}” holds no game.",
        "In „{x}“ steht kein Spiel.",
        "“{x}”中没有游戏。",
    ),
    "file.damaged": (
        "“{x}” is damaged: line {n} cannot be read.",
        "„{x}“ ist beschädigt: Zeile {n} ist nicht lesbar.",
        "“{x}”已损坏：第{n}行无法读取。",
    ),
    "file.newer-format": (
        "“{x}” was written by a newer referee (format {found}); it is left as it is.",
        "„{x}“ stammt von einem neueren referee (Format {found}); die Datei bleibt, wie sie ist.",
        "“{x}”由较新的referee写成（格式{found}）；文件保持原样。",
    ),
    "file.no-format": (
        "“{x}” has a format that is none: {found}. It is left as it is.",
        "„{x}“ hat ein Format, das keins ist: {found}. Die Datei bleibt, wie sie ist.",
        "“{x}”的格式无效：{found}。文件保持原样。",
    ),
    "file.utf-16": (
        "“{x}” is UTF-16 text. Save it as UTF-8, then it can be taken in.",
        "„{x}“ ist UTF-16-Text. Speichere die Datei als UTF-8, dann lässt sie sich einlesen.",
        "“{x}”是UTF-16文本。另存为UTF-8后即可导入。",
    ),
    "file.torn": (
        "The last line was unfinished and does not count; everything before it is here.",
        "Die letzte Zeile war unfertig und zählt nicht; alles davor ist da.",
        "最后一行没有写完，不计入；之前的内容都在。",
    ),
    "file.mend": (
        "What stands before it can be opened; to mend the file, delete line {n} or write it anew.",
        "Was davor steht, lässt sich öffnen; um die Datei zu heilen, lösche Zeile {n} oder schreib "
        "sie neu.",
        "可以打开该行之前的内容；要修复文件，请删除或重写第{n}行。",
    ),
    "file.before": ("Open that", "Das öffnen", "打开前面部分"),
    "file.elsewhere": (
        "“{x}” is a game of {game}. Take it in on the table page of that game.",
        "„{x}“ ist ein Spiel von {game}. Lies es auf der Tischseite jenes Spiels ein.",
        "“{x}”是《{game}》的记录，请在那个游戏的桌边裁判页面导入。",
    ),
    "file.unusable": (
        "“{x}” cannot be opened here.",
        "„{x}“ lässt sich hier nicht öffnen.",
        "这里无法打开“{x}”。",
    ),
    "file": ("File", "Datei", "文件"),
    "only.here": ("only in this browser", "nur in diesem Browser", "仅存于此浏览器"),
    "only.here.hint": (
        "A browser may clear away what it keeps: when room gets short, or after weeks without a "
        "visit. A game that matters is safe as a file.",
        "Ein Browser darf wegräumen, was er aufhebt: wenn der Platz knapp wird oder nach Wochen "
        "ohne Besuch. Ein Spiel, das dir wichtig ist, ist als Datei sicher.",
        "浏览器可能会清除已保存的内容（空间不足，或数周未访问）。重要的游戏请存成文件。",
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
    "trouble.lost": (
        "This game went on in another tab; what you entered here last ({n} ×) is not in it.",
        "Dieses Spiel ging in einem anderen Tab weiter; was du hier zuletzt eingetragen hast "
        "({n} ×), ist nicht dabei.",
        "这局游戏在另一个标签页有更新；你在这里最后记入的{n}项没有包括在内。",
    ),
    "enter.again": ("Enter it again", "Noch einmal eintragen", "重新记入"),
    "trouble.unread": (
        "The saved games cannot be read just now; nothing is lost.",
        "Die gesicherten Spiele sind gerade nicht lesbar; verloren ist nichts.",
        "暂时无法读取已保存的游戏；没有丢失任何内容。",
    ),
    "try.again": ("Try again", "Noch einmal versuchen", "重试"),
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
    "code.older": (
        "This link was made by an older version of this page and cannot be read any more. Ask for "
        "a new one.",
        "Dieser Link stammt von einer älteren Version der Seite und ist nicht mehr lesbar. Lass "
        "dir einen neuen schicken.",
        "这个链接由旧版本的页面生成，已无法读取。请对方重新分享。",
    ),
    "code.browser": (
        "This browser is too old for a game in a link. Pass the game on as a file.",
        "Für ein Spiel im Link ist dieser Browser zu alt. Gib das Spiel als Datei weiter.",
        "浏览器版本太旧，无法用链接传递游戏。请用文件传递。",
    ),
    "code.too-long": (
        "This link holds more than a link may: 2,000 entries at most. Pass a longer game on as a "
        "file.",
        "Dieser Link enthält mehr, als in einen Link darf: höchstens 2.000 Einträge. Gib ein "
        "längeres Spiel als Datei weiter.",
        "这个链接的内容超出上限（最多2,000条记录）。更长的游戏请用文件传递。",
    ),
    "link.too.long": (
        "This game is too long for a link (2,000 entries at most); pass it on as a file.",
        "Für einen Link ist dieses Spiel zu lang (höchstens 2.000 Einträge); gib es als Datei "
        "weiter.",
        "这局游戏太长，放不进链接（最多2,000条记录）；请用文件传递。",
    ),
    "code.elsewhere": (
        "This link is a game of {x}.",
        "Dieser Link ist ein Spiel von {x}.",
        "这个链接是《{x}》的一局游戏。",
    ),
    "open.there": ("Open it there", "Dort öffnen", "到那里打开"),
    "unfetched": (
        "A part of this page could not be fetched. Try again while you have a network.",
        "Ein Teil dieser Seite war nicht zu laden. Versuch es noch einmal, wenn du Netz hast.",
        "页面的一部分无法加载。请在有网络时重试。",
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
