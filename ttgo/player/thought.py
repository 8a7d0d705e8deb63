"""Thinking about one turn, in slices, and the choice in the end: the search's, a pass where nothing is to gain, or a proven turn."""

import time

from ttgo.player.choice import Choice
from ttgo.player.ending import dead, margin, to_gain
from ttgo.player.perfect import Perfect
from ttgo.player.search import Search
from ttgo.player.tree import NOWHERE
from ttgo.points import count
from ttgo.rules import EMPTY, Position
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.points import Grid

LOST = 0.02  # a share of wins that is no hope
LEFT = 0.05  # a share of wins that is hope again
ABOUT = 0.02  # shares of wins that differ by less are about the same
MOST = 20_000_000  # games times points: what a thought without a number of games ends with, since its tree grows by a node each 8 games
NODES = 50  # positions that a proof looks at in the time of a move of all random games

# MicroPython has no clock but that of thousandths.
_clock = getattr(time, "perf_counter", None) or (lambda: time.ticks_ms() / 1000)  # type: ignore[attr-defined]


class Thought:
    """Thinking about one turn. It is worth nothing any more once its player begins to think about another."""

    def __init__(
        self,
        search: Search,
        perfect: "Perfect | None",
        playouts: "int | None",
        seconds: "float | None",
        final: bool,
        over: bool,
    ) -> None:
        self._search, self._perfect = search, perfect
        self._seconds = seconds
        self._playouts = playouts or MOST // count(search.game.grid.points)
        self._final, self._over = final, over
        self._began = _clock()
        self._aimed = self._looked = False
        self._searched = False
        self.done = False

    @property
    def progress(self) -> float:
        """How far it is, from 0 to 1; a proof may take a while longer."""
        parts = [1.0 if self.done else 0.0, self._search.played / self._playouts]
        if self._seconds:
            parts.append((_clock() - self._began) / self._seconds)
        return min(1.0, max(parts))

    @property
    def games(self) -> int:
        """How many random games have been played for it."""
        return self._search.played

    @property
    def grid(self) -> "Grid":
        """The grid that it is about."""
        return self._search.game.grid

    @property
    def proving(self) -> bool:
        """True when the random games are over, and a proof is looked for."""
        return self._searched and not self.done

    @property
    def ready(self) -> bool:
        """True if it has something to choose from, which is so after the first few games."""
        return self._search.ready

    def step(self, moves: int = 20) -> bool:
        """Think on for so many moves of the random games that are being played, 4 to 32 at once; True when done."""
        if not self._searched:
            if self._search.step(moves) and self.ready:
                part = self.progress
                self._searched = part >= 1 or self._search.root.moves == [NOWHERE]
                if not self._aimed and 0.25 < part < 1:
                    self._take_aim()
                if not self._looked and 0.5 < part < 1:
                    self._look_at_pass()
        elif not self.done:
            late = self._seconds is not None and _clock() - self._began > self._seconds
            self.done = late or self._perfect is None or self._perfect.step(moves * NODES)
        return self.done

    def choice(self) -> Choice:
        """What it would choose now; a pass as long as it is not ready."""
        search = self._search
        root = search.root
        last = len(root.moves) - 1
        if not self.ready:
            return Choice(search, last)
        place = last if self._over else root.favourite()
        if self._passes(place):
            place = last
        if not self.done or self._perfect is None or self._perfect.value is None:
            return Choice(search, place)
        turn = self._perfect.turn
        place = root.moves.index(turn) if turn in root.moves else last
        return Choice(search, place, turn, self._perfect.value - search.game.komi)

    def _end(self) -> Position:
        """The grid that would count if the game ended now."""
        search = self._search
        return search.game.position.coloured(0 if self._final else dead(search), EMPTY)

    def _may_pass(self) -> bool:
        """True if it could do without the best move: there is nothing to gain, and it wins as it is or loses anyway."""
        search, end = self._search, self._end()
        settled = margin(search.game, end) > 0 or search.share() < LOST
        return settled and not to_gain(search, end)

    def _take_aim(self) -> None:
        """After a quarter of the games: where the game is decided, fight about the margin that is to be expected instead."""
        search = self._search
        self._aimed = True
        share, expected = search.share(), search.expected()
        decided = share < LOST or share > 1 - LOST
        if search.aim and LEFT < share < 1 - LEFT:
            search.aim_at(0)
        elif decided and abs(expected - search.aim) > 3:
            # A margin is a multiple of a half, so that it is never equal to the aim.
            search.aim_at(int(expected if share < LOST else expected / 2) + 0.25)

    def _look_at_pass(self) -> None:
        """Half way: if it may pass, see what the opponent could do then."""
        search = self._search
        self._looked = True
        if not self._final:
            search.emptied = dead(search)
        search.try_pass = self._may_pass()

    def _passes(self, place: int) -> bool:
        """True if a pass is as good as the best move, after some games that began with it."""
        search = self._search
        root, last = search.root, len(search.root.moves) - 1
        if search.game.last == PASS and self._final and margin(search.game, self._end()) > 0:
            return True
        tried = root.games[last] * 10 > search.played
        return tried and root.share(last) > root.share(place) - ABOUT and self._may_pass()
