"""What only works in a checkout: commands that read or write the sources of the rule base."""

from __future__ import annotations

from pathlib import Path

from referee.cli.answer import Stop
from referee.text.catalogue import _


def root() -> Path:
    """Return the folder of the checkout; raises Stop (exit 2) in an installed package."""
    from referee.rulebase import store

    if not store.is_checkout():
        text = _("This needs the project’s checkout, with rules_data beside the package.")
        raise Stop("no-checkout", text)
    return Path(store.ROOT)
