"""What environments of Gymnasium and PettingZoo show: the space of what is seen, its planes of
another type or with the planes first, and a grid as text or as a picture.
"""

from typing import Any

import numpy as np
from gymnasium import spaces

from ttgo.env import check_choice
from ttgo.env.arrays import PLANES, Shape
from ttgo.guards import brief
from ttgo.points import members
from ttgo.position import Position

RENDER_MODES = ["ansi", "rgb_array"]
CELL = 24  # pixels of a picture for a point
WOOD, LINE, STONES = (222, 184, 120), (96, 72, 40), ((24, 24, 24), (244, 244, 244))

Observation = dict[str, Any]  # "observation" and "action_mask", two arrays


class Seen:
    """How planes are given: of which numpy type (`dtype`), and with the planes before the rows
    (`channels_first`), as PyTorch has them. Raises ValueError for anything else.
    """

    def __init__(self, dtype: Any, channels_first: bool) -> None:
        try:
            self.dtype = np.dtype(dtype)
        except (TypeError, ValueError):
            self.dtype = np.dtype(object)
        if self.dtype.kind not in "biuf":
            raise ValueError(
                f"dtype is a type of numpy's numbers, such as 'float32', not {brief(dtype)}."
            )
        self._first = check_choice("channels_first", channels_first, (True, False))
        self._as_they_are = self.dtype == np.bool_ and not channels_first

    def given(self, planes: Any, mask: Any) -> Observation:
        """An observation of planes of the shape (..., height, width, planes), of bool."""
        if not self._as_they_are:
            planes = np.ascontiguousarray(
                np.moveaxis(planes, -1, -3) if self._first else planes, self.dtype
            )
        return {"observation": planes, "action_mask": mask}

    def space(self, shape: Shape) -> spaces.Dict:
        """The planes of a grid, and the mask of legal actions."""
        sides = shape.height, shape.width
        planes = (PLANES, *sides) if self._first else (*sides, PLANES)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 1, planes, self.dtype.type),
                "action_mask": spaces.Box(0, 1, (shape.size + 1,), np.int8),
            }
        )


def check_render_mode(given: str | None) -> str | None:
    """A way of showing a grid, or None. Raises ValueError for anything else."""
    return check_choice("render_mode", given, [*RENDER_MODES, None])


def rendered(position: Position, mode: str | None) -> Any:
    """A position as text or as a picture; None without a mode."""
    if mode == "ansi":
        return str(position)
    return picture(position) if mode == "rgb_array" else None


def picture(position: Position) -> Any:
    """A position as an array of (24 * height, 24 * width, 3) bytes, the top row first.

    >>> picture(Position.of(9, 5, black="A1")).shape
    (120, 216, 3)
    """
    grid = position.grid
    half, high, wide = CELL // 2, CELL * grid.height, CELL * grid.width
    found: Any = np.full((high, wide, 3), WOOD, np.uint8)
    found[half::CELL, half : wide - half + 1] = LINE
    found[half : high - half + 1, half::CELL] = LINE
    across: Any = np.arange(CELL) - half
    disc = across[:, None] ** 2 + across**2 < (half - 1) ** 2
    for points, colour in zip((position.black, position.white), STONES, strict=True):
        for point in members(points):
            y, x = divmod(point, grid.stride)
            top, left = CELL * (grid.height - 1 - y), CELL * x
            found[top : top + CELL, left : left + CELL][disc] = colour
    return found
