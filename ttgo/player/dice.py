"""Random sets for lanes, made in advance and drawn again and again: a draw costs nothing, and draws combine in ever new ways."""

from ttgo.points import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.player.chance import Chance
    from ttgo.player.lanes import Lanes

_SETS = 64  # of each kind
_STEP = 7  # bits between two cuts out of one long random number


class Dice:
    """The random sets for one move in all games."""

    def __init__(self, lanes: "Lanes", chance: "Chance") -> None:
        self._chance = chance
        length, full = lanes.length, lanes.full ^ lanes.stop
        bits = chance.bits(lanes.size + _STEP * _SETS)
        other = chance.bits(lanes.size + _STEP * _SETS)
        self._half = [bits >> _STEP * k & full for k in range(_SETS)]
        self._few = [bits >> _STEP * k & other >> _STEP * (_SETS - k) & full for k in range(_SETS)]
        points = members(lanes.grid.points)
        for k in range(len(points) - 1, 0, -1):  # shuffled, so that all come equally often
            place = chance.below(k + 1)
            points[k], points[place] = points[place], points[k]
        lane = (1 << length - 1) - 1
        self._pivots, self._most, self._some = [], [], []
        dealt = 0
        for _ in range(_SETS):
            pivots = most = some = 0
            for shift in range(0, lanes.size, length):
                pivots |= 1 << shift + points[dealt % len(points)]
                dealt += 1
                number = chance.below(32)
                most |= lane * (number % 8 > 0) << shift
                some |= lane * (number // 8 < 3) << shift
            self._pivots.append(pivots)
            self._most.append(most)
            self._some.append(some)

    def throw(self) -> "tuple[int, int, int, int, int]":
        """A quarter of the bits; half of them; one point a lane; all points of 7 lanes in 8; all of 3 lanes in 4."""
        number = self._chance.number()
        return (
            self._few[number & 63],
            self._half[number >> 6 & 63],
            self._pivots[number >> 12 & 63],
            self._most[number >> 18 & 63],
            self._some[number >> 24 & 63],
        )
