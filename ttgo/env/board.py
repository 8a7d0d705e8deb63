"""A game for programs that play millions of games: strings and their liberties are kept, so that
all legal moves are quick to find.

The rules are the core's, with exact superko; a test holds each answer to `Game`. Three facts make
the board quick:

- A move that clears nothing adds one stone and leaves the opponent's stones as they are. So such a
  move can only repeat an earlier grid with the same stones of the opponent's. There are few of
  these, as earlier grids are filed by the opponent's stones.
- Any other move fills the last liberty of a string: of the opponent's, or of all own strings beside
  a point without empty neighbours. Strings with one liberty are kept apart, so these moves are few,
  too.
- A stone that stays can only repeat a grid if a stone of the same colour was at that point before
  and has been cleared since. At other points nothing is looked up.

arrays.py tells which number an action is, and what the arrays mean.
"""

import contextlib
import operator
from functools import cache
from typing import Self

import numpy as np
from numpy import frombuffer, ndarray, unpackbits
from numpy.typing import NDArray

from ttgo.env.arrays import BOOL, INT8, TURNED, UINT8, Shape
from ttgo.game import Game
from ttgo.guards import checked
from ttgo.points import Grid, lowest, members
from ttgo.position import BLACK, WHITE, Position
from ttgo.quick import strings
from ttgo.rulesets import SUPERKO
from ttgo.scoring import Score
from ttgo.start import Start, check_player

# Earlier grids: by the opponent's stones, the player's own stones in each grid with these
_Earlier = dict[int, tuple[int, ...]]
# The points of the moves, -1 for a pass, from the last move to the first
_Trail = tuple[int, "_Trail | None"]
# For each last liberty of strings of a player: all stones that a move there captures
Ends = dict[int, int]

_RIVAL = {BLACK: WHITE, WHITE: BLACK}


class Board:
    """A game from a Start on, for programs: numbers in, numbers out.

    `black`, `white` and `empty` are sets of points (ints), `player` is whose turn it is, `turn` the
    number of turns so far, and `over` is True after two passes in a row. `shape` says how actions
    and points are numbered (arrays.py).

    >>> from ttgo.env.board import Board
    >>> from ttgo.env import start
    >>> board = Board(start(3, komi=0.5))
    >>> for action in (4, 3, 0):
    ...     board.play(action)
    >>> board.player, board.legal_actions()
    ('white', [1, 2, 5, 6, 7, 8, 9])
    """

    __slots__ = (
        "_earlier", "_ends", "_free", "_handicap", "_known", "_lost", "_passes",
        "_start", "_strings", "_superko", "_trail", "_views",
        "black", "empty", "over", "player", "shape", "turn", "white",
    )  # fmt: skip

    def __init__(self, start: Start) -> None:
        grid = checked(start, Start, "A board begins with a Start").grid
        self._start, self._handicap = start, start.handicap
        self._superko, self._free = SUPERKO[start.rules.superko], start.rules.suicide
        self.shape = Shape.of(grid)
        self.black, self.white = start.setup.black, start.setup.white
        self.empty = grid.points ^ self.black ^ self.white
        self.player: str = start.first
        self.turn = 0
        self.over = False
        self._passes = 0
        self._trail: _Trail | None = None
        self._strings = Strings(grid)
        self._ends = {
            player: self._strings.found(stones, self.empty)
            for player, stones in ((BLACK, self.black), (WHITE, self.white))
        }
        self._lost = {BLACK: 0, WHITE: 0}  # where stones of each have ever been cleared
        # By the player that they count for (Superko.owner), the earlier grids as Black sees them
        # and as White does
        self._earlier: dict[str, tuple[_Earlier, _Earlier]] = {
            whose: ({}, {}) for whose in ((BLACK, WHITE) if self._superko.owner else ("",))
        }
        # The last grids as bytes, as Black and as White sees them: own stones, the other's, own
        # stones a turn ago, and so on. None until somebody observes the board.
        self._views: tuple[bytes, bytes] | None = None
        self._known: tuple[int, int] | None = None  # cache of `_judged`
        self._leave("", self._superko.start)

    def play(self, action: int) -> None:
        """Take the next turn. Raises the subclass of Illegal that says why an action is not
        allowed; nothing has changed then.
        """
        self.take(self.judge(action))

    def judge(self, action: int) -> int:
        """The point of a legal action, -1 for a pass. Raises what `play` raises."""
        try:
            point = self.shape.point[action]
        except (KeyError, TypeError):  # TypeError for a list, for instance
            if action == self.shape.size and not self.over:
                return -1
            raise self._refusal(action) from None
        if not (self._known or self._judged())[0] >> point & 1:
            raise self._refusal(action)
        return point

    def take(self, point: int) -> None:
        """Take the turn of a point that `judge` has given for this position."""
        if point < 0:
            self._pass()
            return
        player = self.player
        rival = _RIVAL[player]
        turn = self.turn = self.turn + 1
        self._passes = 0
        ends, lost, stone = self._ends, self._lost, 1 << point
        own, other = (self.black, self.white) if player == BLACK else (self.white, self.black)
        own |= stone
        left, others, self.empty = self._strings.move(
            ends[player], ends[rival], own, other, self.empty, point
        )
        if others != other:
            lost[rival] |= other ^ others
        elif left != own:
            lost[player] |= own ^ left
        self.black, self.white = (left, others) if player == BLACK else (others, left)
        self.player = WHITE if player == BLACK and turn >= self._handicap else BLACK
        self._trail = point, self._trail
        self._known = None
        self._leave(player, True)

    def _pass(self) -> None:
        player = self.player
        turn = self.turn = self.turn + 1
        self._passes += 1
        self.over = self._passes > 1
        self.player = self._start.player_after(player, turn)
        self._trail = -1, self._trail
        self._known = None
        self._leave(player, self._superko.passes)

    def _leave(self, player: str, counts: bool) -> None:
        """Keep the grid that a turn has left: for planes, and if the turn `counts`, as a grid that
        must not come again.
        """
        black, white = self.black, self.white
        if self._views:
            shape = self.shape
            own = black.to_bytes(shape.bytes, "little").translate(TURNED)
            other = white.to_bytes(shape.bytes, "little").translate(TURNED)
            for_black, for_white = self._views
            self._views = (
                (own + other + for_black)[: shape.past],
                (other + own + for_white)[: shape.past],
            )
        if counts:
            of = self._superko.owner
            seen_black, seen_white = self._earlier[
                (self.player if of == "next" else player) if of else ""
            ]
            seen_black[white] = (*seen_black.get(white, ()), black)
            seen_white[black] = (*seen_white.get(black, ()), white)

    def _looked(self) -> tuple[bytes, bytes]:
        """`_views` as they would be if both players had observed the board from the start."""
        board = Board(self._start)
        board._views = self.shape.blank, self.shape.blank
        board._leave("", counts=False)
        for action in self.actions():
            board.play(action)
        return board._views

    def _theirs(self, player: str) -> _Earlier:
        """The earlier grids that a move of the player to play must not repeat, as that player sees
        them.
        """
        of = self._superko.owner
        if not of:
            return self._earlier[""][player == WHITE]
        whose = self._start.player_after(player, self.turn + 1) if of == "next" else player
        return self._earlier[whose][player == WHITE]

    @property
    def legal(self) -> int:
        """The points where the player to play may move, as a set; none when the game is over."""
        return (self._known or self._judged())[0]

    @property
    def repeats(self) -> int:
        """The points that rule 6 alone forbids the player to play, as a set; none when the game is
        over.
        """
        return (self._known or self._judged())[1]

    def _judged(self) -> tuple[int, int]:
        """The points where the player may move, and the points where rule 6 alone forbids a move,
        as sets.
        """
        if self.over:
            return 0, 0
        player, empty, stride = self.player, self.empty, self.shape.stride
        own, other = (self.black, self.white) if player == BLACK else (self.white, self.black)
        mine, theirs = self._ends[player], self._ends[_RIVAL[player]]
        again = empty & self._lost[player]
        earlier = self._theirs(player)
        same = earlier.get(other, ())
        repeats = suicides = 0
        free = empty | own
        # Points with only stones of the opponent's beside them: a stone that captures none of those
        # is cleared itself
        lone = empty & ~(free << 1 | free >> 1 | free << stride | free >> stride)
        if not self._free or (
            same and same != (own,)
        ):  # seldom: the only grid in `same` is nearly always the present one
            suicides, repeats = self._seldom(own, mine, theirs, same)
        if theirs and (again or lone):
            captures = sum(theirs)  # each key is another point
            lone &= ~captures
            again &= captures
            while again:
                liberty = again & -again
                again ^= liberty
                grids = earlier.get(other ^ theirs[liberty])
                if grids and own | liberty in grids:
                    repeats |= liberty
        if lone and own in same:
            repeats |= lone
        self._known = empty ^ (suicides | repeats), repeats
        return self._known

    def _seldom(self, own: int, mine: Ends, theirs: Ends, same: tuple[int, ...]) -> tuple[int, int]:
        """The points where a move would be suicide, if suicide is forbidden; and the points where a
        move that captures nothing would repeat one of the grids `same`, the earlier grids with the
        opponent's present stones.
        """
        stride, empty, dying = (
            self.shape.stride,
            self.empty,
            sum(mine.values()),
        )  # no string is in two of these
        free = empty | own ^ dying
        alone = empty & ~(free << 1 | free >> 1 | free << stride | free >> stride | sum(theirs))
        repeats = 0
        for grid in same:
            added = grid ^ own
            if added and not added & (added - 1) and not added & own:
                repeats |= added
        joined = alone & self.shape.grid.around(dying) if same else 0
        while joined:
            stone = joined & -joined
            joined ^= stone
            if own ^ mine[stone] in same:
                repeats |= stone
        return 0 if self._free else alone, repeats

    def observe(self, player: str) -> tuple[NDArray[np.bool_], NDArray[np.int8]]:
        """What `player` sees: planes of shape (height, width, 18), and the mask of legal actions,
        of shape (width * height + 1,).

        Planes 0 and 1 are the player's own stones and the opponent's, 2 and 3 these stones one turn
        ago, and so on for eight grids; 16 is all True for White, and 17 has the points that rule 6
        alone forbids. Plane 17 and the mask are about the player to play, and empty for the other
        player.
        """
        shape = self.shape
        bits = unpackbits(frombuffer(self._packed(player), UINT8))
        return ndarray(shape.shape, BOOL, bits, 0, shape.strides), bits.take(shape.allowed).view(
            INT8
        )

    def _packed(self, player: str) -> bytes:
        """What `player` sees, as bits: 18 planes and the legal actions, in the order of Shape."""
        shape = self.shape
        views = self._views
        if not views:
            views = self._views = self._looked()
        try:
            seen = views[player == WHITE] + shape.colours[player]
        except (KeyError, TypeError):
            seen = views[0] + shape.colours[check_player(player)]  # raises a sentence
        if player != self.player or self.over:
            return seen + shape.nothing
        legal, repeats = self._known or self._judged()
        now = (repeats | (legal | shape.passing) << shape.bits).to_bytes(2 * shape.bytes, "little")
        return seen + now.translate(TURNED)

    def legal_actions(self) -> list[int]:
        """All legal actions, in order; the pass comes last. None when the game is over."""
        shape = self.shape
        legal = 0 if self.over else (self._known or self._judged())[0] | shape.passing
        bits = unpackbits(
            frombuffer(legal.to_bytes(shape.bytes, "little").translate(TURNED), UINT8)
        )
        return bits.take(shape.places).nonzero()[0].tolist()

    @property
    def position(self) -> Position:
        """The grid as it is coloured now."""
        return Position(self._start.grid, self.black, self.white)

    def score(self) -> Score:
        """The score by rules 9 and 10 of the grid as it is now."""
        return Score(self.position, self._start.komi, self._start.rules.wording)

    def actions(self) -> list[int]:
        """The actions so far."""
        taken = []
        trail = self._trail
        while trail:
            point, trail = trail
            taken.append(self.shape.size if point < 0 else self.shape.action[point])
        return taken[::-1]

    def game(self) -> Game:
        """The game so far as a Game of the core, for evidence and for files."""
        game = Game(self._start)
        for action in self.actions():
            game.play(self.shape.word(action))
        return game

    def _refusal(self, action: object) -> ValueError:
        """Why an action is not allowed."""
        number = -1
        with contextlib.suppress(TypeError):
            number = operator.index(action)  # type: ignore[arg-type]  # which raises TypeError
        if not 0 <= number <= self.shape.size:
            return self.shape.wrong(action)
        refused = self.game().why_not(self.shape.word(number))
        assert refused is not None
        return refused

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self._start, self.actions())

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def copy(self) -> Self:
        """A copy of the game, which then goes its own way."""
        other = object.__new__(type(self))
        for name in Board.__slots__:
            setattr(other, name, getattr(self, name))
        other._strings = self._strings.copy()
        other._ends = {player: ends.copy() for player, ends in self._ends.items()}
        other._lost = self._lost.copy()
        other._earlier = {
            whose: (one.copy(), two.copy()) for whose, (one, two) in self._earlier.items()
        }
        return other


def _replayed(start: Start, actions: list[int]) -> Board:
    """The game of these actions."""
    board = Board(start)
    for action in actions:
        board.play(action)
    return board


@cache
def _near(grid: Grid) -> list[list[tuple[int, int]]]:
    """For each point its neighbours, each as a set and as a point."""
    return [[(1 << near, near) for near in members(beside)] for beside in grid.beside]


class Strings:
    """All strings of both players with their liberties, kept from turn to turn instead of found
    anew.

    A stone leads to its string: from each point `_parent` leads to another point of the same
    string, and in the end to the string's root, which is its own parent. `_stones` and `_free` have
    the string and its liberties, by root. Strings only grow until they are cleared as a whole, so
    what the lists say of other points needs no cleaning up.
    """

    __slots__ = ("_free", "_grid", "_near", "_parent", "_stones")

    def __init__(self, grid: Grid) -> None:
        places = grid.stride * grid.height
        self._grid = grid
        self._near = _near(grid)
        self._parent, self._stones, self._free = [0] * places, [0] * places, [0] * places

    def found(self, stones: int, empty: int) -> Ends:
        """Find the strings of a player's stones. Returns the ends among them.

        >>> from ttgo import Grid
        >>> from ttgo.env.board import Strings
        >>> Strings(Grid(3)).found(0b11, 0b111_0111_0100)
        {}
        >>> Strings(Grid(3)).found(0b1_0011, 0b100)
        {4: 19}
        """
        ends: Ends = {}
        for string, free in strings(self._grid, stones, empty):
            root = lowest(string)
            left = string
            while left:
                self._parent[lowest(left)] = root
                left &= left - 1
            self._stones[root], self._free[root] = string, free
            if not free & (free - 1):
                ends[free] = ends.get(free, 0) | string
        return ends

    def move(
        self, mine: Ends, theirs: Ends, own: int, other: int, empty: int, point: int
    ) -> tuple[int, int, int]:
        """The player's stones, the opponent's and the empty points after a legal move. The strings
        and ends of both players are brought up to date.
        """
        parent, stones, free = self._parent, self._stones, self._free
        made = stone = 1 << point
        beside = self._grid.beside[point]
        liberties = beside & empty
        its = point  # the root of the string that the move makes
        for next_to, near in self._near[point]:
            if other & next_to:
                root = parent[near]
                while root != near:
                    root, near = parent[root], root  # noqa: PLW2901
                left = free[root]
                if left & stone:  # else another neighbour belongs to this string, too
                    free[root] = left = left ^ stone
                    if left and not left & (left - 1):
                        theirs[left] = theirs.get(left, 0) | stones[root]
            elif own & next_to and not made & next_to:
                root = parent[near]
                while root != near:
                    root, near = parent[root], root  # noqa: PLW2901
                made |= stones[root]
                liberties |= free[root]
                if its == point:
                    its = root
                else:
                    parent[root] = its
        # The last liberty of a joined string, and of each string that is captured now, was this
        # point.
        mine.pop(stone, None)
        captured = theirs.pop(stone, 0)
        own |= stone
        empty ^= stone
        liberties &= empty
        if captured:
            other ^= captured
            empty |= captured
            around = self._grid.around(captured)
            self._loosen(mine, own & ~made & around, captured)
            if made & around:
                liberties |= self._grid.around(made) & captured
        elif not liberties:
            self._loosen(theirs, other & self._grid.around(made), made)
            return own ^ made, other, empty | made
        parent[point], stones[its], free[its] = its, made, liberties
        if not liberties & (liberties - 1):
            mine[liberties] = mine.get(liberties, 0) | made
        return own, other, empty

    def _loosen(self, ends: Ends, beside: int, freed: int) -> None:
        """Give the points `freed` as liberties to the strings of `beside`, stones next to these
        points.
        """
        parent, stones, free = self._parent, self._stones, self._free
        while beside:
            near = lowest(beside)
            root = parent[near]
            while root != near:
                root, near = parent[root], root
            string, had = stones[root], free[root]
            beside &= ~string
            if not had & (had - 1):
                left = ends[had] ^ string
                if left:
                    ends[had] = left
                else:
                    del ends[had]
            free[root] = had | self._grid.around(string) & freed

    def copy(self) -> Self:
        """A copy of the strings, which then go their own way."""
        other = object.__new__(type(self))
        other._grid, other._near = self._grid, self._near
        other._parent, other._stones, other._free = self._parent[:], self._stones[:], self._free[:]
        return other
