"""The text of a large record is told only when asked for; until then the events since make up for
it.
"""

from typing import Any

import pytest

from tests.support.tables import each_row
from ttgo import sgf
from ttgo.session import session as module
from ttgo.session.session import Session


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
        session = Session(sgf.read, sgf.write)
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
    """An event that has changed the game, in an answer without its text; one with it needs no
    more.
    """
    session, _ = after("E5 D4 C3")
    answer = session.handle(what)
    assert ("save" in answer, answer.get("changed", False)) == (False, changed)
    assert session.handle({"do": "keep"}) == {"save": session.save()}


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
