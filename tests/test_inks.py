"""Five things that nobody confuses: black and white stones, black and white areas, and what counts
for nobody; by a board's inks.

Light on a stone only makes it lighter, so that its ink is its darkest. `pytest -s
tests/test_inks.py` prints the table.
"""

import re
from pathlib import Path

import pytest

from tests.support.tones import SEEN, contrast, lightness

STYLE = (Path(__file__).parents[1] / "static" / "board" / "style.js").read_text(encoding="utf-8")
AREAS = 12  # L* from a black area to the ground, and from there to a white area
STONES = 18  # from a stone to the shading under it


def inks(theme):
    """By their names; the first in the file are the dark theme's."""
    found = re.findall(r"--([a-z-]+): var\(--tt-[a-z-]+, #(\w\w)(\w\w)(\w\w)\)", STYLE)
    half = found[: len(found) // 2] if theme == "dark" else found[len(found) // 2 :]
    return {name: (int(red, 16), int(green, 16), int(blue, 16)) for name, red, green, blue in half}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("way", SEEN)
def test_tones(theme, way):
    """Each step of lightness is as large as it has to be, in all ways of seeing; lines and marks
    have 3:1 (WCAG 1.4.11).
    """
    seen = inks(theme)
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
