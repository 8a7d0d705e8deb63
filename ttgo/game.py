"""One line of play: turns, the grids they left, undo, score and result."""

from ttgo import vertex
from ttgo.guards import brief, checked, each, is_integer
from ttgo.history import GridHistory, own_and_other
from ttgo.illegal import GameOver, Illegal, Occupied, Repeats, Suicide
from ttgo.points import column_name, count
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.quick import after_move
from ttgo.rules import opponent, over
from ttgo.rulesets import Rules
from ttgo.scoring import Score
from ttgo.start import Start, check_player
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from ttgo.position import Player
    from ttgo.vertex import Points

    State = tuple[list[str], list[str], list[int], list[tuple[int, int]], str]


class Game:
    """A game on `width` by `height` points (a square if no height is given), by the ten rules or by
    `rules`.

    `komi`, a multiple of 0.5, is added to White's score. The first `handicap` turns are all
    Black's. The game begins with the position `setup`, if there is one, and with the player
    `first`. A Start, given as `width`, holds all of these; `grid` is its Grid. `rules` are a Rules,
    or a text such as "nz" or "superko=situational ending=chinese". Raises ValueError for anything else.

    `len(game)` is the number of turns, `for turn in game` gives them, and two games are equal if
    they have the same start and the same turns. `print(game)` shows the grid.

    >>> from ttgo import Game
    >>> game = Game(3, komi=7.5)
    >>> game.play("B2")
    >>> len(game), list(game), game.to_play
    (1, ['B2'], 'white')
    >>> print(game)
    3 . . .
    2 . X .
    1 . . .
      A B C
    """

    _repr_svg_: "Callable[[], str]"  # the picture in a notebook, which ttgo/__init__.py gives

    def __init__(
        self,
        width: "int | Start" = None,  # type: ignore[assignment]  # Start says what is missing
        height: "int | None" = None,
        komi: float = 0,
        rules: "Rules | str | None" = None,
        handicap: int = 0,
        setup: "Position | None" = None,
        first: "Player" = BLACK,
        size: None = None,  # Start says what it is called
    ) -> None:
        start = (
            width
            if isinstance(width, Start)
            else Start(width, height, komi, rules, handicap, setup, first, size)
        )
        self._start = start
        self.grid, self.rules = start.grid, start.rules
        self.handicap, self.setup, self.first = start.handicap, start.setup, start.first
        self._suicide, self._wording = start.rules.suicide, start.rules.wording
        self._compensation = start.compensation
        self._points, self._names = self.grid.point_of, self.grid.vertices
        self._turns: list[str] = []
        self._players: list[str] = []
        self._next: str = start.first
        self._ended = False  # what `over` says
        self._resumed: list[int] = []  # the turns after which play was resumed, by number
        # The points of both colours after each turn; [0] is the start. Positions are made from them
        # when asked for.
        self._left = [(start.setup.black, start.setup.white)]
        self._history = GridHistory(start)
        # Cache of `_forbidden`, one entry: the points and the turn asked about, and the answer.
        self._known: "tuple[Any, ...]" = (None, None, None)

    @property
    def start(self) -> Start:
        """What the game began with, with the komi that it has now."""
        return self._start

    @property
    def komi(self) -> float:
        """What is added to White's score; it may be set at any time. Raises ValueError for a number
        that is no komi.
        """
        return self._start.komi

    @komi.setter
    def komi(self, komi: float) -> None:
        self._start = self._start.but(komi=komi)
        self._compensation = self._start.compensation

    @property
    def turns(self) -> "tuple[str, ...]":
        """The turns so far, each a vertex or "pass".

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.play("e5")
        >>> game.turns, game.turn, game.last, game.vertex(1), game.player(1), game.to_play
        (('E5',), 1, 'E5', 'E5', 'black', 'white')
        """
        return tuple(self._turns)

    @property
    def words(self) -> "list[str]":
        """The turns as words of a match: a turn taken out of turn has its player's letter before
        it.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.give_turn("white")
        >>> game.play("E5")
        >>> game.words
        ['w:E5']
        """
        due: str = self.first
        words = []
        for turn, (text, player) in enumerate(zip(self._turns, self._players), 1):
            words.append(text if player == due else f"{player[0]}:{text}")
            due = self._start.player_after(player, turn)
        return words

    @property
    def turn(self) -> int:
        """The number of turns so far."""
        return len(self._turns)

    @property
    def last(self) -> str:
        """The last turn; "" before the first."""
        return self._turns[-1] if self._turns else ""

    def vertex(self, turn: int) -> str:
        """The vertex, or "pass", of the turn of that number, counted from 1. Raises ValueError if
        there was no such turn.
        """
        return self._turns[self._number(turn, 1) - 1]

    taken = vertex  # its name before 0.2

    def player(self, turn: int) -> str:
        """Who took the turn of that number, counted from 1: BLACK or WHITE. Raises ValueError if
        there was no such turn.
        """
        return self._players[self._number(turn, 1) - 1]

    @property
    def to_play(self) -> "Player":
        """BLACK or WHITE: whose turn it is, or would be if the game were not over."""
        return self._next  # type: ignore[return-value]  # as check_player has it

    def give_turn(self, player: str) -> None:
        """Let `player` take the next turn, even out of turn (rule 5): for GTP, and for files that
        leave turns out. No pass is inserted.
        """
        self._next = check_player(player)

    @property
    def over(self) -> bool:
        """True if the last two turns were passes, unless play has been resumed between or after
        them.
        """
        return self._ended

    def resume(self) -> None:
        """Go on after two passes: the players have agreed on another way to end the game than rule
        8 (rulesets.py, match.py).
        """
        if self._ended:
            self._resumed.append(len(self._turns))
            self._ended = False

    def undo_resume(self) -> None:
        """Take back the last `resume`. Raises ValueError if a turn has followed on it, or if there
        was none.
        """
        if self._resumed[-1:] != [len(self._turns)]:
            raise ValueError("There is nothing to undo: play was not resumed after the last turn.")
        self._resumed.pop()
        self._ended = self._has_ended()

    @property
    def resumed(self) -> int:
        """How often play has been resumed."""
        return len(self._resumed)

    @property
    def position(self) -> Position:
        """The grid as it is coloured now."""
        return Position(self.grid, *self._left[-1])

    def position_after(self, turn: int) -> Position:
        """The grid as it was coloured after a turn; 0 is the start. Raises ValueError if there was
        no such turn.

        >>> from ttgo import Game
        >>> game = Game(2, 1)
        >>> for turn in ("A1", "B1"):
        ...     game.play(turn)
        >>> print(game.position_after(1), "then", game.position)
        X . then . O
        """
        return Position(self.grid, *self._left[self._number(turn, 0)])

    def at(self, turn: int) -> "Game":
        """The game as it was after a turn, as a game of its own; 0 is the start. Raises ValueError
        if there was no such turn.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.play_all("E5 C3 G7")
        >>> list(game.at(1)), list(game)
        (['E5'], ['E5', 'C3', 'G7'])
        """
        number, other = self._number(turn, 0), self.copy()
        while len(other) > number:
            other.undo()
        return other

    def _number(self, turn: int, least: int) -> int:
        """`turn`, if the game has a turn of that number; raises ValueError otherwise."""
        if is_integer(turn) and least <= turn <= len(self._turns):
            return turn
        first, last = ("0, the start" if least == 0 else least), len(self._turns)
        raise ValueError(
            f"Turns are counted from {first}, and the last is {last}: there is none {brief(turn)}."
        )

    def points(self, colour: str) -> int:
        """The set of points of a colour now, as `position.points(colour)` gives it, without making
        a Position.
        """
        black, white = self._left[-1]
        if colour == EMPTY:
            return self.grid.points ^ black ^ white
        return (
            black if colour == BLACK else white if colour == WHITE else self.position.points(colour)
        )

    def play(self, text: str) -> None:
        """Take the next turn: a vertex in upper or lower case, or "pass". The rules know no
        resignation; `Record.resign` notes one.

        Raises the subclass of Illegal that says why it is not allowed, and then nothing has
        changed.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.play("E5")
        >>> game.play("E5")
        Traceback (most recent call last):
        ttgo.illegal.Occupied: Rule 7: A move colours an empty point, and E5 is black.
        """
        point = (
            self._points.get(text) if type(text) is str else None
        )  # the turns as the game writes them; `read` takes more
        if point is None:
            point = vertex.read(self.grid, text)
            text = PASS if point is None else self._names[point]
        if not (self._pass() if point is None else self._move(point, text)):
            raise self._refusal(point)  # type: ignore[misc]  # there is one

    def play_all(self, turns: "str | Iterable[str]") -> None:
        """Take several turns, given as a text with blanks between them or one by one. Raises as
        `play` does at the first illegal turn; the turns before it stay.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.play_all("E5 C3 pass")
        >>> len(game)
        3
        """
        given = turns.split() if isinstance(turns, str) else turns
        for turn in each(given, 'Turns are given as text, such as "E5 C3 pass"'):
            self.play(turn)

    def try_move(self, point: "int | str") -> bool:
        """Move at a point and return True; for an illegal move return False and change nothing. For
        programs: faster than `play`, since no vertex is read and no reason is put into words.
        Raises NotAPoint for what is no point of the grid.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.try_move(game.grid.point(4, 4)), game.try_move(game.grid.point(4, 4))
        (True, False)
        """
        text = self._names.get(point) if type(point) is int else None
        if text is None:
            point = vertex.at(self.grid, point)
            text = self._names[point]
        return self._move(point, text)  # type: ignore[arg-type]

    def _move(self, point: int, text: str) -> bool:
        """Move at a point, whose vertex is `text`; return False if rules 6 to 8 forbid it."""
        black, white = self._left[-1]
        if self._ended or (black | white) >> point & 1:
            return False
        player, turns = self._next, self._turns
        if player == BLACK:
            left = own, _ = after_move(self.grid, black, white, point)
        else:
            own, other = after_move(self.grid, white, black, point)
            left = other, own
        if not self._suicide and not own >> point & 1:
            return False
        turn = len(turns) + 1
        if not self._history.add(left, player, turn):
            return False
        turns.append(text)
        self._players.append(player)
        self._left.append(left)
        self._next = BLACK if player == WHITE or turn < self.handicap else WHITE
        return True

    def _pass(self) -> bool:
        """Pass; return False if rule 8 forbids it."""
        if self._ended:
            return False
        player, left, turn = self._next, self._left[-1], len(self._left)
        self._history.add_pass(left, player, turn)
        self._turns.append(PASS)
        self._players.append(player)
        self._left.append(left)
        self._next = self._start.player_after(player, turn)
        self._ended = self._has_ended()
        return True

    def undo(self) -> str:
        """Take back the last turn and return it. Raises ValueError if there is none.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> game.play("E5")
        >>> game.undo(), game.turn
        ('E5', 0)
        """
        if not self._turns:
            raise ValueError("There is no turn to undo: this is the start of the game.")
        turn = len(self._turns)
        left = self._left.pop()
        player = self._players.pop()
        self._history.take_back(left, player, turn)
        if self._resumed and self._resumed[-1] >= turn:
            self._resumed.pop()
        self._next = player
        text = self._turns.pop()
        self._ended = self._has_ended()
        return text

    def why_not(self, text: str) -> "Illegal | None":
        """None if the player to play may take this turn, else the exception that `play` would
        raise.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> print(game.why_not("E5"))
        None
        >>> game.play("E5")
        >>> game.why_not("E5").reason
        'A move colours an empty point, and E5 is black.'
        """
        try:
            return self._refusal(vertex.read(self.grid, text))
        except Illegal as refused:
            return refused

    def legal_moves(self) -> "list[str]":
        """The vertices where the player to play may move, in order from A1; none when the game is
        over.

        >>> from ttgo import Game
        >>> game = Game(2)
        >>> game.play("A1")
        >>> game.legal_moves()
        ['B1', 'A2', 'B2']
        """
        return self.grid.named(self.legal_points())

    def legal_points(self) -> int:
        """The set of points where the player to play may move; empty when the game is over."""
        if self._ended:
            return 0
        suicides, repeats = self._forbidden()
        legal = self.points(EMPTY) & ~suicides
        for point in repeats:
            legal &= ~(1 << point)
        return legal

    def suicide_moves(self) -> "list[str]":
        """The empty vertices where a move would be suicide, in order from A1; none where suicide is
        allowed.
        """
        return self.grid.named(self.suicide_points())

    def suicide_points(self) -> int:
        """The set of empty points where a move would be suicide; empty where suicide is allowed."""
        return self._forbidden()[0]

    def superko_moves(self) -> "dict[str, int]":
        """The empty vertices where rule 6 forbids a move, each with the turn that the move would
        repeat.

        >>> from ttgo import Game
        >>> game = Game(3, 1)
        >>> game.play("B1")
        >>> game.superko_moves(), game.superko_points()
        ({'A1': 1, 'C1': 1}, {0: 1, 2: 1})
        """
        return {self._names[point]: turn for point, turn in self._forbidden()[1].items()}

    def superko_points(self) -> "dict[int, int]":
        """The empty points where rule 6 forbids a move, each with the turn that the move would
        repeat.
        """
        return dict(self._forbidden()[1])

    repeating_moves, repeating_points = superko_moves, superko_points  # their names before 0.2

    def _forbidden(self) -> "tuple[int, dict[int, int]]":
        """The points where suicide is forbidden, and those where a move would repeat a grid, by
        turn.
        """
        # The points and the turn are enough to recognise a game: each move leaves another pair.
        left, when = self._left[-1], (len(self._left), self._next)
        if self._known[0] is not left or self._known[1] != when:
            self._known = (
                left,
                when,
                self._history.forbidden(self._left, self._players, self._next),
            )
        return self._known[2]  # type: ignore[no-any-return]

    def score(self, position: "Position | None" = None, dead: "Points" = 0) -> Score:
        """The score by these rules of the grid as it is now, whether or not the game is over; or of
        another `position`. Stones at `dead` are taken off before. The Japanese way of counting is
        Territory's.

        >>> from ttgo import Game
        >>> game = Game(3, komi=0.5)
        >>> game.play_all("B2 A1")
        >>> game.score()
        <Score black 1, white 1, neutral 7, komi 0.5: W+0.5>
        >>> game.score(dead="A1").result
        'B+8.5'
        """
        shown = self.position if position is None else position
        if dead:
            shown = without_dead(shown, dead)
        return Score(shown, self._compensation, self._wording)

    @property
    def captured(self) -> "list[str]":
        """The vertices of the opponent's stones that the last turn cleared, in order from A1; none
        before the first turn.

        >>> from ttgo import Game
        >>> game = Game(2)
        >>> for turn in ("A1", "B1", "B2"):
        ...     game.play(turn)
        >>> game.captured
        ['B1']
        """
        if not self._turns:
            return []
        player = self._players[-1]
        (_, before), (_, now) = (
            own_and_other(self._left[-2], player),
            own_and_other(self._left[-1], player),
        )
        return self.grid.named(before & ~now)

    @property
    def prisoners(self) -> "dict[str, int]":
        """How many stones each player has taken, those included that the opponent's suicides
        cleared.

        >>> from ttgo import Game
        >>> game = Game(2)
        >>> game.play_all("A1 B1 B2")
        >>> game.prisoners
        {'black': 1, 'white': 0}
        """
        black, white = self._left[-1]
        taken = {BLACK: -count(white), WHITE: -count(black)}
        for colour in (BLACK, WHITE):
            taken[opponent(colour)] += count(self.setup.points(colour))
        for turn, player in zip(self._turns, self._players):
            if turn != PASS:
                taken[opponent(player)] += 1
        return taken

    # A game as a value

    def copy(self) -> "Game":
        """A copy, which can be played on without changing this game. copy.copy, copy.deepcopy and
        pickle give one too.

        >>> from ttgo import Game
        >>> game = Game(9)
        >>> tried = game.copy()
        >>> tried.play("E5")
        >>> len(tried), len(game)
        (1, 0)
        """
        other = Game(self.start)
        other.__setstate__(self._state())
        return other

    def _state(self) -> "State":
        return self._turns[:], self._players[:], self._resumed[:], self._left[:], self._next

    def __reduce__(self) -> "tuple[type[Game], tuple[Start], State]":
        return Game, (self.start,), self._state()

    def __setstate__(self, state: "State") -> None:
        self._turns, self._players, self._resumed, self._left, self._next = state
        for turn in range(1, len(self._left)):
            add = self._history.add_pass if self._turns[turn - 1] == PASS else self._history.add
            add(self._left[turn], self._players[turn - 1], turn)
        self._ended = self._has_ended()

    def to_dict(self) -> "dict[str, object]":
        """The game as plain values, for JSON; `from_dict` takes them back.

        A turn out of turn is written "w:D4"; "resumed" has the numbers of the turns after which
        play was resumed.

        >>> from ttgo import Game
        >>> game = Game(9, komi=7.5, rules="nz")
        >>> game.play_all("E5 C3")
        >>> game.to_dict() == {"size": [9, 9], "komi": 7.5, "turns": "E5 C3", "rules":
        ...                    "superko=situational ending=tromp"}
        True
        """
        values = self.start.to_dict()
        values["turns"] = " ".join(self.words)
        last = self._players[-1] if self._players else ""
        if self._next != self._start.player_after(last, len(self._turns)):
            values["next"] = self._next
        if self._resumed:
            values["resumed"] = self._resumed[:]
        return values

    @staticmethod
    def from_dict(values: "dict[str, object]") -> "Game":
        """The game of values such as `to_dict` gives. Raises ValueError for anything else, Illegal
        for an illegal turn.

        >>> from ttgo import Game
        >>> list(Game.from_dict({"size": [9, 9], "turns": "E5 C3"}))
        ['E5', 'C3']
        """
        game = Game(Start.from_dict(values))
        such = 'A game\'s "resumed" is a list of numbers'
        resumed = checked(values.get("resumed", []), list, such, int)
        for word in checked(values.get("turns", ""), str, 'A game\'s "turns" are text').split():
            if word[:2] in ("b:", "w:"):
                game.give_turn(BLACK if word[0] == "b" else WHITE)
            game.play(vertex.plain_turn(word))
            for _ in range(resumed.count(len(game))):
                game.resume()
        if "next" in values:
            game.give_turn(values["next"])  # type: ignore[arg-type]
        return game

    def __len__(self) -> int:
        return len(self._turns)

    def __bool__(self) -> bool:
        return True  # also for a game without turns

    def __iter__(self) -> "Iterator[str]":
        return iter(self.turns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.start, self._state()) == (
            other.start,
            other._state(),
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __str__(self) -> str:
        height, columns = self.grid.height, range(self.grid.width)
        wide, left = len(column_name(self.grid.width - 1)), len(str(height))
        lines = [(height - y, row) for y, row in enumerate(self.position.rows())]
        lines.append(("", [column_name(x) for x in columns]))  # type: ignore[arg-type]
        return "\n".join(
            [
                " ".join([_right(str(number), left)] + [_right(mark, wide) for mark in marks])
                for number, marks in lines
            ]
        )

    def __repr__(self) -> str:
        turns = " ".join(self._turns if len(self._turns) <= 8 else ["..."] + self._turns[-6:])
        return f"<Game from {self.start!r}, {len(self._turns)} turns: {turns or 'none'}>"

    def _refusal(self, point: "int | None") -> "Illegal | None":
        """The reason why a move at that point (None: a pass) is not allowed as the next turn; None
        if it is allowed.
        """
        if self._ended:
            return GameOver()
        if point is None:
            return None
        if not self.points(EMPTY) >> point & 1:
            return Occupied(self._names[point], self.position.colour(point))
        own, other = own_and_other(self._left[-1], self._next)
        now = after_move(self.grid, own, other, point)
        if not self._suicide and not now[0] >> point & 1:
            return Suicide(self._names[point], count(own) + 1 - count(now[0]))
        repeated = self._history.turn_of(
            own_and_other(now, self._next), self._next, len(self._left)
        )
        return None if repeated is None else Repeats(self._names[point], repeated)

    def _has_ended(self) -> bool:
        since = self._resumed[-1] if self._resumed else 0
        return len(self._turns) - since >= 2 and over(self._turns)


def without_dead(position: Position, dead: "Points") -> Position:
    """A position without stones that are dead. Raises ValueError for a point without a stone."""
    points = vertex.set_at(checked(position, Position, "What is counted is a Position").grid, dead)
    if points & position.empty:
        where = position.grid.named(points & position.empty)[0]
        raise ValueError(f"Only stones can be dead, and {where} is empty.")
    return position.coloured(points, EMPTY)


def _right(text: str, width: int) -> str:
    """`text` with blanks before it up to `width` (MicroPython has no rjust)."""
    return " " * (width - len(text)) + text
