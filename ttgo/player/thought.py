"""Thinking about one turn, in slices, and the choice at the end: the search's, a pass if nothing is to gain, or a proven turn."""

import time

from ttgo.player.choice import Choice
from ttgo.player.ending import PERHAPS, dead, gaining, is_early, margin, to_gain, where
from ttgo.player.perfect import Perfect
from ttgo.player.search import Search
from ttgo.player.tree import NOWHERE
from ttgo.player.urgent import urgent
from ttgo.points import count
from ttgo.rules import EMPTY, Position, opponent
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.points import Grid

LOST = 0.02  # a share of wins without hope
LEFT = 0.05  # a share of wins with hope again
SURE = 0.9  # a share of wins that leaves little doubt
GOOD = 0.7  # a share of wins good enough to play on for more although a pass would win
ABOUT = 0.02  # shares of wins that differ by less count as equal
FEW = 8  # moves to look at one by one
MOST = 20_000_000  # games times points: the end of a thought without a number of games, as its tree grows by a node each 8 games
NODES = 50  # positions of a proof in the time that all random games take for a move

# MicroPython's only clock counts milliseconds.
_clock = getattr(time, "perf_counter", None) or (lambda: time.ticks_ms() / 1000)  # type: ignore[attr-defined]


class Thought:
    """Thinking about one turn. It is of no more use once its player begins to think about another."""

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
        self.advises = False  # never a pass while a move gains by the count
        self.done = False
        game, colour = search.game, search.root.colour
        self._tried = urgent(game.grid, game.points(colour), game.points(opponent(colour)))
        search.tries = self._tried.copy()
        # If a pass ends the game and wins, search only for what a pass would give away.
        self._wins = (
            final and game.turn > 0 and game.last == PASS and margin(game, game.position) > 0
        )
        search.shun_pass = self._wins
        if self._wins:
            search.forget()

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
        """The grid of its game."""
        return self._search.game.grid

    @property
    def proving(self) -> bool:
        """True while it looks for a proof after the random games."""
        return self._searched and not self.done

    @property
    def ready(self) -> bool:
        """True if it has a choice, which is after the first few games."""
        return self._search.ready

    def step(self, moves: int = 20) -> bool:
        """Think on for `moves` moves of the running random games, 4 to 64 at once; True when done."""
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
        place = last if self._over else self._best()
        if self._passes(place):
            place = last
        if self.advises and place == last and not self._over:
            gains = [root.moves.index(move) for move in gaining(search.game) if move in root.moves]
            if gains:
                place = max(gains, key=lambda k: (root.games[k], root.wins[k]))
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
        """True if it does not need the best move: nothing is to gain, and it wins or loses in any case."""
        search, end = self._search, self._end()
        settled = margin(search.game, end) > 0 or search.share() < LOST
        return settled and not to_gain(search, end)

    def _take_aim(self) -> None:
        """After a quarter of the games: in a decided game, count margins above the expected one as wins."""
        search = self._search
        self._aimed = True
        share, expected = search.share(), search.expected()
        decided = share < LOST or share > 1 - LOST
        if search.aim and LEFT < share < 1 - LEFT:
            search.aim_at(0)
        elif decided and abs(expected - search.aim) > 3:
            # Margins are multiples of a half, so that none equals the aim.
            search.aim_at(int(expected if share < LOST else expected / 2) + 0.25)

    def _look_at_pass(self) -> None:
        """Half way: if it may pass, see what the opponent could do then; and in a decided game, see what can be gained."""
        search = self._search
        self._looked = True
        if not self._final:
            search.emptied = dead(search)
        moves = where(search, to_gain(search, self._end(), PERHAPS))
        if len(moves) <= FEW and not LOST < search.share() < SURE:
            self._tried += moves
            search.tries += moves
        if self.advises and not self._over and self._may_pass():
            search.tries += gaining(search.game)[:FEW]
        if self._may_pass() and not self._wins:
            search.tries.append(NOWHERE)

    def _best(self) -> int:
        """The place of the move with most games, or of one of the `tries`, if it may be behind only by luck.

        A share of n games is usually within 1 / sqrt(n) of the true one, and the best of many shares is further off: on larger grids
        luck may do more. Once a game is decided, a move's gain is no luck.
        """
        search = self._search
        root = search.root
        place = root.favourite()
        games, share = root.games[place], root.share(place)
        tried = [k for k, move in enumerate(root.moves) if move in self._tried and root.games[k]]
        decided = not LOST < share < SURE
        if not tried or place in tried or (games >= search.enough and not decided):
            return place
        best = max(tried, key=root.share)
        behind = share - root.share(best)
        lucky = behind * behind * games < count(search.game.grid.points) / 81 and not decided
        return best if behind <= 0 or lucky else place

    def _passes(self, place: int) -> bool:
        """True if a pass is as good as the best move; judged after some games with it, unless it wins at once."""
        search = self._search
        root, last = search.root, len(search.root.moves) - 1
        if is_early(search.game.position):
            return False
        if self._wins:
            share = search.share() if search.aim else root.share(place)
            return share < GOOD or not to_gain(search, self._end())
        tried = root.games[last] * 10 > search.played
        return tried and root.share(last) > root.share(place) - ABOUT and self._may_pass()
