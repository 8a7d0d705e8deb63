"""What a session waits for is kept with its game: a reload in the middle of it changes nothing."""

import json

from tests.support.boards import answer, told
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.session.session import Session

AGREEING = {"do": "new", "width": 5, "ending": "tromp"}
RULING = {"do": "new", "width": 5, "ending": "judge"}


def turns(text):
    return [{"do": "turn", "at": at} for at in text.split()]


TWO_PASSES = turns("A1 C3 B1 E5 pass pass")
WAITING = {
    "nothing": turns("A1 C3"),
    "stones that are set up": [{"do": "new", "width": 5, "setup": True}, *turns("C3 D3 D3")],
    "a game that becomes a position": [*turns("E5 D4"), {"do": "edit"}, *turns("E5")],
    "a handicap to be set up": [
        {"do": "new", "width": 5, "handicap": 2, "setup": True},
        *turns("C3"),
    ],
    "a string marked": [AGREEING, *TWO_PASSES, *turns("B1 E5")],
    "a mark beside a proposal": [
        AGREEING,
        *TWO_PASSES,
        *turns("C3"),
        {"do": "propose", "player": "black"},
        *turns("E5"),
    ],
    "a proposal's mark taken away": [
        AGREEING,
        *TWO_PASSES,
        *turns("C3"),
        {"do": "propose", "player": "black"},
        *turns("C3"),
    ],
    "a mark of a ruling": [
        RULING,
        *TWO_PASSES,
        *turns("C3"),
        {"do": "propose", "player": "black"},
        *turns("C3 E5"),
        {"do": "propose", "player": "white"},
        *turns("C3"),
    ],
}


@each_row(WAITING)
def test_a_reload_keeps_what_waits(events):
    """The phase with its marks, its buttons, and what comes next."""
    session, again = Session(), Session()
    for event in events:
        session.handle(event)
    again.load(session.save())
    assert again.save() == session.save()
    for event in [
        {"do": "view"},
        *turns("A1 E5"),
        {"do": "clear"},
        {"do": "begin", "player": "white"},
    ]:
        mine, theirs = told(session, **event), told(again, **event)
        assert {**theirs, "say": "", "rule": 0} == {**mine, "say": "", "rule": 0}


def saved(events, waits):
    session = Session()
    for event in events:
        session.handle(event)
    return json.dumps({**json.loads(session.save()), "waits": waits})


def test_marks_on_empty_points_are_none():
    session = Session()
    session.load(saved([AGREEING, *TWO_PASSES], {"marks": ["D1", "A1"]}))
    assert json.loads(session.save())["waits"] == {"marks": ["A1", "B1"]}


def test_another_game_as_a_file():
    """What a browser keeps of others can be saved while one is played, which stays as it is."""
    session, other = Session(sgf.read, sgf.write), Session()
    other.handle({"do": "turn", "at": "C3"})
    session.handle({"do": "turn", "at": "E5"})
    before = session.save()
    since = [{"do": "turn", "at": "D4"}]
    file = answer(session, do="export", text=other.save(), then=since)["file"]
    assert file["text"].endswith("SZ[9];B[cg];W[df])\n")
    assert session.save() == before
    for junk in ("no game", 17, other.save().replace("C3", "Z0")):
        assert told(session, do="export", text=junk)["error"]
        assert session.save() == before
