"""`ttgo rate`. Its exit status is 0, or 2 if there is nothing to rate or no way to do it.

Ratings from results: Elo of each player and what the first move is worth, with 95 % intervals,
as Bradley and Terry have it.

The chance that Black wins is the logistic curve of Black's rating minus White's plus Black's
advantage; a draw is half of each. The likeliest ratings are found by Newton's method, whose
matrix, turned over, is the covariance that intervals need. Each player has besides drawn one game
with an imagined opponent of rating 0, as BayesElo has it: so a player who won all games, and groups
that never met, have ratings, too. The mean of all is 0.
"""

import argparse
import json
import math
import operator
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ttgo.referee.odds import Z
from ttgo.referee.options import unusable
from ttgo.sgf.files import content, unchecked

SCALE = 400 / math.log(10)  # of the natural logarithm, in Elo
CLOSE = 1e-9  # a step this short is the last
FAR = 1.0  # and none is longer, or one might miss where the slope is steep
_RESULT = re.compile(
    r"\s*(?:([BW])(?:\+|lack|hite).*|(0|draw|jigo|tie)\s*)", re.IGNORECASE | re.DOTALL
)


Matrix = list[list[float]]
# The signs of what a game's chance is from, by its place; the points, and how often
Asked = tuple[dict[int, int], float, int]


class Game(NamedTuple):
    """Who played, and Black's points: 1, 0.5 or 0."""

    black: str
    white: str
    points: float


class Rating(NamedTuple):
    """A player, or Black's advantage: Elo, its interval's half width, and what it is from."""

    name: str
    elo: float
    spread: float
    games: int
    points: float


def games(names: Iterable[str]) -> Iterator[Game | str]:
    """The games in files: results of `ttgo match` (.jsonl), records, and folders of either; and for
    each file that is no game, why.

    Raises OSError for a file that is not there.
    """
    for name in names:
        path = Path(name)
        inside = (
            [*sorted(path.rglob("*.jsonl")), *sorted(path.rglob("*.sgf"))]
            if path.is_dir()
            else [path]
        )
        has_results = any(file.suffix == ".jsonl" for file in inside)
        for file in inside:
            if file.suffix == ".jsonl":
                yield from _lines(file)
            elif not (
                path.is_dir() and has_results
            ):  # or the records of a match would count its games again
                yield _record(file)


def _lines(file: Path) -> Iterator[Game | str]:
    with file.open(encoding="utf-8", errors="replace") as lines:
        for number, text in enumerate(lines, 1):
            try:
                line = json.loads(text)
                if "match" not in line:
                    points = {line["black"]: 1.0, line["white"]: 0.0}
                    winner = {"black": 1.0, "white": 0.0, "": 0.5}[line["winner"]]
                    assert len(points) == 2
                    yield Game(str(line["black"]), str(line["white"]), winner)
            except (ValueError, KeyError, TypeError, AssertionError):
                yield f"{file}, line {number}: this is no game of two players with a winner."


def _record(file: Path) -> Game | str:
    try:
        notes = unchecked(content(file), str(file)).notes
    except ValueError as wrong:
        return f"{file}: {wrong}"
    black, white = (" ".join(notes.get(name, [""])[0].split()) for name in ("PB", "PW"))
    found = _RESULT.fullmatch(notes.get("RE", [""])[0])
    if not black or not white or black == white:
        return f"{file}: it does not name two players."
    if not found:
        return f"{file}: it states no winner."
    return Game(black, white, 0.5 if found[2] else float(found[1] in "Bb"))


def ratings(played: Iterable[Game]) -> tuple[list[Rating], Rating]:
    """The players, best first, and what the first move is worth. Raises ValueError if there are no
    games.
    """
    rows = Counter(played)
    names = sorted({name for game in rows for name in game[:2]})
    if not names:
        raise ValueError("There is no game in these files.")
    place = {name: number for number, name in enumerate(names)}
    count = len(names)  # the last place is Black's advantage
    asked: list[Asked] = [
        ({place[game.black]: 1, place[game.white]: -1, count: 1}, game.points, times)
        for game, times in rows.items()
    ]
    asked += [({number: 1}, 0.5, 1) for number in range(count + 1)]  # the imagined games
    found, covariance = _likeliest(asked, count + 1)
    mean = sum(found[:count]) / count
    shared = [sum(row[:count]) / count for row in covariance[:count]]
    whole = sum(shared) / count
    players = [
        Rating(
            name,
            SCALE * (found[at] - mean),
            SCALE * Z * math.sqrt(covariance[at][at] - 2 * shared[at] + whole),
            *_record_of(rows, name),
        )
        for name, at in place.items()
    ]
    total, first = sum(rows.values()), sum(game.points * times for game, times in rows.items())
    spread = SCALE * Z * math.sqrt(covariance[count][count])
    advantage = Rating("the first move", SCALE * found[count], spread, total, first)
    return sorted(players, key=lambda rating: -rating.elo), advantage


def _likeliest(asked: list[Asked], size: int) -> tuple[list[float], Matrix]:
    """So many numbers that make what happened likeliest, and their covariance."""
    found = [0.0] * size
    while True:
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for signs, points, times in asked:
            chance = 1 / (1 + math.exp(-sum(sign * found[at] for at, sign in signs.items())))
            for at, sign in signs.items():
                slope[at] += times * sign * (points - chance)
                for other, with_it in signs.items():
                    bend[at][other] += times * sign * with_it * chance * (1 - chance)
        covariance = _inverse(bend)
        steps = [sum(map(operator.mul, row, slope)) for row in covariance]
        longest = max(map(abs, steps))
        if longest < CLOSE:
            return found, covariance
        part = min(1, FAR / longest)
        found = [number + part * step for number, step in zip(found, steps)]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; no number on the diagonal becomes 0 in a matrix such as this."""
    size = len(matrix)
    rows = [[*row, *(float(at == own) for at in range(size))] for own, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [number / rows[at][at] for number in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                times = rows[other][at]
                rows[other] = [one - times * two for one, two in zip(rows[other], rows[at])]
    return [row[size:] for row in rows]


def _record_of(rows: Counter[Game], name: str) -> tuple[int, float]:
    """A player's games and points."""
    mine = [(game, times) for game, times in rows.items() if name in game[:2]]
    points = sum(
        (game.points if game.black == name else 1 - game.points) * times for game, times in mine
    )
    return sum(times for _, times in mine), points


# The command

_SHOWN = 5  # sentences on what is no game


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = "Rate players by their games: Elo, with intervals."
    rate = commands.add_parser("rate", prog="ttgo rate", help=about, description=about)
    rate.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="results of ttgo match, game records, or a folder of them",
    )
    rate.add_argument("--json", action="store_true", help="print a JSON object a line")
    rate.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the table."""
    left_out: Counter[str] = Counter()
    try:
        players, first = ratings(_counted(options.files, left_out))
    except ValueError as error:
        return unusable(str(error))
    except OSError as error:
        return unusable(f"{error.filename}: {error.strerror}.")
    for sentence in list(left_out)[:_SHOWN]:
        print(f"ttgo: {sentence}", file=sys.stderr)
    if left_out:
        print(f"ttgo: {left_out.total()} left out.", file=sys.stderr)
    for rating in (*players, first):
        print(
            json.dumps(_facts(rating), ensure_ascii=False)
            if options.json
            else _line(rating, players)
        )
    return 0


def _counted(files: "list[str]", left_out: "Counter[str]") -> "list[Game]":
    """The games in files; others are counted."""
    found = []
    for game in games(files):
        if isinstance(game, Game):
            found.append(game)
        else:
            left_out[game] += 1
    return found


def _facts(rating: Rating) -> dict[str, object]:
    low, high = rating.elo - rating.spread, rating.elo + rating.spread
    return {
        "name": rating.name,
        "elo": round(rating.elo, 1),
        "low": round(low, 1),
        "high": round(high, 1),
        "games": rating.games,
        "points": rating.points,
    }


def _line(rating: Rating, players: "list[Rating]") -> str:
    wide = max(len(player.name) for player in players)
    share = rating.points / rating.games
    elo = f"{rating.elo:+6.0f} ± {rating.spread:<4.0f}"
    won = f"{rating.points:g} of {rating.games}, {share:.1%}"
    return f"{rating.name:{max(wide, 14)}}  {elo}  {won}"
