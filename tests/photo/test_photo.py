"""Positions read from pictures: as programs draw boards, as a camera sees them, as a page sends
them; on MicroPython, too.
"""

import json
import math
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.support.pictures import THEMES, board, photographed, position, rows_of, scene
from tests.support.sites import MICROPYTHON
from tests.support.tables import each_row
from ttgo import photo
from ttgo.photo import stones
from ttgo.session.session import Session

DATA = Path(__file__).parents[1] / "data" / "photos"

# name: lines, share of stones, theme, pixels between lines, labels, marks
SCREENS = {
    "an empty board": (9, 0.0, "wood", 32, True, ""),
    "few stones": (9, 0.15, "wood", 32, True, "last"),
    "many stones": (9, 0.8, "wood", 40, False, ""),
    "hardly a line to be seen": (9, 0.92, "wood", 56, False, ""),
    "13 lines, hardly one to be seen": (13, 0.85, "wood", 32, False, ""),
    "numbers": (9, 0.4, "paper", 36, False, "numbers"),
    "black lines on white": (13, 0.4, "paper", 26, True, "last"),
    "light lines on black": (13, 0.3, "dark", 28, True, ""),
    "a board that is not brown": (13, 0.5, "blue", 24, False, ""),
    "19 lines": (19, 0.35, "wood", 18, True, "last"),
    "19 lines, crowded": (19, 0.75, "wood", 24, False, ""),
    "19 lines, dark": (19, 0.2, "dark", 22, False, "numbers"),
}


def pixels(image) -> tuple[bytes, int, int]:
    return image.tobytes(), image.width, image.height


def wrong(read, rows):
    """The points that were read wrong: (confidence, read, is)."""
    assert len(read.position) == len(rows)
    return [
        (sure, one, other)
        for found, sures, row in zip(read.position, read.confidence, rows)
        for one, sure, other in zip(found, sures, row)
        if one != other
    ]


@each_row(SCREENS)
def test_a_screen_is_read(n, share, theme, cell, labels, marks):
    rows = position(n, 1, share)
    read = photo.read(*pixels(board(rows, THEMES[theme], cell, labels, marks)))
    assert (wrong(read, rows), read.part) == ([], False)


@pytest.mark.parametrize("name", ["few stones", "numbers", "light lines on black", "19 lines"])
def test_a_photo_is_read(name):
    """At most one point in fifty wrong, and that one not for sure."""
    n, share, theme, cell, labels, marks = SCREENS[name]
    rows = position(n, 2, share)
    read = photo.read(*pixels(photographed(board(rows, THEMES[theme], cell, labels, marks), 3)))
    off = wrong(read, rows)
    assert len(off) <= n * n / 50
    assert all(sure < 0.9 for sure, _, _ in off)
    assert not read.part


# name: theme, share of stones, pixels between lines, the first of ten columns, the first of ten
# rows, distances seen beyond them
PARTS = {
    "above left, as a photo": ("wood", 0.45, 44, 0, 0, 0.7),
    "above right": ("paper", 0.45, 60, 9, 0, 0.3),
    "below left, as a photo": ("blue", 0.2, 32, 0, 9, 0.5),
    "below right, crowded": ("dark", 0.7, 30, 9, 9, 0.3),
    "an edge": ("wood", 0.0, 30, 4, 0, 0.7),
    "the middle, as a photo": ("paper", 0.2, 44, 5, 5, 0.5),
    "where labels look like stones": ("wood", 0.45, 44, 0, 0, 0.5),
}


@pytest.mark.parametrize("name", PARTS)
def test_ten_of_nineteen_lines_are_part_of_a_board(name: str) -> None:
    """Whatever square is found in them: nine of the lines, or more than there are. With its corners
    shown it is a board.
    """
    theme, share, cell, column, row, beyond = PARTS[name]
    labels = "labels" in name
    image = board(position(19, 5, share), THEMES[theme], cell, labels)
    margin = 10 + (cell * 5 // 3 if labels else cell * 3 // 4)

    def cut(first: int) -> tuple[int, int]:
        low, high = [int(margin + (k * cell)) for k in (first - beyond, first + 9 + beyond)]
        return (low if first else 0), (high if first < 9 else image.width)

    (left, right), (top, bottom) = cut(column), cut(row)
    part = image.crop((left, top, right, bottom))
    read = photo.read(*pixels(photographed(part, 3) if "photo" in name else part))
    assert read.part
    assert not photo.read(*pixels(part), read.corners, len(read.position)).part


# name: lines, seed of its stones, their share, the board's corners
PHOTOS = {
    "9": (9, 11, 0.7, ((230, 50), (510, 107), (461, 417), (138, 342))),
    "13": (13, 1, 0.45, ((249, 48), (564, 92), (535, 440), (170, 383))),
    "19-slanted": (19, 0, 0.2, ((208, 107), (515, 114), (565, 414), (135, 401))),
    "19-crowded": (19, 2, 0.7, ((218, 114), (507, 97), (551, 410), (217, 433))),
}


@pytest.mark.parametrize("name", PHOTOS)
def test_a_board_on_a_table_is_found(name: str) -> None:
    """Seen from one side, on wood with grain, in a hand's shadow and a lamp's glare; with corners
    shown 15 pixels off, as fingers do, too, and then by as many lines.
    """
    size, seed, share, corners = PHOTOS[name]
    rows = position(size, seed, share)
    image = Image.open(DATA / f"{name}.jpg")
    read = photo.read(*pixels(image))
    assert (wrong(read, rows), read.part) == ([], False)
    (a, b), (c, d), (e, f), (g, h) = corners
    off = ((a - 12, b + 9), (c - 9, d - 12), (e + 12, f - 9), (g + 9, h + 12))
    doubtful = wrong(photo.read(*pixels(image), off), rows)
    assert len(doubtful) <= 1
    assert all(sure < 0.9 for sure, _, _ in doubtful)


# name: lines, seed, share of stones, degrees that the board is turned, degrees above the table
SCENES = {
    "on its corner": (19, 1, 0.3, 35, 40),
    "on its corner, 13 lines": (13, 7, 0.3, 45, 40),
    "turned, many stones": (19, 6, 0.45, 20, 60),
    "turned far, 9 lines": (9, 4, 0.4, 60, 45),
    "seen from low": (19, 5, 0.2, 0, 35),
}


@each_row(SCENES)
def test_a_board_seen_aslant_is_found(n, seed, share, turned, above):
    """Whichever of its corners is called the upper left one."""
    image, corners = scene(position(n, seed, share), turned, above, seed)
    read = photo.read(*pixels(image))
    assert len(read.position) == n
    ways = [corners[k:] + corners[:k] for k in range(4)]
    assert min(math.dist(sum(way, ()), sum(read.corners, ())) for way in ways) < 8


def test_a_corner_of_a_board_is_part_of_one():
    """Five of its lines, and no more."""
    image = board(position(9, 3, 0.4), THEMES["wood"], 32).crop((0, 0, 171, 171))
    assert photo.read(*pixels(image)).part


def test_a_side_of_one_colour_is_no_edge_of_a_board():
    """It is a table, or the flank of the board, unless its corners are shown."""
    image = board(((".........",) * 8) + ("XXXXXXXXX",), THEMES["wood"], 32)
    assert photo.read(*pixels(image)).part


def test_shown_corners_go_to_the_lines_near_them() -> None:
    """On a board of 7 lines, which is not looked for without them; they tell how many it has."""
    rows = position(7, 4, 0.4)
    corners = (
        (34.0, 34.0),
        (226.0, 34.0),
        (226.0, 226.0),
        (34.0, 226.0),
    )  # 10 pixels, and three quarters of 32
    read = photo.read(*pixels(board(rows, THEMES["wood"], 32)), corners)
    assert read.position == rows
    a, b, c, d = [(x + 9, y - 9) for x, y in corners]
    moved = photo.read(*pixels(board(rows, THEMES["wood"], 32)), (a, b, c, d))
    for found, corner in zip(read.corners + moved.corners, corners * 2):
        assert list(found) == pytest.approx(corner, abs=1)


CROSS, UPRIGHT, BARE = [[-60, -60], [-60, -60]], [[-60, -60], [0, 0]], [[0, 0], [0, 0]]
# What a point looks like among empty ones: the ground (wood has some 150 of 255), its rim,
# both lines; what lies there
SEEN = {
    "nothing": (150, 0, CROSS, "."),
    "nothing, at the corner": (150, 0, [[-60], [-60]], "."),
    "nothing, one line is faint": (150, 0, UPRIGHT, "."),
    "nothing on white, one line is faint": (255, 0, UPRIGHT, "."),
    "a black stone": (150, -120, BARE, "X"),
    "a white stone": (150, 80, BARE, "O"),
    "a black stone with a wide number": (150, -120, UPRIGHT, "X"),
    "a white stone with a wide number": (150, 80, UPRIGHT, "O"),
    "a dim white stone with a wide number": (150, 30, UPRIGHT, "O"),
    "a black stone in glare": (150, -40, BARE, "X"),
    "the edge of a shadow": (150, -60, CROSS, "."),
    "a black stone with edges like lines": (150, -104, CROSS, "X"),
}


@each_row(SEEN)
def test_a_point_is_judged(ground, rim, arms, stone):
    pale = 80 if ground < 200 else ground
    empty = [stones.Look(0, ground, pale, pale, CROSS, {}) for _ in range(8)]
    rim_pale = rim + (ground if stone == "O" else pale)  # a white stone has no colour, as wood has
    look = stones.Look(rim, ground, pale, rim_pale, arms, {})
    assert stones.judged([*empty, look])[-1][0] == stone


STRIPES = (b"\xff" * 9 + bytes(3)) * 5  # a row of 20 pixels
ROW = ((0, 0), (9, 0), (18, 0), (27, 0))
SQUARE = ((2, 2), (57, 2), (57, 57), (2, 57))
BENT = ((0, 0), (18, 0), (9, 5), (9, 18))  # one of them between the others


@pytest.mark.parametrize(
    ("row", "corners", "size", "said"),
    [
        pytest.param(bytes(57), None, 0, "at least 20 pixels a side", id="too small"),
        pytest.param(STRIPES, None, 0, "No board was found", id="small, of lines"),
        pytest.param(bytes(180), None, 0, "No board was found", id="no board"),
        pytest.param(bytes(180), ROW, 9, "not the corners", id="corners in a line"),
        pytest.param(bytes(180), BENT, 9, "not the corners", id="a corner between the others"),
        pytest.param(bytes(180), SQUARE, 9, "No board was found", id="corners of nothing"),
        pytest.param(bytes(180), ROW, 26, "2 to 25 lines", id="too many lines"),
        pytest.param(bytes(180), ROW, 1, "2 to 25 lines", id="one line"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(row, corners, size, said):
    side = len(row) // 3
    with pytest.raises(ValueError, match=said):
        photo.read(row * side, side, side, corners, size)


# Pictures are read on MicroPython, the Python of the page, as they are here, and a phone has the
# memory for it.


MOST = 320_000_000  # bytes: it collects no garbage before it has answered


def test_pictures_are_read_on_micropython():
    """Many stones seen from one side, and no board."""
    wood = board(position(9, 1, 0.92), THEMES["wood"], 64)
    images = [photographed(wood, 3), wood.crop((100, 100, 200, 200))]
    events = [
        {"do": "photo", "pixels": rows_of(image), "width": image.width, "height": image.height}
        for image in images
    ]
    done = subprocess.run(
        [*MICROPYTHON, "photo"],
        input="\n".join(map(json.dumps, events)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    here: list[Any] = [Session().handle(event) for event in events]
    assert [said for said, _ in answers] == [
        answer.get("photo") or answer["view"]["say"] for answer in here
    ], done.stderr
    assert [memory for _, memory in answers if memory > MOST] == []


# A picture that a page sends, and what is no picture.


def asked(**event):
    return Session().handle({"do": "photo", **event})


def test_a_picture_is_read_and_its_doubtful_points_named():
    """A point whose lines are covered, by a smear as grey as the ground, is taken for empty, but
    not for sure.
    """
    rows = (".........",) * 4 + ("...XO....",) + (".........",) * 4
    image = board(rows, THEMES["wood"], 32)
    x = 10 + 24 + 32 * 6  # G5
    y = 10 + 24 + 32 * 4
    image.paste(THEMES["wood"].ground, (x - 14, y - 14, x + 15, y + 15))
    answer = asked(pixels=rows_of(image), width=image.width, height=image.height)
    assert answer["photo"]["rows"] == list(rows)
    assert answer["photo"]["doubtful"] == ["G5"]
    assert answer["photo"]["part"] is False
    there = [(34, 34), (290, 34), (290, 290), (34, 290)]  # 10 pixels, and three quarters of 32
    for found, (x, y) in zip(answer["photo"]["corners"], there):
        assert found == [pytest.approx(x, abs=1), pytest.approx(y, abs=1)]


def test_a_board_that_is_mostly_doubtful_is_not_read():
    """More than twelve points are not asked for; a sentence says what would help."""
    image = board((".........",) * 9, THEMES["wood"], 32)
    for point in range(2, 80, 6):
        x, y = [34 + 32 * k for k in divmod(point, 9)]
        image.paste(THEMES["wood"].ground, (x - 14, y - 14, x + 15, y + 15))
    answer = asked(pixels=rows_of(image), width=image.width, height=image.height)
    assert "without glare" in answer["view"]["say"]


def test_what_is_no_picture_of_a_board_gets_a_sentence():
    answer = asked(width=40, height=40, pixels=["A" * 240] * 40)
    assert "No board was found" in answer["view"]["say"]
    assert answer["view"]["error"]
