"""Go for PettingZoo: two agents that take turns (AEC), as in PettingZoo's own Go, but with exact
rules.

pettingzoo.make("aec", "ttgo/Go-v0") makes the environment, too, once this module is imported
(PettingZoo 1.27).

>>> from ttgo.env.pettingzoo import env
>>> go = env(size=5, komi=0.5)
>>> go.reset()
>>> observation, reward, terminated, truncated, info = go.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((5, 5, 18), 26)
>>> go.step(12)
>>> go.agent_selection, int(go.last()[0]["action_mask"][12])
('white_0', 0)
"""

import contextlib
from typing import TYPE_CHECKING, Any, Self

from gymnasium import spaces
from pettingzoo import AECEnv

from ttgo.env import REWARDS, check_choice, check_turns, rewards, start
from ttgo.env.board import Board
from ttgo.env.seen import RENDER_MODES, Observation, Seen, check_render_mode, rendered
from ttgo.illegal import Illegal
from ttgo.position import BLACK, WHITE

if TYPE_CHECKING:
    from ttgo.rulesets import SuperkoName

AGENTS = {BLACK: "black_0", WHITE: "white_0"}
PLAYERS = {"black_0": BLACK, "white_0": WHITE}


def env(**arguments: Any) -> "raw_env":
    """The environment where an illegal turn loses at once, as in PettingZoo's own environments. The
    arguments are raw_env's.

    PettingZoo's wrappers are not needed for that; they would make the environment a third as fast,
    but can be put around it.
    """
    return raw_env(**{"illegal": "loses", **arguments})


class raw_env(AECEnv):  # noqa: N801  # PettingZoo calls it so
    """A game for the agents "black_0" and "white_0".

    `size` is a number or a width and a height. The first `handicap` turns are all Black's. `reward`
    is "win" (1 and -1, or 0 for a tie) or "margin" (the player's points minus the opponent's, komi
    included). After `max_turns` turns, if a number is given, the game is cut off without a reward.
    An illegal turn raises ttgo's Illegal, with the reason, or if `illegal` is "loses", ends the
    game: the reward is -1, or minus the number of points, and infos has the reason.

    Actions are as in ttgo.env.arrays, observations as in Board.observe: `dtype` is their type, such
    as "float32", and with `channels_first` their shape is (18, height, width). `render_mode` is
    "ansi" or "rgb_array". Raises ValueError for other arguments.
    """

    metadata = {
        "name": "ttgo_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        size: int | tuple[int, int] = 9,
        komi: float = 7.5,
        superko: "SuperkoName" = "positional",
        suicide: bool = True,
        handicap: int = 0,
        reward: str = "win",
        max_turns: int | None = None,
        illegal: str = "raises",
        render_mode: str | None = None,
        dtype: Any = "bool",
        channels_first: bool = False,
    ) -> None:
        super().__init__()
        self._start = start(size, komi, superko, suicide, handicap)
        self._reward = check_choice("reward", reward, REWARDS)
        self._limit = check_turns(max_turns)
        self._loses = check_choice("illegal", illegal, ("raises", "loses")) == "loses"
        self.render_mode = check_render_mode(render_mode)
        self.board = Board(self._start)
        self.possible_agents = list(PLAYERS)
        self._seen = Seen(dtype, channels_first)
        seen, actions = (
            self._seen.space(self.board.shape),
            spaces.Discrete(self.board.shape.size + 1),
        )
        self.observation_spaces = dict.fromkeys(PLAYERS, seen)
        self.action_spaces = dict.fromkeys(PLAYERS, actions)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: a Box of (height, width, 18) and the mask of legal actions."""
        return self.observation_spaces[_agent(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The points and the pass."""
        return self.action_spaces[_agent(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Go has no chance, so `seed` changes nothing, and there are no options."""
        self.board = Board(self._start)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(PLAYERS, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(PLAYERS, 0)
        self.terminations = dict.fromkeys(PLAYERS, False)
        self.truncations = dict.fromkeys(PLAYERS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in PLAYERS}
        self.agent_selection = AGENTS[self.board.player]

    def observe(self, agent: str) -> Observation:
        """What an agent sees (Board.observe)."""
        return self._seen.given(*self.board.observe(PLAYERS[_agent(agent)]))

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, the agent's reward since its last turn, whether the game
        has ended, whether it was cut off, and the agent's info.
        """
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent].copy(),
        )

    def step(self, action: Any) -> None:
        """Take the turn of the selected agent. Raises ValueError for what is no action, and
        Illegal; nothing has changed then.
        """
        agent = self.agent_selection
        if self.terminations.get(agent, True) or self.truncations[agent]:
            if not self.agents:
                raise ValueError("The game is over: call reset to begin another one.")
            self._was_dead_step(action)
            return
        board = self.board
        try:
            board.take(board.judge(action))
        except Illegal as refused:
            if not self._loses:
                raise
            self._lose(agent, str(refused))
            return
        self._cumulative_rewards[agent] = 0
        if board.over:
            self.terminations = dict.fromkeys(PLAYERS, True)
            black, white = rewards(board, self._reward)
            self.rewards = {"black_0": black, "white_0": white}
            self._accumulate_rewards()
            self.infos = {name: {"result": board.score().result} for name in PLAYERS}
        elif self._limit is not None and board.turn >= self._limit:
            self.truncations = dict.fromkeys(PLAYERS, True)
        self.agent_selection = AGENTS[board.player]

    def _lose(self, agent: str, reason: str) -> None:
        """End the game: an agent loses, for this reason."""
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(PLAYERS, 0)
        self.rewards[agent] = -1 if self._reward == "win" else -self.board.shape.size
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(PLAYERS, True)
        self.infos = {name: {"illegal": reason} for name in PLAYERS}

    def render(self) -> Any:
        """The grid as text, or as an array of pixels."""
        return rendered(self.board.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def clone(self) -> Self:
        """A copy of the game, which then goes its own way: for programs that search."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.board = self.board.copy()
        if hasattr(self, "agents"):
            other.agents = self.agents[:]
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                other.__dict__[name] = self.__dict__[name].copy()
            other.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return other


def _agent(given: str) -> str:
    """An agent's name. Raises ValueError for anything else."""
    return check_choice("agent", given, list(PLAYERS))


with contextlib.suppress(ModuleNotFoundError):  # before 1.27 PettingZoo has no registry
    from pettingzoo.env_registry import registration

    registration.register("aec", "ttgo/Go-v0", entry_point=env)
