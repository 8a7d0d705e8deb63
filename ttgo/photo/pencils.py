"""The two families of a grid's lines, each of which meets in a point far away, and the map that makes a plain grid of them.

A line of a family crosses the picture's middle row (column, for the other family) at `c`, and leans there by a + b * c, as all lines
through one point do. The right a and b are those by which the pixels of lines fall on few `c`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.lines import Points
    from ttgo.photo.plane import Map

FEW, MORE = 1200, 3000  # pixels that are enough to find a lean, and to refine it
LEANS, MEETS = (
    range(-12, 13),
    range(-6, 7),
)  # of 0.025 a, and of 0.04 lean at the picture's edge b: what a picture from above may have
PLAIN = 0.97  # of the best sharpness: a picture that is as sharp without any lean has none


def some(points: "Points", number: int) -> "Points":
    """About `number` of the pixels, from all over the picture."""
    return [points[at] for at in range(0, len(points), max(1, len(points) // number))]


def sharpness(points: "Points", a: float, b: float, cx: float, cy: float, wide: float) -> int:
    """How few `c`, `wide` pixels each, the pixels fall on."""
    bins: dict[int, int] = {}
    for x, row, much in points:
        y = row - cy
        c = int((x - cx - a * y) / (1 + b * y) / wide + 10000)
        bins[c] = bins.get(c, 0) + much
    return sum(much * much for much in bins.values())


def pencil(points: "Points", cx: float, cy: float, size: int) -> tuple[float, float]:
    """The a and b of a family's lines in a picture of `size` pixels, whose middle is (cx, cy)."""
    few = some(points, FEW)
    at_edge = 2 / size  # the b by which lines at the picture's edge lean one pixel a pixel

    def sharp(a: float, b: float, wide: float) -> tuple[int, float, float]:
        return sharpness(few, a, b, cx, cy, wide), a, b

    wide = size / 160
    _, a, b = max(sharp(i * 0.025, j * 0.04 * at_edge, wide) for i in LEANS for j in MEETS)
    few = some(points, MORE)
    step_a, step_b, wide = 0.0125, 0.02 * at_edge, size / 300
    while step_a > 0.0007:
        _, a, b = max(sharp(a + i * step_a, b + j * step_b, wide) for i in (-1, 0, 1) for j in (-1, 0, 1))
        step_a, step_b, wide = step_a / 2, step_b / 2, max(1.0, wide * 0.75)
    if sharp(0, 0, wide)[0] >= PLAIN * sharp(a, b, wide)[0]:
        return 0.0, 0.0
    return a, b


def straight(upright: tuple[float, float], level: tuple[float, float], cx: float, cy: float) -> "Map":
    """The map from the picture to a plane in which both families are at right angles and evenly spaced.

    The two points in which the families meet lie on the horizon, px + qy + 1 = 0 from the picture's middle; the map sends it away.
    """
    (a, b), (a2, b2) = upright, level
    whole = a * a2 - 1
    p, q = (a2 * b - b2) / whole, (a * b2 - b) / whole
    return 1, -a, a * cy - cx, -a2, 1, a2 * cx - cy, p, q, 1 - p * cx - q * cy
