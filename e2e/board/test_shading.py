"""What empty points reach: true to rule 9 in the names, told apart by shape, and clear against the ground in both themes."""

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from e2e.support.driver import play
from e2e.support.pixels import Patch, palette, patch
from e2e.support.tones import contrast

# A1 reaches only Black, J9 only White, E5 both. D5 is a stone of Black's.
WALLS = "A2 J8 B1 H9 D5 F5"
KINDS = {"b": "A1", "w": "J9", "2": "E5"}


@pytest.fixture(params=["light", "dark"])
def themed(table: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    table.emulate_media(color_scheme=request.param)
    yield table
    table.get_by_label("shading", exact=True).dispatch_event("click")  # under More
    table.emulate_media(color_scheme="light")


@pytest.mark.in_each_browser
def test_the_four_marks_differ_in_shape_and_stand_out(themed: Page) -> None:
    """Reaches only Black, only White, both, neither: four pictures; each has 3:1 against the ground (WCAG 1.4.11), as all lines have."""
    colours = palette(themed)
    ground = colours["ground"]
    assert contrast(colours["label"], ground) >= 4.5
    for name in ("line", "quiet", "accent", "white-rim", "black-rim"):
        assert contrast(colours[name], ground) >= 3, name
    assert contrast(colours["black"], colours["white"]) >= 3
    themed.get_by_label("marks", exact=True).dispatch_event("click")  # under More
    neither = patch(themed, "E5")
    play(themed, WALLS)
    themed.mouse.move(0, 0)
    marks = {kind: patch(themed, vertex) for kind, vertex in KINDS.items()} | {"0": neither}
    shapes = {}
    for kind, mark in marks.items():
        strong = off_lines(mark)
        assert max(contrast(colour, ground) for colour in strong.values()) >= 3, kind
        shapes[kind] = frozenset(place for place, colour in strong.items() if contrast(colour, ground) >= 1.5)
    for one, other in itertools.combinations(shapes, 2):
        assert len(shapes[one] ^ shapes[other]) >= 12, f"{one} looks like {other}"


def off_lines(mark: Patch) -> dict[tuple[int, int], tuple[int, int, int]]:
    """The pixels of the inner half of a cell that do not belong to its lines."""
    middle = (mark.width // 2, mark.height // 2)
    places = (
        (x, y)
        for y in range(mark.height // 4, mark.height * 3 // 4)
        for x in range(mark.width // 4, mark.width * 3 // 4)
    )
    return {
        (x, y): mark.pixels[y * mark.width + x]
        for x, y in places
        if abs(x - middle[0]) > 1 and abs(y - middle[1]) > 1
    }
