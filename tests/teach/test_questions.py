"""Questions: the right answer by other means, verdicts with their evidence, and whatever else comes
in.
"""

from typing import Any

from hypothesis import given

from tests.support.boards import placed
from tests.support.examples import examples
from tests.support.sentences import EYE, KO, MATCHES, check_verdict
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Rules
from ttgo.points import members
from ttgo.teach.questions import DONE, answer, choices, judge

# name -> match, question, the right answer

ANSWERS = {
    "beside a corner": (lambda: placed("..../...."), {"what": "beside", "at": "A1"}, "B1 A2"),
    "a colour": (lambda: placed("X.O"), {"what": "colour", "colour": "empty"}, "B1"),
    "empty points that reach": (
        lambda: placed(EYE),
        {"what": "reach", "colour": "white"},
        "A1 B1 D1 A2 B2 C2 C3 D3 C4",
    ),
    "stones that reach empty": (
        lambda: placed("XX.O"),
        {"what": "reach", "colour": "empty", "among": ["A1", "D1"]},
        "A1 D1",
    ),
    "what a capture clears": (
        lambda: placed(KO),
        {"what": "clear", "colour": "white", "at": "C3"},
        "B3",
    ),
    "legal": (lambda: placed(KO, "C3"), {"what": "legal"}, "A1 B1 C1 D1 A2 D2 D4"),
    "illegal": (lambda: placed(KO, "C3"), {"what": "illegal"}, "B3 A4"),
    "repeats": (lambda: placed(KO, "C3"), {"what": "repeats"}, "B3 A4"),
    "captures": (lambda: placed(KO), {"what": "captures"}, "C3"),
    "suicide": (lambda: placed(KO), {"what": "suicide"}, "D4"),
    "counts for nobody": (lambda: placed("X.O"), {"what": "counts", "colour": "nobody"}, "B1"),
    "counts as in 1995": (
        lambda: placed("..", rules=Rules(score="taylor 1995")),
        {"what": "counts", "colour": "black"},
        "A1 B1",
    ),
    "counts for Black": (lambda: placed(EYE), {"what": "counts", "colour": "black"}, "A3 B3 A4 B4"),
    "liberties": (lambda: placed(".X.O"), {"what": "liberties", "at": "B1"}, "A1 C1"),
    "atari": (lambda: placed("X.OO./OX.X./....."), {"what": "atari"}, "A2 A3"),
    "atari of one colour": (lambda: placed("XX.OO"), {"what": "atari", "colour": "white"}, "D1 E1"),
    "what stands": (
        lambda: placed(KO),
        {"what": "stands", "colour": "white", "at": "C3"},
        "C2 D3 C4",
    ),
}


def points_of(match, question):
    """The answer to a question about points."""
    found = answer(match, question)
    assert isinstance(found, list)
    return found


@each_row(ANSWERS)
def test_answers(match, question, right):
    """The right points of a question of every kind."""
    assert " ".join(points_of(match(), question)) == right
    assert choices(match(), question) == []


CHOICES = {
    "Black wins": (lambda: placed("X.."), {"what": "winner"}, "black", ["black", "white", "tie"]),
    "White wins by komi": (
        lambda: placed("X.O"),
        {"what": "winner"},
        "tie",
        ["black", "white", "tie"],
    ),
    "allowed": (lambda: placed(KO), {"what": "allowed", "at": "C3"}, "yes", ["yes", "no"]),
    "not allowed": (lambda: placed(KO, "C3"), {"what": "allowed", "at": "B3"}, "no", ["yes", "no"]),
    "not over": (lambda: placed("X..", "pass"), {"what": "over"}, "no", ["yes", "no"]),
    "whose turn": (lambda: placed("X..", "pass"), {"what": "to-play"}, "white", ["black", "white"]),
    "no rule": (
        lambda: placed(KO),
        {"what": "rule", "at": "C3"},
        "allowed",
        ["allowed", "rule-6", "rule-7", "rule-8"],
    ),
    "rule 6": (
        lambda: placed(KO, "C3"),
        {"what": "rule", "at": "B3"},
        "rule-6",
        ["allowed", "rule-6", "rule-7", "rule-8"],
    ),
    "rule 8": (
        lambda: placed("X..", "pass pass"),
        {"what": "rule", "at": "B1"},
        "rule-8",
        ["allowed", "rule-6", "rule-7", "rule-8"],
    ),
    "repeats a turn": (
        lambda: placed(KO, "A1 D1 C3"),
        {"what": "repeated", "at": "B3"},
        2,
        [0, 1, 2, 3, "none"],
    ),
    "repeats nothing": (
        lambda: placed(KO, "C3 A1 D1"),
        {"what": "repeated", "at": "B3"},
        "none",
        [0, 1, 2, 3, "none"],
    ),
    "whose point": (
        lambda: placed("X..", "", WHITE),
        {"what": "owner", "at": "C1"},
        "black",
        ["black", "white", "nobody"],
    ),
    "nobody's point": (
        lambda: placed("X.O"),
        {"what": "owner", "at": "B1"},
        "nobody",
        ["black", "white", "nobody"],
    ),
    "can be cleared": (
        lambda: placed("O../X../..."),
        {"what": "capture", "at": "A3"},
        "yes",
        ["yes", "no"],
    ),
    "gets away": (
        lambda: placed("..../OX../...."),
        {"what": "capture", "at": "A2"},
        "no",
        ["yes", "no"],
    ),
    "a score": (lambda: placed(".X..O"), {"what": "score", "colour": "black"}, 2, [1, 2, 3, 4]),
}


@each_row(CHOICES)
def test_choices(match, question, right, offered):
    """What is offered, and that exactly the right one is judged right; a number may come as
    text.
    """
    assert answer(match(), question) == right
    assert choices(match(), question) == offered
    for choice in offered:
        for guess in (choice, str(choice)):
            verdict = judge(match(), question, guess)
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
