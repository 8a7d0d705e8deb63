"""Questions: the right answer by other means, verdicts with their evidence, and whatever else comes
in.
"""

from typing import Any

from hypothesis import given

from tests.support.boards import asked, placed
from tests.support.examples import examples
from tests.support.sentences import EYE, KO, MATCHES, check_verdict
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Rules
from ttgo.points import members
from ttgo.teach.questions import DONE, answer, choices, judge

# name -> match, question, the right answer

ANSWERS = {
    "beside a corner": (["..../...."], "beside A1", "B1 A2"),
    "a colour": (["X.O"], "colour empty", "B1"),
    "empty points that reach": (
        [EYE],
        "reach white",
        "A1 B1 D1 A2 B2 C2 C3 D3 C4",
    ),
    "stones that reach empty": (
        ["XX.O"],
        "reach empty A1 D1",
        "A1 D1",
    ),
    "what a capture clears": (
        [KO],
        "clear white C3",
        "B3",
    ),
    "legal": ([KO, "C3"], "legal", "A1 B1 C1 D1 A2 D2 D4"),
    "illegal": ([KO, "C3"], "illegal", "B3 A4"),
    "repeats": ([KO, "C3"], "repeats", "B3 A4"),
    "captures": ([KO], "captures", "C3"),
    "suicide": ([KO], "suicide", "D4"),
    "counts for nobody": (["X.O"], "counts nobody", "B1"),
    "counts as in 1995": (
        lambda: placed("..", rules=Rules(score="taylor 1995")),
        "counts black",
        "A1 B1",
    ),
    "counts for Black": ([EYE], "counts black", "A3 B3 A4 B4"),
    "liberties": ([".X.O"], "liberties B1", "A1 C1"),
    "atari": (["X.OO./OX.X./....."], "atari", "A2 A3"),
    "atari of one colour": (["XX.OO"], "atari white", "D1 E1"),
    "what stands": (
        [KO],
        "stands white C3",
        "C2 D3 C4",
    ),
}


@each_row(ANSWERS)
def test_answers(match, question, right):
    """The right points of a question of every kind."""
    assert " ".join(asked(answer, match, question)) == right
    assert asked(choices, match, question) == []


CHOICES = {
    "Black wins": (["X.."], "winner", "black", ["black", "white", "tie"]),
    "White wins by komi": (
        ["X.O"],
        "winner",
        "tie",
        ["black", "white", "tie"],
    ),
    "allowed": ([KO], "allowed C3", "yes", ["yes", "no"]),
    "not allowed": ([KO, "C3"], "allowed B3", "no", ["yes", "no"]),
    "not over": (["X..", "pass"], "over", "no", ["yes", "no"]),
    "whose turn": (["X..", "pass"], "to-play", "white", ["black", "white"]),
    "no rule": (
        [KO],
        "rule C3",
        "allowed",
        ["allowed", "rule-6", "rule-7", "rule-8"],
    ),
    "rule 6": (
        [KO, "C3"],
        "rule B3",
        "rule-6",
        ["allowed", "rule-6", "rule-7", "rule-8"],
    ),
    "rule 8": (
        ["X..", "pass pass"],
        "rule B1",
        "rule-8",
        ["allowed", "rule-6", "rule-7", "rule-8"],
    ),
    "repeats a turn": (
        [KO, "A1 D1 C3"],
        "repeated B3",
        2,
        [0, 1, 2, 3, "none"],
    ),
    "repeats nothing": (
        [KO, "C3 A1 D1"],
        "repeated B3",
        "none",
        [0, 1, 2, 3, "none"],
    ),
    "whose point": (
        ["X..", "", WHITE],
        "owner C1",
        "black",
        ["black", "white", "nobody"],
    ),
    "nobody's point": (
        ["X.O"],
        "owner B1",
        "nobody",
        ["black", "white", "nobody"],
    ),
    "can be cleared": (
        ["O../X../..."],
        "capture A3",
        "yes",
        ["yes", "no"],
    ),
    "gets away": (
        ["..../OX../...."],
        "capture A2",
        "no",
        ["yes", "no"],
    ),
    "a score": ([".X..O"], "score black", 2, [1, 2, 3, 4]),
}


@each_row(CHOICES)
def test_choices(match, question, right, offered):
    """What is offered, and that exactly the right one is judged right; a number may come as
    text.
    """
    assert asked(answer, match, question) == right
    assert asked(choices, match, question) == offered
    for choice in offered:
        for guess in (choice, str(choice)):
            verdict = asked(judge, match, question, guess)
            check_verdict(verdict)
            assert verdict["right"] == (choice == right)
            assert verdict["left"] == (choice != right)


def questions(match):
    """A question of every kind that this match allows."""
    position, grid = match.position, match.board.grid
    kinds = ("legal", "illegal", "captures", "suicide", "repeats", "atari")
    asked: list[dict[str, object]] = [{"what": what} for what in kinds]
    for colour in (BLACK, WHITE, EMPTY):
        asked.append({"what": "reach", "colour": colour})
        asked.append({"what": "reach", "colour": colour, "among": grid.named(grid.points)})
        asked.append({"what": "colour", "colour": colour})
    asked += [{"what": "counts", "colour": colour} for colour in (BLACK, WHITE, "nobody")]
    for point in members(grid.points):
        at = grid.vertices[point]
        asked.append({"what": "beside", "at": at})
        if position.colour(point) != EMPTY:
            asked.append({"what": "liberties", "at": at})
        elif not match.over:
            for what in ("clear", "stands"):
                asked += [{"what": what, "colour": colour, "at": at} for colour in (BLACK, WHITE)]
    return asked


@examples(60)
@given(MATCHES)
def test_a_guess_is_right_if_it_is_in_the_answer(match):
    """Every kind, every point. Found one after the other, the right points are all found, and
    "done" is right just then.
    """
    for question in questions(match):
        right = answer(match, question)
        assert isinstance(right, list)
        found: list[str] = []
        for vertex in match.board.grid.named(match.board.grid.points):
            asked = {**question, "found": found}
            try:
                verdict: dict[str, Any] = judge(match, asked, vertex)
            except ValueError as no_answer:
                assert vertex not in right
                assert str(no_answer).endswith(".")  # noqa: PT017
                continue
            check_verdict(verdict)
            assert verdict["at"] == vertex
            assert verdict["right"] == (vertex in right)
            assert (vertex in verdict["finds"]) == (vertex in right)
            assert set(verdict["finds"]) <= set(right)
            found = sorted({*found, *verdict["finds"]})
            assert verdict["left"] == len(set(right) - set(found))
            for path in verdict["paths"]:
                assert vertex in (path[0], path[-1])
            done = judge(match, {**question, "found": found}, DONE)
            assert done["right"] == (set(found) == set(right))
            assert done["left"] == len(right) - len(found)
        assert found == sorted(right)
