"""Where the games of a text begin and end, found without reading what is between: a file of hundreds is opened for one of them.

A bracket counts unless it stands in a value, and those go from "[" to the next "]" that has no backslash before it. So whether a place
is in a value can be told from the few bytes before it.
"""

from ttgo.sgf.grammar import beginning, value_end


def spans(data: bytes) -> "tuple[list[tuple[int, int]], bool]":
    """The begin and the end of each game, as grammar.parse has them, and whether the text ends in the midst of the last."""
    found: "list[tuple[int, int]]" = []
    is_open = False
    at = beginning(data, 0)
    while at >= 0:
        end = game_end(data, at + 1)
        is_open = end < 0
        found.append((at, len(data) if is_open else end))
        at = -1 if is_open else beginning(data, end)
    return found, is_open


def game_end(data: bytes, at: int) -> int:
    """Where a game ends whose first bracket stands before `at`; -1 if it does not end."""
    size, depth, outside = len(data), 1, at  # there no value is open
    opens = closes = -1
    while depth:
        if opens < at:
            opens = data.find(b"(", at) % (size + 1)
        if closes < at:
            closes = data.find(b")", at) % (size + 1)
        at = min(opens, closes)
        if at == size:
            return -1
        value = data.find(b"[", _last_end(data, outside, at), at)
        if value >= 0:
            at = value_end(data, value + 1)
        else:
            depth += 1 if at == opens else -1
        at += 1
        outside = at
    return at


def _last_end(data: bytes, first: int, end: int) -> int:
    """Behind the last "]" of a part that can end a value, else where the part begins."""
    close = data.rfind(b"]", first, end)
    while close >= 0:
        slash = close
        while slash > first and data[slash - 1] == 0x5C:
            slash -= 1
        if (close - slash) % 2 == 0:
            return close + 1
        close = data.rfind(b"]", first, close)
    return first
