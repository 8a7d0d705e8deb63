"""The points that a caller names for a picture: vertices, points, sets; a ValueError says what is wrong."""

from ttgo import vertex
from ttgo.illegal import brief
from ttgo.points import Grid, members, set_of
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LONGEST = 8  # characters of a label


def one(grid: Grid, given: object, what: str) -> int:
    """A point, given as a vertex or as its number."""
    if isinstance(given, int) and not isinstance(given, bool):
        if given < 0 or not grid.points >> given & 1:
            last = vertex.name(grid, members(grid.points)[-1])
            raise ValueError(
                f"{brief(given)} in `{what}` is no point of this grid, which ends with {last}."
            )
        return given
    point = vertex.read(grid, given)
    if point is None:
        raise ValueError(f"A pass in `{what}` is no point; write a vertex, such as A1.")
    return point


def last_turn(grid: Grid, given: object) -> "int | None":
    """The point of a last turn; None for a pass, and for "" or None, if there was no turn."""
    if given is None or given == "" or (isinstance(given, str) and given.strip().lower() == PASS):
        return None
    return one(grid, given, "last")


def some(grid: Grid, given: object, what: str) -> int:
    """A set of points, given as one (an int), as vertices in a text, or as a list, tuple or set of vertices or points."""
    if isinstance(given, int) and not isinstance(given, bool):
        if given & ~grid.points:
            size = f"{grid.width} by {grid.height}"
            raise ValueError(f"The set of points in `{what}` leaves this grid of {size} points.")
        return given
    return set_of(in_turn(grid, given, what))


def in_turn(grid: Grid, given: object, what: str) -> "list[int]":
    """Points in the order given: a text of vertices, or a list, tuple or set of vertices or points."""
    if isinstance(given, str):
        given = given.replace(",", " ").split()
    if not isinstance(given, (list, tuple, set, frozenset)):
        raise ValueError(
            f"Points in `{what}` are vertices, such as ['C3', 'D4'], not {brief(given)}."
        )
    return [one(grid, place, what) for place in given]


def paths(grid: Grid, given: object) -> "list[list[int]]":
    """Paths, each a list of points from the first to the last."""
    if not isinstance(given, (list, tuple)):
        raise ValueError(f"`paths` is a list of paths, each a list of points, not {brief(given)}.")
    found = [in_turn(grid, path, "paths") for path in given]
    if not all(found):
        raise ValueError("A path in `paths` has no points; it needs one at least.")
    return found


def ends(grid: Grid, given: object, what: str) -> "list[list[int]]":
    """Lines, each of two different points."""
    if not isinstance(given, (list, tuple)):
        raise ValueError(f"`{what}` is a list of lines, each of two points, not {brief(given)}.")
    found = [in_turn(grid, line, what) for line in given]
    if any(len(line) != 2 or line[0] == line[1] for line in found):
        raise ValueError(f"A line in `{what}` leads from one point to another one.")
    return found


def listed(markup: "dict[str, object]", key: str) -> "list[Any]":
    """A view's marks of one kind."""
    found = markup.get(key, [])
    if not isinstance(found, list):
        raise ValueError(f"What is pointed out as {key} is a list, not {brief(found)}.")
    return found


def each(grid: Grid, given: object, what: str) -> "list[tuple[int, object]]":
    """A dict's values by point, in order from A1; nothing for None."""
    if given is None:
        return []
    if not isinstance(given, dict):
        raise ValueError(
            f"`{what}` is a dict from points to what stands there, not {brief(given)}."
        )
    found: "dict[int, object]" = {}
    for place, value in given.items():
        point = one(grid, place, what)
        if point in found:
            raise ValueError(f"{vertex.name(grid, point)} stands in `{what}` twice.")
        found[point] = value
    return sorted(found.items(), key=lambda item: item[0])


def label(given: object) -> str:
    """A label's text: a number from 0 to 9999, or 1 to 8 characters."""
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= 9999:
        return str(given)
    if isinstance(given, str) and given.split() and len(given) <= LONGEST:
        return " ".join(given.split())
    raise ValueError(
        f"A label is a number from 0 to 9999 or a text of 1 to {LONGEST} characters, not {brief(given)}."
    )
