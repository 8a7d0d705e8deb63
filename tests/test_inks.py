"""Five things that nobody confuses: black and white stones, black and white areas, and what counts
for nobody; by a board's inks.

Light on a stone only makes it lighter, so that its ink is its darkest. `pytest -s
tests/test_inks.py` prints the table.
"""

import json
import shutil
import subprocess
import sys

import pytest

from tests.support.sites import ROOT
from tests.support.tones import SEEN, contrast, lightness
from ttgo.svg import palette

AREAS = 12  # L* from a black area to the ground, and from there to a white area
STONES = 18  # from a stone to the shading under it


INKS = {"light": palette.LIGHT, "dark": palette.DARK}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("way", SEEN)
def test_tones(theme, way):
    """Each step of lightness is as large as it has to be, in all ways of seeing; lines and marks
    have 3:1 (WCAG 1.4.11).
    """
    seen = {
        name: (int(tone[1:3], 16), int(tone[3:5], 16), int(tone[5:], 16))
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


SERVED = """
import json
from pathlib import Path
from ttgo.web.places import Site
from ttgo.web.server import files
texts = {name: data.decode(errors="replace") for name, data in files(Site.clone(Path("."))).items()}
print(json.dumps({colour: [name for name, text in texts.items() if colour in text]
                  for colour in ("#8a6839", "#abcdef")}))
"""


def test_a_colour_is_changed_by_one_edit(tmp_path):
    """In a copy, in one file: whatever shows the shading then has the new tone, and nothing the old
    one.
    """
    shutil.copy(ROOT / "index.html", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "ttgo", tmp_path / "ttgo")
    left_out = shutil.ignore_patterns("node_modules", "words")
    shutil.copytree(ROOT / "static", tmp_path / "static", ignore=left_out)
    file = tmp_path / "ttgo" / "svg" / "palette.py"
    text = file.read_text(encoding="utf-8")
    assert text.count("#8a6839") == 1
    file.write_text(text.replace("#8a6839", "#abcdef"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SERVED], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert found["#8a6839"] == []
    assert {
        "static/words/inks.js",
        "static/look.css",
        "static/rules/rule-9.svg",
        "ttgo/svg/palette.py",
    } <= {*found["#abcdef"]}
