"""Making the position that a game begins with: points change colour, and always every string keeps a liberty."""

from ttgo.explain import language
from ttgo.illegal import NoLiberty
from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, WHITE
from ttgo.vertex import name

_OTHERS = {"PB": "PW", "PW": "PB"}
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
        except NoLiberty as wrong:
            skipped = language.game.no_liberty(wrong.colour, wrong.vertex)
        else:
            return Record(
                start
            ), f"{language.session.is_now(name(setup.grid, point), colour)} {skipped}".strip()
    raise ValueError(skipped)


def again(record: Record) -> Record:
    """A new game like this one; who had Black has White."""
    new = Record(record.start)
    for key, other in _OTHERS.items():
        if record.notes.get(other):
            new.notes[key] = record.notes[other]
    return new
