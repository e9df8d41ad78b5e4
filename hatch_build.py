"""Compiles the rule base into the wheel, so that an installed referee needs no YAML."""

from __future__ import annotations

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface[Any]):
    """Runs the one compile function before a wheel is packed; editable installs compile on use."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Do nothing yet."""
