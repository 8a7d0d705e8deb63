"""Where games, and values, begin and end: quick rows beside the comparison with what reads them (test_grammar.py)."""

from collections.abc import Callable

import pytest

from ttgo.sgf.grammar import value_end
from ttgo.sgf.spans import _last_end, game_end

ENDS: dict[str, tuple[Callable[..., int], tuple[bytes | int, ...], int]] = {
    "a game at once": (game_end, (b"()", 1), 2),
    "a game after a variation": (game_end, (b"(())x", 1), 4),
    "a game after a value": (game_end, (b"([)])x", 1), 5),
    "a game never": (game_end, (b"(()", 1), -1),
    "a game not in a value": (game_end, (b"([)", 1), -1),
    "a value at once": (value_end, (b"[]", 1), 1),
    "a value behind an escaped one": (value_end, (rb"[\]]]", 1), 3),
    "a value behind an escaped backslash": (value_end, (rb"[\\]]", 1), 3),
    "a value behind both": (value_end, (rb"[\\\]]]", 1), 5),
    "a value behind an escape and an escaped backslash": (value_end, (rb"[\x\\]]", 1), 5),
    "a value: a backslash behind one with an escape": (value_end, (rb"[\]x]\]", 1), 4),
    "a value never": (value_end, (b"[x", 1), 2),
    "a value never, for one is escaped": (value_end, (rb"[\]", 1), 3),
    "a value: half an escape": (value_end, (b"[\\", 1), 2),
    "the last: none": (_last_end, (b"xyz", 1, 3), 1),
    "the last: the first byte": (_last_end, (b"]x", 0, 2), 1),
    "the last of two": (_last_end, (b"]]x", 0, 3), 2),
    "the last before an escaped one": (_last_end, (rb"]\]", 0, 3), 1),
    "the last before two escaped ones": (_last_end, (rb"x]\]\]", 0, 6), 2),
    "the last: escaped alone": (_last_end, (rb"x\]", 1, 3), 1),
    "the last behind a backslash that is escaped": (_last_end, (rb"\\]", 0, 3), 3),
    "the last behind three backslashes": (_last_end, (rb"\\\]", 0, 4), 0),
    "the last: a backslash before the part": (_last_end, (rb"\]", 1, 2), 2),
    "the last: two backslashes, one before the part": (_last_end, (rb"\\]", 1, 3), 1),
}


@pytest.mark.parametrize(("find", "given", "end"), ENDS.values(), ids=ENDS)
def test_ends(find: Callable[..., int], given: tuple[bytes | int, ...], end: int) -> None:
    assert find(*given) == end
