"""A plane seen in perspective: where a point of a grid lies in a picture, and back.

A map is nine numbers, the rows of a 3x3 matrix: (x, y) goes to ((ax + by + c) / (gx + hy + i), (dx
+ ey + f) / (gx + hy + i)).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ttgo.photo.lines import Points

    Map = tuple[float, float, float, float, float, float, float, float, float]
    Place = tuple[float, float]
    Meeting = tuple[float, float, float]  # a point as (x, y, w), at x / w and y / w
    Corners = tuple[Place, Place, Place, Place]
    Line = tuple[float, float, float, float]  # its middle, how much it leans, its weight


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


def after(one: "Map", other: "Map") -> "Map":
    """The map that does first what `other` does, then what `one` does."""
    a, b, c, d, e, f, g, h, i = [
        sum([one[row + k] * other[3 * k + column] for k in (0, 1, 2)])
        for row in (0, 3, 6)
        for column in (0, 1, 2)
    ]
    return a, b, c, d, e, f, g, h, i


def distance(one: "Place", other: "Place") -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


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


def some(points: "Points", number: int) -> "Points":
    """About `number` of the pixels, from all over the picture."""
    return [points[at] for at in range(0, len(points), max(1, len(points) // number))]


def fitted(spots: "Iterable[tuple[float, float, float]]") -> "Line":
    """The line nearest to spots, by least squares: they are places along it, places aside, and
    weights.
    """
    n: float = 0  # and the others, so that whole numbers stay whole
    su, sv, suu, suv = n, n, n, n
    for u, v, much in spots:
        n += much
        su += much * u
        sv += much * v
        suu += much * u * u
        suv += much * u * v
    below = n * suu - su * su
    return su / (n or 1), sv / (n or 1), (n * suv - su * sv) / below if below > 0 else 0.0, n


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
