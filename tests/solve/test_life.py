"""Is a string dead? Against a plain search by the rules as they are written, and known shapes."""

import contextlib
import inspect
import itertools
import random
import sys

import pytest

from tests.support.examples import whole
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Game, Grid, Position
from ttgo.points import lowest, members, set_of
from ttgo.rules import clear, move, opponent
from ttgo.solve.life import ALIVE, DEAD, KO, UNKNOWN, Life
from ttgo.solve.proof import hashed
from ttgo.vertex import set_at


class TooLong(Exception):
    """The plain search has looked at too many positions."""


class Literal:
    """Every turn at some points, as rules 5 to 8 say, until the stone at a point is captured or
    both players pass.
    """

    def __init__(self, position, point, points, most=100_000):
        self.position, self.point, self.points, self.left = position, point, points, most
        self.owner = position.colour(point)

    def fate(self, to_play):
        """With a ko threat for the owner, then with one for the opponent."""
        ends = [
            self.captured(self.position, to_play, holder, {self.position}, False)
            for holder in (self.owner, opponent(self.owner))
        ]
        return {(True, True): DEAD, (False, False): ALIVE, (False, True): KO}[tuple(ends)]

    def captured(self, position, to_play, threat, seen, passed):
        self.left -= 1
        if self.left < 0:
            raise TooLong
        if position.colour(self.point) != self.owner:
            return True
        wanted = to_play != self.owner
        return (
            any(end is wanted for end in self.ends(position, to_play, threat, seen, passed))
            is wanted
        )

    def ends(self, position, to_play, threat, seen, passed):
        """How it ends after each turn, one after the other."""
        other = opponent(to_play)
        for point in self.points:
            if position.colour(point) == EMPTY:
                then = move(position, point, to_play)
                if then not in seen:
                    yield self.captured(then, other, threat, seen | {then}, False)
        yield False if passed else self.captured(position, other, threat, seen, True)
        if threat == to_play:  # played and answered elsewhere, so that no position repeats
            yield self.captured(position, to_play, "", {position}, False)


def in_corner(rows):
    """A position with some points in its corner, behind a black wall and a white one that stands."""
    width = len(rows[0]) + 1
    inside = ["X" * width] + [row + "X" for row in rows]
    return diagram(["." * (width + 2), "O" * (width + 1) + ".", *[row + "O." for row in inside]])


def diagram(rows):
    return Position.parse("\n".join(" ".join(row) for row in rows))


def fates(position, at):
    life = Life(position, at).solve()
    return life.second, life.first


CORNERS = [
    in_corner(["".join(points[:3]), "".join(points[3:])])
    for points in itertools.product(".XO", repeat=6)
]


def agree(position, most=100_000):
    """Compare the black strings of a position, and say how many were short enough for that."""
    grid = position.grid
    pieces = grid.pieces(position.black) + grid.pieces(position.white)
    if not all(grid.around(piece) & position.empty for piece in pieces):
        return 0  # no game has such a position
    compared = 0
    for piece in grid.pieces(position.black):
        point = lowest(piece)
        points = members(Life(position, point).fight)
        if not points:
            continue  # a ladder may still tell, which plain search cannot follow
        plain = Literal(position, point, points, most)
        try:
            expected = plain.fate(WHITE), plain.fate(BLACK)
        except TooLong:
            continue
        assert fates(position, point) == expected, position
        compared += 1
    return compared


@pytest.mark.parametrize("part", range(6))
def test_as_the_rules_say(part):
    """Every way to fill six points in a corner (a sixth of them, unless all are asked for)."""
    assert sum(agree(position) for position in CORNERS[part :: 6 if whole() else 36]) > 10


@pytest.mark.parametrize("seed", range(200 if whole() else 4))
def test_as_the_rules_say_in_larger_corners(seed):
    """Sixteen points at random, up to three of them empty, as far as plain search goes."""
    chance, compared = random.Random(seed), 0
    for _ in range(60):
        empty = chance.randint(1, 3)
        points = ["."] * empty + chance.choices("XO", k=16 - empty)
        chance.shuffle(points)
        position = in_corner(["".join(points[row : row + 4]) for row in (0, 4, 8, 12)])
        compared += agree(clear(clear(position, WHITE), BLACK), 1000)
    assert compared


def eyed(*shape):
    """A black string round an area of this shape, in the middle, closed in by White; a vertex of
    the string.
    """
    width, height = len(shape[0]) + 6, len(shape) + 6
    grid = Grid(width, height)
    area = set_of(
        grid.point(x + 3, y + 3)
        for y, row in enumerate(shape)
        for x, sign in enumerate(row)
        if sign == "#"
    )
    black = ring(grid, area)
    white = ring(grid, area | black)
    return Position(grid, black, white), lowest(black)


def ring(grid, points):
    beside = grid.around(points)
    return (beside | grid.around(beside)) & ~points & _near(grid, points)


def _near(grid, points):
    """The points beside some, diagonals too."""
    across = points | points << 1 | points >> 1
    return (across | across << grid.stride | across >> grid.stride) & grid.points


def on_second_line(stones, corner=False):
    """So many black stones in a row on the second line, closed in by White."""
    ends = ("", "O.") if corner else (".O", "O.")
    rows = ["." * (stones + len(ends[0]) + 2)]
    rows.append(("." if ends[0] else "") + "O" * (stones + 1 + bool(ends[0])) + ".")
    rows.append(ends[0] + "X" * stones + ends[1])
    rows.append(ends[0] + "." * stones + ends[1])
    return diagram(rows), f"{'A' if corner else 'C'}2"


# By the opponent first, by the owner first. Shapes of eyes: Sensei's Library, "Unsettled three" and
# "Basic living eye shapes"; the second line: "Four die, six live" in the corner and "Six die, eight
# live" at the side.
SHAPES = {
    "two": (eyed("##"), DEAD, DEAD),
    "three in a row": (eyed("###"), DEAD, ALIVE),
    "bent three": (eyed("##", "#."), DEAD, ALIVE),
    "four in a row": (eyed("####"), ALIVE, ALIVE),
    "bent four": (eyed("###", "#.."), ALIVE, ALIVE),
    "square four": (eyed("##", "##"), DEAD, DEAD),
    "pyramid four": (eyed("###", ".#."), DEAD, ALIVE),
    "bulky five": (eyed("###", "##."), DEAD, ALIVE),
    "crossed five": (eyed(".#.", "###", ".#."), DEAD, ALIVE),
    "rabbity six": (eyed("##.", "###", ".#."), DEAD, ALIVE),
    "rectangular six": (eyed("###", "###"), ALIVE, ALIVE),
    "four on the second line in the corner": (on_second_line(4, True), DEAD, DEAD),
    "five on the second line in the corner": (on_second_line(5, True), DEAD, ALIVE),
    "six on the second line in the corner": (on_second_line(6, True), ALIVE, ALIVE),
    "six on the second line": (on_second_line(6), DEAD, DEAD),
    "seven on the second line": (on_second_line(7), DEAD, ALIVE),
    "eight on the second line": (on_second_line(8), ALIVE, ALIVE),
}


@each_row(SHAPES)
def test_known_shapes(asked, second, first):
    assert fates(*asked) == (second, first)


def ladder(*black):
    grid = Grid(19)
    return Position(grid, set_at(grid, ["D4", *black]), set_at(grid, "C4 D3 D5 E3"))


# Problems of others. Where the opponent first, where the owner first: GNU Go 3.8's regression tests
# ld_owl.tst and their games, of each the quarter of the board that matters, which say "alive", or
# "critical" for what depends; and Sensei's Library, "Two-by-three box" (2004), which says how a
# rectangular six in the corner depends on its outside liberties.
PUBLISHED = {
    "GNU Go, ld_owl 46": (
        [".....O....", ".....OXX.X", ".....OOX..", "......OXX.", "......OOOO", ".........."],
        "H3",
        ALIVE,
        ALIVE,
    ),
    "GNU Go, ld_owl 49": (
        ["..XO......", "..XO......", "..XO......", "XXXO......", "OOOO......", ".........."],
        "C3",
        DEAD,
        ALIVE,
    ),
    "GNU Go, ld_owl 51": (
        [
            "..........",
            ".......OOO",
            "......OOX.",
            "......OXX.",
            "......OX..",
            "......OX.X",
            "......O...",
        ],
        "H3",
        DEAD,
        ALIVE,
    ),
    "GNU Go, ld_owl 64": (
        [
            "..........",
            "OO........",
            "XOO.......",
            "XXOO......",
            ".XXO......",
            "..XOO.....",
            "..XXOO....",
            "...XXO....",
        ],
        "C4",
        ALIVE,
        ALIVE,
    ),
    "GNU Go, ld_owl 302": (
        ["....X..XO.", "....XOO...", "....XXXOOO", "......XXXX", "..........", ".........."],
        "H4",
        DEAD,
        ALIVE,
    ),
    "Sensei's Library, no outside liberty": (
        ["OOOOOO.", "OOOOO..", "XXXXO..", "...XO..", "...XO.."],
        "A3",
        DEAD,
        ALIVE,
    ),
    "Sensei's Library, one": (
        ["OOOOOO.", "OOOOOO.", "XXXX.O.", "...XOO.", "...XOO."],
        "A3",
        KO,
        ALIVE,
    ),
    "Sensei's Library, two": (
        ["OOOOOO.", "OOO.OO.", "XXXX.O.", "...XOO.", "...XOO."],
        "A3",
        ALIVE,
        ALIVE,
    ),
}


@each_row(PUBLISHED)
def test_published_problems(rows, at, second, first):
    assert fates(diagram(rows), at) == (second, first)


# White may begin with a pass, and a threat is needed only later on.
LATE = diagram(
    [
        "..XXXOXX.",
        "X.XOOOOOO",
        "OXXXXOOO.",
        "OOOOXXXXO",
        "..OXXXX.X",
        "..OXX...X",
        "..OOXXXX.",
        ".O.OOX.X.",
        "....OX...",
    ]
)
NET = """
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . O O . . X
    . . X . X . .
    . . . X . . .
    . X O . . . ."""

OTHERS = {
    "caught in a net": (Position.parse(NET), "C1", DEAD, DEAD),
    "a ladder across the board": (ladder(), "D4", DEAD, DEAD),
    "with a stone in its way": (ladder("P14"), "D4", DEAD, UNKNOWN),
    "in the open": (Position(Grid(9), set_at(Grid(9), "E5")), "E5", UNKNOWN, UNKNOWN),
    "two eyes": (diagram([".X.XO.", "XXXXO.", "OOOOO."]), "A2", ALIVE, ALIVE),
    "a ko for its second eye": (in_corner([".X.", ".O."]), "A3", KO, ALIVE),
    "a ko that a ladder alone leaves open": (in_corner([".XO", "XO."]), "A3", KO, ALIVE),
    "a ko at the end of a line": (LATE, "F9", KO, KO),
}


@each_row(OTHERS)
def test_other_strings(position, at, second, first):
    assert fates(position, at) == (second, first)


def test_a_line_is_played_by_the_rules():
    """To the capture, or until there are two eyes."""
    position, at = eyed("###", ".#.")
    life = Life(position, at).solve()
    for attacked, fate in ((True, DEAD), (False, ALIVE)):
        game = Game(9, 8, setup=position, first=WHITE if attacked else BLACK)
        for turn in life.line(attacked):
            game.play(turn)
        stands = game.position.colour(at) == BLACK
        assert stands is (fate == ALIVE)


def test_the_turn_before_counts():
    """A stone that has just taken a ko may not be taken back straight away."""
    before = diagram([".XO.", "XO.O", ".XO."])
    after = move(before, before.grid.point(2, 1), BLACK)
    assert Life(after, "C2").solve().second == DEAD
    assert Life(after, "C2", before=before).solve().second == KO


@contextlib.contextmanager
def shallow(calls):
    """Where calls may be only so much deeper than here, as on MicroPython."""
    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(len(inspect.stack()) + calls)
        yield
    finally:
        sys.setrecursionlimit(limit)


def test_too_deep():
    """Where calls may not be so deep as a ladder is long it cannot tell."""
    with shallow(30):
        assert fates(ladder(), "D4") == (DEAD, UNKNOWN)


def test_grids_are_told_apart_on_micropython():
    """Whose hash of a tuple is the sum of those of its items, and of an int its low 30 bits."""
    grids = [hashed(own << 60, 4095 - own << 60) for own in range(4096)]
    assert len({sum(part % (1 << 30) for part in grid) for grid in grids}) > 4090


def test_no_stone():
    with pytest.raises(ValueError, match="A1 is empty"):
        Life(Position(Grid(3)), "A1")
