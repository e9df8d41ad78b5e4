"""Argument lists over all commands, as people and their cats type them; made from a seed."""

from __future__ import annotations

from random import Random

from referee.cli import registry
from referee.cli.app import App
from referee.cli.commands.table import OWN
from referee.cli.prompt_words import WORDS
from referee.rulebase import store
from tests.support.scraps import ODD, VALUES

# What builds, serves, records or reads whole folders is tried by tests of its own.
SPARED = {"site", "review", "check", "sources"}
TABLES = {"la-cuenta": "lc", "cuantos-tacos": "ct", "bolicheros-de-barrio": "bb"}
_VALUES = [
    *VALUES,
    *("lc", "ct", "bb", "friday", "Tacos", "Ana=900", "Ana=1,Ben=2", "Ana,Ana,Ben", "out.jsonl"),
    *("bash", "zsh", "fish", "remove"),
]  # fmt: skip


class Arguments:
    """A maker of argument lists; the same seed makes the same list."""

    def __init__(self) -> None:
        self.names = [row["name"] for game in store.games() for row in store.names(game)]
        self.ids: list[str] = [
            rule for game in store.games() for rule in store.words(game, "en")["titles"]
        ]
        self.ids += [r for game in store.games() for r in store.words(game, "en")["rulings"]]
        self.commands = [name for name in registry.entries() if name not in SPARED]
        self.options = [
            "--json",
            "--lang",
            "--help",
            "-h",
            "--version",
            "--compare",
            "--from",
            "-t",
        ]
        self.options += ["--game", "--reading", "--ruling", "--players", "--player", "--table"]
        self.options += ["--anyway", "--remove", "--starter", "--asker", "--between", "--fifty"]
        self.verbs: dict[str, list[str]] = {}
        app = App()
        for game in app.keepable():
            verbs = app.front(game).verbs()
            self.verbs[game] = [*verbs, *app.front(game).spoken()]
            self.options += [
                flag for verb in verbs.values() for flag, *_more in verb.get("options", ())
            ]
            self.options += [
                "--" + key.replace("_", "-") for key in app.front(game).start_options()
            ]
        for name in ("bill", "split", "double", "roll", "count", "diners"):
            command = registry.load(name)
            self.options += (
                [opt for param in command.params for opt in param.opts if opt[:2] == "--"]
                if command
                else []
            )
        self.options = sorted(set(self.options))
        self.prompt = [word for words in WORDS.values() for word in words]

    def word(self, random: Random) -> str:
        """Return one word of a line."""
        kind = random.random()
        if kind < 0.35:
            return random.choice(self.names)
        if kind < 0.6:
            return random.choice(_VALUES)
        if kind < 0.75:
            return random.choice(ODD)
        if kind < 0.85:
            return random.choice(self.options)
        if kind < 0.92:
            return random.choice(self.ids)
        high: int = random.choice((127, 0x110000))
        return "".join(chr(random.randrange(32, high)) for _ in range(random.randrange(1, 9)))

    def line(self, random: Random, game: str) -> list[str]:
        """Return the words of something that happens in a game, more or less."""
        words = [random.choice(self.verbs[game])] if random.random() < 0.9 else []
        if random.random() < 0.1:
            words.insert(0, random.choice(self.prompt))
        if random.random() < 0.7:
            words.insert(
                random.randrange(len(words) + 1), random.choice(("Ana", "Ben", "Cem", "小明"))
            )
        return words + [self.word(random) for _ in range(random.choice((0, 0, 1, 1, 2, 3, 5)))]

    def make(self, seed: int) -> list[str]:
        """Return the argument list of a seed."""
        random = Random(seed)
        game = random.choice(list(self.verbs))
        kind = random.random()
        if kind < 0.45:
            words = ["table", *self.line(random, game), "-t", TABLES[game]]
        elif kind < 0.55:
            words = [
                "table",
                random.choice(list(OWN)),
                *(self.word(random) for _ in range(random.randrange(3))),
            ]
            words += ["-t", TABLES[game]] * (random.random() < 0.6)
        elif kind < 0.7:
            words = ["may", *self.line(random, game)]
            words += random.choice((["-t", TABLES[game]], ["--game", game], []))
        else:
            words = [random.choice(self.commands)]
            words += [self.word(random) for _ in range(random.choice((0, 1, 1, 2, 3, 5, 8)))]
        if random.random() < 0.1:
            words.insert(random.randrange(len(words) + 1), self.word(random))
        return [*words, "--lang", random.choice(("en", "de", "zh"))]
