"""What all tests share: where things are, and what a machine may lack outside CI."""

import fcntl
import gc
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from referee.rulebase import refresh
from tests.site import chromium
from tests.support.full import VARIABLE, examples

ROOT = Path(__file__).resolve().parent.parent
# Whatever asks for one of these waits for what takes long to make or to check, and is `long`.
SITES = {"site", "fourth_site"}
LONG = {*SITES, "small", "wheel", "tree"}
# What a marked test needs; of each, any one.
TOOLS: dict[str, list[tuple[str, ...]]] = {
    "node": [("node",), ("npm",)],
    "browser": [chromium.PROGRAMS],
    "fish": [("fish",)],
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that `run.py tests full` sets."""
    parser.addoption("--full", action="store_true", help="run what is marked `full` too")


def pytest_configure(config: pytest.Config) -> None:
    """Tell the tests, before they are read, whether everything is wanted."""
    os.environ[VARIABLE] = "1" if config.getoption("full") else "0"
    refresh.ensure()
    # A busy machine may not fail a property, and CI tries the same inputs every time.
    settings.register_profile(
        "ours",
        deadline=None,
        derandomize=os.environ.get("CI") == "true",
        suppress_health_check=[HealthCheck.too_slow],
        max_examples=examples(40, 1000),
    )
    settings.load_profile("ours")


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `full`, unless all is wanted or a test is asked for by its name.

    What asks for a site comes first, all with the worker that makes it, beside the other `long`
    ones; browsers come when there is one to look at, and short ones fill up the end.
    """
    for item in items:
        asked = set(getattr(item, "fixturenames", ()))
        if LONG & asked and not item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.long)
        if SITES & asked and not item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group("site"))
    items.sort(key=_turn)
    if config.getoption("full") or any("::" in name for name in config.args):
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for rubbish seldom: rule bases are large, and nothing that was read is ever given up.

    A tenth of the time of all tests went into looking.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def _turn(item: pytest.Item) -> int:
    """Return when a test is run: what has the lower number comes first."""
    marks = {mark.name for mark in item.iter_markers()}
    if {"browser", "full"} & marks:
        return 2
    return 3 if "long" not in marks else 0 if "xdist_group" in marks else 1


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose tool is missing, with the reason; in CI nothing may be missing."""
    for marker, tools in TOOLS.items():
        if item.get_closest_marker(marker):
            missing = [
                " or ".join(any_of) for any_of in tools if not any(map(shutil.which, any_of))
            ]
            if missing and os.environ.get("CI") == "true":
                pytest.fail(f"CI must have {' and '.join(missing)}", pytrace=False)
            if missing:
                pytest.skip(f"needs {' and '.join(missing)}, not found on this machine")


@pytest.fixture(scope="session", autouse=True)
def _no_game_of_the_developers(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let kept games lie in a folder of the tests, whatever a test forgets to say."""
    os.environ["REFEREE_HOME"] = str(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def documents() -> Path:
    """Return the folder of the source documents, which are not ours to publish."""
    folder = Path(os.environ.get("REFEREE_SEEDS", ROOT.parent / "shared" / "seeds"))
    if not folder.is_dir():
        pytest.skip("the source documents are not at hand (set REFEREE_SEEDS to their folder)")
    return folder


@pytest.fixture(scope="session")
def node_modules(root: Path) -> Path:
    """Return the npm packages of the tests, installed as locked, by one process at a time."""
    folder = root / "tests" / "node"
    with (folder / "package.json").open(encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        wanted = json.load(held)["devDependencies"]
        if not all((folder / "node_modules" / name / "package.json").is_file() for name in wanted):
            subprocess.run(["npm", "ci"], cwd=folder, check=True, capture_output=True, timeout=300)
    return folder / "node_modules"
