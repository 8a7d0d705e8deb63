"""Boards seen from anywhere: in which two points do the lines of a picture meet?

Lines are where most of the pixels lie that may be lines (a Hough transform). Those that are
parallel on a board meet in one point of the picture, their vanishing point, and two such points
give the plane that shows the board from above. Which two: there the lines of a grid are evenly
spaced.
"""

from math import atan2, cos, pi, sin, sqrt

from ttgo.photo.lattice import capped, combs
from ttgo.photo.lines import MOST, ridges
from ttgo.photo.plane import inverse, place, some, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.photo.lattice import Comb
    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Map, Meeting

    Line = tuple[float, float, float, float, float]  # its middle, its direction, its weight
    Sloped = list[tuple[int, Points]]  # the pixels of lines, by the direction of these
    Pencil = tuple[Meeting, list[Line]]  # lines that meet, and where
    # A plane, and its two families: their evenly spaced lines, and the pixels of lines
    Plane = tuple[Map, list[list[tuple[float, Comb]]], list[Points]]

TURNS = 90  # directions that lines may have: half a turn
# Steps from a line to the ground beside it, and the direction of such a line
WAYS = (((1, 0), 45), ((0, 1), 0), ((1, 1), 67), ((1, -1), 22))
ASIDE = 13  # a pixel's line has one of so many directions, on either side of that
VOTES = 2500  # pixels of a direction that vote for lines
WIDE = 2  # pixels: lines so near are one
ROOM = 1 << 10  # more than there are places for lines of one direction
UNIT = 12  # bits of a fraction
LINES = 35  # of one direction
CELLS = 25  # side by side in a picture
CROSSED = 0.6  # of a cell that a line goes through
# from a cell to itself and those around
BESIDE = [i * ROOM + j for i in (-1, 0, 1) for j in (-1, 0, 1)]
MEETINGS = 2  # of the lines of one direction
LEAST = 4  # lines that meet
ALIGNED = 0.0175  # a line within one degree of a point leads to it
OBLIQUE = 0.5  # as ALIGNED, of a pixel, whose line has not been found
PLANES = 2  # that are tried
LIKELY = 1e6  # what the evenly spaced lines of both families weigh at least, multiplied
TINY = 1e-9  # what a weight is at least
DEEP = 0.2  # what is farther away than 1 / DEEP times the picture's middle is not looked at


def length(x: float, y: float) -> float:
    return sqrt(x * x + y * y)


def lines_of(points: "Points", turn: int, cx: int, cy: int) -> "list[Line]":
    """The lines on which most of these pixels lie, seen from the middle of the picture; `turn`:
    about their direction.
    """
    points = strong(points)
    turns = [(turn + k) % TURNS for k in range(-ASIDE, ASIDE + 1)]
    votes = []
    for turn in turns:
        own = [0] * ROOM
        angle = turn * pi / TURNS
        a, b = int(-sin(angle) * (1 << UNIT) / WIDE), int(cos(angle) * (1 << UNIT) / WIDE)
        start = (ROOM // 2 << UNIT) - a * cx - b * cy
        for x, y, much in points:
            own[(a * x + b * y + start) >> UNIT] += much
        votes.append(own)
    found = []
    for turn, own, one, two in zip(turns[1:], votes[1:], votes, votes[2:]):
        for at in range(2, ROOM - 2):
            much = own[at]
            # (beyond the last turn the places run the other way)
            if much and much >= max(own[at - 1], one[at], two[at]) and much > own[at + 1]:
                found.append((much + max(own[at - 1], own[at + 1]), turn, at))
    found.sort(reverse=True)
    kept: "list[Line]" = []
    for _, turn, at in found[: 3 * LINES]:
        line = fitted(points, turn * pi / TURNS, (at - ROOM // 2 + 0.5) * WIDE, cx, cy)
        if line and not any(same(line, other) for other in kept):
            kept.append(line)
        if len(kept) == LINES:
            break
    return kept


def strong(points: "Points") -> "Points":
    """Some VOTES of the pixels that differ most from the ground: the grain of wood differs little."""
    many = [0] * (MOST + 1)
    for _, _, much in points:
        many[much] += 1
    least = MOST
    while least and sum(many[least:]) < VOTES:
        least -= 1
    return some([spot for spot in points if spot[2] >= least], VOTES)


def fitted(points: "Points", angle: float, off: float, cx: float, cy: float) -> "Line | None":
    """The line through pixels near a line of this direction, `off` from the middle."""
    a, b = -sin(angle), cos(angle)
    n, sx, sy, sxx, sxy, syy = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    off += a * cx + b * cy
    for x, y, much in points:
        if -1.5 * WIDE < a * x + b * y - off < 1.5 * WIDE:
            n += much
            sx += much * x
            sy += much * y
            sxx += much * x * x
            sxy += much * x * y
            syy += much * y * y
    if not n:
        return None
    mx, my = sx / n, sy / n
    angle = atan2(2 * (sxy / n - mx * my), (sxx / n - mx * mx) - (syy / n - my * my)) / 2
    return mx - cx, my - cy, cos(angle), sin(angle), n


def same(one: "Line", two: "Line") -> bool:
    (x, y, c, s, _), (x2, y2, c2, s2, _) = one, two
    return (
        abs(c * s2 - s * c2) < 0.03
        and max(abs((x2 - x) * s - (y2 - y) * c), abs((x2 - x) * s2 - (y2 - y) * c2)) < 2 * WIDE
    )


def aims(line: "Line", at: "Meeting") -> bool:
    """Whether a line leads to a point."""
    x, y, c, s, _ = line
    px, py, w = at
    dx, dy = px - w * x, py - w * y
    return abs(dx * s - dy * c) < ALIGNED * length(dx, dy)


def meetings(lines: "list[Line]", far: float) -> "list[Pencil]":
    """The points in which most lines meet, each with its own lines. `far`: a great length in the
    picture.
    """
    found: "list[Pencil]" = []
    cap = capped([line[4] for line in lines])
    while len(found) < MEETINGS and len(lines) >= LEAST:
        best, most = (0.0, 0.0, 0.0), 0.0
        for k, one in enumerate(lines):
            for two in lines[:k]:
                at = cross(equation(one), equation(two))
                much = sum([min(cap, line[4]) for line in lines if aims(line, at)])
                if much > most:
                    best, most = at, much
        for _ in range(2):
            best = common([line for line in lines if aims(line, best)], far)
        own = [line for line in lines if aims(line, best)]
        found.append((best, own))
        lines = [line for line in lines if line not in own]
    return found


def equation(line: "Line") -> "Meeting":
    x, y, c, s, _ = line
    return -s, c, s * x - c * y


def cross(one: "Meeting", two: "Meeting") -> "Meeting":
    (a, b, c), (d, e, f) = one, two
    return b * f - c * e, c * d - a * f, a * e - b * d


def common(lines: "list[Line]", far: float) -> "Meeting":
    """The point nearest to all lines: the eigenvector of their equations' products with the least
    eigenvalue, by inverse iteration. `far`: the unit of lengths.
    """
    m = [0.0] * 9
    for line in lines:
        a, b, c = equation(line)
        row = a, b, c / far
        for k in range(9):
            m[k] += line[4] * row[k // 3] * row[k % 3]
    for k in (0, 4, 8):
        m[k] += TINY * (m[0] + m[4])
    a, b, c, d, e, f, g, h, i = m
    a, b, c, d, e, f, g, h, i = inverse((a, b, c, d, e, f, g, h, i))
    x, y, w = 0.5, 0.6, 0.7
    for _ in range(20):
        x, y, w = a * x + b * y + c * w, d * x + e * y + f * w, g * x + h * y + i * w
        size = sqrt(x * x + y * y + w * w)
        x, y, w = x / size, y / size, w / size
    return x * far, y * far, w


def sloped(picture: "Picture", ways: int) -> "list[Sloped]":
    """The pixels that may be lines, dark ones and light ones, the stronger kind first."""
    kinds = [
        [(turn, ridges(picture, way, light)) for way, turn in WAYS[:ways]]
        for light in (False, True)
    ]
    return sorted(kinds, key=strength, reverse=True)


def crossed(points: "Sloped", cell: int, step: int) -> "Sloped":
    """The pixels near which lines of another direction are: the grain of a table crosses nothing.
    They lie in one `cell` with enough pixels of those, one in every `step`, or beside it.
    """
    near: list[set[int]] = []
    for _, own in points:
        many: dict[int, int] = {}
        for x, y, _ in own:
            at = x // cell * ROOM + y // cell
            many[at] = many.get(at, 0) + 1
        near.append(
            {at + beside for at in many if step * many[at] > CROSSED * cell for beside in BESIDE}
        )
    found = []
    for (turn, own), by in zip(points, near):
        others = {at for cells in near if cells is not by for at in cells}
        found.append(
            (turn, [spot for spot in own if spot[0] // cell * ROOM + spot[1] // cell in others])
        )
    return found


def strength(points: "Sloped") -> int:
    """How much pixels differ from the ground, in all."""
    return sum([much for _, own in points for _, _, much in own])


def planes(picture: "Picture", points: "Sloped", sides: tuple[float, float]) -> "Iterator[Plane]":
    """The planes in which a board may lie, the likeliest first. `sides`: how long the side of a
    cell may be.
    """
    x, y = picture.width / 2, picture.height / 2
    points = crossed(points, picture.size // CELLS + 1, picture.step)
    pencils = [
        pencil
        for turn, own in points
        for pencil in meetings(lines_of(own, turn, int(x), int(y)), picture.size)
    ]
    pencils.sort(key=lambda pencil: atan2(abs(pencil[0][0]), abs(pencil[0][1])))
    tried = []
    for k, other in enumerate(pencils):
        for one in pencils[:k]:  # the more upright one first
            try:
                plain = straight(one[0], other[0], x, y)
            except ZeroDivisionError:
                continue
            likely, spaced = 1.0, []
            for axis, (_, lines) in enumerate((one, other)):
                spots = [(place(plain, x + line[0], y + line[1])[axis], line[4]) for line in lines]
                spaced.append(combs(spots, *sides))
                likely *= max(spaced[-1])[0] if spaced[-1] else 0
            if likely > LIKELY:
                tried.append((likely, plain, spaced, (one[0], other[0])))
    tried.sort(key=lambda one: -one[0])
    for _, plain, spaced, ends in tried[:PLANES]:
        leads = [leading(points, (a + w * x, b + w * y, w), plain[6:]) for a, b, w in ends]
        yield plain, spaced, leads


def leading(points: "Sloped", end: "Meeting", near: "Meeting" = (0, 0, 1)) -> "Points":
    """The pixels whose lines may lead to a point, and that are not too far away. `near`: the last
    row of a plane's map.
    """
    px, py, w = end
    g, h, k = near
    found = []
    for turn, own in points:
        c, s = cos(turn * pi / TURNS), sin(turn * pi / TURNS)
        for spot in own:
            x, y, _ = spot
            dx, dy = px - w * x, py - w * y
            if g * x + h * y + k > DEEP and abs(dx * s - dy * c) < OBLIQUE * length(dx, dy):
                found.append(spot)
    return found
