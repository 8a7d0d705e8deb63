"""Which part of a lattice of crossing lines is the board: a square of visible lines with the fewest
beyond it.
"""

from math import sqrt

from ttgo.photo.plane import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.lines import Picture
    from ttgo.photo.plane import Map

    Node = tuple[int, int]
    # Score, number of lines, left, top, distance across, distance down.
    Found = tuple[float, int, float, float, float, float]

# of a side between two crossings; half of them suffice for it to be seen, as a stone's edge covers
# some
PARTS = 8
HIDDEN = 0.6  # the part of a side that a stone may hide
UNSEEN = 0.3  # the weight of a missing side against that of a visible one
SIZE = 0.3  # the power by which a larger grid of the same kind is preferred
# Round a crossing, between the lines.
RING = [
    (0.4 * x, 0.4 * y) for a, b in ((0.92, 0.38), (0.38, 0.92)) for x in (-a, a) for y in (-b, b)
]
MIXED = 50  # of 255: a ring with more varied greys is no crossing
COVERED = 40  # of 255: a cell differing more from its neighbours is not ground
FILLED = 30  # and one this different from the ground is a stone


def sides(
    places: list[tuple[float, float]], d: float, first: float, along: float, start: float
) -> "dict[Node, float]":
    """The visible share of each side from (i, j) to (i, j + 1). `places`: pixels of lines, across
    and along them; `d`: the distance between lines, one of which lies at `first`; `along`, `start`:
    the same for the lines that cross them.
    """
    slack = max(1.0, d * 0.05) / d
    spots: dict[Node, set[int]] = {}
    for u, v in places:
        at = (u - first) / d
        i = round(at)
        if abs(at - i) <= slack:
            way = (v - start) / along
            j = int(way + 1000) - 1000
            if (i, j) not in spots:
                spots[i, j] = set()
            spots[i, j].add(int((way - j) * PARTS))
    least = PARTS // 2 - 1
    return {
        node: (len(seen) - least) / (PARTS - least)
        for node, seen in spots.items()
        if len(seen) > least
    }


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

    def __init__(
        self,
        us: list[tuple[float, float]],
        vs: list[tuple[float, float]],
        across: tuple[float, float],
        down: tuple[float, float],
    ) -> None:
        """`us`, `vs`: the pixels of upright lines, (u, v), and of level ones, (v, u); `across`,
        `down`: distance and one line of each.
        """
        self.du, self.left = across
        self.dv, self.top = down
        self.upright = sides(us, *across, *down)
        self.level = {(i, j): seen for (j, i), seen in sides(vs, *down, *across).items()}
        nodes = list(self.upright) + list(self.level) or [(0, 0)]
        self.low = min(i for i, _ in nodes) - 3, min(j for _, j in nodes) - 3
        self.high = max(i for i, _ in nodes) + 4, max(j for _, j in nodes) + 4

    def length(self) -> float:
        """The total length of the visible lines."""
        return (sum(self.upright.values()) + sum(self.level.values())) * sqrt(self.du * self.dv)

    def look(
        self, picture: "Picture", back: "Map", closely: bool
    ) -> "tuple[dict[Node, float], dict[Node, float], dict[Node, float]]":
        """What the picture has at crossings and between: false crossings (1 each), how much a stone
        may hide of the two sides that begin at one, and, if asked to look `closely`, false
        crossings with neither line nor stone, too, and cells that are not ground (1 each; a cell
        lies below and right of its crossing).
        """
        width, height, pixels = picture.width, picture.height, picture.pixels

        def at(i: float, j: float) -> int:
            x, y = place(back, self.left + i * self.du, self.top + j * self.dv)
            x, y = int(x + 0.5), int(y + 0.5)
            return pixels[3 * (y * width + x)] if 0 <= x < width and 0 <= y < height else -1

        columns, rows = range(self.low[0], self.high[0] + 1), range(self.low[1], self.high[1] + 1)
        ground = {(i, j): at(i + 0.5, j + 0.5) for i in columns for j in rows}
        none: dict[Node, float] = {}
        hidden: dict[Node, float] = {}
        covered: dict[Node, float] = {}
        for i in columns:
            for j in rows:
                if closely:
                    near = sorted(
                        ground.get((i + dx, j + dy), -1) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
                    )
                    if ground[i, j] >= 0 and near[1] >= 0 and abs(ground[i, j] - near[4]) > COVERED:
                        covered[i, j] = 1.0
                ring = sorted(at(i + dx, j + dy) for dx, dy in RING)
                four = sorted(ground.get((i + dx, j + dy), -1) for dx in (-1, 0) for dy in (-1, 0))
                if ring[0] < 0 or (four[0] >= 0 and ring[6] - ring[1] > MIXED):
                    none[i, j] = 1.0
                elif four[0] >= 0 and abs(ring[4] - four[2]) > FILLED:
                    for seen, dx, dy in self.ways():
                        for node in ((i, j), (i - dx, j - dy)):
                            hidden[node] = (
                                hidden.get(node, 0.0) + (1 - seen.get(node, 0.0)) * HIDDEN
                            )
                elif closely and not any(
                    seen.get((i, j)) or seen.get((i - dx, j - dy)) for seen, dx, dy in self.ways()
                ):
                    none[i, j] = 1.0
        return none, hidden, covered

    def ways(self) -> "tuple[tuple[dict[Node, float], int, int], ...]":
        """The sides seen of lines from above to below, and of those across, with the step along
        each.
        """
        return (self.upright, 0, 1), (self.level, 1, 0)

    def square(
        self, picture: "Picture", back: "Map", sizes: tuple[int, ...], closely: bool = False
    ) -> "Found":
        """The best square of lines. `back`: from the plane to the picture; `sizes`: how many lines
        it may have.
        """
        none, hidden, covered = self.look(picture, back, closely)
        upright, level, no, under, over = [
            Sums(values, self.low, self.high)
            for values in (self.upright, self.level, none, hidden, covered)
        ]
        wide, deep = upright.wide, upright.deep
        whole = upright.part(0, 0, wide, deep) + level.part(0, 0, wide, deep)
        distance = sqrt(self.du * self.dv)
        tried = []
        for n in sizes:
            for i in range(min(0, wide - n), max(0, wide - n) + 1):
                for j in range(min(0, deep - n), max(0, deep - n) + 1):
                    inside = upright.part(i, j, n, n - 1) + level.part(i, j, n - 1, n)
                    every = max(inside, 2 * n * (n - 1) - under.part(i, j, n - 1, n - 1))
                    score = (2 * inside - whole) / (whole + UNSEEN * (every - inside) + 1)
                    score *= (max(0.0, inside) * distance) ** SIZE * (
                        1 - no.part(i, j, n, n) / (n * n)
                    )
                    score *= 1 - over.part(i, j, n - 1, n - 1) / ((n - 1) * (n - 1))
                    tried.append(
                        (
                            score,
                            n,
                            self.left + (self.low[0] + i) * self.du,
                            self.top + (self.low[1] + j) * self.dv,
                            self.du,
                            self.dv,
                        )
                    )
        return max(tried)
