"""What a picture shows, read back from its shapes."""

import re
import xml.etree.ElementTree as ET
from typing import NamedTuple

from ttgo.svg.palette import INKS, LIGHT

NS = "{http://www.w3.org/2000/svg}"
CELL = 20
INK = dict(zip(INKS, LIGHT, strict=True))
RIM = {"black": INK["black-rim"], "white": INK["white-rim"]}


class Shape(NamedTuple):
    """A circle, text or one part of a path: its middle in cells from the top left, and how it is
    inked.
    """

    kind: str
    x: float
    y: float
    fill: str
    line: str
    r: float = 0
    dashed: bool = False
    text: str = ""
    corners: tuple[tuple[float, float], ...] = ()


def parts(data):
    """The corners of each part of a path."""
    x = y = 0.0
    found: list[list[tuple[float, float]]] = []
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if command == "z":
            x, y = found[-1][0]
            continue
        width = {"h": 1, "v": 1, "a": 7}.get(command, 2)
        assert command in "MmLlhva"
        assert len(numbers) % width == 0, data
        for k in range(0, len(numbers), width):
            dx, dy = {"h": (numbers[k], 0.0), "v": (0.0, numbers[k])}.get(
                command,
                (numbers[k + width - 2], numbers[k + width - 1]) if width > 1 else (0.0, 0.0),
            )
            x, y = (dx, dy) if command in "ML" else (x + dx, y + dy)
            if command in "Mm":
                found.append([])
            found[-1].append((x, y))
    return [tuple(part) for part in found]


def shapes(svg):
    """What is drawn, in order, the inks taken from the plain attributes."""
    found: list[Shape] = []

    def walk(node, inherited):
        now = inherited | node.attrib
        ink = (now.get("fill", ""), now.get("stroke", ""))
        if node.tag == f"{NS}circle":
            x, y = float(node.attrib["cx"]), float(node.attrib["cy"])
            dashed = "stroke-dasharray" in now
            found.append(Shape("circle", x / CELL, y / CELL, *ink, float(now["r"]), dashed))
        elif node.tag == f"{NS}text":
            x, y = (float(node.attrib.get(axis, 0)) / CELL for axis in "xy")
            # a coordinate
            found.append(
                Shape("text", x, y, *ink, text=node.text or "", dashed="font-weight" not in now)
            )
        elif node.tag == f"{NS}path" and "transform" not in node.attrib:  # unlike the grain
            for corners in parts(node.attrib["d"]):
                xs, ys = zip(*corners, strict=True)
                middle = ((min(xs) + max(xs)) / 2 / CELL, (min(ys) + max(ys)) / 2 / CELL)
                found.append(Shape("path", *middle, *ink, corners=corners))
        for child in node:
            walk(child, now)

    root = ET.fromstring(svg)
    assert root.tag == f"{NS}svg"
    walk(root, {})
    return found


def at(grid, shape):
    return grid.point(round(shape.x), grid.height - 1 - round(shape.y))


def points(grid, found):
    return sorted(at(grid, shape) for shape in found)


def stones(svg, grid, colour):
    ink = (INK[colour], RIM[colour])
    return points(grid, [s for s in shapes(svg) if s.r > 5 and (s.fill, s.line) == ink])


def dotted(svg, grid):
    """The stones with the dot of the last move."""
    return points(grid, [s for s in shapes(svg) if s.fill == INK["last"]])


def forbidden(svg, grid):
    """Where there is a circle with a bar."""
    drawn = [s for s in shapes(svg) if s.kind == "path" and s.line == INK["no"]]
    circles, bars = (
        points(grid, [s for s in drawn if len(s.corners) == corners]) for corners in (3, 2)
    )
    assert circles == bars
    return circles
