"""Perfect play on tiny grids, proven by searching all that matters.

The question is always: can Black end with at least a given margin (proof.py)? A string that has two
eyes lives for ever, even if its player only passes (Benson's unconditional life); so the stones of
such strings and their one-point eyes are safe points, and often there are enough of them to answer.
"""

import sys

from ttgo.game import Game
from ttgo.points import NOWHERE, Grid, count
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import area, reaching
from ttgo.scoring import Score
from ttgo.solve.benson import unconditionally_alive
from ttgo.solve.proof import BANNED, OutOfNodes, Proof, hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.solve.proof import Key, State, Turn

# Points of the largest grid, and turns after which the search gives up. MicroPython is slow and has
# little memory and depth of calls; there the opponent's search has to do. On grids of 6 points no
# proof has needed more than 38 turns.
LARGEST, _GIVE_UP = (6, 44) if sys.implementation.name == "micropython" else (9, 60)
MOST_LEFT = 12  # points that are left in the largest end of a game


class Perfect(Proof):
    """A proof of a position's value. `step` goes on with it; when it is done, `value` is Black's
    margin without komi and `turn` a turn that keeps it, a point or NOWHERE. `value` stays None if
    the search gives up. Only for the ten rules (positional superko, suicide or not) and games whose
    grid counts as it stands after two passes.
    """

    def __init__(self, grid: Grid, suicide: bool) -> None:
        super().__init__(grid, suicide)
        self._size = count(grid.points)
        self.points = grid.points  # points where moves are tried
        self.passed = False  # whether the last turn was a pass
        # The least and the greatest margin left by unconditional life.
        self._sure: dict[State, tuple[int, int]] = {}

    @staticmethod
    def can(game: Game, final: bool) -> bool:
        """True if a proof can begin from the game: a tiny grid, suitable rules, not over."""
        # 1x9 is not solved yet.
        tiny = count(game.grid.points) <= LARGEST and max(game.grid.width, game.grid.height) < 9
        return final and tiny and _suits(game)

    def begin(self, game: Game) -> None:
        """Begin with the position of a game; results from other positions on this grid are
        reused.
        """
        self._black = game.to_play == BLACK
        self.passed = game.last == "pass"
        self._seen = BANNED
        for turn in range(game.turn + 1):
            then = game.position_after(turn)
            self._left = hashed(then.black, then.white)
            self._seen |= self.bit(self._left)
        self._low, self._high = -self._size, self._size
        self._depth = 2
        self.value: int | None = None
        self.turn = NOWHERE

    def step(self, nodes: int) -> bool:
        """Look at `nodes` more positions; True when done."""
        self.nodes = nodes
        try:
            while self._low < self._high and self._depth < _GIVE_UP:
                if not self._narrow():
                    self._depth += 1
        except OutOfNodes:
            return self.nodes >= 0  # too deep for an answer
        if self._low == self._high:
            self.value = self._low
            self.turn = self.best.get(self._key(), NOWHERE)
        return True

    def _key(self) -> "Key":
        """The question that every turn which keeps the value answers as the player wants."""
        assert self.value is not None
        asked = self.value if self._black else self.value + 1
        return self._left, self._black, self.passed, asked

    def keeps(self, point: int, nodes: int) -> bool:
        """True if at most `nodes` more positions prove that a turn at `point` keeps the value. A
        move outside `points` wastes the turn like a pass, but does not count as a pass.
        """
        self.nodes, key = nodes, self._key()
        asked = key[3]
        elsewhere = point != NOWHERE and not self.points >> point & 1
        for at, then, bit in [(point, self._left, 0)] if elsewhere else self.turns(key):
            if at != point or self._seen & bit:
                continue
            if at == NOWHERE and self.passed:
                return self.at_end(then, asked) is self._black
            seen = self._seen | bit
            try:
                for depth in range(2, _GIVE_UP):
                    kept = self.prove(then, not self._black, at == NOWHERE, asked, seen, depth)[0]
                    if kept is not None:
                        return kept is self._black
            except OutOfNodes:
                break
        return False

    def _narrow(self) -> bool:
        """Try to bring the bounds of the value together; False without an answer at this depth."""
        for margin in (self._high, self._low + 1, (self._low + self._high + 1) // 2):
            answer = self.prove(
                self._left, self._black, self.passed, margin, self._seen, self._depth
            )[0]
            if answer is not None:
                if answer:
                    self._low = margin
                else:
                    self._high = margin - 1
                return True
        return False

    def decided(self, state: "State", asked: int) -> "bool | None":
        low, high = self._bounds(state)
        return low >= asked if low >= asked or high < asked else None

    def at_end(self, state: "State", asked: int) -> bool:
        return Score(Position(self.grid, *state[:2])).margin >= asked

    def moves(self, state: "State", yes: bool) -> "list[Turn]":
        """The turns, those first that leave the player most."""
        grid = self.grid
        found = []
        for point, then, bit in self.played(state, yes, self.points & ~(state[0] | state[1])):
            own, other = then[not yes], then[yes]
            low, high = self._bounds(then)
            liberties = grid.around(own) & ~(own | other)
            worth = low + high if yes else -low - high
            worth += 2 * (count(own) - count(other)) + count(liberties)
            found.append((-worth, point, then, bit))
        found.sort()
        return [turn[1:] for turn in found] + [(NOWHERE, state, 0)]

    def _bounds(self, state: "State") -> "tuple[int, int]":
        if state not in self._sure:
            black, white, _ = state
            sure = (
                count(unconditionally_alive(self.grid, black, white)),
                count(unconditionally_alive(self.grid, white, black)),
            )
            self._sure[state] = 2 * sure[0] - self._size, self._size - 2 * sure[1]
        return self._sure[state]


class Rest(Perfect):
    """Perfect play at the end of a game on any grid, when little is left: exact as long as nobody
    plays elsewhere and the other stones stand, which have two liberties elsewhere (or two eyes).
    `points` are the points that are left.
    """

    @staticmethod
    def of(game: Game) -> "Rest | None":
        """The proof for the end of a game, None if the game is not suitable: stones played at the
        points that are left must have no liberties elsewhere.
        """
        rest, empty = Rest(game.position, game.rules.suicide), game.position.empty
        closed = not game.grid.around(rest.points & empty) & empty & ~rest.points
        return rest if closed and count(rest.points) <= MOST_LEFT and _suits(game) else None

    def __init__(self, position: Position, suicide: bool) -> None:
        super().__init__(position.grid, suicide)
        self.points = left(position)
        elsewhere = position.grid.points & ~self.points
        score = count(area(position, BLACK) & elsewhere) - count(area(position, WHITE) & elsewhere)
        most = count(self.points)
        self._least_and_most = score - most, score + most

    def _bounds(self, state: "State") -> "tuple[int, int]":
        return self._least_and_most


def _suits(game: Game) -> bool:
    """True if a proof holds by the game's rules and from its present turn."""
    if game.rules.superko != "positional" or game.rules.wording != "only":
        return False
    return game.turn >= game.handicap and not game.resumed and not game.over


def left(position: Position) -> int:
    """The empty points that reach both colours, and the weak strings beside them with their
    liberties, as a set.
    """
    grid, empty = position.grid, position.empty
    safe = unconditionally_alive(grid, position.black, position.white)
    safe |= unconditionally_alive(grid, position.white, position.black)
    inside = reaching(position, EMPTY, BLACK) & reaching(position, EMPTY, WHITE)
    strings = grid.pieces(position.black & ~safe) + grid.pieces(position.white & ~safe)
    while True:
        weak = 0
        for string in strings:
            around = grid.around(string)
            if around & inside and not string & inside and count(around & empty & ~inside) < 2:
                weak |= string | around & empty
        if not weak & ~inside:
            return inside
        inside |= weak
