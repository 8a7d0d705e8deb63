"""Go for Gymnasium: one agent, and an opponent of your choice, in the game of ttgo.env.pettingzoo.

>>> from ttgo.env.gymnasium import Go
>>> def first(board, chance):
...     return board.legal_actions()[0]
>>> go = Go(first, size=5, komi=0.5)
>>> observation, info = go.reset(seed=1)
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((5, 5, 18), 26)
>>> observation, reward, terminated, truncated, info = go.step(12)
>>> reward, terminated, int(observation["action_mask"].sum())
(0, False, 24)
"""

from typing import Any

import gymnasium

from ttgo.env.pettingzoo import env


class Go(gymnasium.Env):
    """A game between `agent`, "black_0" or "white_0", and `opponent`: a function that is given the
    Board and a random generator and returns an action.

    The other arguments are those of ttgo.env.pettingzoo.env, which makes `game`: an illegal turn
    loses. Raises ValueError for anything else.
    """

    def __init__(self, opponent: Any, agent: str = "black_0", **given: Any) -> None:
        self.game = env(**given)
        self._opponent, self._agent = opponent, agent
        self.action_space = self.game.action_space(agent)
        self.observation_space = self.game.observation_space(agent)

    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        """Begin a game; the opponent plays first if it is Black. There are no options."""
        super().reset(seed=seed)
        self.game.reset()
        return self._answered()[::4]

    def step(self, action: Any) -> Any:
        """Take a turn, and let the opponent answer."""
        self.game.step(action)
        return self._answered()

    def _answered(self) -> Any:
        game, agent = self.game, self._agent
        while game.agent_selection != agent and not any(game.last(False)[2:4]):
            game.step(self._opponent(game.board, self.np_random))
        game.agent_selection = agent
        return game.last()
