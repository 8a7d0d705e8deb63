"""Possible lines in a picture: the pixels that are darker, or lighter, than both of their sides.

A row of the picture is one number, 24 bits a pixel. So one subtraction compares a whole row with
another, or with itself moved; a loop over the pixels would take MicroPython many seconds.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Way = tuple[int, int]  # a step in pixels
    Points = list[tuple[int, int, int]]  # pixels: x, y, and how much each differs from the ground

LEAST = 5  # of 255: the least that a line differs from the ground
MOST = 48  # a greater difference counts as this one
CLOSE = 2  # each pixel of a line has others within so many rows
PIXEL = 24  # bits of a row's number
SIGN = 12  # the bit of a pixel that stays if nothing is borrowed from it; greys are less
MARK = b"\x10"  # SIGN, as a pixel's second byte


class Picture:
    """A picture of `width` times `height` pixels by rows, three bytes each: `pixels` has the greys,
    0 to 255, at 3, 6, ..., each beside how pale its pixel is: the least of red, green and blue.
    `rows` has the greys, a number a row, and `ones` is a row with 1 for each pixel.

    A white stone is hardly lighter than wood, but much paler.
    """

    def __init__(self, rgb: bytes, width: int, height: int) -> None:
        self.width, self.height, self.size = width, height, max(width, height)
        self.step = 2 if self.size > 450 else 1  # pixels from a line's one sample to the next
        self.ones = ones = int.from_bytes(b"\1\0\0" * width, "little")
        self.ridges: "dict[tuple[Way, bool], Points]" = {}  # as found once
        self.rows = []
        self.pixels = bytearray(3 * width * height)
        whole, sign = ones * 255, ones << SIGN
        for at in range(0, 3 * width * height, 3 * width):
            row = int.from_bytes(rgb[at : at + 3 * width], "little")
            red, green, blue = row & whole, (row >> 8) & whole, (row >> 16) & whole
            grey = ((red * 5 + green * 9 + blue * 2) >> 4) & whole
            pale = red
            for other in (green, blue):
                more = ((pale + sign - other) >> SIGN) & ones
                pale ^= (pale ^ other) & (more * 255)
            self.rows.append(grey)
            self.pixels[at : at + 3 * width] = (grey | pale << 8).to_bytes(3 * width, "little")


def ridges(picture: Picture, way: "Way", light: bool) -> "Points":
    """The pixels of possible lines, dark ones or light ones, each with its difference from the
    ground on its two sides: the smaller of the two. `way` leads across the lines.
    """
    if (way, light) in picture.ridges:
        return picture.ridges[way, light]
    width, height, ones, step = picture.width, picture.height, picture.ones, picture.step
    dx, dy = way
    far = step + (0 if dx and dy else 1)  # from a line to its ground
    beside, under = far * dx, far * dy
    whole, sign = ones * 255, ones << SIGN
    rows = [whole - row for row in picture.rows] if light else picture.rows
    ground, near = (
        sign - ones * LEAST,
        sign + ones,
    )  # added to one row minus another, this keeps SIGN where the first is greater
    looked = sign
    if step == 2 and not dx:
        looked &= int.from_bytes((MARK + bytes(5)) * (width // 2 + 1), "little") << 8

    def moved(row: int, by: int) -> int:
        return row << by * PIXEL if by > 0 else row >> -by * PIXEL if by else row

    found = [0] * height
    for y in range(abs(under), height - abs(under), 1 if dy else step):
        row, darker, hardly = sign, ground - rows[y], near - rows[y]
        for than, x, down in (darker, beside, under), (hardly, dx, dy):
            row &= (than + moved(rows[y + down], -x)) & (than + moved(rows[y - down], x))
        found[y] = row
    wide = found[:1] + [
        moved(found[y - dy], dx) | found[y] | moved(found[y + dy], -dx)
        for y in range(1, height - 1)
    ]
    ax, ay = CLOSE * dy, CLOSE * dx  # along the line
    pixels, aside, tone = picture.pixels, 3 * (beside + under * width), -1 if light else 1
    points = []
    for y in range(CLOSE, height - 1 - CLOSE, step if dx else 1):
        marks = found[y] & moved(wide[y + ay], ax) & moved(wide[y - ay], -ax) & looked
        marked = marks.to_bytes(3 * width, "little")
        x = marked.find(MARK) // 3
        while x >= 0:
            at = 3 * (y * width + x)
            one, two = pixels[at - aside] - pixels[at], pixels[at + aside] - pixels[at]
            points.append((x, y, min(MOST, one * tone, two * tone)))
            x = marked.find(MARK, 3 * x + 2) // 3
    picture.ridges[way, light] = points
    return points
