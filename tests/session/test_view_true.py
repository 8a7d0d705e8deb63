"""Everything in a view is so on the board."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tests.support import literal
from tests.support.boards import begun
from tests.support.examples import examples
from tests.support.games import CHOICES
from tests.support.jsdoc import fits
from ttgo import Game, Repeats


def coloured(rows):
    """The marks of rows by points, as literal.py has them."""
    return {
        (x, y): mark for y, row in enumerate(reversed(rows), 1) for x, mark in enumerate(row, 1)
    }


@examples(60)
@given(st.integers(1, 5), st.integers(1, 5), CHOICES)
def test_a_view_is_true(width, height, choices):
    """Stones, reach, strings, legal and illegal points are what a search over the drawn board and
    the game say, after random turns, of which some are undone.
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

    marks, reach, legal = (
        coloured(shown["stones"]),
        coloured(shown["reach"]),
        coloured(shown["legal"]),
    )
    strings = set()
    for point, mark in marks.items():
        if mark == ".":
            seen = "".join(colour for colour in "OX" if literal.reaches(marks, point, colour))
            assert reach[point] == {"": "0", "X": "b", "O": "w", "OX": "2"}[seen]
        else:
            assert reach[point] == "."
            joined = literal.string(marks, point)
            around = {other for each in joined for other in literal.beside(each)}
            liberties = sum(marks.get(other) == "." for other in around)
            strings.add((frozenset(map(literal.name, joined)), liberties))
    listed = [(frozenset(string["points"]), string["liberties"]) for string in shown["strings"]]
    assert set(listed) == strings
    assert len(listed) == len(strings)

    assert {literal.name(point) for point in marks if legal[point] == "1"} == set(
        game.legal_moves()
    )
    refused = {at: game.why_not(at) for at in map(literal.name, marks)}
    repeats = {at: why.turn for at, why in refused.items() if isinstance(why, Repeats)}
    assert shown["illegal"] == {at: {"rule": 6, "turn": turn} for at, turn in repeats.items()}

    score = game.score()
    counted = score.black, score.white, score.neutral
    assert tuple(shown["score"][key] for key in ("black", "white", "neutral")) == counted
    assert shown["players"] == "".join("BW"[turn % 2] for turn in range(len(shown["turns"])))
    assert shown["last"] == (game.turns[-1] if game.turns else "")
