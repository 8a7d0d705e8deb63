"""Copies of games that are followed: the same history, whatever happened in it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import CHOICES, SMALL
from ttgo import BLACK, WHITE, Game, Rules
from ttgo.player.search import catch_up, goes_on
from ttgo.rulesets import SUPERKO


@given(SMALL, CHOICES, st.sampled_from(sorted(SUPERKO)), st.integers(0, 3))
def test_a_copy_has_the_same_history(size, choices, superko, handicap):
    """With passes that were resumed, turns out of order and a handicap: the same turns, players, and moves that are allowed next."""
    rules = Rules(superko, ending="tromp")
    game = Game(size[0], size[1], rules=rules, handicap=min(handicap, size[0] * size[1]))
    line = game.copy()
    for choice in choices:
        if game.over:
            game.resume()
        if choice % 23 == 22 and game.turn >= game.handicap:
            game.give_turn(BLACK if choice % 2 else WHITE)
        legal = game.legal_moves()
        game.play("pass" if not legal or choice % 8 == 7 else legal[choice % len(legal)])
        if choice % 5 == 4:
            assert goes_on(line, game)
            catch_up(line, game)
    for made in (line, game.copy()):
        catch_up(made, game)
        assert made.turns == game.turns
        assert (made.to_play, made.over, made.position) == (game.to_play, game.over, game.position)
        assert made.legal_moves() == game.legal_moves()


def test_another_game():
    """Other rules, another start, an earlier turn or another one: not the same game."""
    game = Game(3, komi=0.5)
    game.play("B2")
    line = game.copy()
    assert goes_on(line, game)
    others = [
        Game(3),
        Game(3, komi=0.5),
        Game(4, komi=0.5),
        Game(3, komi=0.5, rules=Rules("situational")),
    ]
    for other in others:
        assert not goes_on(line, other)
        other.play("B2")
    assert [goes_on(line, other) for other in others] == [False, True, False, False]
    others[1].undo()
    others[1].give_turn(WHITE)
    others[1].play("B2")
    assert not goes_on(line, others[1])
