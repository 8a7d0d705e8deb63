"""An environment for learning programs as a program that speaks GTP, so that it can be asked the
published cases: `ttgo check --env NAME`.

NAME is "pettingzoo:" and the environment's name there (go_v5) or a module that has env(); or
"openspiel:" and a game's name (go). It is started as `python3 -m ttgo.referee.environments NAME`.
What its mask allows is legal, and its board is what it shows the player to play, read as its
documents say: PettingZoo's first two planes are that player's stones and the opponent's, and those
of OpenSpiel's Go, as of ttgo's when Black looks, are Black's and White's.
"""

import importlib
import sys
import warnings
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from ttgo.illegal import brief
from ttgo.points import Grid, members
from ttgo.rules import BLACK, WHITE
from ttgo.vertex import name, read

COMMANDS = (
    "name version list_commands boardsize rectangular_boardsize clear_board komi play is_legal "
    "list_stones ttgo-over quit"
)
KINDS = (
    "such as pettingzoo:go_v5, pettingzoo:ttgo.env.pettingzoo, openspiel:go or "
    "openspiel:python_ttgo"
)
NONE = 3  # the exit status without such an environment; 1 and 2 are Python's own


class Cannot(Exception):
    """There is no such environment, or it cannot do what is asked; the text is a sentence."""


class PettingZoo:
    """An environment of two agents, of which the first is Black, with a mask of legal actions."""

    def __init__(self, module: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that there is a newer way to make it
            try:
                found = importlib.import_module(
                    module if "." in module else f"pettingzoo.classic.{module}"
                )
                self._raw, self._make = found.raw_env, found.env
            except (ImportError, AttributeError, Warning) as error:
                raise Cannot(f"There is no environment {brief(module)} here: {error}.") from error
        self.title = f"{module} {version('pettingzoo')}"
        names = self._raw.__init__.__code__.co_varnames
        self.square = "board_size" in names
        if not self.square and "size" not in names:
            raise Cannot(f"{module} is no Go: it takes neither board_size nor size.")

    def begin(self, width: int, height: int, komi: float) -> None:
        """A new game."""
        self._env = self._make(
            komi=komi, **({"board_size": width} if self.square else {"size": (width, height)})
        )
        self._env.reset()
        self._width, self._size = width, width * height

    def _seen(self) -> Any:
        return self._env.observe(self._env.agent_selection)

    def player(self) -> int:
        """0 is Black, and 1 White."""
        return self._env.possible_agents.index(self._env.agent_selection)  # type: ignore[no-any-return]

    def legal(self, action: int) -> bool:
        """Whether the mask allows it."""
        return not self.over() and bool(self._seen()["action_mask"][action])

    def play(self, action: int) -> None:
        """Take a turn that is legal."""
        self._env.step(action)

    def over(self) -> bool:
        """Whether the agent to play is told that the game has ended."""
        return bool(self._env.last(observe=False)[2])

    def stones(self, player: int) -> list[int]:
        """The points of a player's stones, as actions."""
        plane = self._seen()["observation"][:, :, int(player != self.player())]
        return [
            action
            for action in range(self._size)
            if plane[action // self._width][action % self._width]
        ]


class OpenSpiel:
    """A game of OpenSpiel's, with observations that have planes of stones."""

    def __init__(self, name: str) -> None:
        try:
            import pyspiel

            importlib.import_module("ttgo.env.openspiel")  # which registers ttgo's
            known = pyspiel.registered_names()
        except ImportError as error:
            raise Cannot(f"OpenSpiel is not here: {error}.") from error
        if name not in known:
            raise Cannot(f"OpenSpiel has no game {brief(name)}.")
        self._load, self._name = pyspiel.load_game, name
        self.title = f"{name} {version('open_spiel')}"
        self.square = "board_size" in pyspiel.load_game(name).get_parameters()

    def begin(self, width: int, height: int, komi: float) -> None:
        """A new game."""
        sides: dict[str, Any] = (
            {"board_size": width} if self.square else {"width": width, "height": height}
        )
        game = self._load(self._name, {**sides, "komi": float(komi), "max_game_length": 100_000})
        self._state = game.new_initial_state()
        self._size = width * height

    def player(self) -> int:
        """0 is Black, and 1 White."""
        return int(self._state.current_player())

    def legal(self, action: int) -> bool:
        """Whether it is a legal action."""
        return not self.over() and action in self._state.legal_actions()

    def play(self, action: int) -> None:
        """Take a turn that is legal."""
        self._state.apply_action(action)

    def over(self) -> bool:
        """Whether the state is terminal."""
        return bool(self._state.is_terminal())

    def stones(self, player: int) -> list[int]:
        """The points of a player's stones, as actions."""
        seen = self._state.observation_tensor(0)[player * self._size :]
        return [action for action in range(self._size) if seen[action]]


class Gtp:
    """Answers commands; None for what fails."""

    def __init__(self, named: str) -> None:
        kind, _, rest = named.partition(":")
        if kind not in ("pettingzoo", "openspiel") or not rest:
            raise Cannot(
                f"{brief(named)} is no environment: write the library and the name, {KINDS}."
            )
        self.environment = PettingZoo(rest) if kind == "pettingzoo" else OpenSpiel(rest)
        self._sides, self._komi = (19, 19), 0.0

    def answer(self, command: str, words: Sequence[str]) -> str | None:
        """The answer to a command."""
        environment = self.environment
        if command == "list_commands":
            return COMMANDS.replace(" ", "\n")
        if command in ("name", "version"):
            title, _, number = environment.title.rpartition(" ")
            return title if command == "name" else number
        if command == "komi":
            self._komi = float(words[0])
            environment.begin(*self._sides, self._komi)
            return ""
        if command in ("boardsize", "rectangular_boardsize"):
            width, height = int(words[0]), int(words[-1])
            if environment.square and width != height:
                return None
            self._sides = width, height
        if command in ("boardsize", "rectangular_boardsize", "quit", "clear_board"):
            return ""
        return self._asked(command, words)

    def _asked(self, command: str, words: Sequence[str]) -> str | None:
        """The answer to what is about the game."""
        environment, grid = self.environment, Grid(*self._sides)
        if command == "ttgo-over":
            return "true" if environment.over() else "false"
        player = int(words[0] == WHITE) if words and words[0] in (BLACK, WHITE) else None
        if player is None:
            return None
        if command == "list_stones":
            points = members(grid.points)
            return " ".join(name(grid, points[action]) for action in environment.stones(player))
        try:
            point = read(grid, words[1])
        except ValueError:
            return "0" if command == "is_legal" else None
        action = (
            members(grid.points).index(point) if point is not None else grid.width * grid.height
        )
        legal = player == environment.player() and environment.legal(action)
        if command == "is_legal":
            return str(int(legal))
        if command != "play" or not legal:
            return None
        environment.play(action)
        return ""


def main(arguments: Sequence[str]) -> int:
    """Answer commands of standard input until `quit` or its end. The exit status is NONE if there
    is no such environment.
    """
    try:
        program = Gtp(arguments[0])
    except Cannot as error:
        print(error, file=sys.stderr)
        return NONE
    for line in sys.stdin:
        number, command, *words = line.split()
        answer = program.answer(command, words)
        print(f"?{number}\n" if answer is None else f"={number} {answer}\n", flush=True)
        if command == "quit":
            break
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
