"""The search leaves the game as it was, counts every game once, and knows what rule 6 forbids."""

import pytest
from hypothesis import given

from tests.support.examples import examples
from tests.support.games import CHOICES, SMALL, random_game
from ttgo import BLACK, WHITE, Game
from ttgo.chance import RandomNumbers
from ttgo.player.search import NOWHERE, Search, TreeNode
from ttgo.vertex import name


def searched(game, batches=6, each=2):
    search = Search(game, RandomNumbers(0), 4 * each, each)
    for _ in range(batches):
        while not search.step(9):
            pass
    return search


@examples(60)
@given(SMALL, CHOICES)
def test_it_only_tries_what_the_rules_allow(size, choices):
    """From any position: moves with games are legal, the numbers add up, and the line that it tries turns in is back where it was."""
    game = random_game(size, choices)
    if game.over:
        game.undo()
    search = searched(game)
    root = search.root
    assert search.game.turns == game.turns
    assert search.game.legal_moves() == game.legal_moves()
    tried = {root.moves[place] for place in range(len(root.moves)) if root.games[place]}
    legal = set(game.legal_moves())
    assert all(move == NOWHERE or name(game.grid, move) in legal for move in tried)
    assert sum(root.games) in (
        search.played - 8,
        search.played,
    )  # the first batch is the root's own
    assert 0 <= search.share() <= 1
    for point in range(game.grid.stride * game.grid.height):
        black, white = search.owned(BLACK, point), search.owned(WHITE, point)
        assert 0 <= black + white <= 1
        assert (game.grid.points >> point & 1) or black == white == 0


def test_a_batch_that_is_given_up_is_not_counted():
    """Its games count as lost while they are played, and are taken back when the search goes elsewhere."""
    game = Game(5)
    search = searched(game)
    before = sum(search.root.games)
    search.step(1)
    assert sum(search.root.games) > before
    assert search.follow(game)
    assert sum(search.root.games) == before
    assert search.played == 0


def test_the_tree_goes_on_with_the_game():
    """What is known of the turn that was taken is kept; of a turn that was not looked at, nothing is."""
    game = Game(4, komi=0.5)
    search = searched(game, 20)
    place = search.root.favourite()
    child = search.root.children[place]
    game.play(name(game.grid, search.root.moves[place]))
    assert search.follow(game)
    assert search.root is child
    game.undo()
    assert not search.follow(game)


def test_the_best_line():
    """Favourite after favourite, as far as there were games."""
    root, child = TreeNode(BLACK), TreeNode(WHITE)
    for node in (root, child):
        node.expand(0b111, bytearray([0, 10, 0, 0]), bytearray([0, 10, 0, 0]), None)
        assert node.moves == [0, 1, 2, NOWHERE]
        assert node.best() == 1
    assert root.line() == []
    root.games[2], root.children[2] = 4, child
    root.games[0], root.wins[0] = 4, 1.0
    assert (root.favourite(), root.share(0), root.share(1)) == (0, 0.25, 0.5)
    root.wins[2] = 3.0
    child.games[3] = 1
    assert root.line() == [2, NOWHERE]
    root.forbid(1)
    assert root.best() != 1
    assert root.child(2) is child
    assert root.child(7) is None


@pytest.mark.parametrize("margin", [0, 10.25, -3.75])
def test_what_they_fight_about(margin):
    """A margin that is worth a half or more to Black is one above the aim; and another aim begins another tree."""
    search = searched(Game(4, komi=0.5))
    search.aim_at(margin)
    assert search.root.moves == []
    assert search._worth(margin + 0.5) > 0.9
    assert search._worth(margin - 0.5) < 0.1
    assert search._worth(margin + 2) > search._worth(margin + 1)
