"""The faster paths say what the definitions say: quick.py's moves, the score's two floods, moves by
their points.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import CHOICES, SET, SMALL, shown, with_liberties
from ttgo import BLACK, EMPTY, PASS, WHITE, Game, NotAPoint, Rules, quick, rules
from ttgo.points import members
from ttgo.rulesets import SUPERKO


@examples(300)
@given(SMALL, SET, SET)
def test_quick_is_the_same_as_the_rules(size, black, white):
    """On any position where all strings have liberties, reached by a game or not, both players,
    every point.
    """
    position = with_liberties(size, black, white)
    grid = position.grid
    for colour in (BLACK, WHITE):
        own, other = position.points(colour), position.points(rules.opponent(colour))
        cleared = {}
        for point in members(position.empty):
            after = rules.move(position, point, colour)
            left = (after.points(colour), after.points(rules.opponent(colour)))
            assert quick.after_move(grid, own, other, point) == left
            if after != position.coloured(1 << point, colour):
                cleared[point] = left
        assert quick.clearings(grid, own, other) == cleared
        assert members(quick.clearing(grid, own, other)) == sorted(cleared)
        assert quick.strings(grid, own, position.empty) == [
            (string, grid.around(string) & position.empty) for string in grid.pieces(own)
        ]


@examples(300)
@given(SMALL, CHOICES, st.sampled_from(sorted(SUPERKO)), st.booleans())
def test_trying_is_playing(size, choices, superko, suicide):
    """try_move takes exactly the moves that why_not has nothing against, and leaves the game that
    play leaves.
    """
    allowed = Rules(superko, suicide)
    game, tried = (Game(size[0], size[1], 0, allowed) for _ in range(2))
    points = members(game.grid.points)
    for choice in choices:
        point = points[choice % len(points)]
        text = game.grid.vertices[point]
        if choice % 16 == 15 and not game.over:
            game.play(PASS)
            tried.play(PASS)
        elif game.why_not(text) is None:
            game.play(text)
            assert tried.try_move(point)
        else:
            before = shown(tried)
            assert not tried.try_move(point)
            assert shown(tried) == before
    assert shown(tried) == shown(game)
    assert [tried.points(colour) for colour in (BLACK, WHITE, EMPTY)] == [
        tried.position.points(colour) for colour in (BLACK, WHITE, EMPTY)
    ]


@pytest.mark.parametrize("point", [-1, -2, 2, 5, 6, 10**30, 0.0, True, "A3", None, [0]])
def test_a_point_that_is_none(point):
    """Also the spare bit after each row, and numbers that Python would count from the end."""
    game = Game(2)
    with pytest.raises(
        NotAPoint, match="not a point of this board. Type a letter A to B and a number 1 to 2"
    ):
        game.try_move(point)
    assert game.turns == ()
