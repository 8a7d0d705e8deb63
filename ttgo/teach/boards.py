"""A board that a reader brings: pasted as a diagram of any usual kind or as ttgo's link, or in a
picture. (A record is opened as ever.)

    . X O          rows of points, with or without spaces; also b and w, B and W, # and O, * for
                   Black
    $$ | . X O |   Sensei's Library's and forums' diagrams: borders, coordinates, hoshi (,), numbers
                   and letters
    0 1 2          a grid of numbers, as programs print it: 0 empty, 1 black, 2 or -1 white

The meaning of a letter depends on the others. Numbers in a diagram with $$ are moves, the odd ones
of the colour that $$B or $$W names.
"""

from ttgo import vertex
from ttgo.game import Game
from ttgo.guards import brief
from ttgo.language import mistake
from ttgo.points import LARGEST, LETTERS, Grid, set_of
from ttgo.position import BLACK, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import opponent
from ttgo.start import Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LONGEST = 200_000  # characters
_LINK = "v=1&s="
_MARKS = dict.fromkeys(".+,_-·•", ".")
_MARKS.update(dict.fromkeys("XxBb#@●⚫*", "X"))
_MARKS.update(dict.fromkeys("OoWw○⚪", "O"))
_SENSEI_BLACK, _SENSEI_WHITE = "XB#ZY", "OW@QP"
_NUMBERS = {"0": ".", "1": "X", "2": "O", "-1": "O"}
_FRAME = "-+_=|"
_EDGES = 4  # of a whole board
_SMALL = 9  # points: larger boards have an odd number
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SURE = 0.6  # the confidence below which a point is doubtful
_DOUBTFUL = 12  # more doubtful points than these are not asked for
TERRITORY, _AREA = ("japanese", "korean"), ("chinese", "aga")  # other rules, by what they count
_UNCLEAR = (
    "I cannot read the stones on this board. Take the photo from nearer and from above, without "
    "glare."
)


def board_from_event(event: "dict[str, Any]", game: Game, record: Record) -> "dict[str, object]":
    """An event with its board as `rows`, and facts that come with a board: `first` to play, `komi`,
    `captured` before by [Black, White], whether it looks like a `part` of one, and whether it is
    `sure` to be right and its game over.

    The board is that of the event's `rows`, of its `text`, an empty one of its `size`, or else that
    of the game, with the result `stated` and the rules `named` by its record. What the event says
    of it comes first; with a `colour` the point `at` has it, and no record knows that board. Raises
    ValueError, one sentence, for what holds no position.
    """
    found: "dict[str, Any]" = {}
    if "text" in event:
        found = parse_pasted(str(event["text"]))
    elif "size" in event:
        found["rows"] = Position(Start(event["size"]).grid).rows()
    elif "rows" not in event:
        found = _of_game(game)
        found.update({"stated": record.result, "named": _other_rules(record)})
    found.update(event)
    if "colour" in event:
        position = board(found["rows"])
        point = 1 << vertex.at(position.grid, event.get("at"))
        found["rows"] = position.coloured(point, str(event["colour"])).rows()
        found["stated"] = found["named"] = ""
    return found


def _other_rules(record: Record) -> str:
    """The rules that a record names, if they are not the ten and can be counted by here; else "".
    Those that count area compensate for handicap stones in ways of their own.
    """
    named = (record.notes.get("RU") or [record.start.rules.name])[0].lower().split() or [""]
    ahead = record.start.handicap or record.notes.get("HA", ["0"]) != ["0"]
    return named[0] if named[0] in (TERRITORY if ahead else TERRITORY + _AREA) else ""


def board(rows: "list[str]") -> Position:
    """The position of rows; it may be one that no game can begin with."""
    return Position.parse("\n".join(rows))


def parse_pasted(text: str) -> "dict[str, object]":
    """The `rows` of a text, and its other facts. Raises ValueError, one sentence, if it holds no
    position.
    """
    if len(text) > _LONGEST:
        raise mistake("too_much_pasted")
    text = text.strip()
    if _LINK in text:
        return _of_game(link.read(text[text.index(_LINK) :].split()[0]).match().game)
    if text.startswith("[["):  # a list of lists in one line
        text = text.replace("],", "]\n")
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if any(line.startswith("$$") for line in lines):
        return _of_sensei(lines)
    rows = _square(_of_numbers(lines) or _of_diagram(lines))
    return {"rows": rows, "part": _is_odd(rows)}


def _of_game(game: Game) -> "dict[str, object]":
    """Where a game stands."""
    return {
        "rows": game.position.rows(),
        "first": game.to_play,
        "komi": game.komi,
        "captured": [game.prisoners[BLACK], game.prisoners[WHITE]],
        "sure": game.over,
    }


def _of_sensei(lines: "list[str]") -> "dict[str, object]":
    """The first word may say who plays number 1, "$$W"; borders and titles are not rows."""
    first = BLACK
    found: "list[str]" = []
    for line in lines:
        if not line.startswith("$$"):
            continue
        head = line[2:].split(" ")[0]
        if head[:1] == "W" and not found:
            first = WHITE
        words = line[2 + len(head) :].replace("|", " ").split()
        if len(words) > 1 and words[0].isdigit() and int(words[0]) > 9 and len(words[1]) == 1:
            words = words[1:]  # the name of a row
        if len(words) > 1 and all(
            (len(word) == 1 and word not in _FRAME) or word == "10" for word in words
        ):
            found.append("".join([_sensei(word, first) for word in words]))
    rows = _square(found)
    edges = sum(["--" in line for line in lines]) + max([line.count("|") for line in lines])
    return {"rows": rows, "first": first, "part": 0 < edges < _EDGES or _is_odd(rows)}


def _is_odd(rows: "list[str]") -> bool:
    """Whether they look like part of a board: no square, or of a size that nobody plays on."""
    return len(rows) != len(rows[0]) or (len(rows) > _SMALL and len(rows) % 2 == 0)


def _sensei(mark: str, first: str) -> str:
    if mark.isdigit():
        number = int(mark) or 10
        return "X" if (first if number % 2 else opponent(first)) == BLACK else "O"
    return "X" if mark in _SENSEI_BLACK else "O" if mark in _SENSEI_WHITE else "."


def _of_numbers(lines: "list[str]") -> "list[str] | None":
    """The rows of a grid of numbers; None if it is something else."""
    found = []
    for line in lines:
        words = "".join([" " if mark in "[](){},;" else mark for mark in line]).split()
        if not words:
            continue
        words = list(words[0]) if len(words) == 1 else words
        if not all(word in _NUMBERS for word in words):
            return None
        found.append("".join([_NUMBERS[word] for word in words]))
    return found


def _of_diagram(lines: "list[str]") -> "list[str]":
    """The rows of a diagram, without frames and the names of columns and rows at its edges."""
    found = []
    for line in lines:
        words = line.replace("|", " ").split()
        joined = "".join(words)
        columns = [letters[: len(joined)] for letters in (LETTERS, _ALPHABET)]
        if not joined.strip(_FRAME) or (joined.upper() in columns and len(joined) > 1):
            continue
        if words[0].isdigit():
            words = words[1:]
        if words and words[-1].isdigit():
            words = words[:-1]
        row = "".join(words).strip("0123456789")
        found.append("".join([_MARKS.get(mark, mark) for mark in row]))
    return found


def _square(found: "list[str]") -> "list[str]":
    """The rows, if they are a board."""
    if not found:
        raise mistake("no_board_found")
    width = len(found[0])
    for place, row in enumerate(found, 1):
        strange = [mark for mark in row if mark not in ".XO"]
        if 2 * len(strange) > len(row):
            raise mistake("no_board_found")  # words, or an address
        if strange:
            raise mistake(
                "strange_mark", row=place, column=row.index(strange[0]) + 1, mark=brief(strange[0])
            )
        if len(row) != width:
            raise mistake("uneven_rows", row=place, points=len(row), width=width)
    if width > LARGEST or len(found) > LARGEST:
        raise mistake("too_large", most=LARGEST, width=width, height=len(found))
    return found


def pictured(event: "dict[str, Any]") -> "dict[str, object]":
    """Read a picture of `width` times `height` pixels; `pixels` has a text for each row:
    hexadecimal digits, three bytes a pixel. Gives "rows", "doubtful" vertices, "corners", pairs of
    integers, and "part": it looks like part of a larger board. With `corners` and `size` it need
    not find the board. Raises ValueError, one sentence, also if many points are doubtful. (One long
    text, or base64, would take MicroPython seconds.)
    """
    from ttgo.photo import read  # loaded with the first of these events

    pixels, size = bytes.fromhex("".join(event["pixels"])), event.get("size", 0)
    found = read(pixels, event["width"], event["height"], event.get("corners"), size)
    grid = Grid(len(found.position))
    doubtful = [
        grid.point(column, grid.height - 1 - row)
        for row, sures in enumerate(found.confidence)
        for column, sure in enumerate(sures)
        if sure < SURE
    ]
    if len(doubtful) > _DOUBTFUL and not found.part:
        raise ValueError(_UNCLEAR)
    return {
        "rows": list(found.position),
        "doubtful": grid.named(set_of(doubtful)),
        "corners": [[round(x), round(y)] for x, y in found.corners],
        "part": found.part,
    }
