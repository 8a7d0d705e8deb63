"""What may be lines in a picture: the pixels that are darker, or lighter, than what lies on both sides of them."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Points = list[tuple[int, int, int]]  # pixels: x, y, and how much each differs from the ground

LEAST = 5  # of 255: what a line differs from the ground by, to be one
MOST = 48  # and what more does not count
CLOSE = 2  # pixels of a line come with others of it above or below


class Picture:
    """A picture of `width` times `height` pixels by rows: its `grey`, and how `pale` it is, the least of red, green and blue; 0 to 255.

    A white stone is hardly lighter than wood, but much paler.
    """

    def __init__(self, rgb: bytes, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.grey = bytearray(width * height)
        self.pale = bytearray(width * height)
        grey, pale = self.grey, self.pale
        for at in range(width * height):
            r, g, b = rgb[3 * at], rgb[3 * at + 1], rgb[3 * at + 2]
            grey[at] = (r * 5 + g * 9 + b * 2) >> 4
            pale[at] = min(r, g, b)


def upright(grey: bytearray, width: int, height: int, reach: int, light: bool) -> "Points":
    """The pixels of what may be lines from above to below, dark ones or light ones. `reach`: pixels from a line to the ground beside it."""
    sign = -1 if light else 1
    found = []
    rows = []
    for y in range(height):
        row = grey[y * width : (y + 1) * width]
        mark = bytearray(width)
        for x in range(reach, width - reach):
            here = row[x]
            one, two = row[x - reach], row[x + reach]
            much = here - max(one, two) if light else min(one, two) - here
            if much >= LEAST and (row[x - 1] - here) * sign >= -1 and (row[x + 1] - here) * sign >= -1:
                mark[x] = min(MOST, much)
        rows.append(mark)
    for y in range(CLOSE, height - CLOSE):
        above, below = rows[y - CLOSE], rows[y + CLOSE]
        mark = rows[y]
        for x in range(1, width - 1):
            much = mark[x]
            if (
                much
                and (above[x - 1] or above[x] or above[x + 1])
                and (below[x - 1] or below[x] or below[x + 1])
            ):
                found.append((x, y, much))
    return found


def turned(grey: bytearray, width: int, height: int) -> bytearray:
    """The same picture with rows for columns."""
    out = bytearray(width * height)
    for x in range(width):
        for y in range(height):
            out[x * height + y] = grey[y * width + x]
    return out
