"""Turns as a moving picture: SVG with CSS that repeats for ever; readers who want less motion see
only its last grid.

Each part that comes and goes has a class such as "tt-12-3-7": of 12 grids, counted from 0, it is
shown in numbers 3 to 6. Programs that make another kind of film can find each grid by these.

>>> from ttgo import Game
>>> from ttgo.svg.film import film
>>> from ttgo.vertex import read
>>> game = Game(3)
>>> shown = [(game.position, None)]
>>> for turn in ("B2", "A1"):
...     game.play(turn)
...     shown.append((game.position, read(game.grid, game.last)))
>>> text = film(shown)
>>> "tt-3-1-3" in text, "tt-3-0-" in text
(True, False)
"""

from ttgo.explain.evidence import empties
from ttgo.points import count, members
from ttgo.rules import BLACK, WHITE, Position, Score
from ttgo.svg import given, layers
from ttgo.svg.drawing import describe, framed, ground, heading, natural_width
from ttgo.svg.given import Part, stars
from ttgo.svg.pen import Pen, num

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ttgo.record.tree import Record

LONGEST = 1000  # grids
PACE, REST = 0.7, 2.1  # seconds for each grid, and extra for the last one
# Grids times points; above this only the last grid has areas, or the file would be megabytes
_SHADED = 20_000


def film(shown: "Sequence[tuple[Position, int | None]]", theme: str = "auto") -> str:
    """Positions of one grid, each with the point of the last move or None, as the text of an SVG.
    `theme` is as for `picture`.

    Raises ValueError for more than LONGEST.
    """
    if len(shown) > LONGEST:
        raise ValueError(f"A moving picture has at most {LONGEST} grids; choose fewer turns.")
    position, last = shown[-1]
    grid = position.grid
    part = Part(grid)
    width = natural_width(grid)
    cell = part.cell(width, True)
    pen = Pen(grid, cell, theme)
    box = part.box(cell, width, True)
    reel = _Reel(len(shown))
    below, above = _areas(pen, reel, [one for one, _ in shown])
    body = ground(pen, box) + below
    body += (
        layers.grid(pen) + layers.stars(pen, stars(grid)) + layers.coordinates(pen, part) + above
    )
    for colour in (BLACK, WHITE):
        sets = [one.points(colour) for one, _ in shown]
        for point in members(grid.points):
            for begin, end in _runs([points >> point & 1 for points in sets]):
                body += reel.during(begin, end, pen.stones(1 << point, colour))
    for at, (one, moved) in enumerate(shown):
        if moved is not None and (one.black | one.white) >> moved & 1:
            dot = pen.group(pen.discs([moved], pen.size(2, 0.16)), "last")
            body += reel.during(at, at + 1, dot)
    about = describe(position, Score(position), "", last, [], [], [], [])
    return framed(pen, box, width, heading(position), about, reel.style() + body)


def of_record(record: "Record", first: int, last: int) -> str:
    """The film of the present line, from the grid after turn `first` (0: the start) to that after
    turn `last`.
    """
    match = record.new_match()
    shown: "list[tuple[Position, int | None]]" = []
    for depth, node in enumerate(record.line()[: last + 1]):
        if node.parent is not None:
            match.take(node.word)
        if depth >= first:
            shown.append((match.position, given.last_turn(match.board.grid, match.board.last)))
    return film(shown)


class _Reel:
    """When parts show."""

    def __init__(self, grids: int) -> None:
        self._grids = grids
        self._used: "dict[tuple[int, int], bool]" = {}

    def during(self, begin: int, end: int, drawn: str) -> str:
        """A part shown from grid `begin` up to `end`, exclusive. Programs without CSS show the last
        grid.
        """
        if not drawn or (begin == 0 and end == self._grids):
            return drawn
        self._used[begin, end] = True
        still = "" if end == self._grids else ' opacity="0"'
        return f'<g class="{self._name(begin, end)}"{still}>{drawn}</g>'

    def style(self) -> str:
        """The style sheet; "" if nothing moves."""
        if not self._used:
            return ""
        seconds = num(self._grids * PACE + REST)
        rules, frames = "", ""
        for begin, end in sorted(self._used):
            name = self._name(begin, end)
            come = f"0%{{opacity:0}}{self._part(begin)}{{opacity:1}}" if begin else "0%{opacity:1}"
            go = "" if end == self._grids else f"{self._part(end)}{{opacity:0}}"
            rules += f".{name}{{animation:{name} {seconds}s step-end infinite}}"
            frames += f"@keyframes {name}{{{come}{go}}}"
        return f"<style>@media (prefers-reduced-motion:no-preference){{{rules}}}{frames}</style>"

    def _name(self, begin: int, end: int) -> str:
        # With the number of grids, so that films in one page do not share keyframes.
        return f"tt-{self._grids}-{begin}-{end}"

    def _part(self, at: int) -> str:
        return f"{num(100 * at * PACE / (self._grids * PACE + REST))}%"


def _areas(pen: Pen, reel: _Reel, positions: "list[Position]") -> "tuple[str, str]":
    """The areas, which are below the lines, and the marks of reach, which are above."""
    begin = 0
    if len(positions) * count(pen.grid.points) > _SHADED:
        begin = len(positions) - 1
    below = above = ""
    kinds = [[0, 0, 0, 0]] * begin + [empties(one) for one in positions[begin:]]
    same = 0
    for at in range(1, len(positions) + 1):
        if (
            at < len(positions)
            and positions[at] == positions[same]
            and (at >= begin) == (same >= begin)
        ):
            continue
        one = positions[same]
        # While only one player has stones, all would be shaded: like the page, wait.
        if same >= begin and one.black and one.white:
            below += reel.during(
                same, at, pen.areas(one.black | kinds[same][0], one.white | kinds[same][1])
            )
            above += reel.during(same, at, pen.reach(kinds[same], False))
        same = at
    return below, above


def _runs(there: "list[int]") -> "list[tuple[int, int]]":
    """Runs of 1 in a list of 0 and 1: begin and end of each.

    >>> _runs([1, 1, 0, 1])
    [(0, 2), (3, 4)]
    """
    begins = [at for at, now in enumerate(there) if now and not (at and there[at - 1])]
    ends = [
        at + 1
        for at, now in enumerate(there)
        if now and not (at + 1 < len(there) and there[at + 1])
    ]
    return list(zip(begins, ends))
