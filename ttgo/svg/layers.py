"""The layers of a picture, from the ground up, as SVG text, "" for an empty layer. Each function is
named as the one in static/board/draw.js.
"""

import math

from ttgo.points import column_name
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.svg.given import GUTTER, LABEL, Part
from ttgo.svg.pen import CELL, Pen, escape, num, path


def grid(pen: Pen) -> str:
    columns, rows = pen.grid.width, pen.grid.height
    right, below = (columns - 1) * CELL, (rows - 1) * CELL
    stub = 6 if columns == 1 or rows == 1 else 0  # a line of one point still shows as a crossing
    down = "".join(f"M{x * CELL} {-stub}v{below + 2 * stub}" for x in range(columns))
    across = "".join(f"M{-stub} {y * CELL}h{right + 2 * stub}" for y in range(rows))
    drawn = pen.lined(path(down + across), "line", 1)
    frame = f'<path d="M0 0h{right}v{below}h-{right}z"/>'
    return drawn if stub else drawn + pen.lined(frame, "line", 2)


def coordinates(pen: Pen, part: Part) -> str:
    """Letters below and numbers at the left, only every fifth or tenth if they would overlap."""
    grid = pen.grid
    every = 1 if pen.cell >= 15 else 5 if pen.cell >= 8 else 10
    size = max(9.0, min(17.0, pen.cell * 0.3)) * CELL / pen.cell
    middle = size * 0.36  # from the baseline to the middle of a line
    # so that they stand in the middle of their room
    beside = 0.5 * CELL + pen.size(LABEL, GUTTER / 2) / 2
    below, left = part.bottom * CELL + beside + middle, part.left * CELL - beside
    columns = [x for x in range(part.left, part.right + 1) if x % every == 0]
    rows = [
        y for y in range(grid.height - 1 - part.bottom, grid.height - part.top) if y % every == 0
    ]
    letters = "".join(f'<text x="{x * CELL}">{column_name(x)}</text>' for x in columns)
    numbers = "".join(f'<text y="{(grid.height - 1 - y) * CELL}">{y + 1}</text>' for y in rows)
    drawn = ""
    for inner, x, y in ((letters, 0, below), (numbers, left, middle)):
        shift = f'transform="translate({num(x, 1)} {num(y, 1)})"'
        more = f' font-size="{num(size, 1)}" text-anchor="middle" {shift}'
        drawn += pen.group(inner, "label", more=more)
    return drawn


def earlier(pen: Pen, earlier: Position, position: Position, refused: int) -> str:
    """The earlier grid, its stones dashed, and a ring where the grid now differs or would
    change.
    """
    differs = (earlier.black ^ position.black) | (earlier.white ^ position.white) | refused
    drawn = ""
    for colour in (BLACK, WHITE):
        discs = pen.discs(earlier.points(colour), 0.43 * CELL)
        dashed = f' fill-opacity=".5" stroke-dasharray="{num(0.12 * CELL)} {num(0.1 * CELL)}"'
        drawn += pen.group(discs, colour, f"{colour}-rim", pen.size(1, 0.04), dashed)
    return drawn + pen.rings(differs, 0.54, "no", dash=True)


def labels(pen: Pen, position: Position, texts: "list[tuple[int, str]]") -> str:
    """Text on stones in the other colour; on empty points the lines are blanked first."""
    drawn = ""
    empty = [point for point, text in texts if position.colour(point) == EMPTY]
    drawn += pen.group(pen.discs(empty, 0.36 * CELL), "ground")
    for colour, ink in ((BLACK, "white"), (WHITE, "black"), (EMPTY, "label")):
        inner = ""
        for point, text in texts:
            if position.colour(point) != colour:
                continue
            wide = sum(2 if mark >= "\u1100" else 1 for mark in text)
            size = CELL * (0.52, 0.48, 0.35)[wide - 1] if wide < 4 else CELL * 1.1 / wide
            x, y = pen.place(point)
            at = f'x="{x}" y="{num(y + size * 0.36, 1)}"'
            inner += f'<text {at} font-size="{num(size, 1)}">{escape(text)}</text>'
        drawn += pen.group(inner, ink, more=' font-weight="600" text-anchor="middle"')
    return drawn


def marks(pen: Pen, marks: "list[tuple[int, str]]") -> str:
    outlines = {  # in units: a mark's start, right of its point and below it, and its lines
        "cross": (-3.8, -3.8, "l7.6 7.6m0-7.6l-7.6 7.6"),
        "triangle": (0, -5, "l4.5 7.6h-9z"),
        "square": (-3.6, -3.6, "h7.2v7.2h-7.2z"),
        "circle": (-4.2, 0, "a4.2 4.2 0 0 1 8.4 0a4.2 4.2 0 0 1-8.4 0z"),
    }
    data = ""
    for point, kind in marks:
        if kind != "ring":
            right, down, outline = outlines[kind]
            data += pen.shapes([point], outline, right, down)
    rings = pen.rings([point for point, kind in marks if kind == "ring"], 0.46)
    return rings + (pen.cased(data, 3) if data else "")


def stars(pen: Pen, points: "list[int]") -> str:
    return pen.group(pen.discs(points, pen.drawn("star")), "line")


def dim(pen: Pen, points: int) -> str:
    """Half-clear ground over points, which look faint."""
    return pen.group(
        path(pen.shapes(points, "h20v20h-20z", -10, -10)), "ground", more=' fill-opacity=".6"'
    )


def lines(pen: Pen, lines: "list[list[int]]", arrows: "list[list[int]]", named: int) -> str:
    """Lines and arrows from one point to another, an arrow's head at the second; they stop beside
    the labels of the `named` points.
    """
    data = ""
    for ends in lines + arrows:
        (x1, y1), (x2, y2) = pen.places(ends)
        length = math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
        right, down = (x2 - x1) / length, (y2 - y1) / length
        first, last = [8 * (named >> point & 1) for point in ends]
        tip = f"{num(x2 - right * last)} {num(y2 - down * last)}"
        data += f"M{num(x1 + right * first)} {num(y1 + down * first)}L{tip}"
        if ends not in arrows:
            continue
        right, down = right * 5.2, down * 5.2
        for side in (-0.5, 0.5):
            back = (
                right * math.cos(side) - down * math.sin(side),
                right * math.sin(side) + down * math.cos(side),
            )
            data += f"M{tip}l{num(-back[0])} {num(-back[1])}"
    return pen.cased(data, 3) if data else ""


def paths(pen: Pen, paths: "list[list[int]]") -> str:
    """Each path as dots from point to point, the last one larger; dots have a border so that they
    show on both colours.
    """
    if not paths:
        return ""
    data = "".join("M" + "L".join(f"{x} {y}" for x, y in pen.places(points)) for points in paths)
    ends = pen.shapes([points[-1] for points in paths], "h0")
    more = ' stroke-linecap="round"'
    return "".join(
        pen.lined(path(data), ink, width, f'{more} stroke-dasharray=".1 10"')
        + pen.lined(path(ends), ink, width + 3, more)
        for ink, width in (("white", 8), ("accent", 5))
    )
