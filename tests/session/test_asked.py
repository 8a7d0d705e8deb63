"""Questions that a session hands on: what is asked reaches the one who answers, and the answer
comes back by its name.
"""

import pytest

from tests.support.boards import opened, told
from ttgo.record.markup import markup
from ttgo.svg.drawing import of_match
from ttgo.svg.film import of_record
from ttgo.teach.exercises import of_day

MARKED = "(;SZ[3]CR[aa];B[bb]TR[bb];W[ac];B[ca])"
FREE = {"cross": ["A1"]}
DAY = "2026-11-22"


def marked():
    """A record with marks, at its first turn, of three."""
    return opened(MARKED, 1)


# What is asked, and who answers that of the session's record
HANDED_ON: dict = {
    "a picture, with the record's marks": (
        {"do": "picture"},
        lambda asked: of_match(asked.match, markup(asked.record, asked.match)),
    ),
    "a picture, with other marks": (
        {"do": "picture", "markup": FREE},
        lambda asked: of_match(asked.match, FREE),
    ),
    "a picture without marks": (
        {"do": "picture", "markup": None},
        lambda asked: of_match(asked.match),
    ),
    "a film of the whole line": ({"do": "film"}, lambda asked: of_record(asked.record, 0, 3)),
    "a film of some turns": (
        {"do": "film", "from": 1, "to": 2},
        lambda asked: of_record(asked.record, 1, 2),
    ),
    "a film that ends before it begins": (
        {"do": "film", "from": 3, "to": 1},
        lambda asked: of_record(asked.record, 1, 1),
    ),
    "the exercise of a day": ({"do": "exercise", "day": DAY}, lambda asked: of_day(DAY)),
}


@pytest.mark.parametrize("name", HANDED_ON)
def test_handed_on(name):
    event, right = HANDED_ON[name]
    session = marked()
    assert session.handle(event) == {str(event["do"]): right(session)}


REFUSED: dict = {
    "a film from a turn that there is not": (
        {"do": "film", "from": 4},
        "There is no turn 4 to go to; there are 0, the start, to 3.",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    event, why = REFUSED[name]
    shown = told(marked(), **event)
    assert (shown["error"], shown["say"]) == (True, why)
