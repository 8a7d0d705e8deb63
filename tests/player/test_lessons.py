"""Random games, one and many: by the rules to their ends, and counted rightly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import SMALL, played
from ttgo import BLACK, Game, Position
from ttgo.player.lessons import Many, random_game
from ttgo.rulesets import Rules


@examples(40)
@given(SMALL, st.integers(0, 1000), st.sampled_from(["positional", "situational"]), st.booleans())
def test_a_random_game_is_by_the_rules(size, seed, superko, suicide):
    """Every turn is taken by all of them, and the last two end it."""
    game = Game(size[0], size[1], rules=Rules(superko=superko, suicide=suicide))
    turns = random_game(game, seed)
    assert game.turn == 0
    for turn in turns:
        assert not game.over
        game.play(turn)
    assert game.over
    assert len(turns) <= 4 * size[0] * size[1] + 2


def test_a_random_game_goes_on_from_a_position():
    """With whoever is to play there, and the same for the same seed."""
    game = played("C3 D4 pass", 5)
    turns = random_game(game, 5)
    assert turns == random_game(game, 5) != random_game(game, 6)
    for turn in turns:
        game.play(turn)
    assert game.over


def evidence(many, games=100):
    while not many.think(games):
        pass
    return many.evidence()


def test_as_many_games_after_each_move():
    """And all sums are those of the parts; the best moves stand first."""
    game = Game(5, komi=2.5)
    found = evidence(Many(game, 1000, 7))
    moves = found["moves"]
    assert sorted(move["at"] for move in moves) == sorted(game.legal_moves())
    assert {move["games"] for move in moves} == {40}
    assert found["games"] == 1000
    assert [move["share"] for move in moves] == sorted(
        (move["share"] for move in moves), reverse=True
    )
    assert sum(move["share"] for move in moves) / 25 == pytest.approx(found["share"], abs=0.001)
    assert sum(move["margin"] for move in moves) / 25 == pytest.approx(found["margin"], abs=0.01)
    owned = sum(map(sum, found["ownership"])) - 2.5
    assert owned == pytest.approx(found["margin"], abs=0.2)  # each point is rounded


def test_the_middle_is_better_than_the_corner():
    shares = {move["at"]: move["share"] for move in evidence(Many(Game(5), 2500, 1))["moves"]}
    assert shares["C3"] > shares["A1"] + 0.1


def test_a_position_that_is_decided():
    """White lives nowhere: Black wins whatever is played, with the whole grid."""
    game = Game(
        5,
        setup=Position.parse("X X X X .\nX X . X X\nX X X X X\nX . X X X\nX X X X ."),
        first=BLACK,
    )
    found = evidence(Many(game, 100, 1))
    assert {move["share"] for move in found["moves"]} == {1.0}
    assert found["ownership"][0][0] == 1.0


def test_no_move_is_left():
    """A sentence."""
    with pytest.raises(ValueError, match="There is no move here"):
        Many(Game(1), 100, 1)
