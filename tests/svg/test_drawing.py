"""Pictures: whatever they are asked to show, every stone and mark is in its place, once.
test_drawing_page.py has the rest.
"""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.drawn import INK, covered, reached, rings, shapes, stones
from tests.support.examples import examples
from ttgo import BLACK, WHITE, Game, Grid, Position, Start
from ttgo.explain.evidence import reach_of
from ttgo.illegal import Illegal
from ttgo.points import members
from ttgo.record.tree import Record
from ttgo.rules import area
from ttgo.svg.drawing import natural_width, picture
from ttgo.svg.film import LONGEST, film, of_record
from ttgo.vertex import PASS, names, read

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
        counts = members(area(position, colour)) if reach is True else []
        assert covered(svg, grid, INK[f"{colour}-area"]) == counts


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


# Pictures that move: at any time they show the grid of that time, and where nothing moves the last
# one.


def still(text: str, at: int | None) -> str:
    """What is there at the grid of a number; None for a program that knows no CSS."""
    root = ET.fromstring(text)
    for parent in root.iter():
        for child in list(parent):
            span = re.fullmatch(r"tt-\d+-(\d+)-(\d+)", child.get("class", ""))
            if span and (
                child.get("opacity") == "0" if at is None else not int(span[1]) <= at < int(span[2])
            ):
                parent.remove(child)
    return ET.tostring(root, encoding="unicode").replace("ns0:", "").replace(":ns0", "")


@examples(40)
@given(st.integers(1, 5), st.integers(2, 5), st.lists(st.integers(0, 24), max_size=40))
def test_each_grid_in_its_time(width: int, height: int, tries: list[int]) -> None:
    """Stones of each grid at its time and no others, also those that were cleared and played anew;
    without CSS those of the last.
    """
    game = Game(Start(width, height))
    shown: list[tuple[Position, int | None]] = [(game.position, None)]
    for number in tries:
        places = [*names(game.grid, game.grid.points), PASS]
        try:
            game.play(places[number % len(places)])
        except Illegal:
            continue
        shown.append((game.position, read(game.grid, game.last)))
    text = film(shown)
    for at, (position, _) in [*enumerate(shown), (None, shown[-1])]:
        drawn = still(text, at)
        for colour in (BLACK, WHITE):
            assert stones(drawn, game.grid, colour) == members(position.points(colour))


def test_a_film_of_one_grid_is_its_picture() -> None:
    """To the letter, with its areas and the last move, also where that grid is one of a
    record's.
    """
    record = Record(Start(4, 1))
    record.here = record.root.add("B1")
    shown = picture(
        Position.parse(". X . ."), reach=False, last="B1", width=natural_width(Grid(4, 1))
    )
    assert of_record(record, 1, 1) == shown, "alone on the grid: without areas"
    record.here = record.root.add("A1").add("D1")
    position = Position.parse("X . . O")
    assert of_record(record, 2, 2) == picture(
        position, reach=True, last="D1", width=natural_width(Grid(4, 1))
    )


def test_what_comes_and_goes_in_a_record() -> None:
    """From one turn to another; a pass has no dot."""
    record = Record(Start(3))
    record.here = record.root.add("B2").add("pass").add("A1")
    assert sorted(set(re.findall(r"\btt-\d+-\d+-\d+\b", of_record(record, 0, 3)))) == [
        "tt-4-1-2",
        "tt-4-1-4",
        "tt-4-3-4",
    ]


def test_too_many() -> None:
    with pytest.raises(ValueError, match=f"at most {LONGEST} grids"):
        film([(Position(Grid(2, 2)), None)] * (LONGEST + 1))
