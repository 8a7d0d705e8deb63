"""embed.html: documentation that runs. What is shown is what is beside it; what is copied works; it
can be read without JavaScript.
"""

import html
import re

from playwright.sync_api import expect

from e2e.support.accessibility import check, too_small
from e2e.support.contexts import DESKTOP, lasting
from e2e.support.embedded import SCRIPT, surround
from e2e.support.servers import ROOT
from e2e.support.waiting import settle, until
from tests.support.sites import page as made_page
from ttgo.svg.palette import INKS

STATIC = ROOT / "static"
SOURCE = made_page("static/embed.html")
EXAMPLES = {
    name: html.unescape(code)
    for name, code in re.findall(
        r'class="example one" id="([\w-]+)">.*?<code>(.*?)</code>', SOURCE, re.DOTALL
    )
}
NAMES = [*EXAMPLES, "frame"]
ALL = len(NAMES) + 1  # and the first one
PICTURES = 17
TALLEST = 10_000  # pixels of the page on a desktop, beside its contents; it had 19,311


def _open(page):
    page.goto("static/embed.html")
    expect(page.locator(".live")).to_have_count(ALL)


# Shared: a test leaves codes, sizes and the clipboard as they were.
_page, page = lasting("page", _open, permissions=["clipboard-read", "clipboard-write"])


def code(page, name):
    return page.locator(f"#{name} pre > code")


def code_of_play(page):
    """The button that opens and shuts it."""
    return page.get_by_role("button", name="Code: A board to play on")


def live(page, name):
    return page.locator(f"#{name} .live")


def shown(page):
    """Bring each example into sight, and wait until its boards show what they are to show."""
    for name in NAMES:
        live(page, name).scroll_into_view_if_needed()
        page.evaluate(
            """async name => {
                const boards = [...document.querySelectorAll(`#${name} .live tt-board`)];
                await Promise.all(boards.map((board) => board.fragment()));
            }""",
            name,
        )
        yield name


def test_what_is_shown_of_files_is_what_they_hold():
    """The style and the script of two examples are files, since the page's policy allows nothing
    inline.
    """
    for file in ("examples/colours.css", "examples/events.js"):
        assert any(
            (STATIC / file).read_text(encoding="utf-8") in text for text in EXAMPLES.values()
        ), file


def test_each_row_of_the_reference_has_an_example():
    """A name, what it is, and how it is written."""
    rows = re.findall(
        r"<div>\s*(<dt>.*?)\s*</div>",
        "".join(re.findall(r'<dl class="rows">.*?</dl>', SOURCE, re.DOTALL)),
        re.DOTALL,
    )
    last = re.compile(r"</dd>\s*<dd>\s*<code>[^<]+</code>\s*</dd>$")
    assert rows
    assert [row for row in rows if not last.search(row)] == []


def test_it_is_read_without_javascript(new_context):
    """The codes are there, and no empty box beside them."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto("static/embed.html")
    expect(code(page, "events")).to_be_visible()
    expect(page.locator("#log")).to_be_hidden()


def test_every_attribute_property_event_and_part_is_told(page):
    """The reference names all that there is."""
    said = page.locator("#reference code").all_text_contents()
    words = {word.partition("(")[0] for text in said for word in text.split()}
    own, parts = page.evaluate(
        """async () => {
            const { Board } = await import("./embed.js");
            const own = Object.getOwnPropertyNames(Board.prototype);
            const parts = document.querySelector("tt-board").shadowRoot.querySelectorAll("[part]");
            return [
                own.filter((name) => !/Callback$|^constructor$/.test(name)),
                [...parts].flatMap((element) => [...element.part]),
            ];
        }"""
    )
    inks = (STATIC / "embed/surface.js").read_text() + "".join(f"--tt-{ink};" for ink in INKS)
    code = "".join(path.read_text() for path in sorted((STATIC / "embed").glob("*.js")))
    told = {*re.findall(r'"(tt-[a-z]+)"', code)} - {"tt-board", "tt-grid", "tt-lesson"}
    assert {*own, *told} - {"tt-aim", "tt-look", "tt-play"} <= words, "three are the grid's own"
    assert {*parts, "choice", "answer"} <= words
    assert set(re.findall(r"--tt-[a-z-]+", inks)) <= words


HEIGHTS = """boards => boards.map((board) =>
    board.getBoundingClientRect().height / parseFloat(getComputedStyle(board).fontSize))"""


def test_each_example_runs(page):
    """Without a complaint, and with its boards as its code has them, none of which pushes those
    below it away once it is in use, but for a few lines that say more; axe finds nothing; the page
    is not too high.

    On a phone nothing is wider than it, and everything to tap is large enough (WCAG 2.5.8).
    """
    pictures = page.locator("#pictures tt-board:defined")
    expect(pictures.locator("tt-grid")).to_have_count(PICTURES)  # all are drawn
    before = pictures.evaluate_all(HEIGHTS)
    for name in shown(page):
        wanted = (code(page, name).text_content() or "").count("<tt-board")
        boards = live(page, name).locator("tt-board")
        expect(boards).to_have_count(wanted)
        errors = boards.evaluate_all("boards => boards.map((board) => board.error?.message ?? '')")
        assert errors == [""] * wanted, name
    after = pictures.evaluate_all(HEIGHTS)
    assert [high for low, high in zip(before, after, strict=True) if high > low + 5] == []
    frame = page.locator("#frame iframe").element_handle().content_frame()
    frame.wait_for_selector("tt-board:defined")
    until(page, "() => document.querySelector('#frame iframe').style.height !== ''")
    check(page)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate("document.documentElement.scrollHeight") <= TALLEST
    for part in page.locator("#smallest h2, #smallest pre, #smallest tt-grid").all():
        box = part.bounding_box()
        assert box["y"] + box["height"] <= 800, "the three steps are on one screen"
    page.set_viewport_size({"width": 320, "height": 800})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert too_small(page, "button, nav a") == []
    page.set_viewport_size(DESKTOP["viewport"])


def test_a_link_to_a_section(new_context):
    """It stays in sight while the boards above it are drawn."""
    page = new_context(reduced_motion="no-preference").new_page()
    page.goto("static/embed.html#lessons")
    expect(page.locator("#pictures tt-board:defined tt-grid")).to_have_count(PICTURES)
    assert 0 <= page.locator("#lessons").bounding_box()["y"] <= 20


SIZES = """boards => Promise.all(boards.map(async (board) => {
    await board.fragment();
    return [board.view.size, board.view.stones, board.view.rules];
}))"""


def test_the_copied_code_runs_in_another_page(page):
    """The button copies the code with this site's address; in an empty page it makes the same
    boards. All run where they are shown.
    """
    page.locator("#smallest").get_by_role("button", name="Copy").click()
    expect(
        page.locator("#smallest").get_by_role("status").filter(has_text="Copied")
    ).to_be_visible()
    whole = page.evaluate("navigator.clipboard.readText()")
    assert "/static/embed.js" in whole
    assert "<tt-board><pre>" in whole
    for name in ("play", [*EXAMPLES][-1]):
        page.locator(f"#{name}").get_by_role("button", name="Copy").click()
        expect(
            page.locator(f"#{name}").get_by_role("status").filter(has_text="Copied")
        ).to_be_visible()
        text = page.evaluate("navigator.clipboard.readText()")
        assert text == code(page, name).evaluate("code => code.textContent") + "\n"
        assert "YOUR-SITE" not in text
    live(page, name).scroll_into_view_if_needed()
    here = live(page, name).locator("tt-board").evaluate_all(SIZES)
    other = page.context.new_page()
    surround(other, text, "" if "embed.js" in text else SCRIPT)
    other.wait_for_selector("tt-board:defined")
    assert other.locator("tt-board").evaluate_all(SIZES) == here
    other.close()


def test_where_copying_is_refused(page):
    """The code is selected instead."""
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))")
    page.locator("#play").get_by_role("button", name="Copy").click()
    expect(page.locator("#play").get_by_text("Selected:")).to_be_visible()
    assert page.evaluate("getSelection().toString()").strip().startswith("<tt-board play")
    page.evaluate("delete navigator.clipboard.writeText")
    code_of_play(page).click()  # shut again


def test_a_changed_code_is_another_board(page, request):
    """As it is typed; what is wrong is said by the board; other markup does nothing."""
    watch = request.getfixturevalue("_page").watch
    watch.expected = True  # the browser tells that the page's policy forbids such markup
    text = code(page, "play")
    before = text.inner_text()
    code_of_play(page).click()
    text.fill('<tt-board size="4x3"></tt-board>')
    expect(live(page, "play").locator("[role=gridcell]")).to_have_count(12)
    text.fill("<tt-board>. X ?</tt-board>")
    live(page, "play").scroll_into_view_if_needed()
    expect(live(page, "play").locator("[part~=say]")).to_contain_text(
        "Row 1, column 3 of the diagram is '?'"
    )
    evil = "<img src=x onerror=hit><script>hit</script><style>*{}</style><b style='color:red'>b</b>"
    text.fill(f"{evil}<tt-board onclick=hit style=x>. X</tt-board>")
    expect(live(page, "play").locator("[role=gridcell]")).to_have_count(2)
    assert live(page, "play").evaluate("live => live.querySelectorAll('*').length") == 1
    assert (
        live(page, "play").locator("tt-board").evaluate("board => board.getAttributeNames()") == []
    )
    text.fill(before)
    code_of_play(page).click()


def test_the_log_of_events(page):
    """The ko of the example: taken, and not to be taken back."""
    live(page, "events").scroll_into_view_if_needed()
    for vertex, told in (
        ("C3", 'tt-turn {"turn":1,"at":"C3","player":"black","cleared":["B3"]'),
        ("B3", 'tt-illegal {"at":"B3","rule":6,"turn":0'),
    ):
        page.locator(f"#ko [data-at={vertex}]").click()
        expect(page.locator("#log")).to_contain_text(told)
