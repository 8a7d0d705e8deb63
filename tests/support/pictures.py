"""Pictures of boards as programs draw them and cameras see them, of our own making, to read
again.
"""

import random
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

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
    file = BytesIO()
    seen.save(file, "JPEG", quality=60)
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
