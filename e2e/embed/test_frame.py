"""board.html: one board in a frame, as high as it needs to be. What it takes of its address and of messages is in tests/static/embed."""

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from e2e.support.contexts import DESKTOP, Watch
from e2e.support.driver import settle
from e2e.support.embedded import elsewhere, hosting, page_of, surround

GAME = "v=1&s=9&t=eedf"
HEIGHTS = """
window.heights = [];
addEventListener("message", ({ data, origin }) => { if (data?.height) heights.push([data.height, origin]); });
"""


def framed(source: str, style: str = "width: 400px; height: 150px; border: 0", more: str = "") -> str:
    return f'<iframe id="f" src="{source.replace("&", "&amp;")}" style="{style}" {more}></iframe>'


def inside(page: Page) -> Frame:
    """The frame's own page, once it has a board."""
    handle = page.locator("iframe").first.element_handle()
    frame = handle.content_frame()
    assert frame
    frame.wait_for_selector("tt-board:defined")
    return frame


def turn_is(frame: Frame, number: int) -> None:
    frame.evaluate(
        """async number => {
            const board = document.querySelector("tt-board");
            const end = performance.now() + 20000;
            while (board.view?.turn !== number) {
                if (performance.now() > end) throw new Error(`turn ${board.view?.turn}, not ${number}: ${board.error}`);
                await new Promise(requestAnimationFrame);
            }
        }""",
        number,
    )


def test_the_address_is_the_board(own: Page) -> None:
    """The game is the fragment, the attributes are the query; a changed fragment is another game."""
    own.goto(f"static/board.html?play&show=score&label=Two+moves#{GAME}")
    board = own.locator("tt-board")
    turn_is(own.main_frame, 2)
    expect(board.get_by_role("grid", name="Two moves, 9 by 9")).to_be_visible()
    assert board.evaluate("board => [board.play, board.show]") == [True, "score"]
    own.evaluate("location.hash = '#v=1&s=3&t=bb'")
    turn_is(own.main_frame, 1)
    assert board.evaluate("board => board.view.size") == [3, 3]


def test_it_fits_its_frame(own: Page) -> None:
    """Without anybody to give it its height: the whole of it is seen, down to a very small frame, which scrolls."""
    own.goto(f"static/board.html?play#{GAME}")
    turn_is(own.main_frame, 2)
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
    surround(own, framed(f"static/board.html?play#{GAME}"))
    frame = inside(own)
    turn_is(frame, 2)
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
    inside(own).evaluate("document.querySelector('tt-board').fragment()")
    assert own.locator("iframe").bounding_box()["height"] == 150  # type: ignore[index]
    own.add_script_tag(type="module", url="static/embed.js")
    own.wait_for_function("document.querySelector('iframe').offsetHeight > 400")


# A message as from the first frame, and its height once what hears it, which came for an earlier one, has answered.
SAYS = """async ([data, origin]) => {
    const [first] = document.querySelectorAll("iframe");
    dispatchEvent(new MessageEvent("message", { data, origin: origin ?? location.origin, source: first.contentWindow }));
    await new Promise((soon) => setTimeout(soon));
    return first.style.height;
}"""


def test_only_sane_heights_are_given(own: Page) -> None:
    """From our own site, of a frame that is one, a number within reason; whatever else is said changes nothing."""
    surround(own, framed("about:blank") + framed("static/board.html?x").replace('id="f"', 'id="g"'))
    own.wait_for_function("document.getElementById('g').offsetHeight > 200")
    own.evaluate("document.getElementById('f').remove()")
    own.evaluate("document.getElementById('g').contentWindow.stop()")
    before = own.locator("#g").evaluate("frame => frame.style.height")
    for data in (
        None, "300", 300, {}, {"ttgo": 2, "height": 300}, {"height": 300}, {"ttgo": 1, "height": "300"}, {"ttgo": 1, "height": -300},
        {"ttgo": 1, "height": 10**9}, {"ttgo": 1, "height": None}, {"ttgo": 1, "height": [300]}, {"ttgo": 1, "height": 5},
    ):  # fmt: skip
        assert own.evaluate(SAYS, [data, None]) == before, data
    assert own.evaluate(SAYS, [{"ttgo": 1, "height": 300}, "https://example.com"]) == before
    assert own.evaluate(SAYS, [{"ttgo": 1, "height": 300}, "null"]) == before
    assert own.evaluate(SAYS, [{"ttgo": 1, "height": 333.2}, None]) == "334px"


# Between two sites


@contextlib.contextmanager
def two_sites(
    browser: Browser, options: dict, head: str, body: str, policy: str = ""
) -> Iterator[tuple[Page, str]]:
    """A page of somebody's with our frame in it; "SITE" in its text is our address."""
    watch = Watch("http://127.0.0.1:")
    with elsewhere() as site:
        text = page_of(body, head).replace("SITE/", site)
        with hosting({"/": text}, policy) as home:
            context = watch.over(browser.new_context(**{**options, **DESKTOP}))
            context.add_init_script(HEIGHTS)
            page = context.new_page()
            page.goto(home)
            yield page, site
            context.close()
    no_icon = "404"  # of the page
    watch.complaints = [text for text in watch.complaints if no_icon not in text]
    watch.check()


FRAME = framed(f"SITE/static/board.html?play#{GAME}")
THEIRS = '<script type="module" src="SITE/static/embed.js"></script>'


@pytest.mark.in_each_browser
def test_between_two_sites(browser: Browser, browser_context_args: dict) -> None:
    """The height comes from our origin to the page's, and is given; what the page says is taken."""
    with two_sites(browser, browser_context_args, THEIRS, FRAME) as (page, site):
        page.wait_for_function("document.querySelector('iframe').offsetHeight > 400")
        assert {origin for _, origin in page.evaluate("heights")} == {site.rstrip("/")}
        frame = inside(page)
        turn_is(frame, 2)
        page.evaluate("frames[0].postMessage({ ttgo: 1, do: 'undo' }, '*')")
        turn_is(frame, 1)


def test_between_two_sites_without_the_script(browser: Browser, browser_context_args: dict) -> None:
    """It stays as high as its style says, and is played on."""
    with two_sites(browser, browser_context_args, "", FRAME) as (page, _):
        frame = inside(page)
        turn_is(frame, 2)
        frame.locator("[data-at=C3]").click()
        turn_is(frame, 3)
        assert page.locator("iframe").bounding_box()["height"] == 150  # type: ignore[index]


@pytest.mark.in_each_browser
def test_a_page_that_does_not_say_who_it_is(browser: Browser, browser_context_args: dict) -> None:
    """It sends no referrer, and the browser is one that does not tell its frames: then nobody is told the height or taken orders from."""
    with two_sites(browser, browser_context_args, "", "<p>Wait</p>", "no-referrer") as (page, site):
        page.route(
            "**/static/embed/frame.js",
            lambda route: route.fulfill(body="import './frame2.js'", content_type="text/javascript"),
        )
        source = (
            page.request.get(f"{site}static/embed/frame.js")
            .text()
            .replace("location.ancestorOrigins?.[0]", "undefined")
        )
        assert "= undefined ??" in source
        page.route(
            "**/static/embed/frame2.js",
            lambda route: route.fulfill(body=source, content_type="text/javascript"),
        )
        page.evaluate(
            "html => { document.body.append(new DOMParser().parseFromString(html, 'text/html').body.firstChild); }",
            FRAME.replace("SITE/", site),
        )
        frame = inside(page)
        turn_is(frame, 2)
        page.evaluate("frames[0].postMessage({ ttgo: 1, do: 'undo' }, '*')")
        frame.locator("[data-at=C3]").click()
        turn_is(frame, 3)
        assert page.evaluate("heights") == []
