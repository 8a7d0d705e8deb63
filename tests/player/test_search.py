"""The search leaves the game as it was, counts every game once, and knows what rule 6 forbids."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import CHOICES, SMALL, random_game
from ttgo import BLACK, WHITE, Game, Rules
from ttgo.chance import RandomNumbers
from ttgo.player.search import Search, catch_up, goes_on
from ttgo.points import NOWHERE
from ttgo.rulesets import SUPERKO


def searched(game, batches=6, each=2):
    search = Search(game, RandomNumbers(0), 4 * each, each)
    for _ in range(batches):
        while not search.step(9):
            pass
    return search


@examples(60)
@given(SMALL, CHOICES)
def test_it_only_tries_what_the_rules_allow(size, choices):
    """From any position: moves with games are legal, the numbers add up, and the line that it tries
    turns in is back where it was.
    """
    game = random_game(size, choices)
    if game.over:
        game.undo()
    search = searched(game)
    root = search.root
    assert search.game.turns == game.turns
    assert search.game.legal_moves() == game.legal_moves()
    tried = {root.moves[place] for place in range(len(root.moves)) if root.games[place]}
    legal = set(game.legal_moves())
    assert all(move == NOWHERE or game.grid.vertices[move] in legal for move in tried)
    assert sum(root.games) in (
        search.played - 8,
        search.played,
    )  # the first batch is the root's own
    assert 0 <= search.share() <= 1
    for point in range(game.grid.stride * game.grid.height):
        black, white = search.owned(BLACK, point), search.owned(WHITE, point)
        assert 0 <= black + white <= 1
        assert (game.grid.points >> point & 1) or black == white == 0


def test_the_tree_goes_on_with_the_game():
    """What is known of the turn that was taken is kept; of a turn that was not looked at, nothing
    is.
    """
    game = Game(4, komi=0.5)
    search = searched(game, 20)
    place = search.root.favourite()
    child = search.root.children[place]
    game.play(game.grid.vertices[search.root.moves[place]])
    assert search.follow(game)
    assert search.root is child
    game.undo()
    assert not search.follow(game)


# Copies of games that are followed: the same history, whatever happened in it.


@given(SMALL, CHOICES, st.sampled_from(sorted(SUPERKO)), st.integers(0, 3))
def test_a_copy_has_the_same_history(size, choices, superko, handicap):
    """With passes that were resumed, turns out of order and a handicap: the same turns, players,
    and moves that are allowed next.
    """
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
