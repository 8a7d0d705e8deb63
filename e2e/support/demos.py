"""The boards of Learn as its readers use them."""

from playwright.sync_api import ViewportSize, expect

from e2e.support.waiting import settle

PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)


def demo(page, name):
    """A board by its address, as it begins."""
    page.evaluate("name => location.replace(`#${name}`)", name)
    section = page.locator(f"section.demo#{name}")
    board = board_of(section)
    expect(board.locator("tt-grid")).to_be_visible()
    board.evaluate("board => board.reset()")
    settle(page)
    return section


def board_of(section):
    return section.locator("> tt-board")


def way(section, name):
    return section.get_by_role("button", name=name, exact=True)


def said(section):
    return board_of(section).locator('[part~="say"]')


def focus_point(section, vertex):
    """Go to a point with the keyboard alone: into the board, to its corner, then by arrows."""
    grid = section.locator("tt-grid").first  # not that of a rule's story
    grid.locator('[role="gridcell"][tabindex="0"]').focus()
    keyboard = section.page.keyboard
    keyboard.press("Control+End")
    keyboard.press("Home")
    for _ in range(ord(vertex[0]) - ord("A") - (vertex[0] > "I")):
        keyboard.press("ArrowRight")
    for _ in range(int(vertex[1:]) - 1):
        keyboard.press("ArrowUp")
    expect(grid.locator("[role=gridcell]:focus")).to_have_attribute("data-at", vertex)


def guess(section, at):
    """Choose a point with the keyboard, and wait for what is said to it."""
    focus_point(section, at)
    before = said(section).text_content() or ""
    section.page.keyboard.press("Enter")
    expect(said(section)).not_to_have_text(before, use_inner_text=False)


def in_sight(*parts):
    """Whether all of them are on the screen, none of them cut."""
    page = parts[0].page
    settle(page)
    size = page.viewport_size
    assert size is not None
    boxes = [part.bounding_box() for part in parts]
    return all(
        box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] for box in boxes
    )
