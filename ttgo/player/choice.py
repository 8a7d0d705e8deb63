"""A choice with its evidence: plain values that a page or a GTP front end can show."""

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
ENOUGH = 100  # games that a word about resigning needs


class Choice:
    """A turn, and what it was chosen by.

    `turn` is a vertex or "pass" and `player` whose it is. `games` were played; `share` of them the player won, from 0 to 1, after this turn
    as far as it was tried; `margin` is Black's, the mean. `moves` are the turns that were tried, the most games first: (turn, games, share,
    margin). `line` is the best line, this turn first as a rule. `ownership` has a row a line of the grid, the top one first: for each point
    from -1, White's at the end of all games, to 1, Black's. `dead` are the stones that the player holds for dead, a set of points, and
    `resigns` is True if it would rather resign. `proven` is the margin of Black if both play perfectly, where that is known, else None.
    """

    __slots__ = (
        "dead",
        "games",
        "line",
        "margin",
        "moves",
        "ownership",
        "player",
        "proven",
        "resigns",
        "share",
        "turn",
    )

    def __init__(
        self, search: "Search", place: int, turn: "int | None" = None, proven: "float | None" = None
    ) -> None:
        root, game = search.root, search.game
        grid = game.grid
        tried = [(root.games[k], root.wins[k], k) for k in range(len(root.moves)) if root.games[k]]
        tried.sort(reverse=True)
        self.player = root.colour
        if turn is None:
            turn = root.moves[place] if root.moves else NOWHERE
        self.turn = named(grid, turn)
        self.games = search.played
        self.moves = [
            (named(grid, root.moves[k]), root.games[k], root.share(k), root.margins[k] / root.games[k])
            for _, _, k in tried
        ]
        games = sum([games for games, _, _ in tried])
        wins, margins = sum([wins for _, wins, _ in tried]), sum(root.margins)
        if root.moves and root.games[place]:
            games, wins, margins = root.games[place], root.wins[place], root.margins[place]
        self.share = wins / games if games else 0.5
        self.margin = margins / games if games else 0.0
        self.line = [named(grid, move) for move in root.line()]
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
