"""Positions for exercises, made from a seed: random legal ones, ends of games, and a ko with room around it."""

from ttgo.points import Grid, members
from ttgo.rules import BLACK, WHITE, Position, clear, opponent

# Lehmer's generator: `random` differs between Pythons, but an address keeps its exercise
_PRIME, _FACTOR = 2**31 - 1, 48271

KO = (".XO.", "XO.O", ".XO.")


class RandomNumbers:
    """A stream of random numbers, determined by some whole numbers."""

    def __init__(self, *seeds: int) -> None:
        self._state = 1
        for seed in seeds:
            self._state = (self._state + seed) % (_PRIME - 1) + 1
            for _ in range(4):  # so that close seeds diverge
                self.below(1)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1.

        >>> numbers = RandomNumbers(1, 2)
        >>> [numbers.below(6) for _ in range(5)]
        [3, 2, 1, 3, 4]
        """
        self._state = self._state * _FACTOR % _PRIME
        return (self._state >> 4) % limit

    def some(self, things: "list[int]", amount: int) -> "list[int]":
        """`amount` of the things, each at most once, in order."""
        left = list(things)
        while len(left) > amount:
            left.pop(self.below(len(left)))
        return left


def scattered(numbers: RandomNumbers, grid: Grid, stones: int) -> Position:
    """A random legal position in which about `stones` of 100 points have a stone."""
    sets = {BLACK: 0, WHITE: 0}
    for point in members(grid.points):
        if numbers.below(100) < stones:
            sets[BLACK if numbers.below(2) else WHITE] |= 1 << point
    return clear(clear(Position(grid, sets[BLACK], sets[WHITE]), BLACK), WHITE)


def ended(numbers: RandomNumbers, grid: Grid, strays: int) -> Position:
    """Two sides and a border between them, as at the end of a game: with some gaps, and inside each side `strays` of 100 points that
    have a stone, some of the wrong colour.
    """
    sets = {BLACK: 0, WHITE: 0}
    left, right = (BLACK, WHITE) if numbers.below(2) else (WHITE, BLACK)
    edge = grid.width // 2
    for y in range(grid.height):
        for x in range(grid.width):
            side = left if x < edge else right
            if x in (edge - 1, edge):
                stone = numbers.below(8) > 0
            else:
                stone = numbers.below(100) < strays
                side = opponent(side) if stone and numbers.below(4) == 0 else side
            sets[side] |= stone << grid.point(x, y)
        edge = max(2, min(grid.width - 2, edge + numbers.below(3) - 1))
    return clear(clear(Position(grid, sets[BLACK], sets[WHITE]), BLACK), WHITE)


def around(numbers: RandomNumbers, grid: Grid, shape: "tuple[str, ...]", stones: int) -> Position:
    """A shape somewhere on a grid that it fits into however it is turned, in either colours, and stones around it; some of either may
    be missing, if they would not have had a liberty.
    """
    rows = list(shape)
    for _ in range(numbers.below(4)):
        rows = ["".join([row[x] for row in rows[::-1]]) for x in range(len(rows[0]))]
    black, white = "XO" if numbers.below(2) else "OX"
    left = numbers.below(grid.width - len(rows[0]) + 1)
    low = numbers.below(grid.height - len(rows) + 1)
    rest = scattered(numbers, grid, stones)
    sets = {black: rest.black, white: rest.white, ".": rest.empty}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            point = 1 << grid.point(left + x, low + y)
            for other in sets:
                sets[other] &= ~point
            sets[mark] |= point
    return clear(clear(Position(grid, sets["X"], sets["O"]), BLACK), WHITE)
