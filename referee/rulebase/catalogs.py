"""Compiles the gettext catalogues of `locales/`."""

from __future__ import annotations

import io
from pathlib import Path

from referee.rulebase.faults import RuleBaseFaults
from referee.rulebase.files import write
from referee.text.catalogue import N_
from referee.text.messages import Message


def compile_catalogs(root: Path, out: Path) -> None:
    """Write `locale/<lang>/LC_MESSAGES/referee.mo`; raises RuleBaseFaults if one is broken."""
    for path in sorted((root / "locales").glob("*/LC_MESSAGES/referee.po")):
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import PoFileError, read_po

        language = path.parent.parent.name
        try:
            with path.open("rb") as file:
                catalog = read_po(file, locale=language, abort_invalid=True)
        except (PoFileError, ValueError) as error:
            name = path.relative_to(root).as_posix()
            line = getattr(error, "lineno", 0) or 0
            message = N_("The catalogue cannot be read.")
            raise RuleBaseFaults([Message("catalogue", message, None, name, line)]) from None
        buffer = io.BytesIO()
        write_mo(buffer, catalog)
        write(out / "locale" / language / "LC_MESSAGES" / "referee.mo", buffer.getvalue())
