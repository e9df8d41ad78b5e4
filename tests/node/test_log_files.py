"""One log file, two readers: the phone takes in and refuses exactly what the command line does."""

import base64
import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from referee.engine.faults import BadInput
from referee.languages import LANGUAGES
from referee.rulebase import store
from referee.site import phone_data, phone_words
from referee.tables import json_lines
from referee.tables.faults import TableFault
from referee.tables.log_file import check_format
from referee.tables.session import game_module, without_ours
from referee.text.catalogue import translator

HERE = Path(__file__).parent
GAMES = [game for game in store.games() if phone_data.has_table(game)]
FOREIGN = {"utf-16": "damaged", "no-format": "newer-format"}  # told more exactly on the phone
START = b'{"event": "game", "format": 1, "players": ["Ana", "Ben", "Cem"]}\n'

pytestmark = pytest.mark.node


def _logs(game: str) -> list[list[dict[str, Any]]]:
    """Return whole games: judged cases, and those stored with the transcripts."""
    if game == "la-cuenta":
        lines = (HERE.parent / "cases" / "games.jsonl").read_text(encoding="utf-8").splitlines()
        return [json.loads(line)["log"] for line in lines]
    folder = HERE.parent / "transcripts" / game / "games"
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.jsonl"))]
    return [[json.loads(line) for line in text.splitlines()] for text in texts]


def _written(game: str, log: list[dict[str, Any]]) -> bytes:
    """Return the file that the command line keeps of a game, with what tells of the file."""
    first = {"event": "game", "game": game, "format": 1, "rules": store.facts(game)["version"]}
    return b"".join(json_lines.encoded(event) for event in [{**first, **log[0]}, *log[1:]])


@pytest.fixture(scope="module")
def phone(node: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return a function that takes files in on a phone: what came of each."""

    def run(files: list[tuple[str, bytes]]) -> list[dict[str, Any]]:
        work = {
            "bundles": {game: phone_data.bundle(game) for game in {game for game, _ in files}},
            "files": [
                {"game": game, "content": base64.b64encode(content).decode()}
                for game, content in files
            ],
        }
        file = tmp_path_factory.mktemp("phone") / "work.json"
        file.write_text(json.dumps(work), encoding="utf-8")
        done = subprocess.run(
            [node, "phone_files.mjs", str(file)], cwd=HERE, capture_output=True, timeout=600
        )
        assert done.returncode == 0, done.stderr.decode()
        found: list[dict[str, Any]] = json.loads(done.stdout)
        return found

    return run


def _command_line(game: str, content: bytes) -> dict[str, Any]:
    """Return what the command line makes of a file, in the form of the phone's answer."""
    lines = json_lines.split(content)
    if lines.broken:
        return {"fault": ["damaged", lines.broken], "before": len(lines.events)}
    if not lines.events:
        return {"fault": ["no-log" if lines.torn else "empty-file", 1], "before": 0}
    try:
        check_format(lines.events[0], "x")
    except TableFault as fault:
        return {"fault": [fault.code, 1], "before": 0}
    events = without_ours(lines.events)
    try:
        fold = game_module(game).fold(store.facts(game), events)
    except BadInput as fault:
        line = fault.params.get("line", 1)
        return {"bad": [fault.code, fault.where, lines.numbers[line - 1]]}
    return {"torn": bool(lines.torn), "result": fold.result()}


def _compare(game: str, content: bytes, there: dict[str, Any]) -> None:
    here = _command_line(game, content)
    there.pop("file", None)
    if "fault" in there:
        there["fault"] = [FOREIGN.get(there["fault"][0], there["fault"][0]), there["fault"][1]]
    assert there == json.loads(json.dumps(here)), content


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_open_on_both_sides_in_both_directions(phone: Any, game: str) -> None:
    logs = _logs(game)
    assert len(logs) >= 14
    files = [_written(game, log) for log in logs]
    for content, there in zip(files, phone([(game, content) for content in files]), strict=True):
        handed_out = there["file"].encode()
        assert there["result"] == json.loads(json.dumps(_command_line(game, content)["result"]))
        assert _command_line(game, handed_out) == _command_line(game, content)


ROUND = b'{"event": "round", "asker": "Ana", "cards": ["chorizo"]}\n'


CONTENTS = [
    b"",
    b" \n\t\n",
    b"hello",
    b"hello\n",
    START,
    b"\xef\xbb\xbf" + START,
    START + b"\xef\xbb\xbf" + ROUND,
    START.replace(b"\n", b"\r\n") + b"\r\n\r\n" + ROUND,
    START + ROUND[:-9],  # torn
    START + ROUND[:-1],  # whole, without its end
    START + ROUND + b"\0" * 512,
    START + ROUND + b"\0" * 512 + b"\n",
    START + b"\n\n" + ROUND.replace(b"chorizo", b"chorizzo"),
    START + ROUND[:-2] + b', "tips": 1.0}\n',
    START + ROUND[:-2] + b', "tips": 1e2}\n',
    START + ROUND[:-2] + b', "tips": 100000000000000000000}\n',
    START + ROUND[:-2] + b', "tips": -0}\n',
    START + ROUND[:-2] + b', "tips": NaN}\n',
    START + ROUND[:-2] + b', "tips": 0, "tips": 1}\n' + ROUND,
    START + ROUND[:-2] + b', "\\u0074ips": 0, "tips": 1}\n',
    START + b'{"event": "edit", "line": 2, "with": {"event": "a", "a": 1, "a": 2}}\n',
    START + '{"event": "round", "asker": "Jürgen"}\n'.encode("latin-1"),
    START + b"[" * 41 + b"]" * 41 + b"\n",
    START + b"[" * 40 + b"]" * 40 + b"\n",
    START + b'{"event": "a", "x": ' + b"[" * 100000 + b"]" * 100000 + b"}\n",
    START + b'{"event": ' + b'{"a": ' * 70 + b"1" + b"}" * 70 + b"}\n",
    START + b'{"event": "a", "x": ' + b"9" * 4301 + b"}\n",
    START.replace(b": 1", b": 2", 1),
    START.replace(b": 1", b': "x"', 1),
    START.replace(b": 1", b": null", 1),
    START.replace(b'"game"', b'"round"'),
    START + START,
    ROUND,
    b"[]\n",
    b"7\n",
    START + b"null\n",
    START.decode().encode("utf-16"),
    START.replace(b"Cem", "An\u200ba".encode()),
    START.replace(b"Cem", "\u202eCem".encode()),
    START.replace(b"Cem", b"Ana "),
    START.replace(b"Cem", "Ana\u3000".encode()),
    START.replace(b"Cem", "\u200d\ufe0f".encode()),
    START.replace(b"Cem", "👩\u200d🚀".encode()),
    START.replace(b"Cem", "محمد".encode()),
    START + ROUND.replace(b'"chorizo"', b'"\\ud800"'),
]


@pytest.fixture(scope="module")
def taken_in(phone: Any) -> list[dict[str, Any]]:
    """Return what a phone makes of each of these files."""
    found: list[dict[str, Any]] = phone([("la-cuenta", content) for content in CONTENTS])
    return found


@pytest.mark.parametrize("number", range(len(CONTENTS)))
def test_the_phone_refuses_what_the_command_line_refuses(
    number: int, taken_in: list[dict[str, Any]]
) -> None:
    _compare("la-cuenta", CONTENTS[number], taken_in[number])


PIECES = [
    b"\0", b"\0" * 40, b"\xff", b"\xe9", b"\xef\xbb\xbf", b"\r\n", b"\n", b"\n\n", b"1.0", b"1e3",
    b"NaN", b"-0", b"null", b"{}", b"[]", b"[[[[", b"}", b'"', b'\\', b",", b":", b'"event"',
    b'"line": 2, "line": 2', b"99999999999999999999", b'{"event": "undo"}\n', b"\xe2\x80\xae",
    b'{"event": "edit", "line": 2, "with": null}\n', b"[" * 70, b"]" * 70, b"\xf0\x9f\x8c\xae",
]  # fmt: skip


def _spoilt(content: bytes, chance: random.Random) -> bytes:
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        lines = content.split(b"\n")
        at = chance.randrange(len(content) + 1)
        kind = chance.randrange(7)
        if kind == 0:
            content = content[:at]
        elif kind == 1:
            content = content[:at] + chance.choice(PIECES) + content[at:]
        elif kind == 2:
            content = content[:at] + chance.choice(PIECES) + content[at + chance.randrange(1, 9) :]
        elif kind == 3:
            content = content[:at] + content[at + chance.randrange(1, 40) :]
        elif kind == 4:
            chance.shuffle(lines)
            content = b"\n".join(lines)
        elif kind == 5:
            line = chance.choice(lines)
            content = b"\n".join([*lines[:-1], line, *lines[-1:]])
        else:
            numbers = [place for place, byte in enumerate(content) if 48 <= byte < 58]
            place = chance.choice(numbers or [0])
            other = chance.choice((b"0", b"1.0", b"-1", b'"1"', b"true", b"7"))
            content = content[:place] + other + content[place + 1 :]
    return content


COUNTS = [180, pytest.param(6000, marks=pytest.mark.full)]


@pytest.mark.parametrize("count", COUNTS)
def test_spoilt_files_end_alike_on_both_sides(phone: Any, count: int) -> None:
    """REFEREE_FUZZ_SEED takes other files; a failure shows the file."""
    chance = random.Random(int(os.environ.get("REFEREE_FUZZ_SEED", "9")))
    sound = {game: [_written(game, log[:60]) for log in _logs(game)] for game in GAMES}
    files = []
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        files.append((game, _spoilt(chance.choice(sound[game]), chance)))
    answers = phone(files)
    for (game, content), there in zip(files, answers, strict=True):
        _compare(game, content, there)
    refused = sum("result" not in there for there in answers)
    assert count * 0.3 < refused < count * 0.95  # or the files are spoilt too little, or too much


SENTENCES = {
    "large-file": "{file} is too large for a log.",
    "empty-file": "{file} is empty.",
    "no-log": "{file} holds no game.",
    "damaged": "{file} is damaged: line {line} cannot be read.",
    "newer-format": "{file} was written by a newer referee (format {found}); it is left as it is.",
    "no-format": "{file} has a format that is none: {found}. It is left as it is.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_both_say_it_in_the_same_words(lang: str, code: str) -> None:
    said = translator(lang)(SENTENCES[code])
    quoted = "„a.jsonl“" if lang == "de" else "“a.jsonl”"
    told = said.format(file=quoted, line=7, found="9")
    assert phone_words.say(lang, GAMES[0], f"file.{code}", x="a.jsonl", n=7, found="9") == told
