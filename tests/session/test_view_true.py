"""Everything in a view is so on the board."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import begun
from tests.support.examples import examples
from tests.support.jsdoc import fits
from ttgo import Game, Repeats

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


@examples(200)
@given(SIDES, SIDES, CHOICES)
def test_a_view_is_true(width: int, height: int, choices: list[int]) -> None:
    """Stones, reach, strings, legal and illegal points are what a search over the drawn board and the game say, after random turns, of
    which some are undone.
    """
    session, game = begun(width=width, height=height), Game(width, height)
    for choice in choices:
        if game.turn and (game.over or choice % 5 == 0):
            session.handle({"do": "undo"})
            game.undo()
        else:
            turns = [*game.legal_moves(), "pass"]
            session.handle({"do": "turn", "at": turns[choice % len(turns)]})
            game.play(turns[choice % len(turns)])
    shown = json.loads(session.answer('{"do": "view"}'))["view"]
    assert fits(shown, "View")
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
    counted = score.black, score.white, score.neutral
    assert tuple(shown["score"][key] for key in ("black", "white", "neutral")) == counted
    assert shown["players"] == "".join("BW"[turn % 2] for turn in range(len(shown["turns"])))
    assert shown["last"] == (game.turns[-1] if game.turns else "")
