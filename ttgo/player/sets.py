"""What the rules alone tell of the next move, for all games at once: strings that can be cleared, and eyes.

Two short cuts, held to the rules by tests. A string is weak unless it has a liberty on an odd point and another on an even one, or
a stone with two liberties of its own: so each string with one liberty is weak, and a few with more are, too (also some very
long ones, which are not followed to the end). A move is open if it has two empty points beside it, or a string of the player's
that is not weak, or a weak one of the opponent's: its string is then hardly ever left with one liberty.
"""

from ttgo.player.lanes import Lanes, flood


def beside(lanes: Lanes, empty: int) -> "tuple[int, int]":
    """The points beside at least one empty point, and those beside at least two (points off the grid may be among them)."""
    right, left = empty >> 1, empty << 1
    up, down = empty >> lanes.stride, empty << lanes.stride
    across, along = right | left, up | down
    return across | along, right & left | up & down | across & along


def weak(lanes: Lanes, stones: int, one: int, two: int) -> int:
    """The weak strings among the stones of one colour in each lane; `one` and `two` are the points beside one and two empty ones."""
    stride, size = lanes.stride, lanes.size
    # Twice the lanes: one half floods the strings from liberties on odd points, the other from those on even ones. When
    # both have met in most strings, flood the rest from what is in both.
    both = stones | stones << size
    found = (one & lanes.odd | two | (one & lanes.even | two) << size) & both
    for _ in range(2):
        found = ((both + found) ^ both | found | found >> 1) & both
        found = (found | found << stride | found >> stride) & both
    return stones ^ flood(stride, found & found >> size, stones)


def moves(
    lanes: Lanes, own: int, other: int, weaks: "tuple[int, int]", empty: int, two: int
) -> "tuple[int, int, int, int]":
    """Sets of moves for the players whose stones are `own`, in each lane; `weaks` are their weak strings and the others'.

    The points beside a weak string of the opponent, where a move usually clears it; open moves beside an own weak string, which save
    it; all open moves; and the player's own eyes.
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
    # All neighbours of an eye are the player's, and so are three of the four diagonal ones, or all if there are fewer.
    no_right, no_left, no_up, no_down = lanes.sides
    across = (right | right2 | no_right) & (left | left2 | no_left)
    inner = empty & across & (up | up2 | no_up) & (down | down2 | no_down)
    return clearing, saving, opened, inner and eyes(lanes, inner, other)


def eyes(lanes: Lanes, inner: int, other: int) -> int:
    """The points of `inner`, with only the player's neighbours, that the opponent cannot make false.

    One opposing stone is allowed on the diagonal neighbours, and none at the edge.
    """
    stride = lanes.stride
    a, b = other << stride + 1, other >> stride + 1
    c, d = other << stride - 1, other >> stride - 1
    ab, cd = a | b, c | d
    return inner ^ inner & (a & b | c & d | ab & cd | (ab | cd) & lanes.edge)
