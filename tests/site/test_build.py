"""The built site: made by the plain command, whole, without a dead link."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest
import yaml

from referee.rulebase import store
from referee.site import build
from referee.site.linkcheck import faults
from referee.site.schema import schema
from tests.overlay import command

Command = Callable[..., "subprocess.CompletedProcess[str]"]
LANGUAGES = {"en": "en", "de": "de", "zh": "zh-Hans"}


def test_no_link_anchor_id_language_or_resource_is_wrong(site: Path) -> None:
    assert faults(site, LANGUAGES) == []


@pytest.mark.parametrize(
    ("page", "wrong", "said"),
    [
        ("en/index.html", '<a href="nowhere/">x</a>', "leads nowhere"),
        ("en/index.html", '<a href="../de/la-cuenta/rules/bill/#nope">x</a>', "no such place"),
        ("en/index.html", '<p id="twice"></p><p id="twice"></p>', "2 times"),
        ("en/index.html", '<script src="https://cdn.example/x.js"></script>', "from elsewhere"),
        ("en/index.html", '<img src="gone.png">', "leads nowhere"),
    ],
)
def test_the_link_checker_finds_what_is_planted(
    tmp_path: Path, page: str, wrong: str, said: str
) -> None:
    for lang, tag in LANGUAGES.items():
        for name in ("", "la-cuenta/rules/bill/"):
            target = tmp_path / lang / name / "index.html"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(f'<html lang="{tag}"><title>x</title><p id="tip">x</p></html>')
    assert faults(tmp_path, LANGUAGES) == []
    with (tmp_path / page).open("a") as file:
        file.write(wrong)
    assert [fault for fault in faults(tmp_path, LANGUAGES) if said in fault]


def test_the_link_checker_misses_no_language(tmp_path: Path) -> None:
    for lang, tag in LANGUAGES.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "index.html").write_text(f'<html lang="{tag}"><title>x</title></html>')
    (tmp_path / "en" / "only.html").write_text('<html lang="de"><title></title></html>')
    assert faults(tmp_path, LANGUAGES) == [
        "en/only.html: lang is “de”, not “en”",
        "en/only.html: has no title",
        "de/only.html: missing in this language",
        "zh/only.html: missing in this language",
    ]


def test_what_stands_above_the_languages(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    assert "navigator.language" in index
    for lang in LANGUAGES:
        assert f'<a href="{lang}/"' in index
        assert (site / lang / "404.html").is_file()
    assert (site / "404.html").is_file()


def test_the_map_of_the_site_knows_every_page_in_every_language(site: Path) -> None:
    text = (site / "sitemap.xml").read_text(encoding="utf-8")
    listed = set(re.findall(r"<loc>/([^<]*)</loc>", text))
    pages = {
        path.parent.relative_to(site).as_posix() + "/"
        for lang in LANGUAGES
        for path in (site / lang).rglob("index.html")
    }
    assert listed == pages
    assert text.count('hreflang="zh-Hans"') == len(pages)


def test_the_data_fit_their_schema_and_hold_the_whole_book(site: Path) -> None:
    wanted = json.loads((site / "api/v1/game.schema.json").read_text(encoding="utf-8"))
    assert wanted == schema()
    jsonschema.Draft202012Validator.check_schema(wanted)
    for game in store.games():
        data = json.loads((site / f"api/v1/{game}.json").read_text(encoding="utf-8"))
        jsonschema.validate(data, wanted)
        assert data.pop("$schema") == "game.schema.json"
        assert data == store.book(game)
        broken = {**data, "rules": [{**data["rules"][0], "status": "sure"}]}
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(broken, wanted)


def test_pages_are_light(site: Path) -> None:
    import gzip

    page = (site / "de/la-cuenta/cards/coffee/index.html").read_bytes()
    assert len(gzip.compress(page, 9)) < 12_000
    css = (site / "de/assets/house.css").read_bytes()
    worker = (site / "de/assets/search-worker.js").read_bytes()
    assert len(gzip.compress(css, 9)) < 10_000
    assert len(gzip.compress(worker, 9)) < 5_000


def test_a_dead_link_in_one_language_stops_the_plain_command(
    tmp_path: Path, small: Path, mkdocs: Command
) -> None:
    with (small / "docs" / "de" / "policy.md").open("a", encoding="utf-8") as file:
        file.write("\n[x](nirgends.md)\n")
    done = mkdocs("build", "--strict", "--site-dir", str(tmp_path / "out"), cwd=small)
    assert done.returncode == 1
    assert "nirgends.md" in done.stderr


def test_addresses_are_absolute_where_the_host_is_known(
    tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch, mkdocs: Command
) -> None:
    monkeypatch.setenv("SITE_URL", "https://rules.example/bar/")
    done = mkdocs("build", "--strict", "--site-dir", str(tmp_path / "out"), cwd=small)
    assert done.returncode == 0, done.stderr
    sitemap = (tmp_path / "out/sitemap.xml").read_text(encoding="utf-8")
    assert "<loc>https://rules.example/bar/zh/coin-race/</loc>" in sitemap
    page = (tmp_path / "out/de/coin-race/index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://rules.example/bar/de/coin-race/">' in page
    missing = (tmp_path / "out/de/404.html").read_text(encoding="utf-8")
    assert 'href="/bar/de/coin-race/"' in missing
    assert faults_below(tmp_path, "bar") == []


def faults_below(tmp_path: Path, folder: str) -> list[str]:
    """Check a site as if it were served from a folder; error pages point from the root."""
    (tmp_path / "host").mkdir()
    (tmp_path / "out").rename(tmp_path / "host" / folder)
    return faults(tmp_path / "host", {})


def test_pages_on_disk_build_without_hook(tmp_path: Path, small: Path, mkdocs: Command) -> None:
    out = tmp_path / "pages"
    wrote = command(small, "site", "export", "--out", str(out), "--json")
    assert wrote.code == 0, wrote.err
    files = [Path(name) for name in wrote.data["files"]]
    assert files == [out / "en.yml", out / "de.yml", out / "zh.yml"]
    assert (out / "de/coin-race/rules/turn.md").is_file()
    assert yaml.safe_load(files[1].read_text(encoding="utf-8"))["docs_dir"] == "de"
    done = mkdocs("build", "--strict", "-f", str(files[1]), cwd=small)
    assert done.returncode == 0, done.stderr
    page = (out / "site/de/coin-race/rules/turn/index.html").read_text(encoding="utf-8")
    assert 'id="take-chips"' in page
    assert 'href="../../../commands/"' in page
    commands = (out / "site/de/commands/index.html").read_text(encoding="utf-8")
    assert '<a href="#referee-table"><code>table</code></a>' in commands
    assert 'id="referee-table"' in commands


def test_the_command_lines_build_is_the_same_site(site: Path, fourth_site: Path) -> None:
    """It is the command line that built the one of La Cuenta and a fourth game."""

    def pages(folder: Path, *games: str) -> set[Path]:
        found = {path.relative_to(folder) for path in folder.rglob("*.html")}
        return {path for path in found if path.parts[1:2] not in [(game,) for game in games]}

    assert len(pages(fourth_site)) > len(pages(fourth_site, "coin-race")) + 3 * 10
    assert pages(fourth_site, "coin-race") == pages(site, *store.games()[1:])


def test_without_a_checkout_there_is_nothing_to_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "CONFIG", tmp_path / "mkdocs.yml")
    with pytest.raises(build.NoCheckout):
        build.build(tmp_path / "site")


def test_serving_shows_all_languages(small: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    started = subprocess.Popen(
        [sys.executable, "-m", "mkdocs", "serve", "-a", f"127.0.0.1:{port}"],
        cwd=small,
        env={**os.environ, "PYTHONPATH": str(small)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for path in ("", *(f"{lang}/coin-race/disputes/overshoot/" for lang in LANGUAGES)):
            assert answer(f"http://127.0.0.1:{port}/{path}") == 200
    finally:
        started.terminate()
        started.wait(20)


def answer(address: str) -> int:
    """Return the status of an address as soon as somebody answers."""
    for _attempt in range(300):
        try:
            with urllib.request.urlopen(address, timeout=20) as reply:
                status: int = reply.status
                return status
        except (OSError, urllib.error.URLError):
            time.sleep(0.2)
    return 0
