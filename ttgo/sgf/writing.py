"""Writing records as SGF files, FF[4]; files.py reads them back as equal records."""

from ttgo import vertex
from ttgo.game import Game
from ttgo.guards import brief
from ttgo.illegal import Illegal
from ttgo.match import NOTE, SETUP, Match
from ttgo.points import Grid
from ttgo.position import BLACK
from ttgo.record.node import Node, in_order
from ttgo.record.tree import Record
from ttgo.record.values import point_name
from ttgo.rules import opponent
from ttgo.sgf import grammar
from ttgo.sgf.root import NAMES, NEAR, PLACES, beginning, changes, read_player
from ttgo.sgf.text import escaped, in_utf8
from ttgo.vertex import plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.sgf.text import Notes, Properties


def write(played: "Game | Match | Record") -> bytes:
    r"""A game, a match or a record as the bytes of an FF[4] file. `parse` gives back an equal
    record, with the chosen turns as the main line.

    >>> from ttgo import Game, sgf
    >>> game = Game(9, komi=6.5)
    >>> game.play("E5")
    >>> written = sgf.write(game)  # Path("game.sgf").write_bytes(written) makes a file of it
    >>> written.decode().partition("SZ")[2]
    '[9];B[ee])\n'
    >>> record = sgf.parse(written)
    >>> record.root.next[0].comment = "The point in the middle."
    >>> sgf.parse(sgf.write(record)) == record
    True

    The file is in UTF-8. Raises ValueError for a property whose name is not valid in SGF, or whose
    values are no list of texts.
    """
    record = Record.of(played)
    record.check()  # so that each node knows its player
    games = [_kept_game(text) for text in record.others]
    games.insert(record.place, _written(record))
    return b"".join(games)


def _kept_game(text: str) -> bytes:
    """Another game of the file, as it was, but declaring no other encoding than UTF-8."""
    data = text.encode()
    is_utf8 = b"CA" not in data or b"CA[UTF-8]" in data
    return (data if is_utf8 else in_utf8(data)) + b"\n"


def _written(record: Record) -> bytes:
    found: "dict[int, Properties]" = {id(record.root): _escaped(beginning(record))}
    # By node: who took the last turn, and the number of turns
    players = {id(record.root): (opponent(record.start.first), 0)}
    set_up: "list[tuple[Node, str]]" = []
    grid = record.start.grid
    work = [record.root]
    while work:
        node = work.pop()
        player, turns = players[id(node)]
        if node is not record.root:
            found[id(node)] = _properties(grid, node, player)
        if node.word.startswith(SETUP):
            set_up.append((node, BLACK if turns < record.start.handicap else opponent(player)))
        for follower in node.next:
            is_turn = follower.word != NOTE and "=" not in follower.word
            due = follower.player or follower.turn[0]
            due = due or (BLACK if turns < record.start.handicap else opponent(player))
            players[id(follower)] = (due, turns + 1) if is_turn else (player, turns)
            work.append(follower)
    for node, due in set_up:
        _say_who_plays(node, due, found)
    tree = _tree(record.root, found)
    written = grammar.serialised(tree)
    tree.unlink()
    return written


def _tree(root: Node, found: "dict[int, Properties]") -> grammar.Tree:
    """The nodes' properties as a game tree."""
    top = grammar.Tree()
    work = [(top, root)]
    while work:
        tree, node = work.pop()
        tree.sequence.append(found[id(node)])
        after = in_order(node)
        while len(after) == 1:
            tree.sequence.append(found[id(after[0])])
            after = in_order(after[0])
        for child in after:
            tree.children.append(grammar.Tree())
            work.append((tree.children[-1], child))
    return top


def _say_who_plays(node: Node, due: str, found: "dict[int, Properties]") -> None:
    """Write PL beside a position, unless reading the file finds the player to play without it."""
    player, properties = node.word.rpartition("/")[2], found[id(node)]
    said = {"PL": [value.decode() for value in properties.get("PL", [])]}
    read = read_player(node.parent, said, _next_player(node, found))
    if read != (player or due) and (player or read):
        properties["PL"] = [NAMES[player or due].encode()] + properties.get("PL", [])


def _next_player(node: Node, found: "dict[int, Properties]") -> str:
    """The player of the first turn nearby in the file: "B" or "W", or ""."""
    for _ in range(1, NEAR):
        following = in_order(node)
        if not following:
            break
        node = following[0]
        for name in NAMES.values():
            if name in found[id(node)]:
                return str(name)
    return ""


def _properties(grid: Grid, node: Node, player: str) -> "Properties":
    notes = dict(node.notes or {})
    if node.word.startswith(SETUP):
        if not any(name in notes for name in PLACES):
            notes.update(changes(grid, node.word))
        return _escaped(notes)
    if node.word == NOTE or notes.get("B") or notes.get("W"):
        return _escaped(notes)  # impossible turns stand in the notes as found
    if "=" in node.word:
        notes["TTGO"] = [node.word]
        return _escaped(notes)
    try:
        point = vertex.read(grid, plain_turn(node.word))
        text = "" if point is None else point_name(grid, point)
    except Illegal:
        text = plain_turn(node.word)
    notes[NAMES[player]] = [text]
    return _escaped(notes)


def _escaped(notes: "Notes") -> "Properties":
    for name in notes:
        if not grammar.is_valid_property_identifier(name):
            raise ValueError(
                f"{brief(name)} cannot be an SGF property, whose name is capital letters and "
                "digits."
            )
        if not isinstance(notes[name], list):
            raise ValueError(
                'The values of an SGF property are a list, such as ["Ada"]; '
                f"{name} has {brief(notes[name])}."
            )
    return {
        name: [escaped(name, value) for value in values] for name, values in notes.items() if values
    }
