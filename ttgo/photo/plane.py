"""A plane seen in perspective: where a point of a grid lies in a picture, and back.

A map is nine numbers, the rows of a 3x3 matrix: (x, y) goes to ((ax + by + c) / (gx + hy + i), (dx
+ ey + f) / (gx + hy + i)).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Map = tuple[float, float, float, float, float, float, float, float, float]
    Corners = tuple[
        tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]
    ]


def place(at: "Map", x: float, y: float) -> tuple[float, float]:
    """Where the map takes a point."""
    a, b, c, d, e, f, g, h, i = at
    w = g * x + h * y + i
    return (a * x + b * y + c) / w, (d * x + e * y + f) / w


def inverse(at: "Map") -> "Map":
    """The map back (a multiple of the inverse matrix, which is the same map)."""
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
