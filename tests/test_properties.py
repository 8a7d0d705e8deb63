"""What must be true of any game, on random games of random rectangles; the slow literal model plays
along.
"""

from hypothesis import given
from hypothesis import strategies as st

from tests.support import literal
from tests.support.examples import examples
from tests.support.games import (
    CHOICES,
    LARGE,
    TINY,
    choose,
    played,
    rows,
    shown,
)
from ttgo import (
    Game,
    Repeats,
    Rules,
)
from ttgo.rulesets import SUPERKO
from ttgo.vertex import names


def reason(why):
    """A refusal as the model writes it."""
    if why is None:
        return None
    return ["Repeats", why.turn] if isinstance(why, Repeats) else [type(why).__name__]


@examples(30)
@given(LARGE, st.lists(st.tuples(st.integers(0, 51), st.integers(0, 51)), max_size=12))
def test_the_literal_model_agrees_on_large_grids(size, places):
    """On up to 2704 points, for a few turns, a slip in the bits of a row or column would show;
    test_rulesets.py plays on small grids.
    """
    width, height = size
    game, model = Game(width, height), literal.LiteralGame(width, height)
    for x, y in places:
        for turn in (
            literal.name((x % width + 1, y % height + 1)),
            literal.name((x % width + 1, 1)),
        ):
            assert reason(game.why_not(turn)) == model.why_not(turn)
            if model.why_not(turn) is None:
                game.play(turn)
                model.play(turn)
    assert rows(game.position) == literal.rows(model.now)
    assert game.turns == tuple(model.turns)


@examples(150)
@given(TINY, CHOICES, st.sampled_from(sorted(SUPERKO)))
def test_undo_and_play_make_the_same_game_as_fresh_turns(size, choices, superko):
    """After any mixture of turns and undos the game is the one that its turns alone would make,
    whenever it was asked for its repeats.
    """
    game, fresh = (played("", *size, rules=Rules(superko)) for _ in range(2))
    every = names(game.grid, game.grid.points)
    for choice in choices:
        if choice % 3 == 0 and game.turns:
            last = game.last
            assert game.undo() == last
        elif not game.over and choice % 4:
            game.play(choose(game.legal_moves(), choice // 3))
        elif game.why_not(every[choice % len(every)]) is None:
            game.play(every[choice % len(every)])
    for turn in game.turns:
        fresh.play(turn)
    assert shown(game) == shown(fresh)
    # And what the undone turns knew is gone: both go on alike.
    while not game.over and game.turn < 150:
        turn = choose(game.legal_moves(), game.turn)
        game.play(turn)
        fresh.play(turn)
        assert shown(game) == shown(fresh)
    while game.turns:
        game.undo()
    assert shown(game) == shown(played("", *size, rules=Rules(superko)))
