"""What advice is worth: 50 positions from the middle of games by programs on 9x9, where the move
that so many games advise is held against that of 20,000; how often the player who is ahead in
words has won in the end, in 402 positions on 9x9 and 13x13; and in how many of 50 games on 9x9 two
looks with different random games find the same first turning point.

    python3 -m tests.bench.advice             all three: an hour
    python3 -m tests.bench.advice 5 1 10      5 positions, one of each game instead of six, 10 games

A move loses what the mean margin after it, of 20,000 games, is less for its player than after the
other. Seen on 26 November 2026:

    1000 games: at most 3 points lost in 43 of 50, 0.9 on average
    2000 games: at most 3 points lost in 44 of 50, 0.7 on average
    4000 games: at most 3 points lost in 48 of 50, 0.2 on average

    even           won  52 % of 167
    leads          won  80 % of 104
    leads_clearly  won  92 % of  79
    wins           won 100 % of  52

    the same first turning point in 17 of 29 games

That is 59 % (41 % to 74 %); 80 % is the aim. The first of one look was among the three of the other
in 45 of 56 looks. By other orders (the smaller cost of two passes, their mean, the earlier of two
that cost about the same) 13 to 19 games agreed: of a turn that both looked at closely, the costs
differ by 1.0 points or more in half, by 2 in a fifth, and two turns often cost about the same, or
one look misses a turn in its first pass. With 2.6 times as many games 3 of 4 such games agreed; a
phone has a minute for a look, which the present number fills.
"""

import random
import sys
from itertools import cycle

from tests.support.sgf_files import chosen, self_played
from ttgo import sgf
from ttgo.player import Player
from ttgo.player.player import STANDINGS
from ttgo.player.review import Review
from ttgo.rules import BLACK

MANY = 20_000


def games(*widths):
    """By programs, on grids so wide: each record with the words of its main line."""
    records = [sgf.parse(data) for _, data in sorted(self_played().items())]
    records = [record for record in records if record.start.grid.width in widths]
    return [(record, [node.word for node in chosen(record)]) for record in records]


def after(record, words):
    match = record.new_match()
    for word in words:
        match.take(word)
    return match


def mean(match):
    """Black's mean margin of many games, without komi."""
    return sum(map(sum, Player(MANY, seed=2).choose(match.board).ownership))


def lost(number):
    """What is lost in each of so many positions, by numbers of games."""
    chance = random.Random(11)
    found: dict[int, list[float]] = {1000: [], 2000: [], 4000: []}
    for (record, words), _ in zip(cycle(games(9)), range(number)):
        begun = words[: chance.randint(len(words) * 2 // 10, len(words) * 6 // 10)]
        board = after(record, begun).board
        sign = 1 if board.to_play == BLACK else -1
        turns = {playouts: Player(playouts).choose(board).turn for playouts in (*found, MANY)}
        worth = {turn: sign * mean(after(record, [*begun, turn])) for turn in {*turns.values()}}
        for playouts, losses in found.items():
            losses.append(worth[turns[MANY]] - worth[turns[playouts]])
    return found


def won(rounds):
    """For each word, in how many of so many positions of each game who is ahead won; a tie is a
    half.
    """
    chance = random.Random(5)
    found: dict[str, list[float]] = {word: [] for _, word in STANDINGS}
    for record, words in games(9, 13) * rounds:
        choice = Player(1000).choose(
            after(record, words[: chance.randint(2, len(words) - 2)]).board
        )
        margin = after(record, words).score().margin
        ahead = (choice.player == BLACK) is (choice.share > 0.5)
        margin = margin if ahead else -margin
        found[choice.standing].append((margin > 0) / 2 + (margin >= 0) / 2)
    return found


def turning(record, words, seed):
    """The turn of the costliest turning point, or none."""
    end = after(record, words).score().margin
    look = Review(words, lambda turn: after(record, words[:turn]).board, end, seed=seed)
    while not look.think(1000):
        pass
    return [point["turn"] for point in look.points()[:1]]


def main(number=50, rounds=6, looked=50):
    for playouts, losses in lost(number).items():
        few = sum(loss <= 3 for loss in losses)
        average = sum(losses) / len(losses)
        print(
            f"{playouts} games: at most 3 points lost in {few} of {len(losses)}, {average:.1f} on average"
        )
    for word, ends in won(rounds).items():
        print(f"{word:14} won {sum(ends) / max(1, len(ends)):4.0%} of {len(ends):3}")
    same = 0
    for seen, (record, words) in enumerate(games(9)[:looked], 1):
        same += turning(record, words, 1) == turning(record, words, 100_001)
        print(f"the same first turning point in {same} of {seen} games", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
