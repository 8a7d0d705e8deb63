"""What a record points out: SGF's markup as a view has it, at each place."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import opened, told
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.record.markup import figure, markup

# name -> a file, the place looked at, what is to be found of it
ROWS = {
    "nothing": ("(;SZ[5];B[aa])", 1, None),
    "labels": ("(;SZ[5]LB[aa:A][bb:12])", 0, {"labels": {"A5": "A", "B4": "12"}}),
    "letters up to z, and no more": (
        "(;SZ[9]L" + "".join(f"[{column}{row}]" for row in "abc" for column in "abcdefghi") + ")",
        0,
        {
            "labels": {
                f"{column}{row}": "abcdefghijklmnopqrstuvwxyz"[9 * (9 - row) + place]
                for row in (9, 8, 7)
                for place, column in enumerate("ABCDEFGHJ")
                if (row, place) != (7, 8)
            }
        },
    ),
    "an escaped label": ("(;SZ[5]LB[aa:\\]\\\\])", 0, {"labels": {"A5": "]\\"}}),
    "a label of two lines": ("(;SZ[5]LB[aa:a\nb])", 0, {"labels": {"A5": "a b"}}),
    "a long label": ("(;SZ[5]LB[aa:a very long label])", 0, {"labels": {"A5": "a very long "}}),
    "shapes": (
        "(;SZ[5]TR[aa]SQ[bb]CR[cc]MA[dd])",
        0,
        {"triangle": ["A5"], "square": ["B4"], "circle": ["C3"], "cross": ["D2"]},
    ),
    "marks of FF[3]": ("(;SZ[5]MA[aa]M[bb])", 0, {"cross": ["A5", "B4"]}),
    "lines and arrows": (
        "(;SZ[5]LN[aa:bb]AR[ee:aa])",
        0,
        {"line": [["A5", "B4"]], "arrow": [["E1", "A5"]]},
    ),
    "off the grid": ("(;SZ[5]LB[zz:A]TR[zz]LN[aa:zz]VW[zz]DD[zz])", 0, None),
    "here only": ("(;SZ[5]TR[aa];B[bb])", 1, None),
    "dimmed from here on": ("(;SZ[5]DD[aa];B[bb];W[cc])", 2, {"dim": ["A5"]}),
    "dimmed no more": ("(;SZ[5]DD[aa];B[bb]DD[];W[cc])", 2, None),
    "a part": ("(;SZ[5]VW[aa:cc];B[bb])", 1, {"crop": ["A3", "C5"], "dim": []}),
    "a part that is no rectangle": (
        "(;SZ[5]VW[aa][bb])",
        0,
        {"crop": ["A4", "B5"], "dim": ["B5", "A4"][::-1]},
    ),
    "a figure's moves": ("(;SZ[5]FG[];B[bb];W[cc])", 2, {"labels": {"B4": "1", "C3": "2"}}),
    "a later figure": (
        "(;SZ[5]FG[];B[bb];W[cc]FG[1:Two];B[dd])",
        3,
        {"labels": {"C3": "2", "D2": "3"}},
    ),
    "its numbers anew": ("(;SZ[5]FG[];B[bb]MN[51];W[cc])", 2, {"labels": {"B4": "51", "C3": "52"}}),
    "numbers modulo 100": (
        "(;SZ[5]FG[]PM[2];B[bb]MN[199];W[cc])",
        2,
        {"labels": {"B4": "99", "C3": "100"}},
    ),
    "a turn out of turn": ("(;SZ[5]FG[];B[bb];B[cc])", 2, {"labels": {"B4": "1", "C3": "2"}}),
    "numbers without a figure": ("(;SZ[5]PM[1];B[bb]MN[9])", 1, None),
    "a stone that is gone": (
        "(;SZ[3]FG[];B[aa];W[ba];B[];W[ab])",
        4,
        {"labels": {"B3": "2", "A2": "4"}},
    ),
    "a label before a number": ("(;SZ[5]FG[];B[bb]LB[bb:A])", 1, {"labels": {"B4": "A"}}),
}


KEYS = {"labels", "triangle", "square", "circle", "cross", "line", "arrow", "dim", "stars", "crop"}


@each_row(ROWS)
def test_rows(text, at, wanted):
    """Each property is what it is to be, where it is to be."""
    shown = told(opened(text, at), do="view")["markup"]
    assert (shown is None) == (wanted is None)
    if wanted:
        assert set(shown) == KEYS
        assert {key: shown[key] for key in wanted} == wanted
        rest = {key: value for key, value in shown.items() if key not in wanted and value}
        assert rest == {}


def test_a_figure_has_a_name():
    """It is told before the comment."""
    record = sgf.parse("(;SZ[5]FG[257:Figure 1]C[Black begins.])")
    assert figure(record.root) == "Figure 1"
    assert figure(sgf.parse("(;FG[257:Figure 1][, the end])").root) == "Figure 1, the end"
    shown = told(opened("(;SZ[5]FG[257:Figure 1]C[Black begins.])"), do="view")
    assert shown["comment"] == "Figure 1\nBlack begins."


NAMES = "LB L TR SQ CR MA M LN AR DD VW FG PM MN".split()


@given(
    st.dictionaries(
        st.sampled_from(NAMES), st.lists(st.text("abz:1\\] \n-é", max_size=9), max_size=4)
    )
)
def test_nothing_in_a_file_is_an_error(notes):
    """Whatever stands there; what is told is on the grid."""
    record = sgf.parse("(;SZ[5];B[aa])")
    record.root.notes = notes
    record.here = record.root.next[0]
    record.here.notes = dict(notes)
    found = markup(record, record.match())
    if found:
        points = {f"{column}{row}" for column in "ABCDE" for row in range(1, 6)}
        assert set(found["labels"]) <= points  # type: ignore[call-overload]
        for key in ("triangle", "square", "circle", "cross", "dim"):
            assert set(found[key]) <= points  # type: ignore[call-overload]
