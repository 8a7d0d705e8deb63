"""Five things that nobody confuses: black and white stones, black and white areas, and what counts
for nobody; by a board's inks.

Light on a stone only makes it lighter, so that its ink is its darkest but near its rim. `pytest -s
tests/test_inks.py` prints the table.
"""

import base64
import re
import struct
import zlib

import pytest

from tests.support.sites import ROOT
from ttgo.svg import palette

# How light a colour looks (CIE L*), also in grey and to people who see fewer colours.

Colour = tuple[int, int, int]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
SEEN = {
    "as it is": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour):
    parts = (part / 255 for part in colour)
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )


def lightness(colour, seen="as it is"):
    """L* of a colour, as those see it."""
    given = luminance(colour, seen)
    return 116 * given ** (1 / 3) - 16 if given > 0.008856 else 903.3 * given


def luminance(colour, seen="as it is"):
    given = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, given, strict=True))))
        for row in SEEN[seen]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other, seen="as it is"):
    """The contrast ratio of WCAG 2."""
    high, low = sorted((luminance(one, seen), luminance(other, seen)), reverse=True)
    return (high + 0.05) / (low + 0.05)


AREAS = 12  # L* from a black area to the ground, and from there to a white area
STONES = 18  # from a stone to the shading under it


INKS = {"light": palette.LIGHT, "dark": palette.DARK}
INKS |= {name: tuple(tones.split()) for name, tones in palette.BOARD_THEMES.items()}


def wood(ink):
    """The mean of an ink and the grain over it."""
    file = base64.b64decode(palette.GRAIN)
    wide, high = struct.unpack(">II", file[16:24])
    rows = zlib.decompress(file[81:-16])  # each after a byte that says how it is written
    levels = [
        rows[y * (1 + wide // 4) + 1 + x // 4] >> (6 - x % 4 * 2) & 3
        for y in range(high)
        for x in range(wide)
    ]
    mean = [0.0] * 3
    for level in range(4):
        tone, strength = file[41 + 3 * level :][:3], file[65 + level] / 255
        share = levels.count(level) / len(levels)
        for part, (over, under) in enumerate(zip(tone, bytes.fromhex(ink[1:]), strict=True)):
            mean[part] += share * (under + (over - under) * strength)
    return mean


@pytest.mark.parametrize("theme", INKS)
@pytest.mark.parametrize("way", SEEN)
def test_tones(theme, way):
    """Each step of lightness is as large as it has to be, in all ways of seeing; lines and marks
    have 3:1 (WCAG 1.4.11).
    """
    seen = {
        name: wood(tone)
        if name in ("ground", "black-area", "white-area")
        else bytes.fromhex(tone[1:])
        for name, tone in zip(palette.INKS, INKS[theme], strict=True)
    }
    light = {name: lightness(colour, way) for name, colour in seen.items()}
    print(
        f"\n{theme}, {way}: L*",
        *(f"{name} {value:.1f}" for name, value in light.items()),
        sep="\n  ",
    )
    steps = "black", "black-area", "ground", "white-area", "white"
    least = STONES, AREAS, AREAS, STONES
    assert [
        light[more] - light[less] >= step for less, more, step in zip(steps, steps[1:], least)
    ] == [True] * 4
    for area in ("black-area", "ground", "white-area"):
        assert contrast(seen["line"], seen[area], way) >= 3, area
    assert contrast(seen["black"], seen["black-area"], way) >= 3, "a square that marks it"
    assert contrast(seen["white-rim"], seen["white-area"], way) >= 3
    assert contrast(seen["label"], seen["ground"]) >= 4.5
    for name in ("quiet", "accent", "white-rim", "black-rim"):
        assert contrast(seen[name], seen["ground"]) >= 3, name
    for name in ("accent", "no", "yes"):  # has a white border wherever it is (static/board/pen.js)
        assert contrast(seen[name], seen["white"], way) >= 3, name
    assert contrast(seen["white"], seen["black-area"], way) >= 3, "that border"


def test_the_ground_is_a_tone_in_the_middle():
    assert 67 <= lightness(wood(palette.LIGHT[0])) <= 70


def test_a_colour_is_changed_by_one_edit():
    """No other file of ours names one of a board's inks, but for an example."""
    tones = {tone for theme in INKS.values() for tone in theme}
    for folder in ("ttgo", "static"):
        for path in (ROOT / folder).rglob("*.*"):
            inside = {"node_modules", "words"} & {*path.parts}
            if path.suffix in (".py", ".js", ".css", ".html", ".svg", ".json") and not inside:
                named = {*re.findall("#[0-9a-f]{6}", path.read_text(encoding="utf-8"))} & tones
                allowed = {
                    "palette.py": tones,
                    "shell.py": {palette.LIGHT[palette.INKS.index("black")]},
                }
                assert named <= allowed.get(path.name, set()), path
