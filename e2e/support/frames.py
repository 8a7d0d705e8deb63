"""board.html in a frame of somebody's page."""

from playwright.sync_api import Frame, Page

GAME = "v=1&s=9&t=eedf"


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
