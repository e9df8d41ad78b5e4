"""The site without a network: the server is another process, and killed outright."""

import json
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from referee.rulebase import store
from referee.site import offline, phone_face
from tests.support.full import full, seldom

LANGUAGES = ("en", "de", "zh")
FEW = re.compile(r"/(en|de|zh)(/la-cuenta(/(table|cards/(coffee|tip)|rules/bill))?)?$")
TOGETHER = pytest.mark.xdist_group("offline")
SERVER = """
import http.server, os, sys
class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # connections are kept, as hosts do
    disable_nagle_algorithm = True
    def log_message(self, *args):
        os.write(1, (self.path + chr(10)).encode())  # whole lines, whatever thread
    def end_headers(self):
        self.send_header("Cache-Control", "max-age=600")  # as hosts do
        super().end_headers()
http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
"""


class Host:
    """A copy of the site in a folder of a host that can die."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.files = folder / "somewhere" / "deep"
        shutil.copytree(site, self.files)
        self.log = folder / "log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/somewhere/deep/"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVER, str(self.port)],
                cwd=self.folder,
                stdout=log,
                stderr=subprocess.DEVNULL,
            )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise TimeoutError

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def asked(self) -> list[str]:
        """Return the addresses that were asked for, below the site's root."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line.removeprefix("/somewhere/deep/") for line in lines]

    def forget(self) -> None:
        self.log.write_text("", encoding="utf-8")

    def change(self, path: str, old: str, new: str) -> None:
        """Change one file, and the list of files with it."""
        file = self.files / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
        offline.write(self.files)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """Give a host with few pages of the site: how they are kept is the same for a few or many."""
    with hosted(site, tmp_path) as host:
        for page in host.files.glob("*/**/index.html"):
            if not FEW.search(page.parent.as_posix()):
                page.unlink()
        offline.write(host.files)
        yield host


@contextmanager
def hosted(site: Path, folder: Path) -> Iterator[Host]:
    host = Host(site, folder)
    try:
        host.start()
        yield host
    finally:
        host.kill()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    with opened(browser) as page:
        yield page


@contextmanager
def opened(browser: Any) -> Iterator[Any]:
    context = browser.new_context(viewport={"width": 390, "height": 780}, locale="de-DE")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def once(
    browser: Any, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Any, Host]]:
    """Give a browser that has visited the site once, and its host: what they hold stays as it is.

    All that use it run in one worker, in this order; each may kill the host, which stays dead.
    """
    with hosted(site, tmp_path_factory.mktemp("once")) as host, opened(browser) as page:
        page.goto(host.address + "de/la-cuenta/cards/coffee/")
        ready(page)
        yield page, host


@pytest.fixture
def alone(once: tuple[Any, Host]) -> Iterator[tuple[Any, Host]]:
    """Give a new page of the browser that visited the site once; the host is dead."""
    first, host = once
    host.kill()
    page = first.context.new_page()
    page.goto(host.address + "de/la-cuenta/cards/coffee/")
    yield page, host
    page.close()


Visit = Callable[[str], Any]


@pytest.fixture
def visited(page: Any, host: Host) -> Any:
    """Return a page whose site has been visited once, until everything was kept."""
    page.goto(host.address + "de/la-cuenta/cards/coffee/")
    ready(page)
    return page


def ready(page: Any) -> None:
    page.wait_for_function(
        "navigator.serviceWorker.controller?.state === 'activated'", timeout=60000
    )


def listed(host: Host) -> dict[str, str]:
    text = (host.files / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"^const FILES = .*\((\{.*?\})\)\);", text, re.MULTILINE)
    assert found
    files: dict[str, str] = json.loads(found[1])
    return files


def test_the_list_holds_every_page_and_each_file_once(site: Path) -> None:
    files = offline.files(site)
    pages = {path.parent.relative_to(site).as_posix() + "/" for path in site.rglob("*/index.html")}
    assert pages <= set(files)
    assert "" in files
    assert not [name for name in files if name.endswith((".map", "sw.js", ".gz"))]
    assert len({files[f"{lang}/assets/house.css"] for lang in LANGUAGES}) == 1


@pytest.mark.browser
@TOGETHER
def test_each_file_is_fetched_once_for_all_languages(once: tuple[Any, Host]) -> None:
    visited, host = once
    kept = set(listed(host).values())
    fetched = [path for path in host.asked() if path.split("?")[0] != "sw.js"]
    # The page itself and what it shows were asked for before the worker began.
    assert len(fetched) < len(kept) + 25, sorted(fetched)
    total = visited.evaluate("caches.keys()")
    assert total == ["table-referee /somewhere/deep/"]


@pytest.mark.browser
@TOGETHER
def test_deep_pages_search_and_languages_with_the_server_killed(alone: tuple[Any, Host]) -> None:
    page, host = alone
    page.reload()
    assert page.locator("h1").inner_text() == "Kaffee"
    for lang in LANGUAGES:
        for path in ("", "la-cuenta/disputes/premium-threshold/", "la-cuenta/examples/", "policy/"):
            answer = page.goto(f"{host.address}{lang}/{path}")
            assert answer.status == 200
            assert page.locator("h1").count() == 1
            assert page.locator("html").get_attribute("lang") == {"zh": "zh-Hans"}.get(lang, lang)
            assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--paper')")
    # The language switch stays on the page.
    page.goto(host.address + "en/la-cuenta/cards/tip/?utm=x#top")
    page.locator(".tongues-menu a[hreflang=zh-Hans]").click()
    page.wait_for_url("**/zh/la-cuenta/cards/tip/*")
    assert "小费" in page.locator("h1").inner_text()
    # Search finds an inner word.
    page.goto(host.address + "de/la-cuenta/")
    page.locator("[data-open-search]:visible").first.click()
    field = page.locator("[data-md-component=search-query]")
    field.fill("Torte")
    field.press("ArrowRight")
    page.locator(".md-search-result__link").first.wait_for()
    assert "Geburtstagstorte" in page.locator(".md-search-result__link").first.inner_text()
    # Other ways to write an address.
    for way in ("de/index.html", "de", "de/la-cuenta", "en/la-cuenta/index.html?x=1#y", ""):
        page.goto(host.address + way)
        page.wait_for_url(re.compile(r"/(de|en)/"))
        assert page.locator("h1").count() == 1


@pytest.mark.browser
@TOGETHER
def test_the_table_with_the_server_killed(alone: tuple[Any, Host]) -> None:
    visited, host = alone
    trouble: list[str] = []
    visited.on("pageerror", lambda error: trouble.append(str(error)))
    # The others by default in the test that follows, which keeps a game of each.
    for game in store.games() if full() else ["la-cuenta"]:
        for lang in LANGUAGES if full() else ["zh"]:
            visited.goto(f"{host.address}{lang}/{game}/table/")
            visited.locator("body[data-ready=true]").wait_for(state="attached")
            visited.reload()
            visited.locator("body[data-ready=true]").wait_for(state="attached")
            assert trouble == []


@pytest.mark.browser
@TOGETHER
def test_a_game_kept_by_its_forms_with_the_server_killed(alone: tuple[Any, Host]) -> None:
    visited, host = alone
    for game in [game for game in store.games() if phone_face.folder(game) == phone_face.SHARED]:
        visited.goto(f"{host.address}de/{game}/table/")
        visited.locator("body[data-ready=true]").wait_for(state="attached")
        visited.click("[data-do=begin]")
        visited.locator(".board").wait_for()
        for sheet in ("log", "course", "rulings", "share", "games"):
            visited.click("[data-do=menu]")
            visited.click(f"#sheet [data-do={sheet}]")
            visited.locator("#sheet .menu").wait_for(state="detached")
            assert visited.locator("#toast.shown").count() == 0
            visited.click("#sheet [data-do=close]")
        visited.reload()
        visited.locator("body[data-ready=true] .board").wait_for()


@pytest.mark.browser
@TOGETHER
def test_an_unknown_address_gets_a_page_of_ours(alone: tuple[Any, Host]) -> None:
    visited, host = alone
    for path, lang in (("zh/la-cuenta/cards/no/such/card/", "zh-Hans"), ("nowhere", "de")):
        answer = visited.goto(host.address + path)
        assert answer.status == 404
        assert visited.locator("html").get_attribute("lang") == lang
        brand = visited.locator("main a.brand img")
        assert brand.evaluate("(mark) => mark.decode().then(() => mark.naturalWidth > 0)")
        visited.locator("main a").first.click()
        visited.wait_for_url(f"{host.address}{lang[:2]}/")
        assert visited.locator("h1").count() == 1
    host.start()
    assert visited.goto(host.address + "zh/nowhere/").status == 404  # the host's own page


@pytest.mark.browser
def test_one_page_changed_costs_little_and_reloads_nothing(visited: Any, host: Host) -> None:
    page = visited
    page.goto(host.address + "de/la-cuenta/cards/tip/")
    page.evaluate("window.halfEntered = 'wine x3'")
    page.evaluate("document.addEventListener('site-renewed', () => { window.renewed = true })")
    host.change("de/la-cuenta/cards/tip/index.html", "<h1", "<p class=fresh></p><h1")
    host.forget()
    began = time.monotonic()
    page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    page.wait_for_function("window.renewed")
    took = time.monotonic() - began
    assert page.evaluate("window.halfEntered") == "wine x3"
    assert page.locator(".fresh").count() == 0
    asked = host.asked()
    assert sorted(asked) == ["de/la-cuenta/cards/tip/", "sw.js"]
    assert took < 5
    host.kill()
    page.reload()
    assert page.locator(".fresh").count() == 1


@pytest.mark.browser
def test_an_open_page_keeps_the_files_it_was_opened_with(visited: Any, host: Host) -> None:
    page = visited
    page.goto(host.address + "en/la-cuenta/cards/tip/")
    page.evaluate("document.addEventListener('site-renewed', () => { window.renewed = true })")
    read = (
        "fetch('../../../assets/house.js').then((a) => a.text()).then((t) => t.includes('changed'))"
    )
    host.change("en/assets/house.js", "use strict", "use strict, changed")
    page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    page.wait_for_function("window.renewed")
    assert page.evaluate(read) is False
    other = page.context.new_page()
    other.goto(page.url)
    assert other.evaluate(read) is True
    # Even over two versions, and after that nothing old is kept any more.
    host.change("robots.txt", "User-agent", "user-agent")
    host.change("de/la-cuenta/cards/tip/index.html", "<h1", "<p class=fresh></p><h1")
    page.evaluate("window.renewed = false")
    page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    page.wait_for_function("window.renewed")
    assert page.evaluate(read) is False
    page.reload()
    assert page.evaluate(read) is True


@pytest.mark.browser
def test_a_file_that_is_not_on_the_list_stops_the_update(visited: Any, host: Host) -> None:
    """A host that is half way through an upload: the old version stays whole."""
    page = visited
    host.change("de/la-cuenta/cards/tip/index.html", "<h1", "<p class=fresh></p><h1")
    tip = host.files / "de/la-cuenta/cards/tip/index.html"
    whole = tip.read_text(encoding="utf-8")
    tip.write_text(whole + "<!-- half -->", encoding="utf-8")
    page.evaluate("""navigator.serviceWorker.getRegistration().then((r) => new Promise((done) => {
      r.addEventListener('updatefound', () => {
        r.installing.addEventListener('statechange', (e) => done(e.target.state)) });
      r.update() })).then((state) => { window.state = state })""")
    page.wait_for_function("window.state === 'redundant'")
    host.kill()
    page.goto(host.address + "de/la-cuenta/cards/tip/")
    assert page.locator(".fresh").count() == 0


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["zh", *seldom("en", "de")])
def test_the_web_app_of_each_language(page: Any, host: Host, lang: str) -> None:
    page.goto(f"{host.address}{lang}/la-cuenta/rules/bill/")
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{host.address}{lang}/app.webmanifest"
    manifest = json.loads(found["data"])
    assert manifest["lang"] == {"zh": "zh-Hans"}.get(lang, lang)
    faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    root = host.files / lang
    for icon in manifest["icons"]:
        path = root / icon["src"]
        assert path.is_file()
        if icon["sizes"] != "any":
            size = int.from_bytes(path.read_bytes()[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}"
    for shortcut in manifest.get("shortcuts", []):
        assert (root / shortcut["url"] / "index.html").is_file()
    assert (root / manifest["start_url"] / "index.html").is_file()


def test_nothing_is_kept_while_the_site_is_being_written(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
    offline.write(tmp_path, kept=False)
    assert "unregister" in (tmp_path / "sw.js").read_text(encoding="utf-8")
    assert "caches.open" not in (tmp_path / "sw.js").read_text(encoding="utf-8")


@pytest.mark.browser
def test_caches_that_the_browser_emptied_are_filled_again(visited: Any, host: Host) -> None:
    """The worker stays registered: the next visit with a network fetches what is missing."""
    visited.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((n) => caches.delete(n))))"
    )
    visited.reload()
    kept = len(set(listed(host).values()))
    visited.wait_for_function(
        """async (least) => {
            const [name] = await caches.keys();
            return name && (await (await caches.open(name)).keys()).length > least;
        }""",
        arg=kept,  # and the list itself
        timeout=60000,
    )
    host.kill()
    answer = visited.goto(host.address + "zh/la-cuenta/table/")
    assert answer.status == 200
    visited.wait_for_selector("body[data-ready]")
