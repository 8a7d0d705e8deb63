"""What games say about strength: Elo with its interval, of two players and of many, the likelihood
of superiority, and when to stop (SPRT).

A draw counts as half a win and half a loss. Where komi allows draws, this errs on the safe side:
the true intervals are narrower. Sources: A. Elo, The Rating of Chessplayers (1978), for the
logistic curve of 400 points; E. B. Wilson, J. Am. Stat. Assoc. 22 (1927), for the interval; A.
Wald, Ann. Math. Stat. 16 (1945), for the sequential test; LOS as at
https://www.chessprogramming.org/Match_Statistics.
"""

import math
import operator
from typing import NamedTuple

Z = 1.959964  # standard deviations of a 95 % interval
_SCALE = 400 / math.log(10)  # Elo of one unit of the natural logarithm
_CLOSE = 1e-7  # Elo: a step this short is the last
_FAR = _SCALE  # Elo of the longest step: a longer one may jump past the top of a steep slope


class Tally(NamedTuple):
    """Games of one side: won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """The number of all games."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """A point for a win, half a point for a draw."""
        return self.won + self.drawn / 2

    def plus(self, points: float) -> "Tally":
        """The tally with another game, given by its points."""
        return Tally(
            self.won + (points == 1), self.drawn + (points == 0.5), self.lost + (points == 0)
        )


def elo(share: float) -> float:
    """The difference in rating of a share of points, from 0 to 1.

    >>> round(elo(0.75)), elo(0.5), elo(1)
    (191, 0.0, inf)
    """
    if share <= 0 or share >= 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(share / (1 - share)) + 0.0


def expected(difference: float) -> float:
    """The share of points that a player rated `difference` points higher is expected to win.

    >>> round(expected(191), 3)
    0.75
    """
    return 1 / (1 + 10 ** (-difference / 400))


def interval(tally: Tally) -> tuple[float, float]:
    """Wilson's 95 % interval of the share of points; from 0 to 1 without games.

    >>> [round(bound, 3) for bound in interval(Tally(34, 0, 66))]
    [0.255, 0.437]
    """
    games = tally.games
    if not games:
        return 0.0, 1.0
    share, extra = tally.points / games, Z * Z / games
    centre, spread = (
        share + extra / 2,
        Z * math.sqrt(share * (1 - share) / games + extra / 4 / games),
    )
    return max(0.0, (centre - spread) / (1 + extra)), min(1.0, (centre + spread) / (1 + extra))


def superiority(tally: Tally) -> float:
    """The likelihood that the side with these games is the stronger one.

    >>> superiority(Tally()), round(superiority(Tally(60, 5, 40)), 3)
    (0.5, 0.977)
    """
    decided = tally.won + tally.lost
    return (
        0.5 * (1 + math.erf((tally.won - tally.lost) / math.sqrt(2 * decided))) if decided else 0.5
    )


def ratings(rows: dict[str, dict[str, Tally]]) -> dict[str, tuple[float, float]]:
    """Elo of each player, whose mean is 0, and half of its 95 % interval, from the games with each
    opponent as the player sees them.

    The model is that of Bradley and Terry. The likeliest ratings are found by Newton's method,
    whose inverted matrix is the covariance that intervals need. Each player is taken to have drawn
    one game with an imagined opponent of rating 0, too, as in BayesElo: so players who won all
    games, and groups that never met, have ratings.

    >>> found = ratings({"a": {"b": Tally(2)}, "b": {"a": Tally(lost=2)}})
    >>> {name: (round(elo), round(spread)) for name, (elo, spread) in found.items()}
    {'a': (176, 309), 'b': (-176, 309)}
    """
    elos, count = dict.fromkeys(rows, 0.0), len(rows)
    longest = math.inf
    while longest > _CLOSE:
        slope, bend = [], []
        for one, row in rows.items():
            chance = expected(elos[one])  # of beating the imagined opponent
            slope.append(0.5 - chance)
            weights = {one: chance * (1 - chance)}
            for other, tally in row.items():
                chance = expected(elos[one] - elos[other])
                slope[-1] += tally.points - tally.games * chance
                weights[other] = -tally.games * chance * (1 - chance)
                weights[one] -= weights[other]
            bend.append([weights.get(other, 0.0) for other in rows])
        covariance = _inverse(bend)
        steps = [_SCALE * sum(map(operator.mul, row, slope)) for row in covariance]
        longest = max(map(abs, steps))
        for name, step in zip(rows, steps):
            elos[name] += min(1, _FAR / longest) * step if longest else 0
    mean, shared = sum(elos.values()) / count, [sum(row) / count for row in covariance]
    whole = sum(shared) / count
    return {
        name: (elos[name] - mean, _SCALE * Z * math.sqrt(row[at] - 2 * shared[at] + whole))
        for at, (name, row) in enumerate(zip(rows, covariance))
    }


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by Gauss and Jordan; no number on the diagonal becomes 0 in a matrix
    such as that of `ratings`.
    """
    size = len(matrix)
    rows = [[*row, *(float(at == own) for at in range(size))] for own, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [number / rows[at][at] for number in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                times = rows[other][at]
                rows[other] = [one - times * two for one, two in zip(rows[other], rows[at])]
    return [row[size:] for row in rows]


class Sprt(NamedTuple):
    """A sequential test: is the first side better by `elo1` points rather than by `elo0`? `alpha`
    and `beta` are the chances to be wrong.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def bounds(self) -> tuple[float, float]:
        """The ratios at which the test ends: elo0 below the first, elo1 above the second."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, tally: Tally) -> float:
        """The logarithm of the ratio of the likelihoods of elo1 and elo0.

        >>> round(Sprt(0, 100).ratio(Tally(30, 0, 10)), 2)
        4.12
        """
        p0, p1 = expected(self.elo0), expected(self.elo1)
        points = tally.points
        return points * math.log(p1 / p0) + (tally.games - points) * math.log((1 - p1) / (1 - p0))

    def verdict(self, tally: Tally) -> str:
        """What the games tell, "elo0" or "elo1"; "" while they do not tell yet."""
        low, high = self.bounds()
        ratio = self.ratio(tally)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else ""
