"""Pictures: whatever they are asked to show, every stone and mark is in its place, once. test_drawing_page.py has the rest."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.drawn import (
    CELL,
    INK,
    Shape,
    covered,
    dotted,
    forbidden,
    points,
    reached,
    rings,
    shapes,
    stones,
)
from tests.support.examples import examples
from ttgo import BLACK, EMPTY, WHITE, Grid, Position
from ttgo.explain.evidence import reach_of
from ttgo.points import members
from ttgo.rules import area
from ttgo.svg.drawing import KINDS, picture

sides = st.one_of(st.integers(1, 7), st.integers(1, 20), st.sampled_from([1, 52]))


@st.composite
def positions(draw: st.DrawFn, grid: Grid | None = None) -> Position:
    grid = grid or Grid(draw(sides), draw(st.integers(1, 9)))
    mask = st.integers(0, grid.points)
    black, white = draw(mask) & grid.points, draw(mask) & grid.points
    return Position(grid, black, white & ~black)


# Every stone and mark


@examples(60)
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


@examples(100)
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
        assert rings(svg, grid, 0.4, ink=ink) == ([last] if ringed and last in labels else [])
        assert dotted(svg, grid) == ([last] if ringed and last not in labels else [])
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


@examples(60)
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


def test_a_line_ends_beside_a_label() -> None:
    """And on a point that has none: an arrow does not cover what it leads to."""
    for labels, data in (("", "M0 40L40 40"), ("C1", "M0 40L32 40"), ("A1 C1", "M8 40L32 40")):
        named: dict[int | str, int | str] = dict.fromkeys(labels.split(), "a")
        assert data in picture(Position(Grid(3)), labels=named, arrows=[("A1", "C1")])
