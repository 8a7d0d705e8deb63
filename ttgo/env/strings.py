"""The strings of a position with their liberties, kept from turn to turn instead of found anew."""

from functools import cache
from typing import Self

from ttgo.points import Grid, lowest, members
from ttgo.quick import strings

# By liberty, what is cleared if it is filled: all strings of a player whose only liberty that is, as one set.
Ends = dict[int, int]


@cache
def _near(grid: Grid) -> list[list[tuple[int, int]]]:
    """For each point those next to it, each as a set and as a point."""
    return [[(1 << near, near) for near in members(beside)] for beside in grid.beside]


class Strings:
    """All strings of both players.

    A stone leads to its string: `parent` is for each point another one of the same string, and in the end the string's root, which is
    its own. `stones` and `free` have by root the string and its liberties. Strings only grow until they are cleared as a whole, so
    what these lists say of other points needs no cleaning up.
    """

    __slots__ = ("_free", "_grid", "_near", "_parent", "_stones")

    def __init__(self, grid: Grid) -> None:
        places = grid.stride * grid.height
        self._grid = grid
        self._near = _near(grid)
        self._parent, self._stones, self._free = [0] * places, [0] * places, [0] * places

    def found(self, stones: int, empty: int) -> Ends:
        """Find the strings that a player's stones are.

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
        """The player's stones, the opponent's and the empty points after a legal move. Strings and ends of both are brought up to date."""
        parent, stones, free = self._parent, self._stones, self._free
        made = stone = 1 << point
        beside = self._grid.beside[point]
        liberties = beside & empty
        its = point  # the root of the string that it makes
        for next_to, near in self._near[point]:
            if other & next_to:
                root = parent[near]
                while root != near:
                    root, near = parent[root], root  # noqa: PLW2901
                left = free[root]
                if left & stone:  # else this string was met before
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
        # A joined string that had one liberty had this one, and so had each string that is captured now.
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
        """Give the points `freed` as liberties to the strings of the stones that are beside them."""
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
        """The same strings, which then go their own way."""
        other = object.__new__(type(self))
        other._grid, other._near = self._grid, self._near
        other._parent, other._stones, other._free = self._parent[:], self._stones[:], self._free[:]
        return other
