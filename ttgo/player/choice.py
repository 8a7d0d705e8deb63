"""A choice with its evidence: plain values for a page or a GTP front end to show."""

from ttgo import vertex
from ttgo.player.ending import dead
from ttgo.player.tree import NOWHERE
from ttgo.points import count
from ttgo.rules import BLACK, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.player.search import Search
    from ttgo.points import Grid

HOPELESS = 0.03  # a share of wins
ENOUGH = 100  # games needed before resigning


class Choice:
    """A turn, and the evidence for it.

    turn, player    a vertex or "pass", and whose it is
    games, share    the number of games played, and the share that the player won, from 0 to 1
    margin          Black's, the mean of these games
    moves           moves tried, this turn first, then by games: turn, games, share of wins, Black's mean margin
    aim             in a decided game, the margin for Black that counts as a win in `moves`; otherwise 0
    lines           the best line that begins with each of `moves`, as far as there were games
    line            the first of them
    ownership       a row for each line of the grid, the top one first: -1 where White's area is at the end of all games, to 1, Black's
    dead            the stones that the player considers dead, a set of points
    resigns         True if it would rather resign
    proven          Black's margin if both play perfectly, or None if unknown
    """

    def __init__(
        self, search: "Search", place: int, turn: "int | None" = None, proven: "float | None" = None
    ) -> None:
        root, game = search.root, search.game
        grid = game.grid
        tried = [k for k, games in enumerate(root.games) if games]
        tried.sort(key=lambda k: (k == place, root.games[k], root.wins[k], k), reverse=True)
        self.player = root.colour
        if turn is None:
            turn = root.moves[place] if root.moves else NOWHERE
        self.turn = named(grid, turn)
        self.games = search.played
        self.moves = [
            (
                named(grid, root.moves[k]),
                root.games[k],
                min(1.0, max(0.0, root.share(k))),  # the margin's small weight may exceed the range
                root.margins[k] / root.games[k],
            )
            for k in tried
        ]
        self.share, self.margin, self.aim = search.share(), search.expected(), search.aim
        self.lines = []
        for k in tried:
            kid = root.kids[k]
            line = kid.line() if kid else []
            line.insert(0, root.moves[k])
            self.lines.append([named(grid, move) for move in line])
        self.line = self.lines[0] if tried and tried[0] == place else [self.turn]
        self.ownership = [
            [
                round(search.owned(BLACK, p) - search.owned(WHITE, p), 2)
                for p in range(first, first + grid.width)
            ]
            for first in range((grid.height - 1) * grid.stride, -1, -grid.stride)
        ]
        self.dead = dead(search)
        late = game.turn * 3 > count(grid.points)
        self.resigns = late and search.played >= ENOUGH and self.share < HOPELESS
        self.proven = proven

    def __repr__(self) -> str:
        return f"<Choice {self.turn} of {self.player}: {self.share:.0%} of {self.games} games, margin {self.margin:+.1f}>"


def named(grid: "Grid", move: int) -> str:
    """A move of the tree as a turn."""
    return vertex.PASS if move == NOWHERE else vertex.name(grid, move)
