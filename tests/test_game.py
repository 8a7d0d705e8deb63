"""One line of play: what Game promises to other programs, and what must be true of any game."""

import pytest
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
from tests.support.tables import each_row
from ttgo import (
    Game,
    Repeats,
    Rules,
)
from ttgo.rulesets import SUPERKO

NONE_SUCH = {
    "turn 0": (
        Game.taken,
        0,
        "^Turns are counted from 1, and the last is 3: there is none 0\\.$",
    ),
    "turn -1": (Game.taken, -1, "there is none -1\\.$"),
    "turn 4": (Game.taken, 4, "there is none 4\\.$"),
    "position -1": (
        Game.position_after,
        -1,
        "^Turns are counted from 0, the start, and the last is 3",
    ),
    "position 4": (Game.position_after, 4, "there is none 4\\.$"),
    "a game at 4": (Game.at, 4, "there is none 4\\.$"),
}


@each_row(NONE_SUCH)
def test_what_was_not(ask, number, sentence):
    """No negative number counts from the end."""
    with pytest.raises(ValueError, match=sentence):
        ask(played("A1 B1 pass", 3), number)


def test_turns_cannot_be_changed_from_outside():
    """What the game hands out are copies."""
    game = played("A1", 3)
    assert isinstance(game.turns, tuple)
    game.legal_moves().clear()
    game.superko_points().clear()
    assert len(game.legal_moves()) == 8
    with pytest.raises(AttributeError):
        game.turns = ()


def test_undo():
    """To the start and no further."""
    game = played("A1 B1 pass", 2)
    assert [game.undo() for _ in range(3)] == ["pass", "B1", "A1"]
    with pytest.raises(
        ValueError, match="^There is no turn to undo: this is the start of the game\\.$"
    ):
        game.undo()


@pytest.mark.parametrize("turns", ["", "pass pass", "pass pass resume A1"])
def test_undo_of_no_resume(turns):
    """There was none, or a turn has followed on it: an error, and the game is as it was."""
    game = Game(3)
    for turn in turns.split():
        if turn == "resume":
            game.resume()
        else:
            game.play(turn)
    before = game.copy()
    with pytest.raises(ValueError, match="^There is nothing to undo: play was not resumed"):
        game.undo_resume()
    assert game == before


def test_undo_takes_back_what_resumed():
    """With the second pass its resumption goes too: passed again, the game is over again."""
    game = played("A1 pass pass", 3)
    game.resume()
    assert (game.over, game.resumed) == (False, 1)
    assert game.undo() == "pass"
    assert game.resumed == 0
    game.play("pass")
    assert (game.over, game.resumed) == (True, 0)
    game.resume()
    game.play("B2")
    assert game.undo() == "B2"
    assert (game.over, game.resumed) == (False, 1)


# What must be true of any game, on random games of random rectangles; the slow literal model
# plays along.


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
    every = game.grid.named(game.grid.points)
    for choice in choices:
        if choice % 3 == 0 and game.turns:
            last = game.last
            assert game.undo() == last
        elif not game.over and choice % 4:
            game.play(choose(game.legal_moves(), choice // 3))
        elif game.why_not(every[choice % len(every)]) is None:
            game.play(every[choice % len(every)])
    fresh.play_all(game.turns)
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
