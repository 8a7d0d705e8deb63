"""A changed board. The turns before it are kept if they still lead to it, so that a lesson's questions about them still work."""

from ttgo.match import Match
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, WHITE


def changes(before: object, match: Match, record: Record) -> str:
    r"""The link of a record that begins with a changed grid, or, better, of the record `before` (a link) with these changes at its start.

    The second needs all turns to be legal still, and to lead to the changed grid with the same player to play. Raises ValueError for
    others.

    >>> from ttgo.start import Start
    >>> from ttgo.rules import Position
    >>> new = Record(Start(3, setup=Position.parse("X . X\n. . .\n. . O"), first=WHITE))
    >>> changes("v=1&s=3&t=bb", new.match(), new)
    'v=1&s=3&b=aaca&w=cc&f=w'
    >>> changes("v=1&s=3&w=cc&t=aa", new.match(), new)
    'v=1&s=3&b=ca&w=cc&t=aa'
    """
    old = link.read(before)
    then, now = old.match(), match.position
    setup = old.start.setup
    if setup.grid == now.grid:
        for colour in (EMPTY, BLACK, WHITE):
            setup = setup.coloured(now.points(colour) & ~then.position.points(colour), colour)
        try:
            again = Record(old.start.but(setup=setup))
            for word in then.words:
                again.here = again.here.follow(word)
            same = again.match()
            if same.position == now and same.board.to_play == match.board.to_play and not same.over:
                return link.write(again)
        except ValueError:
            pass  # a turn is no longer legal
    return link.write(record)
