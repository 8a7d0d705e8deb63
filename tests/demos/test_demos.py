"""The boards that teach: each has the property it is here for, its steps run, its question has an
answer.
"""

import json

import pytest

from ttgo.demos.demos import DEMOS, QUIZ
from ttgo.teach.frames import WITHOUT, frames, whole
from ttgo.teach.questions import answer, choices, judge
from ttgo.vertex import names, read

EVERY = {**DEMOS, **{f"quiz: {key}": quiz for key, quiz in QUIZ.items()}}


@pytest.mark.parametrize("key", EVERY)
def test_a_demo_can_be_shown(key):
    """A short title, a small grid, numbers on points; steps from the grid as it is, the last as the
    first of the other way; a question.
    """
    demo = EVERY[key]
    match = demo.record.match()
    assert 0 < len(demo.title.split()) <= 11
    assert min(demo.record.start.grid.width, demo.record.start.grid.height) >= 3
    assert max(demo.record.start.grid.width, demo.record.start.grid.height) <= 9
    assert all(read(match.game.grid, vertex) is not None for vertex in demo.labels)
    assert all(label == "?" or label.isdigit() for label in demo.labels.values()), (
        "letters name columns"
    )
    if demo.process:
        shown = whole(demo.record) if demo.process["of"] == "turns" else match
        for without in (False, True) if demo.without else (False,):
            all_steps = frames(shown, **demo.process, without=without)
            assert 3 <= len(all_steps) < 30
            begins = (
                shown.game.position_after(0) if demo.process["of"] == "turns" else match.position
            )
            assert all_steps[0]["stones"] == begins.rows()
    assert not demo.without or demo.process["of"] in WITHOUT
    assert bool(demo.question) == (key != "play" and not demo.more)


@pytest.mark.parametrize("key", [key for key, board in EVERY.items() if board.question])
def test_a_question_can_be_answered(key):
    """There is a right answer and a wrong one, and every judgement has its reason."""
    board = EVERY[key]
    match = board.record.match()
    right, offered = answer(match, board.question), choices(match, board.question)
    verdicts = {}
    for guess in offered or names(match.game.grid, match.game.grid.points):
        try:
            verdicts[guess] = judge(match, board.question, guess)
        except ValueError:
            assert not offered
            assert isinstance(right, list)
            assert guess not in right
    wanted = right if isinstance(right, list) else [right]
    assert (
        {guess for guess, verdict in verdicts.items() if verdict["right"]} == set(wanted) != set()
    )
    assert set(verdicts) != set(wanted), "no wrong answer is possible"
    assert all(str(verdict["say"]).endswith(".") for verdict in verdicts.values())
    assert json.loads(json.dumps(board.question)) == board.question


# The quiz


# id -> the right answer

RIGHT = {
    "capture": "C2 B3 D3",
    "last-liberty": "yes",
    "five-stones": "yes",
    "not-there": "A5",
    "edge-ko": "B5",
    "two-for-one": "no",
    "between": "D1 D2 C3",
    "no-mans-land": 11,
    "inside": "black",
    "last-breath": "D1 E1 D2 E2 A3 B3 D3 E3 D4 E4 D5 E5",
}


@pytest.mark.parametrize("key", QUIZ)
def test_a_quiz_answer(key):
    """The rules' answer, read off the board by hand as well."""
    quiz = QUIZ[key]
    right = answer(quiz.record.match(), quiz.question)
    assert (" ".join(right) if isinstance(right, list) else right) == RIGHT[key]
