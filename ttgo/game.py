"""One line of play: turns, the grids they left, undo, score and result."""

from ttgo import vertex
from ttgo.grids import Grids
from ttgo.illegal import GameOver, Illegal, NotAPoint, Occupied, Repeats, Suicide, brief
from ttgo.points import Grid, count, lowest
from ttgo.quick import clearings
from ttgo.quick import move as after_move
from ttgo.rules import BLACK, EMPTY, WHITE, Position, Score, opponent, over, plain
from ttgo.rulesets import SUPERKO, Rules, check_first, check_handicap, check_rules, check_setup
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Game:
    """A game on `width` by `height` points (a square if no height is given), by the ten rules or by `rules`.

    `komi`, a multiple of 0.5, is added to White's score. The first `handicap` turns are all Black's. The game begins with the
    position `setup`, if there is one, and with the player `first`. Raises ValueError for what is none of these.
    """

    def __init__(
        self,
        width: int,
        height: "int | None" = None,
        komi: float = 0,
        rules: "Rules | None" = None,
        handicap: int = 0,
        setup: "Position | None" = None,
        first: str = BLACK,
    ) -> None:
        self.grid = Grid(width, height)
        self.komi = check_komi(komi)
        self.rules = check_rules(rules)
        self.handicap = check_handicap(handicap, self.grid)
        self.setup = check_setup(setup, self.grid)
        self.first = check_first(first, self.handicap)
        self._superko = SUPERKO[self.rules.superko]
        self._of, self._suicide = self._superko.of, self.rules.suicide  # here for speed
        self._points, self._names = vertex.tables(self.grid)
        self._turns: list[str] = []
        self._players: list[str] = []
        self._next = first
        self._ended = False  # what `over` says
        self._resumed: list[int] = []  # the numbers of turns at which play went on after two passes
        # The points of both colours after each turn; [0] is the start. Positions are made from them when asked for.
        self._left = [(self.setup.black, self.setup.white)]
        # Rule 6 as a look-up: by whose it was (`_whose`), each grid there has been with the first turn after which it stood.
        self._first = {"": Grids(), BLACK: Grids(), WHITE: Grids()}
        self._seen = self._first[""]  # where it is nobody's
        # The same grids by their numbers of stones and whose they were, for `legal_moves`; those before turn `_counted`.
        self._by_count: "dict[tuple[int, str], list[tuple[int, int]]]" = {}
        self._counted = 0
        # When `_forbidden` was asked last (the points and the turn), and its answer.
        self._known: "tuple[Any, ...]" = (None, None, None)
        if self._superko.start:
            self._first[self._whose("", 0)][self._left[0]] = 0

    @property
    def turns(self) -> "tuple[str, ...]":
        """The turns so far, each a vertex or "pass"."""
        return tuple(self._turns)

    @property
    def turn(self) -> int:
        """The number of turns so far."""
        return len(self._turns)

    @property
    def last(self) -> str:
        """The last turn; "" before the first."""
        return self._turns[-1] if self._turns else ""

    def taken(self, turn: int) -> str:
        """A turn by its number, counted from 1. Raises IndexError if there was no such turn."""
        return self._turns[_numbered(turn)]

    def player(self, turn: int) -> str:
        """Who took a turn, BLACK or WHITE, by its number, counted from 1. Raises IndexError if there was no such turn."""
        return self._players[_numbered(turn)]

    @property
    def to_play(self) -> str:
        """BLACK or WHITE: whose turn it is, or would be if the game were not over."""
        return self._next

    def give_turn(self, player: str) -> None:
        """Let `player` take the next turn, whoever's it is by rule 5: for GTP and files that leave turns out. No pass is taken."""
        self._next = check_first(player, 0)

    @property
    def over(self) -> bool:
        """True if the last two turns were passes, unless play has been resumed between or after them."""
        return self._ended

    def resume(self) -> None:
        """Go on after two passes: the players have agreed on another way to end the game than rule 8 (endings.py)."""
        if self._ended:
            self._resumed.append(len(self._turns))
            self._ended = False

    def stop(self) -> None:
        """Take back the last `resume`."""
        self._resumed.pop()
        self._ended = self._has_ended()

    @property
    def resumed(self) -> int:
        """How often play has been resumed."""
        return len(self._resumed)

    @property
    def position(self) -> Position:
        """The grid as it is coloured now."""
        return self.position_after(len(self._turns))

    def position_after(self, turn: int) -> Position:
        """The grid as it was coloured after a turn; 0 is the start. Raises IndexError if there was no such turn."""
        if turn < 0:
            raise IndexError("Turns are counted from 0, the start.")
        return Position(self.grid, *self._left[turn])

    def points(self, colour: str) -> int:
        """The set of points of a colour now, as `position.points(colour)` gives it, without making a Position."""
        black, white = self._left[-1]
        return black if colour == BLACK else white if colour == WHITE else self.grid.points ^ black ^ white

    def play(self, text: str) -> None:
        """Take the next turn: a vertex in upper or lower case, or "pass".

        Raises the subclass of Illegal that says why it is not allowed, and then nothing has changed.
        """
        point = self._points.get(text) if type(text) is str else None  # as they are written; read takes more
        if point is None:
            point = vertex.read(self.grid, text)
            text = PASS if point is None else self._names[point]
        if not (self._pass() if point is None else self._move(point, text)):
            raise self._refusal(point)  # type: ignore[misc]  # there is one

    def try_move(self, point: int) -> bool:
        """Move at a point and return True; if the rules do not allow it, return False, and then nothing has changed.

        For programs: it reads no vertex and puts no reason into words. Raises NotAPoint for what is no point of the grid.
        """
        text = self._names.get(point) if type(point) is int else None
        if text is None:
            raise NotAPoint(point, "a point is a number as grid.point(x, y) gives it")
        return self._move(point, text)

    def _move(self, point: int, text: str) -> bool:
        """Move at a point, whose vertex is `text`; False if rules 6 to 8 do not allow it."""
        black, white = self._left[-1]
        if self._ended or (black | white) >> point & 1:
            return False
        player, turns = self._next, self._turns
        if player == BLACK:
            left = own, _ = after_move(self.grid, black, white, point)
        else:
            own, other = after_move(self.grid, white, black, point)
            left = other, own
        if not self._suicide and not own >> point & 1:
            return False
        turn = len(turns) + 1
        first = self._first[self._whose(player, turn)] if self._of else self._seen
        if first.setdefault(left, turn) != turn:  # it was there before; if it was not, it is now
            return False
        turns.append(text)
        self._players.append(player)
        self._left.append(left)
        self._next = BLACK if player == WHITE or turn < self.handicap else WHITE
        return True

    def _pass(self) -> bool:
        """Pass; False if rule 8 does not allow it."""
        if self._ended:
            return False
        player, left, turn = self._next, self._left[-1], len(self._left)
        if self._superko.passes:
            self._first[self._whose(player, turn)].setdefault(left, turn)
        self._turns.append(PASS)
        self._players.append(player)
        self._left.append(left)
        self._next = self._follower(player, turn)
        self._ended = self._has_ended()
        return True

    def undo(self) -> str:
        """Take back the last turn and return it. Raises ValueError if there is none."""
        if not self._turns:
            raise ValueError("There is no turn to undo: this is the start of the game.")
        turn = len(self._turns)
        left = self._left.pop()
        player = self._players.pop()
        whose = self._whose(player, turn)
        if self._first[whose].get(left) == turn:
            del self._first[whose][left]
            if turn < self._counted:
                self._by_count[_counts(left), whose].pop()
        self._counted = min(self._counted, turn)
        if self._resumed and self._resumed[-1] >= turn:
            self._resumed.pop()
        self._next = player
        text = self._turns.pop()
        self._ended = self._has_ended()
        return text

    def why_not(self, text: str) -> "Illegal | None":
        """None if the player to play may take this turn, else the exception that `play` would raise."""
        try:
            return self._refusal(vertex.read(self.grid, text))
        except Illegal as refused:
            return refused

    def legal_moves(self) -> "list[str]":
        """The vertices where the player to play may move, in order from A1; none when the game is over."""
        return vertex.names(self.grid, self.legal_points())

    def legal_points(self) -> int:
        """The same as a set of points."""
        if self._ended:
            return 0
        suicides, repeats = self._forbidden()
        legal = self.points(EMPTY) & ~suicides
        for point in repeats:
            legal &= ~(1 << point)
        return legal

    def suicide_points(self) -> int:
        """The empty points where a move would be suicide, as a set; empty where suicide is allowed."""
        return self._forbidden()[0]

    def repeating_points(self) -> "dict[int, int]":
        """The empty points where rule 6 forbids a move, each with the turn that the move would repeat."""
        return dict(self._forbidden()[1])

    def _forbidden(self) -> "tuple[int, dict[int, int]]":
        """What `suicide_points` and `repeating_points` give."""
        # Each move makes its own pair of points: the same pair at the same turn is the same game.
        left, when = self._left[-1], (len(self._left), self._next)
        if self._known[0] is not left or self._known[1] != when:
            self._known = (left, when, self._find_forbidden())
        return self._known[2]  # type: ignore[no-any-return]

    def _find_forbidden(self) -> "tuple[int, dict[int, int]]":
        own, other = self._split(self._left[-1])
        whose = self._whose(self._next, len(self._left))
        first = self._first[whose]
        suicides, repeats = 0, {}
        clearing = clearings(self.grid, own, other)
        for point in clearing:
            if not self._suicide and not clearing[point][0] >> point & 1:
                suicides |= 1 << point
            turn = first.get(self._join(clearing[point]))
            if turn is not None:
                repeats[point] = turn
        # Any other move adds one stone, so only grids with exactly that stone more can be repeated.
        stones = self._join((count(own) + 1, count(other)))
        self._count()
        for left in self._by_count.get((stones[0] * _MOST + stones[1], whose), ()):
            earlier_own, earlier_other = self._split(left)
            if earlier_other == other and earlier_own & own == own:
                repeats[lowest(earlier_own ^ own)] = first[left]
        return suicides, repeats

    def score(self) -> Score:
        """The score by rule 9 of the grid as it is now, whether or not the game is over."""
        return Score(self.position, self.komi, self.rules.score)

    def _refusal(self, point: "int | None") -> "Illegal | None":
        """Why the next turn may not be a move at that point (None: a pass); None if it may."""
        if self._ended:
            return GameOver()
        if point is None:
            return None
        if not self.points(EMPTY) >> point & 1:
            return Occupied(self._names[point], self.position.colour(point))
        own, other = self._split(self._left[-1])
        now = after_move(self.grid, own, other, point)
        if not self._suicide and not now[0] >> point & 1:
            return Suicide(self._names[point], count(own) + 1 - count(now[0]))
        repeated = self._first[self._whose(self._next, len(self._left))].get(self._join(now))
        return None if repeated is None else Repeats(self._names[point], repeated)

    def _has_ended(self) -> bool:
        since = self._resumed[-1] if self._resumed else 0
        return len(self._turns) - since >= 2 and over(self._turns)

    def _count(self) -> None:
        """Bring `_by_count` up to date. `play` does not: a replay, which asks for no legal moves, is faster without."""
        for turn in range(self._counted, len(self._left)):
            left = self._left[turn]
            whose = self._whose(self._players[turn - 1] if turn else "", turn)
            if self._first[whose].get(left) == turn:
                self._by_count.setdefault((_counts(left), whose), []).append(left)
        self._counted = len(self._left)

    def _whose(self, player: str, turn: int) -> str:
        """Whose the grid is that `player` leaves by that turn: the one that rule 6 compares (Superko.of)."""
        if self._superko.of == "next":
            return self._follower(player, turn)
        return player if self._superko.of == "mover" else ""

    def _follower(self, player: str, turn: int) -> str:
        """Who is to play after `player` has taken that turn (rule 5)."""
        if turn == 0:
            return self.first
        return BLACK if turn < self.handicap else opponent(player)

    def _split(self, black_white: "tuple[int, int]") -> "tuple[int, int]":
        """Black's and White's in the order of the player to play and the opponent."""
        black, white = black_white
        return (black, white) if self._next == BLACK else (white, black)

    _join = _split  # turning a pair round undoes itself


_MOST = 1 << 12  # more than there are points


def _counts(left: "tuple[int, int]") -> int:
    """The numbers of black and of white stones, as one."""
    return count(left[0]) * _MOST + count(left[1])


def _numbered(turn: int) -> int:
    if turn < 1:
        raise IndexError("Turns are counted from 1.")
    return turn - 1


def check_komi(komi: object) -> float:
    """A komi, if it is a multiple of 0.5 from -9999 to 9999; raises ValueError otherwise."""
    number = isinstance(komi, (int, float)) and not isinstance(komi, bool)
    if number and -9999 <= komi <= 9999 and komi * 2 == int(komi * 2):  # type: ignore[operator]
        return plain(komi)  # type: ignore[arg-type]
    raise ValueError(f"Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not {brief(komi)}.")
