"""A proof by search: yes or no, exact under rule 6.

Two sides play turn by turn. One turn after which the answer is yes is enough for the side that
wants it; for the other side it must be yes after every turn that rule 6 allows. Deeper and deeper
searches ask it, and answers are kept. But rule 6 makes an answer depend on the game before: it
holds if none of the grids that the winner makes has been there (`new`), and if all grids that rule
6 forbade to the loser have occurred (`old`). Both are kept with the answer, as sets of grids, and a
set of grids is an int like a set of points. Bit 0 is no grid: in `old` it says that a turn was
forbidden at all (BANNED).
"""

from ttgo.points import NOWHERE, Grid, members
from ttgo.quick import after_move

TYPE_CHECKING = False
if TYPE_CHECKING:
    # The points of the side that wants a yes, and of the other, as `hashed` has them
    State = tuple[int, int, int]
    # The point, the grid after the turn, and the set of that grid alone
    Turn = tuple[int, State, int]
    # A question: the grid; whether the side that wants a yes is to play; whether the last turn was
    # a pass; and a number that says what is asked
    Key = tuple[State, bool, bool, int]
    # Yes, no or not known at that depth; the grids `new` and `old`
    Answer = tuple[bool | None, int, int]

BANNED = 1  # in a set of grids
DEPTH = 14  # up to here a position undecided after one history is not searched after another


def hashed(yes: int, no: int) -> "State":
    """A grid with a number that tells it from others in a dictionary: MicroPython adds the hashes
    of a tuple's items, and takes the low bits of a large int, so that grids with the same points in
    other colours, or that differ in upper rows only, would all fall into one place of the
    dictionary.
    """
    return yes, no, (yes * 1_000_003 + no) % 1_073_741_789


class OutOfNodes(Exception):
    """No more positions may be looked at now, or calls became too deep, as they do on MicroPython
    (then some of `nodes` are left); the results so far are kept.
    """


class Proof:
    """What all proofs share. Each subclass says which grids decide it (`decided`), what two passes
    mean (`at_end`) and which moves there are (`moves`).
    """

    def __init__(self, grid: Grid, suicide: bool) -> None:
        self.grid = grid
        self.suicide = suicide
        self._bit: dict[State, int] = {}  # each grid as a set of grids
        self._known: dict[tuple[State, bool], list[Turn]] = {}  # cache: the turns from a grid
        self._answers: dict[Key, list[Answer]] = {}
        # By question: the depth searched without an answer, and after which grids
        self._open: dict[Key, tuple[int, list[int]]] = {}
        self.best: dict[Key, int] = {}  # the turn that wins, by question
        self.nodes = 0  # positions that may still be looked at in this slice

    def decided(self, state: "State", asked: int) -> "bool | None":
        """The answer if the grid alone gives it, else None."""
        raise NotImplementedError

    def at_end(self, state: "State", asked: int) -> bool:
        """The answer after two passes."""
        raise NotImplementedError

    def moves(self, state: "State", yes: bool) -> "list[Turn]":
        """The turns that rule 7 allows, the pass included, the most promising first."""
        raise NotImplementedError

    def played(self, state: "State", yes: bool, points: int) -> "list[Turn]":
        """The moves at `points` that change the grid: a suicide of one stone does not."""
        own, other = state[not yes], state[yes]
        found = []
        for point in members(points):
            after = after_move(self.grid, own, other, point)
            if not after[0] >> point & 1 and (not self.suicide or after[0] == own):
                continue
            then = hashed(after[not yes], after[yes])
            found.append((point, then, self.bit(then)))
        return found

    def prove(
        self, state: "State", yes: bool, passed: bool, asked: int, seen: int, depth: int
    ) -> "Answer":
        """The answer of `ask`. Raises OutOfNodes, also where its recursion becomes too deep."""
        try:
            return self.ask(state, yes, passed, asked, seen, depth)
        except NotImplementedError:
            raise
        except RuntimeError:
            raise OutOfNodes from None

    def ask(
        self, state: "State", yes: bool, passed: bool, asked: int, seen: int, depth: int
    ) -> "Answer":
        """The answer within `depth` turns; `seen` are the grids so far, and BANNED. Raises
        OutOfNodes.
        """
        sure = self.decided(state, asked)
        if sure is not None:
            return sure, 0, 0
        key = (state, yes, passed, asked)
        for answer in self._answers.get(key, ()):
            if not answer[1] & seen and not answer[2] & ~seen:
                return answer
        searched, after = self._open.get(key) or (0, [])
        if depth == 0 or (searched >= depth and (depth < DEPTH or seen in after)):
            return None, 0, 0
        self.nodes -= 1
        if self.nodes < 0:
            raise OutOfNodes
        undecided, new, old = False, 0, 0
        for point, then, bit in self.turns(key):
            if point == NOWHERE:
                if passed:
                    found: Answer = (self.at_end(state, asked), 0, 0)
                else:
                    found = self.ask(state, not yes, True, asked, seen, depth - 1)
            elif seen & bit:
                old |= bit | BANNED
                continue
            else:
                found = self.ask(then, not yes, False, asked, seen | bit, depth - 1)
            if found[0] is yes:
                self.best[key] = point
                return self._keep(key, (yes, found[1] | bit, found[2] & ~bit))
            undecided = undecided or found[0] is None
            new |= found[1]
            old |= found[2] & ~bit
        if undecided:
            if searched < depth:
                after = []
            after.append(seen)
            self._open[key] = (depth, after)
            return None, 0, 0
        return self._keep(key, (not yes, new, old))

    def _keep(self, key: "Key", answer: "Answer") -> "Answer":
        self._answers.setdefault(key, []).append(answer)
        return answer

    def turns(self, key: "Key") -> "list[Turn]":
        """The turns of a question, the best one of an earlier search first."""
        state, yes, passed, _ = key
        known = self._known.get((state, yes))
        if known is None:
            known = self._known[state, yes] = self.moves(state, yes)
        first = self.best.get(key, NOWHERE if passed else known[0][0])
        return [turn for turn in known if turn[0] == first] + [
            turn for turn in known if turn[0] != first
        ]

    def bit(self, state: "State") -> int:
        """The set of one grid alone: one bit."""
        return self._bit.setdefault(state, 2 << len(self._bit))
