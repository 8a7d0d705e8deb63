"""Which boards are nearly doubles, and which of many are taken."""

from ttgo.position import Position

SWAP = str.maketrans("XO", "OX")
NEAR = 2  # steps from a string


def swapped(position):
    """With the colours changed."""
    return Position(position.grid, position.white, position.black)


def close(position, points):
    """Points and what is near them."""
    for _ in range(NEAR):
        points |= position.grid.around(points)
    return points


def alike(position, at):
    """The same text for boards that are nearly doubles: what is near the string at a point, or the
    whole board if `at` is None, wherever it lies, from all sides and in both colours.
    """
    near = position.grid.points if at is None else close(position, position.piece(at))
    marks = Position(position.grid, near).rows()
    edge = "#" * (position.grid.width + 2)
    rows = [
        "#"
        + "".join(one if mark == "X" else " " for one, mark in zip(row, marked, strict=True))
        + "#"
        for row, marked in zip(position.rows(), marks, strict=True)
    ]
    rows = [edge, *rows, edge]
    sides = [rows, ["".join(row) for row in zip(*rows, strict=True)]]
    sides += [side[::-1] for side in sides]
    sides += [[row[::-1] for row in side] for side in sides]
    return min(_seen(side).translate(how) for side in sides for how in ({}, SWAP))


def _seen(rows):
    """What of rows is near, with what is beside it: an edge or not."""
    kept = [n for n, row in enumerate(rows) if set(row) & set("XO.")]
    columns = [n for row in rows for n, one in enumerate(row) if one in "XO."]
    wide = slice(min(columns) - 1, max(columns) + 2)
    return "\n".join(row[wide] for row in rows[kept[0] - 1 : kept[-1] + 2])


def spread(rows, most):
    """At most so many of them, evenly."""
    if len(rows) <= most:
        return rows
    return [rows[number * len(rows) // most] for number in range(most)]
