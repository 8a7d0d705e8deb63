"""Points with neighbours, any number of each: a torus, a net of hexagons, the surface of a cube, or
a drawing.

The ten rules ask a grid four questions: its points, the points around a set, the end of a flood
from a set, and the ends of two floods. A graph answers these, too, so ttgo/rules.py plays on graphs
unchanged. A graph names its points itself; a position on a graph has no rows.
"""

import math

from ttgo.guards import brief, checked
from ttgo.illegal import NotAPoint
from ttgo.lab import shapes
from ttgo.lab.shapes import MOST, Plan
from ttgo.language import say
from ttgo.points import members
from ttgo.vertex import BLANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# How many sides a kind has, their least and greatest length, and the sides if no number is given.
# In Change a rule a kind also has an icon (web/fill/change.py), and a name (kind_... in en.json).
KINDS: "dict[str, tuple[int, int, int, Callable[..., Plan], tuple[int, ...]]]" = {
    "rectangle": (2, 1, 19, shapes.rectangle, (7, 7)),
    "torus": (2, 1, 19, shapes.torus, (7, 7)),
    "cylinder": (2, 1, 19, shapes.cylinder, (7, 7)),
    "moebius": (2, 1, 19, shapes.moebius, (9, 5)),
    "hexagons": (1, 1, 8, shapes.hexagons, (3,)),
    "triangles": (1, 1, 11, shapes.triangles, (4,)),
    "cube": (1, 1, 8, shapes.cube, (3,)),
}


class Graph:
    """Points and the lines between them, from a text: "torus 7", "rectangle 9 5", "cube 3", or
    "A-B-C-A C-D" for one of your own.

    Kinds with two sides are rectangle, torus, cylinder and moebius; hexagons, triangles and cube
    have one. `points` is the set of all points, an int as with Grid; `names`, `places`, `lines` and
    `seams` are those of a Plan (shapes.py); `text` is a text that makes this graph. Raises
    ValueError for any other text.

    >>> from ttgo import Graph
    >>> torus = Graph("torus 5")
    >>> torus.named(torus.around(1 << torus.read("A1")))
    ['B1', 'E1', 'A2', 'A5']
    >>> own = Graph("A-B-C-A C-D")
    >>> own.named(own.around(1 << own.read("C")))
    ['A', 'B', 'D']
    """

    def __init__(self, text: str, plan: "Plan | None" = None) -> None:
        """With a plan that is made already, the text is its name."""
        self.text = checked(text, str, "A graph is text, such as torus 7")
        if plan is None:
            plan, self.text = _plan(text)
        checked(plan, Plan, "A plan is a Plan of shapes.py")
        self.names, self.places, self.lines, self.seams = (
            plan.names,
            plan.places,
            plan.lines,
            plan.seams,
        )
        size = len(plan.names)
        self.points = (1 << size) - 1
        self._numbers = {name: p for p, name in enumerate(self.names)}
        self._near = [0] * size
        for p, q in plan.lines + [(seam[0], seam[1]) for seam in plan.seams]:
            self._near[p] |= 1 << q
            self._near[q] |= 1 << p
        # Cache: for each byte of a set, the points around the points of that byte
        self._eights: "list[dict[int, int]]" = [{} for _ in range(size // 8 + 1)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Graph) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Graph({self.text!r})"

    def around(self, points: int) -> int:
        """The points next to a set; points of the set itself may be among them."""
        found = 0
        for place, eight in enumerate(points.to_bytes(len(self._eights), "little")):
            if eight:
                known = self._eights[place]
                if eight not in known:
                    known[eight] = self._around(place, eight)
                found |= known[eight]
        return found

    def _around(self, place: int, eight: int) -> int:
        found = 0
        for bit in members(eight):
            found |= self._near[8 * place + bit]
        return found

    def flood(self, start: int, within: int) -> int:
        """The points of `start` inside the set `within`, and all points that paths inside `within`
        join to them.
        """
        found = edge = start & within
        while edge:
            edge = self.around(edge) & within & ~found
            found |= edge
        return found

    def flood_both(self, start: int, within: int, start2: int, within2: int) -> "tuple[int, int]":
        """The ends of two floods: from `start` inside `within`, and from `start2` inside
        `within2`.
        """
        return self.flood(start, within), self.flood(start2, within2)

    def named(self, points: int) -> "list[str]":
        """The names of a set of points, in order. Raises ValueError for points off the graph."""
        if checked(points, int, "A set of points is a number") & ~self.points:
            raise ValueError(f"The set {brief(points)} leaves this graph.")
        return [self.names[p] for p in members(points)]

    def read(self, text: object) -> "int | None":
        """The point of a name, in upper or lower case; None for "pass". Raises NotAPoint for
        anything else.
        """
        if isinstance(text, str) and len(text) <= 8:
            given = text.strip(BLANKS).upper()
            if given == "PASS":
                return None
            if given in self._numbers:
                return self._numbers[given]
        names = self.names
        shown = names if len(names) <= 6 else names[:3] + ["…", names[-1]]
        points = ", ".join(shown)
        reason = f"{brief(text)} is not a point of this grid; its points are {points}."
        raise NotAPoint(text, reason, "no_graph_point", points=points)


def _plan(text: str) -> "tuple[Plan, str]":
    kind, _, rest = text.strip(BLANKS).partition(" ")
    kind = kind.lower()
    if kind not in KINDS:
        if not {"-", ":"} & set(text) and len(kind) > 4:
            raise ValueError(say("no_graph", given=brief(text), kinds=", ".join(KINDS)))
        plan = own_plan(text)
        return plan, text_of(plan)
    many, least, most, make, usual = KINDS[kind]
    given = rest.replace("x", " ").split()
    sides = [_integer(part) for part in given]
    if len(sides) > many or any(not least <= side <= most for side in sides):
        facts = {"kind": kind, "sides": many, "least": least, "most": most}
        raise ValueError(say("wrong_graph_size", given=brief(text), **facts))
    sides = sides or list(usual)
    if len(sides) < many:
        sides = sides * many
    return make(*sides), f"{kind} {' '.join(str(side) for side in sides)}"


# A reader's own graph as text: "A-B-C-A C-D" has four points and four lines. A name is one to four
# letters and digits, in upper or lower case. Names with dashes between them are a path; blanks,
# commas and new lines stand between paths. A point may have a place for the drawing where its name
# first stands, in hundredths to the right and upwards: "A:10:20-B:90:20". Points without one stand
# in a circle.

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_LONGEST = 4  # letters of a name
_WIDE = 100  # hundredths: the largest place, across and up
_SCALE = 12  # hundredths that make the length of a line


def own_plan(text: str) -> Plan:
    """The points and lines of a text; raises ValueError that names the unreadable part.

    >>> drawn = own_plan("A-B-C-A C-D")
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
                    raise ValueError(say("graph_too_large", most=MOST))
                known[name] = found.add(name, 0, 0)
            p = known[name]
            if place:
                found.places[p] = place
                placed.add(p)
            if before is not None:
                if before == p:
                    raise ValueError(say("line_to_itself", path=brief(path), name=name))
                found.join(min(before, p), max(before, p))
            before = p
    if not known:
        raise ValueError(say("graph_without_points"))
    _circle(found, placed)
    return found


def _point(given: str, path: str) -> "tuple[str, tuple[float, float] | None]":
    name, *place = given.upper().split(":")
    if (
        not 1 <= len(name) <= _LONGEST
        or any(letter not in _LETTERS for letter in name)
        or name == "PASS"
    ):
        raise ValueError(say("no_point_name", name=brief(name), path=brief(path)))
    if not place:
        return name, None
    x, y = [_integer(part) for part in place] if len(place) == 2 else (-1, -1)
    if min(x, y) < 0 or max(x, y) > _WIDE:
        raise ValueError(say("wrong_place", given=brief(given), most=_WIDE))
    return name, (x / _SCALE, y / _SCALE)


def _circle(found: Plan, placed: "set[int]") -> None:
    """Give the points that are not in `placed` places on a circle."""
    left = [p for p in range(len(found.names)) if p not in placed]
    for k, p in enumerate(left):
        turn = 2 * math.pi * k / len(left)
        reach = max(1.0, len(left) / 6)
        found.places[p] = (
            round(reach * (1 + math.sin(turn)), 3),
            round(reach * (1 + math.cos(turn)), 3),
        )


def text_of(found: Plan) -> str:
    """A plan's points, places and lines as text, in order; places are rounded to hundredths.

    >>> text_of(own_plan("A:10:20-B:90:20"))
    'A:10:20 B:90:20 A-B'
    """
    points = []
    for name, (x, y) in zip(found.names, found.places):
        across, up = (min(_WIDE, max(0, round(part * _SCALE))) for part in (x, y))
        points.append(f"{name}:{across}:{up}")
    lines = [f"{found.names[p]}-{found.names[q]}" for p, q in found.lines]
    return " ".join(points + lines)


def _integer(text: str) -> int:
    """The number of up to three digits, -1 for any other text."""
    return int(text) if 0 < len(text) < 4 and not text.strip("0123456789") else -1
