"""<tt-board> where authors are: pages with the structure that these tools give them, each played on as it is."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.embedded import board, cell, part, play, stones
from e2e.support.warm import put

ROWS = "\n  . X a\n  X O .\n  . . +\n"
ATTRIBUTES = 'id="a" play triangle="B2" caption="Diagram 1"'

BROKEN = ROWS.replace("\n", "<br />\n")
NOTEBOOK = 'play=""'

# As each tool left this element, tried in November 2026: MkDocs Material with smarty and nl2br, Sphinx with MyST, nbconvert of a cell in
# Markdown, and a block of custom HTML in WordPress, whose paragraphs are its own.
PLACES = {
    "plain HTML": f"<h1>A page</h1><tt-board {ATTRIBUTES}>{ROWS}</tt-board>",
    "MkDocs Material": f'<div class="md-main"><article class="md-content__inner md-typeset"><p><tt-board {ATTRIBUTES}><br />\n'
    "  . X a<br />\n  X O .<br />\n  . . +<br />\n</tt-board></p></article></div>",
    "Sphinx with MyST": f'<div class="body" role="main"><section id="a-page"><p>Text.</p>\n<tt-board {ATTRIBUTES}>{ROWS}</tt-board>\n'
    "<p>Text.</p></section></div>",
    "a notebook, exported": '<div class="jp-RenderedHTMLCommon jp-MarkdownOutput" data-mime-type="text/markdown">\n'
    f"<tt-board {ATTRIBUTES.replace('play', NOTEBOOK)}>{ROWS}</tt-board>\n</div>",
    "a block of WordPress": '<!-- wp:html --><div class="wp-block-group"><p>\n'
    f"<tt-board {ATTRIBUTES}>{BROKEN}</tt-board></p>\n</div><!-- /wp:html -->",
}


@pytest.mark.parametrize("place", PLACES)
def test_the_element_there(page: Page, place: str) -> None:
    """Its stones, its label, its mark and its caption are there at once; it is played on."""
    put(page, PLACES[place])
    assert stones(page) == [".X.", "XO.", "..."]
    expect(cell(page, "C3")).to_have_accessible_name("C3, labelled a, empty")
    expect(cell(page, "B2")).to_have_accessible_name("B2, white stone, triangle")
    expect(part(page, "caption")).to_have_text("Diagram 1")
    play(page, "C2")
    expect(board(page).locator("tt-grid")).to_be_visible()
