"""The GTP commands: one function each, and the table of their names at the end of the file.

engine.py describes the commands. A function takes the referee and the command's arguments and
returns the answer, or raises Refused.
"""

import contextlib
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ttgo import rulesets, sgf, vertex
from ttgo.gtp.referee import Referee, Refused
from ttgo.illegal import NotAPoint
from ttgo.points import LARGEST, LETTERS, SMALLEST, column_name, count, members
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.rules import opponent
from ttgo.sgf.text import LONGEST
from ttgo.start import star_points
from ttgo.version import __version__
from ttgo.vertex import PASS

Words = list[str]
Command = Callable[[Referee, Words], str]


# The types of arguments: each reads a text or raises Refused

_LARGEST_INT = 2**31 - 1  # GTP's integers have 31 bits and are not negative
_COLOURS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}


def _as(pattern: str, meant: Callable[[str], Any] = str) -> Callable[[Referee, str], Any]:
    """A reader of texts that fit a pattern, which gives what `meant` makes of the text."""

    def read(_: Referee, text: str) -> Any:
        if not re.fullmatch(pattern, text):
            raise Refused("syntax error")
        return meant(text)

    return read


_number = _as(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)", float)
_colour = _as("(?i)b|w|black|white", lambda text: _COLOURS[text.lower()])
_TURN = "[A-Za-z]+[0-9]+|(?i:pass)"
_turn = _as(_TURN)  # rule 1 refuses what is no point of the grid later
_played = _as(f"{_TURN}|(?i:resign)")
_status = _as("alive|dead|seki")
_word = _as("(?s).*")


def _integer(referee: Referee, text: str) -> int:
    number: int = _as("[0-9]{1,10}", int)(referee, text)
    if number > _LARGEST_INT:
        raise Refused("syntax error")
    return number


def _point(referee: Referee, text: str) -> int:
    """A point of the grid."""
    with contextlib.suppress(NotAPoint):
        point = vertex.read(referee.game.grid, text)
        if point is not None:
            return point
    raise Refused("syntax error")


# Before the game


def _boardsize(referee: Referee, words: Words, most: int = len(LETTERS)) -> str:
    """One side of a square, or width and height; GTP has no more columns than letters."""
    if len(words) not in (1, 2):
        raise Refused("syntax error")
    sides = [_integer(referee, word) for word in words]
    if not SMALLEST <= min(sides) <= max(sides) <= most:
        raise Refused("unacceptable size")
    referee.begin(sides[0], sides[-1])
    return ""


def _query_boardsize(referee: Referee) -> str:
    grid = referee.game.grid
    return str(grid.width) if grid.width == grid.height else f"{grid.width} {grid.height}"


def _clear_board(referee: Referee) -> None:
    referee.begin(referee.game.grid.width, referee.game.grid.height)


def _komi(referee: Referee, komi: float) -> None:
    try:
        referee.game.komi = komi
    except ValueError:
        raise Refused("unacceptable komi") from None  # KataGo's words; GTP has none


def _set_rules(referee: Referee, words: Words) -> str:
    """A name, or KataGo's words as JSON."""
    text = " ".join(words)
    try:
        given = json.loads(text) if text.startswith("{") else None
        rules = rulesets.read(text) if given is None else rulesets.from_katago(given)
    except (json.JSONDecodeError, RecursionError):
        raise Refused("syntax error") from None
    except ValueError as wrong:
        raise Refused(str(wrong)) from None
    referee.change_rules(rules)
    return ""


def _get_rules(referee: Referee) -> str:
    try:
        return json.dumps(rulesets.to_katago(referee.game.rules), sort_keys=True)
    except ValueError as wrong:
        raise Refused(str(wrong)) from None


def _fixed_handicap(referee: Referee, stones: int) -> str:
    try:
        places = star_points(referee.game.grid, stones)
    except ValueError:
        raise Refused("invalid number of stones") from None
    return " ".join(referee.give_handicap(places))


def _place_free_handicap(referee: Referee, stones: int) -> str:
    return " ".join(referee.give_handicap(referee.free_handicap(stones)))


def _set_free_handicap(referee: Referee, words: Words) -> str:
    points = []
    for word in words:
        try:
            points.append(_point(referee, word))
        except Refused:
            raise Refused("bad vertex list") from None
    referee.give_handicap(points)
    return ""


def _loadsgf(referee: Referee, words: Words) -> str:
    """A file, and perhaps the number of the turn to stop before."""
    if len(words) not in (1, 2):
        raise Refused("syntax error")
    stop = _integer(referee, words[1]) if len(words) == 2 else None
    try:
        path = Path(os.fsdecode(words[0].encode("latin-1")))  # see Engine.answer
        if not path.is_file():  # a pipe or a device might never end
            raise Refused("cannot load file")
        with path.open("rb") as file:
            record = sgf.parse(file.read(LONGEST + 1))
        referee.load(record, stop)
    except (OSError, ValueError, Refused):
        raise Refused("cannot load file") from None
    return ""


# The game


def _play(referee: Referee, colour: str, turn: str) -> None:
    """A resignation changes nothing on the board, and is not refused."""
    if turn.lower() != "resign":
        referee.play(colour, turn)


def _genmove(referee: Referee, colour: str) -> str:
    turn = referee.choose(colour).turn
    referee.play(colour, turn)
    return turn


def _time_settings(referee: Referee, main: float, overtime: float, turns: int) -> None:
    if main < 0 or overtime < 0:
        raise Refused("syntax error")
    referee.computer.clock.set(main, overtime, turns)


def _time_left(referee: Referee, colour: str, seconds: float, turns: int) -> None:
    referee.computer.clock.tell(colour, max(seconds, 0.0), turns)


# Questions about the game


def _is_legal(referee: Referee, colour: str, text: str) -> str:
    return str(int(referee.why_not(colour, text) is None))


def _explain(referee: Referee, colour: str, text: str) -> str:
    why = referee.why_not(colour, text)
    return "legal" if why is None else str(why)


def _named(referee: Referee, points: int) -> str:
    return " ".join(referee.game.grid.named(points))


def _liberties(referee: Referee, point: int) -> int:
    """The liberties of the string at a point, as a set. Raises Refused for an empty point."""
    position = referee.game.position
    if position.colour(point) == EMPTY:
        raise Refused("vertex must not be empty")  # GNU Go's words
    return position.grid.around(position.piece(point)) & position.empty


def _history(referee: Referee) -> Words:
    """The turns after the handicap, the last one first, each with its colour."""
    game = referee.game
    return [
        f"{game.player(turn)} {game.vertex(turn)}" for turn in range(game.turn, game.handicap, -1)
    ]


def _last_move(referee: Referee) -> str:
    for turn in _history(referee)[:1]:
        return turn
    raise Refused("no previous move known")  # GNU Go's words


def _showboard(referee: Referee) -> str:
    position = referee.game.position
    columns = [column_name(x) for x in range(position.grid.width)]
    wide = len(columns[-1])
    head = "   " + " ".join(column.rjust(wide) for column in columns)
    lines = [head]
    for number, row in zip(range(position.grid.height, 0, -1), position.rows()):
        lines.append(f"{number:2} {' '.join(mark.rjust(wide) for mark in row)} {number}")
    return "\n" + "\n".join([*lines, head])


def _final_status_list(referee: Referee, status: str) -> str:
    if status != "alive":
        return ""
    grid, position = referee.game.grid, referee.game.position
    pieces = grid.pieces(position.black) + grid.pieces(position.white)
    return "\n".join(_named(referee, piece) for piece in sorted(pieces, key=members))


def _of(function: Callable[..., str | None], *readers: Callable[[Referee, str], object]) -> Command:
    """A command with exactly these arguments, each read by its reader; a function that returns
    nothing gives an empty answer.
    """

    def run(referee: Referee, words: Words) -> str:
        if len(words) != len(readers):
            raise Refused("syntax error")
        return (
            function(referee, *[reader(referee, word) for reader, word in zip(readers, words)])
            or ""
        )

    return run


def _said(text: str) -> Command:
    """A command without arguments and with a fixed answer."""
    return _of(lambda _: text)


COMMANDS: dict[str, Command] = {
    # All that GTP 2 requires
    "protocol_version": _said("2"),
    "name": _said("ttgo"),
    "version": _said(__version__),
    "known_command": _of(lambda _, name: str(name in COMMANDS).lower(), _word),
    "list_commands": _of(lambda _: "\n".join(COMMANDS)),
    "quit": _said(""),
    "boardsize": _boardsize,
    "clear_board": _of(_clear_board),
    "komi": _of(_komi, _number),
    "play": _of(_play, _colour, _played),
    "genmove": _of(_genmove, _colour),
    # What else GTP 2 describes
    "fixed_handicap": _of(_fixed_handicap, _integer),
    "place_free_handicap": _of(_place_free_handicap, _integer),
    "set_free_handicap": _set_free_handicap,
    "undo": _of(Referee.undo),
    "time_settings": _of(_time_settings, _number, _number, _integer),
    "time_left": _of(_time_left, _colour, _number, _integer),
    "final_score": _of(lambda referee: referee.game.score().result),
    "final_status_list": _of(_final_status_list, _status),
    "loadsgf": _loadsgf,
    "reg_genmove": _of(lambda referee, colour: referee.choose(colour).turn, _colour),
    "showboard": _of(_showboard),
    # GNU Go's
    "all_legal": _of(
        lambda referee, colour: _named(referee, referee.legal_points(colour)), _colour
    ),
    "is_legal": _of(_is_legal, _colour, _turn),
    "color": _of(lambda referee, point: referee.game.position.colour(point), _point),
    "list_stones": _of(
        lambda referee, colour: _named(referee, referee.game.points(colour)), _colour
    ),
    "countlib": _of(lambda referee, point: str(count(_liberties(referee, point))), _point),
    "findlib": _of(lambda referee, point: _named(referee, _liberties(referee, point)), _point),
    "captures": _of(lambda referee, colour: str(referee.cleared(opponent(colour))), _colour),
    "last_move": _of(_last_move),
    "move_history": _of(lambda referee: "\n".join(_history(referee))),
    "query_boardsize": _of(_query_boardsize),
    "get_komi": _of(lambda referee: str(referee.game.komi)),
    "get_handicap": _of(lambda referee: str(referee.game.handicap)),
    # KGS's and KataGo's
    "kgs-genmove_cleanup": _of(_genmove, _colour),  # which always captures what is dead
    "rectangular_boardsize": lambda referee, words: _boardsize(referee, words, LARGEST),
    "kata-get-rules": _of(_get_rules),
    "kata-set-rules": _set_rules,
    # GoGui's: for its menu, each question with its type, its label and its arguments
    "gogui-analyze_commands": _said(
        "plist/Legal Moves/all_legal %c\n"
        "plist/Stones/list_stones %c\n"
        "plist/Liberties/findlib %p\n"
        "plist/Living Stones/final_status_list alive\n"
        "string/Why a Move Is Illegal/ttgo-explain %c %p\n"
        "string/Number of Liberties/countlib %p\n"
        "string/Captured by a Player/captures %c\n"
        "string/Score/final_score\n"
        "string/Suggested Move/reg_genmove %c\n"
        "string/Rules/kata-get-rules"
    ),
    # Our own
    "ttgo-explain": _of(_explain, _colour, _turn),
    "ttgo-over": _of(lambda referee: str(referee.game.turns[-2:] == (PASS, PASS)).lower()),
}
