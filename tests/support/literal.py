"""A slow model of the ten rules, word for word: dictionaries and breadth-first search, and none of
ttgo's code.

A point is (column, row), both counted from 1 at the bottom left; a colouring is a dictionary from
points to colours. The tests play the same game here and in ttgo and compare.
"""

from collections import deque
from functools import cache

BLACK, WHITE, EMPTY = "black", "white", "empty"
OPPONENT = {BLACK: WHITE, WHITE: BLACK}
MARKS = {BLACK: "X", WHITE: "O", EMPTY: "."}
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
COLUMNS = [*LETTERS, *(first + second for first in "ABC" for second in LETTERS)]


def name(point):
    """A point's vertex: (1, 1) is A1."""
    column, row = point
    return f"{COLUMNS[column - 1]}{row}"


def point_of(vertex):
    """The point of a vertex in capitals: A1 is (1, 1)."""
    letters = vertex.rstrip("0123456789")
    return COLUMNS.index(letters) + 1, int(vertex[len(letters) :])


@cache
def beside(point):
    """Rule 1: what is one step up, down, left and right; no colouring has those off the grid."""
    column, row = point
    return (column, row + 1), (column, row - 1), (column - 1, row), (column + 1, row)


def reaches(colouring, point, colour):
    """Rule 3: whether a path over points of the point's own colour leads to a point of that other
    colour.
    """
    own = colouring[point]
    if own == colour:
        return False
    waiting, seen = deque([point]), {point}
    while waiting:
        for other in beside(waiting.popleft()):
            there = colouring.get(other)
            if there == colour:
                return True
            if there == own and other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def string(colouring, point):
    """The points of a point's colour that it reaches over points of that colour."""
    found, waiting = {point}, [point]
    while waiting:
        for other in beside(waiting.pop()):
            if colouring.get(other) == colouring[point] and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def clear(colouring, colour):
    """Rule 4: the colouring after all points of the colour that do not reach empty were emptied."""
    gone = [
        point
        for point in colouring
        if colouring[point] == colour and not reaches(colouring, point, EMPTY)
    ]
    return {**colouring, **dict.fromkeys(gone, EMPTY)}


def move(colouring, point, colour):
    """Rule 7: colour the point, clear the opponent's colour, clear one's own."""
    return clear(clear({**colouring, point: colour}, OPPONENT[colour]), colour)


def score(colouring, colour):
    """Rule 9: points of the colour, and empty points that reach only that colour."""
    return sum(
        colouring[point] == colour
        or (
            colouring[point] == EMPTY
            and reaches(colouring, point, colour)
            and not reaches(colouring, point, OPPONENT[colour])
        )
        for point in colouring
    )


def rows(colouring):
    """The colouring as rows of marks, top row first."""
    width, height = max(colouring)
    return [
        "".join(MARKS[colouring[column, row]] for column in range(1, width + 1))
        for row in range(height, 0, -1)
    ]


def empty_grid(width, height):
    """Rule 5: the colouring before the first turn."""
    return {(column, row): EMPTY for column in range(1, width + 1) for row in range(1, height + 1)}


def score_1995(colouring, colour):
    """Rule 7 of 1995: points of the colour, and empty points that do not reach the opponent's."""
    return sum(
        colouring[point] == colour
        or (colouring[point] == EMPTY and not reaches(colouring, point, OPPONENT[colour]))
        for point in colouring
    )


class LiteralGame:
    """One line of play: `colourings` holds the start and the colouring after each turn, `players`
    who took each turn.
    """

    def __init__(
        self, width, height, komi=0, superko="positional", suicide=True, handicap=0, first=BLACK
    ):
        self.komi = komi
        self.superko = superko
        self.suicide = suicide
        self.handicap = handicap
        self.first = first
        self.turns = []
        self.players = []
        self.colourings = [empty_grid(width, height)]

    @property
    def now(self):
        return self.colourings[-1]

    def player_of(self, turn):
        """Rule 5: who takes that turn, counted from 0. With a handicap the first turns are Black's,
        then White is next.
        """
        if self.handicap > 1:
            return BLACK if turn < self.handicap or (turn - self.handicap) % 2 == 1 else WHITE
        return OPPONENT[self.first] if turn % 2 else self.first

    @property
    def to_play(self):
        return self.player_of(len(self.turns))

    @property
    def over(self):
        """Rule 8: two consecutive passes."""
        return len(self.turns) > 1 and self.turns[-1] == "pass" and self.turns[-2] == "pass"

    def forbidden(self):
        """Rule 6: the colourings that the player to play may not leave, each with the turn that
        left it (0: the start).

        positional: every earlier one. situational: those after which the same player was to play as
        would be now. natural situational: those that the same player left by a move. taylor 1995:
        ... by a move or by a pass.
        """
        found = []
        for turn, colouring in enumerate(self.colourings):
            mover = self.players[turn - 1] if turn else None
            taken = self.turns[turn - 1] if turn else None
            if self.superko == "positional":
                found.append((turn, colouring))
            elif self.superko == "situational":
                if self.player_of(turn) == self.player_of(len(self.turns) + 1):
                    found.append((turn, colouring))
            elif mover == self.to_play and (self.superko == "taylor 1995" or taken != "pass"):
                found.append((turn, colouring))
        return found

    def after(self, vertex):
        """The colouring after a turn of the player to play."""
        return self.now if vertex == "pass" else move(self.now, point_of(vertex), self.to_play)

    def why_not(self, vertex):
        """None if the turn is legal, else the name of the reason with its fact, as in the
        tables.
        """
        if self.over:
            return ["GameOver"]
        if vertex == "pass":
            return None
        point = point_of(vertex)
        if self.now[point] != EMPTY:
            return ["Occupied"]
        after = self.after(vertex)
        if not self.suicide and after[point] == EMPTY:
            return ["Suicide"]
        for turn, colouring in self.forbidden():
            if after == colouring:
                return ["Repeats", turn]
        return None

    def play(self, vertex):
        assert self.why_not(vertex) is None, f"{vertex} is illegal: {self.why_not(vertex)}"
        after = self.after(vertex)
        self.players.append(self.to_play)
        self.colourings.append(after)
        self.turns.append(vertex)

    def vertices(self):
        """All points by name, row by row from A1."""
        return [name(point) for point in sorted(self.now, key=lambda point: point[::-1])]

    def legal_moves(self):
        return [vertex for vertex in self.vertices() if self.why_not(vertex) is None]

    def scores(self):
        """Black's, White's and nobody's points."""
        black, white = score(self.now, BLACK), score(self.now, WHITE)
        return [black, white, len(self.now) - black - white]

    def result(self):
        """Rule 10, as SGF writes it; komi is added to White's score."""
        black, white, _ = self.scores()
        margin = black - white - self.komi
        return "0" if margin == 0 else f"{'B' if margin > 0 else 'W'}+{abs(margin):g}"
