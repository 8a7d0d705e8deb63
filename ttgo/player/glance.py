"""A turn of somebody who has only glanced at the board, as beginners do.

They look near the last two turns, or only near the opponent's, which is more often the case the
lower the step; and elsewhere only when there is nothing left to see. Even there they overlook most
captures, and most of their own strings that could be captured next. But their eyes, and what is
settled, they leave alone, they put no string of several stones in atari, and on the first line they
only play beside a stone, an opponent's near, and not early.
"""

from ttgo import quick
from ttgo.points import NOWHERE, count, set_of
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.rules import opponent
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.chance import RandomNumbers
    from ttgo.player.search import Search
    from ttgo.position import Position

SEEN = 30  # of so many strings with one liberty, one is seen
SEVERAL = 3  # stones of a string that is not put in atari
EARLY = 2 / 3  # of the points are empty


def glance(search: "Search", unsettled: int, often: int, random: "RandomNumbers") -> "int | None":
    """The place of such a move among those of the root; None if there is none. `unsettled` are the
    empty points that reach both colours; `often` of a hundred turns are played so.
    """
    game, root = search.game, search.root
    grid = game.grid
    for colour in (BLACK, WHITE):
        for _, liberties in quick.strings(grid, game.points(colour), game.points(EMPTY)):
            if count(liberties) == 1 and random.below(SEEN):
                unsettled &= ~liberties
    last = game.turns[-1:] if random.below(100) < often else game.turns[-2:]
    others = game.points(opponent(root.colour))
    others |= others << 1 | others >> 1
    others |= others << grid.stride | others >> grid.stride  # and the eight points around each
    near = set_of([grid.point_of[vertex] for vertex in last if vertex != PASS])
    near |= grid.around(near)
    for seen in (near & unsettled, unsettled):
        places = [
            place
            for place, move in enumerate(root.moves)
            if move != NOWHERE
            and seen >> move & 1
            and (count(grid.beside[move]) == 4 or others >> move & 1)
            and sound(search, move)
        ]
        if places:
            return places[random.below(len(places))]
    return None


def sound(search: "Search", move: int) -> bool:
    """True if a move is legal, captures something or else is no suicide and puts no string of
    several stones in atari; is not on the first line early on, nor alone there later; and does not
    go where the other player is alone if no game was won.
    """
    game, colour, other = search.game, search.root.colour, opponent(search.root.colour)
    grid, beside, before = game.grid, game.grid.beside[move], game.points(other)
    empty = game.points(EMPTY)
    reached = grid.around(grid.flood(1 << move, empty))
    if not search.share() and reached & before and not reached & game.points(colour):
        return False
    if count(beside) < 4 and (is_early(game.position) or beside & empty == beside):
        return False
    if not game.try_move(move):
        return False
    own, empty, captured = game.points(colour), game.points(EMPTY), game.points(other) != before
    game.undo()
    string = grid.flood(1 << move, own)
    few = count(string) < SEVERAL or captured
    return string != 0 and (few or count(grid.around(string) & empty) > 1)


def is_early(position: "Position") -> bool:
    """True while most points are empty: then a pass is a slip and not an offer to end the game."""
    return count(position.empty) > EARLY * count(position.grid.points)
