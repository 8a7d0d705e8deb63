"""Everything in a view is so on the board, and however a record came to be it shows the same."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.session.test_view import after, answer, view
from tests.support.jsdoc import fits
from ttgo import Game, Repeats
from ttgo.session.session import Session

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
