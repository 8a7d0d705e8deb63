"""Many games at once, for programs that learn by playing themselves: an environment of Gymnasium
where one call takes a turn in each, and arrays are made for all together.

>>> games = Vector(256, size=5, komi=0.5)
>>> seen, infos = games.reset()
>>> seen["observation"].shape, seen["action_mask"].shape
((256, 5, 5, 18), (256, 26))
>>> seen, rewards, ended, cut, infos = games.step([12] * 256)
>>> int(seen["action_mask"][0].sum()), infos["players"][:2].tolist(), bool(ended.any())
(25, [1, 1], False)
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ttgo.env import REWARDS, check_choice, check_turns, rewards, start
from ttgo.env.board import Board
from ttgo.env.seen import RENDER_MODES, Observation, Seen, check_render_mode, rendered
from ttgo.env.shape import BOOL, INT8, PAST, PLANES, Shape
from ttgo.illegal import brief, each, is_integer
from ttgo.rules import BLACK, WHITE


class Vector(VectorEnv):
    """`num_envs` games that go on side by side; each begins anew when it has ended, in the same
    step. `boards` has the game of each.

    What is seen is that of the player to play next, and a reward that of the player who took the
    turn: both players are the one that learns. The other arguments are those of
    ttgo.env.pettingzoo.raw_env. Raises ValueError for anything else.
    """

    metadata = {"render_modes": RENDER_MODES, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        size: int | tuple[int, int] = 9,
        komi: float = 7.5,
        superko: str = "positional",
        suicide: bool = True,
        handicap: int = 0,
        reward: str = "win",
        max_turns: int | None = None,
        render_mode: str | None = None,
        dtype: Any = "bool",
        channels_first: bool = False,
    ) -> None:
        if not is_integer(num_envs) or num_envs < 1:
            raise ValueError(
                f"The number of games is a whole number above 0, not {brief(num_envs)}."
            )
        self.num_envs, self.render_mode = num_envs, check_render_mode(render_mode)
        self._start = start(size, komi, superko, suicide, handicap)
        self._reward = check_choice("reward", reward, REWARDS)
        self._limit = check_turns(max_turns)
        self._shape = Shape.of(self._start.grid)
        # By game, the last grids (the newest first), colour and byte: the points as bits.
        self._past: Any = np.zeros((num_envs, PAST, 2, self._shape.bytes), np.uint8)
        self._seen = Seen(dtype, channels_first)
        self.single_action_space = spaces.Discrete(self._shape.size + 1)
        self.single_observation_space = self._seen.space(self._shape)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._begin()

    def _begin(self) -> None:
        self.boards = [Board(self._start) for _ in range(self.num_envs)]
        self._past[:] = 0
        self._now = self._read([board.sets() for board in self.boards])
        self._past[:, 0] = self._now[:, :2]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew. There is no chance in them, and there are no options."""
        self._begin()
        return self.observe(), {"players": self.players()}

    def players(self) -> Any:
        """Who is to play in each game: 0 is Black, and 1 White."""
        return np.array([board.player == WHITE for board in self.boards], np.int8)

    def step(self, actions: Iterable[Any]) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Take a turn in each game: what is seen then, the rewards, which games have ended by two
        passes, which were cut off after `max_turns`, and in infos the "players" to play: 0 is
        Black, and 1 White. Where a game has ended, a new one is seen, and "final_obs" has what the
        next player saw in the old one.

        Raises Illegal for the first action that is not allowed, and then none has been taken.
        """
        given = actions.tolist() if isinstance(actions, np.ndarray) else actions
        chosen = each(given, "Actions are a list of numbers")
        boards = self.boards
        if len(chosen) != len(boards):
            raise ValueError(f"There are {len(boards)} games, and these are {len(chosen)} actions.")
        limit, count = self._limit, len(boards)
        won: Any = np.zeros(count, np.float32)
        ended: Any = np.zeros(count, np.bool_)
        cut: Any = np.zeros(count, np.bool_)
        points = [board.judge(action) for board, action in zip(boards, chosen, strict=True)]
        sets = []
        final: Any = np.full(count, None)
        for number, (board, point) in enumerate(zip(boards, points, strict=True)):
            player = board.player
            board.take(point)
            if board.over or (limit is not None and board.turn >= limit):
                if board.over:
                    won[number] = rewards(board, self._reward)[player != BLACK]
                    ended[number] = True
                else:
                    cut[number] = True
                final[number] = self._seen.given(*board.observe(board.player))
                board = boards[number] = Board(self._start)  # noqa: PLW2901
            sets.append(board.sets())
        past, self._now = self._past, self._read(sets)
        past[:, 1:] = past[:, :-1]
        done = ended | cut
        past[done] = 0
        past[:, 0] = self._now[:, :2]
        infos: dict[str, Any] = {"players": self.players()}
        if done.any():
            infos.update({"final_obs": final, "_final_obs": done})
        return self.observe(), won, ended, cut, infos

    def render(self) -> Any:
        """Each grid, as text or as an array of pixels."""
        if self.render_mode is None:
            return None
        return tuple(rendered(board.position, self.render_mode) for board in self.boards)

    def _read(self, sets: list[bytes]) -> Any:
        """Board.sets of each game, as an array."""
        return np.frombuffer(b"".join(sets), np.uint8).reshape(len(sets), 4, -1)

    def observe(self) -> Observation:
        """What the player to play sees in each game: arrays of shape (num_envs, height, width, 18)
        and (num_envs, width * height + 1).
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
        return self._seen.given(planes, masks)
