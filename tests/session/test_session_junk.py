"""What a session does not understand or allow: it answers with a sentence, and nothing has changed."""

import json

import pytest

from ttgo.session.session import Session


def view(answer: object) -> dict[str, object]:
    """The view of an answer that holds nothing but a view and its save."""
    assert isinstance(answer, dict)
    assert set(answer) == {"view", "save"}
    return answer["view"]


def session_after(turns: str, width: int = 9, height: int = 9) -> Session:
    session = Session()
    session.handle({"do": "new", "width": width, "height": height})
    for at in turns.split():
        assert view(session.handle({"do": "turn", "at": at}))["last"] == at
    return session


SPOKEN = {"rule", "say", "refused", "error"}


def unchanged(session: Session, text: str, refusal: object, sentence: str) -> None:
    """Send an event that changes nothing, and check that it did not."""
    saved, before = session.save(), view(json.loads(session.answer('{"do": "view"}')))
    answered = session.answer(text)
    assert answered.isascii()
    shown = view(json.loads(answered))
    said = shown["say"]
    assert isinstance(said, str)
    assert sentence in said
    assert said.endswith(".")
    assert len(said) < 320
    assert shown["refused"] == refusal
    assert shown["error"] is (refusal is None)
    assert shown["rule"] == (refusal["rule"] if isinstance(refusal, dict) else 0)
    assert session.save() == saved
    assert {key: shown[key] for key in shown.keys() - SPOKEN} == {
        key: before[key] for key in before.keys() - SPOKEN
    }


# Refused turns: name -> size and turns before, the turn, the refusal, the sentence

REFUSED = {
    "occupied": (
        (9, 9, "E5"),
        "e5",
        {"rule": 7, "at": None, "turn": None, "earlier": None, "steps": None},
        "A move colours an empty point, and E5 is black.",
    ),
    "a repeat": (
        (2, 1, "A1 B1"),
        "A1",
        {
            "rule": 6,
            "at": "A1",
            "turn": 1,
            "earlier": ["X."],
            "steps": {"at": "A1", "colour": "black", "opponent": ["B1"], "own": []},
        },
        "A1 would repeat the grid as it was after turn 1, so it is not allowed.",
    ),
    "a repeat of the start": (
        (1, 2, "A1 A2 pass"),
        "A1",
        {
            "rule": 6,
            "at": "A1",
            "turn": 0,
            "earlier": [".", "."],
            "steps": {"at": "A1", "colour": "white", "opponent": [], "own": ["A1", "A2"]},
        },
        "A1 would repeat the grid as it was at the start, so it is not allowed.",
    ),
    "a lone suicide": (
        (1, 1, ""),
        "A1",
        {
            "rule": 6,
            "at": "A1",
            "turn": 0,
            "earlier": ["."],
            "steps": {"at": "A1", "colour": "black", "opponent": [], "own": ["A1"]},
        },
        "A1 is not allowed: a stone there would be cleared at once and leave the grid as it is.",
    ),
    "a move after the end": (
        (9, 9, "pass pass"),
        "E5",
        {"rule": 8, "at": None, "turn": None, "earlier": None, "steps": None},
        "Two passes in a row have ended the game; undo one to play on.",
    ),
    "a pass after the end": (
        (9, 9, "pass pass"),
        "pass",
        {"rule": 8, "at": None, "turn": None, "earlier": None, "steps": None},
        "Two passes in a row have ended the game; undo one to play on.",
    ),
    **{
        f"at {type(at).__name__} {ascii(at)[:9]}": (
            (9, 9, "E5"),
            at,
            {"rule": 1, "at": None, "turn": None, "earlier": None, "steps": None},
            "is not a point of this grid; write a letter A to J",
        )
        for at in [
            *["", "E", "5", "A0", "A10", "A01", "A-1", "A1.0", "K1", "I5", "E5 D4", "resign", "A" * 99],
            *["\ud800", "\x00", "é5", "E５", "٣5"],
            *[None, True, 5, 5.0, 10**4_000, [], ["E5"], {"at": "E5"}],
        ]
    },
}


@pytest.mark.parametrize(("before", "at", "refusal", "sentence"), REFUSED.values(), ids=REFUSED.keys())
def test_refused_turns(
    before: tuple[int, int, str], at: object, refusal: dict[str, object], sentence: str
) -> None:
    """A turn that is not allowed says which rule forbids it, and changes nothing."""
    width, height, turns = before
    unchanged(session_after(turns, width, height), json.dumps({"do": "turn", "at": at}), refusal, sentence)


# Events that make no sense: the text of the event -> part of the sentence

SAVED = {"ttgo": 1, "size": [9, 9], "komi": 0, "turns": "A1 A1", "at": 0}
NO_EVENT, NO_KIND, NO_TURN, NO_TOPIC = (
    "An event is a JSON object",
    "There is no event",
    "There is no turn",
    "nothing to tell",
)
HUGE = "9" * 4_000

JUNK = {
    "nothing": ("", NO_EVENT),
    "no JSON": ("undo", NO_EVENT),
    "JSON cut off": ('{"do": "undo"', NO_EVENT),
    "null": ("null", NO_EVENT),
    "true": ("true", NO_EVENT),
    "a number": ("1", NO_EVENT),
    "not a number": ("NaN", NO_EVENT),
    "text": ('"undo"', NO_EVENT),
    "a list": ('["undo"]', NO_EVENT),
    "a lone surrogate": ("\ud800", NO_EVENT),
    "a NUL": ("\x00", NO_EVENT),
    "a million letters": ("x" * 1_000_000, NO_EVENT),
    "four million letters": ("x" * 4_000_000, NO_EVENT),
    "a million letters of JSON": ('"' + "x" * 1_000_000 + '"', NO_EVENT),
    "a million brackets": ("[" * 1_000_000, NO_EVENT),
    "a number of 4,000 digits": (HUGE, NO_EVENT),
    "a number of a million digits": ("9" * 1_000_000, NO_EVENT),
    "an empty object": ("{}", NO_KIND),
    "no do": ('{"at": "E5"}', NO_KIND),
    "do null": ('{"do": null}', NO_KIND),
    "do true": ('{"do": true}', NO_KIND),
    "do a number": ('{"do": 1}', NO_KIND),
    "do a list, which has no hash": ('{"do": ["undo"]}', NO_KIND),
    "do an object": ('{"do": {"do": "undo"}}', NO_KIND),
    "do empty": ('{"do": ""}', NO_KIND),
    "do in capitals": ('{"do": "UNDO"}', NO_KIND),
    "do with a space": ('{"do": "undo "}', NO_KIND),
    "do a method's name": ('{"do": "save"}', NO_KIND),
    "do a hidden name": ('{"do": "__init__"}', NO_KIND),
    "do a lone surrogate": ('{"do": "\\ud800"}', NO_KIND),
    "do a million letters": ('{"do": "' + "x" * 1_000_000 + '"}', NO_KIND),
    "undo at the start": ('{"do": "undo"}', "There is no turn to undo: this is the start of the game."),
    "redo at the end": ('{"do": "redo"}', "There is no turn to redo: this is the last one."),
    "goto nowhere": ('{"do": "goto"}', NO_TURN),
    "goto null": ('{"do": "goto", "turn": null}', NO_TURN),
    "goto text": ('{"do": "goto", "turn": "0"}', NO_TURN),
    "goto 0.0": ('{"do": "goto", "turn": 0.0}', NO_TURN),
    "goto false": ('{"do": "goto", "turn": false}', NO_TURN),
    "goto below 0": ('{"do": "goto", "turn": -1}', NO_TURN),
    "goto beyond the end": ('{"do": "goto", "turn": 1}', NO_TURN),
    "goto a list": ('{"do": "goto", "turn": [0]}', NO_TURN),
    "goto 4,000 digits": ('{"do": "goto", "turn": ' + HUGE + "}", NO_TURN),
    "goto endless": ('{"do": "goto", "turn": Infinity}', NO_TURN),
    "goto not a number": ('{"do": "goto", "turn": NaN}', NO_TURN),
    "branch at nothing": ('{"do": "branch"}', NO_TURN),
    "branch at the start": (
        '{"do": "branch", "turn": 0, "at": "E5"}',
        "There is no other turn 0 at 'E5' in this record.",
    ),
    "branch beyond the end": ('{"do": "branch", "turn": 1, "at": "E5"}', NO_TURN),
    "branch true": ('{"do": "branch", "turn": true, "at": "E5"}', NO_TURN),
    "new without a width": ('{"do": "new"}', "A grid's width is a whole number from 1 to 52, not None."),
    "new null": ('{"do": "new", "width": null, "height": 9}', "width"),
    "new 0": ('{"do": "new", "width": 0, "height": 9}', "width"),
    "new 53": ('{"do": "new", "width": 9, "height": 53}', "height"),
    "new below 0": ('{"do": "new", "width": -9, "height": 9}', "width"),
    "new 9.0": ('{"do": "new", "width": 9.0, "height": 9}', "width"),
    "new true": ('{"do": "new", "width": 9, "height": true}', "height"),
    "new text": ('{"do": "new", "width": "9", "height": "9"}', "width"),
    "new a list": ('{"do": "new", "width": [9, 9]}', "width"),
    "new 4,000 digits": ('{"do": "new", "width": ' + HUGE + "}", "width"),
    "komi null": ('{"do": "new", "width": 9, "height": 9, "komi": null}', "Komi"),
    "komi text": ('{"do": "new", "width": 9, "height": 9, "komi": "7"}', "Komi"),
    "komi 0.25": ('{"do": "new", "width": 9, "height": 9, "komi": 0.25}', "Komi"),
    "komi not a number": ('{"do": "new", "width": 9, "height": 9, "komi": NaN}', "Komi"),
    "komi endless": ('{"do": "new", "width": 9, "height": 9, "komi": -Infinity}', "Komi"),
    "komi true": ('{"do": "new", "width": 9, "height": 9, "komi": true}', "Komi"),
    "load nothing": ('{"do": "load"}', "A saved game is text"),
    "load null": ('{"do": "load", "text": null}', "A saved game is text"),
    "load an object": ('{"do": "load", "text": {"ttgo": 1}}', "A saved game is text"),
    "load no JSON": ('{"do": "load", "text": "E5"}', "A saved game is JSON text, not 'E5'."),
    "load a game that is not legal": (
        json.dumps({"do": "load", "text": json.dumps(SAVED)}),
        "Turn 2, White A1, is not legal. Rule 7: A move colours an empty point, and A1 is black.",
    ),
    "load forty million letters": (
        json.dumps({"do": "load", "text": "x" * 40_000_000}),
        "at most 30000000 characters",
    ),
    "look at a pass": ('{"do": "look", "at": "pass"}', "A pass is not a point to look at"),
    "tell nothing": ('{"do": "tell", "at": "E5"}', NO_TOPIC),
    "tell null": ('{"do": "tell", "what": null, "at": "E5"}', NO_TOPIC),
    "tell a list": ('{"do": "tell", "what": ["score"], "at": "E5"}', NO_TOPIC),
    "tell another thing": ('{"do": "tell", "what": "fortune", "at": "E5"}', NO_TOPIC),
    "tell of a pass": ('{"do": "tell", "what": "here", "at": "pass"}', "A pass is not a point to look at"),
}


@pytest.mark.parametrize(("text", "sentence"), JUNK.values(), ids=JUNK.keys())
def test_junk(text: str, sentence: str) -> None:
    """Whatever comes in is answered by a sentence that says what is wrong, and changes nothing."""
    unchanged(Session(), text, None, sentence)


@pytest.mark.parametrize("turn", [3, -1, 1.0, "1", True, None, [1], {}], ids=repr)
@pytest.mark.parametrize("do", ["goto", "branch"])
def test_turns_that_are_not_there(do: str, turn: object) -> None:
    session = session_after("E5 D4")
    session.handle({"do": "undo"})
    unchanged(
        session, json.dumps({"do": do, "turn": turn, "at": "E5"}), None, "there are 0, the start, to 2."
    )


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "look"}',
        '{"do": "look", "at": "Z9"}',
        '{"do": "look", "at": 5}',
        '{"do": "tell", "what": "here"}',
        '{"do": "tell", "what": "here", "at": null}',
    ],
)
def test_looking_at_no_point_is_refused_by_rule_1(text: str) -> None:
    unchanged(
        session_after("E5"),
        text,
        {"rule": 1, "at": None, "turn": None, "earlier": None, "steps": None},
        "is not a point of this grid",
    )


BRANCHES = {
    "another turn's number": {"turn": 1, "at": "D4"},
    "a vertex that was not played": {"turn": 2, "at": "C3"},
    "no vertex": {"turn": 2},
    "null": {"turn": 2, "at": None},
    "a list": {"turn": 2, "at": ["D4"]},
    "a number of 4,000 digits": {"turn": 2, "at": int(HUGE)},
}


@pytest.mark.parametrize("event", BRANCHES.values(), ids=BRANCHES.keys())
def test_branches_that_are_not_there(event: dict[str, object]) -> None:
    session = session_after("E5 D4")
    session.handle({"do": "undo"})
    session.handle({"do": "turn", "at": "F6"})
    unchanged(
        session, json.dumps({"do": "branch", **event}), None, f"There is no other turn {event['turn']} at"
    )


@pytest.mark.parametrize(
    "event",
    [None, 1, 1.5, True, "view", b"view", ["view"], ("do", "view"), {1: 2}, {None: "view"}, object()],
    ids=lambda event: type(event).__name__,
)
def test_values_that_are_no_event(event: object) -> None:
    """A front end written in Python talks to `handle`; it, too, gets an answer for everything."""
    shown = view(Session().handle(event))
    assert shown["error"] is True


@pytest.mark.parametrize(
    "event", [{"do": "goto", "turn": 10**5_000}, {"do": "turn", "at": 10**5_000}], ids=["goto", "turn"]
)
def test_numbers_that_python_does_not_write(event: object) -> None:
    """CPython refuses to write numbers of more than 4,300 digits; that is nothing that a player should be told."""
    said = view(Session().handle(event))["say"]
    assert isinstance(said, str)
    assert "limit" not in said


@pytest.mark.parametrize("text", [None, 1, b"\xff", ["view"]], ids=repr)
def test_texts_that_are_none(text: object) -> None:
    shown = view(json.loads(Session().answer(text)))  # type: ignore[arg-type]  # that is the point
    assert shown["error"] is True


EVENT_SHAPES = [
    "@",
    '{"do": @}',
    '{"do": "turn", "at": @}',
    '{"do": "goto", "turn": @}',
    '{"do": "branch", "turn": @, "at": "E5"}',
    '{"do": "new", "width": @}',
    '{"do": "new", "width": 9, "komi": @}',
    '{"do": "load", "text": @}',
    '{"do": "look", "at": @}',
    '{"do": "tell", "what": @}',
]


@pytest.mark.parametrize("shape", EVENT_SHAPES)
def test_nesting_that_json_only_just_allows(shape: str) -> None:
    """A value nested so deep that it can be read but hardly be shown gets an answer like any other."""
    session = Session()
    saved = session.save()
    for depth in range(800, 1_010):
        shown = view(json.loads(session.answer(shape.replace("@", "[" * depth + "]" * depth))))
        assert shown["error"] or shown["refused"]
    assert session.save() == saved
