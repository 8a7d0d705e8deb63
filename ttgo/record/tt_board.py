r"""A game written into a page by its author: the attributes of <tt-board> as a record.

    {"diagram": ". X .\nX O .\n. . .", "size": "9x9", "moves": "E5 D4 pass", "at": "12",
     "komi": "6.5", "rules": "New Zealand", "ending": "tromp", "handicap": "2", "first": "white"}

All are text and optional, like attributes. Without a diagram or a size the grid is 9x9; "at" is the
turn to begin with, the last one if it is "end" or missing.
"""

from ttgo import rulesets
from ttgo.guards import brief
from ttgo.language import mistake
from ttgo.points import Grid
from ttgo.position import BLACK, Position
from ttgo.record.tree import Record
from ttgo.record.values import decimal, integer, split_blanks
from ttgo.start import Start
from ttgo.vertex import BLANKS

_LONGEST = 20_000  # turns; all boards of a page wait for them


def read(given: "dict[str, object]") -> Record:
    """The record that attributes describe. Raises ValueError with a sentence if they are wrong.

    Illegal turns stay in the record with the reason, like those of a file: `Record.said` tells.
    """
    texts = {key: _text(given, key) for key in _KEYS}
    grid = _size(texts["size"])
    setup = None
    if texts["diagram"]:
        setup = Position.parse(texts["diagram"])
        if texts["size"] and grid != setup.grid:
            width, height, size = setup.grid.width, setup.grid.height, brief(texts["size"])
            raise mistake("two_sizes", width=width, height=height, given=size)
        grid = setup.grid
    rules = rulesets.read(texts["rules"] or "Tromp-Taylor")
    if texts["ending"]:
        rules = rules.ended(texts["ending"])  # type: ignore[arg-type]  # which checks it
    komi, handicap = _komi(texts["komi"]), _number("handicap", texts["handicap"], 0)
    first = texts["first"].lower() or BLACK
    record = Record(Start(grid.width, grid.height, komi, rules, handicap, setup, first))
    turns = split_blanks(texts["moves"].replace(",", " "))
    if len(turns) > _LONGEST:
        raise mistake("too_many_moves", moves=len(turns), most=_LONGEST)
    node = record.root
    for turn in turns:
        node = node.add(turn)
    record.check()
    line = record.line()
    at = len(line) - 1 if texts["at"] == "end" else _number("at", texts["at"], len(line) - 1)
    if at >= len(line):
        wrong = record.stops()
        if wrong:
            raise ValueError(wrong)
        raise mistake("wrong_turn", given=at, last=len(line) - 1)
    record.here = line[at]
    return record


_KEYS = ("diagram", "size", "moves", "at", "komi", "rules", "ending", "handicap", "first")


def _text(given: "dict[str, object]", key: str) -> str:
    text = str(given.get(key, ""))
    return text if key == "diagram" else text.strip(BLANKS)


def _size(text: str) -> Grid:
    width, by, height = (text or "9").lower().partition("x")
    sides = integer(width), integer(height if by else width)
    if -1 in sides:
        raise mistake("wrong_size", given=brief(text))
    return Grid(*sides)


def _komi(text: str) -> float:
    found = decimal(text or "0")
    if found is None:
        raise mistake("wrong_komi", given=brief(text))
    return found


def _number(key: str, text: str, default: int) -> int:
    if not text:
        return default
    found = integer(text)
    if found < 0:
        raise mistake("wrong_number", attribute=key, given=brief(text))
    return found
