"""Games to find exercises in: of GNU Go against itself, after random first moves."""

import functools
import random
import subprocess
import tempfile
from pathlib import Path

from tests.support.programs import GNUGO
from ttgo import PASS, Game, Position

OPTIONS = "--mode gtp --level 1 --chinese-rules --positional-superko --allow-suicide".split()
SIZES = (9, 5, 7, 6, 8, 9)
KEPT = Path(tempfile.gettempdir()) / "ttgo-games"
LONGEST = 150  # turns


def kept(seed):
    """The game of a number, played or kept since it was."""
    file = KEPT / f"{seed}.txt"
    if not file.exists():
        KEPT.mkdir(exist_ok=True)
        file.write_text(" ".join(played(seed).turns), encoding="utf-8")
    game = Game(SIZES[seed % len(SIZES)])
    for turn in file.read_text(encoding="utf-8").split():
        game.play(turn)
    return game


def played(seed):
    """A game of GNU Go against itself."""
    size, numbers = SIZES[seed % len(SIZES)], random.Random(seed)
    game, command = Game(size), [GNUGO, *OPTIONS, "--seed", str(seed), "--boardsize", str(size)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:

        def ask(line):
            assert engine.stdin
            assert engine.stdout
            print(line, file=engine.stdin, flush=True)
            answer = engine.stdout.readline()
            assert engine.stdout.readline() == "\n"
            return answer[2:].strip()

        while not game.over and game.turn < LONGEST:
            if game.turn < size - 1:
                turn = numbers.choice([one for one in game.legal_moves() if one != PASS])
                ask(f"play {game.to_play} {turn}")
            else:
                turn = ask(f"genmove {game.to_play}")
            if turn == "resign" or game.why_not(turn):
                break
            game.play(turn)
        ask("quit")
    return game


@functools.cache
def dead(number):
    """The stones at the end of a game that GNU Go calls dead."""
    game = kept(number)
    lines = [f"boardsize {game.grid.width}"]
    lines += [f"play {game.player(turn)} {at}" for turn, at in enumerate(game.turns, 1)]
    text = "\n".join([*lines, "final_status_list dead"]) + "\n"
    done = subprocess.run([GNUGO, *OPTIONS], input=text, capture_output=True, text=True, check=True)
    return game.position.set_of(done.stdout.split("\n\n")[-2][1:].split())


def ends(number, apart):
    """The last positions of a game, some turns apart, without dead stones."""
    game, away = kept(number), ~dead(number)
    for turn in range(game.turn, 2 * game.turn // 3, -apart):
        position = game.position_after(turn)
        yield Position(game.grid, position.black & away, position.white & away)
