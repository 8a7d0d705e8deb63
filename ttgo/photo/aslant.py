"""Boards seen from anywhere: in which two points do the lines of a picture meet?

Lines are where most of the pixels lie that may be lines (a Hough transform). Those that are
parallel on a board meet in one point of the picture, their vanishing point, and two such points
give the plane that shows the board from above. Which two: there the lines of a grid are evenly
spaced.

Lines of about one direction are told by where each lies at the middle of the picture and how much
it leans. Those that meet lean the more the farther aside they lie, evenly.
"""

from math import atan2

from ttgo.photo.lattice import combs
from ttgo.photo.lines import MOST, ridges
from ttgo.photo.plane import fitted, place, some, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.photo.lattice import Comb
    from ttgo.photo.lines import Picture, Points, Way
    from ttgo.photo.plane import Line, Map, Meeting

    Sloped = list[tuple[Way, Points]]  # the pixels of lines, by the way across these
    # Where lines meet, and of each a place and its weight
    Pencil = tuple[Meeting, list[tuple[float, float, float]]]
    # How likely a plane is, its map, and its evenly spaced lines, by family
    Plane = tuple[float, Map, list[list[tuple[float, Comb]]]]

WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))  # across the lines of a direction
STEEP, LEANS = 13, 28  # lines of a direction lean by up to STEEP in LEANS, either way
WEAK = 0.6  # light lines are none if they differ less from the ground than dark ones by this
VOTES = 2000  # pixels of a direction that vote for lines
FAINT = 2  # bits of a pixel's difference from the ground that do not count here
WIDE = 2  # pixels: lines so near are one
ROOM = 1 << 10  # more than there are places for lines of one direction
UNIT = 10  # bits of a fraction
LINES = 35  # of one direction
CELLS = 25  # side by side in a picture
CROSSED = 0.6  # of a cell that a line goes through
# from a cell to itself and those around
BESIDE = [i * ROOM + j for i in (-1, 0, 1) for j in (-1, 0, 1)]
MEETINGS = 2  # of the lines of one direction
LEAST = 4  # lines that meet
ALIGNED = 0.0175  # a line within one degree of a point leads to it
APART = 8  # pixels: nearer lines do not tell where they meet
FINE, SCALE = 4, 1 << 12  # whole numbers for where lines lie and how they lean
OBLIQUE = 0.58  # pixels whose line may be one that leads to a point within 30 degrees
PLANES = 2  # that are tried
LIKELY = 6e4  # what the evenly spaced lines of both families weigh at least, multiplied
DEEP = 0.2  # what is farther away than 1 / DEEP times the picture's middle is not looked at
CELL = 4  # bits of a pixel's place that do not tell how far away it is


def lines_of(points: "Points", steep: int) -> "list[Line]":
    """The lines on which most of these pixels lie: where along them and where aside."""
    slopes = [(lean << UNIT) // LEANS for lean in range(-steep, steep + 1)]
    votes = []
    for a in slopes:
        own = [0] * ROOM  # places aside, those below 0 from its end
        for u, v, much in points:
            own[((v << UNIT) - a * u) >> UNIT + 1] += much
        votes.append(own)
    found = []
    for k, (one, own, two) in enumerate(zip(votes, votes[1:], votes[2:]), 1):
        for at in range(1 - ROOM // 2, ROOM // 2 - 1):
            much = own[at]
            if much and much >= max(own[at - 1], one[at], two[at]) and much > own[at + 1]:
                found.append((much + max(own[at - 1], own[at + 1]), k, at))
    found.sort(reverse=True)
    near: "list[dict[int, Points]]" = [{} for _ in slopes]
    spots: "list[Points]" = []
    for _, k, at in found[: 3 * LINES]:
        spots.append([])
        for beside in (at, at - 1, at + 1):
            near[k].setdefault(beside, spots[-1])
    for a, of in zip(slopes, near):
        for spot in points if of else ():
            line = of.get(((spot[1] << UNIT) - a * spot[0]) >> UNIT + 1)
            if line is not None:
                line.append(spot)
    kept: "list[Line]" = []
    for straight_one in sorted(map(fitted, spots), key=lambda one: -one[3]):
        if len(kept) < LINES and not any(same(straight_one, other) for other in kept):
            kept.append(straight_one)
    return kept


def same(one: "Line", two: "Line") -> bool:
    (u, v, lean, _), (u2, v2, lean2, _) = one, two
    off = [abs(v2 - v - a * (u2 - u)) for a in (lean, lean2)]
    return abs(lean - lean2) < 0.03 and max(off) < 2 * WIDE


def strong(points: "Points") -> "Points":
    """Some VOTES of the pixels that differ most from the ground: the grain of wood differs little."""
    many = [0] * (MOST + 1)
    for _, _, much in points:
        many[much] += 1
    least = MOST
    while least and sum(many[least:]) < VOTES:
        least -= 1
    return some([spot for spot in points if spot[2] >= least], VOTES)


def meetings(lines: "list[Line]", most: int = MEETINGS) -> "list[tuple[Meeting, list[Line]]]":
    """The points in which most lines meet, along and aside, each with its own lines."""
    found: "list[tuple[Meeting, list[Line]]]" = []
    near = int(ALIGNED * SCALE)
    while len(found) < most and len(lines) >= LEAST:
        spots = [
            (int(FINE * (v - lean * u)), int(SCALE * lean), much) for u, v, lean, much in lines
        ]
        best: "Line" = 0.0, 0.0, 0.0, 0.0
        own = spots
        for k, (q, lean, _) in enumerate(spots):
            for q2, lean2, _ in spots[:k]:
                if abs(q - q2) > APART * FINE:
                    more = ((lean - lean2) << UNIT) // (q - q2)
                    much = sum(
                        [
                            w
                            for c, b, w in spots
                            if -near < b - lean - (more * (c - q) >> UNIT) < near
                        ]
                    )
                    if much > best[3]:
                        best = q, lean, more / (1 << UNIT), much
        for _ in range(3):
            middle, at, turns, _ = best
            own = [spot for spot in spots if abs(spot[1] - at - turns * (spot[0] - middle)) < near]
            best = fitted(own)
        middle, at, turns, _ = best
        found.append(
            (
                (1.0, (at - turns * middle) / SCALE, -turns * FINE / SCALE),
                [line for line, spot in zip(lines, spots) if spot in own],
            )
        )
        lines = [line for line, spot in zip(lines, spots) if spot not in own]
    return found


def sloped(picture: "Picture", ways: int) -> "Iterator[Sloped]":
    """The pixels that may be lines: dark ones, then light ones if there are many."""
    points: "list[Sloped]" = []
    for light in (False, True):
        points.append([(way, ridges(picture, way, light)) for way in WAYS[:ways]])
        if strength(points[-1]) >= WEAK * strength(points[0]):
            yield points[-1]


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
    for (way, own), by in zip(points, near):
        others = {at for cells in near if cells is not by for at in cells}
        found.append(
            (way, [spot for spot in own if spot[0] // cell * ROOM + spot[1] // cell in others])
        )
    return found


def strength(points: "Sloped") -> int:
    """How much pixels differ from the ground, in all."""
    return sum([much for _, own in points for _, _, much in own])


def pencils(points: "Sloped", x: int, y: int) -> "list[Pencil]":
    """Lines that meet, seen from the middle of the picture."""
    found = []
    for (dx, dy), own in points:
        spots = [
            (dx * (py - y) - dy * (px - x), dx * (px - x) + dy * (py - y), much >> FAINT)
            for px, py, much in strong(own)
        ]
        whole = dx * dx + dy * dy
        for (u, v, w), lines in meetings(lines_of(spots, STEEP)):
            places = [
                ((dx * b - dy * a) / whole, (dy * b + dx * a) / whole, much)
                for a, b, _, much in lines
            ]
            found.append(((dx * v - dy * u, dy * v + dx * u, w * whole), places))
    return found


def plane_of(
    pencils: "tuple[Pencil, Pencil]", x: float, y: float, sides: tuple[float, float]
) -> "Plane":
    """The plane in which two pencils are at right angles; `sides`: how long the side of a cell may
    be. Raises ZeroDivisionError if there is none.
    """
    plain = straight(pencils[0][0], pencils[1][0], x, y)
    likely, spaced = 1.0, []
    for axis, (_, lines) in enumerate(pencils):
        spots = [(place(plain, x + right, y + down)[axis], much) for right, down, much in lines]
        spaced.append(combs(spots, *sides))
        likely *= max(spaced[-1])[0] if spaced[-1] else 0
    return likely, plain, spaced


def planes(
    picture: "Picture", points: "Sloped", sides: tuple[float, float]
) -> "Iterator[tuple[Map, list[list[tuple[float, Comb]]], list[Points]]]":
    """The planes in which a board may lie, the likeliest first, each with the pixels of its
    families' lines.
    """
    x, y = picture.width // 2, picture.height // 2
    points = crossed(points, picture.size // CELLS + 1, picture.step)
    known = pencils(points, x, y)
    known.sort(key=lambda pencil: atan2(abs(pencil[0][0]), abs(pencil[0][1])))
    weights = [sum([much for _, _, much in lines]) for _, lines in known]
    # the more upright one first; evenly spaced lines weigh at most what all of them do
    pairs = sorted(
        [(weights[i] * weights[k], i, k) for k in range(len(known)) for i in range(k)], reverse=True
    )
    tried: "list[tuple[Plane, list[Meeting]]]" = []
    for bound, i, k in pairs:
        if bound < (tried[PLANES - 1][0][0] if len(tried) >= PLANES else LIKELY):
            break
        try:
            plane = plane_of((known[i], known[k]), x, y, sides)
        except ZeroDivisionError:
            continue
        if plane[0] > LIKELY:
            tried.append((plane, [known[i][0], known[k][0]]))
            tried.sort(key=lambda one: -one[0][0])
    for (_, plain, spaced), ends in tried[:PLANES]:
        leads = [leading(points, (a + w * x, b + w * y, w), plain[6:]) for a, b, w in ends]
        yield plain, spaced, leads


def leading(points: "Sloped", end: "Meeting", near: "Meeting" = (0, 0, 1)) -> "Points":
    """The pixels whose lines may lead to a point, and that are not too far away. `near`: the last
    row of a plane's map.
    """
    px, py, w = end
    g, h, k = near
    found = []
    for (dx, dy), own in points:
        known: "dict[int, bool]" = {}
        for spot in own:
            cell = (spot[0] >> CELL) * ROOM + (spot[1] >> CELL)
            if cell not in known:
                x, y, _ = spot
                right, down = px - w * x, py - w * y
                aside, along = right * dx + down * dy, right * dy - down * dx
                known[cell] = g * x + h * y + k > DEEP and abs(aside) < OBLIQUE * abs(along)
            if known[cell]:
                found.append(spot)
    return found
