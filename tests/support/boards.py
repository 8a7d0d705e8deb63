"""Sessions and games that tests begin with, and what a session answers over the JSON border."""

import json

from tests.support.games import taken
from ttgo import BLACK, Game, Match, Position, Start
from ttgo.session.session import Session
from ttgo.vertex import read


def answer(session, **event):
    """The answer to an event, as a page gets it."""
    given = json.loads(session.answer(json.dumps(event)))
    assert isinstance(given, dict)
    return given


def told(session, **event):
    """The view that answers an event."""
    view = answer(session, **event)["view"]
    assert isinstance(view, dict)
    return view


def begun(turns="", **new):
    """A session of a new game after turns, which it accepts."""
    session = Session()
    assert not told(session, do="new", **{"width": 3, **new})["error"]
    for at in turns.split():
        shown = told(session, do="turn", at=at)
        assert (shown["error"], shown["refused"]) == (False, None)
    return session


def opened(text, turn=0):
    """A session with a file, at a turn of it."""
    session = Session()
    assert not told(session, do="open", name="a.sgf", text=text)["error"]
    assert not told(session, do="goto", turn=turn)["error"]
    return session


def exported(session):
    """What a session would save as a file, on one line."""
    return str(answer(session, do="export")["file"]["text"]).replace("\n", "")


def at(position, vertex):
    """The point of a vertex."""
    point = read(position.grid, vertex)
    assert point is not None
    return point


def placed(diagram, turns="", first=BLACK, rules=None):
    """A match that begins with a diagram, rows with "/" between them, after these words."""
    setup = Position.parse(diagram.replace("/", "\n"))
    return taken(turns, Start.of(setup, rules=rules, first=first))


def asked(by, match, question, *guess):
    """What a function of questions.py answers to a row: the match as `placed` takes it, or what makes
    it, and a question or its words.
    """
    return by(
        match() if callable(match) else placed(*match),
        {"words": question} if isinstance(question, str) else question,
        *guess,
    )


def wander(width, height, choices, rules):
    """A match of legal turns, chosen by numbers."""
    match = Match(Game(width, height, rules=rules))
    for choice in choices:
        if match.over:
            break
        moves = match.board.legal_moves()
        match.play([*moves, "pass"][choice % (len(moves) + 1)])
    return match
