"""Is a string dead? Can it be captured if its owner plays first, and if the opponent does?

Two searches answer, each a proof (proof.py). A ladder: while the string is short of liberties the
opponent only takes these, and the owner only extends or captures what gives atari. Nothing else
could save the string, so a capture that is found is certain; finding none proves nothing. (A net is
a ladder that begins whatever the owner does.) A fight: where the opponent's stones close the string
in, all turns inside are tried. The answer is exact as long as the stones around stand: they must
have two liberties outside (or two eyes); a stone with fewer belongs to the fight.

Rule 6 holds within the fight. Whether a repeat can be avoided by a move elsewhere, which is then
answered (a ko threat), depends on the rest of the board. So where rule 6 has forbidden the loser a
turn, the search is made again with such a threat for the loser. If the answers differ, it is a ko.
"""

import sys

from ttgo import vertex
from ttgo.language import mistake
from ttgo.points import NOWHERE, count
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.solve.benson import unconditionally_alive
from ttgo.solve.proof import BANNED, OutOfNodes, Proof, hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.points import Grid
    from ttgo.position import Position
    from ttgo.solve.proof import Answer, State, Turn

ALIVE, DEAD, KO, UNKNOWN = "alive", "dead", "ko", "unknown"

# Empty points of the largest fight, turns of the longest proof, and positions looked at before the
# search gives up: first those of MicroPython, which is slow and has little memory and depth of
# calls. Of the 33 strings in the tests MicroPython decides 28, half of them within 60 ms and none
# in more than 6.5 s; Pyodide decides all, half within 12 ms and none in more than 490 ms (processor
# time of a busy machine, 26 November 2026).
LARGEST, LONGEST, MOST = (
    (8, 30, 8_000) if sys.implementation.name == "micropython" else (11, 80, 60_000)
)
OUTSIDE = 2  # liberties outside the fight that make a stone around it stand


class Life:
    r"""What can happen to a string. After `solve`, `second` says what becomes of the string if the
    opponent plays first, `first` if its owner does: ALIVE, DEAD, KO (a ko threat decides) or
    UNKNOWN, if the fight is too large for this search.

    Raises ValueError if there is no stone at the point.

    >>> from ttgo import Position
    >>> rows = [". . . . . .", "O O O O O .", "X X X X O .", ". . . X O ."]
    >>> life = Life(Position.parse("\n".join(rows)), "A2")
    >>> life.solve().second, life.first
    ('dead', 'alive')
    >>> life.line(False), life.line(True)  # if Black plays first, and if White does
    (['B1'], ['B1', 'C1', 'A1'])
    """

    def __init__(
        self,
        position: "Position",
        point: "int | str",
        suicide: bool = True,
        largest: int = LARGEST,
        before: "Position | None" = None,
    ) -> None:
        """`before` is the position before the last turn, which rule 6 forbids, too."""
        grid = position.grid
        place = vertex.at(grid, point)
        colour = position.colour(place)
        if colour == EMPTY:
            raise mistake("no_string", vertex=grid.vertices[place])
        other = WHITE if colour == BLACK else BLACK
        self.grid = grid
        own, opponent = position.points(colour), position.points(other)
        self._state = hashed(opponent, own)
        self.string = position.piece(place)
        self.fight = fight(grid, own, opponent, self.string, largest)
        self.first = self.second = UNKNOWN
        self._ladder = _Ladder(grid, place, suicide)
        self._exhaustive = _Fight(grid, place, suicide, self.fight) if self.fight else None
        for proof in (self._ladder, self._exhaustive):
            if before and proof:
                proof.seen |= proof.bit(hashed(before.points(other), before.points(colour)))
        self._by: dict[bool, _Capture] = {}  # the search that proved it, by who plays first

    def solve(self, most: int = MOST) -> "Life":
        """Search until done, or until `most` positions have been looked at; return itself."""
        self._ladder.nodes = most
        if self._exhaustive:
            self._exhaustive.nodes = most
        try:
            self.second = self._fate(True)
            self.first = ALIVE if self.second == ALIVE else self._fate(False)
            if self.first == DEAD:
                self.second = DEAD  # its owner, playing first, could pass instead
        except OutOfNodes:
            pass
        return self

    def _fate(self, attacked: bool) -> str:
        """What becomes of the string; `attacked` if the opponent plays first."""
        if not self.string & ~unconditionally_alive(self.grid, self._state[1], self._state[0]):
            return ALIVE
        liberties = count(self.grid.around(self.string) & _empty(self.grid, self._state))
        for proof in (self._ladder if liberties <= 2 else None, self._exhaustive):
            found = proof.captures(self._state, attacked, 0) if proof else None
            if not proof or found is None:
                continue
            self._by[attacked] = proof
            if proof is self._ladder and not found:
                continue
            fate = DEAD if found else ALIVE
            if not proof.relied:
                return fate
            other = proof.captures(self._state, attacked, -1 if found else 1)
            if other is found:
                return fate
            if other is not None and proof is self._exhaustive:
                return KO
        return UNKNOWN

    @property
    def fate(self) -> str:
        """`first` and `second` in one word: ALIVE, DEAD, "depends" (on who plays first), KO,
        UNKNOWN; "half_dead" or "half_alive" if only one of the two is known.
        """
        if KO in (self.first, self.second):
            return KO
        if self.first == self.second:
            return self.first
        if self.first == UNKNOWN:
            return "half_dead"
        return "half_alive" if self.second == UNKNOWN else "depends"

    def line(self, attacked: bool) -> "list[str]":
        """The turns that show what becomes of the string, as vertices: the best ones of the side
        that succeeds; `attacked` if the opponent plays first. For UNKNOWN, how the string gets out
        of a ladder, if there is one; empty where no turn is needed.
        """
        if attacked not in self._by:
            return []
        turns = self._by[attacked].line(self._state, attacked)
        while turns and turns[-1] == NOWHERE:
            turns.pop()
        return [vertex.PASS if at == NOWHERE else self.grid.vertices[at] for at in turns]


def fight(grid: "Grid", own: int, other: int, string: int, most: int = LARGEST) -> int:
    """The points where a string's fate is fought out, as a set: all points that the string reaches
    without crossing standing stones of the opponent, the weak stones around it included. 0 if more
    than `most` of the points are empty.
    """
    standing = unconditionally_alive(grid, other, own)
    inside = string
    while True:
        inside |= grid.flood(inside, grid.points ^ other | inside)
        if count(inside & ~(own | other)) > most:
            return 0
        weak = 0
        for piece in grid.pieces(other & ~inside):
            around = grid.around(piece)
            if around & inside and not piece & standing:
                outside = around & ~(own | other | inside)
                if count(outside) < OUTSIDE:
                    weak |= piece
        if not weak:
            return inside
        inside |= weak


def eyes(grid: "Grid", own: int, other: int, string: int) -> "list[int]":
    """The eyes, as sets of points, with which a string lives for ever; empty if it does not.

    An eye is an area whose points all lie next to living stones.
    """
    alive = unconditionally_alive(grid, own, other) & own
    if string & ~alive:
        return []
    joined = grid.flood(string, own)
    found: list[int] = []
    areas = [area for area in grid.pieces(grid.points ^ own) if not area & ~grid.around(alive)]
    while True:
        near = [area for area in areas if area not in found and grid.around(area) & joined]
        if not near:
            return found
        found += near
        joined |= sum(piece for piece in grid.pieces(alive) if grid.around(piece) & sum(near))


def _empty(grid: "Grid", state: "State") -> int:
    return grid.points & ~(state[0] | state[1])


class _Capture(Proof):
    """Can the string at a point be captured? The side that wants a yes is the opponent. `asked`
    says who has a ko threat: 1 the opponent, -1 the owner, 0 nobody.
    """

    def __init__(self, grid: "Grid", place: int, suicide: bool) -> None:
        super().__init__(grid, suicide)
        self.place = place
        self._sure: dict[State, bool | None] = {}
        self.relied = False
        self.seen = BANNED  # the grids before, as a set of grids

    def captures(self, state: "State", attacked: bool, threats: int) -> "bool | None":
        """Whether the string is captured; None if no proof is short enough. Afterwards `relied`
        tells whether the proof relies on rule 6 having forbidden the loser a turn. Raises
        OutOfNodes.
        """
        seen = self.seen | self.bit(state)
        for depth in range(2, LONGEST):
            found = self.prove(state, attacked, False, threats, seen, depth)
            if found[0] is not None:
                self.relied = bool(found[2] & BANNED)
                return found[0]
        return None

    def ask(
        self, state: "State", yes: bool, passed: bool, asked: int, seen: int, depth: int
    ) -> "Answer":
        """The answer within `depth` turns. Whoever has a ko threat may play it and have it answered
        first: then rule 6 forbids no grid of before.
        """
        found = super().ask(state, yes, passed, asked, seen, depth)
        if found[0] is yes or not asked or (asked > 0) is not yes:
            return found
        after = super().ask(state, yes, False, 0, BANNED | self.bit(state), depth)[0]
        if after is yes:
            return yes, 0, 0
        return (None, 0, 0) if after is None else found

    def at_end(self, state: "State", asked: int) -> bool:
        return False  # the string stands

    def decided(self, state: "State", asked: int) -> "bool | None":
        if state not in self._sure:
            self._sure[state] = self._stands(state)
        return self._sure[state]

    def _stands(self, state: "State") -> "bool | None":
        """Whether the string is captured; None if the grid alone does not say it."""
        raise NotImplementedError

    def string(self, state: "State") -> int:
        return self.grid.flood(1 << self.place, state[1])

    def liberties(self, state: "State") -> int:
        return self.grid.around(self.string(state)) & _empty(self.grid, state)

    def line(self, state: "State", yes: bool) -> "list[int]":
        """The turns of a proof: those of the winner, each answered by a turn of the loser that
        resists.
        """
        turns: list[int] = []
        seen, passed = self.seen | self.bit(state), False
        self.nodes = MOST
        while len(turns) < LONGEST and self.decided(state, 0) is None:
            key = (state, yes, passed, 0)
            try:
                answer = self.prove(state, yes, passed, 0, seen, LONGEST)[0]
            except OutOfNodes:
                break
            options = [turn for turn in self.turns(key) if not seen & turn[2]]
            if answer is yes:
                options = [turn for turn in options if turn[0] == self.best.get(key)]
            elif not yes:  # the owner does not capture its own string
                options = [turn for turn in options if self.decided(turn[1], 0) is None]
            if not options:
                break
            point, state, bit = options[0]
            if point == NOWHERE and passed:
                break
            turns.append(point)
            seen, yes, passed = seen | bit, not yes, point == NOWHERE
        return turns


class _Ladder(_Capture):
    """The opponent only takes liberties of a string that has at most two. An owner who is to play
    when it has two, as in a net, may play anywhere.
    """

    def _stands(self, state: "State") -> "bool | None":
        if not state[1] >> self.place & 1:
            return True
        return False if count(self.liberties(state)) > 2 else None

    def moves(self, state: "State", yes: bool) -> "list[Turn]":
        last = self.liberties(state)
        if yes:
            turns = self.played(state, yes, last)
            return [turn for turn in turns if count(self.liberties(turn[1])) < 2] or [
                (NOWHERE, state, 0)
            ]
        if count(last) > 1:
            rest = _empty(self.grid, state) & ~last
            found = self.played(state, yes, last) + self.played(state, yes, rest)
            return found + [(NOWHERE, state, 0)]
        around = self.grid.around(self.string(state))
        for piece in self.grid.pieces(state[0]):
            free = self.grid.around(piece) & _empty(self.grid, state)
            if piece & around and count(free) == 1:
                last |= free
        return self.played(state, yes, last) + [(NOWHERE, state, 0)]


class _Fight(_Capture):
    """All turns at the points of a fight."""

    def __init__(self, grid: "Grid", place: int, suicide: bool, points: int) -> None:
        super().__init__(grid, place, suicide)
        self.points = points

    def _stands(self, state: "State") -> "bool | None":
        if not state[1] >> self.place & 1:
            return True
        alive = unconditionally_alive(self.grid, state[1], state[0])
        return False if alive >> self.place & 1 else None

    def moves(self, state: "State", yes: bool) -> "list[Turn]":
        """The turns: deciding ones first, then by the string's liberties and by captures."""
        sign = 1 if yes else -1
        found = []
        for point, then, bit in self.played(state, yes, self.points & _empty(self.grid, state)):
            sure = self.decided(then, 0)
            worth = (0 if sure is None else 100 if sure else -100) - 4 * count(self.liberties(then))
            worth += 3 * (count(then[0]) - count(then[1]))
            worth = sign * worth + count(self.grid.beside[point] & self.points)
            found.append((-worth, point, then, bit))
        found.sort()
        return [turn[1:] for turn in found] + [(NOWHERE, state, 0)]
