"""The player behind `genmove` and the analysis: how many random games a move is worth, and how long it may think."""

from time import monotonic

from ttgo.game import Game
from ttgo.gtp.clock import Clock
from ttgo.player import USUAL, Choice, Player, Thought
from ttgo.points import count
from ttgo.rules import EMPTY


class Computer:
    """Takes turns in games that end with two passes, the grid as it stands.

    With neither `playouts` nor `seconds` it plays 1,000 random games a move or, where the controller gives a clock, as many as that has
    time for. What is given is a limit beside the clock. Raises ValueError for numbers out of range.
    """

    def __init__(
        self, playouts: int | None = None, seconds: float | None = None, seed: int = 1
    ) -> None:
        self._playouts, self._seconds = playouts, seconds
        self._player = Player(playouts, seconds, seed)
        self._analyst = Player(seed=seed)  # of its own, so that no analysis changes what is played
        self._analyst.playouts = None
        self.clock = Clock()

    def choose(self, game: Game) -> Choice:
        """A turn for the player whose turn it is, with its evidence. Raises ValueError for a grid that is too large."""
        began, player = monotonic(), game.to_play
        limits = [self._seconds, self.clock.seconds(player, count(game.points(EMPTY)))]
        seconds = min((limit for limit in limits if limit is not None), default=None)
        self._player.seconds = seconds
        self._player.playouts = (
            USUAL if self._playouts is None and seconds is None else self._playouts
        )
        choice = self._player.choose(game, final=True)
        self.clock.spend(player, monotonic() - began)
        return choice

    def analyse(self, game: Game) -> Thought:
        """A thought that goes on for as long as anybody wants. Raises ValueError for a grid that is too large."""
        return self._analyst.think(game, final=True)
