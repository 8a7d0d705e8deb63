"""The view holds what static/view.js promises, and everything in it is so on the board."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.jsdoc import CONTRACT, TYPES, fits
from ttgo import Game, Repeats
from ttgo.session.session import Session

# The contract: the JSDoc types of static/view.js


def test_the_contract_is_read_as_it_is_meant() -> None:
    """The small reader in jsdoc.py tells right from wrong; otherwise the tests below would hold nothing."""
    assert {"View", "Score", "Steps", "Refused", "Look", "Answer"} <= set(TYPES)
    assert len(TYPES["View"]) == CONTRACT.split("@typedef {object} Score")[0].count("@property")
    assert fits([9, 9], "[number, number]")
    assert not fits([9], "[number, number]")
    assert not fits([9, True], "[number, number]")
    assert fits({"A1": {"rule": 6, "turn": 0}}, "Record<string, {rule: number, turn: number}>")
    assert not fits({"A1": {"rule": 6}}, "Record<string, {rule: number, turn: number}>")
    assert fits([[8, "x"]], "[number, string][]")
    assert not fits("red", '"black" | "white"')
    assert fits(None, "Refused | null")
    assert not fits({"look": None}, "Answer")
    assert not fits({"extra": 1}, "Answer")


def answer(session: Session, **event: object) -> dict[str, object]:
    """The answer over the JSON border, as the page gets it."""
    given = json.loads(session.answer(json.dumps(event)))
    assert fits(given, "Answer")
    assert isinstance(given, dict)
    return given


def view(session: Session) -> dict[str, object]:
    given = answer(session, do="view")["view"]
    assert isinstance(given, dict)
    return given


def after(turns: str, width: int = 9, height: int = 9, komi: float = 0) -> Session:
    session = Session()
    answer(session, do="new", width=width, height=height, komi=komi)
    for turn in turns.split():
        answer(session, do="turn", at=turn)
    assert view(session)["turns"] == turns.split()
    return session


# Each part of the contract that may be null, shown when it is not: name -> turns on 3x1, event, part

VAIN = {"at": "A1", "colour": "black", "opponent": [], "own": ["A1"]}
PARTS = {
    "steps of a capture": (
        "A1",
        "B1",
        "steps",
        {"at": "B1", "colour": "white", "opponent": ["A1"], "own": []},
    ),
    "steps of a move": ("", "A1", "steps", {"at": "A1", "colour": "black", "opponent": [], "own": []}),
    "no steps of a pass": ("A1", "pass", "steps", None),
    "a repeat": (
        "pass B1",
        "A1",
        "refused",
        {
            "rule": 6,
            "at": "A1",
            "turn": 2,
            "earlier": [".O."],
            "steps": {"at": "A1", "colour": "black", "opponent": [], "own": ["A1"]},
        },
    ),
    "another refusal": (
        "B1",
        "B1",
        "refused",
        {"rule": 7, "at": None, "turn": None, "earlier": None, "steps": None},
    ),
    "no refusal": ("A1", "C1", "refused", None),
    "not over": ("", "pass", "over", None),
}


@pytest.mark.parametrize(("turns", "at", "part", "value"), PARTS.values(), ids=PARTS.keys())
def test_parts(turns: str, at: str, part: str, value: object) -> None:
    shown = answer(after(turns, 3, 1), do="turn", at=at)["view"]
    assert isinstance(shown, dict)
    assert shown[part] == value


def test_suicide_is_the_third_step() -> None:
    shown = view(after("A1 C1 B1", 4, 1))
    assert shown["steps"] == {"at": "B1", "colour": "black", "opponent": [], "own": ["A1", "B1"]}


def test_the_end() -> None:
    shown = view(after("A1 pass pass", 3, 1, 3.5))
    assert shown["over"] == {
        "result": "W+0.5",
        "lines": [
            [8, "Two passes in a row ended the game. No stone is taken off: the grid counts as it is."],
            [9, "Black: 1 stone and 2 empty points that reach only Black, 3 in all."],
            [9, "White: 0 stones and 0 empty points that reach only White, 0 in all."],
            [0, "Komi: 3.5 is added to White's score, which makes 3.5."],
            [10, "White wins by 0.5 (W+0.5)."],
        ],
    }
    assert shown["score"] == {
        "black": 3,
        "white": 0,
        "neutral": 0,
        "komi": 3.5,
        "margin": -0.5,
        "result": "W+0.5",
        "text": "Black 3, White 0 + 3.5 komi, neutral 0",
    }
    assert shown["legal"] == ["..."]
    assert shown["illegal"] == {}


def test_a_whole_view() -> None:
    """One view in full, so that a reader sees what the page gets."""
    session = after("B2 B1 A1", 2, 3)
    answer(session, do="undo")
    answer(session, do="turn", at="A2")
    assert view(session) == {
        "size": [2, 3],
        "stones": ["..", "XX", ".O"],
        "reach": ["bb", "..", "2."],
        "legal": ["11", "..", "1."],
        "illegal": {},
        "strings": [{"points": ["A2", "B2"], "liberties": 3}, {"points": ["B1"], "liberties": 1}],
        "toPlay": "white",
        "turn": 3,
        "turns": ["B2", "B1", "A2"],
        "labels": ["1 B2", "2 B1", "3 A2"],
        "players": "BWB",
        "branches": {"3": ["A1"]},
        "last": "A2",
        "score": {
            "black": 4,
            "white": 1,
            "neutral": 1,
            "komi": 0,
            "margin": 3,
            "result": "B+3",
            "text": "Black 4, White 1, neutral 1",
        },
        "steps": {"at": "A2", "colour": "black", "opponent": [], "own": []},
        "refused": None,
        "phase": None,
        "copy": False,
        "over": None,
        "rules": "Tromp-Taylor",
        "names": {},
        "comment": "",
        "remarks": [],
        "undo": True,
        "redo": False,
        "rule": 7,
        "say": "Black A2. White to play.",
        "hint": "",
        "error": False,
    }


# What a view says is so on the board

LETTERS = "ABCDEFGH"


def coloured(stones: list[str]) -> dict[tuple[int, int], str]:
    return {(x, y): mark for y, line in enumerate(reversed(stones)) for x, mark in enumerate(line)}


def region(
    marks: dict[tuple[int, int], str], start: tuple[int, int]
) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The points of one colour joined to `start`, and the points of other colours beside them."""
    joined, beside, waiting = {start}, set(), [start]
    while waiting:
        x, y = waiting.pop()
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other in marks and marks[other] != marks[start]:
                beside.add(other)
            elif other in marks and other not in joined:
                joined.add(other)
                waiting.append(other)
    return joined, beside


def vertex(point: tuple[int, int]) -> str:
    return f"{LETTERS[point[0]]}{point[1] + 1}"


SIDES = st.integers(1, 5)
# The length first, for Hypothesis would make most lists short.
CHOICES = st.integers(0, 60).flatmap(
    lambda length: st.lists(st.integers(0, 1000), min_size=length, max_size=length)
)


def wander(width: int, height: int, choices: list[int]) -> tuple[Session, Game]:
    """A session and a game after the same random turns; sometimes a turn is undone."""
    session, game = after("", width, height), Game(width, height)
    for choice in choices:
        if game.turn and (game.over or choice % 5 == 0):
            session.handle({"do": "undo"})
            game.undo()
        else:
            turns = [*game.legal_moves(), "pass"]
            session.handle({"do": "turn", "at": turns[choice % len(turns)]})
            game.play(turns[choice % len(turns)])
    return session, game


@settings(max_examples=300)
@given(SIDES, SIDES, CHOICES)
def test_a_view_is_true(width: int, height: int, choices: list[int]) -> None:
    """Stones, reach, strings, legal and illegal points are what a search over the drawn board and the game say."""
    session, game = wander(width, height, choices)
    shown = json.loads(session.answer('{"do": "view"}'))["view"]
    assert fits(shown, "View")
    for event in ({"do": "look", "at": "A1"}, {"do": "tell", "what": "reach", "at": "A1"}):
        assert set(answer(session, **event)) == {event["do"]}
    for rows in (shown["stones"], shown["reach"], shown["legal"]):
        assert [len(row) for row in rows] == [width] * height
    assert "\n".join(" ".join(row) for row in shown["stones"]) == str(game.position)

    marks, reach, legal = coloured(shown["stones"]), coloured(shown["reach"]), coloured(shown["legal"])
    strings = set()
    for point in marks:
        joined, beside = region(marks, point)
        if marks[point] == ".":
            seen = {marks[other] for other in beside}
            assert reach[point] == {"": "0", "X": "b", "O": "w", "OX": "2"}["".join(sorted(seen))]
        else:
            assert reach[point] == "."
            strings.add((frozenset(map(vertex, joined)), sum(marks[other] == "." for other in beside)))
    listed = [(frozenset(string["points"]), string["liberties"]) for string in shown["strings"]]
    assert set(listed) == strings
    assert len(listed) == len(strings)

    assert {vertex(point) for point in marks if legal[point] == "1"} == set(game.legal_moves())
    refused = {vertex(point): game.why_not(vertex(point)) for point in marks}
    repeats = {at: why.turn for at, why in refused.items() if isinstance(why, Repeats)}
    assert shown["illegal"] == {at: {"rule": 6, "turn": turn} for at, turn in repeats.items()}

    score = game.score()
    assert [shown["score"][key] for key in ("black", "white", "neutral")] == [
        score.black,
        score.white,
        score.neutral,
    ]
    assert shown["turns"][: shown["turn"]] == list(game.turns)
    assert shown["players"] == "".join("BW"[turn % 2] for turn in range(len(shown["turns"])))
    assert shown["toPlay"] == game.to_play == ("black", "white")[shown["turn"] % 2]
    assert shown["last"] == (game.turns[-1] if game.turns else "")
    assert (shown["over"] is not None) == game.over
    assert shown["undo"] == (game.turn > 0)
    assert shown["redo"] == (game.turn < len(shown["turns"]))


# The same record shows the same, however it came about

SPOKEN = {"say", "rule", "refused", "error"}


def drawn(session: Session) -> dict[str, object]:
    return {key: value for key, value in view(session).items() if key not in SPOKEN}


WAYS = {
    "a refusal between": [[("turn", "A1"), ("turn", "A1"), ("turn", "B2")], [("turn", "A1"), ("turn", "B2")]],
    "undo and redo": [
        [("turn", "A1"), ("turn", "B2"), ("undo", 0), ("redo", 0)],
        [("turn", "A1"), ("turn", "B2")],
    ],
    "the same turn again": [[("turn", "A1"), ("undo", 0), ("turn", "A1")], [("turn", "A1")]],
    "branch or turn": [
        [("turn", "A1"), ("undo", 0), ("turn", "B2"), ("branch", "A1")],
        [("turn", "A1"), ("undo", 0), ("turn", "B2"), ("undo", 0), ("turn", "A1")],
    ],
    "goto or undo": [
        [("turn", "A1"), ("turn", "B2"), ("turn", "C3"), ("goto", 1)],
        [("turn", "A1"), ("turn", "B2"), ("turn", "C3"), ("undo", 0), ("undo", 0)],
        [("turn", "A1"), ("turn", "B2"), ("turn", "C3"), ("goto", 0), ("goto", 1)],
    ],
}


@pytest.mark.parametrize("ways", WAYS.values(), ids=WAYS.keys())
def test_different_ways_to_one_record(ways: list[list[tuple[str, object]]]) -> None:
    sessions = []
    for way in ways:
        session = after("")
        for do, what in way:
            answer(session, do=do, at=what, turn=1 if do == "branch" else what)
        sessions.append(session)
    assert [session.save() for session in sessions] == [sessions[0].save()] * len(ways)
    assert [drawn(session) for session in sessions] == [drawn(sessions[0])] * len(ways)


@settings(max_examples=100)
@given(SIDES, SIDES, CHOICES)
def test_a_loaded_record_shows_the_same(width: int, height: int, choices: list[int]) -> None:
    """The text of a record holds all that is drawn of it."""
    session, _ = wander(width, height, choices)
    other = Session()
    other.load(session.save())
    assert view(other) == view(session)


# What a beginner is told: turns on 3x1 -> how it begins

HINTS = {
    "at the start": ("", "Take turns to place a stone"),
    "one stone": (
        "A1",
        "Why is all of it Black's? Every empty point reaches Black, and there is no white stone to reach",
    ),
    "another black stone": ("A1 pass C1", "Why is all of it Black's?"),
    "a pass first": ("pass", ""),
    "a white stone alone": ("pass A1", ""),
    "both": ("A1 C1", ""),
    "the end": ("A1 pass pass", ""),
}


@pytest.mark.parametrize(("turns", "begins"), HINTS.values(), ids=HINTS.keys())
def test_hints(turns: str, begins: str) -> None:
    hint = view(after(turns, 3, 1))["hint"]
    assert isinstance(hint, str)
    assert hint.startswith(begins)
    assert bool(hint) == bool(begins)
