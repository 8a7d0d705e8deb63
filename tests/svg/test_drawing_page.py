"""Pictures as files and as parts of a page: text, names, themes, sizes, bytes and what is
refused.
"""

import re
import xml.etree.ElementTree as ET

import pytest

from tests.support.boards import placed
from tests.support.games import played
from tests.support.sites import DATA
from tests.support.tables import each_row
from ttgo import WHITE, Grid, Position, Rules
from ttgo.explain.evidence import reach_of
from ttgo.svg.drawing import THEMES, natural_width, picture
from ttgo.svg.palette import DARK, GRAIN, INKS, LIGHT
from ttgo.svg.pen import num
from ttgo.vertex import read

NS = "{http://www.w3.org/2000/svg}"

KO = Position.parse(". X O .\nX O . O\n. X O .\n. . . .")


def said(svg):
    about = ET.fromstring(svg).findtext(f"{NS}desc")
    assert about is not None
    return about


def texts(svg):
    """What is written in a picture."""
    return [node.text for node in ET.fromstring(svg).iter(f"{NS}text")]


HOSTILE = {
    "markup": ("</text><script>alert(1)</script>", None),
    "an entity": ("&lt;", "&lt;"),
    "cdata": ("]]>", "]]>"),
    "a control character": ("a\x00b\x1bc", "a\ufffdb\ufffdc"),
    "half a pair": ("\ud800", "\ufffd"),
    "lines": ("a\r\n b", "a b"),
    "as long as a label may be": ("abcdefgh", "abcdefgh"),
    "beyond the first plane": ("\U0001f63a", "\U0001f63a"),
}


@each_row(HOSTILE)
def test_text_is_escaped(text, shown):
    """Labels and titles come out as they went in, or as U+FFFD where XML has no such character."""
    shown = text if shown is None else shown
    labels: dict[int | str, int | str] = {"A1": text} if len(text) <= 8 else {}
    svg = picture(KO, title=text, labels=labels, coordinates=False)
    assert ET.fromstring(svg.encode("utf-8")).findtext(f"{NS}title") == shown
    assert texts(svg) == [shown] * len(labels)
    assert "<script" not in svg


SAID = {
    "an empty grid": (
        picture(Position(Grid(5, 3))),
        "Go board, 5 by 3",
        "No black stones. No white stones. Black 0, White 0.",
    ),
    "stones, turn and last move": (
        picture(KO, to_play=WHITE, last="B4"),
        "Go board, 4 by 4",
        (
            "3 black stones: B2, A3, B4. 4 white stones: C2, B3, D3, C4. Black 4, White 6, neutral "
            "6. "
            "White to play. Last move: B4."
        ),
    ),
    "what is marked": (
        picture(
            Position.parse("X . ."),
            refused="C1",
            region=0b110,
            marks={"A1": "cross"},
            labels={"B1": "a"},
            paths=[["C1", "B1", "A1"]],
            title="A row",
        ),
        "A row",
        (
            "1 black stone: A1. No white stones. Black 3, White 0, neutral 0. Highlighted: B1, "
            "C1. Not allowed: C1. "
            "Path from C1 to A1, 2 steps. Cross: A1. Labels: a at B1."
        ),
    ),
    "an earlier grid": (
        picture(Position.parse("X . ."), earlier=Position.parse(". O ."), last="A1"),
        "Go board, 3 by 1",
        (
            "1 black stone: A1. No white stones. Black 3, White 0, neutral 0. "
            "An earlier position is drawn dashed. It differs at: A1, B1."
        ),
    ),
    "many": (
        picture(Position(Grid(20, 1), (1 << 19) - 1), labels={p: p for p in range(13)}),
        "Go board, 20 by 1",
        (
            "19 black stones: A1 to T1. No white stones. Black 20, White 0, neutral 0. "
            "13 points are labelled."
        ),
    ),
}


@each_row(SAID)
def test_what_is_said(svg, title, about):
    """The picture is an image whose name and description are facts in sentences."""
    root = ET.fromstring(svg)
    assert [child.tag for child in root][:2] == [f"{NS}title", f"{NS}desc"]
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{NS}title") == title
    assert said(svg) == about


# As a part of a page


def everything(theme="auto"):
    """A picture with all there is on it."""
    point = read(KO.grid, "C3")
    assert point is not None
    return picture(
        KO,
        reach=True,
        last="B4",
        labels={"A3": 7, "D1": "a"},
        marks={"C4": "cross", "D3": "ring", "A1": "triangle", "B1": "square", "C1": "circle"},
        paths=list(reach_of(KO, point).values()),
        region="C3",
        clearing="B3",
        refused=["C3"],
        to_play=WHITE,
        theme=theme,
    )


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_leaks_and_nothing_comes_from_elsewhere(theme):
    """No ids that could meet, no scripts, no addresses; every selector is a class of ours."""
    svg = everything(theme)
    assert [
        node for node in ET.fromstring(svg).iter() if "id" in node.attrib or "style" in node.attrib
    ] == []
    assert not re.search(r"<script|href(?!=\"data:image/png)|url\(|@import|\son\w+=", svg)
    assert svg.count("http") == 1
    style = ET.fromstring(svg).findtext(f"{NS}style") or ""
    assert bool(style) == (theme in ("auto", "notebook"))
    assert (":is(" in style) == (theme == "notebook")
    selectors = re.findall(r"([^{};]+)\{", style)
    assert all(re.match(r"(:is\([^()]+\) )?\.tt-|@media ", selector) for selector in selectors)
    classes = set(" ".join(re.findall(r'class="([^"]*)"', svg)).split())
    assert set(re.findall(r"\.([\w-]+)\{", style)) == classes
    assert all(name.startswith("tt-") for name in classes)


# Sizes

LETTERS = {  # columns, rows, width -> letters below, numbers at the left
    "one point": (1, 1, None, "A", "1"),
    "nine": (9, 9, None, "A B C D E F G H J", "1 2 3 4 5 6 7 8 9"),
    "the largest": (52, 52, None, "A F L Q V AA AF AL AQ AV BA", "1 6 11 16 21 26 31 36 41 46 51"),
    "nine, small": (9, 9, 100, "A F", "1 6"),
}


@each_row(LETTERS)
def test_coordinates(columns, rows, width, letters, numbers):
    """Every line is named where there is room, else every fifth or tenth, as on the board."""
    drawn = texts(picture(Position(Grid(columns, rows)), width=width))
    assert [text for text in drawn if text.isalpha()] == letters.split()
    assert [text for text in drawn if text.isdigit()] == numbers.split()


@pytest.mark.parametrize("size", [(1, 1), (1, 52), (5, 9), (52, 52)])
@pytest.mark.parametrize("width", [None, 16, 480.5])
@pytest.mark.parametrize("coordinates", [True, False])
def test_the_frame_holds_the_grid(size, width, coordinates):
    """Stones at the corners are whole, and a width asked for is the width; without one there is
    none.
    """
    columns, rows = size
    root = ET.fromstring(picture(Position(Grid(*size)), width=width, coordinates=coordinates))
    left, top, wide, high = (float(part) for part in root.attrib["viewBox"].split())
    assert left <= -9.2
    assert top <= -9.2
    assert left + wide >= (columns - 1) * 20 + 9.2
    assert top + high >= (rows - 1) * 20 + 9.2
    assert (root.get("width"), "height" in root.attrib) == (width and num(width), width is not None)
    if width is not None:
        assert float(root.attrib["height"]) == pytest.approx(width * high / wide, rel=0.01)


GOLDEN = {
    "svg-reach.svg": lambda: picture(KO, reach=True, last="B4", refused="C3", to_play=WHITE),
    "svg-marks.svg": everything,
    "svg-plain.svg": lambda: picture(KO, theme="light", coordinates=False, width=120),
    "svg-earlier.svg": lambda: picture(
        Position.parse("X . O\n. . .\n. . ."),
        earlier=Position.parse(". O O\nX . .\n. . ."),
        refused="B3",
        region="A1 A2 A3 B1 B3 C1 C2 C3",
        theme="light",
    ),
    "svg-all-reach.svg": lambda: picture(
        Position.parse(". X . O .\nX X . O O"),
        reach="marks",
        region="A2 B1",
        theme="light",
        coordinates=False,
    ),
    "svg-neither.svg": lambda: picture(Position(Grid(1)), reach="marks", theme="light"),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(name):
    """The same bytes each time, with the colours that tests/data/svg-*.svg name."""
    tones = {"ink": dict(zip(INKS, LIGHT, strict=True)), "dark": dict(zip(INKS, DARK, strict=True))}
    kept = (DATA / name).read_text(encoding="utf-8").replace("{grain}", GRAIN)
    assert GOLDEN[name]() == re.sub(
        r"(ink|dark)\(([a-z-]+)\)", lambda found: tones[found[1]][found[2]], kept
    )


def test_a_line_ends_beside_a_label():
    """And on a point that has none: an arrow does not cover what it leads to, and its head is at
    the end.
    """
    for labels, end, data in (
        ("", "C3", "M0 40L40 0M40 0l-1.46 4.99M40 0l-4.99 1.46"),
        ("C1", "C1", "M0 40L32 40"),
        ("A1 C1", "C1", "M8 40L32 40"),
    ):
        named: dict[int | str, int | str] = dict.fromkeys(labels.split(), "a")
        assert data in picture(Position(Grid(3)), labels=named, arrows=[("A1", end)])


@pytest.mark.parametrize(("side", "part"), [(3, 1), (19, 1), (40, 0.55)])
def test_lines_have_their_width_in_pixels(side, part):
    """On each grid, however large the picture is shown: lines and frame, a ring and a walk with
    their white borders. Less only where points are close.
    """
    position = Position(Grid(side, side))
    shown = {"paths": [["A1", "B1"]], "marks": {"B2": "ring"}, "width": 480, "coordinates": False}
    drawn = picture(position, **shown, theme="light")  # type: ignore[arg-type]
    lines = re.findall(r'non-scaling-stroke" stroke="(#\w+)"[^>]*-width="([\d.]+)"', drawn)
    inks = {LIGHT[INKS.index(ink)]: ink for ink in ("line", "white", "accent")}
    expected = [("line", 1), ("line", 2), ("white", 5.5), ("accent", 2.5)]
    expected += [("white", 8), ("white", 11), ("accent", 5), ("accent", 8)]
    assert [inks[tone] for tone, _ in lines] == [ink for ink, _ in expected]
    widths = [width * part for _, width in expected]
    assert [float(width) for _, width in lines] == pytest.approx(widths, abs=0.1)


# What draws itself


def test_a_position_draws_itself():
    assert KO._repr_svg_() == picture(KO, width=natural_width(KO.grid), theme="notebook")
    assert natural_width(Grid(9)) == 391


def test_a_game_draws_itself():
    """With its last move, what is reached, where a move is not allowed, the score with komi, and
    whose turn it is.
    """
    game = played("D4 C4 C3 B3 C1 D3 pass C2 B2 pass D2 D1", 4, 4)
    assert (banned := [v for v in game.grid.named(game.position.empty) if game.why_not(v)])
    about = said(game._repr_svg_())
    assert f"Black to play. Last move: D1. Not allowed: {', '.join(banned)}." in about


def test_a_game_that_is_over_forbids_nothing():
    """Where suicide is forbidden, as long as there are turns."""
    game = played("B1", 3, 1, rules=Rules(suicide=False))
    assert "Not allowed: A1, C1." in said(game._repr_svg_())
    for _ in range(2):
        game.play("pass")
    over = said(game._repr_svg_())
    assert "to play" not in over
    assert "Not allowed" not in over


def test_a_match_draws_itself_without_the_stones_taken_off():
    match = placed("...", "A1 C1 pass pass black=A1 white=A1", rules=Rules(ending="tromp"))
    assert match.over
    about = said(match._repr_svg_())
    assert about.startswith("No black stones.")
    assert "White 3" in about
    assert "to play" not in about


# What is refused

ERRORS = {
    "no vertex": ({"last": "E9"}, "'E9' is not a point of this board"),
    "a spare bit": ({"labels": {4: "a"}}, "4 is not a point of this board"),
    "beyond the grid": ({"last": 19}, "19 is not a point of this board"),
    "a set that leaves the grid": ({"region": 1 << 4}, "The set 16 leaves this grid."),
    "an empty path": ({"paths": [[]]}, "A path has a point at least"),
    "half a line": ({"lines": [["A1"]]}, "a line leads from one to another"),
    "an empty label": ({"labels": {"A1": " "}}, "A label has 1 to 8 characters, unlike ' '."),
    "a corner": ({"crop": ["A1"]}, "`crop` is two opposite corners"),
    "no mark": ({"marks": {"A1": "star"}}, "A mark is one of 'circle', 'cross', 'ring'"),
    "no theme": (
        {"theme": "sepia"},
        "A theme is one of 'auto', 'notebook', 'light', 'dark', not 'sepia'",
    ),
    "no player": ({"to_play": "B"}, "The player in `to_play` is one of"),
}


@each_row(ERRORS)
def test_errors(given, says):
    """A sentence that says what there may be."""
    arguments: dict[str, object] = {"position": KO, **given}
    with pytest.raises(ValueError, match=re.escape(says)):
        picture(**arguments)  # type: ignore[arg-type]
