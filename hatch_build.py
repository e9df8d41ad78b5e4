"""Compiles the rule base into the wheel, so that an installed referee needs no YAML."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface[Any]):
    """Runs the one compile function before a wheel is packed; editable installs compile on use."""

    compiled: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own and pack that; raises RuleBaseFaults if one is broken.

        What a checkout has compiled for itself is neither packed nor touched. An editable install
        compiles whenever a source has changed, and so brings what that needs.
        """
        if version == "editable":
            site = self.metadata.core.optional_dependencies["site"]
            build_data["dependencies"] += [one for one in site if one.startswith("babel")]
            return
        sys.path.insert(0, self.root)
        try:
            from referee.rulebase.compile import compile_all
        finally:
            sys.path.remove(self.root)
        self.compiled = tempfile.TemporaryDirectory()
        out = Path(self.compiled.name)
        compile_all(Path(self.root), out)
        for path in sorted(out.rglob("*")):
            if path.is_file():
                place = path.relative_to(out).as_posix()
                build_data["force_include"][str(path)] = f"referee/_data/{place}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder once the wheel is packed."""
        if self.compiled is not None:
            self.compiled.cleanup()
