"""Proven play on tiny grids: the published values, a plain search by the ten rules, and games
against all or random opponents.
"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.player.test_advice import ALL
from tests.solve.test_life import shallow
from tests.support.examples import examples, part, whole
from tests.support.games import SET, SMALL, with_liberties
from tests.support.plain import value
from tests.support.tables import each_row
from ttgo import BLACK, Game, Position, Rules, Start, quick
from ttgo.player import Player
from ttgo.points import NOWHERE, count, members
from ttgo.rules import move, opponent
from ttgo.solve.benson import unconditionally_alive
from ttgo.solve.perfect import Perfect, Rest, left
from ttgo.vertex import PASS

# By Black's margin: 1xN at https://senseis.xmp.net/?1DGo and, with 2xN and NxN,
# https://tromp.github.io/go.html ("small board go").
PUBLISHED = {
    "1x1": 0,
    "2x1": 0,
    "1x3": 3,
    "4x1": 4,
    "5x1": 0,
    "1x6": 1,
    "7x1": 2,
    "8x1": 3,
    "2x2": 1,
    "2x3": 0,
    "4x2": 8,
    "3x3": 9,
}


def proven(game):
    perfect = Perfect(game.grid, game.rules.suicide)
    perfect.begin(game)
    while not perfect.step(10_000):
        pass
    return perfect


def test_too_deep():
    """Where calls may not be so deep as a proof is long there is no answer, and no error."""
    with shallow(20):
        assert proven(Game(2, 3)).value is None


def turn_of(game, perfect):
    return PASS if perfect.turn == NOWHERE else game.grid.vertices[perfect.turn]


@pytest.mark.parametrize(
    "size", [size for size in PUBLISHED if whole() or size not in ("8x1", "3x3")]
)
def test_published_values(size):
    """What others found by other programs is what the player says before each of its turns, and
    what its game against itself ends with.
    """
    width, height = map(int, size.split("x"))
    game, player, value = Game(width, height), Player(10), PUBLISHED[size]
    while not game.over:
        choice = player.choose(game)
        assert choice.proven == value
        game.play(choice.turn)
    assert game.score().margin == value


def reaches(game, margin):
    """True if Black can reach this margin: turns tried until one will do, by the rules alone."""
    if game.over:
        return game.score().margin >= margin
    black = game.to_play == BLACK
    for turn in [PASS, *game.legal_moves()]:
        game.play(turn)
        reached = reaches(game, margin)
        game.undo()
        if reached == black:
            return black
    return not black


@pytest.mark.parametrize("suicide", [True, False])
@pytest.mark.parametrize(
    ("size", "turns"), [((1, 1), 0), ((2, 1), 0), ((3, 1), 0), ((1, 4), 12), ((2, 2), 16)]
)
def test_a_plain_search_finds_the_same(size, turns, suicide):
    """A value, and a turn that keeps it. From positions with games before them, of which rule 6
    makes much on the larger grids.
    """
    chance = random.Random(1)
    asked = 0
    for _ in range(200 if whole() else 40):
        game = Game(size[0], size[1], rules=Rules(suicide=suicide))
        while not game.over and game.turn < turns:
            game.play(chance.choice(game.legal_moves() or [PASS]))
        if not game.over:
            perfect = proven(game)
            value = perfect.value
            assert reaches(game, value)
            assert not reaches(game, value + 1)
            game.play(turn_of(game, perfect))
            assert reaches(game, value)
            assert not reaches(game, value + 1)
            asked += 1
    assert asked > 4


ENDS = [
    (match.position, match.board.to_play)
    for _, match in ALL
    if 1 < count(left(match.position)) < 5 and Rest.of(match.board)
]


@pytest.mark.parametrize(("position", "player"), part(ENDS, 3))
def test_which_turns_keep_what_is_left(position, player):
    """At the end of real games, against a plain search of the same points; and whatever the random
    games prefer, such a turn is advised.
    """
    points, game = left(position), Game(Start.of(position, first=player))
    rest = Rest(position, True)
    rest.begin(game)
    assert rest.step(10_000)
    good = set()
    waiting = value(position, opponent(player), members(points), {position})
    for point in [NOWHERE, *members(game.legal_points())]:
        worth = waiting  # elsewhere
        if point == NOWHERE:
            worth = value(position, opponent(player), members(points), {position}, True)
        elif points >> point & 1:
            then = move(position, point, player)
            worth = value(then, opponent(player), members(points), {position, then})
        assert rest.keeps(point, 10_000) is (worth == rest.value)
        good |= {point} if worth == rest.value else set()
    thought = Player(20).think(game, advises=True)
    while not thought.step():
        pass
    moves = thought._search.root.moves
    assert {moves[thought._advised(place)] for place in range(len(moves))} <= good


CANNOT = {
    "a large grid": (Game(4, 3), True),
    "1x9": (Game(9, 1), True),
    "another superko": (Game(2, rules=Rules("situational")), True),
    "another score": (Game(2, rules=Rules(score="taylor 1995")), True),
    "an ending by agreement": (Game(2), False),
    "Black's turns of a handicap": (Game(2, handicap=2), True),
}


@each_row(CANNOT)
def test_what_it_is_not_for(game, final):
    """Other rules and large grids are left to the search."""
    assert not Perfect.can(game, final)
    assert Perfect.can(Game(2), True)


# Unconditional life: named positions, and that nothing an opponent does can take it.


LIFE = {
    "nothing": (". .\n. .", ""),
    "two eyes of one point": (". X . X\nX X X X", "A1 B1 C1 D1 A2 B2 C2 D2"),
    "one eye": (". X O .\nX X O .", ""),
    "an eye with a stone in it": ("X . X O .\nX X X X X", "A1 B1 C1 D1 E1 A2 B2 C2"),
    "an eye that suicide makes larger": (". X\nX .\nO O", ""),
    "an eye with a point that is not next to the string": ("X . X O .\nX X X . .", ""),
    "four strings that share five eyes": (". X .\nX . X\n. X .", "A1 B1 C1 A2 B2 C2 A3 B3 C3"),
    "an area that an opponent's suicide empties": ("X O\nX .\n. X", ""),
    "two eyes of which one is false": (". X . O\nX X O .\nO O . .", ""),
    "a large eye and a small one": (". X . . X\nX X X X X\n. . . . .", "A2 B2 C2 D2 E2 A3 B3 E3"),
}


@each_row(LIFE)
def test_named_positions(text, points):
    """For Black; a large eye is not counted, though it makes life."""
    position = Position.parse(text)
    found = unconditionally_alive(position.grid, position.black, position.white)
    assert " ".join(position.grid.named(found)) == points


@examples(200)
@given(SMALL, SET, SET, st.integers(0, 1000))
def test_nobody_takes_it(size, black, white, seed):
    """White moves and moves, Black passes, and the safe stones stay, with their eyes empty."""
    position = with_liberties(size, black, white)
    grid, own, other = position.grid, position.black, position.white
    alive = unconditionally_alive(grid, own, other)
    chance = random.Random(seed)
    for _ in range(30):
        moves = members(grid.points ^ own ^ other)
        if not alive or not moves:
            break
        after = quick.after_move(grid, other, own, chance.choice(moves))
        other, own = after
        assert alive & own == alive & position.black
        assert not alive & other
