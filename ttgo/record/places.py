"""Points as SGF writes them: two letters from the top left, "aa" to "ZZ", and rectangles such as "aa:cc"."""

from ttgo.points import Grid
from ttgo.record.plain import parts, plain

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def place(grid: Grid, text: str) -> "tuple[int, int] | None":
    """Column and row, from the top left, of a point such as "cd"; None if the grid has no such point."""
    if len(text) != 2:
        return None
    x, y = LETTERS.find(text[0]), LETTERS.find(text[1])
    return (x, y) if 0 <= x < grid.width and 0 <= y < grid.height else None


def points_of(grid: Grid, value: str) -> int:
    """The set of points of a value, a rectangle such as "aa:cc" or a single point; else empty."""
    points = 0
    corners = [place(grid, "".join(parts(plain(corner)))) for corner in value.split(":", 1)]
    if None in corners:
        return 0
    (left, top), (right, bottom) = corners[0], corners[-1]  # type: ignore[misc]
    left, right = min(left, right), max(left, right)
    top, bottom = min(top, bottom), max(top, bottom)
    row = ((1 << right - left + 1) - 1) << left
    for y in range(grid.height - 1 - bottom, grid.height - top):
        points |= row << y * grid.stride
    return points


def point_name(grid: Grid, point: int) -> str:
    """A point as SGF writes it; "aa" is at the top left."""
    y, x = divmod(point, grid.stride)
    return LETTERS[x] + LETTERS[grid.height - 1 - y]
