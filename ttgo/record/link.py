"""A record as the fragment of an address, and back. All is in the fragment, which browsers never
send to a server.

    v=1&s=9&k=0.5&t=eedd1cc0-&a=2

`v` is the version, `s` the size ("9", "19x13"), `k` komi, `r` the rules as rulesets.py writes them
with "." for a space, `h` the handicap, `b` and `w` the stones set up, `f` "w" if White begins, `t`
the turns, `a` the present place; defaults are left out. `g` is the number of a game with a friend
(friend.py). Its link has one line only, `e` "b" or "w" if that player resigned, and always `a`, the
last part: without it a link was cut short. A point is two letters as in SGF, "aa" at the top left;
letters go on with A after z. In `t`, "-" is a pass, "3" a place for a note, "4", "5" and "6" begin
a proposal of Black, of White, and a ruling, its points ended by "." ("-." to play on), "1" and "0"
are brackets around another continuation, "2" stands before the chosen one, "8" and "9" before a
turn that Black or White takes out of turn. "7" begins another position: the points that become
black, "-", those that become white, "-", those that become empty, "-", "b" or "w" for the player to
play, if named, and ".". Texts beside the turns, and turns that the rules refuse, are not in a link.
"""

from ttgo import rulesets
from ttgo.guards import brief
from ttgo.language import mistake
from ttgo.match import NOTE, PLAY_ON, SETUP
from ttgo.points import Grid, members, set_of
from ttgo.position import BLACK, WHITE, Position
from ttgo.record.friend import words_told
from ttgo.record.tree import Record
from ttgo.record.values import decimal, friend_of, integer, point_name, point_of
from ttgo.record.words import tree_of_words, words_of_tree
from ttgo.rulesets import Rules
from ttgo.start import Start
from ttgo.vertex import PASS, set_at

VERSION = "1"
_KEYS = "vskrhbwftage"
_LONGEST = 100_000  # characters; a 10,000-turn game has 20,000
_BRACKETS = ("(", ")")
_SIGNS = {"(": "1", ")": "0", PASS: "-", NOTE: "3"}
_PREFIXES = {"*": "2", "b:": "8", "w:": "9"}
_SPEAKERS = {BLACK: "4", WHITE: "5", "judge": "6"}
_ACCEPTED = "a link of ttgo's has a fragment such as #v=1&s=9&t=eedd"


def write(record: Record, *, to_friend: bool = False) -> str:
    """The fragment, without "#", of the legal part of a record, or of a game with a friend. Raises
    ValueError if the record is too long for a link.
    """
    friend = record.friend if to_friend else None
    start, grid = record.start, record.start.grid
    size = str(grid.width) if grid.width == grid.height else f"{grid.width}x{grid.height}"
    parts = [f"v={VERSION}", f"s={size}"]
    if start.komi:
        parts.append(f"k={start.komi}")
    if start.rules != Rules():
        parts.append("r=" + rulesets.write(start.rules).replace(" ", "."))
    if start.handicap:
        parts.append(f"h={start.handicap}")
    for key, points in (("b", start.setup.black), ("w", start.setup.white)):
        if points:
            parts.append(f"{key}=" + "".join(point_name(grid, point) for point in members(points)))
    if start.first != BLACK:
        parts.append("f=w")
    if friend:
        parts.append(f"g={friend['number']}")
    words = words_told(record) if friend else words_of_tree(record.root, refused=False)[0]
    if words[-1:] in (["B+R"], ["W+R"]):
        parts.append("e=" + ("b" if words.pop() == "W+R" else "w"))
    if words:
        parts.append("t=" + "".join(_short(grid, word) for word in words))
    if friend or not all(node.wrong for node in record.here.next):
        parts.append(f"a={len(words) if friend else record.depth()}")
    link = "&".join(parts)
    if len(link) > _LONGEST:
        raise ValueError(
            f"This game is too long for a link of at most {_LONGEST} characters: save it as a file."
        )
    return link


def read(text: object) -> Record:
    """The record of a fragment, with or without "#". Raises ValueError with a sentence for anything
    else.
    """
    try:
        return _read(text)
    except ValueError as error:
        raise mistake("wrong_link", detail=str(error)) from None


def _read(text: object) -> Record:
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"This link is too long to be one of ttgo's; {_ACCEPTED}.")
    parts = _parts(_plain(text))
    if parts.get("a") == "" or ("g" in parts and "a" not in parts):
        raise mistake("cut_link")
    if parts.get("v") != VERSION:
        given, known = brief(parts.get("v", "")), f"ttgo knows {VERSION}; {_ACCEPTED}"
        raise ValueError(f"This link is of version {given}, and {known}.")
    width, _, height = parts.get("s", "").partition("x")
    grid = Grid(_number(width, "s"), _number(height or width, "s"))
    setup = Position(grid, *[set_of(_pairs(grid, parts.get(key, ""))) for key in ("b", "w")])
    if parts.get("f", "b") not in ("b", "w"):
        raise ValueError(f"In a link f is b or w, not {brief(parts['f'])}.")
    komi, handicap = _komi(parts.get("k", "0")), _number(parts.get("h", "0"), "h")
    rules = rulesets.read(parts.get("r", "Tromp-Taylor").replace(".", " "))
    first = WHITE if parts.get("f") == "w" else BLACK
    record = Record(Start(grid.width, grid.height, komi, rules, handicap, setup, first))
    record.check_but(tree_of_words(record.root, _words(grid, parts.get("t", "")), "link's", {}))
    line = record.line()
    at = _number(parts.get("a", str(len(line) - 1)), "a")
    if at >= len(line):
        raise ValueError(
            f"The link's game has {len(line) - 1} turns, so it cannot be at turn {at}."
        )
    record.here = line[at]
    if "e" in parts:
        if parts["e"] not in ("b", "w") or record.match().over:
            raise ValueError(f"In a link e is b or w, who resigned, not {brief(parts['e'])}.")
        record.resign(BLACK if parts["e"] == "b" else WHITE)
    if "g" in parts:
        if at != len(line) - 1:
            raise mistake("cut_link")
        if any(":" in node.word or node.word.startswith(SETUP) for node in line):
            raise ValueError("In a game with a friend all turns are taken in order.")
        record.friend = friend_of(parts["g"])
    return record


def _plain(text: str) -> str:
    """A fragment without its "#" and without the percent signs that some programs add."""
    first, *rest = text.lstrip("#").split("%")
    plain = [first]
    for part in rest:
        if len(part) < 2 or part[:2].strip("0123456789abcdefABCDEF"):
            raise ValueError(f"This link is damaged at {brief('%' + part)}; {_ACCEPTED}.")
        plain += [chr(int(part[:2], 16)), part[2:]]
    return "".join(plain)


def _parts(text: str) -> "dict[str, str]":
    parts: "dict[str, str]" = {}
    _, more, last = text.rpartition("&")
    if more and len(last) < 2 and last in _KEYS:
        raise mistake("cut_link")
    for part in text.split("&"):
        key, equals, value = part.partition("=")
        if not equals or len(key) != 1 or key not in _KEYS or key in parts:
            raise ValueError(f"{brief(part)} is no part of a link; {_ACCEPTED}.")
        parts[key] = value
    return parts


def _number(text: str, key: str) -> int:
    found = integer(text)
    if found < 0:
        raise ValueError(f"In a link {key} is a whole number, not {brief(text)}.")
    return found


def _komi(text: str) -> float:
    found = decimal(text)
    if found is None:
        raise ValueError(f"In a link k is komi, such as 7.5, not {brief(text)}.")
    return found


def _point(grid: Grid, letters: str) -> int:
    found = point_of(grid, letters)
    if found is None:
        given, size = brief(letters), f"{grid.width} by {grid.height}"
        raise ValueError(f"{given} in the link is not a point of its grid of {size}.")
    return found


def _pairs(grid: Grid, text: str) -> "list[int]":
    """The points that a text names, two letters each; raises ValueError for more points than the
    grid has.
    """
    letters = list(text)  # for each index into a text MicroPython counts its letters again
    if len(letters) > 2 * grid.width * grid.height:
        raise ValueError(f"{brief(text)} in the link names more points than its grid has.")
    return [_point(grid, "".join(letters[k : k + 2])) for k in range(0, len(letters), 2)]


def _short(grid: Grid, word: str) -> str:
    """A word of the record (words.py) as links spell it."""
    if word in _SIGNS:
        return _SIGNS[word]
    for before, sign in _PREFIXES.items():
        if word.startswith(before):
            return sign + _short(grid, word[len(before) :])
    who, proposal, text = word.partition("=")
    if word.startswith(SETUP):
        *sets, first = text.split("/")
        return "7" + "".join([_letters(grid, some) + "-" for some in sets]) + first[:1] + "."
    if proposal:
        return _SPEAKERS[who] + ("-" if text == PLAY_ON else _letters(grid, text)) + "."
    return _letters(grid, word)


def _letters(grid: Grid, text: str) -> str:
    """Vertices with commas between them, as links write points: two letters each."""
    points = members(set_at(grid, text))
    return "".join([point_name(grid, point) for point in points])


def _named(grid: Grid, text: str) -> str:
    """Points in a link's letters as vertices with commas between them."""
    return ",".join([grid.vertices[point] for point in _pairs(grid, text)])


def _setup(grid: Grid, inner: str) -> str:
    """The word for a set-up position, from the text between "7" and "."."""
    sets = inner.split("-")
    if len(sets) != 4 or sets[3] not in ("", "b", "w"):
        raise ValueError(f"{brief(inner)} in the link sets up no position.")
    sets[3] = {"b": BLACK, "w": WHITE}.get(sets[3], "")
    return SETUP + "/".join([_named(grid, some) for some in sets[:3]] + sets[3:])


def _words(grid: Grid, text: str) -> "list[str]":
    """The words (words.py) of a link's `t`."""
    words, before, place = [], "", 0
    signs = {sign: word for word, sign in _SIGNS.items()}
    prefixes = {sign: word for word, sign in _PREFIXES.items()}
    speakers = {sign: who + "=" for who, sign in _SPEAKERS.items()}
    letters = list(text)  # see _pairs
    while place < len(letters):
        mark = letters[place]
        place += 1
        if mark in prefixes:
            if before[-1:] == ":":
                raise ValueError("In the link a turn is two players' at once.")
            before += prefixes[mark]
            continue
        if mark in signs:
            word = signs[mark]
        elif mark in speakers or mark == "7":
            try:
                end = letters.index(".", place)
            except ValueError:
                rest = brief("".join(letters[place - 1 :]))
                raise ValueError(
                    f"{rest} in the link has no end; a proposal ends with a point."
                ) from None
            inner, place = "".join(letters[place:end]), end + 1
            wish = PLAY_ON if inner == "-" else "" if mark == "7" else _named(grid, inner)
            word = _setup(grid, inner) if mark == "7" else speakers[mark] + wish
        else:
            word = grid.vertices[_point(grid, "".join(letters[place - 1 : place + 1]))]
            place += 1
        words.append(word if word in _BRACKETS else before + word)
        before = ""
    return words
