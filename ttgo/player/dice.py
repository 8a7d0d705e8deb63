"""Random sets for lanes: a few long ones are made beforehand and cut at random places, since a cut costs one shift."""

from ttgo.points import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.player.chance import Chance
    from ttgo.player.lanes import Lanes

_CUTS = 64  # different places for a cut
_STEP = 7  # bits between them, where sets of single bits are cut; lanes are cut between lanes


class Dice:
    """What a move of all games needs in random sets. What sticks out above the lanes goes when a set is used with another."""

    __slots__ = ("_chance", "_few", "_half", "_length", "_most", "_pivots", "_some")

    def __init__(self, lanes: "Lanes", chance: "Chance") -> None:
        self._chance = chance
        self._length = length = lanes.length
        bits = lanes.size + _STEP * _CUTS
        self._half = chance.bits(bits)
        self._few = self._half & chance.bits(bits)
        points = members(lanes.grid.points)
        for k in range(len(points) - 1, 0, -1):  # shuffled, so that each of them comes as often as any other
            other = chance.below(k + 1)
            points[k], points[other] = points[other], points[k]
        lane = (1 << length - 1) - 1
        self._pivots = [0, 0, 0, 0]
        self._most = self._some = 0
        dealt = 0
        for shift in range(0, lanes.size + length * _CUTS, length):
            for k in range(4):
                self._pivots[k] |= 1 << shift + points[dealt % len(points)]
                dealt += 1
            self._most |= lane * (chance.below(8) > 0) << shift
            self._some |= lane * chance.below(2) << shift

    def throw(self) -> "tuple[int, int, int, int, int]":
        """A quarter of the bits; half of them; one point a lane; all points of 7 lanes in 8; all of one lane in 2."""
        number = self._chance.number()
        length = self._length
        return (
            self._few >> (number & 63) * _STEP,
            self._half >> (number >> 6 & 63) * _STEP,
            self._pivots[number >> 29] >> (number >> 12 & 63) * length,
            self._most >> (number >> 18 & 63) * length,
            self._some >> (number >> 24 & 63) * length,
        )
