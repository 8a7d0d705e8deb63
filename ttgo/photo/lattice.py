"""Which part of a lattice of crossing lines is the board: a square of visible lines with the fewest
beyond it.
"""

from math import sqrt

from ttgo.photo.plane import fitted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ttgo.photo.lines import Picture
    from ttgo.photo.plane import Map

    Node = tuple[int, int]
    Peaks = Sequence[tuple[float, float]]  # places and weights
    Comb = tuple[float, float]  # the distance of evenly spaced lines, and one of them
    OnComb = tuple[Comb, list[Node]]  # pixels by line, and where along it
    # Score, number of lines, left, top, distance across, distance down.
    Found = tuple[float, int, float, float, float, float]

FINE = 64  # parts of a pixel, of places in whole numbers
# samples of a side between two crossings; half of them suffice to see the side, since a stone's
# edge may cover some
PARTS = 8
HIDDEN = 0.6  # the part of a side that a stone may hide
UNSEEN = 0.3  # the weight of a missing side against that of a visible one
SIZE = 0.3  # the power by which a larger grid of the same kind is preferred
STRIDE = 1 << 10  # more than there are lines: a node (i, j) is the number i * STRIDE + j
ONES = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]  # bits of a number
# places around a crossing, between the lines
RING = [
    (0.4 * x, 0.4 * y) for a, b in ((0.92, 0.38), (0.38, 0.92)) for x in (-a, a) for y in (-b, b)
]
MIXED = 50  # of 255: a ring with more varied greys is no crossing
COVERED = 40  # of 255: a cell differing more from its neighbours is not ground
FILLED = 30  # of 255: a cell this different from the ground is a stone

BEHIND = 1e-6  # nothing behind the horizon is seen

# Of the search for lines at equal distances
STRONGEST = 10  # peaks to try distances from: a gap between two of them is a whole number of lines
CAP = 12  # no line counts for more than the line of this rank, since a frame is longer
LINES = 19  # of the largest board
TRIED = 5  # combs kept


def on_comb(places: "list[Node]", axis: int, comb: "Comb") -> "OnComb":
    """The comb, and the pixels on its lines: the line of each, and where along it. `axis` is the
    one across the lines.
    """
    d, first = int(comb[0] * FINE), int(comb[1] * FINE)
    slack = max(FINE, d // 20)
    start = first - slack
    found = []
    for at in places:
        off = at[axis] - start
        i = off // d
        if off - i * d <= 2 * slack:
            found.append((i, at[1 - axis]))
    return comb, found


def sides(on: "OnComb", across: "OnComb") -> "dict[Node, float]":
    """The visible share of each side from (i, j) to (i, j + 1), between lines `across`."""
    d, first = int(across[0][0] * FINE), int(across[0][1] * FINE)
    start = first - STRIDE // 2 * d
    spots: dict[int, int] = {}
    for i, v in on[1]:
        at = (v - start) * PARTS // d
        node = i * STRIDE + at // PARTS
        spots[node] = spots.get(node, 0) | 1 << at % PARTS
    least = PARTS // 2 - 1
    seen = {}
    for node, parts in spots.items():
        many = ONES[parts & 15] + ONES[parts >> 4]
        if many > least:
            seen[node // STRIDE, node % STRIDE - STRIDE // 2] = (many - least) / (PARTS - least)
    return seen


class Sums:
    """Sums over rectangles of nodes."""

    def __init__(self, values: "dict[Node, float]", low: "Node", high: "Node") -> None:
        self.low = low
        self.wide, self.deep = high[0] - low[0] + 1, high[1] - low[1] + 1
        self.table = [[0.0] * (self.deep + 1) for _ in range(self.wide + 1)]
        for i in range(self.wide):
            above, row = self.table[i], self.table[i + 1]
            for j in range(self.deep):
                row[j + 1] = (
                    values.get((low[0] + i, low[1] + j), 0.0) + above[j + 1] + row[j] - above[j]
                )

    def part(self, i: int, j: int, columns: int, rows: int) -> float:
        """The sum from column `i` and row `j` of the table on."""
        i2, j2 = min(self.wide, max(0, i + columns)), min(self.deep, max(0, j + rows))
        i, j = min(self.wide, max(0, i)), min(self.deep, max(0, j))
        return self.table[i2][j2] - self.table[i][j2] - self.table[i2][j] + self.table[i][j]


class Lattice:
    """Lines at equal distances both ways, in the plane that shows the board from above."""

    def __init__(self, across: "OnComb", down: "OnComb") -> None:
        (self.du, self.left), (self.dv, self.top) = across[0], down[0]
        self.upright = sides(across, down)
        self.level = {(i, j): seen for (j, i), seen in sides(down, across).items()}
        nodes = list(self.upright) + list(self.level) or [(0, 0)]
        self.low = min(i for i, _ in nodes) - 3, min(j for _, j in nodes) - 3
        self.high = max(i for i, _ in nodes) + 4, max(j for _, j in nodes) + 4

    def look(
        self, picture: "Picture", back: "Map"
    ) -> "tuple[dict[Node, float], dict[Node, float], dict[Node, float]]":
        """Look at the picture at crossings and between them. Found are false crossings (1 each) and
        how much a stone may hide of the two sides that begin at a crossing, and cells that are not
        ground (1 each; a cell lies below and right of its crossing).
        """
        deep = self.high[1] - self.low[1] + 3
        # a cell more on each side than is looked at
        columns, rows = [range(self.low[k] - 1, self.high[k] + 2) for k in (0, 1)]
        ground = self.greys(picture, back, columns, rows, 0.5, 0.5)
        rings = [self.greys(picture, back, columns, rows, dx, dy) for dx, dy in RING]
        none: dict[Node, float] = {}
        hidden: dict[Node, float] = {}
        covered: dict[Node, float] = {}
        for i in columns[1:-1]:
            at = (i - columns[0]) * deep
            for j in rows[1:-1]:
                at += 1
                here = ground[at]
                cells = [ground[at + k + side] for side in (-deep, 0) for k in (-1, 0)]
                four = sorted(cells)
                if here >= 0:
                    cells += [ground[at + k] for k in (1 - deep, 1, deep - 1, deep, deep + 1)]
                    cells.sort()
                    if cells[1] >= 0 and abs(here - cells[4]) > COVERED:
                        covered[i, j] = 1.0
                ring = sorted([greys[at] for greys in rings])
                if ring[0] < 0 or (four[0] >= 0 and ring[6] - ring[1] > MIXED):
                    none[i, j] = 1.0
                elif four[0] >= 0 and abs(ring[4] - four[2]) > FILLED:
                    for seen, dx, dy in self.ways():
                        for node in ((i, j), (i - dx, j - dy)):
                            hidden[node] = (
                                hidden.get(node, 0.0) + (1 - seen.get(node, 0.0)) * HIDDEN
                            )
                elif not any(
                    seen.get((i, j)) or seen.get((i - dx, j - dy)) for seen, dx, dy in self.ways()
                ):
                    none[i, j] = 1.0
        return none, hidden, covered

    def greys(
        self, picture: "Picture", back: "Map", columns: range, rows: range, dx: float, dy: float
    ) -> list[int]:
        """The grey at a distance of `dx` and `dy` from each node, by columns; -1 outside the
        picture. (As plane.place, with half as many numbers: each takes MicroPython memory.)
        """
        width, height, pixels = picture.width, picture.height, picture.pixels
        a, b, c, d, e, f, g, h, k = back
        v, dv = self.top + dy * self.dv, self.dv
        found = []
        for i in columns:
            u = self.left + (i + dx) * self.du
            x, y, w = a * u + b * v + c, d * u + e * v + f, g * u + h * v + k
            for j in rows:
                down = j * dv
                near = max(w + h * down, BEHIND)
                px, py = int((x + b * down) / near + 0.5), int((y + e * down) / near + 0.5)
                inside = 0 <= px < width and 0 <= py < height
                found.append(pixels[3 * (py * width + px)] if inside else -1)
        return found

    def ways(self) -> "tuple[tuple[dict[Node, float], int, int], ...]":
        """The visible sides of lines downwards, and of lines across, each with its step."""
        return (self.upright, 0, 1), (self.level, 1, 0)

    def squares(
        self,
        picture: "Picture",
        back: "Map",
        sizes: tuple[int, ...],
        least: float = 0.0,
    ) -> "list[Found]":
        """The squares of lines that score more than `least`, in no order. `back`: from the plane to
        the picture; `sizes`: how many lines they may have.
        """
        upright, level = [Sums(sides, self.low, self.high) for sides in (self.upright, self.level)]
        wide, deep = upright.wide, upright.deep
        whole = upright.part(0, 0, wide, deep) + level.part(0, 0, wide, deep)
        distance = sqrt(self.du * self.dv)
        places = []
        for n in sizes:
            for i in range(min(0, wide - n), max(0, wide - n) + 1):
                for j in range(min(0, deep - n), max(0, deep - n) + 1):
                    inside = upright.part(i, j, n, n - 1) + level.part(i, j, n - 1, n)
                    more = 2 * inside - whole
                    if more > 0 and (inside * distance) ** SIZE * more / (whole + 1) > least:
                        places.append((inside, n, i, j))
        if not places:
            return []
        no, under, over = [Sums(values, self.low, self.high) for values in self.look(picture, back)]
        tried = []
        for inside, n, i, j in places:
            every = max(inside, 2 * n * (n - 1) - under.part(i, j, n - 1, n - 1))
            score = (2 * inside - whole) / (whole + UNSEEN * (every - inside) + 1)
            score *= (inside * distance) ** SIZE * (1 - no.part(i, j, n, n) / (n * n))
            score *= 1 - over.part(i, j, n - 1, n - 1) / ((n - 1) * (n - 1))
            left, top = self.low[0] + i, self.low[1] + j
            tried.append(
                (score, n, self.left + left * self.du, self.top + top * self.dv, self.du, self.dv)
            )
        return tried


# Where evenly spaced lines lie on an axis


def capped(weights: list[float]) -> float:
    """The most that one of these weights counts for."""
    return sorted(weights)[-min(len(weights), CAP)] if weights else 0.0


def combs(found: "Peaks", least: float, most: float) -> "list[tuple[float, Comb]]":
    """Evenly spaced lines through the places of lines, the best first, each after how many and how
    even they are: their distance, from `least` to `most`, and one of them.
    """
    cap = capped([weight for _, weight in found])
    use = sorted(
        [(int(at * FINE), min(cap, weight)) for at, weight in found], key=lambda spot: -spot[1]
    )
    top = [at for at, _ in use[:STRONGEST]]
    whole = sum([weight for _, weight in use]) or 1
    low, high = int(least * FINE), int(most * FINE)
    tried = []
    for i, line in enumerate(top):
        for other in top[:i]:
            gap = abs(line - other)
            for k in range(max(1, gap // high), min(LINES, gap // low + 1)):
                tried.append((fit(use, whole, gap // k, line), gap // k, line))
    tried.sort(reverse=True)
    chosen: "list[tuple[int, int]]" = []
    for _, rough, line in tried:
        d, e = better(use, *better(use, rough, line))
        if low <= d <= high and differ(d, e, chosen):
            chosen.append((d, e))
        if len(chosen) == TRIED:
            break
    # stones side by side look like lines half-way: every other line may be the grid's
    for d, e in chosen[:]:
        chosen += [(2 * d, at) for at in (e, e + d) if 2 * d <= high and differ(2 * d, at, chosen)]
    return sorted(
        [(whole * fit(use, whole, d, e), (d / FINE, e / FINE)) for d, e in chosen], reverse=True
    )


def differ(d: int, e: int, chosen: "list[tuple[int, int]]") -> bool:
    """Whether these lines differ from those chosen before."""
    return all(
        abs(d - d2) > d * 0.03 or abs((e - e2) / d - round((e - e2) / d)) > 0.2 for d2, e2 in chosen
    )


def fit(use: "Sequence[tuple[int, float]]", whole: float, d: int, e: int) -> float:
    """The share of peaks on the lines, less what chance would put there, and less for lines
    without a peak.
    """
    on = 0.0
    seen = set()
    slack = max(FINE, d // 16)
    start = e - slack
    for x, w in use:
        off = x - start
        k = off // d
        if off - k * d <= 2 * slack:
            on += w
            seen.add(k)
    chance = 2 * slack / d
    if len(seen) < 3 or chance >= 1:
        return 0.0
    return (on / whole - chance) / (1 - chance) * len(seen) / (max(seen) - min(seen) + 1)


def better(use: "Sequence[tuple[int, float]]", d: int, e: int) -> "tuple[int, int]":
    """The distance and line that fit the peaks near them best."""
    slack = max(FINE * 3 // 2, d // 10)
    near = [((x - e + d // 2) // d, x, w) for x, w in use if (x - e + slack) % d <= 2 * slack]
    k, x, distance, _ = fitted(near)
    return (int(distance), int(x - distance * k)) if distance > 0 else (d, e)
