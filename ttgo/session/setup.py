"""Setting up a position for the start of a game or in its middle. Every string keeps a liberty at
each step.
"""

from ttgo.illegal import NoLiberty
from ttgo.language import joined, say
from ttgo.match import SETUP, Match
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.start import Start

_STAYS = {"PB": "PW", "PW": "PB", "HA": "HA"}  # of which note, in a new game
_COLOURS = [EMPTY, BLACK, WHITE, EMPTY, BLACK]
_TOLD = ("AB", "AW", "AE", "PL")  # a file's notes about a position


def edited(record: Record, match: Match) -> Record:
    """The record with a position to change: the one that it sets up here, or else a new start from
    the present grid.
    """
    if is_set_up(record.here):
        return record
    return Record(record.start.but(setup=match.position, first=match.board.to_play))


def changed(record: Record, match: Match, point: int, given: object = None) -> "tuple[Record, str]":
    """The record after a point has changed colour, and a sentence about it: to the colour that is
    given, or to empty if it had it; to the next one if none is. Raises ValueError if no other
    colour is possible.
    """
    if not is_set_up(record.here):
        start, said = _recoloured(record.start.but(first=BLACK), point, given)
        return Record(start), said
    start, said = _recoloured(match.game.start, point, given)
    return _placed(record, match, start.setup, _first(record.here)), said


def cleared(record: Record, match: Match) -> Record:
    """The record with an empty grid to set up."""
    if not is_set_up(record.here):
        return Record(record.start.but(setup=None, first=BLACK))
    return _placed(record, match, Position(match.game.grid), _first(record.here))


def begun(record: Record, match: Match, player: object) -> Record:
    """The record with that player to play first. Raises ValueError if there is no such player."""
    if not is_set_up(record.here):
        return Record(record.start.but(first=player))
    start = match.game.start.but(first=player)
    return _placed(record, match, start.setup, start.first)


def is_set_up(node: Node) -> bool:
    """Whether a record sets up a position at a node."""
    return node.word.startswith(SETUP)


def _first(node: Node) -> str:
    """The player to play from a set-up position; "" if it does not change."""
    return node.word.rpartition("/")[2]


def _placed(record: Record, match: Match, position: Position, player: str) -> Record:
    """The record with another position at its place; later nodes are checked again, and a file's
    notes on the old one go.
    """
    node = record.here
    match.undo()
    before = match.position
    black, white = position.black & ~before.black, position.white & ~before.white
    emptied = (before.black | before.white) & ~(position.black | position.white)
    parts = [",".join(position.grid.named(points)) for points in (black, white, emptied)]
    node.word = SETUP + "/".join(parts) + "/" + player
    if node.notes:
        node.notes = {key: node.notes[key] for key in node.notes if key not in _TOLD} or None
    record.check()
    return record


def _recoloured(start: Start, point: int, given: object) -> "tuple[Start, str]":
    """A start with a point of another colour, the next of empty, black, white, and a sentence.

    A colour that would leave a string without a liberty is passed over, with the reason; raises
    ValueError if none is left.
    """
    setup = start.setup
    place = _COLOURS.index(setup.colour(point))
    skipped = ""
    colours = _COLOURS[place + 1 : place + 3]
    if given in _COLOURS:
        colours = [EMPTY if given == setup.colour(point) else str(given)]
    for colour in colours:
        try:
            changed_start = start.but(setup=setup.coloured(1 << point, colour))
        except NoLiberty as wrong:
            skipped = say("no_liberty", colour=wrong.colour, vertex=wrong.vertex)
        else:
            return (
                changed_start,
                joined(say("is_now", vertex=setup.grid.vertices[point], colour=colour), skipped),
            )
    raise ValueError(skipped)


def again(record: Record) -> Record:
    """A new game like this one with the colours swapped."""
    new = Record(record.start)
    for key, other in _STAYS.items():
        if record.notes.get(other):
            new.notes[key] = record.notes[other]
    return new
