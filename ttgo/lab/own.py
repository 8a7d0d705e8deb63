"""A reader's own graph as text: "A-B-C-A C-D" has four points and four lines.

A name is one to four letters and digits, in upper or lower case. Names with dashes between them are a path; blanks, commas and new lines
stand between paths. A point may have a place for the drawing where its name first stands, in hundredths to the right and upwards:
"A:10:20-B:90:20". Points without one stand in a circle.
"""

import math

from ttgo.illegal import brief
from ttgo.lab.shapes import MOST, Plan
from ttgo.vertex import BLANKS

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_LONGEST = 4  # letters of a name
_WIDE = 100  # hundredths
_SCALE = 12  # of these to the length of a line


def plan(text: str) -> Plan:
    """The points and lines of a text; raises ValueError that names the unreadable part.

    >>> drawn = plan("A-B-C-A C-D")
    >>> drawn.names, drawn.lines
    (['A', 'B', 'C', 'D'], [(0, 1), (1, 2), (0, 2), (2, 3)])
    """
    found = Plan()
    known: "dict[str, int]" = {}
    placed: "set[int]" = set()
    for mark in BLANKS + ";":
        text = text.replace(mark, ",")
    for path in text.split(","):
        before = None
        for given in path.split("-") if path else ():
            name, place = _point(given, path)
            if name not in known:
                if len(known) == MOST:
                    raise ValueError(f"A graph has at most {MOST} points.")
                known[name] = found.add(name, 0, 0)
            p = known[name]
            if place:
                found.places[p] = place
                placed.add(p)
            if before is not None:
                if before == p:
                    raise ValueError(
                        f"A line joins two points; {brief(path)} joins {name} to itself."
                    )
                found.join(min(before, p), max(before, p))
            before = p
    if not known:
        raise ValueError("A graph has at least one point; write lines such as A-B-C or C-D.")
    _circle(found, placed)
    return found


def _point(given: str, path: str) -> "tuple[str, tuple[float, float] | None]":
    name, *place = given.upper().split(":")
    if (
        not 1 <= len(name) <= _LONGEST
        or any(letter not in _LETTERS for letter in name)
        or name == "PASS"
    ):
        raise ValueError(
            f"{brief(name)} in {brief(path)} is not a point's name: write one to four letters or digits, as in A-B-C."
        )
    if not place:
        return name, None
    if len(place) != 2 or not all(
        0 < len(part) < 4 and part.strip("0123456789") == "" for part in place
    ):
        raise ValueError(
            f"{brief(given)} has no place: write two numbers from 0 to {_WIDE}, as in A:10:20."
        )
    x, y = (int(part) for part in place)
    if max(x, y) > _WIDE:
        raise ValueError(
            f"{brief(given)} has no place: write two numbers from 0 to {_WIDE}, as in A:10:20."
        )
    return name, (x / _SCALE, y / _SCALE)


def _circle(found: Plan, placed: "set[int]") -> None:
    """Places for the other points."""
    left = [p for p in range(len(found.names)) if p not in placed]
    for k, p in enumerate(left):
        turn = 2 * math.pi * k / len(left)
        reach = max(1.0, len(left) / 6)
        found.places[p] = (
            round(reach * (1 + math.sin(turn)), 3),
            round(reach * (1 + math.cos(turn)), 3),
        )


def text_of(found: Plan) -> str:
    """The same points, places and lines as text, in order; places are rounded to hundredths.

    >>> text_of(plan("A:10:20-B:90:20"))
    'A:10:20 B:90:20 A-B'
    """
    points = []
    for name, (x, y) in zip(found.names, found.places):
        across, up = (min(_WIDE, max(0, round(part * _SCALE))) for part in (x, y))
        points.append(f"{name}:{across}:{up}")
    lines = [f"{found.names[p]}-{found.names[q]}" for p, q in found.lines]
    return " ".join(points + lines)
