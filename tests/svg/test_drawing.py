"""Pictures: whatever they are asked to show, every stone and mark is in its place, once. test_drawing_page.py has the rest."""

import re
import xml.etree.ElementTree as ET
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from ttgo import BLACK, EMPTY, WHITE, Grid, Position
from ttgo.explain.evidence import reach_of
from ttgo.points import members
from ttgo.rules import area
from ttgo.svg.drawing import KINDS, picture
from ttgo.svg.pen import INKS, LIGHT

NS = "{http://www.w3.org/2000/svg}"
CELL = 20
INK = dict(zip(INKS, LIGHT, strict=True))
RIM = {"black": INK["black-rim"], "white": INK["white-rim"]}


class Shape(NamedTuple):
    """A circle, text or one part of a path: its middle in cells from the top left, and how it is inked."""

    kind: str
    x: float
    y: float
    fill: str
    line: str
    r: float = 0
    dashed: bool = False
    text: str = ""
    corners: tuple[tuple[float, float], ...] = ()


def parts(data: str) -> list[tuple[tuple[float, float], ...]]:
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
                command, (numbers[k + width - 2], numbers[k + width - 1]) if width > 1 else (0.0, 0.0)
            )
            x, y = (dx, dy) if command in "ML" else (x + dx, y + dy)
            if command in "Mm":
                found.append([])
            found[-1].append((x, y))
    return [tuple(part) for part in found]


def shapes(svg: str) -> list[Shape]:
    """What is drawn, in order, the inks taken from the plain attributes."""
    found: list[Shape] = []

    def walk(node: ET.Element, inherited: dict[str, str]) -> None:
        now = inherited | node.attrib
        ink = (now.get("fill", ""), now.get("stroke", ""))
        if node.tag == f"{NS}circle":
            x, y = float(node.attrib["cx"]), float(node.attrib["cy"])
            found.append(
                Shape("circle", x / CELL, y / CELL, *ink, float(now["r"]), "stroke-dasharray" in now)
            )
        elif node.tag == f"{NS}text":
            x, y = (float(node.attrib.get(axis, 0)) / CELL for axis in "xy")
            # a coordinate
            found.append(Shape("text", x, y, *ink, text=node.text or "", dashed="font-weight" not in now))
        elif node.tag == f"{NS}path":
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


def at(grid: Grid, shape: Shape) -> int:
    return grid.point(round(shape.x), grid.height - 1 - round(shape.y))


def points(grid: Grid, found: list[Shape]) -> list[int]:
    return sorted(at(grid, shape) for shape in found)


def stones(svg: str, grid: Grid, colour: str) -> list[int]:
    ink = (INK[colour], RIM[colour])
    return points(grid, [s for s in shapes(svg) if s.r > 5 and (s.fill, s.line) == ink])


def rings(svg: str, grid: Grid, radius: float, dashed: bool = False, ink: str = "accent") -> list[int]:
    found = [
        s
        for s in shapes(svg)
        if s.line == INK[ink] and s.fill in ("", "none") and s.dashed == dashed and s.kind == "circle"
    ]
    return points(grid, [s for s in found if abs(s.r - radius * CELL) < 0.1])


def forbidden(svg: str, grid: Grid) -> list[int]:
    """Where there is a circle with a bar."""
    drawn = [s for s in shapes(svg) if s.kind == "path" and s.line == INK["no"]]
    circles, bars = (points(grid, [s for s in drawn if len(s.corners) == corners]) for corners in (3, 2))
    assert circles == bars
    return circles


def inside(corners: tuple[tuple[float, float], ...], x: float, y: float) -> int:
    """How often an outline goes around a place."""
    crossed = 0
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed += 1 if y2 > y1 else -1
    return crossed


def covered(svg: str, grid: Grid, ink: str) -> list[int]:
    """The points in the outlines that are filled so. From the middle of a side to that of the next, a chord leaves the point in."""
    filled = [s.corners for s in shapes(svg) if s.kind == "path" and s.fill == ink and not s.line]
    places = {
        p: (p % grid.stride * CELL, (grid.height - 1 - p // grid.stride) * CELL) for p in members(grid.points)
    }
    # a little aside, so that no corner is at the same height
    return [
        p for p, (x, y) in places.items() if sum(inside(corners, x + 0.3, y + 0.2) for corners in filled) == 1
    ]


def reached(svg: str, grid: Grid) -> dict[str, list[int]]:
    """The points with each mark of reach; that of both is dots with dark halves."""
    drawn = [s for s in shapes(svg) if s.kind == "path"]
    small = [s for s in drawn if s.fill == INK["black"]]
    return {
        "black": points(grid, [s for s in small if s.line]),
        "halves": points(grid, [s for s in small if not s.line]),
        "white": points(grid, [s for s in drawn if s.fill == INK["white"]]),
        "dots": points(grid, [s for s in drawn if s.line == INK["white"] and s.corners == s.corners[:1] * 2]),
        "neither": points(grid, [s for s in shapes(svg) if s.line == INK["quiet"]]),
    }


sides = st.one_of(st.integers(1, 7), st.integers(1, 20), st.sampled_from([1, 52]))


@st.composite
def positions(draw: st.DrawFn, grid: Grid | None = None) -> Position:
    grid = grid or Grid(draw(sides), draw(st.integers(1, 9)))
    mask = st.integers(0, grid.points)
    black, white = draw(mask) & grid.points, draw(mask) & grid.points
    return Position(grid, black, white & ~black)


# Every stone and mark


@settings(max_examples=60)
@given(positions(), st.sampled_from([True, False, "marks"]))
def test_every_stone_and_mark_of_reach_is_drawn_once(position: Position, reach: bool | str) -> None:
    """Stones as discs, empty points by what `reach_of` finds for them: a square, a diamond, a disc of two halves, a ring; the last
    two only where all marks are asked for. What counts for a colour is shaded, and nothing else, unless only marks are asked for.
    """
    grid = position.grid
    svg = picture(position, reach=reach)
    assert stones(svg, grid, BLACK) == members(position.black)
    assert stones(svg, grid, WHITE) == members(position.white)
    found = reached(svg, grid)
    want: dict[str, list[int]] = {key: [] for key in found}
    for point in members(position.empty) if reach else []:
        colours = reach_of(position, point)
        if len(colours) != 1 and reach is True:
            continue
        if len(colours) == 2:
            want["halves"].append(point)
            want["dots"].append(point)
        else:
            want[next(iter(colours), "neither")].append(point)
    assert found == want
    for colour in (BLACK, WHITE):
        counts = members(area(position, colour)) if reach is True else []
        assert covered(svg, grid, INK[f"{colour}-area"]) == counts


@settings(max_examples=100)
@given(st.data())
def test_any_options(data: st.DataObject) -> None:
    """Whatever is asked for together is well-formed and all there."""
    position = data.draw(positions())
    grid = position.grid
    point = st.sampled_from(members(grid.points))
    mask = st.integers(0, grid.points).map(lambda bits: bits & grid.points)
    region, clearing, refused = data.draw(mask), data.draw(mask), data.draw(mask)
    labels: dict[int | str, int | str] = data.draw(
        st.dictionaries(point, st.one_of(st.integers(0, 9999), st.text("ab<&é碁", min_size=1, max_size=8)))
    )
    marks: dict[int | str, str] = data.draw(st.dictionaries(point, st.sampled_from(KINDS)))
    paths = data.draw(st.lists(st.lists(point, min_size=1, max_size=6), max_size=3))
    last = data.draw(st.one_of(st.sampled_from(["", "pass", None]), point))
    earlier = data.draw(st.one_of(st.none(), positions(grid)))
    coordinates = data.draw(st.booleans())
    svg = picture(
        position,
        reach="marks",
        last=last,
        labels=labels,
        marks=marks,
        paths=paths,
        region=region,
        clearing=clearing,
        refused=refused,
        earlier=earlier,
        coordinates=coordinates,
        to_play=data.draw(st.sampled_from(["", BLACK, WHITE])),
        width=data.draw(st.one_of(st.none(), st.integers(16, 2000), st.floats(16, 2000))),
    )
    drawn = shapes(svg)
    texts = [s for s in drawn if s.kind == "text" and not s.dashed]
    assert points(grid, texts) == sorted(labels)
    assert sorted(s.text for s in texts) == sorted(str(text) for text in labels.values())
    assert any(s.dashed for s in drawn if s.kind == "text") == coordinates
    assert rings(svg, grid, 0.46) == sorted(p for p, kind in marks.items() if kind == "ring")
    outlined = [s for s in drawn if s.kind == "path" and s.line == INK["accent"]]
    ends = [s for s in drawn if s.kind == "circle" and s.fill == INK["accent"]]
    assert points(grid, ends) == sorted(path[-1] for path in paths)
    lines = [s for s in outlined if _on_lines(s)]
    assert sorted(s.corners for s in lines) == sorted(_corners(grid, path) for path in paths)
    others = [s for s in outlined if not _on_lines(s) and not _is_outline(s)]
    shown = {"cross": 2, "ring": 0}  # strokes of a mark
    assert points(grid, others) == sorted(p for p, kind in marks.items() for _ in range(shown.get(kind, 1)))
    if earlier is None:
        free = [p for p in members(position.empty) if p not in labels and marks.get(p, "ring") == "ring"]
        kinds = reached(svg, grid)
        assert sorted(kinds["black"] + kinds["white"] + kinds["halves"] + kinds["neither"]) == free
        assert forbidden(svg, grid) == members(refused)
        assert rings(svg, grid, 0.31) == members(clearing)
        ringed = isinstance(last, int) and position.colour(last) != EMPTY
        ink = "white" if isinstance(last, int) and ringed and position.colour(last) == BLACK else "black"
        assert rings(svg, grid, 0.4 if last in labels else 0.21, ink=ink) == ([last] if ringed else [])
        assert stones(svg, grid, BLACK) == members(position.black)
    else:
        differs = (earlier.black ^ position.black) | (earlier.white ^ position.white) | refused
        assert rings(svg, grid, 0.54, dashed=True, ink="no") == members(differs)
        assert stones(svg, grid, WHITE) == members(earlier.white)


def _corners(grid: Grid, path: list[int]) -> tuple[tuple[float, float], ...]:
    return tuple((p % grid.stride * CELL, (grid.height - 1 - p // grid.stride) * CELL) for p in path)


def _on_lines(shape: Shape) -> bool:
    """Whether it runs from point to point, as paths do."""
    return all(x % CELL == y % CELL == 0 for x, y in shape.corners)


def _is_outline(shape: Shape) -> bool:
    """Whether it runs from the middle of a cell's side to that of another, where the outlines of regions are."""
    return all(x % CELL != y % CELL and {x % CELL, y % CELL} <= {0, CELL / 2} for x, y in shape.corners)


@settings(max_examples=60)
@given(st.data())
def test_a_region_is_tinted_whole_and_outlined(data: st.DataObject) -> None:
    """The tint covers all its points and no other, and the outline is that of the tint."""
    grid = Grid(data.draw(st.integers(1, 8)), data.draw(st.integers(1, 8)))
    region = data.draw(st.integers(0, grid.points)) & grid.points
    svg = picture(Position(grid), region=region)
    assert covered(svg, grid, INK["accent"]) == members(region)
    drawn = [s for s in shapes(svg) if s.kind == "path"]
    tints = sorted(s.corners for s in drawn if s.fill == INK["accent"])
    assert tints == sorted(s.corners for s in drawn if s.line == INK["accent"])
