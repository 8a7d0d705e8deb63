"""The points of a graph, their places, and the lines between them: for rectangles, rings, nets and
cubes.

KINDS in graph.py names the functions here and says which lengths each takes. A plan has names,
places and lines. Places are for a drawing only: x to the right, y upwards, in lengths of a line. A
seam is a line that a flat drawing cannot show whole, as from one edge of a torus to the other; a
stub at each end is drawn for a seam.
"""

from ttgo.points import column_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    Place = tuple[float, float]
    Cell = tuple[int, int, int]
    Face = tuple[str, tuple[int, int], tuple[int, int]]  # as in _FACES

MOST = 400  # points


class Plan:
    """Points by number, with `names`, `places`, `lines` (p, q) and `seams` (p, q, the direction of
    the stub at p, and at q).
    """

    def __init__(self) -> None:
        self.names: "list[str]" = []
        self.places: "list[Place]" = []
        self.lines: "list[tuple[int, int]]" = []
        self.seams: "list[tuple[int, int, Place, Place]]" = []
        self._joined: "set[tuple[int, int]]" = set()

    def add(self, name: str, x: float, y: float) -> int:
        """Add a point. Returns its number."""
        self.names.append(name)
        self.places.append((x, y))
        return len(self.names) - 1

    def join(self, p: int, q: int) -> None:
        """Add a line, unless it exists or would join a point to itself."""
        if self._is_new(p, q):
            self.lines.append((p, q))

    def sew(self, p: int, q: int, leaves: "Place", arrives: "Place") -> None:
        """Add a seam, unless the two points are joined already or are the same."""
        if self._is_new(p, q):
            self.seams.append((p, q, leaves, arrives))

    def _is_new(self, p: int, q: int) -> bool:
        pair = (min(p, q), max(p, q))
        if p == q or pair in self._joined:
            return False
        self._joined.add(pair)
        return True


def rectangle(width: int, height: int) -> Plan:
    """Rows and columns, with the names that Grid gives them."""
    plan = Plan()
    for y in range(height):
        for x in range(width):
            plan.add(column_name(x) + str(y + 1), x, y)
    for p in range(width * height):
        if p % width < width - 1:
            plan.join(p, p + 1)
        if p + width < width * height:
            plan.join(p, p + width)
    return plan


def cylinder(width: int, height: int) -> Plan:
    """A rectangle whose left and right edges are joined."""
    plan = rectangle(width, height)
    for y in range(height):
        plan.sew(y * width + width - 1, y * width, (1, 0), (-1, 0))
    return plan


def moebius(width: int, height: int) -> Plan:
    """A rectangle whose right edge is turned upside down before it is joined to the left one."""
    plan = rectangle(width, height)
    for y in range(height):
        plan.sew(y * width + width - 1, (height - 1 - y) * width, (1, 0), (-1, 0))
    return plan


def torus(width: int, height: int) -> Plan:
    """A rectangle whose opposite edges are joined: it has no edge and no corner."""
    plan = cylinder(width, height)
    for x in range(width):
        plan.sew((height - 1) * width + x, x, (0, 1), (0, -1))
    return plan


_TALL = 0.8660254037844386  # the height of a triangle with sides of 1: half the root of 3


def hexagons(side: int) -> Plan:
    """A net of hexagons, `side` of them along each side of one large hexagon; a point has two or
    three neighbours.
    """
    # A corner's place in whole numbers: half a hexagon's width to the right, half a line upwards.
    corners: "list[list[tuple[int, int]]]" = []
    for q, r in _within(side):
        x, y = 2 * q + r, 3 * r
        corners.append(
            [(x, y + 2), (x + 1, y + 1), (x + 1, y - 1), (x, y - 2), (x - 1, y - 1), (x - 1, y + 1)]
        )
    places = sorted(
        {corner for ring in corners for corner in ring}, key=lambda at: ((at[1] - 1) // 3, at[0])
    )
    plan, known = _in_rows([((y - 1) // 3, (x, y)) for x, y in places], _TALL, 0.5)
    for ring in corners:
        for k, corner in enumerate(ring):
            plan.join(known[corner], known[ring[k - 1]])
    return plan


def triangles(side: int) -> Plan:
    """A net of triangles, `side` points along each side of a hexagon; a point has three to six
    neighbours.
    """
    places = sorted(((2 * q + r, r) for q, r in _within(side)), key=lambda at: (at[1], at[0]))
    plan, known = _in_rows([(y, (x, y)) for x, y in places], 0.5, _TALL)
    for x, y in places:
        for beside in ((x + 2, y), (x + 1, y + 1), (x - 1, y + 1)):
            if beside in known:
                plan.join(known[x, y], known[beside])
    return plan


def _within(side: int) -> "list[tuple[int, int]]":
    """The places of a hexagon of triangles, as steps to the right and steps upwards to the right
    from its middle.
    """
    reach = range(1 - side, side)
    return [(q, r) for r in reach for q in reach if -side < q + r < side]


def _in_rows(
    rows: "list[tuple[int, tuple[int, int]]]", wide: float, tall: float
) -> "tuple[Plan, dict[tuple[int, int], int]]":
    """A plan of points, and their numbers by place: `rows` has the row and the place of each, row
    by row. A point's name is its letter in the row with the row's number.
    """
    plan = Plan()
    known = {}
    first = rows[0][0]
    row, column = first, 0
    for at_row, (x, y) in rows:
        if at_row != row:
            row, column = at_row, 0
        known[x, y] = plan.add(column_name(column) + str(row - first + 1), x * wide, y * tall)
        column += 1
    return plan, known


# A cube's faces: letter, the axis at right angles to the face and the side, the place in the
# drawing, counted in faces, and the directions of columns and rows, each an axis and a sign. The
# cube is cut open to a cross, with the back at the right end.
_FACES = (
    ("F", 2, 1, (1, 1), (0, 1), (1, 1)),
    ("R", 0, 1, (2, 1), (2, -1), (1, 1)),
    ("L", 0, -1, (0, 1), (2, 1), (1, 1)),
    ("T", 1, 1, (1, 2), (0, 1), (2, -1)),
    ("D", 1, -1, (1, 0), (0, 1), (2, 1)),
    ("B", 2, -1, (3, 1), (0, -1), (1, 1)),
)
_BESIDE = ("FR", "FL", "FT", "FD", "RB")  # faces that lie side by side in the drawing
_GAP = 0.4


def cube(side: int) -> Plan:
    """The surface of a cube, `side` by `side` points on each face; every point has four neighbours,
    also across the edges.
    """
    plan = Plan()
    known: "dict[Cell, int]" = {}
    faces: "dict[int, Face]" = {}

    def step(at: "Cell", axis: int, sign: int) -> None:
        """Join a point with the next one in a direction, around an edge if need be."""
        there = list(at)
        p = known[at]
        if abs(at[axis] + 2 * sign) < side:
            there[axis] += 2 * sign
            plan.join(p, known[there[0], there[1], there[2]])
            return
        across = next(k for k in range(3) if abs(at[k]) == side)
        back = 1 if at[across] > 0 else -1
        there[axis], there[across] = sign * side, back * (side - 1)
        q = known[there[0], there[1], there[2]]
        if faces[p][0] + faces[q][0] in _BESIDE:
            plan.join(p, q)
        elif faces[q][0] + faces[p][0] not in _BESIDE:
            plan.sew(p, q, _way(faces[p], axis, sign), _way(faces[q], across, back))

    reach = range(1 - side, side, 2)
    for letter, axis, sign, (left, up), across, along in _FACES:
        for row in reach:
            for column in reach:
                at = [0, 0, 0]
                at[axis] = sign * side
                at[across[0]] = column * across[1]
                at[along[0]] = row * along[1]
                x, y = (column + side - 1) // 2, (row + side - 1) // 2
                shift = side + _GAP
                p = plan.add(f"{letter}{y * side + x + 1}", left * shift + x, up * shift + y)
                known[at[0], at[1], at[2]] = p
                faces[p] = (letter, across, along)
    for place in list(known):
        for axis in range(3):
            if abs(place[axis]) < side:
                step(place, axis, 1)
                step(place, axis, -1)
    return plan


def _way(face: "Face", axis: int, sign: int) -> "Place":
    """A direction in space as a direction in the drawing of a face."""
    _, across, along = face
    return (sign * across[1], 0) if across[0] == axis else (0, sign * along[1])
