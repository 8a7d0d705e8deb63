"""Making the position that a game begins with: points change colour, and always every string keeps a liberty."""

from ttgo.explain import language
from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, WHITE
from ttgo.vertex import name

_COLOURS = [EMPTY, BLACK, WHITE, EMPTY, BLACK]


def changed(record: Record, point: int) -> "tuple[Record, str]":
    """The same game with a point of another colour at the start, the next of empty, black, white, and a sentence.

    A colour that would leave a string without a liberty is passed over, with the reason; raises ValueError if none is left.
    """
    setup = record.start.setup
    place = _COLOURS.index(setup.colour(point))
    skipped = ""
    for colour in _COLOURS[place + 1 : place + 3]:
        try:
            start = record.start.but(setup=setup.coloured(1 << point, colour), first=BLACK)
        except ValueError as wrong:
            skipped = f" {wrong}"
        else:
            return Record(start), f"{language.session.is_now(name(setup.grid, point), colour)}{skipped}"
    raise ValueError(skipped.strip())
