"""The hook belongs to its checkout, whatever else is installed under our name."""

import os
import subprocess
import sys
from pathlib import Path

_LOAD = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("hook", sys.argv[1])
hook = importlib.util.module_from_spec(spec)
spec.loader.exec_module(hook)
print(hook.refresh.__file__, hook.setting.__file__, sep="\\n")
"""


def test_another_version_that_is_installed_is_not_used(root: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / "referee"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("raise ImportError('the other one')\n", "utf-8")
    env = {**os.environ, "PYTHONPATH": str(other.parent)}
    hook = root / "referee" / "site" / "hook.py"
    done = subprocess.run(
        [sys.executable, "-c", _LOAD, str(hook)], cwd=tmp_path, env=env, capture_output=True,
        text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert all(line.startswith(f"{root}{os.sep}") for line in done.stdout.splitlines())
