"""Browsers of some years ago, or without WebAssembly, and pages that may not run it: they play, or
one clear sentence says why not.
"""

import contextlib

import pytest
from playwright.sync_api import expect

from e2e.support import driver
from e2e.support.driver import play, point, ready, score, turns
from e2e.support.embedded import SCRIPT, TRIANGLE, board, cell, said, stones, surround
from e2e.support.embedded import play as play_embedded
from e2e.support.servers import ROOT, running
from ttgo.web.server import make_server

# What Chromium 102 and Firefox 115 do not have of what browsers have today.
OLDER = """
const gone = [
  [Object, "groupBy"], [URL, "canParse parse"], [AbortSignal, "timeout any"],
  [Promise, "withResolvers try"],
  [Array.prototype, "findLast findLastIndex toSorted toReversed with"],
  [Set.prototype, "union intersection difference"],
];
for (const [owner, names] of gone) for (const name of names.split(" ")) delete owner[name];
if (globalThis.CustomStateSet) CustomStateSet.prototype.add = () => { throw new SyntaxError("--"); };
const { supports } = CSS;
CSS.supports = (...asked) => !/:state|:has/.test(asked.join()) && supports.apply(CSS, asked);
"""


NO_ARIA = """
const names = "role ariaLabel ariaHidden ariaCurrent ariaDisabled ariaExpanded ariaLive";
for (const name of `${names} ariaPressed ariaValueText`.split(" ")) delete Element.prototype[name];
"""


@pytest.mark.parametrize(
    "less",
    [
        pytest.param("", id="Chromium 102"),
        pytest.param(NO_ARIA, id="Firefox 115"),
    ],
)
def test_an_older_browser_plays(page, less):
    """The game, over a reload; names are there for screen readers; Learn; boards elsewhere, or
    their diagrams.
    """
    page.add_init_script(OLDER + less)
    page.goto("./")
    ready(page)
    play(page, "E5 D4 pass")
    expect(score(page)).to_contain_text("Black 1, White 1")
    expect(point(page, "E5")).to_have_attribute("aria-label", "E5, black stone, 4 liberties")
    page.reload()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 pass"])
    page.goto("static/rules.html")
    page.locator("#first-capture [data-at=D3]").click()
    expect(page.locator('#first-capture [part~="say"]')).to_contain_text("You captured two stones")
    middle = TRIANGLE.replace("<tt-board", '<tt-board style="text-align: center"')
    surround(page, middle + '<tt-board id="b" play sgf="(;SZ[5];B[cc])"></tt-board>')
    if less:
        expect(board(page)).to_contain_text("This board needs a browser from 2023 or later")
        return
    play_embedded(page, "C2")
    assert stones(page) == [".X.", "XOX", "..."]
    play_embedded(page, "A1", "b")


@pytest.fixture
def bare(browser, browser_type_launch_args):
    """The same browser without WebAssembly, in workers too, as it is where a reader lets nothing be
    compiled.
    """
    args = [*browser_type_launch_args["args"], "--js-flags=--jitless"]
    without = browser.browser_type.launch(**{**browser_type_launch_args, "args": args})
    yield without
    without.close()


TOO_OLD = "Python could not be loaded: this browser is too old for it, or its WebAssembly is switched off."


@pytest.mark.only_browser("chromium")  # whose flags these are
def test_without_webassembly(bare, quick_url):
    """One sentence on the game's page and on Learn, beside the stones; a diagram elsewhere is drawn,
    and says it when it is clicked.
    """
    page = bare.new_page(base_url=quick_url)
    page.goto("./")
    expect(page.locator("#failure")).to_contain_text(TOO_OLD)
    expect(page.get_by_text("Board not responding?")).to_have_count(0)
    page.goto("static/rules.html")
    expect(page.locator('#first-capture [part~="say"]')).to_have_text(TOO_OLD)
    expect(page.locator('#first-capture [part~="say"]')).to_be_visible()
    expect(page.locator("#first-capture tt-grid")).to_be_visible()
    assert driver.stones(page.locator("#first-capture tt-board"))[1] == ".XX.."
    surround(page, TRIANGLE)
    cell(page, "C2").click()
    expect(said(page)).to_contain_text(TOO_OLD)
    assert stones(page) == [".X.", "XO.", "..."]


@contextlib.contextmanager
def sending(policy):
    """The page by a host that sends a Content-Security-Policy with every file."""
    server = make_server(ROOT, extra=("e2e",))
    plain = server.RequestHandlerClass

    class Strict(plain):  # type: ignore[misc, valid-type]
        def end_headers(self):
            self.send_header("Content-Security-Policy", policy)
            super().end_headers()

    server.RequestHandlerClass = Strict
    with running(server) as address:
        yield address


def test_a_policy_without_webassembly(browser):
    """What is to be allowed is said on the game's page, on Learn and in a frame."""
    with sending("script-src 'self'") as address:
        page = browser.new_page(base_url=address)
        page.goto("./")
        lacks = "its script-src lacks 'wasm-unsafe-eval'"
        expect(page.locator("#failure")).to_contain_text(lacks)
        page.goto("static/rules.html")
        expect(page.locator('#first-capture [part~="say"]')).to_contain_text(lacks)
        expect(page.locator('#first-capture [part~="say"]')).to_be_visible()
        page.goto("static/board.html?play#v=1&s=5")
        expect(page.locator("tt-board").locator('[part~="say"]')).to_contain_text(lacks)
        page.close()


# As Safari before 16.4 and Firefox before 101
NO_SHEETS = """
globalThis.CSSStyleSheet = class {
  constructor() { throw new TypeError('Illegal constructor'); }
};
"""


def test_scripts_that_do_not_run(browser):
    """After a while the page itself says what it needs; nothing but its own text and style does
    that.
    """
    with sending("script-src 'none'") as policed, sending("script-src 'self'") as address:
        page = browser.new_page()
        board = "Board not responding?"
        notices = {
            "./": board,
            "static/rules.html": "Boards not responding?",
        }
        pages = [
            (policed, path, notice)
            for path, notice in (notices | {"static/board.html?size=5": board}).items()
        ]
        for home, path, notice in [*pages, (address, "./", board)]:
            if home == address:
                page.add_init_script(NO_SHEETS)
            page.goto(home + path)
            text = page.get_by_text(notice)
            assert text.evaluate("text => getComputedStyle(text).visibility") == "hidden"
            page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
            expect(text).to_be_visible()
            expect(text).to_contain_text("JavaScript, WebAssembly and a browser from 2023 or later")
        page.close()


def test_a_browser_that_is_too_old(page, watch):
    """A diagram is text with its lines, and says what it would be; whatever else ends the start is
    told, as in Chromium 88.
    """
    watch.expected = True
    surround(page, TRIANGLE, f"<script>{NO_SHEETS}</script>{SCRIPT}")
    expect(board(page)).to_contain_text("This board needs a browser from 2023 or later")
    assert board(page).inner_text().split("\n")[1:4] == ["  . X .", "  X O .", "  . . ."]
    page.add_init_script("delete Array.prototype.at;")
    page.goto("./")
    expect(page.locator("#failure")).to_contain_text(TOO_OLD)
