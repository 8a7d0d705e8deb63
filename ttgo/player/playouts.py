"""Random games to the end, many at once, to estimate a position's value.

Random, but not blind. In each game the move comes from the first of these sets that is not empty:

    a clearing, or the saving of an own string        (in 7 games of 8, else the next)
    the eight points around the last move, where both colours are near      (in 3 games of 4)
    any open move with two empty points beside it                           (in the same 3)
    any open move
    any move with an empty point beside it

and never from the player's own eyes; with none left the player passes. A game is over after two passes, or when it has gone
on for long. A move clears what rule 7 says, with one exception: strings are checked again when their player is to move, and one
that an open move left with a single liberty after all is cleared a little later. These games have no rule 6. Both would cost
more than they gain.
"""

from ttgo.player.lanes import Lanes, flood
from ttgo.player.sets import beside, moves, weak

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.player.dice import Dice


class Playouts:
    """Games from given positions on, one a lane; `own` are the stones of the players whose turn it is, in each lane.

    `last` is the last move of each game and `steps` the number of moves after which all are over. `play` goes on; when it is
    done, `own` and `other` are the final grids, and `mine` and `theirs` the points where the player to play at the start,
    or the other one, moved first. `empty` and `moves` are the empty points at the
    start, and what sets.py says of the first move.
    """

    def __init__(
        self, lanes: Lanes, dice: "Dice", own: int, other: int, last: int, steps: int
    ) -> None:
        self._lanes, self._throw = lanes, dice.throw
        self.own, self.other = own, other
        self.steps = steps
        self._taken = self._passes = 0
        self.mine = self.theirs = 0
        self.empty = empty = lanes.points ^ own ^ other
        one, two = beside(lanes, empty)
        self._weak = weak(lanes, own, one, two), weak(lanes, other, one, two)
        self.moves = moves(lanes, own, other, self._weak, empty, two)
        self.near = self._near = lanes.square(last)
        self._nears = lanes.square(own), lanes.square(other)

    def play(self, steps: int) -> bool:
        """Play on by `steps` moves in each game; True if all are over now."""
        if self._taken == self.steps:
            return True
        lanes, throw, pick = self._lanes, self._throw, self._lanes.pick
        stride, stop, below, top = lanes.stride, lanes.stop, lanes.below, lanes.length - 1
        own, other, mine, theirs = self.own, self.other, self.mine, self.theirs
        near, (near_own, near_other) = self._near, self._nears
        weaks = self._weak
        empty = lanes.points ^ own ^ other
        unplayed = self.empty & (lanes.points ^ mine ^ theirs)
        one, two = beside(lanes, empty)
        for _ in range(min(steps, self.steps - self._taken)):
            self._taken += 1
            few, half, pivots, most, some = throw()
            clearing, saving, opened, eyes = moves(lanes, own, other, weaks, empty, two)
            free = empty ^ eyes
            opened &= free
            # The first non-empty set of each lane: a sum carries into the stop if there is any point.
            among = (clearing | saving) & free & most
            none = stop ^ among + below & stop
            among |= near & near_own & near_other & opened & some & none - (none >> top)
            none = stop ^ among + below & stop
            among |= opened & two & some & none - (none >> top)
            none = stop ^ among + below & stop
            among |= opened & none - (none >> top)
            none = stop ^ among + below & stop
            among |= free & one & none - (none >> top)
            # A few candidates are enough; this removes the advantage of points that have many holes before them.
            thin = among & few
            none = stop ^ thin + below & stop
            among = thin | among & none - (none >> top)
            thin = among & half
            none = stop ^ thin + below & stop
            move = pick(thin | among & none - (none >> top), pivots)
            # Rule 7. Only a weak string can have lost its last liberty; it has one if a stone of it is beside an empty point.
            own |= move
            empty ^= move
            own_weak, other_weak = weaks
            alive = (empty << 1 | empty >> 1 | empty << stride | empty >> stride) & other_weak
            dead = other_weak ^ flood(stride, alive, other_weak)
            other ^= dead
            empty |= dead
            # Own weak strings beside an open move, or beside cleared points, are now safe.
            opened &= move
            freed = opened | dead
            freed = (freed << 1 | freed >> 1 | freed << stride | freed >> stride) & own_weak
            own_weak ^= flood(stride, freed, own_weak) ^ move ^ opened
            one, two = beside(lanes, empty)
            weaks = weak(lanes, other, one, two), own_weak
            first = move & unplayed
            unplayed ^= first
            near = move | move << 1 | move >> 1
            near |= near << stride | near >> stride
            own, other, near_own, near_other = other, own, near_other, near_own | near
            mine, theirs = theirs, mine | first
            self._passes = 0 if move else self._passes + 1
            if self._passes == 2:
                self.steps = self._taken
                break
        self.own, self.other, self.mine, self.theirs = own, other, mine, theirs
        self._near, self._nears, self._weak = near, (near_own, near_other), weaks
        if self._taken < self.steps:
            return False
        if self._taken % 2:
            self.own, self.other, self.mine, self.theirs = other, own, theirs, mine
        return True

    def areas(self) -> "tuple[int, int]":
        """Rule 9, when done: the areas of the player to play at the start, and of the other."""
        lanes, own, other = self._lanes, self.own, self.other
        size, points = lanes.size, lanes.points
        both = flood(lanes.stride, own | other << size, points ^ other | (points ^ own) << size)
        other_area = both >> size
        own_area = both ^ other_area << size
        neutral = own_area & other_area
        return own_area ^ neutral, other_area ^ neutral
