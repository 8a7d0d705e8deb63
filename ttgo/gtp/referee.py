"""The game that GTP commands act on: what GTP's idea of a game adds to ttgo's, and the computer
that plays.

GTP lets colours play out of turn, and lets the controller decide when a game is over. So each
question and each play first gives the turn to the colour in question, and after the two passes of
rule 8 the game goes on: `Game.resume` at once.
"""

import random
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from ttgo.game import Game
from ttgo.illegal import Illegal
from ttgo.match import NOTE, SETUP, Match
from ttgo.player import USUAL, Choice, Player
from ttgo.points import count, members
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rulesets import Rules
from ttgo.sgf.root import read_komi
from ttgo.start import FEWEST, star_points
from ttgo.vertex import PASS, plain_turn

if TYPE_CHECKING:
    from ttgo.record.node import Node
    from ttgo.record.tree import Record

DEFAULT_SIZE = 19
PLACES = ("AB", "AW", "AE")  # SGF's properties that place stones
LAG = 0.05  # seconds of each turn that go by on the way
SPARE = 0.9  # the part of a turn's time that is for thinking
LATE = 10  # turns that may be left, however full the grid is


class Refused(Exception):
    """A command fails. The text is what GTP answers after the question mark."""


class Computer:
    """Takes turns in games that end with two passes, the grid as it stands.

    With neither `playouts` nor `seconds` it plays 1,000 random games a move or, where the
    controller gives a clock, as many as the clock leaves time for. `playouts` and `seconds` are
    limits beside the clock; with `step` it plays as that step of the way up does. Raises ValueError
    for numbers out of range.
    """

    def __init__(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: int = 1,
        step: int | None = None,
    ) -> None:
        self._playouts, self._seconds = playouts, seconds
        self._player = Player(playouts, seconds, seed, step=step)
        self.clock = Clock()

    def choose(self, game: Game) -> Choice:
        """A turn for the player whose turn it is, with its evidence. Raises ValueError for a grid
        that is too large.
        """
        began, player = monotonic(), game.to_play
        limits = [self._seconds, self.clock.seconds(player, count(game.points(EMPTY)))]
        seconds = min((limit for limit in limits if limit is not None), default=None)
        self._player.seconds = seconds
        self._player.playouts = (
            USUAL if self._playouts is None and seconds is None else self._playouts
        )
        choice = self._player.choose(game, final=True)
        self.clock.spend(player, monotonic() - began)
        return choice


class Clock:
    """A main time, then periods of overtime, each for a number of turns (Canadian byo-yomi). There
    is no limit before `set` or `tell`.
    """

    def __init__(self) -> None:
        self._overtime = 0.0
        self._turns = 0  # in a period of overtime
        self._left: dict[
            str, tuple[float, int]
        ] = {}  # by player: the seconds left, and the turns left in overtime, 0 in the main time

    def set(self, main: float, overtime: float, turns: int) -> None:
        """Begin anew. As GTP has it, overtime without turns means that there is no limit."""
        self._overtime, self._turns = overtime, turns
        self._left = {}
        if turns or not overtime:
            for player in (BLACK, WHITE):
                self._left[player] = (main, 0) if main or not turns else (overtime, turns)

    def tell(self, player: str, seconds: float, turns: int) -> None:
        """What a player has left: of the main time, or of overtime if `turns` is above 0."""
        self._left[player] = (seconds, turns)

    def seconds(self, player: str, empty: int) -> "float | None":
        """How many seconds a player should think with `empty` empty points on the grid; None if
        there is no limit.
        """
        if player not in self._left:
            return None
        left, turns = self._left[player]
        if turns:
            share = left / turns
        else:
            # A third of the empty points is about what a player has yet to fill.
            share = left / (LATE + empty / 3)
            if self._turns:
                share = max(share, min(left, self._overtime / self._turns))
        return max(share * SPARE - LAG, 0.01)

    def spend(self, player: str, seconds: float) -> None:
        """Subtract the time of a turn. A later `tell` has the last word."""
        if player in self._left:
            left, turns = self._left[player]
            left -= seconds
            if turns:
                turns -= 1
            if self._turns and (not turns if self._left[player][1] else left <= 0):
                left, turns = self._overtime, self._turns
            self._left[player] = (max(left, 0.0), turns)


class Referee:
    """One game, whose size, komi and rules the next game begins with."""

    def __init__(self, rules: Rules | None, computer: Computer, seed: int) -> None:
        self.game = Game(DEFAULT_SIZE, rules=rules)
        self.computer = computer
        self._random = random.Random(seed)  # noqa: S311  # picks places for a handicap

    def begin(self, width: int, height: int, handicap: int = 0) -> None:
        """Begin a new game; rules and komi stay. Raises ValueError for an impossible size."""
        self.game = Game(width, height, self.game.komi, self.game.rules, handicap)

    def why_not(self, colour: str, text: str) -> Illegal | None:
        """Why a colour may not take a turn; None if it may."""
        self.game.give_turn(colour)
        return self.game.why_not(text)

    def legal_points(self, colour: str) -> int:
        """The set of points where the colour may move."""
        self.game.give_turn(colour)
        return self.game.legal_points()

    def play(self, colour: str, text: str) -> None:
        """A turn of a colour. Raises Refused if it is illegal."""
        self.game.give_turn(colour)
        try:
            self.game.play(text)
        except Illegal:
            raise Refused("illegal move") from None
        self.game.resume()

    def undo(self) -> None:
        """Take back a turn. Raises Refused if there is none; a handicap is no turn in GTP, and only
        clear_board takes a handicap away.
        """
        if self.game.turn <= self.game.handicap:
            raise Refused("cannot undo")
        self.game.undo()

    def cleared(self, colour: str) -> int:
        """How many stones of a colour have been cleared so far, as captures or as suicides."""
        game = self.game
        turns = range(1, game.turn + 1)
        moves = sum(game.player(turn) == colour and game.vertex(turn) != PASS for turn in turns)
        return count(game.setup.points(colour)) + moves - count(game.position.points(colour))

    def choose(self, colour: str) -> Choice:
        """A legal turn for a colour, and why. Raises Refused where the computer cannot play."""
        self.game.give_turn(colour)
        try:
            return self.computer.choose(self.game)
        except ValueError as why:
            raise Refused(str(why)) from None

    def give_handicap(self, points: Sequence[int]) -> list[str]:
        """Begin a new game with these moves of Black's. Returns their vertices.

        Raises Refused if the present game has begun, or if the points are too few, too many or not
        distinct.
        """
        grid = self.game.grid
        if self.game.turn or self.game.setup != Position(grid):
            raise Refused("board not empty")
        if not FEWEST <= len(points) < count(grid.points) or len(set(points)) < len(points):
            raise Refused("bad vertex list")
        self.begin(grid.width, grid.height, len(points))
        vertices = [grid.vertices[point] for point in points]
        for vertex in vertices:
            # Legal: each move adds a stone, and a free point is left that every string reaches
            self.game.play(vertex)
        return vertices

    def free_handicap(self, stones: int) -> list[int]:
        """Points for a handicap of that many stones: those of the fixed handicap, or random ones
        where there is none. Raises Refused if the grid has not enough points.
        """
        grid = self.game.grid
        if not FEWEST <= stones < count(grid.points):
            raise Refused("invalid number of stones")
        try:
            return star_points(grid, stones)
        except ValueError:
            return self._random.sample(members(grid.points), stones)

    def change_rules(self, rules: Rules) -> None:
        """Replay the game by other rules, which hold from now on. Raises Refused if they do not
        allow one of its turns.
        """
        old = self.game
        grid = old.grid
        game = Game(grid.width, grid.height, old.komi, rules, old.handicap, old.setup, old.first)
        for turn in range(1, old.turn + 1):
            game.give_turn(old.player(turn))
            try:
                game.play(old.vertex(turn))
            except Illegal as why:
                raise Refused(
                    f"By these rules turn {turn} of this game is illegal. {why}"
                ) from None
            game.resume()
        self.game = game

    def load(self, record: "Record", stop: int | None = None) -> None:
        """Take over the game of a record's chosen turns, by the referee's rules, up to the turn
        before number `stop`.

        A position that the record sets up on the way begins the game anew. Raises Refused for an
        illegal turn, for turns that follow on proposals, and for a komi or a position that no game
        of ttgo's has.
        """
        before = self.game
        self.game = Game(record.start.but(rules=before.rules))
        area = record.start.grid.width * record.start.grid.height
        try:
            if any(
                said.strip() and read_komi(said, area) is None
                for said in record.notes.get("KM", [])
            ):
                raise Refused("ttgo cannot use this komi")
            self._follow(record.root.chosen, stop)
        except Refused:
            self.game = before
            raise

    def _follow(self, node: "Node | None", stop: int | None) -> None:
        turns, proposed = 0, False
        while node is not None:
            is_turn = node.word != NOTE and "=" not in node.word
            if is_turn and stop is not None and turns + 1 >= stop:
                break
            if node.word.startswith(SETUP):
                match = Match(self.game)
                try:
                    match.take(node.word)
                except ValueError:
                    raise Refused("no game can go on from this position") from None
                self.game = match.game
            elif node.word == NOTE:
                if any(name in PLACES for name in node.notes or ()):
                    raise Refused("no game can go on from this position")
            elif "=" in node.word:
                proposed = (
                    True  # turns after a proposal may be on a copy of the grid, or take passes back
                )
            elif proposed:
                raise Refused("turns follow on proposals")
            else:
                turns += 1
                self.play(node.player or node.turn[0] or self.game.to_play, plain_turn(node.word))
            node = node.chosen
