"""Many games at once are the same games as single ones."""

import random
from typing import Any

import numpy as np
import pytest

from ttgo import BLACK, Illegal
from ttgo.env import rewards, start
from ttgo.env.board import Board
from ttgo.env.vector import Vector


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_they_are_single_games(reward):
    """Planes, masks, players, rewards and ends of each, turn by turn; one that has ended begins anew."""
    chance = random.Random(5)
    given: dict[str, Any] = {
        "size": (3, 2),
        "komi": 0.5,
        "superko": "situational",
        "suicide": False,
        "handicap": 2,
    }
    vector = Vector(7, **given, reward=reward, max_turns=25)
    single = [Board(start(**given)) for _ in range(7)]
    planes, masks = vector.reset()
    kinds = set()
    for _ in range(120):
        assert vector.players().tolist() == [int(board.player != BLACK) for board in single]
        seen = [board.observe(board.player) for board in single]
        assert np.array_equal(planes, [one for one, _ in seen])
        assert np.array_equal(masks, [one for _, one in seen])
        actions = [chance.choice(board.legal_actions()) for board in single]
        turn = vector.step(np.array(actions))
        for number, board in enumerate(single):
            mover = board.player
            board.play(actions[number])
            ended, cut = board.over, not board.over and board.turn == 25
            won = rewards(board, reward)[mover != BLACK] if ended else 0
            assert (turn.rewards[number], turn.ended[number], turn.cut[number]) == (won, ended, cut)
            kinds.add((ended, cut, won > 0))
            if ended or cut:
                single[number] = Board(start(**given))
        planes, masks = turn.planes, turn.masks
    assert {kind[:2] for kind in kinds} == {(False, False), (True, False), (False, True)}
    assert (True, False, True) in kinds


def test_a_mistake_takes_no_turn():
    """One action of several that is illegal."""
    vector = Vector(2, size=(3, 1))
    vector.step([1, 0])
    with pytest.raises(Illegal, match="A1 would repeat the grid as it was after turn 1"):
        vector.step([0, 2])
    assert [board.turn for board in vector.boards] == [1, 1]
