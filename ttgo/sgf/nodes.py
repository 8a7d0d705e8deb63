"""Nodes of an SGF file after the root: their properties as a word of a match, the player of the
turn, and notes.
"""

from ttgo import vertex
from ttgo.illegal import brief
from ttgo.language import say
from ttgo.match import NOTE, SETUP
from ttgo.points import Grid
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.record.values import normalized, point_name, point_of, points_of, split_blanks
from ttgo.rules import BLACK, WHITE
from ttgo.sgf.root import NAMES, PLACES, PLAYERS, handicap_of, player_of
from ttgo.sgf.text import unescaped
from ttgo.vertex import PASS, names, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.sgf.text import Notes, Properties

NEAR = 20  # nodes after a set-up position that may tell who is to play


def values_of(properties: "Properties", name: str) -> list[str]:
    """The values of a property as texts."""
    return [unescaped(name, value) for value in properties.get(name, [])]


def notes_of(properties: "Properties") -> "Notes":
    """A node's properties as texts."""
    return {name: values_of(properties, name) for name in properties}


def places(properties: "Properties") -> bool:
    """Whether a node sets up stones."""
    return "AB" in properties or "AW" in properties or "AE" in properties


def happening(grid: Grid, properties: "Properties") -> "tuple[str, str, Notes | None]":
    """A node without a setup: its word, its turn's player or "", and its other properties."""
    known = _known.setdefault((grid.width, grid.height), {})
    name, other = ("B", "W") if "B" in properties else ("W", "B")
    values = properties.get(name, ())
    if len(values) == 1 and values[0] in known and other not in properties:
        notes = {}
        if len(properties) > 1:
            for beside in properties:
                if beside != name:
                    notes[beside] = values_of(properties, beside)
        return known[values[0]], PLAYERS[name], notes or None
    notes = notes_of(properties)
    word, player = NOTE, ""
    turns = [(name, value) for name in ("B", "W") for value in notes.get(name, [])]
    if len(turns) == 1:
        name, value = turns[0]
        word, player = _vertex(grid, name, "".join(split_blanks(normalized(value)))), PLAYERS[name]
        if not word.endswith("]"):
            del notes[name]
            if len(value) <= 2:
                known[properties[name][0]] = word
    elif turns:
        word, player = "".join(_bad(name, value) for name, value in turns[:4]), PLAYERS[turns[0][0]]
    elif len(notes.get("TTGO", [])) == 1 and _is_word(notes["TTGO"][0]):
        word = notes.pop("TTGO")[0]
    return word, player, notes or None


# Cache, by size: the words of turns' values; most nodes are a turn and nothing else.
_known: "dict[tuple[int, int], dict[bytes, str]]" = {}


def _is_word(text: str) -> bool:
    """Whether a text is a proposal or a ruling, such as "black=A1,B2"."""
    who, equals, points = text.partition("=")
    return (
        equals != "" and who in ("black", "white", "judge") and _is_plain(points.replace(",", ""))
    )


def _is_plain(text: str) -> bool:
    return all(
        "0" <= letter <= "9" or "A" <= letter <= "Z" or "a" <= letter <= "z" for letter in text
    )


def _vertex(grid: Grid, name: str, value: str) -> str:
    """The vertex of a turn's value, or "B[zz]" if it is off this grid."""
    point = point_of(grid, value)
    if point is not None:
        return vertex.name(grid, point)
    if value == "" or (value == "tt" and grid.width <= 19 and grid.height <= 19):
        return PASS
    return _bad(name, value)


def _bad(name: str, value: str) -> str:
    return f"{name}[{value}]" if len(value) <= 8 and _is_plain(value) else f"{name}[?]"


# Positions set up after the root: AB, AW, AE and PL as a word of a match, and back


def set_up(record: Record, parent: Node, notes: "Notes", takes: str) -> Node:
    """A node that sets up a position; its notes stay as they are. `takes` is the next turn's
    player, "B" or "W", or "".
    """
    grid = record.start.grid
    sets = [0, 0, 0]
    off: "list[str]" = []
    for number, name in enumerate(PLACES):
        for value in notes.get(name, []):
            points = points_of(grid, value)
            if not points:
                off.append(value)
            sets = [points_before & ~points for points_before in sets]
            sets[number] |= points
    if off and say("set_up_off_the_grid", point=brief(off[0])) not in record.remarks:
        record.remarks.append(say("set_up_off_the_grid", point=brief(off[0])))
    parts = [",".join(names(grid, points)) for points in sets]
    return parent.add(SETUP + "/".join(parts) + "/" + read_player(parent, notes, takes), "", notes)


def read_player(parent: "Node | None", notes: "Notes", takes: str) -> str:
    """The player after a set-up position, "" for no change: PL's, or the one who takes the next
    turn; after a handicap White.
    """
    player = player_of(notes) or PLAYERS.get(takes, "")
    if player or parent is None or parent.parent is not None or handicap_of(parent.notes or {}) < 2:
        return player
    return WHITE


def changes(grid: Grid, word: str) -> "Notes":
    """The properties for such a word."""
    parts = word.partition("=")[2].split("/")
    notes: "Notes" = {}
    for name, part in zip(PLACES, parts):
        points = [read(grid, vertex) for vertex in part.split(",") if vertex]
        if points:
            notes[name] = [point_name(grid, point) for point in points if point is not None]
    if parts[3] in (BLACK, WHITE):
        notes["PL"] = [NAMES[parts[3]]]
    return notes or {"AE": [""]}
