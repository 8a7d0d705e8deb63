"""The ten rules of Go as John Tromp and Bill Taylor put them in order, top to bottom.

Their own wording is at https://tromp.github.io/go.html; each comment below says the same rule in
our words, and the code under it is that rule and nothing else. `play`, at the end, plays a game by
nothing but these ten.
"""

from ttgo.illegal import GameOver, Occupied, Repeats
from ttgo.points import Grid
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.vertex import PASS, at

# Rule 1. Go is played on a rectangular grid of points, of any size, by two players called Black and
# White.
# (The points and their neighbours are `Grid`, in points.py.)


def opponent(colour: str) -> str:
    """The other player, or the other player's colour."""
    return WHITE if colour == BLACK else BLACK


# Rule 2. Every point of the grid has one of three colours: black, white or empty.
# (A grid so coloured is a `Position`, in position.py.)

# Rule 3. A point reaches another colour if a path leads from it to a point of that colour. Each
# step goes up, down, left or right to the next point, and every point before the last has the
# colour of the first.


def reaching(position: Position, own: str, colour: str) -> int:
    """The points of the colour `own` that reach `colour`."""
    points = position.points(own)
    touching = position.grid.around(position.points(colour)) & points
    return position.grid.flood(touching, points)


# Rule 4. To clear a colour is to empty all points of that colour that do not reach empty.


def clear(position: Position, colour: str) -> Position:
    """The position after clearing a colour."""
    return position.coloured(position.points(colour) & ~reaching(position, colour, EMPTY), EMPTY)


# Rule 5. The grid is empty at first. The players take turns, Black first.


def start(grid: Grid) -> Position:
    """The position before the first turn."""
    return Position(grid)


def to_play(turns: int) -> str:
    """Whose turn it is after that many turns."""
    return WHITE if turns % 2 else BLACK


# Rule 6. A turn is a pass, or a move after which the grid is not coloured as it was at the start or
# after any earlier turn.


def repeats(position: Position, earlier: "list[Position]") -> bool:
    """True if a move that leaves `position` is refused because an earlier grid, the start included,
    was the same.
    """
    return position in earlier


# Rule 7. A move has three steps: it colours an empty point with the player’s colour, then clears
# the opponent’s colour, then clears the player’s own.


def move(position: Position, point: int, colour: str) -> Position:
    """The position after a player's move at an empty point."""
    coloured = position.coloured(1 << point, colour)
    return clear(clear(coloured, opponent(colour)), colour)


# Rule 8. Two passes, one right after the other, end the game.


def over(turns: "list[str]") -> bool:
    """True if these turns, each a vertex or "pass", have ended the game."""
    return len(turns) >= 2 and turns[-1] == turns[-2] == PASS


# Rule 9. A player’s score is the number of points of the player’s colour, plus the number of empty
# points that reach only that colour.


def area(position: Position, colour: str) -> int:
    """The points that count for a player; its size is the player's score."""
    empty = position.empty & ~reaching(position, EMPTY, opponent(colour))
    return position.points(colour) | empty & reaching(position, EMPTY, colour)


# Rule 10. When the game is over, the player with the higher score wins. If the scores are equal, it
# is a tie.


def winner(black: float, white: float) -> "str | None":
    """Who wins with these scores; None for a tie."""
    return BLACK if black > white else WHITE if white > black else None


# All ten together. `Game`, in game.py, plays the same game faster, and a test holds it to this.


def play(grid: Grid, turns: "list[str]") -> "list[Position]":
    """A game: the position at the start, and after each turn ("E5", or "pass"). Raises Illegal for
    a turn that the rules do not allow.

    >>> print(play(Grid(3, 2), ["A1", "B1", "pass", "A2"])[-1])
    O . .
    . O .
    """
    grids = [start(grid)]
    for number, turn in enumerate(turns):
        position = grids[-1]
        point = None if turn == PASS else at(grid, turn)
        if over(turns[:number]):
            raise GameOver
        if point is not None:
            if position.colour(point) != EMPTY:
                raise Occupied(turn, position.colour(point))
            position = move(position, point, to_play(number))
            if repeats(position, grids):
                raise Repeats(turn, grids.index(position))
        grids.append(position)
    return grids
