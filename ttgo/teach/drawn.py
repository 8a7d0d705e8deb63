"""Where exercises get their positions: from games (positions.py), turned round, mirrored and with
the colours swapped.
"""

from ttgo.chance import RandomNumbers
from ttgo.points import Grid, members
from ttgo.position import BLACK, WHITE, Position
from ttgo.rules import opponent

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
        """One of `among`, by chance."""
        return among[self.below(len(among))]

    def either(self) -> str:
        """A colour."""
        return WHITE if self.below(2) else BLACK

    def drawn(self, of: str, level: int = 0) -> "tuple[Position, int, str]":
        """A position of a table, its point, and the player whose turn it is there. The tables begin
        with what is easy; each level has a fifth of them, and five at least, or all that there are.
        """
        from ttgo.teach.positions import TABLES  # only exercises need it

        rows, lower = TABLES[of].split(), (level or self.level) - 1
        first, many = lower * len(rows) // LEVELS, len(rows) // LEVELS
        least = min(5, len(rows))
        if many < least:
            first, many = lower * (len(rows) - least) // (LEVELS - 1), least
        position, point = unpacked(rows[first + self.below(many)])
        return turned(position, point, self.below(8), self.below(2) > 0)

    def middle(self) -> Position:
        """A position with something to capture."""
        return self.drawn("middle")[0]

    def small(self) -> Position:
        """A position as of `middle`, on at most 5 by 5 points."""
        return self.drawn("middle", 1)[0]

    def ended(self) -> Position:
        """The end of a game."""
        return self.drawn("ended")[0]

    def ko(self) -> Position:
        """A position with a ko."""
        return self.drawn("ko")[0]
