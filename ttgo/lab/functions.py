"""Functions and classes that replace others in rules.py, for changes of more than a few words."""

DIAGONALS = '''def reaching(position: Position, own: str, colour: str) -> int:
    """The points of the colour `own` that reach `colour`, also by steps across a corner."""
    points = position.points(own)
    found = edge = steps(position.grid, position.points(colour)) & points
    while edge:
        edge = steps(position.grid, edge) & points & ~found
        found |= edge
    return found


def steps(grid: Grid, points: int) -> int:
    """The points next to a set, and those that have two neighbours in common with one of its points: they are across a corner."""
    found = grid.around(points)
    while points:
        point = points & -points
        points ^= point
        once, beside = 0, grid.around(point)
        while beside:
            near = grid.around(beside & -beside) & ~point
            found |= once & near
            once |= near
            beside &= beside - 1
    return found'''

MANY_COLOURS = '''class Position:
    """One colouring of a grid, in as many colours as there are players."""

    def __init__(self, grid: Grid, sets=None) -> None:
        self.grid = grid
        self.sets = sets or {}

    @property
    def empty(self) -> int:
        """The set of empty points."""
        empty = self.grid.points
        for points in self.sets.values():
            empty &= ~points
        return empty

    def points(self, colour: str) -> int:
        """The set of points of a colour."""
        return self.empty if colour == EMPTY else self.sets.get(colour, 0)

    def colour(self, point: int) -> str:
        """The colour of a point."""
        return next((colour for colour in self.sets if self.sets[colour] >> point & 1), EMPTY)

    def coloured(self, points: int, colour: str) -> "Position":
        """The same position but for the set `points`, which now has that colour."""
        sets = {other: self.sets[other] & ~points for other in self.sets}
        if colour != EMPTY:
            sets[colour] = sets.get(colour, 0) | points
        return Position(self.grid, {other: sets[other] for other in sets if sets[other]})

    def __eq__(self, other: object) -> bool:
        return self.sets == other.sets'''
