"""Proven play on tiny grids: the published values, a plain search by the ten rules, and games against all or random opponents."""

import random

import pytest

from ttgo import BLACK, Game, Rules
from ttgo.player import Player
from ttgo.player.perfect import Perfect
from ttgo.player.tree import NOWHERE
from ttgo.vertex import PASS, name

# By Black's margin: 1xN at https://senseis.xmp.net/?1DGo and, with 2xN and NxN, https://tromp.github.io/go.html ("small board go").
PUBLISHED = {
    (1, 1): 0,
    (2, 1): 0,
    (1, 3): 3,
    (4, 1): 4,
    (5, 1): 0,
    (1, 6): 1,
    (7, 1): 2,
    (8, 1): 3,
    (2, 2): 1,
    (2, 3): 0,
    (4, 2): 8,
    (3, 3): 9,
}


def proven(game):
    perfect = Perfect(game.grid, game.rules.suicide)
    perfect.begin(game)
    while not perfect.step(10_000):
        pass
    return perfect


def turn_of(game, perfect):
    return PASS if perfect.turn == NOWHERE else name(game.grid, perfect.turn)


@pytest.mark.parametrize(("size", "value"), PUBLISHED.items(), ids=[f"{w}x{h}" for w, h in PUBLISHED])
def test_published_values(size, value):
    """What others found by other programs is what the player says before each of its turns, and what its game against itself ends with."""
    game, player = Game(*size), Player(10)
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
    """From positions with games before them, of which rule 6 makes much on the larger grids, and which keep the plain search short."""
    chance = random.Random(1)
    asked = 0
    for _ in range(200):
        game = Game(size[0], size[1], rules=Rules(suicide=suicide))
        while not game.over and game.turn < turns:
            game.play(chance.choice(game.legal_moves() or [PASS]))
        if not game.over:
            value = proven(game).value
            assert reaches(game, value)
            assert not reaches(game, value + 1)
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("size", [(4, 1), (6, 1), (2, 2), (2, 3), (4, 2)])
def test_its_turns_keep_the_value(size):
    """Against random opponents, as both colours, from the start and from random positions; what it knows is kept during the game."""
    chance = random.Random(2)
    for ours in ["black", "white"] * 6:
        game = Game(*size)
        perfect = Perfect(game.grid, suicide=True)
        for _ in range(chance.randrange(0, 5)):
            if not game.over:
                game.play(chance.choice([*game.legal_moves(), PASS]))
        sign, least = 1 if ours == BLACK else -1, None
        while not game.over:
            if game.to_play == ours:
                perfect.begin(game)
                while not perfect.step(10_000):
                    pass
                assert perfect.value is not None
                assert least is None or perfect.value * sign >= least
                least = perfect.value * sign
                game.play(turn_of(game, perfect))
            else:
                game.play(chance.choice([*game.legal_moves(), PASS]))
        if least is not None:
            assert game.score().margin * sign >= least


CANNOT = {
    "a large grid": (Game(4, 3), True),
    "1x9": (Game(9, 1), True),
    "another superko": (Game(2, rules=Rules("situational")), True),
    "another score": (Game(2, rules=Rules(score="taylor 1995")), True),
    "an ending by agreement": (Game(2), False),
    "Black's turns of a handicap": (Game(2, handicap=2), True),
}


@pytest.mark.parametrize(("game", "final"), CANNOT.values(), ids=CANNOT)
def test_what_it_is_not_for(game, final):
    """Other rules and large grids are left to the search."""
    assert not Perfect.can(game, final)
    assert Perfect.can(Game(2), True)
