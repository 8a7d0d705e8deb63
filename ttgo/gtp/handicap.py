"""The places of GTP's fixed handicap, section 4.1.1 of https://www.lysator.liu.se/~gunnar/gtp/.

Corners stand on the third line of a side up to 12 points long and on the fourth of a longer one. GTP speaks of squares; for
rectangles each side goes by itself, as in KataGo. GNU Go differs on 12 by 12, where it takes the fourth line.
"""

from ttgo.points import Grid

SMALLEST = 7  # points on a side
LEAST = 2  # stones

_CORNERS = [(0, 0), (2, 2), (0, 2), (2, 0)]
_LEFT_AND_RIGHT = [(0, 1), (2, 1)]
_BOTTOM_AND_TOP = [(1, 0), (1, 2)]
_CENTRE = [(1, 1)]


def most(grid: Grid) -> int:
    """The largest fixed handicap that a grid has places for: 9, 4 where a side is even or 7, 0 where one is shorter."""
    sides = (grid.width, grid.height)
    if min(sides) < SMALLEST:
        return 0
    return 4 if SMALLEST in sides or any(side % 2 == 0 for side in sides) else 9


def places(grid: Grid, stones: int) -> list[int]:
    """The points of a fixed handicap, in the order of Black's moves. Raises ValueError if this grid has no such handicap."""
    if not LEAST <= stones <= most(grid):
        raise ValueError(
            f"There is no fixed handicap of {stones} on {grid.width} by {grid.height} points."
        )
    chosen = _CORNERS[:stones]
    if stones >= 6:
        chosen = chosen + _LEFT_AND_RIGHT
    if stones >= 8:
        chosen = chosen + _BOTTOM_AND_TOP
    if stones in (5, 7, 9):
        chosen = chosen + _CENTRE
    columns, rows = _lines(grid.width), _lines(grid.height)
    return [grid.point(columns[x], rows[y]) for x, y in chosen]


def _lines(side: int) -> tuple[int, int, int]:
    """The first, the middle and the last line of a side that handicap stones stand on, counted from 0."""
    edge = 2 if side <= 12 else 3
    return edge, side // 2, side - 1 - edge
