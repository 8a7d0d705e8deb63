"""One line of play: turns, the grids they left, undo, score and result."""

from ttgo import quick, vertex
from ttgo.illegal import GameOver, Illegal, Occupied, Repeats, brief
from ttgo.points import Grid, count, lowest, members
from ttgo.rules import BLACK, Position, Score, over, plain, start, to_play
from ttgo.vertex import PASS


class Game:
    """A game from the empty grid on, `width` by `height` points (a square if no height is given).

    `komi`, a multiple of 0.5, is added to White's score. Raises ValueError for a size or komi that is none.
    """

    def __init__(self, width: int, height: "int | None" = None, komi: float = 0) -> None:
        self.grid = Grid(width, height)
        self.komi = check_komi(komi)
        self._turns: list[str] = []
        # The points of both colours after each turn; [0] is the start. Positions are made from them when asked for.
        opening = start(self.grid)
        self._left = [(opening.black, opening.white)]
        # Rule 6 as a look-up: each grid there has been, with the first turn after which it stood.
        self._first = {self._left[0]: 0}
        # The same grids by their numbers of stones, for `legal_moves`.
        self._by_count: dict[tuple[int, int], list[tuple[int, int]]] = {(0, 0): [self._left[0]]}

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
        if turn < 1:
            raise IndexError("Turns are counted from 1.")
        return self._turns[turn - 1]

    @property
    def to_play(self) -> str:
        """BLACK or WHITE: whose turn it is, or would be if the game were not over."""
        return to_play(len(self._turns))

    @property
    def over(self) -> bool:
        """True if the last two turns were passes."""
        return over(self._turns)

    @property
    def position(self) -> Position:
        """The grid as it is coloured now."""
        return self.position_after(len(self._turns))

    def position_after(self, turn: int) -> Position:
        """The grid as it was coloured after a turn; 0 is the start. Raises IndexError if there was no such turn."""
        if turn < 0:
            raise IndexError("Turns are counted from 0, the start.")
        return Position(self.grid, *self._left[turn])

    def play(self, text: str) -> None:
        """Take the next turn: a vertex in upper or lower case, or "pass".

        Raises the subclass of Illegal that says why it is not allowed, and then nothing has changed.
        """
        point = vertex.read(self.grid, text)
        if self.over:
            raise GameOver
        if point is None:
            self._turns.append(PASS)
            self._left.append(self._left[-1])
            return
        left = self._after(point)
        self._turns.append(vertex.name(self.grid, point))
        self._left.append(left)
        self._first[left] = len(self._turns)
        self._by_count.setdefault((count(left[0]), count(left[1])), []).append(left)

    def undo(self) -> str:
        """Take back the last turn and return it. Raises ValueError if there is none."""
        if not self._turns:
            raise ValueError("There is no turn to undo: this is the start of the game.")
        left = self._left.pop()
        if self._first[left] == len(self._turns):
            del self._first[left]
            self._by_count[count(left[0]), count(left[1])].pop()
        return self._turns.pop()

    def why_not(self, text: str) -> "Illegal | None":
        """None if the player to play may take this turn, else the exception that `play` would raise."""
        try:
            point = vertex.read(self.grid, text)
            if self.over:
                raise GameOver
            if point is not None:
                self._after(point)
        except Illegal as refused:
            return refused
        return None

    def legal_moves(self) -> "list[str]":
        """The vertices where the player to play may move, in order from A1; none when the game is over."""
        return vertex.names(self.grid, self.legal_points())

    def legal_points(self) -> int:
        """The same as a set of points."""
        if self.over:
            return 0
        black, white = self._left[-1]
        legal = self.grid.points ^ black ^ white
        for point in self.repeating_points():
            legal ^= 1 << point
        return legal

    def repeating_points(self) -> "dict[int, int]":
        """The empty points where rule 6 forbids a move, each with the turn that the move would repeat."""
        own, other = self._split(self._left[-1])
        clearing = quick.clearing(self.grid, own, other)
        found = {}
        for point in members(clearing):
            left = self._join(quick.move(self.grid, own, other, point))
            if left in self._first:
                found[point] = self._first[left]
        # Any other move adds one stone, so only grids with exactly that stone more can be repeated.
        stones = self._join((count(own) + 1, count(other)))
        for left in self._by_count.get(stones, ()):
            earlier_own, earlier_other = self._split(left)
            if earlier_other == other and earlier_own & own == own:
                found[lowest(earlier_own ^ own)] = self._first[left]
        return found

    def score(self) -> Score:
        """The score by rule 9 of the grid as it is now, whether or not the game is over."""
        return Score(self.position, self.komi)

    def _after(self, point: int) -> "tuple[int, int]":
        """The points of both colours after a move; raises Illegal if it is none (rules 6 and 7)."""
        black, white = self._left[-1]
        if (black | white) >> point & 1:
            raise Occupied(vertex.name(self.grid, point), self.position.colour(point))
        left = self._join(quick.move(self.grid, *self._split((black, white)), point))
        if left in self._first:
            raise Repeats(vertex.name(self.grid, point), self._first[left])
        return left

    def _split(self, black_white: "tuple[int, int]") -> "tuple[int, int]":
        """Black's and White's in the order of the player to play and the opponent."""
        black, white = black_white
        return (black, white) if self.to_play == BLACK else (white, black)

    _join = _split  # turning a pair round undoes itself


def check_komi(komi: object) -> float:
    """A komi, if it is a multiple of 0.5 from -9999 to 9999; raises ValueError otherwise."""
    number = isinstance(komi, (int, float)) and not isinstance(komi, bool)
    if number and -9999 <= komi <= 9999 and komi * 2 == int(komi * 2):  # type: ignore[operator]
        return plain(komi)  # type: ignore[arg-type]
    raise ValueError(f"Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not {brief(komi)}.")
