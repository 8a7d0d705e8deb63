"""Random games to the end, many at once, to estimate a position's value.

Random, but not blind. In each game the move comes from the first of these sets that is not empty:

    a clearing, or the saving of an own string        (in 7 games of 8, else the next)
    the eight points around the last move, where both colours are near      (in 3 games of 4)
    any open move with two empty points beside it                           (in the same 3)
    any open move
    any move with an empty point beside it

and never from the player's own eyes; with no move left the player passes. A game is over after two
passes, or after many moves. A move clears what rule 7 says, with one exception: a string that an
open move has left with a single liberty after all is cleared a little later, as strings are checked
again when their player is to move. These games have no rule 6. To be exact in both would cost more
than it would gain.
"""

from ttgo.player.lanes import Lanes, flood
from ttgo.points import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.chance import RandomNumbers
    from ttgo.player.lanes import Lanes

_SETS = 64  # of each kind
_STEP = 7  # bits between two cuts out of one long random number


def longest(empty: int) -> int:
    """The number of moves after which a game is over that began with `empty` empty points."""
    return empty * 9 // 8 + 10


class Playouts:
    """Games from given positions on, one a lane; `own` are the stones of the players to play, in
    each lane.

    `last` is the last move of each game and `steps` the number of moves after which all are over.
    When `play` has returned True, `own` and `other` are the final grids, and `mine` and `theirs`
    the points where the player to play at the start, or the other one, moved first. `empty` are the
    empty points at the start, and `moves` the answer of the function `moves` there.
    """

    def __init__(
        self, lanes: Lanes, masks: "RandomMasks", own: int, other: int, last: int, steps: int
    ) -> None:
        self._lanes, self._draw = lanes, masks.draw
        self.own, self.other = own, other
        self.steps = steps
        self._taken = self._passes = 0
        self.mine = self.theirs = 0
        self.empty = empty = lanes.points ^ own ^ other
        one, two = near_empty(lanes, empty)
        self._weak = weak(lanes, own, one, two), weak(lanes, other, one, two)
        self.moves = moves(lanes, own, other, self._weak, empty, two)
        self.near = self._near = lanes.square(last)
        self._nears = lanes.square(own), lanes.square(other)

    def play(self, steps: int) -> bool:
        """Play on by `steps` moves in each game; True if all are over now."""
        if self._taken == self.steps:
            return True
        lanes, draw, pick = self._lanes, self._draw, self._lanes.pick
        stride, stop, below, top = lanes.stride, lanes.stop, lanes.below, lanes.length - 1
        own, other, mine, theirs = self.own, self.other, self.mine, self.theirs
        near, (near_own, near_other) = self._near, self._nears
        weaks = self._weak
        empty = lanes.points ^ own ^ other
        unplayed = self.empty & (lanes.points ^ mine ^ theirs)
        one, two = near_empty(lanes, empty)
        for _ in range(min(steps, self.steps - self._taken)):
            self._taken += 1
            quarter, half, pivots, seven_eighths, three_quarters = draw()
            clearing, saving, opened, eyes = moves(lanes, own, other, weaks, empty, two)
            free = empty ^ eyes
            opened &= free
            # The first non-empty set of each lane: a sum carries into the stop if there is any
            # point.
            among = (clearing | saving) & free & seven_eighths
            none = stop ^ among + below & stop
            among |= near & near_own & near_other & opened & three_quarters & none - (none >> top)
            none = stop ^ among + below & stop
            among |= opened & two & three_quarters & none - (none >> top)
            none = stop ^ among + below & stop
            among |= opened & none - (none >> top)
            none = stop ^ among + below & stop
            among |= free & one & none - (none >> top)
            # A few candidates are enough; this removes the advantage of points that have many holes
            # before them.
            thin = among & quarter
            none = stop ^ thin + below & stop
            among = thin | among & none - (none >> top)
            thin = among & half
            none = stop ^ thin + below & stop
            move = pick(thin | among & none - (none >> top), pivots)
            # Rule 7. Only weak strings can have lost their last liberty; those with a stone beside
            # an empty point have not.
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
            one, two = near_empty(lanes, empty)
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


# What the rules alone tell of the next move, for all games at once: strings that can be cleared,
# and eyes. Two short cuts, held to the rules by tests. A string is weak unless it has a liberty on
# an odd point and another on an even one, or a stone with two liberties of its own: so each string
# with one liberty is weak, and a few with more are, too (also some very long ones, which are not
# followed to the end). A move is open if it has two empty points beside it, or a string of the
# player's that is not weak, or a weak one of the opponent's: after an open move its own string
# rarely has just one liberty.


def near_empty(lanes: Lanes, empty: int) -> "tuple[int, int]":
    """The points beside at least one empty point, and those beside at least two (points off the
    grid may be among them).
    """
    right, left = empty >> 1, empty << 1
    up, down = empty >> lanes.stride, empty << lanes.stride
    across, along = right | left, up | down
    return across | along, right & left | up & down | across & along


def weak(lanes: Lanes, stones: int, one: int, two: int) -> int:
    """The weak strings among the stones of one colour in each lane; `one` and `two` are the points
    beside at least one empty point, and beside at least two.
    """
    stride, size = lanes.stride, lanes.size
    # Twice the lanes: one half floods the strings from liberties on odd points, the other from
    # liberties on even points. When both have met in most strings, flood the rest from where both
    # have been.
    both = stones | stones << size
    found = (one & lanes.odd | two | (one & lanes.even | two) << size) & both
    for _ in range(2):
        found = ((both + found) ^ both | found | found >> 1) & both
        found = (found | found << stride | found >> stride) & both
    return stones ^ flood(stride, found & found >> size, stones)


def moves(
    lanes: Lanes, own: int, other: int, weaks: "tuple[int, int]", empty: int, two: int
) -> "tuple[int, int, int, int]":
    """Four sets of points for the players whose stones are `own`, in each lane; `weaks` are their
    weak strings and the others'.

    The points beside a weak string of the opponent, where a move usually clears the string; open
    moves beside an own weak string, which save that; all open moves; and the player's own eyes.
    """
    stride = lanes.stride
    own_weak, other_weak = weaks
    safe = own ^ own_weak
    right, left, up, down = own_weak >> 1, own_weak << 1, own_weak >> stride, own_weak << stride
    right2, left2, up2, down2 = safe >> 1, safe << 1, safe >> stride, safe << stride
    clearing = (
        other_weak >> 1 | other_weak << 1 | other_weak >> stride | other_weak << stride
    ) & empty
    opened = (two | right2 | left2 | up2 | down2) & empty | clearing
    saving = (right | left | up | down) & opened
    # All neighbours of an eye are the player's, and so are three of the four diagonal ones, or all
    # if there are fewer.
    no_right, no_left, no_up, no_down = lanes.sides
    across = (right | right2 | no_right) & (left | left2 | no_left)
    inner = empty & across & (up | up2 | no_up) & (down | down2 | no_down)
    return clearing, saving, opened, inner and eyes(lanes, inner, other)


def eyes(lanes: Lanes, inner: int, other: int) -> int:
    """The eyes among `inner`, points with only the player's stones beside them: those with at most
    one opposing stone on the diagonal neighbours, and none at the edge.
    """
    stride = lanes.stride
    a, b = other << stride + 1, other >> stride + 1
    c, d = other << stride - 1, other >> stride - 1
    ab, cd = a | b, c | d
    return inner ^ inner & (a & b | c & d | ab & cd | (ab | cd) & lanes.edge)


class RandomMasks:
    """Random sets for one move in all games, made in advance and drawn again and again: a draw
    costs nothing, and the sets combine in ever new ways.
    """

    def __init__(self, lanes: "Lanes", random: "RandomNumbers") -> None:
        self._random = random
        length, full = lanes.length, lanes.full ^ lanes.stop
        bits = random.bits(lanes.size + _STEP * _SETS)
        other = random.bits(lanes.size + _STEP * _SETS)
        self._half = [bits >> _STEP * k & full for k in range(_SETS)]
        self._quarter = [
            bits >> _STEP * k & other >> _STEP * (_SETS - k) & full for k in range(_SETS)
        ]
        points = members(lanes.grid.points)
        for k in range(len(points) - 1, 0, -1):  # shuffled, so that all come equally often
            place = random.below(k + 1)
            points[k], points[place] = points[place], points[k]
        lane = (1 << length - 1) - 1
        self._pivots, self._seven_eighths, self._three_quarters = [], [], []
        dealt = 0
        for _ in range(_SETS):
            pivots = most = some = 0
            for shift in range(0, lanes.size, length):
                pivots |= 1 << shift + points[dealt % len(points)]
                dealt += 1
                number = random.below(32)
                most |= lane * (number % 8 > 0) << shift
                some |= lane * (number // 8 < 3) << shift
            self._pivots.append(pivots)
            self._seven_eighths.append(most)
            self._three_quarters.append(some)

    def draw(self) -> "tuple[int, int, int, int, int]":
        """A quarter of the bits; half of them; one point a lane; all points of 7 lanes in 8; all of
        3 lanes in 4.
        """
        number = self._random.number()
        return (
            self._quarter[number & 63],
            self._half[number >> 6 & 63],
            self._pivots[number >> 12 & 63],
            self._seven_eighths[number >> 18 & 63],
            self._three_quarters[number >> 24 & 63],
        )
