"""What a position counts: rule 9 for both players at once, with komi, and results as SGF writes
them. Also area by the wording of 1995, by which a point may count for both players.
"""

from ttgo.guards import brief, checked
from ttgo.illegal import Wrong
from ttgo.points import count
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import area, opponent, reaching, winner

WORDINGS = ("only", "taylor 1995")


def area_by(wording: str, position: Position, colour: str) -> int:
    """The points that count for a player, as a set; its size is the player's score.

    "only" is rule 9. "taylor 1995" counts the empty points that do not reach the opponent's colour,
    also those that reach neither (rule 7 of Taylor's posting of February 1995 to rec.games.go).
    Raises ValueError for another wording, and for a colour that is no player's.
    """
    if colour not in (BLACK, WHITE):
        raise ValueError(f"A player is {BLACK!r} or {WHITE!r}, not {brief(colour)}.")
    if check_wording(wording) == "only":
        return area(position, colour)
    return position.points(colour) | position.empty & ~reaching(position, EMPTY, opponent(colour))


def check_wording(wording: str) -> str:
    """A wording of rule 9, if it is one of WORDINGS; raises ValueError otherwise."""
    if wording in WORDINGS:
        return wording
    raise ValueError(
        f"The wordings of the score are {WORDINGS[0]!r} and {WORDINGS[1]!r}, not {brief(wording)}."
    )


class Score:
    """Points of area of Black, of White and of nobody, and `komi`, which is added to White's score.

    `black`, `white` and `neutral` are numbers of points; by the wording "taylor 1995" points may
    count for both, and `neutral` are those that reach both. Raises ValueError for another wording.

    >>> from ttgo import Position, Score
    >>> score = Score(Position.parse(". X . O ."), komi=0.5)
    >>> score.black, score.white, score.neutral, score.margin, score.result
    (2, 2, 1, -0.5, 'W+0.5')
    """

    __slots__ = ("black", "komi", "neutral", "white")

    def __init__(self, position: Position, komi: float = 0, wording: str = "only") -> None:
        if type(position) is not Position:
            checked(position, Position, "A score is that of a Position")
        # The sizes of both players' areas, found with two floods instead of four; a test holds
        # this to rule 9.
        grid, black, white = position.grid, position.black, position.white
        # Each colour's points and the empty points that reach it.
        black, white = grid.flood_both(black, grid.points ^ white, white, grid.points ^ black)
        all_black, all_white, both = count(black), count(white), count(black & white)
        size = count(grid.points)
        if wording == "only":
            self.black, self.white = all_black - both, all_white - both
            self.neutral = size - self.black - self.white
        elif check_wording(wording):
            self.black, self.white = size - all_white, size - all_black
            self.neutral = both
        self.komi = komi if type(komi) is int else check_komi(komi)

    @property
    def margin(self) -> float:
        """Black's score less White's, komi included: Black wins if it is above 0, White if it is
        below.
        """
        return self.black - self.white - self.komi

    @property
    def winner(self) -> "str | None":
        """BLACK or WHITE; None for a tie.

        >>> from ttgo import Position, Score
        >>> Score(Position.parse("X .")).winner
        'black'
        """
        return winner(self.black, self.white + self.komi)

    @property
    def result(self) -> str:
        """The result as SGF writes it: "B+2", "W+3.5", or "0" for a tie."""
        return written(self.margin)

    def __repr__(self) -> str:
        points = f"black {self.black}, white {self.white}, neutral {self.neutral}"
        return f"<Score {points}, komi {self.komi}: {self.result}>"


def written(margin: float) -> str:
    """The result of a margin, as SGF writes it."""
    return "0" if margin == 0 else f"{'B' if margin > 0 else 'W'}+{abs(margin)}"


def check_komi(komi: object) -> float:
    """A komi, if it is a multiple of 0.5 from -9999 to 9999; raises ValueError otherwise."""
    if (
        isinstance(komi, (int, float))
        and not isinstance(komi, bool)
        and -9999 <= komi <= 9999
        and komi * 2 == int(komi * 2)
    ):
        return plain(komi)
    given = brief(komi)
    reason = f"Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not {given}."
    raise Wrong(reason, "wrong_komi", given=given)


def plain(number: float) -> float:
    """The number as an int if it is whole, so that it is written without a decimal point."""
    return int(number) if number == int(number) else number
