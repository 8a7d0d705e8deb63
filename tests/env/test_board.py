"""The quick board against the core's games: each mask and plane at every turn, and rewards."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import CHOICES, SMALL, choose
from ttgo import BLACK, WHITE, Game, Illegal, Position
from ttgo.env import start
from ttgo.env.board import Board
from ttgo.env.seen import LINE, STONES, WOOD, picture
from ttgo.illegal import Repeats
from ttgo.rules import opponent
from ttgo.rulesets import SUPERKO


def array(grid, points):
    """A set of points as rows of True and False, that of A1 first."""
    return [
        [bool(points >> grid.point(x, y) & 1) for x in range(grid.width)]
        for y in range(grid.height)
    ]


def check(board, game):
    """The board says what the game does, also in arrays, for both players."""
    assert (board.player, board.over, board.turn) == (game.to_play, game.over, game.turn)
    assert (board.position, board.legal) == (game.position, game.legal_points())
    repeats = 0 if game.over else sum(1 << point for point in game.superko_points())
    assert board.repeats == repeats
    legal = [] if game.over else [*game.legal_moves(), "pass"]
    assert [board.shape.word(action) for action in board.legal_actions()] == legal
    grid = game.grid
    for player in (BLACK, WHITE):
        planes, mask = board.observe(player)
        assert (planes.shape, planes.dtype) == ((grid.height, grid.width, 18), np.bool_)
        assert (mask.shape, mask.dtype) == ((grid.width * grid.height + 1,), np.int8)
        wanted = board.legal_actions() if player == game.to_play else []
        assert np.flatnonzero(mask).tolist() == wanted
        for ago in range(8):
            there = game.turn >= ago
            position = game.position_after(game.turn - ago) if there else Position(grid)
            assert planes[:, :, 2 * ago].tolist() == array(grid, position.points(player))
            assert planes[:, :, 2 * ago + 1].tolist() == array(
                grid, position.points(opponent(player))
            )
        assert planes[:, :, 16].all() if player == WHITE else not planes[:, :, 16].any()
        assert planes[:, :, 17].tolist() == array(grid, repeats if player == game.to_play else 0)


@examples(300)
@given(
    SMALL,
    CHOICES,
    st.sampled_from(sorted(SUPERKO)),
    st.booleans(),
    st.integers(0, 4),
    st.booleans(),
)
def test_the_board_is_the_game(size, choices, superko, suicide, handicap, turned):
    """At random, by all rules of superko and suicide, from a handicap or a position; a copy goes
    its own way.
    """
    begin = start(size, 0.5, superko, suicide, min(handicap, size[0] * size[1]))
    if turned:  # from the middle of a game, White first
        before = Game(*size)
        for choice in choices[:9]:
            if not before.over:
                before.play(choose(before.legal_moves(), choice))
        begin = begin.but(setup=before.position, first=WHITE, handicap=0)
    game, board = Game(begin), Board(begin)
    check(board, game)
    for choice in choices:
        if game.over:
            break
        turn = choose(game.legal_moves(), choice)
        kept = board.copy()
        board.play(board.shape.number(turn))
        assert kept.legal == game.legal_points()
        kept.play(kept.shape.number(turn))
        game.play(turn)
        assert (kept.position, kept.legal) == (board.position, board.legal)
        check(board, game)
    assert board.game() == game


def test_a_refusal_has_its_evidence():
    """What is illegal raises the core's exception, and nothing has changed."""
    board = Board(start((3, 1)))
    board.play(1)
    with pytest.raises(Repeats, match="A1 would repeat the position after turn 1") as refused:
        board.play(0)
    assert (refused.value.turn, board.turn, board.legal_actions()) == (1, 1, [3])
    numpy_one: Any = np.int64(1)
    with pytest.raises(Illegal, match="B1 is black"):
        board.play(numpy_one)
    for _ in range(2):
        board.play(3)
    for action in (0, 3):
        with pytest.raises(Illegal, match="Two passes in a row"):
            board.play(action)


@pytest.mark.parametrize("action", [-1, 10, 2**70, 0.5, "A1", None, [1], ()], ids=str)
def test_what_is_no_action(action):
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 9, not"):
        Board(start(3)).play(action)


def test_copies():
    """copy.deepcopy and pickle give the same game."""
    board = Board(start((3, 2), superko="situational", suicide=False))
    while board.turn < 30:
        actions = board.legal_actions()
        board.play(actions[board.turn % len(actions)])
        if board.over:
            break
    for other in (copy.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert other.actions() == board.actions()
        assert (other.legal, other.player) == (board.legal, board.player)


def test_a_picture_of_a_grid():
    """The top row is above, and each colour where its stones are."""
    found = picture(Position.of(3, 2, black="A2", white="C1"))
    middles = [[tuple(found[y, x].tolist()) for x in (12, 36, 60)] for y in (12, 36)]
    assert middles == [[STONES[0], LINE, LINE], [LINE, LINE, STONES[1]]]
    assert tuple(found[0, 0].tolist()) == WOOD
