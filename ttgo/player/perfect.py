"""Perfect play on tiny grids, proven by searching all that matters.

The question is always a yes or no: can Black end with at least a given margin? If Black is to play,
one turn after which the answer is yes is enough; if White is, it must be yes after every turn that
rule 6 allows. Deeper and deeper searches ask it, and two things make them short.

A string that has two eyes lives for ever, even if its player only passes (Benson's unconditional
life); so the stones of such strings and their one-point eyes are safe points, and often there are
enough of them to answer.

An answer is kept. But rule 6 makes it depend on the game before: it holds if none of the grids that
the winner makes has been there (`new`), and if all grids that rule 6 forbade to the loser have
occurred (`old`). Both are kept with the answer, as sets of grids, and a set of grids is an int like
a set of points.
"""

import sys

from ttgo.game import Game
from ttgo.player.lanes import NOWHERE
from ttgo.points import Grid, count, members
from ttgo.quick import move as after_move
from ttgo.rules import BLACK, Position, Score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.history import GridState

    # A question: the grid, if Black is to play, if the last turn was a pass, and the margin
    Key = tuple[GridState, bool, bool, int]
    # Yes, no or not known at that depth; the grids `new` and `old`
    Answer = tuple[bool | None, int, int]

# Points of the largest grid, and turns after which it gives up. MicroPython is slow, with little
# memory and less depth of calls; there the search has to do. On grids of 6 points no proof has
# needed more than 38 turns.
LARGEST, _GIVE_UP = (6, 44) if sys.implementation.name == "micropython" else (9, 60)
DEPTH = 14  # up to here a position undecided after one history is not searched after another


class Stopped(Exception):
    """The slice is over; its results are kept."""


class Perfect:
    """A proof of a position's value. `step` goes on with it; when it is done, `value` is Black's
    margin without komi and `turn` a turn that keeps it, a point or NOWHERE. `value` stays None if
    there is no answer.

    Only for the ten rules (positional superko, suicide or not) and games whose grid counts as it
    stands after two passes.
    """

    def __init__(self, grid: Grid, suicide: bool) -> None:
        self.grid, self.suicide = grid, suicide
        self._size = count(grid.points)
        self._bit: dict[GridState, int] = {}  # each grid as a set of grids
        self._known: dict[
            tuple[GridState, bool], list[tuple[int, GridState, int]]
        ] = {}  # the moves from a grid
        self._sure: dict[
            GridState, GridState
        ] = {}  # the least and the greatest margin left by unconditional life
        self._answers: dict[Key, list[Answer]] = {}
        # The depth so far without an answer, and after which grids.
        self._open: dict[Key, tuple[int, list[int]]] = {}
        self._best: dict[Key, int] = {}
        self._nodes = 0

    @staticmethod
    def can(game: Game, final: bool) -> bool:
        """True if a game is suitable."""
        rules, grid = game.rules, game.grid
        if rules.superko != "positional" or rules.wording != "only" or not final:
            return False
        # 1x9 is not solved yet.
        tiny = count(grid.points) <= LARGEST and max(grid.width, grid.height) < 9
        return tiny and game.turn >= game.handicap and not game.resumed and not game.over

    def begin(self, game: Game) -> None:
        """Begin with the position of a game; results from other positions on this grid are
        reused.
        """
        self._black = game.to_play == BLACK
        self._passed = game.last == "pass"
        position = game.position
        self._left = (position.black, position.white)
        self._seen = 0
        for turn in range(game.turn + 1):
            earlier = game.position_after(turn)
            self._seen |= self._set((earlier.black, earlier.white))
        self._low, self._high = -self._size, self._size
        self._depth = 2
        self.value: int | None = None
        self.turn = NOWHERE

    def step(self, nodes: int) -> bool:
        """Look at `nodes` more positions; True when done."""
        self._nodes = nodes
        try:
            while self._low < self._high and self._depth < _GIVE_UP:
                if not self._narrow():
                    self._depth += 1
        except Stopped:
            return False
        if self._low == self._high:
            self.value = self._low
            asked = self._low if self._black else self._low + 1
            self.turn = self._best.get((self._left, self._black, self._passed, asked), NOWHERE)
        return True

    def _narrow(self) -> bool:
        """Try to bring the bounds of the value together; False without an answer at this depth."""
        for margin in (self._high, self._low + 1, (self._low + self._high + 1) // 2):
            answer = self._ask(
                self._left, self._black, self._passed, margin, self._seen, self._depth
            )[0]
            if answer is not None:
                if answer:
                    self._low = margin
                else:
                    self._high = margin - 1
                return True
        return False

    def _ask(
        self, left: "GridState", black: bool, passed: bool, margin: int, seen: int, depth: int
    ) -> "Answer":
        """Can Black reach this margin within `depth` turns? `seen` are the grids so far."""
        low, high = self._sure.get(left) or self._bounds(left)
        if low >= margin or high < margin:
            return low >= margin, 0, 0
        key = (left, black, passed, margin)
        for answer in self._answers.get(key, ()):
            if not answer[1] & seen and not answer[2] & ~seen:
                return answer
        searched, after = self._open.get(key) or (0, [])
        if depth == 0 or (searched >= depth and (depth < DEPTH or seen in after)):
            return None, 0, 0
        self._nodes -= 1
        if self._nodes < 0:
            raise Stopped
        undecided, new, old = False, 0, 0
        for point, then, bit in self._turns(key):
            if point == NOWHERE:
                if passed:
                    found: Answer = (Score(Position(self.grid, *left)).margin >= margin, 0, 0)
                else:
                    found = self._ask(left, not black, True, margin, seen, depth - 1)
            elif seen & bit:
                old |= bit
                continue
            else:
                found = self._ask(then, not black, False, margin, seen | bit, depth - 1)
            if found[0] is black:
                self._best[key] = point
                answer = (black, found[1] | bit, found[2] & ~bit)
                self._answers.setdefault(key, []).append(answer)
                return answer
            undecided = undecided or found[0] is None
            new |= found[1]
            old |= found[2] & ~bit
        if undecided:
            if searched < depth:
                after = []
            after.append(seen)
            self._open[key] = (depth, after)
            return None, 0, 0
        answer = (not black, new, old)
        self._answers.setdefault(key, []).append(answer)
        return answer

    def _turns(self, key: "Key") -> "list[tuple[int, GridState, int]]":
        """The turns, the best of an earlier search first: the point, the grid after it, and that as
        a set of grids.
        """
        left, black, passed, _ = key
        known = self._known.get((left, black))
        if known is None:
            known = self._known[left, black] = self._moves(left, black)
        first = self._best.get(key, NOWHERE if passed else known[0][0])
        return [turn for turn in known if turn[0] == first] + [
            turn for turn in known if turn[0] != first
        ]

    def _moves(self, left: "GridState", black: bool) -> "list[tuple[int, GridState, int]]":
        """The moves that rule 7 allows, those that leave the player most first."""
        grid = self.grid
        own, other = left if black else (left[1], left[0])
        found = []
        for point in members(grid.points ^ own ^ other):
            after = after_move(grid, own, other, point)
            if not after[0] >> point & 1 and (not self.suicide or after[0] == own):
                continue  # a suicide of one stone does not change the grid
            then = after if black else (after[1], after[0])
            low, high = self._bounds(then)
            liberties = grid.around(after[0]) & ~(after[0] | after[1])
            worth = low + high if black else -low - high
            worth += 2 * (count(after[0]) - count(after[1])) + count(liberties)
            found.append((-worth, point, then, self._set(then)))
        found.sort()
        return [turn[1:] for turn in found] + [(NOWHERE, left, 0)]

    def _bounds(self, left: "GridState") -> "tuple[int, int]":
        if left not in self._sure:
            black, white = left
            sure = (
                count(unconditionally_alive(self.grid, black, white)),
                count(unconditionally_alive(self.grid, white, black)),
            )
            self._sure[left] = 2 * sure[0] - self._size, self._size - 2 * sure[1]
        return self._sure[left]

    def _set(self, left: "GridState") -> int:
        """A grid as a set of grids."""
        return self._bit.setdefault(left, 1 << len(self._bit))


def unconditionally_alive(grid: Grid, own: int, other: int) -> int:
    """The stones of `own` that can never be taken, even if their player only passes, with their
    eyes of one point.

    This is D. B. Benson's algorithm, "Life in the game of Go" (1976). An area enclosed by a
    colour's strings is vital to one of them if that string is next to all its points: filling it
    would be suicide as long as the string has another such area. Strings with two are alive if the
    strings around these areas are alive themselves. Benson considered only the empty points of an
    area; but if suicide is allowed, the opponent's stones in it can become empty points, too.
    """
    areas = [(area, grid.around(area)) for area in grid.pieces(grid.points ^ own)]
    alive = grid.pieces(own)
    near = {string: grid.around(string) for string in alive}
    while True:
        stones = sum(alive)
        areas = [area for area in areas if not area[1] & own & ~stones]  # its borders all live
        still = []
        for string in alive:
            vital = [area for area in areas if area[1] & string and not area[0] & ~near[string]]
            if len(vital) > 1:
                still.append(string)
        if len(still) == len(alive):
            break
        alive = still
    if not stones:
        return 0
    return stones | sum([area for area, _ in areas if not area & (area - 1 | other)])
