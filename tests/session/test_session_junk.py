"""What a session does not understand or allow: it answers with a sentence, and nothing has
changed.
"""

import json

import pytest

from tests.support.boards import begun
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo.session.events import EFFECTS, EVENTS, MORE, check_event
from ttgo.session.queries import QUERIES
from ttgo.session.session import Session
from ttgo.web.site import words

CONFIG = json.loads((ROOT / "static" / "pyscript.json").read_text(encoding="utf-8"))
PARTS = [part.removeprefix("../ttgo/").removesuffix(".py").strip("/") for part in CONFIG["later"]]


def view(answer):
    """The view of an answer that holds nothing but a view and its save."""
    assert isinstance(answer, dict)
    assert set(answer) == {"view", "save"}
    return answer["view"]


SPOKEN = {"rule", "say", "refused", "error"}


def unchanged(session, text, refusal, sentence):
    """Send an event that changes nothing, and check that it did not."""
    saved, before = session.save(), view(json.loads(session.answer('{"do": "view"}')))
    answered = session.answer(text)
    assert answered.isascii()
    shown = view(json.loads(answered))
    said = shown["say"]
    assert sentence in said
    assert said.endswith(".")
    assert len(said) < 340
    assert shown["refused"] == refusal
    assert shown["error"] is (refusal is None)
    assert shown["rule"] == (refusal["rule"] if isinstance(refusal, dict) else 0)
    assert session.save() == saved
    assert {key: shown[key] for key in shown.keys() - SPOKEN} == {
        key: before[key] for key in before.keys() - SPOKEN
    }


NOWHERE = "is not a point of this board. Type a letter A to J"
ENDED = "Two passes in a row have ended the game; undo one to play on."
OTHERS = "E5 D4 undo F6"
NO_PLACE = "turns go from 0, the start, to 2."
REFUSED = {
    "occupied": (
        "E5",
        {"do": "turn", "at": "e5"},
        7,
        "There is already a black stone on E5. Choose an empty point.",
    ),
    "after the end": ("E5 pass pass", {"do": "turn", "at": "D4"}, 8, ENDED),
    **{
        f"at {type(at).__name__} {ascii(at)[:9]}": ("E5", {"do": "turn", "at": at}, 1, NOWHERE)
        for at in ["", "A0", "A10", "A01", "I5", "E5 D4", "A" * 99, "\ud800", "E５"]
    },
    "to look at no point": ("E5", {"do": "look", "at": "Z9"}, 1, NOWHERE),
    **{
        f"goto {turn!r}": ("E5 D4 undo", {"do": "goto", "turn": turn}, 0, NO_PLACE)
        for turn in (3, -1)
    },
    **{
        f"another turn {turn!r}": (
            "E5 D4 undo",
            {"do": "branch", "turn": turn, "at": "E5"},
            0,
            f"There is no other turn {turn} at",
        )
        for turn in (3, 0, -1)
    },
    "another turn's number": (
        OTHERS,
        {"do": "branch", "turn": 1, "at": "D4"},
        0,
        "There is no other turn 1 at",
    ),
}


@each_row(REFUSED)
def test_refused(before, event, rule, sentence):
    """What is not allowed, or not there, says which rule forbids it, and changes nothing."""
    session = begun(width=9)
    for at in before.split():
        session.handle({"do": "undo"} if at == "undo" else {"do": "turn", "at": at})
    by_rule = {"rule": rule, "at": None, "turn": None, "earlier": None, "steps": None}
    unchanged(session, json.dumps(event), by_rule if rule else None, sentence)


def test_a_repeat_shows_the_earlier_grid():
    steps = {"at": "A1", "colour": "black", "opponent": ["B1"], "own": []}
    refusal = {"rule": 6, "at": "A1", "turn": 1, "earlier": ["X."], "steps": steps}
    said = "A1 would repeat the position after move 1, so it is not allowed."
    unchanged(begun("A1 B1", width=2, height=1), '{"do": "turn", "at": "A1"}', refusal, said)


# Events that make no sense: the text of the event -> part of the sentence

SAVED = {"ttgo": 2, "size": [9, 9], "komi": 0, "turns": "A1 A1", "at": 0}
LOADED = json.dumps({"do": "load", "text": json.dumps(SAVED)})
NO_EVENT, NO_KIND = "An event is a JSON object", "There is no event"

JUNK = {
    "nothing": ("", NO_EVENT),
    "no JSON": ("undo", NO_EVENT),
    "an empty object": ("{}", NO_KIND),
    "do a list, which has no hash": ('{"do": ["undo"]}', NO_KIND),
    "undo at the start": (
        '{"do": "undo"}',
        "This is the start of the game.",
    ),
    "redo at the end": ('{"do": "redo"}', "There are no more moves."),
    "an unknown ending": (
        '{"do": "new", "width": 3, "ending": "sudden"}',
        "There is no ending 'sudden'",
    ),
    "load a game that is not legal": (
        LOADED,
        "Move 2, White at A1, is not allowed. Rule 7: A move colours an empty point",
    ),
    "tell nothing": ('{"do": "tell", "what": "", "at": "E5"}', "nothing to tell"),
}


@each_row(JUNK)
def test_junk(text, sentence):
    """Whatever comes in is answered by a sentence that says what is wrong, and changes nothing."""
    unchanged(Session(), text, None, sentence)


# One of each sort: no other sort takes it
SORTS = {
    "text": "E5",
    "texts": ["E5"],
    "list": [1],
    "object": {},
    "integer": 7,
    "flag": True,
    "none": None,
}
FITS = {"question": {"object"}, "markup": {"object", "none"}, "list": {"list", "texts"}}


@each_row({do: do for do in EVENTS})
def test_the_door(do):
    """A key of another type is told by its name, whatever else the event holds, and so is one that
    is needed and missing.
    """
    right = {"player": "black", "question": {}, "markup": {}, "list": [], **SORTS}
    keys = [entry.partition(":")[::2] for entry in EVENTS[do][1].split(",") if entry]
    whole = {"do": do, **{key: right[kind.rstrip("?")] for key, kind in keys}}
    assert check_event(whole) == whole
    for key, kind in keys:
        wrong = [
            SORTS[sort] for sort in SORTS.keys() - FITS.get(kind.rstrip("?"), {kind.rstrip("?")})
        ]
        missing = {name: value for name, value in whole.items() if name != key}
        for event in [
            *({**whole, key: value} for value in wrong),
            *([missing] * (kind[-1] != "?")),
        ]:
            unchanged(Session(), json.dumps(event), None, f'The "{key}" of "{do}" is ')


def test_each_event_has_who_answers_it():
    acts = {name[4:] for name in dir(Session) if name.startswith("_do_")}
    assert acts | {*QUERIES} == {*EVENTS}


@pytest.mark.parametrize("do", EVENTS)
def test_an_event_has_one_effect(do):
    """The first word is an effect, and others none; those that take a query's way ask."""
    effect, *more = EVENTS[do][0].split()
    assert effect in EFFECTS
    assert {*more} <= {*MORE, *PARTS}
    if do in QUERIES:
        assert effect == "asks"


def test_a_new_event_is_a_row_and_its_function(monkeypatch):
    """Its keys are checked, who asks is answered, and the scripts know its kind."""
    monkeypatch.setitem(EVENTS, "double", ("asks long", "turn:integer"))
    monkeypatch.setitem(QUERIES, "double", lambda record, match, event: 2 * event["turn"])
    assert Session().handle({"do": "double", "turn": 3}) == {"double": 6}
    unchanged(Session(), '{"do": "double"}', None, 'The "turn" of "double" is ')
    made = words.read("static/words/events.js") or b""
    kinds = {line.split()[2] for line in made.decode().splitlines() if '"double"' in line}
    assert kinds == {"ASKS", "LONG"}
