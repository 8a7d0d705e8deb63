"""board.html: one board in a frame, as high as it needs to be. What it takes of its address is in
tests/static/embed.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import SCRIPT, reached, surround, two_sites
from e2e.support.waiting import settle, until

GAME = "v=1&s=9&t=eedf"
HEARS = """<script>
window.heights = [];
addEventListener("message", ({ data, origin }) => {
    if (data?.height) heights.push([data.height, origin]);
});
</script>"""


def framed(source):
    return f'<iframe id="f" src="{source}" style="width: 400px; height: 150px; border: 0"></iframe>'


FRAME = framed(f"static/board.html?play#{GAME}".replace("&", "&amp;"))


def inside(page, turn=2):
    """The frame's own page, once its board shows that turn."""
    handle = page.locator("iframe").first.element_handle()
    frame = handle.content_frame()
    frame.wait_for_selector("tt-board:defined")
    if turn is not None:
        reached(frame.locator("tt-board"), turn)
    return frame


def test_it_fits_its_frame(own):
    """Without anybody to give it its height: the whole of it is seen, down to a very small frame,
    which scrolls.
    """
    own.goto(f"static/board.html?play&label=Two+moves#{GAME}")
    reached(own.locator("tt-board"), 2)
    expect(own.get_by_role("grid", name="Two moves, 9 by 9")).to_be_visible()
    for width, height in ((320, 480), (400, 300), (900, 500), (300, 150)):
        own.set_viewport_size({"width": width, "height": height})
        settle(own)
        found = own.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, "
            "document.documentElement.scrollHeight - innerHeight]"
        )
        assert found[0] <= 0
        assert found[1] <= 0 or height < 300


# Its height


@pytest.mark.in_each_browser
def test_a_frame_is_as_high_as_it_needs_to_be(own):
    """With the script in the page around it; then nothing scrolls and nothing is left over, also
    after the width has changed.
    """
    surround(own, FRAME)
    frame = inside(own)
    board = "document.querySelector('tt-board')"
    fits = f"""document.documentElement.scrollHeight === innerHeight
        && {board}.offsetHeight >= innerHeight - 2
        && {board}.shadowRoot.querySelector('tt-grid').offsetWidth === innerWidth"""
    for width in (400, 250, 400):
        own.evaluate(
            "width => { document.querySelector('iframe').style.width = `${width}px`; }", width
        )
        frame.evaluate(
            f"""async () => {{
                const end = performance.now() + 10000;
                while (!(innerWidth === {width} && {fits})) {{
                    if (performance.now() > end) throw new Error(innerWidth + "x" + innerHeight);
                    await new Promise(requestAnimationFrame);
                }}
            }}"""
        )


# Between two sites


def test_between_two_sites(browser, browser_context_args):
    """The height comes from our origin to the page's, and is given."""
    with two_sites(browser, browser_context_args, FRAME, HEARS + SCRIPT) as (page, site, _):
        until(page, "() => document.querySelector('iframe').offsetHeight > 400")
        assert {origin for _, origin in page.evaluate("heights")} == {site.rstrip("/")}
