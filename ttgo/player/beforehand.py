"""What the rules tell about a move before any game has been played from it, expressed as games won or lost with it.

Moves that capture or save are usually good, and so are those next to the last move; one that leaves its string one liberty is not.
A stone at the edge has fewer liberties and less room than others: it needs a purpose, and far from all stones it has none.
"""

from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts


def beforehand(lanes: Lanes, playouts: Playouts) -> "tuple[int, list[tuple[int, int, int]]]":
    """The points worth looking at, if there are any; and sets of points, each with a number of games and of wins."""
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
