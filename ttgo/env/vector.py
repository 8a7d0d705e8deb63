"""Many games at once, for programs that learn by playing themselves: one call takes a turn in each,
and arrays are made for all together.

>>> games = Vector(256, size=5, komi=0.5)
>>> planes, masks = games.observe()
>>> planes.shape, masks.shape
((256, 5, 5, 18), (256, 26))
>>> turn = games.step([12] * 256)
>>> int(turn.masks[0].sum()), games.players()[:2].tolist(), bool(turn.ended.any())
(25, [1, 1], False)
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from ttgo.env import REWARDS, check_choice, check_turns, rewards, start
from ttgo.env.board import Board
from ttgo.env.shape import BOOL, INT8, PAST, PLANES, Shape
from ttgo.illegal import brief, is_integer
from ttgo.rules import BLACK, WHITE


class Turn(NamedTuple):
    """What a turn in each game came to; the first axis of each array is the game.

    `planes` and `masks` are what the player to play now sees (Board.observe). `rewards` are those
    of the player who took the turn: 0 until a game ends. `ended` and `cut` tell the games that have
    ended by two passes, and those that were cut off after `max_turns`: in these a new game has
    begun, which planes and masks already show.
    """

    planes: Any
    masks: Any
    rewards: Any
    ended: Any
    cut: Any


class Vector:
    """`count` games that go on side by side; each begins anew when it has ended. `boards` has the
    game of each.

    The other arguments are those of ttgo.env.pettingzoo.raw_env. Raises ValueError for anything
    else.
    """

    def __init__(
        self,
        count: int,
        size: int | tuple[int, int] = 9,
        komi: float = 7.5,
        superko: str = "positional",
        suicide: bool = True,
        handicap: int = 0,
        reward: str = "win",
        max_turns: int | None = None,
    ) -> None:
        if not is_integer(count) or count < 1:
            raise ValueError(f"The number of games is a whole number above 0, not {brief(count)}.")
        self._start = start(size, komi, superko, suicide, handicap)
        self._reward = check_choice("reward", reward, REWARDS)
        self._limit = check_turns(max_turns)
        self._shape = Shape.of(self._start.grid)
        # By game, the last grids (the newest first), colour and byte: the points as bits.
        self._past: Any = np.zeros((count, PAST, 2, self._shape.bytes), np.uint8)
        self._begin(count)

    def _begin(self, count: int) -> None:
        self.boards = [Board(self._start) for _ in range(count)]
        self._past[:] = 0
        self._now = self._read([board.sets() for board in self.boards])
        self._past[:, 0] = self._now[:, :2]

    def reset(self) -> tuple[Any, Any]:
        """Begin all games anew; what `observe` gives then."""
        self._begin(len(self.boards))
        return self.observe()

    def players(self) -> Any:
        """Who is to play in each game: 0 is Black, and 1 White."""
        return np.array([board.player == WHITE for board in self.boards], np.int8)

    def step(self, actions: Iterable[Any]) -> Turn:
        """Take a turn in each game. Raises Illegal for the first that is not allowed, and then none
        has been taken.
        """
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        boards = self.boards
        if len(chosen) != len(boards):
            raise ValueError(f"There are {len(boards)} games, and these are {len(chosen)} actions.")
        limit, count = self._limit, len(boards)
        won: Any = np.zeros(count, np.float32)
        ended: Any = np.zeros(count, np.bool_)
        cut: Any = np.zeros(count, np.bool_)
        points = [board.judge(action) for board, action in zip(boards, chosen, strict=True)]
        sets = []
        for number, (board, point) in enumerate(zip(boards, points, strict=True)):
            player = board.player
            board.take(point)
            if board.over or (limit is not None and board.turn >= limit):
                if board.over:
                    won[number] = rewards(board, self._reward)[player != BLACK]
                    ended[number] = True
                else:
                    cut[number] = True
                board = boards[number] = Board(self._start)  # noqa: PLW2901
            sets.append(board.sets())
        past, self._now = self._past, self._read(sets)
        past[:, 1:] = past[:, :-1]
        past[ended | cut] = 0
        past[:, 0] = self._now[:, :2]
        return Turn(*self.observe(), won, ended, cut)

    def _read(self, sets: list[bytes]) -> Any:
        """Board.sets of each game, as an array."""
        return np.frombuffer(b"".join(sets), np.uint8).reshape(len(sets), 4, -1)

    def observe(self) -> tuple[Any, Any]:
        """What the player to play sees in each game: arrays of shape (count, height, width, 18) and
        (count, width * height + 1).
        """
        shape, count, white = self._shape, len(self.boards), self.players().astype(bool)
        packed: Any = np.empty((count, PLANES + 1, shape.bytes), np.uint8)
        packed[:, : 2 * PAST] = self._past.reshape(count, 2 * PAST, -1)
        packed[white, : 2 * PAST] = self._past[white, :, ::-1].reshape(-1, 2 * PAST, shape.bytes)
        packed[:, 2 * PAST] = np.where(white, 255, 0)[:, None]
        packed[:, 2 * PAST + 1 :] = self._now[:, 2:]
        bits = np.unpackbits(packed, bitorder="little").reshape(count, -1)
        planes = np.ndarray((count, *shape.shape), BOOL, bits, 0, (bits.shape[1], *shape.strides))
        # The legal points row by row, which is quicker here than `take`.
        masks: Any = np.empty((count, shape.size + 1), INT8)
        rows = count, shape.height, shape.width
        legal = np.ndarray(rows, INT8, bits, PLANES * shape.bits, (bits.shape[1], shape.stride, 1))
        np.ndarray(rows, INT8, masks, 0, (shape.size + 1, shape.width, 1))[:] = legal
        masks[:, -1] = bits[:, shape.allowed[-1]]
        return planes, masks
