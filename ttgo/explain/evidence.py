"""Evidence in values: what a move did, a shortest path to each colour, a border, what the empty
points reach.
"""

from ttgo.game import Game
from ttgo.guards import checked
from ttgo.points import members
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import move, opponent, reaching
from ttgo.vertex import at, read, rows


def a_game(given: Game) -> Game:
    """`given`, if it is a Game; raises ValueError otherwise."""
    return checked(given, Game, "What is asked about is a Game")


def a_position(given: Position) -> Position:
    """`given`, if it is a Position; raises ValueError otherwise."""
    return checked(given, Position, "What is asked about is a Position")


class Steps:
    """The three steps of a move (rule 7): `colour` at `point`, then the points `captured`, then the
    player's `suicide`.

    `captured` and `suicide` are sets of points; at most one of them is not empty. `cleared` is the
    union of the two. `before` and `now` are the positions around the move.

    >>> before = Position.parse("X O .")
    >>> did = Steps(before, Position.parse("X . X"), BLACK, 2)
    >>> members(did.captured), members(did.suicide)
    ([1], [])
    """

    __slots__ = ("captured", "cleared", "colour", "point", "suicide")

    def __init__(self, before: Position, now: Position, colour: str, point: int) -> None:
        other = opponent(colour)
        self.colour = colour
        self.point = point
        self.captured = before.points(other) & ~now.points(other)
        self.suicide = before.coloured(1 << point, colour).points(colour) & ~now.points(colour)
        self.cleared = self.captured | self.suicide


def steps(game: Game, turn: "int | None" = None) -> "Steps | None":
    """What the turn of that number did (the last one, if no number is given); None for a pass and
    for the start.

    Raises ValueError if there was no such turn.

    >>> from ttgo import Game, members
    >>> from ttgo.explain import steps
    >>> game = Game(2)
    >>> for turn in "A1 B1 B2".split():
    ...     game.play(turn)
    >>> members(steps(game).captured), steps(game, 1).colour, steps(game, 0)
    ([1], 'black', None)
    """
    last = a_game(game).turn
    turn = last if turn is None else turn
    point = None if turn == 0 else read(game.grid, game.vertex(turn))
    if point is None:
        return None
    return Steps(game.position_after(turn - 1), game.position_after(turn), game.player(turn), point)


def would(game: Game, point: int) -> Steps:
    """What a move at a point would do now, legal or not, by the player to play."""
    return Steps(game.position, move(game.position, point, game.to_play), game.to_play, point)


def reach_of(position: Position, point: "int | str") -> "dict[str, list[int]]":
    """Rule 3 for one point, or vertex: for each colour that it reaches, one of the shortest paths,
    from the point to a point of that colour. `look` (sentences.py) gives the paths as vertices.

    >>> from ttgo import Position
    >>> from ttgo.explain import reach_of
    >>> reach_of(Position.parse(". . X . O"), 0)
    {'black': [0, 1, 2]}
    """
    point = at(a_position(position).grid, point)
    own = position.colour(point)
    paths = {}
    for colour in (BLACK, WHITE, EMPTY):
        if colour != own:
            path = _shortest_path(position, point, position.points(own), position.points(colour))
            if path:
                paths[colour] = path
    return paths


def _shortest_path(position: Position, point: int, within: int, target: int) -> "list[int]":
    """The points of a shortest path inside `within` that ends with one point of `target`; empty if
    there is none.
    """
    grid = position.grid
    layers = [1 << point]
    found = layers[0]
    while not grid.around(layers[-1]) & target:
        layer = grid.around(layers[-1]) & within & ~found
        if not layer:
            return []
        layers.append(layer)
        found |= layer
    step = grid.around(layers[-1]) & target
    step &= -step
    path = members(step)
    while layers:
        step = grid.around(step) & layers.pop()
        step &= -step
        path += members(step)
    path.reverse()
    return path


def border(position: Position, point: "int | str") -> int:
    """The points around the string or empty region at a point, or vertex, as a set. Their colours
    are the only ones that the string or region reaches.

    >>> from ttgo import Position, members
    >>> from ttgo.explain import border
    >>> members(border(Position.parse(". X X . O"), 1))
    [0, 3]
    """
    point = at(a_position(position).grid, point)
    region = position.piece(point)
    return position.grid.around(region) & ~region


def empties(position: Position) -> "list[int]":
    """The empty points that reach only Black, only White, both, neither: four sets.

    >>> [members(points) for points in empties(Position.parse(". X . O ."))]
    [[0], [4], [2], []]
    """
    black = reaching(position, EMPTY, BLACK)
    white = reaching(position, EMPTY, WHITE)
    return [black & ~white, white & ~black, black & white, position.empty & ~black & ~white]


def enclosing(position: Position, areas: "list[int]", counted: bool = False) -> "list[int]":
    """The black and the white stones that are shown with the empty points of Black and of White:
    the strings around them or, where all is `counted`, all stones but lone ones.

    >>> position = Position.parse(". X X . O")
    >>> [members(points) for points in enclosing(position, empties(position)[:2])]
    [[1, 2], []]
    """
    grid, found = position.grid, []
    for stones, area in zip((position.black, position.white), areas):
        within = area | stones if counted else area
        beside = grid.around(within) & stones
        found.append(beside if counted else grid.flood(beside, stones))
    return found


def reach_rows(position: Position, within: int = -1, counted: bool = False) -> "list[str]":
    """A diagram of what the empty points of a set reach, its rows from the top: "b" only Black, "w"
    only White, "2" both, "0" neither; "B" and "W" are the stones that are shown with them
    (`enclosing`), "." is elsewhere.
    """
    reached = [points & within for points in empties(position)]
    return rows(position.grid, reached + enclosing(position, reached[:2], counted), ".bw20BW")
