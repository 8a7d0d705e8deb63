"""Territory counting, for comparison: no game here is decided by it.

Both players name the stones that they agree are dead. These come off and count as prisoners; then
an empty point counts for a colour if its region touches only that colour, and no stones in seki.
Stones are in seki if they touch a neutral point and have no two eyes: that is the definition of the
Japanese rules of 1989 (articles 8 and 10), by which neutral points outside any seki are filled
first.

This counter does not read the game. A false eye that has to be filled in the end counts as
territory until it is filled, and whether an eye can be divided in two is told by its shape alone. A
test compares it with the published cases of another counter, and names those in which the two
differ.
"""

from ttgo.game import Game, without_dead
from ttgo.guards import brief, checked, is_integer
from ttgo.points import Grid, count, members
from ttgo.position import BLACK, WHITE, Position
from ttgo.rules import opponent
from ttgo.scoring import check_komi, plain, written
from ttgo.start import check_player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.vertex import Points

_ROOM = 5  # points of a region that make two eyes, dead stones not counted;
_LARGE = 7  # or these counted


class Territory:
    """Points of territory and prisoners of both players.

    `black` and `white` are sets of points of territory, `neutral` the empty points of neither,
    `seki` the stones in seki. `prisoners` maps BLACK and WHITE to the stones that each has taken,
    the dead ones included; `komi` is added to White's score.

    >>> from ttgo import BLACK, Position, Territory, WHITE
    >>> counted = Territory(Position.parse(". . X O ."))
    >>> counted.score(BLACK), counted.score(WHITE), counted.result
    (2, 1, 'B+1')
    >>> counted
    <Territory black 2, white 1, komi 0: B+1>
    """

    __slots__ = ("black", "komi", "neutral", "prisoners", "seki", "white")

    def __init__(
        self,
        position: Position,
        dead: "Points" = 0,
        prisoners: "tuple[int, int]" = (0, 0),
        komi: float = 0,
    ) -> None:
        """Count a position without the stones at `dead`; `prisoners` are what Black and White have
        captured before.

        Raises ValueError if a point of `dead` has no stone, and for anything else.
        """
        left = without_dead(position, dead)
        dead = position.black & ~left.black | position.white & ~left.white
        if type(prisoners) is not tuple or [is_integer(one) for one in prisoners] != [True, True]:
            raise ValueError(f"Prisoners are two numbers, such as (2, 0), not {brief(prisoners)}.")
        taken = {
            colour: count(dead & position.points(opponent(colour))) for colour in (BLACK, WHITE)
        }
        self.prisoners = {BLACK: prisoners[0] + taken[BLACK], WHITE: prisoners[1] + taken[WHITE]}
        self.komi = check_komi(komi)
        grid, stones = left.grid, {BLACK: left.black, WHITE: left.white}
        own: "dict[str, list[int]]" = {BLACK: [], WHITE: []}
        self.neutral = 0
        for region in grid.pieces(left.empty):
            around = grid.around(region)
            touched = [colour for colour in (BLACK, WHITE) if around & stones[colour]]
            if len(touched) == 1:
                own[touched[0]].append(region)
            else:
                self.neutral |= region
        self.seki = 0
        territory = {}
        for colour in (BLACK, WHITE):
            territory[colour] = 0
            for group, eyes in _groups(grid, stones[colour], own[colour]):
                safe = sum([_eyes(grid, eye, dead) for eye in eyes]) > 1
                if safe or not grid.around(group) & self.neutral:
                    territory[colour] |= sum(eyes)
                else:
                    self.seki |= group
        self.black, self.white = territory[BLACK], territory[WHITE]
        self.neutral = left.empty & ~(self.black | self.white)

    @staticmethod
    def of(game: Game, dead: "Points" = 0) -> "Territory":
        """The territory of a game, with its prisoners and its komi.

        >>> from ttgo import Game, Territory
        >>> game = Game(6, 1, komi=0.5)
        >>> game.play_all("C1 D1 B1 E1 pass pass")
        >>> Territory.of(game, dead="D1 E1").result
        'B+5.5'
        """
        taken = checked(game, Game, "Territory is of a Game here").prisoners
        return Territory(game.position, dead, (taken[BLACK], taken[WHITE]), game.komi)

    def score(self, colour: str) -> float:
        """A player's points: territory, prisoners, and White's komi."""
        points = (
            count(self.black if check_player(colour) == BLACK else self.white)
            + self.prisoners[colour]
        )
        return plain(points + self.komi) if colour == WHITE else points

    @property
    def margin(self) -> float:
        """Black's points less White's, komi included."""
        return plain(self.score(BLACK) - self.score(WHITE))

    @property
    def result(self) -> str:
        """The result as SGF writes it: "B+2", "W+3.5", or "0" for a tie."""
        return written(self.margin)

    def __repr__(self) -> str:
        points = f"black {self.score(BLACK)}, white {self.score(WHITE)}"
        return f"<Territory {points}, komi {self.komi}: {self.result}>"


def _groups(grid: Grid, stones: int, regions: "list[int]") -> "list[tuple[int, list[int]]]":
    """The strings of one colour, grouped where they share own regions, and these regions."""
    found = []
    for whole in grid.pieces(stones | sum(regions)):
        found.append((whole & stones, [region for region in regions if region & whole]))
    return [group for group in found if group[0]]


def _eyes(grid: Grid, region: int, dead: int) -> int:
    """How many eyes a region is good for, told by its shape: one that a single move divides is good
    for two.
    """
    size = count(region)
    if region & dead:
        return 2 if size >= _LARGE or count(region & ~dead) >= _ROOM else 1
    if size >= _ROOM:
        return 2
    for point in members(region):
        if len(grid.pieces(region & ~(1 << point))) > 1:
            return 2
    return 1
