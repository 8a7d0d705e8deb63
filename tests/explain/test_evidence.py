"""What the rules see, as facts: the steps of a move, a string or region, the shortest paths of
reach.
"""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import at as point_at
from tests.support.examples import examples
from tests.support.games import played
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Position
from ttgo.explain.evidence import reach_of
from ttgo.explain.sentences import look
from ttgo.points import members
from ttgo.rules import reaching

COLOURS = {"X": BLACK, "O": WHITE, ".": EMPTY}


# Reach


def coordinates(position, point):
    return point % position.grid.stride, point // position.grid.stride


def distances(position, start):
    """For each colour that the point reaches: the steps there, by a search over the diagram
    alone.
    """
    rows = [line.split() for line in str(position).splitlines()][::-1]
    marks = {(x, y): rows[y][x] for y in range(len(rows)) for x in range(len(rows[0]))}
    found: dict[str, int] = {}
    waiting, seen = [(start, 0)], {start}
    for (x, y), far in waiting:  # grows as it goes
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside not in marks or beside in seen:
                continue
            if marks[beside] != marks[start]:
                found.setdefault(COLOURS[marks[beside]], far + 1)
            else:
                seen.add(beside)
                waiting.append((beside, far + 1))
    return found


@st.composite
def positions(draw):
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    points = draw(st.text("XO...", min_size=width * height, max_size=width * height))
    return Position.parse(
        "\n".join(points[row * width : (row + 1) * width] for row in range(height))
    )


@examples(200)
@given(positions())
def test_paths_are_shortest_paths_of_rule_3(position):
    """A path starts at the point, goes over its own colour, ends on the other one, and none is
    shorter.
    """
    for point in members(position.grid.points):
        own = position.colour(point)
        shortest = distances(position, coordinates(position, point))
        paths = reach_of(position, point)
        assert {colour: len(path) - 1 for colour, path in paths.items()} == shortest
        assert set(paths) == {
            colour
            for colour in COLOURS.values()
            if colour != own and reaching(position, own, colour) >> point & 1
        }
        for colour, path in paths.items():
            assert path[0] == point
            assert [position.colour(step) for step in path] == [own] * (len(path) - 1) + [colour]
            for one, other in pairwise(path):
                (x, y), (to_x, to_y) = coordinates(position, one), coordinates(position, other)
                assert abs(x - to_x) + abs(y - to_y) == 1


LOOKS = {
    "only Black": ("B2", "A1", "empty", 8, {"black": "A1 B1 B2"},
        "A1 is empty and reaches only Black, so it counts for Black."),
    "both": ("A1 C1", "B1", "empty", 7, {"black": "B1 A1", "white": "B1 C1"},
        "B1 is empty and reaches both colours, so it counts for nobody."),
    "a stone with one liberty": ("A2 A1", "A1", "white", 1, {"black": "A1 A2", "empty": "A1 B1"},
        "A1: a single white stone, with 1 empty point next to it."),
    "a string": ("A1 C3 B1 B3", "A1", "black", 2, {"empty": "A1 A2"},
        "A1: 2 joined black stones, with 3 empty points next to them."),
}  # fmt: skip


@each_row(LOOKS)
def test_looks(turns, at, colour, size, paths, says):
    game = played(turns, 3, 3)
    seen = look(game, point_at(game, at))
    assert (seen["at"], seen["colour"], seen["rule"], seen["say"]) == (at, colour, 3, says)
    points = seen["points"]
    assert isinstance(points, list)
    assert at in points
    assert len(points) == size
    assert seen["paths"] == [
        {"to": to, "points": path.split()} for to, path in sorted(paths.items())
    ]
