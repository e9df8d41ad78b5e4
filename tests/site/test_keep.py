"""Games kept on the phone: lines on the disk, storage full or refused, damage, newer, two tabs."""

import contextlib
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.chromium import FLAGS, PROGRAM
from tests.support.full import examples
from tests.support.serving import served

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("keep")]

MODULES = Path(__file__).resolve().parents[2] / "docs" / "table"
START = {"event": "game", "game": "river", "players": ["Jürgen", "小明", "Ana"]}
OLDER = "const keep = await import(location.origin + '/keep.js');"


@pytest.fixture(scope="module")
def modules() -> Iterator[str]:
    """Return where the page's modules are served."""
    with served(MODULES) as root:
        yield root


@pytest.fixture
def page(browser: Any, modules: str) -> Iterator[Any]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{modules}/store.js")
    yield page
    context.close()


def run(page: Any, work: str, given: Any = None) -> Any:
    """Return what some JavaScript returns that uses `keep` and `given`."""
    return page.evaluate(f"async (given) => {{ {OLDER} {work} }}", given)


def test_every_line_survives_a_reload(page: Any) -> None:
    events = [{"event": "play", "player": "小明", "card": f"c{n}"} for n in range(20)]
    identity = run(
        page,
        "const id = await keep.newGame(given[0]); const said = [];"
        "for (const e of given.slice(1)) said.push(await keep.appendLine(id, e));"
        "if (said.some((s) => !s.saved)) throw new Error(JSON.stringify(said)); return id",
        [START, *events],
    )
    page.reload()
    assert run(page, "return await keep.loadGame(given)", identity) == {"log": [START, *events]}
    (listed,) = run(page, "return await keep.listGames('river')")
    assert listed["id"] == identity
    assert listed["players"] == START["players"]
    assert listed["lines"] == 21
    assert run(page, "return await keep.listGames('another')") == []
    text = run(page, "return await keep.exportText(given)", identity)
    assert [json.loads(line) for line in text.splitlines()] == [START, *events]
    assert text.endswith("\n")


def test_several_games_and_removal(page: Any) -> None:
    first, second = run(
        page, "return [await keep.newGame(given), await keep.newGame(given)]", START
    )
    assert first != second
    assert len(run(page, "return await keep.listGames()")) == 2
    run(page, "await keep.removeGame(given)", first)
    page.reload()
    assert [game["id"] for game in run(page, "return await keep.listGames()")] == [second]
    assert run(page, "return await keep.loadGame(given)", first) == {"log": [], "trouble": "gone"}


def test_what_lies_elsewhere_too_is_known(page: Any) -> None:
    identity = run(page, "return await keep.newGame(given)", START)
    run(page, "await keep.appendLine(given, {event: 'a'}); await keep.noteExport(given)", identity)
    run(page, "await keep.appendLine(given, {event: 'b'})", identity)
    page.reload()
    (listed,) = run(page, "return await keep.listGames()")
    assert (listed["exported"], listed["lines"]) == (2, 3)


SPOILT_OPENING = """
  const open = IDBFactory.prototype.open;
  let left = %s;
  IDBFactory.prototype.open = function (...given) {
    if (left-- <= 0) return open.apply(this, given);
    const asked = {};
    const fail = () => { asked.error = new DOMException('', 'UnknownError'); asked.onerror?.(); };
    if (!%s) setTimeout(fail, 5);
    return asked;
  };
"""


def test_a_database_that_cannot_be_opened_once_is_tried_again(page: Any) -> None:
    identity = run(page, "return await keep.newGame(given)", START)
    page.add_init_script(SPOILT_OPENING % (2, "false"))
    page.reload()
    assert run(page, "return await keep.loadGame(given)", identity) == {"log": [START]}


def test_a_database_that_stays_closed_is_not_a_game_that_is_gone(page: Any) -> None:
    identity = run(page, "return await keep.newGame(given)", START)
    page.add_init_script(SPOILT_OPENING % (4, "false"))
    page.reload()
    found = run(page, "return [await keep.loadGame(given), await keep.loadGame(given)]", identity)
    assert found == [{"log": [], "trouble": "unread"}, {"log": [START]}]


def test_a_database_that_never_answers_is_waited_for_once(page: Any) -> None:
    page.add_init_script(SPOILT_OPENING % (99, "true"))
    page.reload()
    found = run(
        page,
        "const real = window.setTimeout, began = performance.now();"
        "window.setTimeout = (work, ms) => real(work, ms / 20);"  # four seconds, in a test
        "const id = await keep.newGame(given); await keep.listGames();"
        "const said = [];"
        "for (const event of ['a', 'b', 'c']) said.push(await keep.appendLine(id, {event}));"
        "return [said, (await keep.loadGame(id)).log.length, performance.now() - began]",
        START,
    )
    assert found[0] == [{"saved": False, "trouble": "refused"}] * 3
    assert found[1] == 4
    assert found[2] < 2000


def test_a_write_that_came_through_after_all_is_not_written_twice(page: Any) -> None:
    identity = run(page, "return await keep.newGame(given)", START)
    found = run(
        page,
        "const real = window.setTimeout;"
        "window.setTimeout = (work, ms) => real(work, ms === 4000 ? 0 : ms);"
        "const settle = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');"
        "Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {configurable: true,"
        " set(f) { settle.set.call(this, () => real(f, 60)) }});"  # on the disk, told late
        "const first = await keep.appendLine(given, {event: 'a'});"
        "Object.defineProperty(IDBTransaction.prototype, 'oncomplete', settle);"
        "window.setTimeout = real;"
        "await new Promise((done) => real(done, 100));"
        "return [first, await keep.appendLine(given, {event: 'b'})]",
        identity,
    )
    assert found == [{"saved": False, "trouble": "refused"}, {"saved": True}]
    page.reload()
    log = run(page, "return (await keep.loadGame(given)).log", identity)
    assert [event["event"] for event in log] == ["game", "a", "b"]


def test_a_browser_killed_outright_loses_nothing(
    browser: Any, modules: str, tmp_path: Path
) -> None:
    laps = examples(2, 4)
    for lap in range(laps):
        context = browser.browser_type.launch_persistent_context(
            str(tmp_path / "profile"),
            executable_path=PROGRAM,
            args=FLAGS,
        )
        page = context.new_page()
        page.goto(f"{modules}/store.js")
        if lap == 0:
            identity = run(page, "return await keep.newGame(given)", START)
        else:
            log = run(page, "return (await keep.loadGame(given)).log", identity)
            assert [event.get("line") for event in log[1:]] == list(range(lap))
        if lap < laps - 1:
            said = run(
                page, "return await keep.appendLine(...given)",
                [identity, {"event": "x", "line": lap}],
            )  # fmt: skip
            assert said == {"saved": True}
            for process in _processes(str(tmp_path / "profile")):
                os.kill(process, signal.SIGKILL)
                break
        with contextlib.suppress(Exception):  # the killed ones are dead, as they should be
            context.close()


def _processes(mark: str) -> list[int]:
    """Return the browser's own process, the parent of all others with this profile."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes().decode(errors="replace")
            except OSError:
                continue
            if mark in command and "--type=" not in command and "chrom" in command:
                found.append(int(entry.name))
    return found


def test_storage_full_is_said_and_the_game_goes_on(page: Any, modules: str) -> None:
    devtools = page.context.new_cdp_session(page)
    # From the start: Chromium remembers for a while how much room there was.
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": modules, "quotaSize": 1})
    identity = run(page, "return await keep.newGame(given)", START)
    said = run(
        page,
        "window.heard = []; keep.onTrouble((t) => window.heard.push(t));"
        "return [await keep.appendLine(given, {event: 'a', x: 'x'.repeat(100000)}),"
        " await keep.appendLine(given, {event: 'b'}), await keep.loadGame(given),"
        " await keep.listGames()]",
        identity,
    )
    assert said[0] == said[1] == {"saved": False, "trouble": "full"}
    assert [event["event"] for event in said[2]["log"]] == ["game", "a", "b"]
    assert said[3][0]["lines"] == 3
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": modules})
    assert run(page, "return await keep.appendLine(given, {event: 'c'})", identity) == {
        "saved": True
    }
    heard = page.evaluate("window.heard")
    assert heard[0] == {"id": identity, "trouble": "full"}
    assert heard[-1] == {"id": identity, "trouble": None}
    page.reload()
    log = run(page, "return (await keep.loadGame(given)).log", identity)
    assert [event["event"] for event in log] == ["game", "a", "b", "c"]


def test_storage_refused_is_said_and_the_game_goes_on(page: Any) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'indexedDB',"
        " {get() { throw new DOMException('', 'SecurityError') }})"
    )
    page.reload()
    found = run(
        page,
        "const heard = []; keep.onTrouble((t) => heard.push(t.trouble));"
        "const id = await keep.newGame(given);"
        "const said = await keep.appendLine(id, {event: 'a'});"
        "return [heard, said, await keep.loadGame(id), (await keep.listGames()).length,"
        " await keep.exportText(id)]",
        START,
    )
    assert found[0] == ["refused", "refused"]
    assert found[1] == {"saved": False, "trouble": "refused"}
    assert [event["event"] for event in found[2]["log"]] == ["game", "a"]
    assert found[3] == 1
    assert found[4].count("\n") == 2


SPOIL = """
const asked = indexedDB.open('table-referee', 1);
const db = await new Promise((done) => { asked.onsuccess = () => done(asked.result) });
const t = db.transaction(['games', 'lines'], 'readwrite');
const games = t.objectStore('games'), lines = t.objectStore('lines');
const [id, how] = given;
if (how === 'cut') lines.delete([id, 2]);
if (how === 'garbage') lines.put({id, n: 2, text: '{"event": "pl'});
if (how === 'record') games.delete(id);
if (how === 'newer') {
  games.get(id).onsuccess = (e) => games.put({...e.target.result, v: 2, log: 'other form'});
}
await new Promise((done) => { t.oncomplete = done });
db.close();
"""


@pytest.mark.parametrize("how", ["cut", "garbage", "record"])
def test_a_damaged_game_is_set_aside_not_deleted(page: Any, how: str) -> None:
    make = "const id = await keep.newGame(given);"
    for name in "abc":
        make += f"await keep.appendLine(id, {{event: '{name}'}});"
    identity = run(page, make + "return id", START)
    other = run(page, "return await keep.newGame(given)", START)
    run(page, SPOIL, [identity, how])
    page.reload()
    found = run(page, "return await keep.loadGame(given)", identity)
    assert found["trouble"] == "damaged"
    assert found["log"][0] == START
    said = run(page, "return await keep.appendLine(given, {event: 'd'})", identity)
    assert said == {"saved": False, "trouble": "damaged"}
    page.reload()
    listed = {game["id"]: game for game in run(page, "return await keep.listGames()")}
    assert listed[identity]["trouble"] == "damaged"
    assert "trouble" not in listed[other]
    kept = run(page, "return await keep.exportText(given)", identity)
    assert kept.count("\n") == (3 if how == "cut" else 4)


def test_a_game_of_a_newer_version_is_left_alone(page: Any) -> None:
    identity = run(page, "return await keep.newGame(given)", START)
    run(page, SPOIL, [identity, "newer"])
    page.reload()
    assert run(page, "return (await keep.listGames())[0].trouble") == "newer"
    found = run(
        page,
        "return [await keep.loadGame(given), await keep.appendLine(given, {event: 'a'}),"
        " await keep.removeGame(given), await keep.setAside(given),"
        " (await keep.listGames()).length]",
        identity,
    )
    assert found[0] == {"log": [], "trouble": "newer"}
    assert found[1] == {"saved": False, "trouble": "newer"}
    assert found[2] == {"trouble": "newer"}
    assert found[4] == 1
    page.reload()
    assert run(page, "return (await keep.listGames())[0].trouble") == "newer"


def test_two_tabs_never_write_over_each_other(page: Any) -> None:
    identity = run(page, "return await keep.newGame(given)", START)
    other = page.context.new_page()
    other.goto(page.url)
    run(other, "window.told = []; keep.onChange((id) => window.told.push(id))")
    assert len(run(other, "return (await keep.loadGame(given)).log", identity)) == 1
    assert run(page, "return await keep.appendLine(given, {event: 'a'})", identity)["saved"]
    other.wait_for_function("window.told.length")
    said = run(other, "return await keep.appendLine(given, {event: 'b'})", identity)
    assert said == {"saved": False, "trouble": "changed", "lost": [{"event": "b"}]}
    log = run(other, "return (await keep.loadGame(given)).log", identity)
    assert [event["event"] for event in log] == ["game", "a"]
    assert run(other, "return await keep.appendLine(given, {event: 'b'})", identity)["saved"]
    log = run(page, "return (await keep.loadGame(given)).log", identity)
    assert [event["event"] for event in log] == ["game", "a", "b"]


def test_the_screen_is_kept_awake_and_let_go(page: Any, modules: str) -> None:
    page.add_init_script("""
      window.locks = [];
      Object.defineProperty(Navigator.prototype, 'wakeLock', {get: () => ({request: async () => {
        const lock = new EventTarget();
        lock.release = async () => lock.dispatchEvent(new Event('release'));
        window.locks.push(lock); return lock } })});
    """)
    page.reload()
    work = "const {keepAwake} = await import(location.origin + '/awake.js');"
    assert page.evaluate(f"async () => {{ {work} return await keepAwake(true) }}") is True
    page.evaluate("window.locks[0].release()")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("window.locks.length === 2")
    assert page.evaluate(f"async () => {{ {work} return await keepAwake(false) }}") is False
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.locks.length") == 2
