"""Positions set up after the root of an SGF file: AB, AW, AE and PL as a word of a match, and back."""

from ttgo.illegal import brief
from ttgo.language import say
from ttgo.match import SETUP
from ttgo.points import Grid
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.record.values import point_name, points_of
from ttgo.rules import BLACK, WHITE
from ttgo.sgf.root import NAMES, PLACES, PLAYERS, handicap_of, player_of
from ttgo.vertex import names, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.sgf.text import Notes


NEAR = 20  # nodes after a set-up position that may tell who is to play


def set_up(record: Record, parent: Node, notes: "Notes", takes: str) -> Node:
    """A node that sets up a position; its notes stay as they are. `takes` is the next turn's player, "B" or "W", or ""."""
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
    """The player after a set-up position, "" for no change: PL's, or the one who takes the next turn; after a
    handicap White.
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
