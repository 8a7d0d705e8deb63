"""<tt-board> where authors are: pages with the structure that these tools give them, each played on as it is."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import settle
from e2e.support.embedded import SCRIPT, board, cell, expect_turn, part, play, stones, surround
from e2e.support.warm import put
from ttgo import Game
from ttgo.web.notebook import Live

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


# Slides: scaled as reveal.js does it, and turned by keys that listen on the document
SLIDES = """<div class="reveal" style="width: 1100px; height: 700px; overflow: hidden">
<div class="slides" style="position: absolute; left: 50%; top: 50%; width: 960px; height: 700px;
  transform: translate(-50%, -50%) scale(1.23)">
<section style="text-align: center"><h2>One</h2><tt-board id="a" play size="5"></tt-board></section></div></div>"""
KEYS = """<script>
window.turned = [];
document.addEventListener("keydown", (event) => { if (!event.defaultPrevented) turned.push(event.key); });
</script>"""


def test_slides(own: Page) -> None:
    """A click takes the point that is under it; the board's keys turn no slide, and all other keys are the slides'."""
    surround(own, SLIDES + KEYS)
    cell(own, "B3").click()
    expect_turn(own, 1)
    assert stones(own)[2] == ".X..."
    cell(own, "B3").focus()
    for key in ("ArrowRight", "p", ",", ".", "Home", "End"):
        own.keyboard.press(key)
    assert own.evaluate("turned") == []
    for key in ("n", "Escape", "b"):
        own.keyboard.press(key)
    assert own.evaluate("turned") == ["n", "Escape", "b"]


# Instant navigation: the page's middle is exchanged for another page's, scripts stay
INSTANT = """() => {
  const next = new DOMParser().parseFromString(`<main><p><tt-board id="a" play size="3" first="white"></tt-board></p></main>`, "text/html");
  document.querySelector("main").replaceWith(document.adoptNode(next.querySelector("main")));
}"""


def test_instant_navigation(page: Page) -> None:
    """The next page's board is another game; the way back is one more."""
    put(page, f"<main><tt-board {ATTRIBUTES}>{ROWS}</tt-board></main>")
    play(page, "C2")
    page.evaluate(INSTANT)
    settle(page)
    play(page, "B2")
    assert stones(page) == ["...", ".O.", "..."]


# React: markup from the server is there before the script, and is taken over: the same nodes, then changed as state changes
HYDRATE = """() => {
  const board = document.querySelector("tt-board");
  board.__reactFiber = {};
  board.setAttribute("moves", "A1 B1");
  board.addEventListener("tt-turn", ({ target }) => { board.setAttribute("moves", target.view.turns.join(" ")); });
}"""


def test_hydration(own: Page) -> None:
    """The board is the same element; its state may come back to it as an attribute after each turn."""
    surround(own, '<div id="root"><tt-board id="a" play="" size="3" moves=""></tt-board></div>', "")
    own.evaluate(HYDRATE)
    own.add_script_tag(type="module", url="static/embed.js")
    board(own).evaluate("board => board.fragment?.()")
    expect(cell(own, "A1")).to_be_attached()
    board(own).evaluate(
        "async board => { await customElements.whenDefined('tt-board'); await board.fragment(); }"
    )
    expect_turn(own, 2)
    cell(own, "C1").click()
    expect_turn(own, 3)
    assert board(own).get_attribute("moves") == "A1 B1 C1"
    assert stones(own)[2] == "XOX"


def test_a_notebook(own: Page, home: str) -> None:
    """What a cell prints: the game, at its last turn."""
    game = Game(3)
    game.play("B2")
    text = Live(game, site=home, play=True).html().replace("<tt-board", '<tt-board id="a"')
    surround(own, f'<div class="jp-OutputArea-output jp-RenderedHTMLCommon">{text}</div>', "")
    assert stones(own) == ["...", ".X.", "..."]
    expect_turn(own, 1)
    play(own, "A1")
    assert board(own).evaluate("board => board.view.turns") == ["B2", "A1"]


def test_the_script_twice(own: Page) -> None:
    """As where two posts each bring the line: once is enough."""
    surround(own, f"{SCRIPT}<tt-board {ATTRIBUTES}>{ROWS}</tt-board>{SCRIPT}")
    play(own, "C2")
