"""Possible lines in a picture: the pixels that are darker, or lighter, than both of their sides.

A row of the picture is one number, 24 bits a pixel. So one subtraction compares a whole row with
another, or with itself moved; a loop over the pixels would take MicroPython many seconds.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Spots = list[tuple[int, int]]  # pixels: x, y
    Points = list[tuple[int, int, int]]  # pixels, and how much each differs from the ground

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
        self.width = width
        self.height = height
        self.ones = ones = int.from_bytes(b"\1\0\0" * width, "little")
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

    def where(self, marks: list[int]) -> "Spots":
        """The pixels whose SIGN is set in these rows."""
        found = []
        for y in range(self.height):
            row = marks[y].to_bytes(3 * self.width, "little")
            at = row.find(MARK)
            while at >= 0:
                found.append((at // 3, y))
                at = row.find(MARK, at + 1)
        return found


def marked(picture: Picture, reach: int, step: int, light: bool) -> tuple[list[int], list[int]]:
    """Rows in which SIGN marks the pixels of possible lines, dark ones or light ones: of lines
    downwards, and of lines across. `reach`: pixels from a line to the ground beside it. Each line
    is sampled every `step` pixels, 1 or 2.
    """
    width, height, ones = picture.width, picture.height, picture.ones
    whole, sign = ones * 255, ones << SIGN
    rows = [whole - row for row in picture.rows] if light else picture.rows
    ground, near = (
        sign - ones * LEAST,
        sign + ones,
    )  # added to one row minus another, this keeps SIGN where the first is greater

    def inner(margin: int) -> int:
        """SIGN for each pixel of a row except near its ends."""
        return (sign >> 2 * margin * PIXEL) << margin * PIXEL

    def wide(row: int) -> int:
        return row | (row << PIXEL) | (row >> PIXEL)

    upright, level = [0] * height, [0] * height
    far, inside = reach * PIXEL, inner(reach)
    for y in range(height):
        row = rows[y]
        darker, hardly = ground - row, near - row  # than the row; and hardly lighter than it
        if y % step == 0:
            upright[y] = (darker + ((row << far) & whole)) & (darker + (row >> far)) & inside
            upright[y] &= (hardly + ((row << PIXEL) & whole)) & (hardly + (row >> PIXEL))
        if reach <= y < height - reach:
            level[y] = (darker + rows[y - reach]) & (darker + rows[y + reach]) & sign
            level[y] &= (hardly + rows[y - 1]) & (hardly + rows[y + 1])
    one, other = [0] * height, [0] * height
    inside = inner(1)
    for y in range(CLOSE, height - CLOSE, step):
        one[y] = upright[y] & wide(upright[y - CLOSE]) & wide(upright[y + CLOSE]) & inside
    far, looked = CLOSE * PIXEL, inner(CLOSE)
    if step == 2:
        looked &= int.from_bytes((MARK + bytes(5)) * (width // 2 + 1), "little") << 8
    for y in range(1, height - 1):
        if level[y]:
            three = level[y - 1] | level[y] | level[y + 1]
            other[y] = level[y] & (three << far) & (three >> far) & looked
    return one, other


def weighed(picture: Picture, spots: "Spots", light: bool, far: int) -> "Points":
    """The pixels of lines, each with its difference from the ground on its two sides, `far` bytes
    away: the smaller of the two.
    """
    pixels, found = picture.pixels, []
    for x, y in spots:
        at = 3 * (y * picture.width + x)
        one, here, two = pixels[at - far], pixels[at], pixels[at + far]
        found.append((x, y, min(MOST, here - max(one, two) if light else min(one, two) - here)))
    return found
