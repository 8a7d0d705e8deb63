"""Many games side by side in one int.

A set of points is an int (points.py). Put the sets of many games one above the other in one long
int, each in a lane of its own, and every operation on it is done in all games at once, for little
more than the price of one. A lane holds the rows of the grid, with their spare bits, and one spare
row above them, so that no shift and no addition runs from one game into the next; the top bit of
the spare row is the lane's `stop`, always kept out of the sets.

    one lane of a 3x3 grid          . spare bits      s stop          a set of lanes

        s . . .   spare row                            ... | lane 2 | lane 1 | lane 0
        6 7 8 .   (A3 B3 C3)        bit 0 is A1        ... | game 2 | game 1 | game 0
        3 4 5 .
        0 1 2 .   numbers: the points in order

One addition finds a random move in every game. Say the candidates in a lane are the bits c. Turn
everything else, holes, into ones, and add a one at a random place p, the pivot:

        bits    s . . . 8 7 6 . 5 4 3 . 2 1 0
        set     s - - - - c - - - - - c - - -      the candidates, and the stop
        holes   0 1 1 1 1 0 1 1 1 1 1 0 1 1 1      the others, as ones
        pivot   0 0 0 0 0 0 0 0 0 1 0 0 0 0 0      say at 4
        sum     0 1 1 1 1 1 0 0 0 0 1 0 1 1 1      the one is carried to the first candidate
        & set   0 0 0 0 0 c 0 0 0 0 0 0 0 0 0      ... and that is the move

If there is none from the pivot on, the one reaches the stop: this tells which games must begin
again at the first bit.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.points import Grid


class Lanes:
    """`number` games on one grid: constant sets for them, and operations on sets of lanes.

    A lane has `length` bits and all together have `size`. `points` are all points, `first` the
    lowest bit of each lane, `stop` the highest, `below` all but that, `full` all bits. `odd` and
    `even` are the points of both shades of a chequered grid, `edge` those with fewer than four
    neighbours, and `sides` those with none on the right, on the left, above and below.
    """

    def __init__(self, grid: "Grid", number: int) -> None:
        self.grid = grid
        self.number = number
        self.stride = grid.stride
        self.length = grid.stride * (grid.height + 1)
        self.size = self.length * number
        self.full = (1 << self.size) - 1
        self.first = self.full // ((1 << self.length) - 1)
        self.stop = self.first << self.length - 1
        self.points = self.all(grid.points)
        self.below = self.stop - self.first
        odd = left = 0
        for y in range(grid.height):
            left |= 1 << grid.point(0, y)
            for x in range(y % 2 ^ 1, grid.width, 2):
                odd |= 1 << grid.point(x, y)
        bottom = (1 << grid.width) - 1
        right, top = left << grid.width - 1, bottom << grid.stride * (grid.height - 1)
        self.odd = self.all(odd)
        self.even = self.points ^ self.odd
        self.edge = self.all(left | right | bottom | top)
        self.sides = (self.all(right), self.all(left), self.all(top), self.all(bottom))

    def all(self, points: int) -> int:
        """A set of points, put into every lane."""
        return points * self.first

    def join(self, sets: "list[int]") -> int:
        """Sets of points, one a lane; further lanes stay empty."""
        joined = 0
        for points in sets[::-1]:
            joined = joined << self.length | points
        return joined

    def split(self, lanes: int) -> "list[int]":
        """The set of points in each lane."""
        length, one = self.length, (1 << self.length) - 1
        return [lanes >> k * length & one for k in range(self.number)]

    def pick(self, sets: int, pivots: int) -> int:
        """One point of each lane's set, the first from the lane's pivot on (see above); none where
        the set is empty.
        """
        stopped = sets | self.stop
        holes = self.full ^ stopped
        found = (holes + pivots) & stopped
        again = found & self.stop
        found ^= again | (holes + (again >> self.length - 1)) & stopped
        return found & self.points

    def around(self, sets: int) -> int:
        """The points next to a set in each lane."""
        stride = self.stride
        return (sets << 1 | sets >> 1 | sets << stride | sets >> stride) & self.points

    def square(self, sets: int) -> int:
        """A set and the points around each of its points, up to eight, in each lane."""
        rows = (sets | sets << 1 | sets >> 1) & self.points
        return (rows | rows << self.stride | rows >> self.stride) & self.points


def flood(stride: int, found: int, within: int) -> int:
    """Grid.flood for any number of lanes; `found` is inside `within`.

    Along a row a flood is an addition: the sum carries each bit to the end of its run, so the run
    consists of the bits that changed and the bits found before. Only the other directions take a
    step at a time.
    """
    while True:
        grown = ((within + found) ^ within | found | found >> 1) & within
        grown = (grown | grown << stride | grown >> stride) & within
        if grown == found:
            return found
        found = grown


# Counting how many of some sets each point is in. The text of a set's binary digits, as bytes, has
# a byte for each point, 48 or 49 in ASCII, whose lowest bit says whether the point is in the set.
# The sum of up to 255 such numbers still has a byte for each point: a list of counts.

MOST = 255  # sets that can be added up
_ONES = int.from_bytes(b"\x01" * 1000, "big")


def spread(points: int) -> int:
    """A set with a byte for each point, 0 or 1."""
    return int.from_bytes(f"{points:b}".encode(), "big") & _ONES


def counts(total: int, length: int) -> bytearray:
    """The counts in a sum of spread sets, one for each of `length` points."""
    return bytearray(total.to_bytes(length, "little"))
