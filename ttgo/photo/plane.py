"""A plane seen in perspective: where a point of a grid lies in a picture, and back.

A map is nine numbers, the rows of a 3x3 matrix: (x, y) goes to ((ax + by + c) / (gx + hy + i), (dx
+ ey + f) / (gx + hy + i)).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.lines import Points

    Map = tuple[float, float, float, float, float, float, float, float, float]
    Place = tuple[float, float]
    Meeting = tuple[float, float, float]  # a point as (x, y, w), at x / w and y / w
    Corners = tuple[Place, Place, Place, Place]

FEW, MORE = 600, 2000  # pixels enough to find a lean, and to refine it
# Leans tried: a in steps of 0.05, and b in steps of 0.08 at the picture's edge; 0 is a picture
# taken from above
LEANS, MEETS = range(-6, 7), range(-7, 8)
LIKELY = 6  # the likeliest leans, looked at closely
ONE, A, Q = 18, 1 << 13, 1 << 5  # bits, and units
MIDDLE = 1024  # the number of the `c` in the picture's middle; fewer are on either side
PLAIN = 0.97  # of the best sharpness: if no lean at all is as sharp, there is none


def place(at: "Map", x: float, y: float) -> "Place":
    """The point that the map makes of (x, y)."""
    a, b, c, d, e, f, g, h, i = at
    w = g * x + h * y + i
    return (a * x + b * y + c) / w, (d * x + e * y + f) / w


def inverse(at: "Map") -> "Map":
    """The inverse map. (A multiple of a matrix is the same map, so no division is needed.)"""
    a, b, c, d, e, f, g, h, i = at
    return (
        e * i - f * h,
        c * h - b * i,
        b * f - c * e,
        f * g - d * i,
        a * i - c * g,
        c * d - a * f,
        d * h - e * g,
        b * g - a * h,
        a * e - b * d,
    )


def square_to(corners: "Corners", side: float) -> "Map":
    """The map that takes (0, 0), (side, 0), (side, side), (0, side) to four corners.

    Raises ZeroDivisionError if three of them lie on a line.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    dx1, dx2, dx3 = x1 - x2, x3 - x2, x0 - x1 + x2 - x3
    dy1, dy2, dy3 = y1 - y2, y3 - y2, y0 - y1 + y2 - y3
    whole = dx1 * dy2 - dx2 * dy1
    g = (dx3 * dy2 - dx2 * dy3) / whole
    h = (dx1 * dy3 - dx3 * dy1) / whole
    a, b = x1 - x0 + g * x1, x3 - x0 + h * x3
    d, e = y1 - y0 + g * y1, y3 - y0 + h * y3
    return a / side, b / side, x0, d / side, e / side, y0, g / side, h / side, 1.0


def convex(corners: "Corners") -> bool:
    """Whether four corners are those of a board seen from its front, in their order."""
    around = corners + corners[:2]
    return all(
        (x2 - x) * (y3 - y2) > (y2 - y) * (x3 - x2)
        for (x, y), (x2, y2), (x3, y3) in zip(around, around[1:], around[2:])
    )


# How a plane is seen: a grid has two families of lines, each of which meets in a point far away. A
# line of a family crosses the picture's middle row (column, for the other family) at `c`, and leans
# there by a + b * c, as all lines through one point do. With the right a and b the pixels of lines
# fall on few `c`.


def some(points: "Points", number: int) -> "Points":
    """About `number` of the pixels, from all over the picture."""
    return [points[at] for at in range(0, len(points), max(1, len(points) // number))]


def sharp(
    points: "Points", ways: list[float], bends: list[float], cx: float, cy: float, wide: float
) -> list[tuple[int, float, float]]:
    """How sharp the lines look for each a (of `ways`) and b (of `bends`): the fewer `c`, `wide`
    pixels each, the pixels fall on, the greater.

    In whole numbers, which cost MicroPython no memory: ONE and A times Q are 1 of `c`.
    """
    found = []
    for b in bends:
        scaled = []
        for x, row, much in points:
            y = row - cy
            k = 1 / (1 + b * y) / wide
            scaled.append((int(((x - cx) * k + MIDDLE) * A * Q), int(y * k * Q), much))
        for a in ways:
            bins = [0] * (2 * MIDDLE)
            lean = int(a * A)
            for c, y, much in scaled:
                bins[(c - lean * y) >> ONE] += much
            found.append((sum([much * much for much in bins if much]), a, b))
    return found


def pencil(points: "Points", cx: float, cy: float, size: int) -> "Place":
    """The a and b of a family's lines in a picture of `size` pixels, whose middle is (cx, cy)."""
    few, wide = some(points, FEW), size / 160
    # 2 / size: the b by which lines at the picture's edge lean one pixel a pixel
    step_a, step_b = 0.05, 0.16 / size
    ways, bends = [i * step_a for i in LEANS], [j * step_b for j in MEETS]
    likely = sorted(sharp(few, ways, bends, cx, cy, wide), reverse=True)[:LIKELY]
    while step_a > 0.001:
        step_a, step_b = step_a / 2, step_b / 2
        finer = []
        for _, a, b in likely:
            ways, bends = [
                [at + i * step for i in (-1, 0, 1)] for at, step in ((a, step_a), (b, step_b))
            ]
            finer += sharp(few, ways, bends, cx, cy, wide)
        likely = [max(finer)]
        few, wide = some(points, MORE), max(1.0, min(wide, size / 225) * 0.75)
    _, a, b = likely[0]
    plain, lean = [
        sharp(few, [one], [other], cx, cy, wide)[0][0] for one, other in ((0.0, 0.0), (a, b))
    ]
    return (0.0, 0.0) if plain >= PLAIN * lean else (a, b)


def straight(one: "Meeting", other: "Meeting", cx: float, cy: float) -> "Map":
    """The map from the picture to a plane in which both families are at right angles and evenly
    spaced.

    The points in which they meet, as seen from the picture's middle, lie on the horizon; the map
    sends it away. Raises ZeroDivisionError if the horizon is in the middle.
    """
    (x, y, w), (x2, y2, w2) = one, other
    whole = x * y2 - y * x2
    p, q = (y * w2 - w * y2) / whole, (w * x2 - x * w2) / whole
    long, long2 = max(abs(x), abs(y)), max(abs(x2), abs(y2))
    if y < 0:
        long = -long
    if x2 < 0:
        long2 = -long2
    a, b, d, e = y / long, -x / long, -y2 / long2, x2 / long2
    return a, b, -a * cx - b * cy, d, e, -d * cx - e * cy, p, q, 1 - p * cx - q * cy
