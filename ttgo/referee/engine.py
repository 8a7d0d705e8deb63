"""Drive a GTP program: have it play, and ask it about legality, the grid and the score, each
question in every way that its commands offer.
"""

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from typing import Self

from ttgo import rulesets, vertex
from ttgo.points import LETTERS, Grid
from ttgo.position import BLACK, WHITE
from ttgo.referee.program import Answer, Program, split
from ttgo.rulesets import Rules
from ttgo.vertex import PASS

Said = tuple[str, str, object]  # the command that was sent, what was answered, and what that means

_SCORE = re.compile(
    r"([BW])\+([0-9]+(?:\.[0-9]*)?|\.[0-9]+)\b.*|(0|[Dd]raw|[Jj]igo)\b.*", re.DOTALL
)


class Refuses(Exception):
    """The program says that it cannot; the text says what."""


class Engine:
    """A program that speaks GTP, given as its command or as a Program. `name`, `version` and
    `commands` are what it says of itself, and `program.ask` sends it any command.

    Raises Failure where the program does not answer, and ValueError for what is no command.

    >>> import sys
    >>> from ttgo.referee import Engine
    >>> with Engine(f"{sys.executable} -m ttgo gtp --playouts 9") as engine:
    ...     engine.begin(3, 3, 0.5)
    ...     print(engine.name, engine.genmove("black"), engine.play("white", "A1").good)
    ttgo B2 True
    """

    def __init__(self, command: str | Program) -> None:
        self.program = Program(split(command)) if isinstance(command, str) else command
        program = self.program
        self.name = program.must("name").text.partition("\n")[0].strip()
        version = program.ask("version")
        self.version = version.text.partition("\n")[0].strip() if version.good else ""
        self.commands = set(program.must("list_commands").text.split())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.program.stop()

    def knows(self, command: str) -> bool:
        """True if the program lists a command."""
        return command in self.commands

    def title(self) -> str:
        """The program's name and version."""
        return f"{self.name} {self.version}".strip()

    def begin(self, width: int, height: int, komi: float) -> None:
        """Begin a new game. Raises Refuses, and Failure."""
        square = width == height
        if self.knows("rectangular_boardsize") and (not square or width > len(LETTERS)):
            self._must(f"rectangular_boardsize {width} {height}")
        elif square:
            self._must(f"boardsize {width}")
        else:
            raise Refuses("it knows no rectangles (rectangular_boardsize)")
        self._must("clear_board")
        self._must(f"komi {komi:g}")

    def set_rules(self, rules: Rules) -> bool:
        """Set the rules, if the program has a command for that. Returns True if the program has
        accepted them. Raises Failure.
        """
        if not self.knows("kata-set-rules"):
            return False
        try:
            text = json.dumps(rulesets.to_katago(rules.ended("strict")))
        except ValueError:  # KataGo has no words for them; others may know ours
            text = rulesets.write(rules.ended("strict"))
        return self.program.ask(f"kata-set-rules {text}").good

    def genmove(self, player: str, seconds: float | None = None) -> str:
        """The turn that the program takes for a player: a vertex, "pass" or "resign". Raises
        Failure, also after so many seconds.
        """
        return self.program.must(f"genmove {player}", seconds).text

    def play(self, player: str, turn: str) -> Answer:
        """Tell the program of a turn; the answer is `good` if it takes it."""
        return self.program.ask(f"play {player} {turn}")

    def undo(self) -> None:
        """Take back a turn. Raises Refuses."""
        if not self.knows("undo"):
            raise Refuses("it knows no undo")
        self._must("undo")

    def legality(self, player: str, turn: str) -> Iterator[Said]:
        """Is a player allowed a turn? Asked in each way; the last way takes the turn."""
        for command, read in (
            (f"is_legal {player} {turn}", {"0": False, "1": True}.get),
            (f"all_legal {player}", lambda text: turn in text.upper().split()),
        ):
            name = command.split()[0]
            if self.knows(name) and not (turn == PASS and name == "all_legal"):
                yield from self._asked(command, read)
        command = f"play {player} {turn}"
        answer = self.program.ask(command)
        yield command, _shown(answer), answer.good

    def grid(self, grid: Grid) -> Iterator[Said]:
        """The colouring, as rows from the top with "/" between them, asked in each way."""
        if self.knows("list_stones"):
            stones, said = [], []
            for colour in (BLACK, WHITE):
                answer = self.program.ask(f"list_stones {colour}")
                said.append(_shown(answer))
                stones.append(points_named(grid, answer.text) if answer.good else None)
            if None not in stones:
                rows = vertex.rows(grid, stones, ".XO")  # type: ignore[arg-type]
                yield "list_stones", " ".join(said), "/".join(rows)
        if self.knows("showboard"):
            yield from self._asked("showboard", lambda text: drawn(text, grid.width, grid.height))

    def score(self) -> Iterator[Said]:
        """Black's score minus White's."""
        if self.knows("final_score"):
            yield from self._asked("final_score", margin)

    def over(self) -> Iterator[Said]:
        """Is the game over?"""
        if self.knows("ttgo-over"):
            yield from self._asked("ttgo-over", {"true": True, "false": False}.get)

    def _asked(self, command: str, read: Callable[[str], object]) -> Iterator[Said]:
        """What the answer to a command means; nothing for an answer that cannot be read."""
        answer = self.program.ask(command)
        if answer.good:
            with contextlib.suppress(ValueError):
                meant = read(answer.text.strip())
                if meant is not None:
                    yield command, _shown(answer), meant

    def _must(self, command: str) -> None:
        answer = self.program.ask(command)
        if not answer.good:
            raise Refuses(f"it refuses {command!r}{': ' if answer.text else ''}{answer.text[:100]}")


def _shown(answer: Answer) -> str:
    return f"{'=' if answer.good else '?'} {answer.text}".strip()


def points_named(grid: Grid, text: str) -> int | None:
    """The set of points that the vertices in a text name; None if a word is no vertex."""
    try:
        return vertex.set_at(grid, text.split())
    except ValueError:
        return None


def margin(text: str) -> float | None:
    """Black's score minus White's, as a text such as "B+3.5" says; None for a text without points.

    >>> margin("W+0.5"), margin("0"), margin("B+R")
    (-0.5, 0, None)
    """
    found = _SCORE.fullmatch(text)
    if not found:
        return None
    return float(found[2]) * (1 if found[1] == "B" else -1) if found[1] else 0


def drawn(text: str, width: int, height: int) -> str | None:
    r"""The colouring in a drawn board: the first marks of each row, and rows begin with their
    numbers; None if there is no such board.

    >>> drawn("   A B C\n 2 . X O 2 captured: O\n 1 + (O). 1", 3, 2)
    '.XO/.O.'
    """
    rows: dict[int, str] = {}
    for line in text.splitlines():
        found = re.match(r"[ \t|]*([0-9]+)[ \t|]?(.*)", line)
        if not found or not 1 <= int(found[1]) <= height or int(found[1]) in rows:
            continue
        marks = [_MARKS[mark] for mark in found[2] if mark in _MARKS]
        if len(marks) >= width:
            rows[int(found[1])] = "".join(marks[:width])
    if len(rows) != height:
        return None
    return "/".join(rows[row] for row in range(height, 0, -1))


_MARKS = {"X": "X", "#": "X", "@": "X", "x": "X", "O": "O", "o": "O", ".": ".", "+": ".", ",": "."}
