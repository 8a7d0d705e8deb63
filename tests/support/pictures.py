"""Pictures of boards as programs draw them and cameras see them, of our own making, to read
again.
"""

import math
import random
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

Spot = tuple[float, float]
BIG = 3  # drawn so many times larger, then made small: soft edges


class Theme(NamedTuple):
    ground: str
    lines: str
    black: str
    white: str
    around: str


THEMES = {
    "wood": Theme("#dcb35c", "#6b4d1f", "#1c1c1c", "#f4f4f0", "#ffffff"),
    "paper": Theme("#ffffff", "#333333", "#000000", "#fdfdfd", "#888888"),
    "dark": Theme("#3c3f41", "#7d8084", "#161616", "#e6e6e6", "#222222"),
    "blue": Theme("#8fc7e8", "#24506b", "#101010", "#ffffff", "#f3efe6"),
}


def position(n, seed, share):
    """Stones at random, `share` of the points."""
    chance = random.Random(seed)
    return tuple(
        "".join(chance.choice("XO") if chance.random() < share else "." for _ in range(n))
        for _ in range(n)
    )


def board(rows, theme, cell, labels=False, marks=""):
    """A board as on a screen. `cell`: pixels from line to line; `marks`: "last" rings the first
    stone, "numbers" numbers all.
    """
    n, d = len(rows), cell * BIG
    margin = d * 5 // 3 if labels else d * 3 // 4
    side = (n - 1) * d + 2 * margin
    image = Image.new("RGB", (side, side), theme.ground)
    draw = ImageDraw.Draw(image)
    at = [margin + k * d for k in range(n)]
    for k in at:
        draw.line((at[0], k, at[-1], k), theme.lines, BIG)
        draw.line((k, at[0], k, at[-1]), theme.lines, BIG)
    if labels:
        for k, x in enumerate(at):
            for y in (margin // 3, side - margin // 3):
                draw.text(
                    (x, y), "ABCDEFGHJKLMNOPQRST"[k], theme.lines, font_size=d // 2, anchor="mm"
                )
                draw.text((y, x), str(n - k), theme.lines, font_size=d // 2, anchor="mm")
    number = 0
    for y, row in enumerate(rows):
        for x, stone in enumerate(row):
            if stone != ".":
                ink, other = (
                    (theme.black, theme.white) if stone == "X" else (theme.white, theme.black)
                )
                r = d * 0.48
                draw.ellipse((at[x] - r, at[y] - r, at[x] + r, at[y] + r), ink, theme.black, BIG)
                number += 1
                if marks == "numbers":
                    draw.text((at[x], at[y]), str(number), other, font_size=d // 2, anchor="mm")
                elif marks == "last" and number == 1:
                    draw.ellipse(
                        (at[x] - r / 2, at[y] - r / 2, at[x] + r / 2, at[y] + r / 2),
                        None,
                        other,
                        BIG * 2,
                    )
    image = image.resize((side // BIG, side // BIG), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", (image.width + 20, image.height + 20), theme.around)
    whole.paste(image, (10, 10))
    return whole


def photographed(image, seed):
    """The same seen from one side, blurred, lit from one side, as a JPEG of quality 60."""
    chance = random.Random(seed)
    w, h = image.size
    k = 0.06 * w

    def shift():
        return chance.uniform(-k, k) / 2

    # The corners of what is seen, in the picture that is there: less than all of it below, more
    # than all of it above.
    quad = (
        -k + shift(),
        -k + shift(),
        shift() - k / 2,
        h + k + shift(),
        w + k / 2 + shift(),
        h + k + shift(),
        w + 2 * k,
        -k + shift(),
    )
    seen = image.transform(
        (w, h),
        Image.Transform.PERSPECTIVE,
        coefficients(quad, w, h),
        Image.Resampling.BICUBIC,
        fillcolor="#7a6a58",
    )
    seen = seen.filter(ImageFilter.GaussianBlur(chance.uniform(0.4, 1.0)))
    light = (
        Image.linear_gradient("L")
        .rotate(90 * chance.randrange(4))
        .resize((w, h))
        .point([150 + k * 105 // 255 for k in range(256)])
    )
    seen = ImageChops.multiply(seen, Image.merge("RGB", [light] * 3))
    return jpeg(seen, 60)


def scene(
    rows: tuple[str, ...], turned: float, above: float, seed: int
) -> "tuple[Image.Image, list[Spot]]":
    """A board on a table of planks: turned so many degrees, and seen from so many degrees above the
    table; with thick stones and their shadows, two bowls, a lamp's glare and another's shade, as a
    JPEG of quality 75. And where its corner points are in the picture, clockwise.
    """
    chance = random.Random(seed)
    n, half, side = len(rows), (len(rows) - 1) / 2, 640 * 2
    turn, tilt, away = math.radians(turned), math.radians(above), 3.2 * n

    def seen(x: float, y: float, z: float = 0.0) -> "Spot":
        """A place on the board, `z` above it, in the picture."""
        x, y = x - half, y - half
        right = x * math.cos(turn) - y * math.sin(turn)
        near = x * math.sin(turn) + y * math.cos(turn)
        deep = away - near * math.cos(tilt) - z * math.sin(tilt)
        down = near * math.sin(tilt) - z * math.cos(tilt)
        k = 0.62 * away / n / deep * side
        return side / 2 + right * k, side * 0.47 + down * k

    def disc(x: float, y: float, z: float, r: float) -> "list[Spot]":
        return [seen(x + r * math.cos(k / 5), y + r * math.sin(k / 5), z) for k in range(32)]

    image = Image.new("RGB", (side, side), "#5b4331")
    draw = ImageDraw.Draw(image)
    for k in range(-40, 40, 4):  # planks, and their grain
        shade = chance.randrange(-16, 17)
        plank = [seen(x, y) for x, y in ((k, -30), (k + 4, -30), (k + 4, 40), (k, 40))]
        draw.polygon(plank, (112 + shade, 84 + shade, 60 + shade), (60, 42, 30))
        for _ in range(5):
            at = k + chance.uniform(0.3, 3.7)
            draw.line((*seen(at, -30), *seen(at + chance.uniform(-1, 1), 40)), (94, 70, 50), 2)
    rim, last, deep = 0.8, n - 1, -1.2
    around = [(-rim, -rim), (last + rim, -rim), (last + rim, last + rim), (-rim, last + rim)]
    for (x, y), (x2, y2) in zip(around, around[1:] + around[:1]):
        draw.polygon([seen(x, y), seen(x2, y2), seen(x2, y2, deep), seen(x, y, deep)], "#a5813f")
    draw.polygon([seen(x, y) for x, y in around], "#d9b06a")
    for k in range(n):
        draw.line((*seen(k, 0), *seen(k, last)), "#4a3a22", 3)
        draw.line((*seen(0, k), *seen(last, k)), "#4a3a22", 3)
    for x in (-4.0, last + 4.0):  # bowls with stones in them
        draw.polygon(disc(x, last - 2, 1, 2), "#38220f")
        for _ in range(20):
            a, r = chance.uniform(0, 7), chance.uniform(0, 1.4)
            one = disc(x + r * math.cos(a), last - 2 + r * math.sin(a), 1, 0.45)
            draw.polygon(one, "#20201e" if x < 0 else "#e9e7de", "#777777")
    stones = []
    for y, row in enumerate(rows):
        for x, stone in enumerate(row):
            if stone != ".":
                px, py = x + chance.uniform(-0.08, 0.08), y + chance.uniform(-0.08, 0.08)
                stones.append((seen(px, py)[1], px, py, stone))
    for _, x, y, _ in stones:
        draw.polygon(disc(x + 0.12, y + 0.1, 0, 0.47), "#a07c45")
    inks = {"X": ("#101010", "#262626", "#3c3c3c"), "O": ("#a8a59b", "#dcd9d0", "#f0eee8")}
    for _, x, y, colour in sorted(stones):
        dark, body, top = inks[colour]
        for z, r, ink in ((0.08, 0.42, dark), (0.17, 0.48, dark), (0.25, 0.44, body)):
            draw.polygon(disc(x, y, z, r), ink)
        draw.polygon(disc(x - 0.05, y - 0.05, 0.32, 0.28), top)
    image = image.resize((side // 2, side // 2), Image.Resampling.LANCZOS)
    light = Image.linear_gradient("L").rotate(chance.randrange(360)).resize(image.size)
    light = light.point([150 + k * 105 // 255 for k in range(256)])
    image = ImageChops.multiply(image, Image.merge("RGB", [light] * 3))
    glare = Image.new("L", image.size)
    x, y = chance.uniform(200, 440), chance.uniform(200, 400)
    ImageDraw.Draw(glare).ellipse((x - 70, y - 40, x + 70, y + 40), 70)
    glare = glare.filter(ImageFilter.GaussianBlur(30))
    image = ImageChops.screen(image, Image.merge("RGB", [glare] * 3))
    corners = [seen(x, y) for x, y in ((0, 0), (last, 0), (last, last), (0, last))]
    return jpeg(image.filter(ImageFilter.GaussianBlur(0.6)), 75), [
        (x / 2, y / 2) for x, y in corners
    ]


def jpeg(image, quality):
    """The image after it has been a JPEG."""
    file = BytesIO()
    image.save(file, "JPEG", quality=quality)
    return Image.open(file).convert("RGB")


def rows_of(image):
    """The pixels as a page sends them."""
    pixels, row = image.tobytes(), 3 * image.width
    return [pixels[at : at + row].hex() for at in range(0, len(pixels), row)]


def coefficients(quad, w, h):
    """Pillow's eight numbers of the perspective that takes a picture's corners to those of `quad`
    (above left, then counterclockwise).
    """
    import numpy as np

    rows, ends = [], []
    for (x, y), (u, v) in zip(((0, 0), (0, h), (w, h), (w, 0)), zip(quad[::2], quad[1::2])):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        ends += [u, v]
    return [float(value) for value in np.linalg.solve(np.array(rows, float), np.array(ends, float))]
