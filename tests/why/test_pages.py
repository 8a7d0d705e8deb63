"""The pages of static/why/: whole without scripts, each with its own title, description and
preview, and nothing from elsewhere.
"""

import html
import io
import re

import pytest
from PIL import Image, ImageColor

from tests.support.sites import CLONE
from ttgo.language import formatted, parsed
from ttgo.record import link
from ttgo.rules import Position
from ttgo.svg.palette import INKS, LIGHT
from ttgo.web import made
from ttgo.why import page, parts, preview

NAMES = [name for name in page.names() if name.endswith(".html")]


def text(name):
    return (made.read(CLONE, f"static/why/{name}") or b"").decode()


TEXTS = {name: text(name) for name in NAMES}


@pytest.mark.parametrize("name", [f"{name}.html" for name in parts.entries()])
def test_it_can_be_read_without_scripts(name):
    """The picture stands in the board's place, with what it shows in words; what needs scripts is
    hidden until they are there.
    """
    source = TEXTS[name]
    case = parts.entries()[name.removesuffix(".html")]
    assert re.search(
        rf'<tt-board [^>]*><img src="{case.name}(-marked)?.svg" width="\d+" height="\d+" '
        rf'alt="[^"]+"></tt-board>',
        source,
    )
    said = [
        formatted(parsed(text), page.facts_of(case.name)) for text in (*case.told, *case.verdict)
    ]
    assert all(html.escape(text, quote=False) in source for text in said)
    assert re.search(r"<button [^>]* hidden>", source)
    shown = set(re.findall(r'<img src="([^"]+)"', source))
    assert {f"{case.name}-{row}.svg" for row in range(1, len(case.rows) + 1)} <= shown
    assert shown <= {*page.names()}
    assert bool(case.dead) == (f"{case.name}-off.svg" in shown) == ('value="off"' in source)
    assert source.count('class="card"') == 5
    assert {*re.findall(r'rel="(\w+)"', source)} >= {"prev", "next"}
    assert link.read(case.link).match().position == case.game.position
    assert not link.read(case.played_on()).match().over


def test_the_index_leads_to_all():
    """And each page leads back to it."""
    linked = re.findall(r'<li><a href="([^"]+)"', TEXTS["index.html"].partition("<main")[2])
    assert sorted(linked) == sorted({*NAMES, "who-won.html"} - {"index.html"})
    assert all('href="index.html"' in source for source in TEXTS.values())


def test_a_preview_shows_the_board():
    """A PNG of the size that sites ask for, with the stones where they are."""
    image = Image.open(io.BytesIO(preview.png(Position.parse(". X\nO .")))).convert("RGB")
    width, height = image.size
    assert (width, height) == (preview.WIDTH, preview.HEIGHT)
    black, white, ground = map(
        ImageColor.getrgb, (LIGHT[INKS.index(ink)] for ink in ("black", "white", "ground"))
    )
    centre, cell = width // 2, (height - 60) // 2
    left, right, up, down = (
        centre - cell // 2,
        centre + cell // 2,
        30 + cell // 2,
        30 + cell + cell // 2,
    )
    assert [image.getpixel(at) for at in ((right, up), (left, down), (5, 5))] == [
        black,
        white,
        ground,
    ]
    assert image.getpixel((left, up)) not in (black, white)
