"""Five things that nobody confuses: black and white stones, black and white areas, and what counts for nobody. By the pixels of the
real canvas, in both themes, on large points and on small ones; `pytest -s e2e/board/test_tones.py` prints the table.
"""

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import settle
from e2e.support.pixels import Patch
from e2e.support.pythons import ALONE
from e2e.support.tones import SEEN, contrast, lightness, luminance
from e2e.support.touch import PHONE
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.start import Start

AREAS = 12  # L* from a black area to the ground, and from there to a white area
STONES = 18  # from a stone to the shading under it
SCREENS: dict[str, Any] = {
    "1280 px": {"viewport": {"width": 1280, "height": 800}},
    "390 px": PHONE,
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# A1 reaches only Black, the upper right corner only White, and the middle both; the last move is none of the stones looked at.
CORNERS = {9: "A2 J8 B1 H9 B2 H8 E3 E7", 19: "A2 T18 B1 S19 B2 S18 K5 K15"}
PLACES = {9: ("A1", "J9", "E5", "B2", "H8"), 19: ("A1", "T19", "K10", "B2", "S18")}


def between(cell: Patch) -> tuple[int, int, int]:
    """The shading of a point, beside its mark and its lines."""
    return cell.at(0.27, 0.27)


def measured(page: Page, size: int) -> dict[str, tuple[int, int, int]]:
    """The colours of the canvas: of two areas, of the ground, of stones at their darker side, of what is under a stone."""
    black, white, both, black_stone, white_stone = (Patch(page, vertex) for vertex in PLACES[size])
    line = min((both.pixels[k] for k in range(len(both.pixels))), key=luminance)
    return {
        "black stone": black_stone.at(0.2, 0.2),
        "black area": between(black),
        "ground": between(both),
        "white area": between(white),
        "white stone": white_stone.at(0.2, 0.2),
        "line": line,
        "square": black.at(0, 0),
        "rim of a white stone": min((white_stone.at(0.44, k / 100) for k in range(-12, 13)), key=luminance),
    }


def opened(page: Page, size: int, line: str) -> None:
    """A game by its link, and nothing is pointed at."""
    page.goto(f"{ALONE}#{_linked(size, line)}")
    expect(page.locator("#step-place")).to_have_text(re.compile(rf"of {len(line.split())}$"))
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")


@pytest.mark.parametrize(("screen", "size"), [("1280 px", 9), ("390 px", 19)])
def test_tones(new_context: Callable[..., BrowserContext], screen: str, size: int) -> None:
    """Each step of lightness is as large as it has to be, in all ways of seeing; lines and marks have 3:1."""
    page = new_context(**SCREENS[screen]).new_page()
    opened(page, size, CORNERS[size])
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        settle(page)
        seen = measured(page, size)
        print(f"\n{size}x{size}, {screen}, {theme}: L* as it is, grey, protan, deutan, tritan")  # noqa: T201
        for name, colour in seen.items():
            print(f"  {name:<21}", *(f"{lightness(colour, way):6.1f}" for way in SEEN))  # noqa: T201
        for way in SEEN:
            light = {name: lightness(colour, way) for name, colour in seen.items()}
            assert light["ground"] - light["black area"] >= AREAS, (theme, way)
            assert light["white area"] - light["ground"] >= AREAS, (theme, way)
            assert light["black area"] - light["black stone"] >= STONES, (theme, way)
            assert light["white stone"] - light["white area"] >= STONES, (theme, way)
            for under in ("black area", "ground", "white area"):
                assert contrast(seen["line"], seen[under], way) >= 3, (theme, way, under)
            assert contrast(seen["square"], seen["black area"], way) >= 3, (theme, way)
            assert contrast(seen["rim of a white stone"], seen["white area"], way) >= 3, (theme, way)


def _linked(size: int, line: str) -> str:
    record = Record(Start(size))
    match = record.match()
    for word in line.split():
        match.take(word)
        record.here = record.here.follow(match.words[-1])
    return link.write(record)
