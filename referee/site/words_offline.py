"""Words of the installable site and of its page for addresses that are not kept."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "offline.title": (
        "Not on the menu, and no network",
        "Nicht auf der Karte, und kein Netz",
        "菜单上没有这一页，也没有网络",
    ),
    "offline.text": (
        "All pages of this site work without a network, but this address is not one of them. It "
        "may be mistyped, or new since your last visit. Start over here:",
        "Alle Seiten hier funktionieren ohne Netz, aber diese Adresse gehört nicht dazu. "
        "Vielleicht ist sie vertippt oder seit deinem letzten Besuch neu. Hier geht es weiter:",
        "本站所有页面都可离线使用，但这个地址不在其中：可能输入有误，也可能是上次访问之后新增的。"
        "请从这里继续：",
    ),
}
