"""Games and positions for tests: of the turns that are given, and at random, on grids of which most
are small.
"""

import random

from hypothesis import strategies as st

from ttgo import BLACK, PASS, WHITE, Game, Grid, Match, Position, Rules, rules
from ttgo.rulesets import ENDINGS, SCORES, SUPERKO

# Small grids are crowded: captures, suicides and repeats come by themselves. A few are as large as
# a grid can be.
TINY = st.tuples(st.integers(1, 4), st.integers(1, 4))
SMALL = (
    TINY
    | st.tuples(st.integers(2, 5), st.integers(2, 5))
    | st.tuples(st.integers(1, 7), st.integers(1, 7))
)
LARGE = st.tuples(st.integers(1, 52), st.integers(1, 52)) | st.sampled_from(
    [(52, 52), (52, 1), (1, 52), (26, 2)]
)
# Lists shrink to the shortest game that fails; drawn numbers alone would make long games rare.
CHOICES = st.lists(st.integers(0, 1000), max_size=60) | st.builds(
    lambda seed, turns: [random.Random(seed + turn).randrange(1000) for turn in range(turns)],
    st.integers(0, 2**32),
    st.integers(20, 120),
)
SET = st.integers(
    0, 2**56 - 1
)  # of points of a small grid, any of them as likely to be in it as not
RULES = st.builds(
    Rules,
    st.sampled_from(sorted(SUPERKO)),
    st.booleans(),
    st.sampled_from(sorted(SCORES)),
    st.sampled_from(sorted(ENDINGS)),
)


def played(turns, *size, **start):
    """A game after these turns."""
    game = Game(*size, **start)
    game.play_all(turns)
    return game


def taken(words, *size, **start):
    """A match after these words."""
    match = Match(Game(*size, **start))
    for word in words.split():
        match.take(word)
    return match


def choose(legal, choice):
    """One of the legal moves; a pass if there is none, and once in a while."""
    return PASS if not legal or choice % 16 == 15 else legal[choice % len(legal)]


def random_game(size, choices):
    """A legal game; some end with two passes."""
    game = Game(*size)
    for choice in choices:
        if game.over:
            break
        game.play(choose(game.legal_moves(), choice))
    return game


def with_liberties(size, black, white):
    """A position made of two random sets, without the strings that have no liberty."""
    grid = Grid(*size)
    black &= grid.points
    position = Position(grid, black, white & grid.points & ~black)
    return rules.clear(rules.clear(position, BLACK), WHITE)


def shown(game):
    """All that a game shows, refusals and their facts included."""
    every = game.grid.named(game.grid.points)
    return (
        game.turns,
        game.position,
        (game.to_play, game.over, game.turn, game.last),
        game.legal_moves(),
        game.superko_points(),
        [str(game.why_not(vertex)) for vertex in [*every, PASS, "Z99"]],
        repr(game.score()),
        [game.position_after(turn) for turn in range(game.turn + 1)],
    )


def rows(position):
    """A position as the literal model writes it."""
    return str(position).replace(" ", "").split("\n")


# Positions of small grids, and their strings with their liberties.


POSITIONS = st.builds(with_liberties, SMALL, SET, SET)


def liberties(position, colour):
    """The strings of a colour with their liberties, by rules.py alone: what each of them reaches
    empty at.
    """
    grid = position.grid
    return [
        (string, grid.around(string) & position.empty)
        for string in grid.pieces(position.points(colour))
    ]
