"""Where games, and values, begin and end: quick rows beside the comparison with what reads them (test_grammar.py)."""

import pytest

from ttgo.sgf import grammar
from ttgo.sgf.grammar import value_end
from ttgo.sgf.spans import _last_end, game_end, spans

SPANS: dict[str, tuple[bytes, list[tuple[int, int]], bool]] = {
    "nothing": (b"", [], False),
    "one": (b"(;)", [(0, 3)], False),
    "between other bytes": (b"x(;)y", [(1, 4)], False),
    "two": (b"(;)(;)", [(0, 3), (3, 6)], False),
    "two with a blank": (b"(;) (;)", [(0, 3), (4, 7)], False),
    "no end": (b"(;)(;C[x]", [(0, 3), (3, 9)], True),
    "brackets alone": (b"()", [(0, 2)], False),
    "an open variation": (b"(;(;)", [(0, 5)], True),
    "an open value": (b"(;C[)", [(0, 5)], True),
    "variations": (b"(;(;)(;))x", [(0, 9)], False),
    "brackets in a value": (b"(;C[)(]);", [(0, 8)], False),
    "an escaped bracket": (rb"(;C[\])];)", [(0, 10)], False),
    "an escaped backslash": (rb"(;C[\\];)", [(0, 9)], False),
    "an escaped backslash and bracket": (rb"(;C[\\\])];)", [(0, 12)], False),
    "a backslash outside": (rb"(;\[)];)", [(0, 8)], False),
    "values after values": (b"(;C[x][)][y];)(;)", [(0, 14), (14, 17)], False),
}


@pytest.mark.parametrize(("data", "found", "is_open"), SPANS.values(), ids=SPANS)
def test_spans(data: bytes, found: list[tuple[int, int]], is_open: bool) -> None:
    assert spans(data) == (found, is_open)
    parsed = grammar.parse(data)
    assert (parsed.spans, parsed.open) == (found, is_open)


GAME_ENDS = {
    "at once": (b"()", 2),
    "after a variation": (b"(())x", 4),
    "after a value": (b"([)])x", 5),
    "after two": (b"([)][(])x", 8),
    "never": (b"(()", -1),
    "not in a value": (b"([)", -1),
    "nothing more": (b"(", -1),
}


@pytest.mark.parametrize(("data", "end"), GAME_ENDS.values(), ids=GAME_ENDS)
def test_game_end(data: bytes, end: int) -> None:
    assert game_end(data, 1) == end


VALUE_ENDS = {
    "at once": (b"[]", 1),
    "the first": (b"[x]]", 2),
    "behind an escaped one": (rb"[\]]]", 3),
    "behind an escaped backslash": (rb"[\\]]", 3),
    "behind both": (rb"[\\\]]]", 5),
    "behind two": (rb"[\]x\]x]]", 7),
    "behind an escape and an escaped backslash": (rb"[\x\\]]", 5),
    "a backslash behind one with an escape": (rb"[\]x]\]", 4),
    "a backslash behind it": (rb"[x]\]", 2),
    "never": (b"[x", 2),
    "never, for one is escaped": (rb"[\]", 3),
    "nothing more": (b"[", 1),
    "half an escape": (b"[\\", 2),
}


@pytest.mark.parametrize(("data", "end"), VALUE_ENDS.values(), ids=VALUE_ENDS)
def test_value_end(data: bytes, end: int) -> None:
    assert value_end(data, 1) == end


def test_a_value_that_begins_with_an_escape() -> None:
    assert value_end(rb"\]]", 0) == 2
    assert value_end(rb"]\]", 0) == 0


LAST_ENDS = {
    "none": (b"xyz", 1, 3, 1),
    "one": (b"x]z", 1, 3, 2),
    "the first byte": (b"]x", 0, 2, 1),
    "the last of two": (b"]]x", 0, 3, 2),
    "before an escaped one": (rb"]\]", 0, 3, 1),
    "before two escaped ones": (rb"x]\]\]", 0, 6, 2),
    "escaped alone": (rb"x\]", 1, 3, 1),
    "behind a backslash that is escaped": (rb"\\]", 0, 3, 3),
    "behind three backslashes": (rb"\\\]", 0, 4, 0),
    "a backslash before the part": (rb"\]", 1, 2, 2),
    "two backslashes, one before the part": (rb"\\]", 1, 3, 1),
    "behind the part": (b"xy]", 0, 2, 0),
    "before the part": (b"]xy", 1, 3, 1),
}


@pytest.mark.parametrize(("data", "first", "end", "at"), LAST_ENDS.values(), ids=LAST_ENDS)
def test_last_end(data: bytes, first: int, end: int, at: int) -> None:
    assert _last_end(data, first, end) == at
