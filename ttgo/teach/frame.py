"""A frame: one step of a process (frames.py).

A frame is a grid, the marks on it, and one or two sentences, all of it plain values:

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

from ttgo.explain.evidence import reach_rows
from ttgo.position import Position


def frame(
    position: Position,
    rule: int,
    sentence: str,
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
        "stones": position.rows(),
        "reach": reach_rows(position, marked, counted=rule > 8) if marked else None,
        "tint": grid.named(tint),
        "front": grid.named(front),
        "paths": [[grid.vertices[point] for point in path] for path in paths or []],
        "clearing": grid.named(clearing),
        "labels": labels or {},
        "earlier": None if earlier is None else earlier.rows(),
        "counts": counts,
        "rule": rule,
        "say": sentence,
    }
