"""The class of demos, and the diagrams of all of them.

Where a seed tells of a picture but has none, the diagram was made to have what it tells;
tests/lessons/test_claims.py proves it.
"""

from typing import Any, NamedTuple

from ttgo.position import BLACK, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.start import Start


class Demo(NamedTuple):
    """A board of the page. `rule` is what it belongs to, `record` stands where the board begins.

    `process` are the arguments of frames.frames, {} if there is none, and `without` says whether
    its steps without the rule are worth a switch. `question` is one of questions.py. `labels` are
    short texts on points, "?" where a point is asked about. The first station, games and the quiz
    belong to no rule, 0.

    The board may show the answer only after the reader has answered:
    tests/lessons/test_demos.py.
    """

    rule: int
    title: str
    record: Record
    process: dict[str, str] = {}
    question: dict[str, object] = {}
    labels: dict[str, str] = {}
    without: bool = False
    more: dict[str, str] = {}  # further attributes of its <tt-board>

    @property
    def link(self) -> str:
        """The fragment of an address that puts the record on the page's board."""
        return link.write(self.record)


def begun(diagram: str, turns: str = "", first: str = BLACK, at: int | None = None) -> Record:
    """A record that begins with a diagram, as `played` makes it."""
    return played(Start.of(Position.parse(diagram), first=first), turns, at)


def played(start: Start, turns: str, at: int | None = None) -> Record:
    """A record of these turns; it stands after turn `at`, the last one if no number is given.
    Raises Illegal.
    """
    record = Record(start)
    for turn in turns.split():
        record.here = record.here.follow(turn)
    line = record.line()
    record.match()
    record.here = line[-1 if at is None else at]
    return record


def tried(diagram: str, *lines: str) -> Record:
    """A record that stands at a diagram, with lines to try: the first is right. Raises Illegal."""
    record = begun(diagram)
    for line in (*lines, lines[0]):  # what is followed last is the chosen one
        node = record.root
        for turn in line.split():
            node = node.follow(turn)
    record.check()
    return record


def escape(diagram: str, right: str, taken: str) -> Record:
    """One line saves the stone; after every other move it is captured by one at `taken`."""
    legal = begun(diagram).match().board.legal_moves()
    return tried(diagram, right, *[f"{at} {taken}" for at in legal if at != taken])


# What is mostly shown and asked together: may the next player move there, what does a move there
# clear, and how is the end counted


def may_move(at: str) -> dict[str, Any]:
    return {
        "process": {"of": "repeat", "at": at},
        "question": {"what": "allowed", "at": at},
        "labels": {at: "?"},
    }


def cleared_by(at: str, colour: str) -> dict[str, Any]:
    return {
        "process": {"of": "clear", "at": at, "colour": colour},
        "question": {"what": "clear", "colour": colour, "at": at},
        "labels": {at: "1"},
    }


def counted(what: str, colour: str = "") -> dict[str, Any]:
    question = {"what": what, "colour": colour} if colour else {"what": what}
    return {"process": {"of": "score"}, "question": question}


EMPTY_5 = "\n".join([". . . . ."] * 5)
EMPTY_7X5 = "\n".join([". . . . . . ."] * 5)

COLOURED = """
    . . . . .
    . X . O .
    . X X O .
    . . O . .
    . . . . ."""

REACH = """
    . X . . .
    X X . . .
    . . . . .
    . . . O O
    . . . O ."""

# A, a black stone, reaches white; D, a white one, reaches black; B and C, empty, reach both.
FOUR_POINTS = """
    . . . . .
    X X . . .
    . X X O .
    . . O O .
    . . O . ."""

ONE_STRING = """
    . . . . .
    . O O X .
    O X X . X
    . O X O .
    . . O . ."""

THREE_STRINGS = """
    . O X O .
    X O X O O
    O X . X X
    . O . O O
    . . X . ."""

KO = """
    . . . . .
    . X O . .
    X O . O .
    . X O . .
    . . . . ."""

# Black plays two stones into the corner, White clears both, and Black clears the one that did it.
TWO_FOR_ONE = """
    . X . X .
    X X X X X
    X O O O O
    X O O O .
    . X . O O"""

CORNER = """
    . . . . .
    . . . X .
    O O . . .
    X . O X .
    X . O . ."""

ONE_EYE = """
    . X . . .
    O O O . .
    X X X O .
    X . X O X
    X X X O ."""

FOUR_STONES = """
    . . . O .
    . X . O .
    X X . . .
    O O X . .
    O . X . ."""

LONE_STONE = """
    . X . . .
    X X . . .
    . . . O O
    . . . O .
    . . . . O"""

ONE_MOVE_LEFT = """
    X . X O .
    X X X O O
    . X X O .
    X X X O O
    O . X O ."""

FORTY_ONE = """
    . . . X O . . . .
    . X . X O . . O .
    . . X . X O . . .
    X X . X O . . . .
    . X . . X O . O .
    . X . X O O . . .
    X . X . X O . . O
    . X . X O O . O .
    . . . . X O . . O"""

FORTY_FOUR = """
    . . . . X O . . .
    . X X . X O . O .
    . . X X X X O O .
    X X . X X O . . .
    . . X X . O . O .
    . X . X . O O . .
    X . X . X O . . O
    . X . X X O . O .
    . . X . X O . . ."""

TIE = """
    . X O .
    X X O O
    . X O .
    X X O O"""

# White's stone at B4 cannot live: Black can clear it even if White moves first.
LOOKS_DEAD = """
    . . X O .
    . O X O O
    X X X O .
    X . X O O
    . X X O ."""

# The diagrams of the Sensei's Library page are not in its text; these have all that the discussion
# says of them.
ING = """
    X . X . .
    O X X . .
    O O X . .
    X O O X X
    X . O O O"""

SECOND_CASE = """
    . X O X .
    X X O O O
    . X O O O
    X X O O O
    X . X O O"""

ANOTHER_KO = """
    . X O O .
    X X O O O
    . X O O O
    X X O O O
    X . X O O"""

TWO_IN_ATARI = """
    . . . . .
    . X X . .
    X O O . .
    . X X . .
    . . . . ."""

IN_THE_CORNER = """
    . . . . .
    . . . . .
    . . X . .
    X . . . .
    O . . . ."""

# White's stone at the edge gets away from a move below it, and not from one above it.
AT_THE_EDGE = """
    . . . . .
    . . . . .
    . . . . .
    . . . X .
    . X O . ."""

LAST_LIBERTY = """
    . . . . .
    . . O . .
    . O X O .
    . . . . .
    . . . . ."""

# Each cuts the other: somebody is captured soon.
CROSSCUT = """
    . . . . .
    . . . . .
    . . X O .
    . . O X .
    . . . . ."""

# A game of the computer's strongest player of Black against a weak one: each of the rules acts in it.
EXAMPLE = "C3 D4 C4 B4 B3 C2 D3 D2 B2 A2 A3 A4 B5 E3 A5 B4 A4 B1 A1 C1 A2 pass pass"

# White has two points that are empty and do not touch: each is an eye.
TWO_EYES = """
    X . . . .
    X X X X X
    O O O O X
    . O . O X
    O O O O X"""

# Black has an eye at A5; D5 makes C5 another one. White is alive by A1, C2 and E2.
TO_LIVE = """
    . X . . O
    X X X X O
    O O O O O
    O O . O .
    . O O O O"""

# The stones in the middle have two empty points next to them, which are the same two; the walls
# around them have two eyes each.
SEKI = """
    . X . X X O . O .
    X X X X X O O O O
    O O O O O X X X X
    O O O O . X X X X
    O O O O . X X X X"""
