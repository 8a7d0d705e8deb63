"""One line of play: turns, the grids they left, undo, score and result."""

from ttgo import quick, vertex
from ttgo.illegal import GameOver, Illegal, Occupied, Repeats, Suicide, brief
from ttgo.points import Grid, count, lowest, members
from ttgo.rules import BLACK, EMPTY, WHITE, Position, Score, opponent, over, plain, reaching, start
from ttgo.rulesets import SUPERKO, Rules
from ttgo.vertex import PASS


class Game:
    """A game on `width` by `height` points (a square if no height is given), by the ten rules or by `rules`.

    `komi`, a multiple of 0.5, is added to White's score. The first `handicap` turns are all Black's. The game begins with the
    position `setup`, if there is one, and with the player `first`. Raises ValueError for what is none of these.
    """

    def __init__(
        self,
        width: int,
        height: "int | None" = None,
        komi: float = 0,
        rules: "Rules | None" = None,
        handicap: int = 0,
        setup: "Position | None" = None,
        first: str = BLACK,
    ) -> None:
        self.grid = Grid(width, height)
        self.komi = check_komi(komi)
        self.rules = check_rules(rules)
        self.handicap = check_handicap(handicap, self.grid)
        self.setup = check_setup(setup, self.grid)
        self.first = check_first(first, self.handicap)
        self._superko = SUPERKO[self.rules.superko]
        self._points = _points(self.grid)
        self._turns: list[str] = []
        self._players: list[str] = []
        self._next = first
        self._resumed: list[int] = []  # the numbers of turns at which play went on after two passes
        # The points of both colours after each turn; [0] is the start. Positions are made from them when asked for.
        self._left = [(self.setup.black, self.setup.white)]
        # Rule 6 as a look-up: each grid there has been, and whose it was, with the first turn after which it stood.
        self._first: "dict[tuple[tuple[int, int], str], int]" = {}
        # The same grids by their numbers of stones and whose they were, for `legal_moves`; those before turn `_counted`.
        self._by_count: "dict[tuple[int, int, str], list[tuple[int, int]]]" = {}
        self._counted = 0
        if self._superko.start:
            self._remember("")

    @property
    def turns(self) -> "tuple[str, ...]":
        """The turns so far, each a vertex or "pass"."""
        return tuple(self._turns)

    @property
    def turn(self) -> int:
        """The number of turns so far."""
        return len(self._turns)

    @property
    def last(self) -> str:
        """The last turn; "" before the first."""
        return self._turns[-1] if self._turns else ""

    def taken(self, turn: int) -> str:
        """A turn by its number, counted from 1. Raises IndexError if there was no such turn."""
        return self._turns[_numbered(turn)]

    def player(self, turn: int) -> str:
        """Who took a turn, BLACK or WHITE, by its number, counted from 1. Raises IndexError if there was no such turn."""
        return self._players[_numbered(turn)]

    @property
    def to_play(self) -> str:
        """BLACK or WHITE: whose turn it is, or would be if the game were not over."""
        return self._next

    def give_turn(self, player: str) -> None:
        """Let `player` take the next turn, whoever's it is by rule 5: for GTP and files that leave turns out. No pass is taken."""
        self._next = check_first(player, 0)

    @property
    def over(self) -> bool:
        """True if the last two turns were passes, unless play has been resumed between or after them."""
        since = self._resumed[-1] if self._resumed else 0
        return len(self._turns) - since >= 2 and over(self._turns)

    def resume(self) -> None:
        """Go on after two passes: the players have agreed on another way to end the game than rule 8 (endings.py)."""
        if self.over:
            self._resumed.append(len(self._turns))

    def stop(self) -> None:
        """Take back the last `resume`."""
        self._resumed.pop()

    @property
    def resumed(self) -> int:
        """How often play has been resumed."""
        return len(self._resumed)

    @property
    def position(self) -> Position:
        """The grid as it is coloured now."""
        return self.position_after(len(self._turns))

    def position_after(self, turn: int) -> Position:
        """The grid as it was coloured after a turn; 0 is the start. Raises IndexError if there was no such turn."""
        if turn < 0:
            raise IndexError("Turns are counted from 0, the start.")
        return Position(self.grid, *self._left[turn])

    def play(self, text: str) -> None:
        """Take the next turn: a vertex in upper or lower case, or "pass".

        Raises the subclass of Illegal that says why it is not allowed, and then nothing has changed.
        """
        point = self._points.get(text) if type(text) is str else None  # as they are written; read takes more
        if point is None:
            point = vertex.read(self.grid, text)
            text = PASS if point is None else vertex.name(self.grid, point)
        if self.last == PASS and self.over:
            raise GameOver
        left = self._left[-1] if point is None else self._after(point)
        player = self._next
        self._turns.append(text)
        self._players.append(player)
        self._left.append(left)
        self._next = self._follower(player, len(self._turns))
        if point is not None or self._superko.passes:
            self._remember(player)

    def undo(self) -> str:
        """Take back the last turn and return it. Raises ValueError if there is none."""
        if not self._turns:
            raise ValueError("There is no turn to undo: this is the start of the game.")
        turn = len(self._turns)
        left = self._left.pop()
        player = self._players.pop()
        whose = self._whose(player, turn)
        if self._first.get((left, whose)) == turn:
            del self._first[left, whose]
            if turn < self._counted:
                self._by_count[count(left[0]), count(left[1]), whose].pop()
        self._counted = min(self._counted, turn)
        if self._resumed and self._resumed[-1] >= turn:
            self._resumed.pop()
        self._next = player
        return self._turns.pop()

    def why_not(self, text: str) -> "Illegal | None":
        """None if the player to play may take this turn, else the exception that `play` would raise."""
        try:
            point = vertex.read(self.grid, text)
            if self.over:
                raise GameOver
            if point is not None:
                self._after(point)
        except Illegal as refused:
            return refused
        return None

    def legal_moves(self) -> "list[str]":
        """The vertices where the player to play may move, in order from A1; none when the game is over."""
        return vertex.names(self.grid, self.legal_points())

    def legal_points(self) -> int:
        """The same as a set of points."""
        if self.over:
            return 0
        black, white = self._left[-1]
        legal = self.grid.points ^ black ^ white ^ self.suicide_points()
        for point in self.repeating_points():
            legal &= ~(1 << point)
        return legal

    def suicide_points(self) -> int:
        """The empty points where a move would be suicide, as a set; empty where suicide is allowed."""
        found = 0
        if not self.rules.suicide:
            own, other = self._split(self._left[-1])
            for point in members(quick.clearing(self.grid, own, other)):
                if not quick.move(self.grid, own, other, point)[0] >> point & 1:
                    found |= 1 << point
        return found

    def repeating_points(self) -> "dict[int, int]":
        """The empty points where rule 6 forbids a move, each with the turn that the move would repeat."""
        own, other = self._split(self._left[-1])
        whose = self._whose(self._next, len(self._turns) + 1)
        clearing = quick.clearing(self.grid, own, other)
        found = {}
        for point in members(clearing):
            left = self._join(quick.move(self.grid, own, other, point))
            if (left, whose) in self._first:
                found[point] = self._first[left, whose]
        # Any other move adds one stone, so only grids with exactly that stone more can be repeated.
        stones = self._join((count(own) + 1, count(other)))
        self._count()
        for left in self._by_count.get((stones[0], stones[1], whose), ()):
            earlier_own, earlier_other = self._split(left)
            if earlier_other == other and earlier_own & own == own:
                found[lowest(earlier_own ^ own)] = self._first[left, whose]
        return found

    def score(self) -> Score:
        """The score by rule 9 of the grid as it is now, whether or not the game is over."""
        return Score(self.position, self.komi, self.rules.score)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from ttgo.svg import of_game

        return of_game(self)

    def _after(self, point: int) -> "tuple[int, int]":
        """The points of both colours after a move; raises Illegal if it is none (rules 6 and 7)."""
        black, white = self._left[-1]
        if (black | white) >> point & 1:
            raise Occupied(vertex.name(self.grid, point), self.position.colour(point))
        own, other = (black, white) if self._next == BLACK else (white, black)
        now = quick.move(self.grid, own, other, point)
        if not self.rules.suicide and not now[0] >> point & 1:
            raise Suicide(vertex.name(self.grid, point), count(own) + 1 - count(now[0]))
        left = self._join(now)
        repeated = self._first.get((left, self._whose(self._next, len(self._turns) + 1)))
        if repeated is not None:
            raise Repeats(vertex.name(self.grid, point), repeated)
        return left

    def _remember(self, player: str) -> None:
        """Keep the grid as it is now, which `player` left, for rule 6."""
        turn = len(self._turns)
        self._first.setdefault((self._left[-1], self._whose(player, turn)), turn)

    def _count(self) -> None:
        """Bring `_by_count` up to date. `play` does not: a replay, which asks for no legal moves, is faster without."""
        for turn in range(self._counted, len(self._left)):
            left = self._left[turn]
            whose = self._whose(self._players[turn - 1] if turn else "", turn)
            if self._first.get((left, whose)) == turn:
                self._by_count.setdefault((count(left[0]), count(left[1]), whose), []).append(left)
        self._counted = len(self._left)

    def _whose(self, player: str, turn: int) -> str:
        """Whose the grid is that `player` leaves by that turn: the one that rule 6 compares (Superko.of)."""
        if self._superko.of == "next":
            return self._follower(player, turn)
        return player if self._superko.of == "mover" else ""

    def _follower(self, player: str, turn: int) -> str:
        """Who is to play after `player` has taken that turn (rule 5)."""
        if turn == 0:
            return self.first
        return BLACK if turn < self.handicap else opponent(player)

    def _split(self, black_white: "tuple[int, int]") -> "tuple[int, int]":
        """Black's and White's in the order of the player to play and the opponent."""
        black, white = black_white
        return (black, white) if self._next == BLACK else (white, black)

    _join = _split  # turning a pair round undoes itself


_tables: "dict[tuple[int, int], dict[str, int]]" = {}  # one table a size, made once


def _points(grid: Grid) -> "dict[str, int]":
    """The points by their vertices, as `vertex.name` writes them."""
    size = (grid.width, grid.height)
    if size not in _tables:
        _tables[size] = {vertex.name(grid, point): point for point in members(grid.points)}
    return _tables[size]


def _numbered(turn: int) -> int:
    if turn < 1:
        raise IndexError("Turns are counted from 1.")
    return turn - 1


def check_komi(komi: object) -> float:
    """A komi, if it is a multiple of 0.5 from -9999 to 9999; raises ValueError otherwise."""
    number = isinstance(komi, (int, float)) and not isinstance(komi, bool)
    if number and -9999 <= komi <= 9999 and komi * 2 == int(komi * 2):  # type: ignore[operator]
        return plain(komi)  # type: ignore[arg-type]
    raise ValueError(f"Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not {brief(komi)}.")


def check_rules(rules: object) -> Rules:
    """A set of rules, the ten if none is given; raises ValueError for anything else."""
    if rules is None:
        return Rules()
    if isinstance(rules, Rules):
        return rules
    raise ValueError(
        f"Rules are given as a Rules value, such as Rules(superko='situational'), not {brief(rules)}."
    )


def check_handicap(handicap: object, grid: Grid) -> int:
    """A handicap, if it is a number of turns from 0 to the grid's number of points; raises ValueError otherwise.

    A handicap of 1 is none, since the first turn is Black's anyway.
    """
    most = count(grid.points)
    if not isinstance(handicap, bool) and isinstance(handicap, int) and 0 <= handicap <= most:
        return 0 if handicap == 1 else handicap
    raise ValueError(f"A handicap is a whole number of turns from 0 to {most}, not {brief(handicap)}.")


def check_setup(setup: object, grid: Grid) -> Position:
    """The position that a game begins with, the empty grid if none is given.

    Raises ValueError for a position of another grid, and for one with a string that has no liberty, which rule 7 cannot leave.
    """
    if setup is None:
        return start(grid)
    if not isinstance(setup, Position) or setup.grid != grid:
        raise ValueError(
            f"A setup is a Position of {grid.width} by {grid.height} points, like the game's grid."
        )
    for colour in (BLACK, WHITE):
        stuck = setup.points(colour) & ~reaching(setup, colour, EMPTY)
        if stuck:
            where = vertex.name(grid, lowest(stuck))
            raise ValueError(
                f"The {colour} string at {where} has no liberty; no game can begin with such a string."
            )
    return setup


def check_first(first: object, handicap: int) -> str:
    """The player of the first turn, who is Black where there is a handicap; raises ValueError otherwise."""
    if first == BLACK or (first == WHITE and handicap < 2):
        return str(first)
    if first == WHITE:
        raise ValueError("With a handicap the first turns are Black's: leave out `first`.")
    raise ValueError(f"The first player is {BLACK!r} or {WHITE!r}, not {brief(first)}.")
