"""How bash, zsh and fish ask for words: click's way, and values that stand behind a “=” too."""

from __future__ import annotations

import os

from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
    add_completion_class,
    split_arg_string,
)

# As click's, but with the line as it was typed: bash itself cuts words at “=” and “:”.
_BASH = """\
%(complete_func)s() {
    local IFS=$'\\n'
    local response completion type value

    response=$(env COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD \\
COMP_LINE="$COMP_LINE" COMP_POINT=$COMP_POINT COMP_WORDBREAKS="$COMP_WORDBREAKS" \\
%(complete_var)s=bash_complete $1)

    for completion in $response; do
        IFS=',' read type value <<< "$completion"

        if [[ $type == 'dir' ]]; then
            COMPREPLY=()
            compopt -o dirnames
        elif [[ $type == 'file' ]]; then
            COMPREPLY=()
            compopt -o default
        elif [[ $type == 'plain' ]]; then
            COMPREPLY+=("$value")
        fi
    done

    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    return 0
}

%(complete_func)s_setup() {
    complete -o nosort -F %(complete_func)s %(prog_name)s
}

%(complete_func)s_setup;
"""


class _WholeWords(ShellComplete):
    """Offers whole words where the option stands before its value: --ruling=rounding=up."""

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        found = super().get_completions(args, incomplete)
        option, equals, _value = incomplete.partition("=")
        if option.startswith("-") and equals:
            for item in found:
                item.value = f"{option}={item.value}"
        return found


class _Zsh(_WholeWords, ZshComplete):
    """Click's, with whole words."""


class _Fish(_WholeWords, FishComplete):
    """Click's, with whole words."""


class _Bash(_WholeWords, BashComplete):
    """Reads the line as it was typed, and answers with what bash takes for the last word."""

    source_template = _BASH

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the words before the cursor, and the one at it."""
        if "COMP_LINE" not in os.environ:
            return super().get_completion_args()
        line = os.environ["COMP_LINE"].encode("utf-8", "surrogateescape")
        point = int(os.environ.get("COMP_POINT") or len(line))
        typed = line[:point].decode("utf-8", "replace")
        words = split_arg_string(typed)
        incomplete = words.pop() if words and not typed[-1:].isspace() else ""
        return words[1:], incomplete

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        """Return what fits, without what stands before the last “=” where bash cuts there."""
        found = super().get_completions(args, incomplete)
        if "=" in os.environ.get("COMP_WORDBREAKS", ""):
            before = incomplete[: incomplete.rfind("=") + 1]
            for item in found:
                item.value = str(item.value).removeprefix(before)
        return found


def register() -> None:
    """Make these the ones that click asks."""
    for shell in (_Bash, _Zsh, _Fish):
        add_completion_class(shell)
