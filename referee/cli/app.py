"""What a command works with: its games, each with its words and its front, made once."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from referee.cli.answer import Stop
from referee.cli.game_text import GameText
from referee.text.catalogue import _

if TYPE_CHECKING:
    from referee.cli.fronts import Front, Wording


class App:
    """One run of a command; click's contexts carry it as their `obj`."""

    def __init__(self) -> None:
        self.table: str | None = None  # named before the command: referee table -t X play
        self.at_hand: str | None = None  # the game of which a fault of the command speaks
        self._texts: dict[str, GameText] = {}
        self._fronts: dict[str, Front] = {}

    def named(self, table: str | None) -> str | None:
        """Return the table named with the command, or else the one named before it."""
        return self.table if table is None else table

    def text(self, game: str | None = None) -> GameText:
        """Return the words of a game, of the one at hand if none is named."""
        game = game or self.at_hand or usual_game()
        if game not in self._texts:
            self._texts[game] = GameText(game)
        return self._texts[game]

    def choose(self, game: str | None, own: str | None = None) -> GameText:
        """Return the words of the game meant, which is at hand from now on; raises Stop.

        It is the one named, the command's own, or the first one there is.
        """
        if game:
            from referee.cli.meant import named

            game = named(game)
        if own and game and game != own:
            text = _("This command belongs to {own}, not to {game}.")
            raise Stop("other-game", text.format(own=own, game=game), "--game")
        self.at_hand = game or own or usual_game()
        return self.text()

    def front(self, game: str) -> Front:
        """Return the front of a game; raises Stop for a game that has no referee."""
        if game not in self._fronts:
            self._fronts[game] = _front(self.text(game))
        return self._fronts[game]

    def wording(self, game: str) -> Wording:
        """Return what puts a game's tables into words; raises Stop like `front`."""
        return self.front(game).wording()

    def keepable(self, event: str | None = None) -> list[str]:
        """Return the games whose tables can be kept, in the order of the rule base.

        With an `event`, only those whose words know it: no other game is imported.
        """
        from referee.rulebase import store

        words = store.events() if event else {}
        found = []
        for game in store.games():
            if event and not any(f"{word}-".startswith(f"{event}-") for word in words[game]):
                continue
            try:
                self.front(game)
            except Stop:
                continue
            found.append(game)
        return found


def usual_game() -> str:
    """Return the game that is meant where nothing says which."""
    from referee.rulebase import store

    return store.games()[0]


def _front(say: GameText) -> Front:
    name = f"referee.games.{say.game.replace('-', '_')}.desk.event_commands"
    try:
        brought: Any = import_module(name)
    except ModuleNotFoundError as fault:
        if not name.startswith(fault.name or "?"):
            raise
        from referee.cli import forms_front

        brought = forms_front
    found: Front = brought.front(say)
    return found
