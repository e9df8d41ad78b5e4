"""Every command explains itself in three languages, with an example, and is documented."""

import json
import re
from html import unescape
from pathlib import Path

import click
import pytest

from referee import languages
from referee.cli import registry
from referee.cli.app import App
from referee.cli.clicks import Option
from referee.cli.commands_page import contexts, page
from referee.cli.main import group
from referee.cli.text import width
from referee.text import catalogue
from tests.cli.conftest import Run

WANTED = {
    *("bill", "wine", "double", "split", "rule", "dispute", "examples", "games", "check", "review"),
    *("sources", "sources check", "site", "site build", "site serve", "completion"),
}


def commands() -> dict[str, click.Command]:
    """Return every command by its path."""
    found: dict[str, click.Command] = {}

    def collect(command: click.Command, path: str) -> None:
        if isinstance(command, click.Group):
            context = click.Context(command, obj=App())
            for name in command.list_commands(context):
                member = command.get_command(context, name)
                assert member is not None
                found[f"{path} {name}".strip()] = member
                collect(member, f"{path} {name}".strip())

    collect(group(), "")
    return found


def help_pages() -> list[tuple[tuple[str, ...], str]]:
    """Return every command's path and help page."""
    return [(path, context.get_help()) for path, context in contexts(group())]


def test_all_commands_are_there() -> None:
    assert set(commands()) >= WANTED


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_every_command_has_help_and_an_example(lang: str) -> None:
    catalogue.use(lang)
    for path, text in help_pages():
        usage, examples = catalogue._("Usage:"), catalogue._("Examples")
        assert text.startswith(usage), path
        assert examples in text, path
        assert f"  {' '.join(path[:1])} " in text.rpartition(examples)[2], path
        assert all(width(line) <= 80 for line in text.splitlines()), path


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_every_text_of_a_command_is_translated(lang: str) -> None:
    """In the catalogue, or by the words of the game that a form is made of."""
    say = catalogue.translator(lang)
    catalogue.use("en")
    english = {path: _texts(path, command) for path, command in commands().items()}
    catalogue.use(lang)
    for path, command in commands().items():
        for text, before in zip(_texts(path, command), english[path], strict=True):
            assert say(before) != before or text != before, (path, text)
    catalogue.use("en")
    english_summaries = registry.entries()
    catalogue.use(lang)
    for name, summary in registry.entries().items():
        assert summary != english_summaries[name]


def _texts(path: str, command: click.Command) -> list[str]:
    """Return what the help of a command says of it and of its parameters."""
    texts = [*command.about]  # type: ignore[attr-defined]
    for param in command.params:
        assert param.help, (path, param.name)
        texts.append(param.help)
    assert texts, path
    return texts


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_no_english_is_left_in_help(lang: str) -> None:
    catalogue.use(lang)
    english = re.compile(r"\b(the|and|with|which|otherwise|whole)\b", re.IGNORECASE)
    for path, text in help_pages():
        text = re.sub(r"(?m)^  (referee .*|show\b)", "", text)  # a command's name stays as it is
        assert not english.search(text), path


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_columns_are_aligned(lang: str) -> None:
    catalogue.use(lang)
    for path, text in help_pages():
        starts = set()
        for line in text.splitlines():
            found = re.match(r"  (-\S.*?\S)\s{2,}(?=\S)", line)
            if found:
                starts.add(width(found[0]))
        assert len(starts) == 1, (path, starts)


def test_help_may_be_asked_anywhere(run: Run) -> None:
    for arguments in (["--help"], ["-h"], ["bill", "--help"], ["bill", "gazpacho", "-h"]):
        done = run(*arguments)
        assert (done.code, done.err) == (0, "")
        assert done.out.startswith("Usage: ")


def test_every_command_takes_language_and_json() -> None:
    for path, command in commands().items():
        names = {name for param in command.params if isinstance(param, Option)
                 for name in param.opts}  # fmt: skip
        assert {"--lang", "--json", "--help"} <= names, path


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_the_page_of_commands_has_every_command(lang: str) -> None:
    headings = re.findall(r"(?m)^##+ referee ([^(\n]*?)(?: \(.*\))?$", page(lang, group()))
    assert set(headings) == set(commands()), lang


@pytest.mark.parametrize("lang", languages.LANGUAGES)
def test_the_page_of_commands_says_what_their_help_says(lang: str) -> None:
    made = page(lang, group())
    blocks = re.findall(r'(?s)<div class="help">.*?</div>', made)
    catalogue.use(lang)
    told = help_pages()
    assert len(blocks) == len(told)
    for block, (path, text) in zip(blocks, told, strict=True):
        assert "\n\n" not in block, path  # Markdown would take over
        shown = unescape(re.sub("<[^>]+>", " ", block))
        assert signs(shown) == signs(text), path


def signs(text: str) -> str:
    """Return a help page without blanks and colons: where a line ends is another matter."""
    return re.sub(r"[\s:：]", "", text)


def test_a_command_named_on_the_page_leads_to_its_help() -> None:
    made = page("en", group())
    places = {heading.replace(" ", "-") for heading in re.findall(r"(?m)^##+ (.*)$", made)}
    links = re.findall(r'href="#([^"]+)"', made)
    assert "referee-table-undo" in links
    assert set(links) <= places


def test_a_game_lists_what_it_builds() -> None:
    from importlib import import_module

    for package in registry.packages():
        module = import_module(f"referee.games.{package}.desk.commands")
        listed = registry.game_entries(package)
        assert listed
        for name in listed:
            assert module.build(name).name == name


@pytest.mark.parametrize("package", registry.packages())
def test_what_a_game_lists_is_said_in_every_language(package: str) -> None:
    path = Path(registry.__file__).parents[1] / "games" / package / "desk" / "commands.json"
    listing = json.loads(path.read_text(encoding="utf-8"))
    assert set(listing) == {"commands", "examples"}
    for text in [*listing["commands"].values(), *listing["examples"]]:
        if isinstance(text, dict):
            assert set(text) == set(languages.LANGUAGES), text
            assert len(set(text.values())) == len(text), text
    for text in listing["examples"]:
        said = text if isinstance(text, dict) else dict.fromkeys(languages.LANGUAGES, text)
        assert all(example.startswith("referee ") for example in said.values()), text


def test_nothing_of_a_game_is_imported_for_the_list(root: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from referee.cli.main import main; main(['--help']);"
        "loaded = [m for m in sys.modules if m.startswith(('referee.games', 'babel', 'yaml',"
        " 'importlib.metadata', 'referee.cli.commands', 'referee.site'))];"
        "sys.exit(repr(loaded) if loaded else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_bill_imports_little(root: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from referee.cli.main import main; main(['bill', 'gazpacho', *sys.argv[1:]]);"
        "heavy = {'babel', 'yaml', 'importlib.metadata', 'difflib', 'pathlib', 'dataclasses',"
        " 'referee.rulebase.load', 'mkdocs', 'referee.site'} & set(sys.modules);"
        "sys.exit(repr(heavy) if heavy else 0)"
    )
    for more in ([], ["--json"], ["--players", "4"]):
        command = [sys.executable, "-S", "-c", code, *more]
        import os

        import click as click_

        env = {**os.environ, "PYTHONPATH": str(Path(click_.__file__).parent.parent)}
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, env=env)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", ["table show", "table ben wine", "may jamon", "table undo"])
def test_a_kept_game_imports_little(tmp_path: Path, line: str) -> None:
    import os
    import subprocess
    import sys

    code = (
        "import sys; from referee.cli.main import main; main(sys.argv[1:]);"
        "heavy = {'babel', 'yaml', 'importlib.metadata', 'pathlib', 'urllib', 'shutil',"
        " 'referee.cli.fronts', 'referee.rulebase.load'} & set(sys.modules);"
        "sys.exit(repr(heavy) if heavy else 0)"
    )
    env = {**os.environ, "REFEREE_HOME": str(tmp_path)}
    for words in (["table", "new", "x", "--players", "Ana,Ben,Cem"], ["table", "ana", "gazpacho"]):
        subprocess.run([sys.executable, "-m", "referee.cli.main", *words], env=env, check=True)
    command = [sys.executable, "-c", code, *line.split()]
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words", [("rule", "tip"), ("dispute", "premium-threshold"), ("examples", "tip")], ids=" ".join
)
def test_looking_something_up_reads_nothing_but_compiled_files(words: tuple[str, ...]) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from referee.cli.main import main; main(sys.argv[1:]);"
        "heavy = {'babel', 'yaml', 'importlib.metadata', 'difflib', 'shutil', 'dataclasses',"
        " 'fractions', 'referee.rulebase.load', 'mkdocs', 'referee.site'} & set(sys.modules);"
        "sys.exit(repr(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
