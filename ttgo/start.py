"""What a game begins with, as one frozen `Start` value: the grid, komi, the rules, a handicap, a
position, and who is first.
"""

from ttgo import rulesets
from ttgo.guards import brief, checked, is_integer
from ttgo.illegal import NoLiberty, Wrong
from ttgo.points import Grid, count, lowest
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import opponent, reaching
from ttgo.rules import start as empty_grid
from ttgo.rulesets import Rules
from ttgo.scoring import check_komi, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.position import Player

_BUT = ("komi", "rules", "handicap", "setup", "first")


class Start:
    """The start of a game on `width` by `height` points; it never changes. Equal values are equal
    starts.

    The grid is a square if no height is given. `komi`, a multiple of 0.5, is added to White's
    score. The first `handicap` turns are all Black's; 1 is none, since the first turn is Black's
    anyway. `setup` is the Position to begin with, the empty grid if none is given, and `first` the
    player of the first turn. `rules` are the ten if none are given; a text is read as the command
    line reads it: "nz", "superko=situational ending=chinese".

    Raises ValueError, a sentence, for anything else, whatever its type.

    >>> from ttgo import Start
    >>> Start(9, komi=7.5).but(handicap=2).handicap
    2
    """

    __slots__ = ("_values",)

    def __init__(
        self,
        width: object = None,
        height: object = None,
        komi: object = 0,
        rules: object = None,
        handicap: object = 0,
        setup: object = None,
        first: object = BLACK,
        size: object = None,  # only to say what it is called
    ) -> None:
        if size is not None:
            raise ValueError("A size is given as width and height: 9, or width=9, height=7.")
        if isinstance(height, float):
            raise ValueError(
                f"The second number is the height; komi is given by name: komi={height}."
            )
        grid = Grid(width, height)  # type: ignore[arg-type]  # Grid checks them
        free = _handicap(handicap, grid)
        if first == WHITE and free:
            raise Wrong(
                "With a handicap, Black has the first turns, so do not give “first”.",
                "first_with_handicap",
            )
        self._values = (
            grid,
            check_komi(komi),
            _rules(rules),
            free,
            _setup(setup, grid),
            check_player(first),
        )

    @staticmethod
    def of(position: Position, **values: object) -> "Start":
        """The start that begins with `position`, on its grid; `values` are further arguments of
        Start, by their names.

        >>> from ttgo import Position, Start
        >>> Start.of(Position.parse(". X O ."), first="white").first
        'white'
        """
        grid = checked(position, Position, "A game begins with a Position").grid
        return Start(grid.width, grid.height, setup=position, **values)

    @property
    def grid(self) -> Grid:
        """The grid, without stones."""
        return self._values[0]

    @property
    def komi(self) -> float:
        """What is added to White's score."""
        return self._values[1]

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return self._values[2]

    @property
    def handicap(self) -> int:
        """The number of Black's turns before White's first one, 0 for none."""
        return self._values[3]

    @property
    def setup(self) -> Position:
        """The position before the first turn."""
        return self._values[4]

    @property
    def first(self) -> "Player":
        """The player of the first turn, BLACK or WHITE."""
        return self._values[5]

    @property
    def compensation(self) -> float:
        """What is added to White's score: komi and, with pass stones, a point for each handicap
        stone after the first.

        Handicap stones are Black's first turns, or the black stones that are set up before White's
        first turn.

        >>> from ttgo import Start
        >>> from ttgo.rulesets import NAMED
        >>> Start(9, komi=0.5, handicap=3, rules=NAMED["AGA"]).compensation
        2.5
        """
        stones = self.handicap
        if not stones and self.first == WHITE and not self.setup.white:
            stones = count(self.setup.black)
        more = max(stones - 1, 0) if self.rules.pass_stones else 0
        return plain(self.komi + more)

    def placed(self) -> "Start":
        """The start with the stones of its handicap on the star points, if the rules place them and
        the grid has so many: then White is first. Otherwise this one, where they are Black's first
        turns.

        >>> from ttgo import Start
        >>> Start(9, handicap=2, rules="AGA").placed().setup["C3"]
        'black'
        >>> Start(9, handicap=2).placed().handicap
        2
        """
        grid, stones = self.grid, self.handicap
        if not (self.rules.pass_stones and FEWEST <= stones <= _most_stars(grid)):
            return self
        black = 0
        for point in star_points(grid, stones):
            black |= 1 << point
        return self.but(handicap=0, setup=Position(grid, black), first=WHITE)

    def player_after(self, player: str, turn: int) -> str:
        """Who is to play after `player` has taken the turn of that number, counted from 1; 0 is the
        start (rule 5).
        """
        if turn == 0:
            return self.first
        return BLACK if turn < self.handicap else opponent(player)

    def but(self, **changes: object) -> "Start":
        """A start like this one, but with other values for some of the arguments, given by name:
        `komi`, `rules`, `handicap`, `setup`, `first`.
        """
        values: "dict[str, object]" = {name: getattr(self, name) for name in _BUT}
        for name in changes:
            if name not in _BUT:
                raise ValueError(
                    f"A start has no {brief(name)} to change; it has {', '.join(_BUT)}."
                )
        values.update(changes)
        return Start(self.grid.width, self.grid.height, **values)

    def to_dict(self) -> "dict[str, object]":
        """The start as plain values, for JSON, without those that are the default; `from_dict`
        takes them back.

        >>> from ttgo import Start
        >>> Start(9, 7).to_dict()
        {'size': [9, 7], 'komi': 0}
        """
        size = [self.grid.width, self.grid.height]
        values: "dict[str, object]" = {"size": size, "komi": self.komi}
        if self.handicap:
            values["handicap"] = self.handicap
        if self.rules != Rules():
            values["rules"] = rulesets.write(self.rules)
        if self.setup.black | self.setup.white:
            values["setup"] = "/".join(self.setup.rows())
        if self.first != BLACK:
            values["first"] = self.first
        return values

    @staticmethod
    def from_dict(values: "dict[str, object]") -> "Start":
        """The start of values such as `to_dict` gives; other keys are ignored. Raises ValueError
        for wrong values.

        >>> from ttgo import Start
        >>> Start.from_dict({"size": [9, 9], "komi": 6.5})
        Start(9, komi=6.5)
        """
        given = checked(values, dict, "A start's values are a dict, such as to_dict gives")
        size = given.get("size")
        if not isinstance(size, list) or len(size) != 2:
            raise ValueError("A game has a size of two numbers, such as [9, 9].")
        rows = checked(given.get("setup", ""), str, 'A "setup" is text').replace("/", "\n")
        return Start(
            size[0],
            size[1],
            given.get("komi", 0),
            given.get("rules"),
            given.get("handicap", 0),
            Position.parse(rows) if rows else None,
            given.get("first", BLACK),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Start) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def __repr__(self) -> str:
        width, height = self.grid.width, self.grid.height
        words = [str(width) if width == height else f"{width}, {height}"]
        usual = Start(width, height)
        for name in _BUT:
            if getattr(self, name) != getattr(usual, name):
                words.append(f"{name}={getattr(self, name)!r}")
        return f"Start({', '.join(words)})"


# The places of GTP's fixed handicap, section 4.1.1 of https://www.lysator.liu.se/~gunnar/gtp/; on
# 19x19 they are those of AGA rule 4. Corners stand on the third line of a side up to 12 points long
# and on the fourth of a longer one. GTP speaks of squares; for rectangles each side goes by itself,
# as in KataGo. GNU Go differs on 12 by 12, where it takes the fourth line.

_SHORTEST = 7  # points on a side
FEWEST = 2  # stones

_CORNERS = [(0, 0), (2, 2), (0, 2), (2, 0)]
_LEFT_AND_RIGHT = [(0, 1), (2, 1)]
_BOTTOM_AND_TOP = [(1, 0), (1, 2)]
_CENTRE = [(1, 1)]


def star_points(grid: Grid, stones: int) -> "list[int]":
    """The points of a fixed handicap, in the order of Black's moves. Raises ValueError if the grid
    has no fixed handicap of that size.
    """
    if not FEWEST <= stones <= _most_stars(grid):
        raise ValueError(
            f"There is no fixed handicap of {stones} on {grid.width} by {grid.height} points."
        )
    chosen = _CORNERS[:stones]
    if stones >= 6:
        chosen = chosen + _LEFT_AND_RIGHT
    if stones >= 8:
        chosen = chosen + _BOTTOM_AND_TOP
    if stones in (5, 7, 9):
        chosen = chosen + _CENTRE
    columns, rows = _star_lines(grid.width), _star_lines(grid.height)
    return [grid.point(columns[x], rows[y]) for x, y in chosen]


def _most_stars(grid: Grid) -> int:
    """The largest fixed handicap that a grid has places for: 9; 4 if a side is even or 7 points
    long; 0 if a side is shorter.
    """
    sides = (grid.width, grid.height)
    if min(sides) < _SHORTEST:
        return 0
    return 4 if _SHORTEST in sides or any(side % 2 == 0 for side in sides) else 9


def _star_lines(side: int) -> "tuple[int, int, int]":
    """The first, the middle and the last line of a side that handicap stones stand on, counted from
    0.
    """
    edge = 2 if side <= 12 else 3
    return edge, side // 2, side - 1 - edge


def check_player(player: object) -> "Player":
    """A player, BLACK or WHITE; raises ValueError for anything else."""
    for known in (BLACK, WHITE):
        if player == known:
            return known
    raise Wrong(
        f"The first player is 'black' or 'white', not {brief(player)}.",
        "wrong_first",
        given=brief(player),
    )


def _rules(rules: object) -> Rules:
    if rules is None:
        return Rules()
    return rulesets.given(rules)


def _handicap(handicap: object, grid: Grid) -> int:
    most = count(grid.points)
    if is_integer(handicap) and 0 <= handicap <= most:
        return 0 if handicap == 1 else handicap
    given = brief(handicap)
    reason = f"A handicap is a whole number of turns from 0 to {most}, not {given}."
    raise Wrong(reason, "wrong_handicap", most=most, given=given)


def _setup(setup: object, grid: Grid) -> Position:
    if setup is None:
        return empty_grid(grid)
    if not isinstance(setup, Position) or setup.grid != grid:
        raise ValueError(
            f"A setup is a Position of {grid.width} by {grid.height} points, like the game's grid."
        )
    for colour in (BLACK, WHITE):
        stuck = setup.points(colour) & ~reaching(setup, colour, EMPTY)
        if stuck:
            raise NoLiberty(colour, grid.vertices[lowest(stuck)])
    return setup
