"""What is kept of a game: what a session waits for, so that a reload in the middle of it changes
nothing, and what has happened since a large record was kept whole.
"""

import json
from typing import Any

import pytest

from tests.support.boards import answer, told
from tests.support.tables import each_row
from ttgo.session import session as module
from ttgo.session.session import Session, Sessions

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
    session, other = Session(), Session()
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


# The text of a large record is told only when asked for; until then the events since make up for
# it.


@pytest.fixture
def large(monkeypatch):
    """All texts are large ones."""
    monkeypatch.setattr(module, "_LARGE", 1)


def after(turns):
    """A session after these turns, and its last answer."""
    session, answer = Session(), Session().handle({"do": "view"})
    for at in turns.split():
        answer = session.handle({"do": "turn", "at": at})
    return session, answer


def test_a_large_tree():
    """Where comments and variations are long, however short the line that is looked at; another
    game is told again.
    """
    for letters, is_large in ((39_000, False), (40_000, True)):
        session = Session()
        text = f"(;SZ[9]C[{'x' * letters}];B[ee](;W[dd])(;W[cc]))"
        assert "save" in session.handle({"do": "open", "name": "a.sgf", "text": text})
        assert ("save" in session.handle({"do": "goto", "turn": 1})) == (not is_large)
        session.handle({"do": "open", "name": "b.sgf", "text": "(;SZ[9];B[ee])"})
        assert "save" in session.handle({"do": "goto", "turn": 1})


CHANGED = {
    "a turn": ({"do": "turn", "at": "A1"}, True),
    "a turn undone": ({"do": "undo"}, True),
    "a refusal": ({"do": "turn", "at": "E5"}, False),
    "what is only seen": ({"do": "view"}, False),
    "what is only asked": ({"do": "look", "at": "A1"}, False),
}


@each_row(CHANGED)
def test_what_has_changed(what, changed, large):
    """Whether an event has changed the game, also in an answer without its text."""
    session, _ = after("E5 D4 C3")
    answer = session.handle(what)
    assert ("save" in answer, answer.get("changed", False)) == (False, changed)
    assert session.handle({"do": "keep"}) == {"save": session.save()}


def test_a_large_text_is_told_with_each_hundredth_view(large):
    session, _ = after("E5")
    views = range(2, 202)
    assert [view for view in views if "save" in session.handle({"do": "view"})] == [101, 201]


def test_a_python_is_told_the_game_with_the_event():
    """The answer is that of the Python that has had it; one that cannot read it breaks."""
    session, _ = after("E5")
    then = [{"do": "turn", "at": "D4"}]
    game = {"text": session.save(), "then": then}
    event = {"do": "turn", "at": "C3"}
    session.handle(then[0])
    answers = Sessions()
    told = answers.answer(json.dumps({**event, "game": game}))
    assert json.loads(told) == json.loads(json.dumps(session.handle(event)))
    wrong = {
        "saved game": {"text": "x"},
        "an object": 5,
        "is text": {},
        "a list": {**game, "then": 1},
    }
    for said, given in wrong.items():
        with pytest.raises(ValueError, match=said):
            answers.answer(json.dumps({**event, "game": given}))


def test_what_came_since_is_played_again(large):
    """A text and the events after it are the game as it was left, its other turns included."""
    session, _ = after("E5")
    before = session.save()
    then = [
        {"do": "turn", "at": "D4"},
        {"do": "undo"},
        {"do": "turn", "at": "C3"},
        {"do": "goto", "turn": 1},
    ]
    for each in then:
        session.handle(each)
    other = Session()
    answer: Any = other.handle({"do": "load", "text": before, "then": then})
    assert answer["save"] == other.save() == session.save()
    assert (answer["view"]["turns"], answer["view"]["branches"]) == (["E5", "C3"], {"2": ["D4"]})
