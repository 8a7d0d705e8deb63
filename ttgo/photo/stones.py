"""What lies on each point of a grid in a picture.

An empty point shows its lines, a stone hides them; a black stone is darker than the ground, a white
one lighter or paler. Numbers and marks stand in the middle, so a stone is looked at near its rim.
"""

from ttgo.photo.plane import place, square_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ttgo.photo.lines import Picture
    from ttgo.photo.plane import Corners, Map

    Spot = tuple[int, int]

# Parts of a cell and of a pixel: whole numbers cost MicroPython no memory
STEPS, BITS = 300, 14
SPOTS = [
    (15 * x, 15 * y) for x in range(-9, 10) for y in range(-9, 10) if abs(x) > 2 and abs(y) > 2
]  # around a point, on no line
RIM = [(x, y) for x, y in SPOTS if 0.35 <= (x * x + y * y) ** 0.5 / STEPS <= 0.43]
GROUND = [
    (150 + 25 * x, 150 + 25 * y) for x in (-1, 0, 1) for y in (-1, 0, 1)
]  # half-way between four points, beyond all stones
# a point's middle, and a stone
CENTRE = [(30 * x, 30 * y) for x in (-1, 1) for y in (-1, 1)]
DISC = [(30 * x, 30 * y) for x in range(-4, 5) for y in range(-4, 5) if x * x + y * y <= 16]
WHITE = 0.4  # and this part of its colour, where its middle is sought
HIGH = 0.17  # of a cell: how high the middle of a stone lies
ARM = range(90, 127, 18)  # on a point's lines, within a stone's reach but beyond a number's
ASIDE = 45  # how far aside of a line its ground is looked at
WAYS = (((1, 0), (-1, 0)), ((0, 1), (0, -1)))  # along both lines of a point
COLOURED = 15  # of 255: a ground with more colour than this is judged by it
PALE = 0.5  # a white stone lacks at least this part of the ground's tint,
PALER = 0.1  # and is paler by this part of its colour
DARK = 0.3  # of the ground: a black stone is at least this much darker
GLARE = 0.55  # of the usual colour: a ground with less is in glare
MARGIN, LINED, STEEP = 0.05, 0.2, 1.5  # for a stone, against it by its lines, and how sure that is
NEAR = 0.08  # of a cell: how far beside the grid a line may lie


def middle(values: list[int]) -> int:
    values.sort()
    return values[len(values) // 2]


class Look:
    """A point's look: how much lighter its `rim` is than the `ground`, how much `paler` it is, how
    much `colour` the ground has, and for both lines the contrast of their parts beside the point
    (`arms`, below 0 if dark); at the grid's edge also of their parts beyond the grid (`beyond`, by
    direction).
    """

    def __init__(
        self,
        rim: float,
        ground: float,
        pale: float,
        rim_pale: float,
        arms: list[list[int]],
        beyond: "dict[tuple[int, int], int]",
    ) -> None:
        self.rim, self.ground, self.arms, self.beyond = rim, ground, arms, beyond
        self.paler, self.colour = rim_pale - pale, ground - pale


def looks(picture: "Picture", corners: "Corners", n: int, edge: bool = False) -> list[Look]:
    """The look of each point, by rows; of those at the `edge` only, if asked."""
    there = square_to(corners, n - 1)
    width, height, pixels = picture.width, picture.height, picture.pixels
    (left, top), (right, other) = corners[:2]
    cell = ((right - left) ** 2 + (other - top) ** 2) ** 0.5 / (n - 1)
    beside = max(1, int(NEAR * cell + 0.5))
    # the ground on both sides of a line, and pixels so close that no thin line lies between
    across = [ASIDE, -ASIDE] + [int(STEPS * k / cell) for k in range(-beside, beside + 1)]

    def near(x: float, y: float) -> "Callable[[list[Spot]], list[int]]":
        """The places of spots near a point in `pixels`; so near, the picture is taken as flat."""
        (px, py), (rx, ry), (dx, dy) = [
            place(there, x + right, y + down) for right, down in ((0, 0), (0.5, 0), (0, 0.5))
        ]
        k = (2 << BITS) / STEPS
        a, b, c, d = int((rx - px) * k), int((ry - py) * k), int((dx - px) * k), int((dy - py) * k)
        left, top = int((px + 0.5) * (1 << BITS)), int((py + 0.5) * (1 << BITS))

        def at(spots: "list[Spot]") -> list[int]:
            found = []
            for u, v in spots:
                x, y = (left + a * u + c * v) >> BITS, (top + b * u + d * v) >> BITS
                if not 0 <= x < width:
                    x = 0 if x < 0 else width - 1
                if not 0 <= y < height:
                    y = 0 if y < 0 else height - 1
                found.append(3 * (y * width + x))
            return found

        return at

    def contrast(at: "Callable[[list[Spot]], list[int]]", dx: int, dy: int) -> int:
        found = []
        for r in ARM:
            x, y = dx * r, dy * r
            spots = [(x + o * dy, y + o * dx) for o in across]
            one, two, *line = [pixels[place] for place in at(spots)]
            ground = (one + two) // 2
            low, high = min(line) - ground, max(line) - ground
            found.append(high if high > -low else low)
        return middle(found)

    def typical(places: list[int], what: int = 0) -> int:
        return middle([pixels[place + what] for place in places])

    def shifted(at: "Callable[[list[Spot]], list[int]]", ground: float, pale: float) -> "Spot":
        """Where the middle of a stone is that covers a point: high stones, and those that were put
        down in a hurry, are seen beside it.
        """

        def dark(place: int) -> bool:
            return pixels[place] < (1 - DARK) * ground

        def white(place: int) -> bool:
            return pixels[place + 1] - pale > WHITE * (ground - pale)

        middle = at([(lift[0] + u, lift[1] + v) for u, v in CENTRE])
        for stone in (dark, white):
            if ground - pale > COLOURED and sum(map(stone, middle)) >= 3:
                x, y = lift
                for _ in range(3):
                    spots = [(x + u, y + v) for u, v in DISC]
                    on = [spot for spot, place in zip(spots, at(spots)) if stone(place)]
                    if not on:
                        break
                    x, y = [sum([spot[k] for spot in on]) // len(on) for k in (0, 1)]
                return x, y
        return 0, 0

    lift = raised(there, n)
    grounds = {}
    found = []
    for y in range(n):
        for x in range(0, n, n - 1 if edge and 0 < y < n - 1 else 1):
            # of the wood around, as high stones hide some of it
            around = [
                (i, j)
                for j in range(max(0, y - 2), min(n - 1, y + 2))
                for i in range(max(0, x - 2), min(n - 1, x + 2))
            ]
            for i, j in around:
                if (i, j) not in grounds:
                    places = near(i, j)(GROUND)
                    grounds[i, j] = typical(places), typical(places, 1)
            ground, pale = [middle([grounds[one][k] for one in around]) for k in (0, 1)]
            at = near(x, y)
            sx, sy = shifted(at, ground, pale)
            if sx or sy:
                at = near(x + sx / STEPS, y + sy / STEPS)
            beyond = {}
            arms: list[list[int]] = [[], []]
            for line, own in zip(WAYS, arms):
                for dx, dy in line:
                    if 0 <= x + dx < n and 0 <= y + dy < n:
                        own.append(contrast(at, dx, dy))
                    else:
                        beyond[dx, dy] = contrast(at, dx, dy)
            rim = at(RIM)
            found.append(
                Look(
                    typical(rim) - ground,
                    ground,
                    pale,
                    typical(rim, 1),
                    arms,
                    beyond,
                )
            )
    return found


def raised(there: "Map", n: int) -> "Spot":
    """How far from its point the middle of a stone is seen, as it lies above the board: away from
    the camera, the more so the lower that is.
    """
    h = (n - 1) / 2
    (x, y), (x2, y2), (x3, y3) = [
        place(there, h + dx, h + dy) for dx, dy in ((0, 0), (1, 0), (0, 1))
    ]
    a, b, c, d = x2 - x, y2 - y, x3 - x, y3 - y
    # along which way of the board is a cell shortest?
    one, both, other = a * a + b * b, a * c + b * d, c * c + d * d
    least = (one + other) / 2 - (((one - other) / 2) ** 2 + both * both) ** 0.5
    right, down = (
        (both, least - one) if abs(least - one) > abs(least - other) else (least - other, both)
    )
    size = (right * right + down * down) ** 0.5 or 1
    if b * right + d * down > 0:
        size = -size
    much = STEPS * HIGH * max(0, (one + other - least) / least - 1) ** 0.5 / size
    return int(right * much), int(down * much)


def contrasts(seen: list[Look]) -> tuple[int, float, float]:
    """How lines differ from the ground: the sign, -1 if they are darker; the least and the most
    difference.
    """
    plain = sorted(
        (arm for look in seen if abs(look.rim) < 14 for line in look.arms for arm in line), key=abs
    )
    line = abs(plain[len(plain) * 3 // 4]) if plain else 20
    return 1 if sum(plain) > 0 else -1, max(4.0, line * 0.4), line * 2.5 + 10


def judged(seen: list[Look]) -> list[tuple[str, float]]:
    """The colour of each point, "X" (black), "O" (white) or ".", and the confidence, 0 to 1."""
    sign, least, most = contrasts(seen)
    usual = sorted([look.colour for look in seen])[len(seen) // 2]
    return [colour(look, sign, least, most, usual) for look in seen]


def goes_on(seen: list[Look], points: list[tuple[str, float]]) -> bool:
    """Whether the board goes on beyond these points: most lines of a side go on there, or most do
    not reach that side.

    Only empty points show it. Coordinates, too, stand where lines would go on, but farther away.
    """
    sign, least, most = contrasts(seen)
    found = 0
    for line, ways in enumerate(WAYS):
        for way in ways:
            side = [(look, stone) for look, (stone, _) in zip(seen, points) if way in look.beyond]
            pairs = [
                [least <= arm * sign <= most for arm in (look.arms[line][0], look.beyond[way])]
                for look, stone in side
                if stone == "."
            ]
            come, on = [sum([pair[k] for pair in pairs if pair[0]]) for k in (0, 1)]
            if 2 * (len(pairs) - come) > len(side):
                return True
            found += on if 2 * on > come else 0
    return found > 1  # a single line may be anything


def colour(look: Look, sign: int, least: float, most: float, usual: float) -> tuple[str, float]:
    """The colour of one point, and the confidence. A line differs from the ground by `least` to
    `most`; `sign` is -1 if lines are darker than the ground.
    """
    ground = look.ground
    if look.colour > COLOURED:
        return on_wood(look, sign, least, usual)
    same = max(18.0, 0.25 * ground)
    shares = [sum(least <= arm * sign <= most for arm in line) / len(line) for line in look.arms]
    # a wide number on a stone looks like one line
    lines = sum(shares) / 2 if abs(look.rim) < 9 else min(shares)
    if lines >= 0.5 and abs(look.rim) < same:
        return ".", min(1.0, lines) * (1 - abs(look.rim) / same / 2)
    # on a dark board a black stone may be as dark as the ground
    bound = -0.4 * ground if ground >= 90 else 30.0
    sure = min(1.0, abs(look.rim - bound) / 40) * (1 - lines / 2)
    return ("X" if look.rim < bound else "O"), sure


def on_wood(look: Look, sign: int, least: float, usual: float) -> tuple[str, float]:
    """The colour of a point on a ground that has colour itself. Light and shadow change a stone as
    they change the ground, but a stone still has no colour.
    """
    arms = [arm * sign >= least / 2 for line in look.arms for arm in line]
    lined = sum(arms) / len(arms)
    rim = look.rim + look.ground
    tint = (look.colour - look.paler + look.rim) / max(1.0, rim)  # of the point, and of the ground
    white = min(1 - tint / (look.colour / look.ground) - PALE, look.paler / look.colour - PALER)
    black = 1 - DARK - rim / look.ground
    stone = max(white, black) + MARGIN - LINED * lined
    sure = min(1.0, 0.5 + STEEP * abs(stone))
    if look.colour < GLARE * usual or (stone < 0 and not lined):
        sure = min(sure, 0.5)
    return "." if stone < 0 else "O" if white > black else "X", sure
