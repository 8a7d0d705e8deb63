"""Pictures: whatever they are asked to show, every stone and mark is in its place, once.
test_drawing_page.py has the rest.
"""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.drawn import INK, covered, reached, rings, shapes, stones
from tests.support.examples import examples
from ttgo import BLACK, WHITE, Grid, Position
from ttgo.explain.evidence import reach_of
from ttgo.points import members
from ttgo.rules import area
from ttgo.svg.drawing import picture

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
    """Stones as discs, empty points by what `reach_of` finds for them: a square, a diamond, a disc
    of two halves, a ring; the last two only where all marks are asked for. What counts for a colour
    is shaded, and nothing else, unless only marks are asked for.
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
        counts = area(position, colour) if reach is True else 0
        joined = members(counts & grid.around(counts))  # a lone stone has no halo
        assert covered(svg, grid, INK[f"{colour}-area"]) == joined


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


def test_an_earlier_grid_is_drawn_too() -> None:
    """Its stones are dashed, and rings show where it differs, or where a move is refused."""
    position, earlier = Position.parse("X . O ."), Position.parse(". O O X")
    svg = picture(position, earlier=earlier, refused="B1")
    assert rings(svg, position.grid, 0.54, dashed=True, ink="no") == [0, 1, 3]
    assert stones(svg, position.grid, BLACK) == members(earlier.black)
    assert stones(svg, position.grid, WHITE) == members(earlier.white)
    drawn = [
        (shape.r, shape.dashed)
        for shape in shapes(svg)
        if shape.fill in (INK["black"], INK["white"])
    ]
    assert drawn == [(8.6, True)] * 3


def test_a_line_ends_beside_a_label() -> None:
    """And on a point that has none: an arrow does not cover what it leads to."""
    for labels, data in (("", "M0 40L40 40"), ("C1", "M0 40L32 40"), ("A1 C1", "M8 40L32 40")):
        named: dict[int | str, int | str] = dict.fromkeys(labels.split(), "a")
        assert data in picture(Position(Grid(3)), labels=named, arrows=[("A1", "C1")])
