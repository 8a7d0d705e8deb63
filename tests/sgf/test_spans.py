"""Where games, and values, begin and end: quick rows beside the comparison with what reads them (test_grammar.py)."""

import pytest

from ttgo.sgf.grammar import value_end
from ttgo.sgf.spans import _last_end, game_end

GAME_ENDS = {
    "at once": (b"()", 2),
    "after a variation": (b"(())x", 4),
    "after a value": (b"([)])x", 5),
    "never": (b"(()", -1),
    "not in a value": (b"([)", -1),
}


@pytest.mark.parametrize(("data", "end"), GAME_ENDS.values(), ids=GAME_ENDS)
def test_game_end(data: bytes, end: int) -> None:
    assert game_end(data, 1) == end


VALUE_ENDS = {
    "at once": (b"[]", 1),
    "behind an escaped one": (rb"[\]]]", 3),
    "behind an escaped backslash": (rb"[\\]]", 3),
    "behind both": (rb"[\\\]]]", 5),
    "behind an escape and an escaped backslash": (rb"[\x\\]]", 5),
    "a backslash behind one with an escape": (rb"[\]x]\]", 4),
    "never": (b"[x", 2),
    "never, for one is escaped": (rb"[\]", 3),
    "half an escape": (b"[\\", 2),
}


@pytest.mark.parametrize(("data", "end"), VALUE_ENDS.values(), ids=VALUE_ENDS)
def test_value_end(data: bytes, end: int) -> None:
    assert value_end(data, 1) == end


LAST_ENDS = {
    "none": (b"xyz", 1, 3, 1),
    "the first byte": (b"]x", 0, 2, 1),
    "the last of two": (b"]]x", 0, 3, 2),
    "before an escaped one": (rb"]\]", 0, 3, 1),
    "before two escaped ones": (rb"x]\]\]", 0, 6, 2),
    "escaped alone": (rb"x\]", 1, 3, 1),
    "behind a backslash that is escaped": (rb"\\]", 0, 3, 3),
    "behind three backslashes": (rb"\\\]", 0, 4, 0),
    "a backslash before the part": (rb"\]", 1, 2, 2),
    "two backslashes, one before the part": (rb"\\]", 1, 3, 1),
}


@pytest.mark.parametrize(("data", "first", "end", "at"), LAST_ENDS.values(), ids=LAST_ENDS)
def test_last_end(data: bytes, first: int, end: int, at: int) -> None:
    assert _last_end(data, first, end) == at
