"""Templates are compiled once for the sites of all languages."""

from __future__ import annotations

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket


class CompiledTemplates(BytecodeCache):
    """Keeps what Jinja made of each template, in memory."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give Jinja what it made before; nothing if that was another version of the template."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what Jinja has made."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


TEMPLATES = CompiledTemplates()
