"""Where exercises get their positions: from games (positions.py), turned round, mirrored and with
the colours swapped; or from random numbers alone, as those of addresses shared before do.
"""

from ttgo.chance import RandomNumbers
from ttgo.points import Grid, members
from ttgo.rules import BLACK, WHITE, Position, clear, opponent

LEVELS = 5


def unpacked(word: str) -> "tuple[Position, int]":
    """A position and a point of it, of a word: the sides, and one number of all points, in base 36.

    >>> str(unpacked("311m")[0]), unpacked("311m")[1]
    ('X . O', 1)
    """
    grid = Grid(int(word[0], 36), int(word[1], 36))
    points = members(grid.points)
    number, sets = int(word[2:], 36), [0, 0, 0]
    at = points[number % len(points)]
    number //= len(points)
    for point in points:
        sets[number % 3] |= 1 << point
        number //= 3
    return Position(grid, sets[1], sets[2]), at


def turned(position: Position, at: int, way: int, swapped: bool) -> "tuple[Position, int, str]":
    """A position seen from one of its 8 sides, Black to play, or with the colours swapped, White."""
    grid = position.grid
    seen = Grid(grid.height, grid.width) if way & 4 else grid
    sets, place = {BLACK: 0, WHITE: 0}, 0
    for x in range(grid.width):
        for y in range(grid.height):
            across = grid.width - 1 - x if way & 1 else x
            up = grid.height - 1 - y if way & 2 else y
            there = seen.point(up, across) if way & 4 else seen.point(across, up)
            point = grid.point(x, y)
            if point == at:
                place = there
            colour = position.colour(point)
            if colour in sets:
                sets[opponent(colour) if swapped else colour] |= 1 << there
    return Position(seen, sets[BLACK], sets[WHITE]), place, WHITE if swapped else BLACK


class Source(RandomNumbers):
    """Positions of games, for an exercise of a level; `variant` is a number that goes with its
    address.
    """

    def __init__(self, variant: int, level: int, *seeds: int) -> None:
        super().__init__(*seeds)
        self.variant, self.level = variant, level

    def choice(self, among: "list[int]") -> int:
        """One of these."""
        return among[self.below(len(among))]

    def either(self) -> str:
        """A colour."""
        return WHITE if self.below(2) else BLACK

    def drawn(self, of: str, level: int = 0) -> "tuple[Position, int, str]":
        """A position of a table, its point, and the player whose turn it is there. The tables begin
        with what is easy; each level has a fifth of them, and five at least.
        """
        from ttgo.teach.positions import TABLES  # only exercises need it

        rows, lower = TABLES[of].split(), (level or self.level) - 1
        first, many = lower * len(rows) // LEVELS, len(rows) // LEVELS
        if many < 5:
            first, many = lower * (len(rows) - 5) // (LEVELS - 1), 5
        position, point = unpacked(rows[first + self.below(many)])
        return turned(position, point, self.below(8), self.below(2) > 0)

    def middle(self, stones: int) -> Position:
        """One in which there is something to capture."""
        return self.drawn("middle")[0]

    def small(self) -> Position:
        """The same on at most 5 by 5 points."""
        return self.drawn("middle", 1)[0]

    def ended(self) -> Position:
        """The end of a game."""
        return self.drawn("ended")[0]

    def regions(self) -> "tuple[Position, int]":
        """The same, and how large a region is that is asked about."""
        return self.ended(), 1

    def ko(self) -> Position:
        """One with a ko."""
        return self.drawn("ko")[0]


# Positions made of random numbers: legal ones, ends of games, and a ko with room around it

_SIDES = (4, 5, 5, 6, 6)  # by level
_KO = (".XO.", "XO.O", ".XO.")


class Scattered(Source):
    """Positions of addresses from before there were those of games."""

    def middle(self, stones: int) -> Position:
        """A random legal position in which about `stones` of 100 points have a stone."""
        return _scattered(self, Grid(_SIDES[self.level - 1]), stones)

    def small(self) -> Position:
        """The same on at most 5 by 5 points."""
        return _scattered(self, Grid(min(5, _SIDES[self.level - 1])), 60)

    def ended(self) -> Position:
        """Two sides and a border between them."""
        return _halves(self, Grid(max(5, _SIDES[self.level - 1])), 10 + 5 * self.level)

    def regions(self) -> "tuple[Position, int]":
        """One with regions, and how large one is that is asked about."""
        return (self.middle(55), 1) if self.level < 3 else (self.ended(), 3)

    def ko(self) -> Position:
        """A ko with stones around it."""
        return _around(self, Grid(max(5, _SIDES[self.level - 1])), _KO, 35)


def _legal(grid: Grid, black: int, white: int) -> Position:
    """What is left of a position when both colours are cleared."""
    return clear(clear(Position(grid, black, white), BLACK), WHITE)


def _scattered(numbers: RandomNumbers, grid: Grid, stones: int) -> Position:
    """A random legal position in which about `stones` of 100 points have a stone."""
    sets = {BLACK: 0, WHITE: 0}
    for point in members(grid.points):
        if numbers.below(100) < stones:
            sets[BLACK if numbers.below(2) else WHITE] |= 1 << point
    return _legal(grid, sets[BLACK], sets[WHITE])


def _halves(numbers: RandomNumbers, grid: Grid, strays: int) -> Position:
    """Two sides and a border between them, as at the end of a game: with some gaps, and inside each
    side `strays` of 100 points that have a stone, some of the wrong colour.
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
    return _legal(grid, sets[BLACK], sets[WHITE])


def _around(numbers: RandomNumbers, grid: Grid, shape: "tuple[str, ...]", stones: int) -> Position:
    """A shape somewhere on a grid that it fits into however it is turned, in either colours, and
    stones around it; some of either may be missing, if they would not have had a liberty.
    """
    rows = list(shape)
    for _ in range(numbers.below(4)):
        rows = ["".join([row[x] for row in rows[::-1]]) for x in range(len(rows[0]))]
    black, white = "XO" if numbers.below(2) else "OX"
    left = numbers.below(grid.width - len(rows[0]) + 1)
    low = numbers.below(grid.height - len(rows) + 1)
    rest = _scattered(numbers, grid, stones)
    sets = {black: rest.black, white: rest.white, ".": rest.empty}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            point = 1 << grid.point(left + x, low + y)
            for other in sets:
                sets[other] &= ~point
            sets[mark] |= point
    return _legal(grid, sets["X"], sets["O"])
