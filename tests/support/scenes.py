"""Photos of boards on tables, made by script: seen from one side, on grained wood, with a hand's
shadow, a lamp's glare, noise and blur.
"""

import random
from io import BytesIO
from math import cos, radians, sin
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

CELL, TALL = 36, 38  # pixels of the board's own picture: real boards are a little taller than wide
MARGIN = 0.75  # of a cell, round the lines
FAR = 1.9  # widths of the board from the camera to its middle
WOODS = ("#dcb35c", "#d9a860", "#e8c88a", "#c99a58")
TABLES = ("#6b4a2f", "#9a7650", "#4a4542", "#b9a88e", "#39424a", "#c7b59a")


class Scene(NamedTuple):
    """How a board lies and is lit: degrees of `tilt` (0 is from above), `turn` on the table and
    `roll` of the camera; the part of the picture that the board `fills`; how dark a `shadow` is and
    how light a `glare`, 0 to 1; pixels of `blur`, and the `noise` in greys.
    """

    tilt: float
    turn: float
    roll: float
    fills: float
    shadow: float
    glare: float
    blur: float
    noise: float
    seed: int


def scene(seed):
    """One of those that happen."""
    chance = random.Random(f"scene {seed}")
    return Scene(
        tilt=round(chance.uniform(10, 45), 1),
        turn=round(chance.uniform(-10, 10), 1),
        roll=round(chance.uniform(-4, 4), 1),
        fills=round(chance.uniform(0.7, 0.92), 2),
        shadow=round(chance.uniform(0.2, 0.5), 2),
        glare=round(chance.uniform(0.1, 0.45), 2),
        blur=round(chance.uniform(0.4, 0.9), 2),
        noise=round(chance.uniform(1, 4), 1),
        seed=seed,
    )


def grain(tone, size, much, seed):
    """Wood: noise drawn out along the fibres."""
    width, height = size
    noise = np.random.default_rng(seed)
    fine = noise.normal(0, 1, (height, max(2, width // 40)))
    wide = noise.normal(0, 1, (max(2, height // 24), 3))
    layers = [
        np.asarray(
            Image.fromarray((layer * 40 + 128).clip(0, 255).astype("uint8")).resize(
                (width, height), Image.Resampling.BICUBIC
            ),
            float,
        )
        for layer in (fine, wide)
    ]
    light = 1 + much * (layers[0] + layers[1] - 256) / 40
    ground = np.asarray(Image.new("RGB", (width, height), tone), float)
    return Image.fromarray((ground * light[:, :, None]).clip(0, 255).astype("uint8"))


def lying(rows, seed):
    """The board alone, from above, and how far its first crossing is from its corner."""
    n, chance = len(rows), random.Random(f"stones {seed}")
    left, top = MARGIN * CELL, MARGIN * TALL
    size = int((n - 1) * CELL + 2 * left), int((n - 1) * TALL + 2 * top)
    image = grain(chance.choice(WOODS), size, 0.03, seed + 1)
    if chance.random() < 0.5:
        image = image.transpose(Image.Transpose.ROTATE_90).resize(size)
    draw = ImageDraw.Draw(image)
    for k in range(n):
        x, y = left + k * CELL, top + k * TALL
        draw.line((x, top, x, top + (n - 1) * TALL), "#33271a", 2)
        draw.line((left, y, left + (n - 1) * CELL, y), "#33271a", 2)
    stars = {9: (2, 4, 6), 13: (3, 6, 9), 19: (3, 9, 15)}.get(n, ())
    for x in stars:
        for y in stars:
            at = left + x * CELL, top + y * TALL
            draw.ellipse((at[0] - 4, at[1] - 4, at[0] + 4, at[1] + 4), "#33271a")
    cast = Image.new("L", size, 0)
    shade = ImageDraw.Draw(cast)
    places = [
        (stone, left + (x + chance.gauss(0, 0.03)) * CELL, top + (y + chance.gauss(0, 0.03)) * TALL)
        for y, row in enumerate(rows)
        for x, stone in enumerate(row)
        if stone != "."
    ]
    r = CELL * 0.475
    for _, x, y in places:
        shade.ellipse((x - r + 3, y - r + 4, x + r + 3, y + r + 4), 110)
    image.paste("#1a1208", (0, 0), cast.filter(ImageFilter.GaussianBlur(3)))
    draw = ImageDraw.Draw(image)
    for stone, x, y in places:
        # black slate shines, white shell is darker towards its rim
        for k in range(12):
            size_, off = r * (1 - k / 12), 0.3 * r * k / 12
            tone = 24 + 4 * k if stone == "X" else 205 + 4 * k
            draw.ellipse(
                (x - off - size_, y - off - size_, x - off + size_, y - off + size_),
                (tone, tone, tone + 2 if stone == "X" else tone - 4),
            )
    return image, (left, top)


def rotated(x, y, angle):
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def seen(given, size, spots):
    """Where the camera sees points of a board of that size, in sides of the picture's width from
    its middle, before the board is moved to fill it.
    """
    width, height = size
    turn, tilt, roll = [radians(angle) for angle in (given.turn, given.tilt, given.roll)]
    found = []
    for x, y in spots:
        a, b = rotated((x - width / 2) / width, (y - height / 2) / width, turn)
        far = FAR - b * sin(tilt)
        found.append(rotated(a / far, b * cos(tilt) / far, roll))
    return np.array(found)


def taken(rows, given, frame=(640, 480)):
    """The photo, and where the four corner points of the board are in it, from above left on,
    clockwise.
    """
    chance = random.Random(f"light {given.seed}")
    flat, (left, top) = lying(rows, given.seed)
    w, h = flat.size
    ends = [(left, top), (w - left, top), (w - left, h - top), (left, h - top)]
    edges: list[tuple[float, float]] = [(0, 0), (0, h), (w, h), (w, 0)]
    where = seen(given, flat.size, edges + ends)
    low, high = where[:4].min(0), where[:4].max(0)
    scale = given.fills * min(frame[0] / (high - low)[0], frame[1] / (high - low)[1])
    slack = (np.array(frame) - scale * (high - low)) / 2 * chance.uniform(-0.6, 0.6)
    where = (where - (low + high) / 2) * scale + np.array(frame) / 2 + slack
    back = coefficients_between(where[:4], edges)
    board = flat.transform(frame, Image.Transform.PERSPECTIVE, back, Image.Resampling.BICUBIC)
    there = Image.new("L", flat.size, 255).transform(
        frame, Image.Transform.PERSPECTIVE, back, Image.Resampling.BICUBIC
    )
    photo = grain(chance.choice(TABLES), frame, 0.12, given.seed + 2)
    under = Image.new("L", frame, 0)
    under.paste(150, (5, 7), there)
    photo.paste("#0d0a07", (0, 0), under.filter(ImageFilter.GaussianBlur(6)))
    photo.paste(board, (0, 0), there)
    pixels = np.asarray(photo, float)
    pixels *= lit(given, frame, chance)[:, :, None]
    pixels += glared(given, frame, chance)[:, :, None] * (255 - pixels)
    photo = Image.fromarray(pixels.clip(0, 255).astype("uint8"))
    photo = photo.filter(ImageFilter.GaussianBlur(given.blur))
    noise = np.random.default_rng(given.seed).normal(0, given.noise, (frame[1], frame[0], 3))
    photo = Image.fromarray((np.asarray(photo, float) + noise).clip(0, 255).astype("uint8"))
    file = BytesIO()
    photo.save(file, "JPEG", quality=80)
    return Image.open(file).convert("RGB"), [(float(x), float(y)) for x, y in where[4:]]


def coefficients_between(quad, edges):
    """Pillow's eight numbers of the perspective from a picture's `quad` to a board's `edges`."""
    rows, ends = [], []
    for (x, y), (u, v) in zip(quad, edges):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        ends += [u, v]
    return [float(value) for value in np.linalg.solve(np.array(rows, float), np.array(ends, float))]


def lit(given, frame, chance):
    """How much light falls on each pixel: less towards one side, and less in the shadow of a hand
    and its arm.
    """
    width, height = frame
    y, x = np.mgrid[0:height, 0:width]
    angle = chance.uniform(0, 6.28)
    light = 0.85 + 0.15 * (cos(angle) * (x / width - 0.5) + sin(angle) * (y / height - 0.5)) * 2
    shade = Image.new("L", frame, 0)
    draw = ImageDraw.Draw(shade)
    a, b = chance.uniform(0.2, 0.8) * width, chance.uniform(0.3, 0.8) * height
    r = 0.13 * width
    draw.ellipse((a - r, b - r * 0.8, a + r, b + r * 0.8), 255)
    draw.line((a, b, a + chance.uniform(-0.3, 0.3) * width, height + r), 255, int(r))
    shade = shade.filter(ImageFilter.GaussianBlur(chance.uniform(4, 14)))
    return light * (1 - given.shadow * np.asarray(shade, float) / 255)


def glared(given, frame, chance):
    """How much of a lamp each pixel reflects."""
    width, height = frame
    y, x = np.mgrid[0:height, 0:width]
    a, b = chance.uniform(0.2, 0.8) * width, chance.uniform(0.1, 0.6) * height
    far = ((x - a) / (0.16 * width)) ** 2 + ((y - b) / (0.12 * width)) ** 2
    return given.glare * np.exp(-far)
