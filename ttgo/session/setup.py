"""Making the position that a game begins with: points change colour, and always every string keeps a liberty."""

from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, WHITE, Position
from ttgo.vertex import name

_COLOURS = [EMPTY, BLACK, WHITE, EMPTY, BLACK]


def anew(record: Record, setup: "Position | None", first: str = BLACK) -> Record:
    """The same game with another start; raises ValueError if it is none."""
    return Record(record.width, record.height, record.komi, record.rules, record.handicap, setup, first)


def changed(record: Record, point: int) -> "tuple[Record, str]":
    """The same game with a point of another colour at the start, the next of empty, black, white, and a sentence.

    A colour that would leave a string without a liberty is passed over, with the reason; raises ValueError if none is left.
    """
    setup = record.setup
    place = _COLOURS.index(setup.colour(point))
    skipped = ""
    for colour in _COLOURS[place + 1 : place + 3]:
        try:
            changed_record = anew(record, setup.coloured(1 << point, colour))
        except ValueError as wrong:
            skipped = f" {wrong}"
        else:
            return changed_record, f"{name(setup.grid, point)} is {colour}.{skipped}"
    raise ValueError(skipped.strip())
