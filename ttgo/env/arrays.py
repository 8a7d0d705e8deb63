"""Actions as points, and grids as arrays of numbers, for each size of a grid.

An action is a number: y * width + x for a move in column x and row y, both counted from 0 at A1,
and width * height for a pass. Rows of arrays are counted like y, so row 0 is the row of A1.
"""

from functools import cache

import numpy as np

from ttgo.guards import brief
from ttgo.points import Grid
from ttgo.vertex import PASS, read

PAST = 8  # grids that planes show: the present one and those before it
PLANES = 2 * PAST + 2

# Bytes with their bits reversed, which numpy unpacks faster
TURNED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
BOOL, INT8, UINT8 = np.dtype(np.bool_), np.dtype(np.int8), np.dtype(np.uint8)


class Shape:
    """What follows from a grid's size alone. `size` is the number of points, and the action of a
    pass.

    >>> shape = Shape.of(Grid(5, 3))
    >>> shape.size, shape.word(7), shape.word(15), shape.number("C2")
    (15, 'C2', 'pass', 7)
    """

    def __init__(self, grid: Grid) -> None:
        self.grid, self.size = grid, grid.width * grid.height
        self.width, self.height, self.stride = grid.width, grid.height, grid.stride
        points = [grid.point(x, y) for y in range(grid.height) for x in range(grid.width)]
        self.point = dict(enumerate(points))  # by action
        self.action = {point: action for action, point in self.point.items()}
        # Bytes of a set of points, whose bits are all points, row by row with their spare bits
        self.bytes = (grid.stride * grid.height + 7) // 8
        self.past = 2 * PAST * self.bytes
        self.blank = bytes(self.past)
        self.nothing = bytes(2 * self.bytes)
        self.colours = {"black": bytes(self.bytes), "white": b"\xff" * self.bytes}
        self.bits = 8 * self.bytes
        self.strides = grid.stride, 1, self.bits
        self.shape = grid.height, grid.width, PLANES
        # Where an unpacked set has each action: the points, and a pass in the spare bit of the
        # first row; `allowed` for a set that stands after all planes
        self.places = np.array([*points, grid.width])
        self.allowed = self.places + PLANES * self.bits
        self.passing = 1 << grid.width

    @staticmethod
    @cache
    def of(grid: Grid) -> "Shape":
        """The shape of a grid, made once."""
        return Shape(grid)

    def word(self, action: int) -> str:
        """An action as a turn: a vertex, or "pass". Raises ValueError for what is no action."""
        if action == self.size:
            return PASS
        if action not in self.point:
            raise self.wrong(action)
        return self.grid.vertices[self.point[action]]

    def wrong(self, action: object) -> ValueError:
        """The error that something is no action."""
        return ValueError(
            f"An action is a whole number from 0 to {self.size}, not {brief(action)}."
        )

    def number(self, text: str) -> int:
        """The action of a vertex, in upper or lower case, or of "pass". Raises NotAPoint for any
        other text.
        """
        point = read(self.grid, text)
        return self.size if point is None else self.action[point]
