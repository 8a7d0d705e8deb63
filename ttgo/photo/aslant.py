"""Boards seen from anywhere: in which two points do the lines of a picture meet?

Lines are where most of the pixels lie that may be lines (a Hough transform). Those that are
parallel on a board meet in one point of the picture, their vanishing point, and two such points
give the plane that shows the board from above. Which two: there the lines of a grid are evenly
spaced.
"""

from math import atan2, cos, pi, sin, sqrt

from ttgo.photo.lattice import combs, fit
from ttgo.photo.lines import marked, weighed
from ttgo.photo.plane import inverse, place, some, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Map, Meeting

    Line = tuple[float, float, float, float, float]  # its middle, its direction, its weight
    Sloped = list[tuple[int, Points]]  # the pixels of lines, by the direction of these
    Pencil = tuple[Meeting, list[Line]]  # lines that meet, and where

TURNS = 90  # directions that lines may have: half a turn
# Steps from a line to the ground beside it, and the direction of such a line
WAYS = (((1, 0), 45), ((0, 1), 0), ((1, 1), 67), ((1, -1), 22))
ASIDE = 14  # a pixel's line has one of so many directions, on either side of that
VOTES = 6000  # pixels that vote for lines
WIDE = 2  # pixels: lines so near are one
ROOM = 1 << 10  # more than there are places for lines of one direction
UNIT = 12  # bits of a fraction
LINES = 90
TRIES = 600  # pairs of lines, whose meeting is tried
MEETINGS = 4
LEAST = 4  # lines that meet
ALIGNED = 0.0175  # a line within one degree of a point leads to it
OBLIQUE = 0.5  # as ALIGNED, of a pixel, whose line has not been found
CAP = 12  # no line counts for more than the line of this rank
PLANES = 3  # that are tried
TINY = 1e-9  # what a weight is at least
DEEP = 0.2  # what is farther away than 1 / DEEP times the picture's middle is not looked at


def length(x: float, y: float) -> float:
    return sqrt(x * x + y * y)


class Chance:
    """Numbers at random, the same each time."""

    def __init__(self) -> None:
        self.last = 1

    def below(self, many: int) -> int:
        self.last = self.last * 48271 % 2147483647
        return self.last % many


def lines_of(families: "Sloped", width: int, height: int) -> "list[Line]":
    """The lines on which most pixels lie, seen from the middle of the picture; `families`: the
    pixels, by the direction of their lines.
    """
    many = sum(len(points) for _, points in families) + 1
    parts = [
        (turn, some(points, VOTES * len(points) // many + 1)) for turn, points in families if points
    ]
    cx, cy = width // 2, height // 2
    votes = []
    for turn in range(TURNS):
        own = [0] * ROOM
        angle = turn * pi / TURNS
        a, b = int(-sin(angle) * (1 << UNIT) / WIDE), int(cos(angle) * (1 << UNIT) / WIDE)
        start = (ROOM // 2 << UNIT) - a * cx - b * cy
        for at, points in parts:
            if (turn - at + ASIDE) % TURNS <= 2 * ASIDE:
                for x, y, much in points:
                    own[(a * x + b * y + start) >> UNIT] += much
        votes.append(own)
    found = []
    for turn in range(TURNS):
        own, one, two = votes[turn], votes[turn - 1], votes[(turn + 1) % TURNS]
        for at in range(2, ROOM - 2):
            much = own[at]
            # (beyond the last turn the places run the other way)
            if much and much >= max(own[at - 1], one[at], two[at]) and much > own[at + 1]:
                found.append((much + max(own[at - 1], own[at + 1]), turn, at))
    found.sort(reverse=True)
    kept: "list[Line]" = []
    for _, turn, at in found[: 3 * LINES]:
        angle = turn * pi / TURNS
        near = [points for own, points in parts if (turn - own + ASIDE) % TURNS <= 2 * ASIDE]
        line = fitted(near, angle, (at - ROOM // 2 + 0.5) * WIDE, cx, cy)
        if line and not any(same(line, other) for other in kept):
            kept.append(line)
        if len(kept) == LINES:
            break
    return kept


def fitted(near: "list[Points]", angle: float, off: float, cx: float, cy: float) -> "Line | None":
    """The line through pixels near a line of this direction, `off` from the middle."""
    a, b = -sin(angle), cos(angle)
    n, sx, sy, sxx, sxy, syy = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    off += a * cx + b * cy
    for points in near:
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


def capped(weights: list[float]) -> float:
    """The most that one of these weights counts for."""
    return sorted(weights)[-min(len(weights), CAP)] if weights else 0.0


def meetings(lines: "list[Line]", far: float) -> "list[Pencil]":
    """The points in which most lines meet, each with its own lines (RANSAC). `far`: a great length
    in the picture.
    """
    chance = Chance()
    found: "list[Pencil]" = []
    cap = capped([line[4] for line in lines])
    for _ in range(MEETINGS):
        if len(lines) < LEAST:
            break
        best, most = (0.0, 0.0, 0.0), 0.0
        for _ in range(TRIES):
            one, two = [lines[chance.below(len(lines))] for _ in range(2)]
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


def sloped(picture: "Picture", light: bool) -> "Sloped":
    """The pixels that may be lines, all dark or all light."""
    return [
        (turn, weighed(picture, picture.where(marked(picture, way, light)), way, light))
        for way, turn in WAYS
    ]


def planes(picture: "Picture", sides: tuple[float, float]) -> "Iterator[tuple[Map, list[Points]]]":
    """The planes in which a board may lie, the likeliest first, and the pixels of its two families
    of lines. `sides`: how long the side of a cell may be.
    """
    points = sloped(picture, False)
    x, y = picture.width / 2, picture.height / 2
    found = meetings(lines_of(points, picture.width, picture.height), picture.size)
    tried = []
    for i in range(len(found)):
        for j in range(i):
            one, other = found[i], found[j]
            if abs(one[0][1] * other[0][0]) < abs(one[0][0] * other[0][1]):
                one, other = other, one  # the more upright one first
            try:
                plain = straight(one[0], other[0], x, y)
            except ZeroDivisionError:
                continue
            likely = 1.0
            for axis, (_, lines) in enumerate((one, other)):
                spots = [(place(plain, x + line[0], y + line[1])[axis], line[4]) for line in lines]
                likely *= even(spots, sides)
            tried.append((likely, plain, one[0], other[0]))
    tried.sort(reverse=True)
    for likely, plain, *ends in tried[:PLANES]:
        g, h, k = plain[6:]
        near = [
            (turn, [spot for spot in own if g * spot[0] + h * spot[1] + k > DEEP])
            for turn, own in points
        ]
        if likely:
            yield plain, [leading(near, (a + w * x, b + w * y, w)) for a, b, w in ends]


def even(spots: "list[tuple[float, float]]", sides: tuple[float, float]) -> float:
    """How evenly lines are spaced, and how many they are: their places, with weights."""
    cap = capped([weight for _, weight in spots])
    use = [(at, int(min(cap, weight))) for at, weight in spots]
    use.sort(key=lambda spot: -spot[1])
    whole = sum(weight for _, weight in use)
    return max([fit(use, whole, *comb) for comb in combs(use, *sides)] or [0.0]) * whole


def leading(points: "Sloped", end: "Meeting") -> "Points":
    """The pixels whose lines may lead to a point."""
    px, py, w = end
    found = []
    for turn, own in points:
        c, s = cos(turn * pi / TURNS), sin(turn * pi / TURNS)
        for spot in own:
            dx, dy = px - w * spot[0], py - w * spot[1]
            if abs(dx * s - dy * c) < OBLIQUE * length(dx, dy):
                found.append(spot)
    return found
