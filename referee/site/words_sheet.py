"""Words of the sheet for the table."""

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    "sheet": ("Sheet to print", "Spickzettel", "一页速查表"),
    "sheet.lead": ("Everything on one page", "Alles auf einer Seite", "一页看懂"),
    "sheet.about": (
        "Everything a table of {game} needs on one sheet of A4, to print.",
        "Alles, was ein Tisch für {game} braucht, auf einem Blatt A4 zum Ausdrucken.",
        "玩《{game}》所需的一切，印在一张 A4 纸上。",
    ),
    "sheet.print": ("Print", "Drucken", "打印"),
    "sheet.yes": ("yes", "ja", "可以"),
    "sheet.no": ("no", "nein", "不可以"),
    "sheet.cards": ("cards", "Karten", "张数"),
    "sheet.together": ("together", "zusammen", "共计"),
    "sheet.each": ("each ×{n}", "je ×{n}", "各 {n} 张"),
    "sheet.all": (
        "All of them, with the sources",
        "Alle, mit den Quellen",
        "全部争议与资料来源",
    ),
    "sheet.scan": (
        "Scan for sources, reasons and what another ruling costs.",
        "Scannen für Quellen, Gründe und was eine andere Entscheidung kostet.",
        "扫码查看资料来源、理由，以及改用其他裁定的差额。",
    ),
    "sheet.scan.plain": (
        "Scan for sources, reasons and what another ruling changes.",
        "Scannen für Quellen, Gründe und was eine andere Entscheidung ändert.",
        "扫码查看资料来源、理由，以及改用其他裁定的影响。",
    ),
}
