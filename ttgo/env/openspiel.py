"""Go for OpenSpiel, as a game in Python: `pyspiel.load_game("python_ttgo")` makes it once this
module is imported.

>>> import pyspiel
>>> import ttgo.env.openspiel
>>> game = pyspiel.load_game("python_ttgo(width=5,height=3,komi=0.5)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> state.current_player(), state.action_to_string(1, 0), len(state.legal_actions())
(1, 'A1', 15)
"""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ttgo.env import REWARDS, check_choice, rewards, start
from ttgo.env.board import Board
from ttgo.rules import BLACK, WHITE

_USUAL: dict[str, Any] = {
    "width": 9,
    "height": 0,  # as wide
    "komi": 7.5,
    "superko": "positional",
    "suicide": True,
    "handicap": 0,
    "reward": "win",
    "max_game_length": 0,  # ten times the number of points
}
_FLOATS: Any = np.array([0.0, 1.0], object)  # these two, not a new one for each point

TYPE = pyspiel.GameType(
    short_name="python_ttgo",
    long_name="Go by the Tromp-Taylor rules",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_USUAL,
)


class Game(pyspiel.Game):
    """The game. Its parameters, in brackets after its name: width and height (9; as wide), komi
    (7.5), superko ("positional"), suicide (True), handicap (0), reward ("win" or "margin") and
    max_game_length (ten times the number of points; then the grid counts as it is).

    Actions are as in ttgo.env.shape, and the observation tensor as in Board.observe, a plane at a
    time: (18, height, width). Raises ValueError for other parameters.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_USUAL, **(params or {})}
        width, height = given["width"], given["height"] or given["width"]
        size = (width, height)
        self.start = start(
            size, given["komi"], given["superko"], given["suicide"], given["handicap"]
        )
        self.reward = check_choice("reward", given["reward"], REWARDS)
        points = width * height
        length = given["max_game_length"] or 10 * points
        if length < 1:
            raise ValueError(
                f"max_game_length is a number above 0, or 0 for {10 * points}, not {length}."
            )
        most = 1.0 if self.reward == "win" else points + abs(self.start.komi)
        info = pyspiel.GameInfo(
            num_distinct_actions=points + 1,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=length,
        )
        self.length = length
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self, state: object = None) -> "State":
        """The state before the first turn. Raises ValueError for anything to begin with."""
        if state is not None:
            raise ValueError(
                "A game begins with its first turn: give no state, and apply the actions."
            )
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What fills observation tensors."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class State(pyspiel.State):
    """A state of the game; `board` is what is played on. An action that is illegal raises ttgo's
    Illegal.
    """

    def __init__(self, game: Game, board: Board | None = None) -> None:
        super().__init__(game)
        self._rewards, self._length = game.reward, game.length
        self.board = board or Board(game.start)

    def is_terminal(self) -> bool:
        """Whether two passes have ended it, or it is as long as it may be."""
        return self.board.over or self.board.turn >= self._length

    def current_player(self) -> int:
        """0 is Black and 1 White."""
        if self.board.over or self.board.turn >= self._length:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.board.player == WHITE)

    def _legal_actions(self, _: int) -> list[int]:
        return self.board.legal_actions()

    # The next three would be made from others by OpenSpiel, number by number, which takes several
    # times as long.

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, in order; none for a player whose turn it is not."""
        return self.board.legal_actions() if self._plays(player) else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as 1 and 0 by action."""
        if self._plays(player):
            return self.board.mask().tolist()  # type: ignore[no-any-return]
        return [0] * (self.board.shape.size + 1)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, the one to play if none is named, as one list: a plane after the
        other. There is no player after the end.
        """
        player = self.current_player() if player is None else player
        if player not in (0, 1):
            return super().observation_tensor(player)  # type: ignore[no-any-return]  # which raises
        found: list[float] = _FLOATS.take(_seen(self.board, player).ravel()).tolist()
        return found

    def _plays(self, player: int | None) -> bool:
        """Whether it is that player's turn, or anybody's if none is named."""
        playing = self.current_player()
        return playing >= 0 and player in (None, playing)

    def _apply_action(self, action: int) -> None:
        self.board.play(action)

    def _action_to_string(self, _: int, action: int) -> str:
        return self.board.shape.word(action)

    def returns(self) -> list[float]:
        """Black's and White's reward; none before the end."""
        return list(rewards(self.board, self._rewards)) if self.is_terminal() else [0.0, 0.0]

    def __str__(self) -> str:
        board = self.board
        return f"{board.position}\n{board.player} to play, turn {board.turn}"


class Observer:
    """Fills `tensor`, whose parts `dict` names, with what a player sees."""

    def __init__(self, game: Game, params: object) -> None:
        if params:
            raise ValueError("This game's observations have no parameters.")
        height, width, planes = Board(game.start).shape.shape
        self.tensor: Any = np.zeros(planes * height * width, np.float32)
        self.dict = {"observation": self.tensor.reshape(planes, height, width)}

    def set_from(self, state: State, player: int) -> None:
        """Show what `player` sees of a state."""
        self.dict["observation"][:] = _seen(state.board, player)

    def string_from(self, state: State, player: int) -> str:
        """The same as text: all players see all."""
        return str(state)


def _seen(board: Board, player: int) -> Any:
    """The planes that a player sees, first."""
    return board.observe(WHITE if player else BLACK)[0].transpose(2, 0, 1)


pyspiel.register_game(TYPE, Game)
