"""Why a move is good, as far as the rules show: what the move does on the board, as one fact with a
number and points.

The facts are looked for in the order of `FACTS`, and the first that holds is the reason. Each can
be counted on the board: before the move, after the move, or after the opponent's move at the same
point. The fate of a string is proved (solve/life.py), where its fight is so small that nobody has
to wait.
"""

from ttgo import vertex
from ttgo.player.urgent import saves
from ttgo.points import count, lowest
from ttgo.position import BLACK, Position
from ttgo.quick import after_move
from ttgo.rules import opponent
from ttgo.solve.life import ALIVE, DEAD, Life, fight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.game import Game
    from ttgo.points import Grid

FIGHT = 6  # empty points of the largest fight that is read
NODES = 1000  # positions of a proof
FEW = 3  # liberties of a string that is short of them


class Sides:
    """The stones of two players: `own` and `other`."""

    def __init__(self, grid: "Grid", own: int, other: int) -> None:
        self.grid, self.own, self.other = grid, own, other
        self.empty = grid.points & ~(own | other)

    def after(self, point: int) -> "Sides":
        """The board after a move of the player with the stones `own`."""
        return Sides(self.grid, *after_move(self.grid, self.own, self.other, point))

    def turned(self) -> "Sides":
        """The board as the other player sees it."""
        return Sides(self.grid, self.other, self.own)

    def liberties(self, string: int) -> int:
        """The number of liberties of a string, or of what has become of the string since; 0 if it
        has been captured.
        """
        own = self.own if string & self.own else self.other
        return count(self.grid.around(self.grid.flood(string, own)) & self.empty)

    def closed(self) -> int:
        """The empty points that reach only stones of `own`; 0 while there are none of `other`."""
        grid = self.grid
        return self.other and self.empty & ~grid.flood(grid.around(self.other), self.empty)

    def nearer(self) -> int:
        """The empty points that are fewer steps away from `own` than from `other`, whatever stands
        between.
        """
        near, far = self.own, self.other
        found = 0
        while far and near not in (0, self.grid.points):
            near |= self.grid.around(near)
            far |= self.grid.around(far)
            found |= near & ~far
        return found & self.empty


class Move:
    """A move at a point, by three boards as the player sees them: `before` the move, `now`, after
    it, and `then`, after a move of the opponent at the same point instead.
    """

    def __init__(self, game: "Game", point: int) -> None:
        player = game.to_play
        grid, self.point = game.grid, point
        self.before = Sides(grid, game.points(player), game.points(opponent(player)))
        self.now = self.before.after(point)
        self.then = self.before.turned().after(point).turned()
        self._black, self._suicide = player == BLACK, game.rules.suicide

    def beside(self, stones: int) -> "list[int]":
        """The strings of a colour beside the point."""
        grid = self.before.grid
        return [string for string in grid.pieces(stones) if string & grid.beside[self.point]]

    def fought(self, own: int, other: int) -> "list[int]":
        """The strings of `own` with a small fight that includes the point."""
        grid = self.before.grid
        return [
            string
            for string in grid.pieces(own)
            if fight(grid, own, other, string, FIGHT) >> self.point & 1
        ]

    def fates(self, string: int, board: Sides) -> "tuple[str, str]":
        """What becomes of a string if its opponent plays first, and if its owner does."""
        if not string & (board.own | board.other):
            return DEAD, DEAD  # a suicide has cleared it
        sides = (board.own, board.other) if self._black else (board.other, board.own)
        life = Life(Position(board.grid, *sides), lowest(string), self._suicide, FIGHT)
        life.solve(NODES)
        return life.second, life.first


# The facts: of a move, the points that they are about, or 0


def captures(seen: Move) -> int:
    return seen.before.other & ~seen.now.other


def rescues(seen: Move) -> int:
    """Strings with one liberty that the opponent could capture before, and cannot now."""
    before = seen.before
    return sum(
        [
            string
            for string in before.grid.pieces(before.own)
            if before.liberties(string) == 1
            and seen.now.liberties(string) > 1
            and saves(before.grid, before.own, before.other, seen.point, string)
        ]
    )


def lives(seen: Move) -> int:
    """Strings that the opponent could have captured by playing first, and cannot capture now."""
    before, now = seen.before, seen.now
    return sum(
        [
            string
            for string in seen.fought(before.own, before.other)
            if seen.fates(string, before)[0] == DEAD and seen.fates(string, now)[0] == ALIVE
        ]
    )


def kills(seen: Move) -> int:
    """Strings of the opponent that are captured now whatever the opponent plays, and were not
    before.
    """
    before, now = seen.before, seen.now
    chased = [string for string in seen.beside(now.other) if now.liberties(string) == 1]
    fought = [string for string in seen.fought(before.other, before.own) if string not in chased]
    return sum(
        [
            string
            for string in chased + fought
            if seen.fates(string, now)[1] == DEAD != seen.fates(string, before)[1]
        ]
    )


def atari(seen: Move) -> int:
    """Strings of the opponent that are left one liberty."""
    return presses(seen, 1)


def closes(seen: Move) -> int:
    """Empty points that reached the opponent's stones before, and do not now."""
    return seen.now.closed() & ~seen.before.closed() & seen.before.empty


def prevents(seen: Move) -> int:
    """Empty points that the opponent's move at the same point would have closed."""
    return seen.then.turned().closed() & ~seen.before.turned().closed() & seen.before.empty


def guards(seen: Move) -> int:
    """Strings that the opponent's move at the same point would have left one liberty, and that have
    more now.
    """
    return sum(
        [
            string
            for string in seen.beside(seen.then.own)
            if seen.then.liberties(string) == 1 < seen.now.liberties(string)
        ]
    )


def joins(seen: Move) -> int:
    """Strings that the move makes one of."""
    return several(seen.beside(seen.before.own))


def parts(seen: Move) -> int:
    """Strings that the opponent's move at the same point would have made one of."""
    return several(seen.beside(seen.before.other))


def several(strings: "list[int]") -> int:
    return sum(strings) if len(strings) > 1 else 0


def presses(seen: Move, most: int = FEW) -> int:
    """Strings of the opponent that are left few liberties."""
    return sum([one for one in seen.beside(seen.now.other) if seen.now.liberties(one) <= most])


def frees(seen: Move) -> int:
    """Strings that had few liberties, and have more now."""
    before = seen.before
    return sum(
        [
            string
            for string in seen.beside(before.own)
            if before.liberties(string) <= FEW
            and before.liberties(string) < seen.now.liberties(string)
        ]
    )


def nearer(seen: Move) -> int:
    """Empty points that are nearer to the player's stones now."""
    return seen.now.nearer() & ~seen.before.nearer()


FACTS = (
    ("captures", captures),
    ("saves", rescues),
    ("lives", lives),
    ("kills", kills),
    ("atari", atari),
    ("closes", closes),
    ("prevents", prevents),
    ("guards", guards),
    ("joins", joins),
    ("parts", parts),
    ("presses", presses),
    ("frees", frees),
    ("nearer", nearer),
)


def reason(game: "Game", turn: str, proven: bool = False, first: bool = False) -> "dict[str, Any]":
    r"""Why to play a legal turn, as values for JSON:

    why      a name of `FACTS`; "tried" where no fact holds; "pass" for a pass that is `proven` to
             lose nothing, "decided" for another pass; "first" for a `first` idea, which others may
             follow
    points   the points that the fact is about, as vertices
    part     the points of the part of the grid to look for the move in

    >>> from ttgo import Game, Position
    >>> game = Game(3, setup=Position.parse(". O .\nO X X\n. . ."))
    >>> found = reason(game, "A1")
    >>> found["why"], found["points"], len(found["part"])
    ('atari', ['A2'], 9)
    """
    grid, point = game.grid, vertex.read(game.grid, turn)
    if point is None:
        why = "first" if first else "pass" if proven else "decided"
        return {"why": why, "points": [], "part": []}
    part = grid.named(part_of(grid, point))
    if first:
        return {"why": "first", "points": [], "part": part}
    why, points, seen = "tried", 0, Move(game, point)
    for name, find in FACTS:
        points = find(seen)
        if points:
            why = name
            break
    return {"why": why, "points": grid.named(points), "part": part}


def part_of(grid: "Grid", point: int) -> int:
    """The square with a point in it, one of the squares that cover the grid side by side: 3 by 3
    points, 5 by 5 on large grids.
    """
    side = 3 if max(grid.width, grid.height) <= 9 else 5
    left, low = [
        max(0, min(place // side * side, length - side))
        for place, length in (
            (point % grid.stride, grid.width),
            (point // grid.stride, grid.height),
        )
    ]
    row = (1 << min(side, grid.width)) - 1
    return sum([row << grid.point(left, low + k) for k in range(min(side, grid.height))])
