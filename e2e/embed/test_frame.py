"""board.html: one board in a frame, as high as it needs to be. What it takes of its address and of messages is in tests/static/embed."""

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from e2e.support.driver import settle
from e2e.support.embedded import SCRIPT, reached, surround, two_sites

GAME = "v=1&s=9&t=eedf"
HEARS = """<script>
window.heights = [];
addEventListener("message", ({ data, origin }) => { if (data?.height) heights.push([data.height, origin]); });
</script>"""


def framed(source: str) -> str:
    return f'<iframe id="f" src="{source}" style="width: 400px; height: 150px; border: 0"></iframe>'


FRAME = framed(f"static/board.html?play#{GAME}".replace("&", "&amp;"))


def inside(page: Page, turn: int | None = 2) -> Frame:
    """The frame's own page, once its board shows that turn."""
    handle = page.locator("iframe").first.element_handle()
    frame = handle.content_frame()
    assert frame
    frame.wait_for_selector("tt-board:defined")
    if turn is not None:
        reached(frame.locator("tt-board"), turn)
    return frame


def test_it_fits_its_frame(own: Page) -> None:
    """Without anybody to give it its height: the whole of it is seen, down to a very small frame, which scrolls."""
    own.goto(f"static/board.html?play&label=Two+moves#{GAME}")
    reached(own.locator("tt-board"), 2)
    expect(own.get_by_role("grid", name="Two moves, 9 by 9")).to_be_visible()
    for width, height in ((320, 480), (400, 300), (900, 500), (300, 150)):
        own.set_viewport_size({"width": width, "height": height})
        settle(own)
        found = own.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert found[0] <= 0
        assert found[1] <= 0 or height < 300


# Its height


@pytest.mark.in_each_browser
def test_a_frame_is_as_high_as_it_needs_to_be(own: Page) -> None:
    """With the script in the page around it; then nothing scrolls and nothing is left over, also after the width has changed."""
    surround(own, FRAME)
    frame = inside(own)
    fits = "document.documentElement.scrollHeight === innerHeight && document.querySelector('tt-board').offsetHeight >= innerHeight - 2"
    wide = "document.querySelector('tt-board').shadowRoot.querySelector('tt-grid').offsetWidth"
    for width in (400, 250, 400):
        own.evaluate("width => { document.querySelector('iframe').style.width = `${width}px`; }", width)
        frame.evaluate(
            f"""async () => {{
                const end = performance.now() + 10000;
                while (!(innerWidth === {width} && {fits} && {wide} === {width})) {{
                    if (performance.now() > end) throw new Error(`${{innerWidth}} x ${{innerHeight}}`);
                    await new Promise(requestAnimationFrame);
                }}
            }}"""
        )


def test_a_frame_that_was_there_first_is_asked(own: Page) -> None:
    """The script may come after the frame has told its height to nobody."""
    surround(own, framed("static/board.html?play"), "")
    inside(own, None).evaluate("document.querySelector('tt-board').fragment()")
    assert own.locator("iframe").bounding_box()["height"] == 150  # type: ignore[index]
    own.add_script_tag(type="module", url="static/embed.js")
    own.wait_for_function("document.querySelector('iframe').offsetHeight > 400")


# Between two sites


@pytest.mark.in_each_browser
def test_between_two_sites(browser: Browser, browser_context_args: dict) -> None:
    """The height comes from our origin to the page's, and is given; what the page says is taken."""
    with two_sites(browser, browser_context_args, FRAME, HEARS + SCRIPT) as (page, site, _):
        page.wait_for_function("document.querySelector('iframe').offsetHeight > 400")
        assert {origin for _, origin in page.evaluate("heights")} == {site.rstrip("/")}
        frame = inside(page)
        page.evaluate("frames[0].postMessage({ ttgo: 1, do: 'undo' }, '*')")
        reached(frame.locator("tt-board"), 1)


@pytest.mark.in_each_browser
def test_a_page_that_does_not_say_who_it_is(browser: Browser, browser_context_args: dict) -> None:
    """It sends no referrer, and the browser is one that does not tell its frames: then nobody is told the height or taken orders from.

    The frame is played on, and as high as its style says.
    """
    with two_sites(browser, browser_context_args, "", HEARS, "no-referrer") as (page, site, _):
        source = page.request.get(f"{site}static/embed/frame.js").text()
        older = source.replace("location.ancestorOrigins?.[0]", "undefined")
        assert older != source
        page.route(
            "**/static/embed/frame.js",
            lambda route: route.fulfill(body="import './frame2.js'", content_type="text/javascript"),
        )
        page.route(
            "**/static/embed/frame2.js",
            lambda route: route.fulfill(body=older, content_type="text/javascript"),
        )
        page.evaluate(
            "html => { document.body.append(new DOMParser().parseFromString(html, 'text/html').body.firstChild); }",
            FRAME.replace("static/", f"{site}static/"),
        )
        frame = inside(page)
        page.evaluate("frames[0].postMessage({ ttgo: 1, do: 'undo' }, '*')")
        frame.locator("[data-at=C3]").click()
        reached(frame.locator("tt-board"), 3)
        assert page.evaluate("heights") == []
        assert page.locator("iframe").bounding_box()["height"] == 150  # type: ignore[index]
