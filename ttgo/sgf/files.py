"""Reading SGF files, FF[1] to FF[4], as records: https://www.red-bean.com/sgf/. text.py knows the
syntax, and writing.py writes.

    FF GM CA AP SZ KM RU HA AB AW PL    how the game begins: `Record`'s own fields, or notes
    B W                                 turns
    AB AW AE PL in another node         another position, which restarts the game (root.py)
    TTGO                                ours: the rules in the root, proposals and rulings later
    everything else                     notes, kept and written back

An impossible turn (a point off the grid, two turns in one node) stays in the tree with the nodes
after it; `Record.check` tells what is wrong. Points have letters from the top left, "aa" to "ZZ".
"""

from ttgo.guards import brief, checked, is_integer
from ttgo.language import say
from ttgo.match import NOTE, SETUP
from ttgo.points import Grid
from ttgo.record.node import Node
from ttgo.record.tree import Record, anomalies
from ttgo.record.values import normalized, point_of, split_blanks, straight
from ttgo.sgf import grammar
from ttgo.sgf.root import NEAR, PLAYERS, begin, placed, read_player
from ttgo.sgf.text import LONGEST, File, unescaped
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import PathLike

    from ttgo.sgf.text import Notes, Properties

_LONGEST_TITLE = 120  # letters
# Formats that are not SGF, by their files' extensions
_SERVERS = {
    "gib": "Tygem (GIB)",
    "ngf": "WBaduk (NGF)",
    "ugf": "PandaNet (UGF)",
    "ugi": "PandaNet (UGF)",
}
# Cache, by size: the words of turns' values; it pays, since most nodes are a turn and nothing else.
_known: "dict[tuple[int, int], dict[bytes, str]]" = {}


def read(path: "str | PathLike[str]", number: int = 0) -> Record:
    r"""The first Go game of the file at a path, or game `number` of several, as `parse` gives it.

    Raises OSError if the path has no readable file, and ValueError, one sentence, if the file is
    not a record of Go.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from ttgo import sgf
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "game.sgf")
    ...     _ = path.write_bytes(b"(;SZ[9]PB[Ada];B[ee])")
    ...     print(sgf.read(path).players["black"])
    Ada
    """
    return parse(content(path), str(path), number)


def parse(data: "bytes | str", name: str = "", number: int = 0) -> Record:
    r"""The first Go game of a file's content, bytes or text, checked: its `remarks` tell what was
    changed in reading, and the first illegal turn.

    `name` is the file's, for error messages. `number` chooses another game of several, counted from
    1; the others stay with the record, and `write` writes them all.

    >>> from ttgo import sgf
    >>> record = sgf.parse("(;SZ[9]KM[6.5]PB[Ada]C[A short game];B[ee];W[];B[])")
    >>> record.start, record.players["black"], record.root.comment
    (Start(9, komi=6.5), 'Ada', 'A short game')
    >>> [node.word for node in record.main_line()]
    ['E5', 'pass', 'pass']
    >>> record.final().score().result
    'B+74.5'

    Raises ValueError, one sentence, if the content is not a record of Go.

    >>> sgf.parse("(;GM[2])")
    Traceback (most recent call last):
    ValueError: This is a record of another game: GM is '2', and Go is 1.
    """
    record = unchecked(data, name, number)
    record.check()
    record.remarks += anomalies(record)
    record.remarks = record.said()
    return record


def content(path: "str | PathLike[str]") -> bytes:
    """The bytes of a file, cut off soon after the greatest readable size. Raises OSError, and
    ValueError for what is no path.
    """
    where = path.__fspath__() if hasattr(path, "__fspath__") else path
    try:
        if isinstance(where, str) and where and "\n" not in where and "(;" not in where:
            with open(where, "rb") as file:  # noqa: PTH123  # MicroPython has no pathlib
                return file.read(LONGEST + 1)
    except ValueError:  # a character that no path can hold
        pass
    raise ValueError(
        f"A record is read from a path, not from {brief(where)}; sgf.parse takes what a file holds."
    )


def unchecked(data: "bytes | str", name: str = "", number: int = 0) -> Record:
    """The record of a file's content before `Record.check`: for a caller that sets other rules, or
    that needs the match which `check` returns.

    >>> from ttgo import NAMED
    >>> record = unchecked("(;SZ[3];B[bb];W[])")
    >>> record.start = record.start.but(rules=NAMED["New Zealand"])
    >>> record.check().score().result
    'B+9'
    """
    file = _file(data, name)
    if not is_integer(number) or not 0 <= number <= len(file):
        raise ValueError(f"There is no game {brief(number)} in this file; it holds {len(file)}.")
    refused: "ValueError | None" = None
    for at in range(len(file)) if number == 0 else [number - 1]:
        try:
            record = _record(file, at)
        except ValueError as error:
            refused = refused or error
            continue
        if len(file) > 1:
            record.remarks.append(say("one_of_games", games=len(file), number=at + 1))
            record.others, record.place = file.texts(), at
            del record.others[at]
            record.titles = [title(notes_of(file.root(other))) for other in range(len(file))]
        return record
    assert refused is not None
    raise refused


def unchecked_games(data: "bytes | str", name: str = "") -> "Iterator[Record | ValueError]":
    """Every game of a file as a record before `Record.check`, or the ValueError that says why it is
    none; raises ValueError for a file that is not SGF at all.

    >>> for game in unchecked_games("(;SZ[9];B[ee])(;GM[3])"):
    ...     print(repr(game))
    <Record 9x9, nodes: 1>
    ValueError("This is a record of another game: GM is '3', and Go is 1.")
    """
    file = _file(data, name)
    for at in range(len(file)):
        try:
            yield _record(file, at)
        except ValueError as error:
            yield error


def _file(data: "bytes | str", name: str) -> File:
    if not isinstance(data, (bytes, bytearray, str)):
        raise ValueError(
            f"What a file holds is bytes or text, not {brief(data)}; an open file has read()."
        )
    name = checked(name, str, "A file's name is text")
    try:
        return File(data if isinstance(data, str) else bytes(data))
    except ValueError as error:
        server = _SERVERS.get(name.rpartition(".")[2].lower())
        raise ValueError(say("of_a_server", name=server) if server else str(error)) from None


def _record(file: File, at: int) -> Record:
    """A game of a file. Raises ValueError if it is not Go or has an impossible start."""
    root = file.root(at)
    if not _is_go(values_of(root, "GM")):
        raise ValueError(
            f"This is a record of another game: GM is {brief(values_of(root, 'GM')[0])}, and Go is "
            "1."
        )
    tree, remarks = file.tree(at)
    try:
        return _record_of(tree, root, remarks)
    finally:
        tree.unlink()


def _record_of(tree: grammar.Tree, root: "Properties", remarks: "list[str]") -> Record:
    players, later = _first_players(tree)
    notes = notes_of(root)
    record = Record(begin(notes, players, later, remarks))
    record.notes = {name: values for name, values in notes.items() if values}
    record.remarks = remarks
    _grow(record, tree)
    return record


def title(notes: "Notes") -> str:
    """A game's title in a list of several: players, event, day and result, as far as the file has
    them.
    """
    if not _is_go(notes.get("GM", [])):
        return say("not_go")
    players = " – ".join([notes[name][0] for name in ("PB", "PW") if notes.get(name)])
    rest = [notes[name][0] for name in ("EV", "DT", "RE") if notes.get(name)]
    return straight(", ".join([part for part in [players] + rest if part]))[:_LONGEST_TITLE]


def _is_go(values: list[str]) -> bool:
    return not values or normalized(values[0]) in ("", "1")


def _first_players(tree: grammar.Tree) -> "tuple[str, bool]":
    """The players of the main line's turns, in order, as letters "B" and "W"; "" if a node after
    the root first places stones.
    """
    players: "list[str]" = []
    root = tree.sequence[0]
    while True:
        for properties in tree.sequence:
            if not players and properties is not root and places(properties):
                return "", True
            for name in "BW":
                if name in properties:
                    players.append(name)
        if not tree.children:
            return "".join(players), False
        tree = tree.children[0]


# The turns


def _grow(record: Record, tree: grammar.Tree) -> None:
    """Add the nodes of a game tree to a record without turns."""
    root = tree.sequence[0]
    start, grid = record.root, record.start.grid
    if "B" in root or "W" in root:  # bad style, but common: a node of its own
        turn: "Properties" = {name: root[name] for name in ("B", "W") if name in root}
        start = start.add(*happening(grid, turn))
        for name in ("B", "W"):
            record.notes.pop(name, None)
    work = [(tree, 1, start)]
    while work:
        tree, skip, node = work.pop()
        for number in range(skip, len(tree.sequence)):
            properties = tree.sequence[number]
            if places(properties):
                apart: "Properties" = {
                    name: properties[name]
                    for name in ("AB", "AW", "AE", "PL")
                    if name in properties
                }
                is_turn = any(name in properties for name in ("B", "W"))
                node = set_up(
                    record,
                    node,
                    notes_of(apart if is_turn else properties),
                    _next_player(tree, number),
                )
                if not is_turn:
                    continue
                properties = {name: properties[name] for name in properties if name not in apart}
            node = node.add(*happening(grid, properties))
        work.extend((child, 0, node) for child in reversed(tree.children))


def _next_player(tree: grammar.Tree, number: int) -> str:
    """The player of the first turn from a node of a tree on: "B" or "W", "" if no turn is near."""
    for _ in range(NEAR):
        if number == len(tree.sequence):
            if not tree.children:
                return ""
            tree, number = tree.children[0], 0
        for name in ("B", "W"):
            if name in tree.sequence[number]:
                return name
        number += 1
    return ""


# Nodes: their properties as a word of a match, the player of the turn, and notes


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
    """What a node without a setup holds: its word, its turn's player or "", and its other
    properties.
    """
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
        return grid.vertices[point]
    if value == "" or (value == "tt" and grid.width <= 19 and grid.height <= 19):
        return PASS
    return _bad(name, value)


def _bad(name: str, value: str) -> str:
    return f"{name}[{value}]" if len(value) <= 8 and _is_plain(value) else f"{name}[?]"


def set_up(record: Record, parent: Node, notes: "Notes", takes: str) -> Node:
    """Add a node that sets up a position; its notes stay as they are. `takes` is the next turn's
    player, "B" or "W", or "".
    """
    grid = record.start.grid
    (black, white, empty), _, off = placed(grid, notes)
    if off and off not in record.remarks:
        record.remarks.append(off)
    sets = (black & ~white & ~empty, white & ~empty, empty)
    parts = [",".join(grid.named(points)) for points in sets]
    return parent.add(SETUP + "/".join(parts) + "/" + read_player(parent, notes, takes), "", notes)
