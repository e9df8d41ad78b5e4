"""What the site holds of others: every licence is shipped, and nothing that no page asks for."""

from pathlib import Path

from referee.site import licences


def test_every_work_comes_with_its_own_licence() -> None:
    texts = licences.texts_of_others()
    assert len(set(texts.values())) == len(texts)
    marks = {
        "referee": "The Referee authors",
        "mkdocs-material": "Martin Donath",
        "micropython": "Damien",
        "qrcode-generator": "Kazuhiko Arase",
        "icons-material": "Pictogrammers",
        "icons-fontawesome": "Font Awesome",
        "icons-octicons": "GitHub",
        "icons-simple": "CC0",
    }
    assert {name for name, mark in marks.items() if mark not in texts[name]} == set()
    assert set(texts) == set(marks)


def test_the_built_site_ships_them_and_no_more_than_is_asked_for(site: Path) -> None:
    for name, text in licences.texts_of_others().items():
        assert (site / "licences" / f"{name}.txt").read_text(encoding="utf-8") == text
    assert list(site.rglob("*.map")) == []
    assert list(site.rglob("lunr*")) == []
    for lang in ("en", "de", "zh"):
        assert (site / lang / "assets" / "javascripts").is_dir()
        assert "../../licences/" in (site / lang / "unofficial" / "index.html").read_text("utf-8")
