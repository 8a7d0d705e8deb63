"""Where games, and values, begin and end: quick rows beside the comparison with what reads them (test_grammar.py)."""

import pytest

from ttgo.sgf.grammar import value_end
from ttgo.sgf.spans import game_end, spans

SPANS: dict[str, tuple[bytes, list[tuple[int, int]], bool]] = {
    "nothing": (b"", [], False),
    "one": (b"(;)", [(0, 3)], False),
    "between other bytes": (b"x(;)y", [(1, 4)], False),
    "two": (b"(;)(;)", [(0, 3), (3, 6)], False),
    "two with a blank": (b"(;) (;)", [(0, 3), (4, 7)], False),
    "no end": (b"(;)(;C[x]", [(0, 3), (3, 9)], True),
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
    "a backslash behind it": (rb"[x]\]", 2),
    "never": (b"[x", 2),
    "never, for one is escaped": (rb"[\]", 3),
    "nothing more": (b"[", 1),
    "half an escape": (b"[\\", 2),
}


@pytest.mark.parametrize(("data", "end"), VALUE_ENDS.values(), ids=VALUE_ENDS)
def test_value_end(data: bytes, end: int) -> None:
    assert value_end(data, 1) == end
