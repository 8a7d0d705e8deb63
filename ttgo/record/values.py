"""Points as SGF writes them, and text from files and pages, read alike by every Python.

A point is two letters from the top left, "aa" to "ZZ"; "aa:cc" is a rectangle. Of blanks and
digits only ASCII's count: CPython's str methods accept those of all scripts, MicroPython's do not,
and it has no unicodedata.
"""

from ttgo.points import Grid, members
from ttgo.position import BLACK, WHITE
from ttgo.vertex import BLANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NUMBER = LETTERS[:26] + "0123456789"
_SPACES = (
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
)


def point_of(grid: Grid, text: str) -> "int | None":
    """The point that two letters such as "cd" name; None if the grid has no such point."""
    if len(text) != 2:
        return None
    x, y = LETTERS.find(text[0]), LETTERS.find(text[1])
    inside = 0 <= x < grid.width and 0 <= y < grid.height
    return grid.point(x, grid.height - 1 - y) if inside else None


def points_of(grid: Grid, value: str) -> int:
    """The set of points that a value names: a single point, or a rectangle such as "aa:cc"; empty
    for any other value.
    """
    corners = 0
    for corner in value.split(":", 1):
        point = point_of(grid, "".join(split_blanks(normalized(corner))))
        if point is None:
            return 0
        corners |= 1 << point
    return rectangle(grid, corners)


def rectangle(grid: Grid, points: int) -> int:
    """The points of the smallest rectangle around some points."""
    places = members(points)
    columns = [point % grid.stride for point in places]
    row = ((1 << max(columns) - min(columns) + 1) - 1) << min(columns)
    found = 0
    for y in range(places[0] // grid.stride, places[-1] // grid.stride + 1):
        found |= row << y * grid.stride
    return found


def point_name(grid: Grid, point: int) -> str:
    """A point as SGF writes it; "aa" is at the top left."""
    y, x = divmod(point, grid.stride)
    return LETTERS[x] + LETTERS[grid.height - 1 - y]


def straight(text: str) -> str:
    """A name without the characters that would reverse the direction of the text after it."""
    for mark in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069":
        text = text.replace(mark, "")
    return text


def normalized(text: str) -> str:
    """A value without blanks around it; spaces and full-width letters become ASCII's, as by NFKC.

    >>> normalized("\u3000\uff16.\uff15\u00a0")
    '6.5'
    """
    if any(letter > "\x7f" for letter in text):
        text = "".join([_ascii(letter) for letter in text])
    return text.strip(BLANKS)


def _ascii(letter: str) -> str:
    if "\uff01" <= letter <= "\uff5e":
        return chr(ord(letter) - 0xFEE0)
    return " " if letter in _SPACES else letter


def integer(text: str, longest: int = 6) -> int:
    """The whole number in a text of at most `longest` digits; -1 for any other text.

    >>> integer("19"), integer("-1"), integer("")
    (19, -1, -1)
    """
    return int(text) if 0 < len(text) <= longest and not text.strip("0123456789") else -1


def decimal(text: str, longest: int = 8) -> "float | None":
    """The number in a text such as "7.5" or "-3" of at most `longest` characters; None for any
    other text. CPython's float() accepts more than MicroPython's.

    >>> decimal("-7.5"), decimal("7.500000"), decimal("7.5000000"), decimal("1e3")
    (-7.5, 7.5, None, None)
    """
    unsigned = text[1:] if text[:1] in ("+", "-") else text
    digits = unsigned.replace(".", "", 1)
    plain = len(digits) > 0 and len(text) <= longest and not digits.strip("0123456789")
    return float(text) if plain else None


def split_blanks(text: str) -> "list[str]":
    r"""The words between ASCII's blanks.

    >>> split_blanks(" E5\n pass")
    ['E5', 'pass']
    """
    for blank in BLANKS[1:]:
        text = text.replace(blank, " ")
    return [part for part in text.split(" ") if part]


def friend_of(friend: object) -> "dict[str, Any] | None":
    """The state of a game with a friend (friend.py) as it was saved: {} for no such game; a text is
    the number of a new one. Raises ValueError for anything else.

    The number becomes a key of the browser's storage.
    """
    given: "dict[str, Any]" = friend if isinstance(friend, dict) else {"number": friend}
    if not given:
        return None
    number, you = given.get("number"), given.get("you", BLACK)
    final, after = given.get("final", -1), given.get("next", BLACK)
    if not isinstance(number, str) or not 6 <= len(number) <= 12 or number.strip(_NUMBER):
        raise ValueError("The number of a game with a friend is 6 to 12 small letters and digits.")
    if you not in (BLACK, WHITE) or after not in (BLACK, WHITE, "") or not isinstance(final, int):
        raise ValueError("A game with a friend has a colour for each.")
    return {"number": number, "you": you, "final": final, "next": after}
