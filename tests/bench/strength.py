"""How strong the player is: games against GNU Go, and of one number of playouts a move against another.

    python3 -m tests.bench.strength                                all rows, 100 games each; about half a day
    python3 -m tests.bench.strength 6000:gnugo10 1000:100          these rows alone: playouts a move, and the opponent
    python3 -m tests.bench.strength --games 20 --file FILE ROWS    fewer games; those in FILE are not played again, and new ones are added

On 9x9 with komi 7.5, colours in turn, to two passes: the grid counts as it stands. A row shows the share of games won with its 95 %
interval (Wilson's), and the seconds of the processor that a move took. Each game is seeded by its number.

Seen with GNU Go 3.8 on a crowded machine at half its pace; no turn was illegal, and every game came to two passes. Where fewer games were
played, time was up:

       850 playouts against GNU Go level 1     40 of 100 =  40% (31% to 50%), 0.11 s a move
      6000 playouts against GNU Go level 10    63 of 100 =  63% (53% to 72%), 0.76 s a move
     16000 playouts against GNU Go level 10    25 of  28 =  89% (73% to 96%)
        30 playouts against 10 playouts        83 of 100 =  83% (74% to 89%), 0.02 s a move
       100 playouts against 30 playouts        95 of 100 =  95% (89% to 98%), 0.03 s a move
       300 playouts against 100 playouts       95 of 100 =  95% (89% to 98%), 0.04 s a move
      1000 playouts against 300 playouts       87 of 100 =  87% (79% to 92%), 0.13 s a move
      3000 playouts against 1000 playouts      40 of  50 =  80% (67% to 89%), 0.37 s a move
     10000 playouts against 3000 playouts      18 of  20 =  90% (70% to 97%)
"""

import argparse
import json
import math
import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

from ttgo import Game
from ttgo.player import LEVELS, Player
from ttgo.referee.program import Program

ROWS = [
    "850:gnugo1",
    "6000:gnugo10",
    "16000:gnugo10",
    *[f"{level}:{below}" for (_, below), (_, level) in pairwise(LEVELS)],
]
GNUGO = os.environ.get("TTGO_GNUGO") or shutil.which("gnugo") or "/usr/games/gnugo"
OPTIONS = (
    "--mode gtp --chinese-rules --positional-superko --allow-all-suicide --capture-all-dead --never-resign"
)
SIZE, KOMI = 9, 7.5
LONGEST = 400  # turns; a game that goes on then counts as it stands


class GnuGo:
    """GNU Go in a process of its own; it takes turns as Player does."""

    def __init__(self, level: int, seed: int) -> None:
        self.program = Program([GNUGO, *OPTIONS.split(), "--level", str(level), "--seed", str(seed)])
        self.known = 0  # turns
        for line in (f"boardsize {SIZE}", "clear_board", f"komi {KOMI}"):
            self.program.must(line)

    def turn(self, game: Game) -> str:
        while self.known < game.turn:
            self.known += 1
            self.program.must(f"play {game.player(self.known)} {game.taken(self.known)}")
        self.known += 1
        return self.program.must(f"genmove {game.to_play}").text

    def close(self) -> None:
        self.program.stop()


class Ours:
    """The player, with so many playouts a move."""

    def __init__(self, playouts: int, seed: int) -> None:
        self.player = Player(playouts, seed=seed)

    def turn(self, game: Game) -> str:
        return self.player.choose(game).turn

    def close(self) -> None:
        pass


def player(name: str, seed: int) -> Any:
    """The player of a name: "gnugo10" for GNU Go at level 10, or a number of playouts."""
    return GnuGo(int(name[5:]), seed) if name.startswith("gnugo") else Ours(int(name), seed)


def play(row: str, number: int) -> dict[str, Any]:
    """One game of a row; its first player is Black in every other one. Raises Illegal if a player takes a turn that the rules forbid."""
    names = row.split(":")
    players = [player(name, 2 * number + k + 1) for k, name in enumerate(names)]
    game = Game(SIZE, komi=KOMI)
    seconds, moves = [0.0, 0.0], [0, 0]
    while not game.over and game.turn < LONGEST:
        mover = (game.turn + number) % 2
        began = process_time()
        game.play(players[mover].turn(game))
        seconds[mover] += process_time() - began
        moves[mover] += 1
    for one in players:
        one.close()
    margin = game.score().margin * (-1 if number % 2 else 1)
    return {
        "row": row,
        "game": number,
        "margin": margin,
        "seconds": round(seconds[0] / moves[0], 3),
        "turns": " ".join(game.turns),
    }


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share, extra = won / games, z * z / games
    centre, spread = share + extra / 2, z * math.sqrt(share * (1 - share) / games + extra / 4 / games)
    return (centre - spread) / (1 + extra), (centre + spread) / (1 + extra)


def line(row: str, games: list[dict[str, Any]]) -> str:
    """What a row came to."""
    won = sum(game["margin"] > 0 for game in games)
    low, high = interval(won, len(games))
    name, opponent = row.split(":")
    opponent = f"GNU Go level {opponent[5:]}" if opponent.startswith("gnugo") else f"{opponent} playouts"
    seconds = sum(game["seconds"] for game in games) / len(games)
    turns = sum(len(game["turns"].split()) for game in games) / len(games)
    return (
        f"{name:>6} playouts against {opponent:<17} {won:>3} of {len(games):>3} = {won / len(games):4.0%} "
        f"({low:.0%} to {high:.0%}), {seconds:.2f} s a move, {turns:.0f} turns"
    )


def main(arguments: list[str] | None = None) -> int:
    """Play what is missing and print a line a row."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.strength", description="the player's strength"
    )
    parser.add_argument("rows", nargs="*", help=f"playouts:opponent, such as {' '.join(ROWS)}")
    parser.add_argument("--games", type=int, default=100, help="a row (100)")
    parser.add_argument("--file", type=Path, help="where the games are kept, a line of JSON each")
    parser.add_argument("--processes", type=int, default=1, help="how many games are played at once (1)")
    given = parser.parse_args(arguments)
    played = []
    if given.file and given.file.exists():
        played = [json.loads(text) for text in given.file.read_text(encoding="utf-8").splitlines()]
    with ProcessPoolExecutor(given.processes) as pool:
        for row in given.rows or ROWS:
            games = [game for game in played if game["row"] == row and game["game"] < given.games]
            had = {game["game"] for game in games}
            missing = [number for number in range(given.games) if number not in had]
            for game in pool.map(play, [row] * len(missing), missing):
                games.append(game)
                if given.file:
                    with given.file.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(game) + "\n")
            print(line(row, games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
