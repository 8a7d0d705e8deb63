"""The player behind `genmove` and the analysis: how many random games a move is worth, and how long
it may think.
"""

from time import monotonic

from ttgo.game import Game
from ttgo.player import USUAL, Choice, Player, Thought
from ttgo.points import count
from ttgo.rules import BLACK, EMPTY, WHITE

LAG = 0.05  # seconds that go by on the way, of each turn
SPARE = 0.9  # of the time of a turn is for thinking
LATE = 10  # turns that may be left, however full the grid is


class Computer:
    """Takes turns in games that end with two passes, the grid as it stands.

    With neither `playouts` nor `seconds` it plays 1,000 random games a move or, where the
    controller gives a clock, as many as that has time for. What is given is a limit beside the
    clock. Raises ValueError for numbers out of range.
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
        """A turn for the player whose turn it is, with its evidence. Raises ValueError for a grid
        that is too large.
        """
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
        """A thought that goes on for as long as anybody wants. Raises ValueError for a grid that is
        too large.
        """
        return self._analyst.think(game, final=True)


class Clock:
    """A main time, then periods of overtime, each for a number of turns (Canadian byo-yomi). No
    limit until it is set.
    """

    def __init__(self) -> None:
        self._overtime = 0.0
        self._turns = 0  # in a period of overtime
        self._left: dict[
            str, tuple[float, int]
        ] = {}  # by players, seconds, and turns if it is overtime

    def set(self, main: float, overtime: float, turns: int) -> None:
        """Begin anew. As GTP has it, overtime without turns means that there is no limit."""
        self._overtime, self._turns = overtime, turns
        self._left = {}
        if turns or not overtime:
            for player in (BLACK, WHITE):
                self._left[player] = (main, 0) if main or not turns else (overtime, turns)

    def tell(self, player: str, seconds: float, turns: int) -> None:
        """What a player has left: of the main time, or of overtime if `turns` is above 0."""
        self._left[player] = (seconds, turns)

    def seconds(self, player: str, empty: int) -> "float | None":
        """How many seconds a player should think with `empty` empty points on the grid; None if
        there is no limit.
        """
        if player not in self._left:
            return None
        left, turns = self._left[player]
        if turns:
            share = left / turns
        else:
            # A third of the empty points is about what a player has yet to fill.
            share = left / (LATE + empty / 3)
            if self._turns:
                share = max(share, min(left, self._overtime / self._turns))
        return max(share * SPARE - LAG, 0.01)

    def spend(self, player: str, seconds: float) -> None:
        """Subtract the time of a turn. A later `time_left` overrides it."""
        if player in self._left:
            left, turns = self._left[player]
            left -= seconds
            if turns:
                turns -= 1
            if self._turns and (not turns if self._left[player][1] else left <= 0):
                left, turns = self._overtime, self._turns
            self._left[player] = (max(left, 0.0), turns)
