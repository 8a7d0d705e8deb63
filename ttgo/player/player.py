"""The player: thinks about a game, all at once or in slices, and chooses a turn."""

from ttgo.illegal import brief
from ttgo.player.chance import Chance
from ttgo.player.choice import Choice
from ttgo.player.levels import USUAL
from ttgo.player.perfect import Perfect
from ttgo.player.search import Search
from ttgo.player.thought import Thought

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.game import Game

LARGEST = 19  # points on a side
MANY = 10_000  # games for a turn


class Player:
    """A player that knows only the rules. For each turn it plays `playouts` random games, or as many as it can in `seconds`.

    The same `seed` and number of `playouts` give the same turns in the same games, on every Python. Raises ValueError for any
    other number.
    """

    def __init__(
        self, playouts: "int | None" = None, seconds: "float | None" = None, seed: int = 1
    ) -> None:
        if playouts is None and seconds is None:
            playouts = USUAL
        self.playouts = None if playouts is None else int(_positive(playouts, "number of games"))
        self.seconds = None if seconds is None else _positive(seconds, "number of seconds")
        self._chance = Chance(seed)
        self._search: Search | None = None
        self._perfect: Perfect | None = None

    def think(self, game: "Game", final: "bool | None" = None) -> Thought:
        """Begin to think about the turn of a game as it is now; later changes to the game do not matter.

        `final` says if a second pass would end the game and its grid count as it is (Match.final_pass); if not, the players would
        agree on dead stones. By default it is what the rules say of the first two passes. If the game is over, or waits
        for agreement, the thought is about what is dead. Raises ValueError for a grid that is too large.
        """
        grid = game.grid
        if max(grid.width, grid.height) > LARGEST:
            size = f"{grid.width} by {grid.height}"
            raise ValueError(
                f"The computer plays on grids of up to {LARGEST} by {LARGEST} points; this one has {size}."
            )
        if final is None:
            final = game.rules.ending == "strict" or game.resumed > 0
        if self._search is None or not self._search.follow(game):
            self._search = Search(game, self._chance, *self.sizes())
        perfect = None
        if Perfect.can(game, final):
            perfect = self._perfect
            if perfect is None or (perfect.grid, perfect.suicide) != (grid, game.rules.suicide):
                perfect = self._perfect = Perfect(grid, game.rules.suicide)
            perfect.begin(game)
        return Thought(self._search, perfect, self.playouts, self.seconds, final, game.over)

    def choose(self, game: "Game", final: "bool | None" = None) -> Choice:
        """A legal turn for the player to play, with its evidence; a pass if no move is legal."""
        thought = self.think(game, final)
        while not thought.step(1000):
            pass
        return thought.choice()

    def sizes(self) -> "tuple[int, int]":
        """How many games to play at once, and how many of them from one node: with fewer games in all, they must differ more.

        With many games, twice as many are played at once: on Pyodide, whose steps cost more, that takes two thirds of the time.
        """
        games = self.playouts
        each = 8 if games is None else min(8, max(1, games // 50))
        return (8 if games is not None and games >= MANY else 4) * each, each


def _positive(number: object, what: str) -> float:
    if isinstance(number, (int, float)) and not isinstance(number, bool) and number > 0:
        return number
    raise ValueError(f"The {what} is above 0, not {brief(number)}.")
