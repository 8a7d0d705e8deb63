"""Go for Gymnasium: one agent, and an opponent of your choice. `gymnasium.make("ttgo/Go-v0")` makes
it once this module is imported, or by gymnasium.make("ttgo.env.gymnasium:ttgo/Go-v0") without that.

>>> import gymnasium
>>> import ttgo.env.gymnasium
>>> go = gymnasium.make("ttgo/Go-v0", size=5, komi=0.5, opponent="random")
>>> observation, info = go.reset(seed=1)
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((5, 5, 18), 26)
>>> observation, reward, terminated, truncated, info = go.step(12)
>>> reward, terminated, int(observation["action_mask"].sum())
(0.0, False, 24)
"""

from collections.abc import Callable
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from ttgo.env import COLOURS, REWARDS, check_choice, check_turns, rewards, start
from ttgo.env.board import Board
from ttgo.env.seen import RENDER_MODES, Observation, Seen, check_render_mode, rendered
from ttgo.illegal import Illegal, brief, is_integer
from ttgo.player import Player
from ttgo.rules import BLACK

Opponent = Callable[[Board, np.random.Generator], int]


class Go(gymnasium.Env):
    """A game between the agent, who is `colour`, and `opponent`.

    `opponent` is "random" (any legal move, a pass if there is none), a number (ttgo's own player,
    which plays that many random games for a move), or a function that is given the Board and a
    random generator and returns an action. Who plays what is illegal loses at once: the reward is
    -1, or as many points as the grid has if `reward` is "margin", and info["illegal"] says why. The
    other arguments are those of ttgo.env.pettingzoo.raw_env. Raises ValueError for anything else.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        size: int | tuple[int, int] = 9,
        komi: float = 7.5,
        superko: str = "positional",
        suicide: bool = True,
        handicap: int = 0,
        opponent: str | int | Opponent = "random",
        colour: str = BLACK,
        reward: str = "win",
        max_turns: int | None = None,
        render_mode: str | None = None,
        dtype: Any = "bool",
        channels_first: bool = False,
    ) -> None:
        self._start = start(size, komi, superko, suicide, handicap)
        self._reward = check_choice("reward", reward, REWARDS)
        self._limit = check_turns(max_turns)
        self.colour, self._given = check_choice("colour", colour, COLOURS), opponent
        self._opponent = _opponent(opponent, 1)
        self.render_mode = check_render_mode(render_mode)
        self.board = Board(self._start)
        self._shown = Seen(dtype, channels_first)
        self.action_space = spaces.Discrete(self.board.shape.size + 1)
        self.observation_space = self._shown.space(self.board.shape)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the opponent plays first if it is Black. There are no options."""
        super().reset(seed=seed)
        self._opponent = _opponent(self._given, int(self.np_random.integers(1, 2**31)))
        self.board = Board(self._start)
        self._answer()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take a turn, and let the opponent take theirs. Raises ValueError for what is no action,
        and when the game is over.
        """
        try:
            self.board.play(action)
        except Illegal as refused:
            if self.board.over:
                raise ValueError("The game is over: call reset to begin another one.") from refused
            lost = -1.0 if self._reward == "win" else -float(self.board.shape.size)
            return self._seen(), lost, True, False, {"illegal": str(refused)}
        self._answer()
        board = self.board
        if board.over:
            black, white = rewards(board, self._reward)
            won = black if self.colour == BLACK else white
            return self._seen(), won, True, False, {"result": board.score().result}
        return self._seen(), 0.0, False, self._full(), {}

    def _full(self) -> bool:
        """Whether the game is cut off here."""
        return self._limit is not None and self.board.turn >= self._limit

    def _answer(self) -> None:
        """The opponent's turns until the agent is to play."""
        board = self.board
        while board.player != self.colour and not board.over and not self._full():
            board.play(self._opponent(board, self.np_random))

    def _seen(self) -> Observation:
        return self._shown.given(*self.board.observe(self.colour))

    def render(self) -> Any:
        """The grid as text, or as an array of pixels."""
        return rendered(self.board.position, self.render_mode)


def _opponent(given: object, seed: int) -> Opponent:
    """An opponent as a function. Raises ValueError for anything else."""
    if given == "random":
        return _random
    if is_integer(given) and given > 0:
        player = Player(given, seed=seed)
        return lambda board, _: board.shape.number(player.choose(board.game()).turn)
    if callable(given):
        return given
    raise ValueError(
        "opponent is 'random', a number of random games for a move, at least 1, or a function of "
        f"a board, not {brief(given)}."
    )


def _random(board: Board, chance: np.random.Generator) -> int:
    """Any legal move; a pass if there is none."""
    actions = board.legal_actions()
    return actions[int(chance.integers(len(actions) - 1))] if len(actions) > 1 else actions[0]


gymnasium.register("ttgo/Go-v0", entry_point=Go)
gymnasium.register("ttgo/GoSelfPlay-v0", vector_entry_point="ttgo.env.vector:Vector")
