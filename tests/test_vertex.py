"""Vertices and diagrams: names of points, and positions as text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support import literal
from ttgo import Grid, NotAPoint, Position
from ttgo.vertex import read


@pytest.mark.parametrize(
    "size", [(1, 1), (9, 9), (19, 19), (25, 2), (26, 2), (52, 52), (52, 1), (1, 52)]
)
def test_name_and_read_are_inverse(size):
    """Every point's name is the model's, and is read back in upper and in lower case."""
    grid = Grid(*size)
    for column, row in literal.empty_grid(*size):
        point = grid.point(column - 1, row - 1)
        vertex = grid.vertices[point]
        assert vertex == literal.name((column, row))
        assert read(grid, vertex) == point
        assert read(grid, vertex.lower()) == point


NOT_ON_9X9 = [
    *"I5 i5 Z1 K1 A0 A10 AA1 A00 A01 5E E 5 E5E E5X E-5 E+5 E5.0 resign passs tt E5,".split(),
    *["", " ", "E 5", "e5 d4", "   E5    "],  # the last has nine characters
    *["\x00", "A1\x00", "E\uff15", "E\u0665", "E\u00b2", "\u0415\u0035", "\uff255"],
    *[
        "E" * 100,
        "5" * 5000,
        "E" + "9" * 4000,
        None,
        0,
        5,
        True,
        4.5,
        b"E5",
        ("E", 5),
        ["E5"],
        object(),
    ],
]


@pytest.mark.parametrize("text", NOT_ON_9X9, ids=lambda text: repr(text)[:20])
def test_what_is_no_point(text):
    """Other letters and digits, other types and far too long texts: refused in words that say what
    is accepted.
    """
    with pytest.raises(NotAPoint) as refused:
        read(Grid(9), text)
    assert refused.value.text is text
    assert refused.value.rule == 1
    assert str(refused.value).startswith("Rule 1: ")
    assert "a letter A to J (no I) and a number 1 to 9, such as E5, or “pass”" in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("size", "accepted"),
    [
        ((1, 1), "Type the letter A and the number 1, such as A1, or “pass”"),
        ((3, 1), "Type a letter A to C and the number 1, such as B1, or “pass”"),
        ((1, 8), "Type the letter A and a number 1 to 8, such as A5, or “pass”"),
        ((8, 2), "Type a letter A to H and a number 1 to 2, such as E2, or “pass”"),
        ((9, 9), "Type a letter A to J (no I) and a number 1 to 9, such as E5, or “pass”"),
        ((25, 25), "Type a letter A to Z (no I) and a number 1 to 25, such as N13, or “pass”"),
        (
            (52, 52),
            "Type letters A to Z or AA to BB (no I) and a number 1 to 52, such as AB27, or “pass”",
        ),
    ],
)
def test_what_is_accepted(size, accepted):
    """The sentence fits the grid, and its example is a point of it."""
    with pytest.raises(NotAPoint) as refused:
        read(Grid(*size), "?")
    assert str(refused.value) == f"Rule 1: '?' is not a point of this board. {accepted}."
    example_vertex = accepted.split("such as ")[1].split(",")[0]
    assert read(Grid(*size), example_vertex) is not None


@given(
    st.text(max_size=12) | st.from_regex(r"[A-Za-z]{1,2}[0-9]{1,3}", fullmatch=True),
    st.integers(1, 52),
    st.integers(1, 52),
)
@example("AI1", 52, 52)
@example("ſ1", 52, 52)  # upper() of this letter is S
@example("ı1", 52, 52)  # and of this one I
def test_any_text_is_a_point_or_refused(text, width, height):
    """Random text never gives anything but a point of the grid, a pass or NotAPoint."""
    grid = Grid(width, height)
    try:
        point = read(grid, text)
    except NotAPoint:
        return
    assert point is None or grid.points >> point & 1
    assert text.strip().upper() == ("PASS" if point is None else grid.vertices[point])


@given(st.text(max_size=60) | st.text("XO. \n", max_size=60))
def test_any_text_is_a_diagram_or_an_error(text):
    """Random text gives ValueError or a position whose own diagram is read as the same position."""
    try:
        position = Position.parse(text)
    except ValueError:
        return
    assert Position.parse(str(position)) == position
    assert "".join(str(position).split()) == "".join(text.split())


@given(st.integers(1, 52), st.integers(1, 52), st.data())
def test_parse_is_the_inverse_of_str(width, height, data):
    grid = Grid(width, height)
    black = data.draw(st.integers(0, grid.points)) & grid.points
    white = data.draw(st.integers(0, grid.points)) & grid.points & ~black
    position = Position(grid, black, white)
    assert Position.parse(str(position)) == position
    assert eval(repr(position), {"Position": Position}) == position
