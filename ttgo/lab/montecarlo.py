"""Random games by the literal rules, and a computer that plays by them: plain Monte Carlo without a
tree. It tries each move in some such games, and takes the best.

Both players move anywhere that is legal, except into points with only their own stones around:
otherwise no game would end.
"""

from ttgo.chance import RandomNumbers
from ttgo.illegal import Illegal
from ttgo.lab.literal import Literal
from ttgo.points import members
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def longest(game: Literal) -> int:
    """The turns after which a random game is stopped: usual ones take less than half."""
    return 4 * len(members(game.grid.points)) + 30


def to_the_end(game: Literal, random: RandomNumbers, most: int) -> bool:
    """Play on at random. True if the game ended, False if it reached its last allowed turn."""
    while len(game.turns) < most:
        if game.over:
            return True
        if not _moves(game, random):
            try:
                game.play(PASS)
            except Illegal:
                return game.over
    return game.over


def _moves(game: Literal, random: RandomNumbers) -> bool:
    """Take a random move, if there is one; whether there was one."""
    ways = _sensible(game, game.position.empty)
    while ways:
        k = random.below(len(ways))
        ways[k], ways[-1] = ways[-1], ways[k]
        try:
            game.play(game.name(1 << ways.pop())[0])
        except Illegal:
            continue
        return True
    return False


def _sensible(game: Literal, points: int) -> "list[int]":
    """Those of the points that do not have only the player's own stones around."""
    own = game.position.points(game.to_play)
    return [p for p in members(points) if not own or game.grid.around(1 << p) & ~own]


def copied(game: Literal) -> Literal:
    """The same game, to play on in."""
    other = Literal(game.grid, game.rules, game.komi)
    other.turns, other.grids = list(game.turns), list(game.grids)
    return other


class MonteCarlo:
    """Finds the computer's turn game by game: `step` plays one, until `games` are played or the
    caller has enough.

    >>> game = Literal("rectangle 2 1")
    >>> computer = MonteCarlo(game, 1)
    >>> for _ in range(4):
    ...     computer.step()
    >>> computer.games, computer.best in ("A1", "B1", "pass")
    (4, True)
    """

    def __init__(self, game: Literal, seed: int) -> None:
        self._game = game
        self._random = RandomNumbers(seed)
        self._colour = game.to_play
        found = [] if game.over else _sensible(game, game.moves())
        self._words = [game.name(1 << point)[0] for point in found]
        if game.why_not(PASS) is None:
            self._words.append(PASS)
        # By turn: the sum of its games' results, and their number.
        self._sums = [0.0] * len(self._words)
        self._many = [0] * len(self._words)
        self.games = 0

    def step(self) -> None:
        """One more game, with the next of the turns."""
        if not self._words:
            return
        k = self.games % len(self._words)
        game = copied(self._game)
        game.play(self._words[k])
        to_the_end(game, self._random, len(game.turns) + longest(game))
        self._sums[k] += _worth(game, self._colour)
        self._many[k] += 1
        self.games += 1

    @property
    def best(self) -> str:
        """The turn with the best games so far; a pass if there is none."""
        worth = [total / many for total, many in zip(self._sums, self._many) if many]
        return self._words[worth.index(max(worth))] if worth else PASS


def _worth(game: Literal, colour: str) -> float:
    """1 for a win, 0 for a loss, one half for a tie, and a little for points."""
    scores = game.scores()
    others = [
        score + (game.komi if player == game.rules.WHITE else 0)
        for player, score in scores.items()
        if player != colour
    ]
    own = scores[colour] + (game.komi if colour == game.rules.WHITE else 0)
    lead = own - max(others) if others else own
    return (0.5 if lead == 0 else float(lead > 0)) + 0.002 * lead


class Tally:
    """Results of random games: how many, how many ended, all their turns, and who won."""

    def __init__(self) -> None:
        self.games = self.ended = self.turns = 0
        self.won: "dict[str, int]" = {}

    def add(self, begin: "Callable[[], Literal]", seed: int) -> None:
        """One more game."""
        game = begin()
        self.ended += to_the_end(game, RandomNumbers(seed), longest(game))
        self.turns += len(game.turns)
        self.games += 1
        winner = game.result[0]
        self.won[winner] = self.won.get(winner, 0) + 1
