"""Numbers that others have published or computed: legal positions, games, 2x2 histograms, perft."""

import json
from collections import Counter

import pytest

from tests.support.examples import part, whole
from tests.support.sites import DATA
from ttgo import BLACK, WHITE, Game, Grid, Position, Rules
from ttgo.rules import clear

FACTS = json.loads((DATA / "facts.json").read_text(encoding="utf-8"))
TINY = json.loads((DATA / "tiny.json").read_text(encoding="utf-8"))
RULES = {"psk": Rules(), "ssk": Rules("situational"), "w1995": Rules("taylor 1995")}


def sides(size) -> tuple[int, int]:
    """The width and the height in "3x2"."""
    width, height = size.split("x")
    return int(width), int(height)


RECTANGLES = FACTS["legal_positions"]["rectangles"]


@pytest.mark.parametrize(
    "size", [size for size in RECTANGLES if whole() or Grid(*sides(size)).points.bit_count() < 9]
)
def test_number_of_legal_positions(size):
    """Of all 3^n colourings, those that clearing leaves alone: every string reaches empty."""
    grid = Grid(*sides(size))
    points = grid.points
    found = 0
    black = points
    while True:  # every subset of the points for Black, and every subset of the rest for White
        rest = white = points ^ black
        while True:
            position = Position(grid, black, white)
            found += clear(position, BLACK) == position == clear(position, WHITE)
            if white == 0:
                break
            white = (white - 1) & rest
        if black == 0:
            break
        black = (black - 1) & points
    assert found == RECTANGLES[size]


def ways(game):
    """All legal turns; none when the game is over."""
    return [] if game.over else [*game.legal_moves(), "pass"]


def games_by_length(game, turns, most=1000):
    """How many games end after each number of turns, up to the most."""
    if game.over:
        turns[game.turn] += 1
    for turn in ways(game) if game.turn < most else []:
        game.play(turn)
        games_by_length(game, turns, most)
        game.undo()


LONG = ("w1995", "3x1")  # as many games as in all others
GAMES = [
    (rule, size)
    for rule in RULES
    for size in TINY["games"][rule]
    if whole() or (rule, size) != LONG
]


@pytest.mark.parametrize(("superko", "size"), GAMES)
@pytest.mark.parametrize("upright", part([False, True], 2))
def test_all_games(superko, size, upright):
    """Every game there is on 1x1, 2x1 and 3x1 (907, or 19,207 under SSK), lying and standing, by
    its number of turns.
    """
    by_turns: Counter[int] = Counter()
    width, height = sides(size)[:: -1 if upright else 1]
    games_by_length(Game(width, height, rules=RULES[superko]), by_turns)
    known = TINY["games"][superko][size]
    assert by_turns == {int(length): games for length, games in known["by_turns"].items()}
    if superko == "psk":
        width, height = sides(size)
        assert by_turns.total() == FACTS["games_psk"][f"{height}x{width}"]


def test_2x2_games():
    """The beginning of the published histogram of 386,356,909,593 games, as far as a second or two
    can count.
    """
    most = 15 if whole() else 12
    by_turns: Counter[int] = Counter()
    games_by_length(Game(2), by_turns, most)
    assert [by_turns[length] for length in range(most + 1)] == FACTS["games_2x2"]["by_turns"][
        : most + 1
    ]


def sequences(game, depth, found):
    """Perft: how many sequences of legal turns there are, of each length up to a depth."""
    found[game.turn] += 1
    if game.turn < depth:
        for turn in ways(game):
            game.play(turn)
            sequences(game, depth, found)
            game.undo()


@pytest.mark.parametrize(
    ("superko", "size"), [(rule, size) for rule in RULES for size in TINY["perft"][rule]]
)
def test_perft(superko, size):
    """The number of turn sequences agrees at every depth of the table; the last of them takes as
    long as all others.
    """
    table = TINY["perft"][superko][size][: None if whole() else -1]
    depth = len(table) - 1
    found: Counter[int] = Counter()
    sequences(Game(*sides(size), rules=RULES[superko]), depth, found)
    assert [found[length] for length in range(depth + 1)] == table
