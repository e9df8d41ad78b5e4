"""Turns whatever ended a command into one clear sentence with a code and a place."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Any

import click

from referee.cli.answer import DAMAGED, NO, WRONG, Answer, Stop, error
from referee.cli.app import App
from referee.cli.game_text import GameText
from referee.cli.text import NBSP
from referee.languages import language, quoted
from referee.text.catalogue import _, current, translator

_USAGE = {
    "NoSuchOption": "no-such-option",
    "NoSuchCommand": "no-such-command",
    "MissingParameter": "missing",
    "BadParameter": "bad-value",
    "BadOptionUsage": "bad-option",
    "BadArgumentUsage": "bad-argument",
    "NoArgsIsHelpError": "missing",
}
# What not every installation has, as it is imported and as it is installed.
PACKAGES = {
    "babel": "Babel",
    "material": "mkdocs-material",
    "mkdocs": "mkdocs-material",
    "jinja2": "mkdocs-material",
    "yaml": "PyYAML",
}


def explain(app: App, fault: Exception) -> Answer:
    """Return the answer for an exception; with REFEREE_DEBUG set, unknown ones are raised."""
    if isinstance(fault, Stop):  # raised when the words were put together
        return fault.answer()
    if isinstance(fault, click.exceptions.NoArgsIsHelpError):
        return _help(fault)
    if isinstance(fault, click.UsageError):
        return _usage(fault)
    from referee.engine.faults import BadInput, Refused
    from referee.rulebase.faults import InputFault, RuleBaseFaults
    from referee.tables.faults import TableFault

    if isinstance(fault, Refused):
        return refused(app.text(), fault)
    if isinstance(fault, BadInput):
        return Answer(None, code=WRONG, errors=[bad_input(app.text(), fault)])
    if isinstance(fault, TableFault):
        entry = error(fault.code, table_text(fault), fault.where)
        return Answer(None, code=fault.exit_code, errors=[entry])
    if isinstance(fault, InputFault):
        return Answer(None, code=WRONG, errors=[rule_base_error(fault.fault)])
    if isinstance(fault, RuleBaseFaults):
        return _broken(fault.faults)
    if isinstance(fault, ModuleNotFoundError):
        package = PACKAGES.get((fault.name or "").partition(".")[0])
        if package:
            return _missing(package)
    if os.environ.get("REFEREE_DEBUG"):
        raise fault
    if isinstance(fault, OSError):
        message = _("{file} cannot be used: {reason}.")
        text = message.format(file=fault.filename or "?", reason=fault.strerror or fault)
        return Answer(None, code=WRONG, errors=[error("system", text, str(fault.filename or ""))])
    text = _("Something is wrong inside referee ({fault}); REFEREE_DEBUG=1 shows where.")
    short = f"{type(fault).__name__}: {fault}"[:200]
    return Answer(None, code=DAMAGED, errors=[error("internal", text.format(fault=short))])


def _missing(package: str) -> Answer:
    text = _("This needs {package}, which is not installed here: pip install {package}")
    return Answer(
        None, code=WRONG, errors=[error("missing-package", text.format(package=package), package)]
    )


def _help(fault: click.exceptions.NoArgsIsHelpError) -> Answer:
    """Return help for a command that was called without anything; still wrong usage."""
    text = fault.format_message()
    lines = text.split("\n")
    where = fault.ctx.command_path
    entry = error("missing", _("Missing command."), where)
    return Answer(None, lambda page: page.lines.extend(lines), WRONG, [entry])


def _usage(fault: click.UsageError) -> Answer:
    code = _USAGE.get(type(fault).__name__, "usage")
    if code == "usage" and fault.ctx and isinstance(fault.ctx.command, click.Group):
        code = "missing"
    where = getattr(fault, "option_name", None) or getattr(fault, "command_name", None)
    param = getattr(fault, "param", None)
    if not where and param is not None:
        where = param.opts[-1] if isinstance(param, click.Option) else param.name
    entry = error(code, _sentence(fault.format_message()), where or "")
    answer = Answer(None, code=WRONG, errors=[entry])
    if fault.ctx is not None:
        hint = _("Try '{command} {option}' for help.")
        answer.hint = hint.format(command=fault.ctx.command_path, option="--help")
    return answer


def _sentence(text: str) -> str:
    """Return what click says as one sentence, with quotation marks and full stop of ours."""
    line = re.sub(r"\s*\n\s*", " ", text.strip())
    # A letter beside it makes an apostrophe of it, but not a Chinese one.
    line = re.sub(
        r"(?<![^\W\u2e80-\U0003ffff])(['\"])(.*?)\1(?![^\W\u2e80-\U0003ffff])",
        lambda found: quoted(found[2], current()),
        line,
    )
    if not language(current()).space:
        line = re.sub(r"(?<=[^\x00-\x7f]) (?=“)", "", line).replace("”, “", "”、“")
        line = line.removesuffix(".")
        line = line.replace("。 ", "。")
    ends = (".", "?", "?)", "。", "？", "？）")
    return line if line.endswith(ends) else line + language(current()).stop


def refused(say: GameText, fault: Any) -> Answer:
    """Return the answer for what the rules or the deck refuse: every reason, with its rules."""
    return Answer(
        {"reasons": fault.reasons}, code=NO, errors=[reason(say, found) for found in fault.reasons]
    )


def reason(say: GameText, found: Mapping[str, Any], where: str = "cards") -> dict[str, Any]:
    """Return one reason of the rules as an error, in words, with the rules' numbers."""
    text = say.reason(found)
    cited = say.cited(found.get("rules", ())).replace(NBSP, " ")
    return error(found["code"], text + cited, where)


def bad_input(say: GameText, fault: Any) -> dict[str, Any]:
    """Return wrong input as an error, in words, with the place where it stands."""
    from referee.cli import unknown

    elsewhere = ""
    if fault.code == "unknown-ruling":
        elsewhere = unknown.ruling_elsewhere(say.game, fault.params["found"])
    if elsewhere:
        return error(fault.code, elsewhere, fault.where)
    if fault.params.get("near") == "":
        text = unknown.sentence(fault.code, fault.params["found"], fault.params["known"])
        return error(fault.code, text, fault.where)
    if fault.code in say.words["words"]["inputs"]:
        text = say.phrase("inputs", fault.code, fault.params)
    else:
        from referee.cli.inputs import sentence

        text = sentence(fault.code, fault.params)
    return error(fault.code, text, fault.where)


def table_text(fault: Any) -> str:
    """Return what is wrong with a kept game; what its game says about a line in words."""
    from referee.engine.faults import BadInput

    if isinstance(fault.__cause__, BadInput):
        say = GameText(fault.params["game"])
        fault.params["message"] = bad_input(say, fault.__cause__)["message"]
    return str(fault.text(translator(current())))


def rule_base_error(fault: Any) -> dict[str, Any]:
    """Return one fault of the rule base or of a file handed in as an error."""
    return error(fault.code, fault_text(fault), f"{fault.file}:{fault.line}")


def fault_text(fault: Any) -> str:
    """Return what is wrong, in the reader's language."""
    return str(fault.text(translator(current())))


def _broken(faults: list[Any]) -> Answer:
    first = _("The rule base is broken: {place}: {message} See: referee check")
    place = f"{faults[0].file}:{faults[0].line}"
    text = first.format(place=place, message=fault_text(faults[0]))
    errors = [error("rule-base", text, place)]
    return Answer(None, code=DAMAGED, errors=errors)
