"""What the rules alone tell of the next move, for all games at once: whose string can be cleared, and where an eye is.

Two short cuts, held to the rules by tests. A string is weak unless it has a liberty on an odd point and another on an even one, or
a stone with two liberties of its own: so each string with one liberty is weak, and a few are that have more (also among the very
long ones, which are not looked at to the end). A move is open if it has two empty points beside it, or a string of the player's
that is not weak, or a weak one of the opponent's: hardly ever is its string then left with one liberty.
"""

from ttgo.player.lanes import Lanes, flood

TYPE_CHECKING = False


def beside(lanes: Lanes, empty: int) -> "tuple[int, int]":
    """The points beside at least one empty point, and those beside at least two (points off the grid may be among them)."""
    right, left = empty >> 1, empty << 1
    up, down = empty >> lanes.stride, empty << lanes.stride
    across, along = right | left, up | down
    return across | along, right & left | up & down | across & along


def weak(lanes: Lanes, stones: int, one: int, two: int) -> int:
    """The weak strings among the stones of one colour in each lane; `one` and `two` are the points beside so many empty ones."""
    stride, size = lanes.stride, lanes.size
    # Twice the lanes: in one half the strings are flooded from liberties on odd points, in the other from those on even ones. When
    # both have met in most strings, what is in both is flooded to the ends of the others.
    both = stones | stones << size
    found = (one & lanes.odd | two | (one & lanes.even | two) << size) & both
    for _ in range(2):
        found = ((both + found) ^ both | found | found >> 1) & both
        found = (found | found << stride | found >> stride) & both
    return stones ^ flood(stride, found & found >> size, stones)


class Sets:
    """The moves there are in each lane for the players whose stones are `own`.

    `clears` are beside a weak string of the other's; `open` moves are what is said above, and `saves` those of them that are beside an
    own weak string; `eyes` are the player's own.
    """

    __slots__ = ("clears", "eyes", "open", "saves")

    def __init__(self, lanes: Lanes, own: int, other: int, weaks: "tuple[int, int]", two: int) -> None:
        stride = lanes.stride
        own_weak, other_weak = weaks
        safe, empty = own ^ own_weak, lanes.points ^ own ^ other
        right, left, up, down = own_weak >> 1, own_weak << 1, own_weak >> stride, own_weak << stride
        right2, left2, up2, down2 = safe >> 1, safe << 1, safe >> stride, safe << stride
        clears = (other_weak >> 1 | other_weak << 1 | other_weak >> stride | other_weak << stride) & empty
        self.clears = clears
        solid = (right2 | left2 | up2 | down2) & empty
        self.open = opened = two & empty | solid | clears
        self.saves = (right | left | up | down) & opened
        # All neighbours are the player's, and so are three of the four diagonal ones, or all where there are fewer.
        no_right, no_left, no_up, no_down = lanes.sides
        inner = (
            empty
            & (right | right2 | no_right)
            & (left | left2 | no_left)
            & (up | up2 | no_up)
            & (down | down2 | no_down)
        )
        self.eyes = inner and eyes(lanes, inner, other)


def eyes(lanes: Lanes, inner: int, other: int) -> int:
    """Those of the points `inner`, with no neighbour but the player's, that the opponent cannot make false.

    There may be one opposing stone on the points diagonally next to it, and none at the edge.
    """
    stride = lanes.stride
    a, b = other << stride + 1, other >> stride + 1
    c, d = other << stride - 1, other >> stride - 1
    ab, cd = a | b, c | d
    return inner ^ inner & (a & b | c & d | ab & cd | (ab | cd) & lanes.edge)
