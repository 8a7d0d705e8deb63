"""Rule 6 and its relatives: what a move may not repeat, and the grids that there have been."""

import sys

from ttgo.points import Grid, count, lowest
from ttgo.quick import clearings
from ttgo.rules import BLACK, WHITE

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Callable

    from ttgo.start import Start

    Left = tuple[int, int]  # the points of Black and of White after a turn


class Superko:
    """What rule 6 forbids: three facts about the earlier grids that a move is compared with.

    `of` says whose an earlier grid is: "" nobody's, "next" that of the player who was to play next, "mover" that of the player
    who left it; a move only repeats a grid of the same player. `passes` says whether a pass leaves a grid too, `start` whether
    the start is one. `words` is the rule as a sentence.
    """

    __slots__ = ("of", "passes", "start", "words")

    def __init__(self, of: str, passes: bool, start: bool, words: str) -> None:
        self.of = of
        self.passes = passes
        self.start = start
        self.words = words


SUPERKO = {
    # Rule 6 since 1996, https://tromp.github.io/go.html
    "positional": Superko("", True, True, "No move may make a grid that was there at any earlier time."),
    # The New Zealand rules as most read them; also discussed at https://senseis.xmp.net/?Superko
    "situational": Superko(
        "next", True, True, "No move may make an earlier grid with the same player to play next."
    ),
    "natural situational": Superko(
        "mover", False, False, "No move may make a grid that the same player made by an earlier move."
    ),
    # Rule 4 and comment 4 of Taylor's posting of February 1995 to rec.games.go
    "taylor 1995": Superko(
        "mover", True, False, "No move may make a grid that the same player left before, by a move or a pass."
    ),
}


if TYPE_CHECKING or sys.implementation.name != "micropython":
    Grids = dict[tuple[int, int], int]
else:

    class Grids:
        """What is needed of a dict from the points of both colours to a turn.

        MicroPython's hash of a large int is that of its lowest 32 bits, which here are the first 32 points of a grid, and the grids
        of a long game differ elsewhere: 10,000 of a 19x19 game have 950 hashes, and looking for one took 0.2 ms.
        """

        def __init__(self):
            self._turns = {}

        def get(self, grid):
            return self._turns.get(_spread(grid))

        def setdefault(self, grid, turn):
            return self._turns.setdefault(_spread(grid), turn)

        def __getitem__(self, grid):
            return self._turns[_spread(grid)]

        def __setitem__(self, grid, turn):
            self._turns[_spread(grid)] = turn

        def __delitem__(self, grid):
            del self._turns[_spread(grid)]

    def _spread(grid):
        """A key whose hash all points have a part in; the primes are the largest two that are small ints to MicroPython."""
        black, white = grid
        return black % 1073741789, white % 1073741783, black, white


class Seen:
    """The grids that a game has had, as rule 6 compares them.

    `first` has, by whose they were (Superko.of), each grid with the first turn after which it stood.
    """

    __slots__ = ("_by_stones", "_filed", "_start", "_superko", "first")

    def __init__(self, superko: Superko, start: "Start") -> None:
        self._superko, self._start = superko, start
        self.first = {"": Grids(), BLACK: Grids(), WHITE: Grids()}
        # The same grids by their numbers of stones and whose they were; those of the turns before `_filed`.
        self._by_stones: "dict[tuple[int, str], list[Left]]" = {}
        self._filed = 0
        if superko.start:
            self.first[self.whose("", 0)][(start.setup.black, start.setup.white)] = 0

    def whose(self, player: str, turn: int) -> str:
        """Whose the grid is that `player` leaves by that turn (Superko.of)."""
        if self._superko.of == "next":
            return self._start.follower(player, turn)
        return player if self._superko.of == "mover" else ""

    def take_back(self, left: "Left", whose: str, turn: int) -> None:
        """Forget the grid that the newest turn left, unless it had been there before."""
        if self.first[whose].get(left) == turn:
            del self.first[whose][left]
            if turn < self._filed:
                self._by_stones[_stones(left), whose].pop()
        self._filed = min(self._filed, turn)

    def file(self, lefts: "list[Left]", whose_at: "Callable[[int], str]") -> None:
        """File the grids of all turns by their stones. Not done at each turn: a replay, which never asks, is faster without."""
        for turn in range(self._filed, len(lefts)):
            left, whose = lefts[turn], whose_at(turn)
            if self.first[whose].get(left) == turn:
                self._by_stones.setdefault((_stones(left), whose), []).append(left)
        self._filed = len(lefts)

    def forbidden(
        self, grid: Grid, left: "Left", player: str, whose: str, suicide: bool
    ) -> "tuple[int, dict[int, int]]":
        """The empty points where that player's move would be suicide, if that is forbidden; and those where it would repeat a grid,
        each with its turn. All earlier grids have been filed.
        """
        own, other = facing(left, player)
        first = self.first[whose]
        suicides, repeats = 0, {}
        clearing = clearings(grid, own, other)
        for point in clearing:
            if not suicide and not clearing[point][0] >> point & 1:
                suicides |= 1 << point
            turn = first.get(facing(clearing[point], player))
            if turn is not None:
                repeats[point] = turn
        # Any other move adds one stone, so only grids with exactly that stone more can be repeated.
        black, white = facing((count(own) + 1, count(other)), player)
        for earlier in self._by_stones.get((black * _MOST + white, whose), ()):
            earlier_own, earlier_other = facing(earlier, player)
            if earlier_other == other and earlier_own & own == own:
                repeats[lowest(earlier_own ^ own)] = first[earlier]
        return suicides, repeats


def facing(left: "Left", player: str) -> "Left":
    """Black's and White's as the player's own and the other's, or the other way round."""
    black, white = left
    return (black, white) if player == BLACK else (white, black)


_MOST = 1 << 12  # more than there are points


def _stones(left: "Left") -> int:
    """The numbers of black and of white stones, as one."""
    return count(left[0]) * _MOST + count(left[1])
