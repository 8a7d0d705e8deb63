"""What the rules say of a move beforehand, before any game has been played from it: as games that count for it or against it.

A clearing or saving move is a good one, as a rule, and so is one next to the last; one that leaves its string with one liberty is not.
A stone at the edge has fewer liberties and less room than others: it must be for something, and not the first in its part of the grid.
"""

from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts

TYPE_CHECKING = False


def beforehand(lanes: Lanes, playouts: Playouts) -> "list[tuple[int, int, int]]":
    """Sets of points of all lanes, each with a number of games and how many of them count as won."""
    points = lanes.points
    clearing, saving, opened, _ = playouts.moves
    urgent = clearing | saving
    free = points ^ lanes.square(lanes.square(points ^ playouts.empty))  # no stone is near
    edge, second = lanes.edge, lanes.around(lanes.edge) & (points ^ lanes.edge)
    return [
        (urgent, 10, 10),
        (points ^ opened, 10, 0),
        (playouts.near, 6, 6),
        (edge & (points ^ urgent), 6, 0),
        (edge & free, 10, 0),
        (second & free, 8, 0),
    ]
