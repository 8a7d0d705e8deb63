"""The plan of a match between engines: who plays, by which rules, with which openings; and who
plays which game, by its number.

A plan has plain values only: plans are sent to other processes and machines, and begin the file of
results.
"""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ttgo import rulesets
from ttgo.game import Game
from ttgo.match import SETUP
from ttgo.referee.program import PATIENCE, split
from ttgo.start import Start
from ttgo.vertex import plain_turn


class Entrant(NamedTuple):
    """An engine: its name in the tables, and the words of its command."""

    name: str
    command: tuple[str, ...]


class Plan(NamedTuple):
    """All that decides how games are played. Times are seconds, `longest` is a number of turns; 0
    is no limit. `openings` are turns from the start.
    """

    engines: tuple[Entrant, ...]
    width: int = 19
    height: int = 19
    komi: float = 7.5
    rules: str = "Tromp-Taylor"
    move_time: float = 0
    game_time: float = 0
    patience: float = PATIENCE
    longest: int = 0
    openings: tuple[tuple[str, ...], ...] = ((),)
    gauntlet: bool = False

    def start(self) -> Start:
        """What each game begins with. Raises ValueError for an impossible start."""
        return Start(self.width, self.height, self.komi, rulesets.read(self.rules))

    def pairs(self) -> list[tuple[int, int]]:
        """The pairs that meet: all, or in a gauntlet the first engine with each other one."""
        count = len(self.engines)
        firsts = range(1) if self.gauntlet else range(count)
        return [(one, other) for one in firsts for other in range(one + 1, count)]

    def values(self) -> dict[str, object]:
        """The plan as JSON has it."""
        return {
            **self._asdict(),
            "engines": [[name, list(command)] for name, command in self.engines],
            "openings": [list(opening) for opening in self.openings],
        }


class Pairing(NamedTuple):
    """One game of a plan: its number, counted from 1, the places of its players among the engines,
    and the place of its opening among the openings.
    """

    number: int
    black: int
    white: int
    opening: int


def pairings(plan: Plan, games: int) -> Iterator[Pairing]:
    """The first `games` games of each pair. A longer match begins with the same games; each opening
    is played with both colours.

    >>> plan = Plan((Entrant("a", ()), Entrant("b", ())), openings=((), ("E5",)))
    >>> [tuple(one) for one in pairings(plan, 4)]
    [(1, 0, 1, 0), (2, 1, 0, 0), (3, 0, 1, 1), (4, 1, 0, 1)]
    """
    number = 0
    for turn in range(games):
        for one, other in plan.pairs():
            number += 1
            black, white = (other, one) if turn % 2 else (one, other)
            yield Pairing(number, black, white, turn // 2 % len(plan.openings))


def entrants(commands: Sequence[str], names: Sequence[str] = ()) -> tuple[Entrant, ...]:
    """The engines of some command lines. Without given names, each is called by its program, or by
    its whole line where two lines share a program.

    Raises ValueError for an empty line, for the wrong number of names, and for a name given twice.

    >>> commands = ["gnugo --mode gtp", "ttgo gtp --seed 1", "/usr/bin/ttgo gtp"]
    >>> [engine.name for engine in entrants(commands)]
    ['gnugo', 'ttgo gtp --seed 1', '/usr/bin/ttgo gtp']
    """
    if len(commands) < 2:
        raise ValueError("A match takes two engines or more, each a command in quotes.")
    words = [split(command) for command in commands]
    if names and len(names) != len(commands):
        raise ValueError(
            f"There are {len(commands)} engines and {len(names)} names: give one for each, "
            "separated by commas."
        )
    short = [Path(word[0]).name for word in words]
    found = list(names) or [
        name if short.count(name) == 1 else command
        for name, command in zip(short, commands, strict=True)
    ]
    if len(set(found)) < len(found):
        raise ValueError(
            "Two engines have the same name: give each its own by --names, separated by commas."
        )
    return tuple(Entrant(name, tuple(word)) for name, word in zip(found, words, strict=True))


def seeded(start: Start, turns: int, count: int, seed: int) -> tuple[tuple[str, ...], ...]:
    """`count` openings of `turns` random moves each, none of them suicide."""
    found = []
    for number in range(count):
        chance = random.Random(f"{seed}:{number}")  # noqa: S311
        game = Game(start)
        while game.turn < turns:
            own = game.to_play
            tried = game.copy()
            legal = tried.legal_moves()
            if not legal:
                break
            tried.play(chance.choice(legal))
            if tried.position[tried.last] == own:
                game = tried
        found.append(game.turns)
    return tuple(found)


def read_openings(path: Path, start: Start) -> tuple[tuple[str, ...], ...]:
    """The openings of a file: one on each line, turns with spaces between them; or the main line of
    a record, or of each record in a folder.

    Raises ValueError for a turn that is not legal, and OSError.
    """
    if path.is_dir() or path.suffix.lower() == ".sgf":
        files = sorted(path.glob("*.sgf")) if path.is_dir() else [path]
        lines = [_line(file) for file in files]
    else:
        texts = path.read_text(encoding="utf-8").splitlines()
        lines = [tuple(text.split()) for text in texts if text.strip() and not text.startswith("#")]
    if not lines:
        raise ValueError(f"There is no opening in {path}.")
    return tuple(_legal(turns, start, path) for turns in lines)


def _line(file: Path) -> tuple[str, ...]:
    from ttgo.sgf.files import content, unchecked

    nodes = unchecked(content(file), str(file)).main_line()
    words = [node.word for node in nodes if node.word != "-"]
    if any("=" in word or word.startswith(SETUP) for word in words):
        raise ValueError(f"{file} is not an opening: it has more than turns.")
    return tuple(plain_turn(word) for word in words)


def _legal(turns: tuple[str, ...], start: Start, path: Path) -> tuple[str, ...]:
    game = Game(start)
    for turn in turns:
        try:
            game.play(turn)
        except ValueError as why:
            raise ValueError(
                f"The opening {' '.join(turns[:8])} of {path} has an illegal turn. {why}"
            ) from None
    if game.over:
        raise ValueError(f"The opening {' '.join(turns[:8])} of {path} ends the game.")
    return game.turns
