"""What the rules say of a move beforehand, before any game has been played from it: as games that count for it or against it.

A clearing or saving move is a good one, as a rule, and so is one next to the last; one that leaves its string with one liberty is not.
A stone at the edge has fewer liberties and less room than others: it must be for something, and far from all stones it is for nothing.
"""

from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts

TYPE_CHECKING = False


def beforehand(lanes: Lanes, playouts: Playouts) -> "tuple[int, list[tuple[int, int, int]]]":
    """The points that are worth looking at, as long as there are any; and sets of points, each with a number of games and of wins."""
    points, edge = lanes.points, lanes.edge
    clearing, saving, opened, _ = playouts.moves
    urgent = clearing | saving
    far = points ^ lanes.square(lanes.square(points ^ playouts.empty))  # from all stones
    second = lanes.around(edge) & (points ^ edge)
    return points ^ edge & far, [
        (urgent, 10, 10),
        (points ^ opened, 10, 0),
        (playouts.near, 6, 6),
        (edge & (points ^ urgent), 6, 0),
        (second & far, 8, 0),
    ]
