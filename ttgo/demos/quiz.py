"""Ten questions on boards that are not among the demos."""

from typing import NamedTuple

from ttgo.demos.boards import begun
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import WHITE


class Quiz(NamedTuple):
    """A question on a board that is not among the demos; `demo` is the id of the one that a wrong answer is sent to."""

    record: Record
    question: dict[str, object]
    demo: str

    @property
    def link(self) -> str:
        return link.write(self.record)


QUIZ: dict[str, Quiz] = {
    "capture": Quiz(
        begun("""
            . . . . O
            . X X X .
            X O . O X
            . X O X .
            . . X . ."""),
        {"what": "clear", "colour": "white", "at": "C3"},
        "clear-several",
    ),
    "last-liberty": Quiz(
        begun("""
            . . X O .
            . O X O O
            . O X X O
            . O O X X
            . . O X ."""),
        {"what": "allowed", "at": "E5"},
        "capture-first",
    ),
    "five-stones": Quiz(
        begun("""
            . . . . .
            O O . . .
            X O . O .
            X X O . .
            X . O . ."""),
        {"what": "allowed", "at": "B1"},
        "suicide",
    ),
    "not-there": Quiz(
        begun("""
            . O . . .
            O O . . .
            . . . . .
            O O O . X
            . . O X ."""),
        {"what": "illegal"},
        "suicide-one",
    ),
    "edge-ko": Quiz(
        begun(
            """
            X O . O .
            . X O . .
            . X . O .
            . . O . .
            . . . . .""",
            "C5",
        ),
        {"what": "repeats"},
        "ko",
    ),
    "two-for-one": Quiz(
        begun(
            """
            . O . O . .
            O O O O O O
            X X X X X O
            . X X . O .""",
            "D1 F1",
            WHITE,
        ),
        {"what": "allowed", "at": "E1"},
        "situational",
    ),
    "between": Quiz(
        begun("""
            . X O . .
            X X O O .
            . X . O O
            X X X . O
            . . X . O"""),
        {"what": "counts", "colour": "nobody"},
        "forty-four",
    ),
    "no-mans-land": Quiz(
        begun(
            """
            . O . X .
            O O . X X
            . O . X .
            O O . X X
            . O O X .""",
            "pass pass",
        ),
        {"what": "score", "colour": "white"},
        "forty-four",
    ),
    "inside": Quiz(
        begun(
            """
            . X O . .
            X X O X .
            . X O . .
            X X O O O
            . X X O .""",
            "pass pass",
        ),
        {"what": "winner"},
        "dead-stones",
    ),
    "last-breath": Quiz(
        begun(
            """
            . . X O .
            X X X O O
            O O X O .
            X . X O O
            . X X O .""",
            "pass pass",
        ),
        {"what": "counts", "colour": "white"},
        "dead-stones",
    ),
}
