"""The family of rules around the ten: superko, suicide, scoring and how a game ends, as one frozen `Rules` value.

At the end: what else a game may begin with.

The default is the ten rules of rules.py. The others are from the 1995 and 1996 discussion of them; rulenames.py reads and
writes their names. What each ending does is in endings.py.
"""

from ttgo import vertex
from ttgo.illegal import brief
from ttgo.points import Grid, count, lowest
from ttgo.rules import BLACK, EMPTY, WHITE, Position, reaching, start


class Superko:
    """What rule 6 forbids: three facts about the earlier grids that a move is compared with.

    `of` says whose an earlier grid is: "" nobody's, "next" that of the player who was to play next, "mover" that of the player
    who left it; a move only repeats a grid of the same player. `passes` says whether a pass leaves a grid too, `start` whether
    the start is one. `words` is the rule as a sentence.
    """

    __slots__ = ("of", "passes", "start", "words")

    def __init__(self, of: str, passes: bool, start: bool, words: str) -> None:
        self.of = of
        self.passes = passes
        self.start = start
        self.words = words


SUPERKO = {
    # Rule 6 since 1996, https://tromp.github.io/go.html
    "positional": Superko("", True, True, "No move may make a grid that was there at any earlier time."),
    # The New Zealand rules as most read them; also discussed at https://senseis.xmp.net/?Superko
    "situational": Superko(
        "next", True, True, "No move may make an earlier grid with the same player to play next."
    ),
    "natural situational": Superko(
        "mover", False, False, "No move may make a grid that the same player made by an earlier move."
    ),
    # Rule 4 and comment 4 of Taylor's posting of February 1995 to rec.games.go
    "taylor 1995": Superko(
        "mover", True, False, "No move may make a grid that the same player left before, by a move or a pass."
    ),
}

SUICIDE = {
    True: "A move may clear the player's own stones.",
    False: "A move that would clear the player's own stones is not allowed.",
}

SCORES = {
    "only": "Empty points that reach only one colour count for it.",
    # Rule 7 of the same posting
    "taylor 1995": "Empty points that do not reach the opponent's colour count, so one that reaches neither counts for both.",
}

ENDINGS = {
    "strict": "Two passes in a row end the game, and the grid counts as it is.",
    # Comment 8 on https://tromp.github.io/go.html
    "tromp": "After two passes both may agree which stones to take off; otherwise play goes on, and four passes end it as it is.",
    # Comment 6 of Taylor's posting
    "taylor": "After two passes both may agree; if not, the passes are taken back, and from then on a pass binds.",
    # Klooster's question of June 1996, with Tromp's and Taylor's answers
    "simple": "The first time both pass they agree which stones to take off, or play on; then two passes end it as it is.",
    # The next four: https://en.wikibooks.org/wiki/Computer_Go/Tromp-Taylor_Rules
    "chinese": "Both name dead stones; if the lists differ play goes on, and two more passes at once end it with all alive.",
    "kgs": "Both name dead stones; if the lists differ, a clean-up begins, and its two passes end it with all alive.",
    "japanese": "If both name different dead stones, it is played out on a copy; what was captured there is taken off here.",
    "judge": "If both name different dead stones, a third person rules which ones are taken off.",
}

# In short, after "ends".
ENDS = {
    "strict": "after two passes",
    "tromp": "by agreement or by four passes",
    "taylor": "by agreement or by binding passes",
    "simple": "by agreement once, or by two passes later",
    "chinese": "by equal lists or by four passes",
    "kgs": "by equal lists or a clean-up",
    "japanese": "by agreement or on a copy",
    "judge": "by agreement or by a ruling",
}


class Rules:
    """One member of the family; it never changes. Equal values are equal rules.

    `superko` is one of SUPERKO, `suicide` is True (allowed) or False, `score` is one of SCORES and `ending` one of ENDINGS.
    Raises ValueError for anything else.
    """

    __slots__ = ("_values",)

    def __init__(
        self, superko: str = "positional", suicide: bool = True, score: str = "only", ending: str = "strict"
    ) -> None:
        _check("superko", superko, SUPERKO)
        _check("score", score, SCORES)
        _check("ending", ending, ENDINGS)
        if not isinstance(suicide, bool):
            raise ValueError(f"suicide is True (allowed) or False (forbidden), not {brief(suicide)}.")
        self._values = (superko, suicide, score, ending)

    @property
    def superko(self) -> str:
        return self._values[0]

    @property
    def suicide(self) -> bool:
        return self._values[1]

    @property
    def score(self) -> str:
        return self._values[2]

    @property
    def ending(self) -> str:
        return self._values[3]

    @property
    def name(self) -> str:
        """The name of the set that this is one of, whatever the ending; "" if it is none of NAMED."""
        for name, rules in NAMED.items():
            if rules._values[:3] == self._values[:3]:
                return name
        return ""

    def ended(self, ending: str) -> "Rules":
        """The same rules with another ending."""
        return Rules(self.superko, self.suicide, self.score, ending)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def __repr__(self) -> str:
        return f"Rules(superko={self.superko!r}, suicide={self.suicide}, score={self.score!r}, ending={self.ending!r})"


def _check(
    what: str, given: object, accepted: "dict[str, object] | dict[str, str] | dict[str, Superko]"
) -> None:
    if not isinstance(given, str) or given not in accepted:
        names = ", ".join(sorted(accepted))
        raise ValueError(f"There is no {what} {brief(given)}; there are {names}.")


NAMED = {
    "Tromp-Taylor": Rules(),
    "Taylor 1995": Rules("taylor 1995", score="taylor 1995", ending="taylor"),
    # Sensei's Library lists situational superko and an agreement phase as the differences from Tromp-Taylor. Others read the New
    # Zealand wording, "has previously left", like Taylor's of 1995.
    "New Zealand": Rules("situational", ending="tromp"),
    "Tromp-Taylor without suicide": Rules(suicide=False),
}


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
