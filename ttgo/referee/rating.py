"""`ttgo rate`: its options, and the table that it prints. The exit status is 0, or 2 if there is
nothing to rate or no way to do it.
"""

import argparse
import json
import sys
from collections import Counter

from ttgo.referee.options import unusable
from ttgo.referee.rate import Game, Lacking, Rating, games, ratings

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
    except (Lacking, ValueError) as error:
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
    return {"name": rating.name, "elo": round(rating.elo, 1), "low": round(low, 1), "high": round(high, 1),
            "games": rating.games, "points": rating.points}  # fmt: skip


def _line(rating: Rating, players: "list[Rating]") -> str:
    wide = max(len(player.name) for player in players)
    share = rating.points / rating.games
    return f"{rating.name:{max(wide, 14)}}  {rating.elo:+6.0f} ± {rating.spread:<4.0f}  {rating.points:g} of {rating.games}, {share:.1%}"
