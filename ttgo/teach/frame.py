"""One frame of a process: a grid, the marks on it, and one or two sentences, all of it plain values.

stones    rows of the grid, top row first: "." empty, "X" black, "O" white
reach     rows of the marks of rule 9, as in view.py, if they are shown; else None
tint      the vertices found so far
front     those that this step finds or looks at
paths     lists of vertices: how a point reaches a colour
clearing  the vertices about to become empty
labels    {vertex: short text}
earlier   rows of an earlier grid to compare this one with; else None
counts    {"black": points so far, "white": ..., "neutral": ...} if points are counted; else None
rule      the number of the rule that this step applies
say       one or two sentences
"""

from ttgo.explain.evidence import empties
from ttgo.rules import Position
from ttgo.vertex import name, names, rows

MARKS = ".XO"
REACH = ".bw20"


def frame(
    position: Position,
    rule: int,
    say: str,
    tint: int = 0,
    front: int = 0,
    paths: "list[list[int]] | None" = None,
    clearing: int = 0,
    labels: "dict[str, str] | None" = None,
    earlier: "Position | None" = None,
    counts: "dict[str, int] | None" = None,
    marked: int = 0,
) -> "dict[str, object]":
    """A frame from sets and paths of points. The empty points in `marked` show what they reach."""
    grid = position.grid
    return {
        "stones": rows_of(position),
        "reach": rows(grid, [points & marked for points in empties(position)], REACH)
        if marked
        else None,
        "tint": names(grid, tint),
        "front": names(grid, front),
        "paths": [[name(grid, point) for point in path] for path in paths or []],
        "clearing": names(grid, clearing),
        "labels": labels or {},
        "earlier": None if earlier is None else rows_of(earlier),
        "counts": counts,
        "rule": rule,
        "say": say,
    }


def rows_of(position: Position) -> "list[str]":
    """The rows of a grid, top row first."""
    return rows(position.grid, [position.black, position.white], MARKS)
