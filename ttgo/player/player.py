"""The player: it thinks about a game, all at once or a slice at a time, and chooses a turn."""

import time

from ttgo.illegal import brief
from ttgo.player.chance import Chance
from ttgo.player.choice import Choice
from ttgo.player.ending import dead, margin, to_gain
from ttgo.player.search import Search
from ttgo.player.tree import PASS as NO_MOVE
from ttgo.rules import EMPTY, Position
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.game import Game

LARGEST = 19  # points on a side
LOST = 0.05  # a share of wins that is no hope
ABOUT = 0.02  # shares of wins that differ by less are about the same

# MicroPython has no clock but that of thousandths.
_clock = getattr(time, "perf_counter", None) or (lambda: time.ticks_ms() / 1000)  # type: ignore[attr-defined]


class Player:
    """A player that knows only the rules. For each turn it plays so many random games, or as many as it can in so many seconds.

    The same `seed` and number of `playouts` give the same turns in the same games, on every Python. Raises ValueError for what is
    no such number.
    """

    def __init__(self, playouts: "int | None" = None, seconds: "float | None" = None, seed: int = 1) -> None:
        if playouts is None and seconds is None:
            playouts = 1000
        self.playouts = None if playouts is None else int(_positive(playouts, "number of games"))
        self.seconds = None if seconds is None else _positive(seconds, "number of seconds")
        self._seed = seed
        self._chance = Chance(seed)
        self._search: Search | None = None

    def think(self, game: "Game", final: "bool | None" = None) -> "Thought":
        """Begin to think about the turn of a game, which may go on meanwhile: the thought is about the game as it is now.

        `final` says if a second pass would end the game and its grid count as it is (Match.final_pass); if not, the players would
        agree on dead stones then. If it is not given it is what the rules say of the first two passes. Where the game is over, or waits
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
            each = 8 if self.playouts is None or self.playouts >= 400 else max(1, self.playouts // 50)
            self._search = Search(game, self._chance, 4 * each, each)
        return Thought(self._search, self.playouts, self.seconds, final, game.over)

    def choose(self, game: "Game", final: "bool | None" = None) -> Choice:
        """A turn for the player to play, with its evidence; always one that the rules allow, and a pass if there is none but that."""
        thought = self.think(game, final)
        while not thought.step(1000):
            pass
        return thought.choice()


class Thought:
    """Thinking about one turn, in slices. It is worth nothing any more once its player begins to think about another."""

    def __init__(
        self, search: Search, playouts: "int | None", seconds: "float | None", final: bool, over: bool
    ) -> None:
        self._search = search
        self._playouts, self._seconds = playouts, seconds
        self._final, self._over = final, over
        self._began = _clock()
        self._looked = False
        self.done = False

    @property
    def progress(self) -> float:
        """How far it is, from 0 to 1."""
        parts = [1.0 if self.done else 0.0]
        if self._playouts:
            parts.append(self._search.played / self._playouts)
        if self._seconds:
            parts.append((_clock() - self._began) / self._seconds)
        return min(1.0, max(parts))

    def step(self, moves: int = 20) -> bool:
        """Think on for so many moves of the random games that are being played, 4 to 32 at once; True when done."""
        if not self.done and self._search.step(moves):
            self.done = self.progress >= 1 or self._search.root.moves == [NO_MOVE]
            if not self._looked and self.progress > 0.5:
                self._look_at_pass()
        return self.done

    def _end(self) -> Position:
        """The grid that would count if the game ended now."""
        search = self._search
        return search.game.position.coloured(0 if self._final else dead(search), EMPTY)

    def _may_pass(self, place: int) -> bool:
        """True if it could do without the best move: there is nothing to gain, and it wins as it is or loses anyway."""
        search, end = self._search, self._end()
        settled = margin(search.game, end) > 0 or search.root.share(place) < LOST
        return settled and not to_gain(search, end)

    def _look_at_pass(self) -> None:
        """Half way: if it may pass, see what the opponent could do then."""
        search = self._search
        self._looked = True
        if not self._final:
            search.emptied = dead(search)
        search.try_pass = self._may_pass(search.root.favourite())

    def choice(self) -> Choice:
        """What it would choose now."""
        search = self._search
        root = search.root
        if not root.moves:
            return Choice(search, 0)
        last = len(root.moves) - 1
        place = root.favourite()
        if self._over or self._passes(place):
            place = last
        return Choice(search, place)

    def _passes(self, place: int) -> bool:
        """True if a pass is as good as the best move, after some games that began with it."""
        search = self._search
        root, last = search.root, len(search.root.moves) - 1
        if search.game.last == PASS and self._final and margin(search.game, self._end()) > 0:
            return True
        tried = root.games[last] * 10 > search.played
        return tried and root.share(last) > root.share(place) - ABOUT and self._may_pass(place)


def _positive(number: object, what: str) -> float:
    if isinstance(number, (int, float)) and not isinstance(number, bool) and number > 0:
        return number
    raise ValueError(f"The {what} is above 0, not {brief(number)}.")
