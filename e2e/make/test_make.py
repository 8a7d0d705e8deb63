"""Make a lesson: what is written, tapped and chosen stands in the text, and the page beside it is that
of the text; it comes out and in again as it was.
"""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.support.accessibility import check
from e2e.support.driver import button
from e2e.support.embedded import surround

MAKE = "static/make-lesson.html"
LESSON = """# Capture

## Take it

Which point?

```go
. X .
X O .
. X .
```
- C2 ! *Right*.
- * : Not there.
"""
# What a stranger may have written
HOSTILE = """# <img src=x onerror=alert(1)>

## </textarea><script>alert(2)</script>

[one](javascript:alert(3)), [two](https://example.org/), <b>three</b>

Which?

```go
. X
```
- A1 ! <svg onload=alert(4)>
"""


def text(page):
    return page.get_by_label("The text of the lesson")


def cell(page, vertex):
    return page.locator("#grid").get_by_role("gridcell", name=re.compile(rf"^{vertex}\b"))


def opening(page):
    page.locator("#open").click()


def heading(page, name):
    return page.locator("tt-lesson").get_by_role("heading", name=name, exact=True).first


@pytest.fixture
def page(new_context):
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(MAKE)
    expect(heading(page, "My lesson")).to_be_visible()
    return page


def test_the_page_follows_the_text(page: Page) -> None:
    """So do what is wrong in it, whose line is a button, and what the browser keeps."""
    text(page).fill(LESSON + "\n## Next\n```go\n. X\n.\n```\n")
    expect(heading(page, "Next")).to_be_visible()  # where the caret is
    expect(page.locator("#mistakes li")).to_have_text(re.compile("^Line 18.*This row has 1 point"))
    expect(page.get_by_text("give this board rows of equal length")).to_be_visible()
    button(page, "Line 18").click()
    page.keyboard.type("O ")
    expect(page.locator("#mistakes li")).to_have_count(0)
    expect(page.get_by_text("give this board rows of equal length")).to_be_hidden()
    button(page, "How to write it").click()
    button(page, "Close").click()
    expect(button(page, "How to write it")).to_be_focused()
    expect(page.locator("#help")).to_be_hidden()
    button(page, "How to write it").click()
    button(page, "Share").click()
    check(page)
    page.reload()
    expect(text(page)).to_have_value(LESSON + "\n## Next\n```go\n. X\nO .\n```\n")
    opening(page)
    button(page, "Start a new lesson").click()
    text(page).fill("# Another")
    expect(heading(page, "Another")).to_be_visible()
    opening(page)
    button(page, "Capture").click()
    expect(heading(page, "Capture")).to_be_visible()


def test_a_board_without_its_text(page: Page) -> None:
    """Added, tapped or by keys, its task chosen: never typed."""
    text(page).fill("# A\n\n## B\n")
    button(page, "Add a board").click()
    cell(page, "B4").click()
    compact = re.sub("(?<=[.X]) ", "", text(page).input_value())
    text(page).fill(compact)
    page.get_by_text("White", exact=True).first.click()
    expect(text(page)).to_have_value(compact)  # a brush changes nothing by itself
    cell(page, "C3").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # not there after all
    page.get_by_text("Right answer", exact=True).click()
    cell(page, "C2").click()
    expect(text(page)).to_have_value(
        "# A\n\n## B\n\n```go\n. . . . .\n. X . . .\n. . O . .\n. . . . .\n. . . . .\n```\n"
        "- C2 ! Right.\n- * : Not there. Try again.\n"
    )
    page.get_by_label("Task").select_option("Who wins?")
    page.get_by_label("Who plays first").select_option("White")
    page.get_by_label("Size").select_option("7")
    assert "```go white\n. . . . . . .\n. X" in text(page).input_value()
    assert "```\nask: winner\n" in text(page).input_value()
    button(page, "Add a board").click()
    assert text(page).input_value().count("## ") == 2
    expect(heading(page, "Another board")).to_be_visible()
    text(page).press("Control+Home")  # where no board is
    expect(page.locator("#edit")).to_be_hidden()


def test_a_link_is_the_lesson(page: Page, new_context) -> None:
    """Whoever opens it reads it, and may go on with it; nothing in it runs."""
    text(page).fill(HOSTILE)
    button(page, "Share").click()
    button(page, "Copy link").click()
    expect(page.locator("#copied")).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 500
    button(page, "Share").click()
    expect(page.locator("#copied")).to_be_empty()
    other = new_context().new_page()
    other.on("dialog", lambda dialog: pytest.fail(dialog.message))
    other.goto(link)
    expect(heading(other, "<img src=x onerror=alert(1)>")).to_be_visible()
    assert other.locator("tt-lesson section > p > a").evaluate_all(
        "all => all.map(({ href }) => href)"
    ) == ["https://example.org/"]
    expect(other.get_by_role("heading", level=1)).to_have_text("<img src=x onerror=alert(1)>")
    expect(text(other)).to_be_hidden()
    check(other)
    button(other, "Edit a copy").click()
    expect(text(other)).to_have_value(HOSTILE)


def test_ones_own_stays(page: Page) -> None:
    """Whatever link is opened, and while what it holds is read."""
    text(page).fill("# Theirs\n\n## One\n\n[away](#nowhere)\n\n## Two\n\nWords.\n")
    button(page, "Share").click()
    expect(page.locator("#out")).to_have_value(re.compile("#text="))
    link = page.locator("#out").input_value()
    text(page).fill(LESSON)
    other = page.context.new_page()
    other.goto(f"{MAKE}#text=AAAA")
    expect(other.locator("#told")).to_have_text("There is no lesson to open.")
    expect(text(other)).to_have_value(LESSON)
    other.goto(link)
    expect(heading(other, "One")).to_be_visible()
    other.locator("tt-lesson").get_by_role("link", name="away").click()
    other.evaluate("() => void addEventListener('storage', () => (window.heard = true))")
    text(page).fill(f"{LESSON}\n")
    other.wait_for_function("window.heard")
    expect(heading(other, "One")).to_be_visible()
    expect(text(other)).to_be_hidden()
    opening(other)
    button(other, "Capture").click()
    expect(text(other)).to_have_value(f"{LESSON}\n")
    assert other.url.endswith(MAKE)


def test_files_and_addresses(page: Page) -> None:
    """A lesson is saved and opened, and read from an address of this site, and no other's."""
    text(page).fill(LESSON)
    button(page, "Share").click()
    with page.expect_download() as saved:
        button(page, "Save as a file").click()
    assert saved.value.suggested_filename == "Capture.md"
    path = saved.value.path()
    assert path.read_text(encoding="utf-8") == LESSON
    text(page).fill("")
    opening(page)
    page.locator("#file").set_input_files(path)
    expect(text(page)).to_have_value(LESSON)
    page.route("**/own.md", lambda route: route.fulfill(body="# My own"))
    opening(page)
    page.get_by_label("Paste a link to a lesson").fill("own.md")
    page.keyboard.press("Enter")
    expect(heading(page, "My own")).to_be_visible()
    opening(page)
    page.get_by_label("Paste a link to a lesson").fill("#text=AAAA")
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_have_text("There is no lesson to open.")


def test_in_a_page_of_ones_own(page: Page, context) -> None:
    """The copied code shows the lesson there."""
    text(page).fill(LESSON.replace("Which", "</tt-lesson>Which"))
    button(page, "Share").click()
    button(page, "Copy code for your own page").click()
    expect(page.locator("#copied")).to_have_text("Copied.")
    code = page.evaluate("navigator.clipboard.readText()")
    there = context.new_page()
    surround(there, code, head="")
    expect(heading(there, "Take it")).to_be_visible()
    expect(there.get_by_text("</tt-lesson>Which point?").last).to_be_visible()


def test_on_paper_and_on_a_phone(page: Page) -> None:
    """Paper has the page alone; a phone the text, or the page."""
    text(page).fill(f"{LESSON}komi: x\n")
    expect(page.get_by_label("Size")).to_have_value("3")
    page.set_viewport_size(ViewportSize(width=390, height=844))
    page.reload()
    expect(page.locator("#mistakes li")).to_have_count(1)  # though the page is out of sight
    page.emulate_media(media="print")
    expect(page.locator("tt-lesson p", has_text="Which point?")).to_be_visible()
    expect(text(page)).to_be_hidden()
    page.emulate_media(media="screen")
    expect(heading(page, "Capture")).to_be_hidden()
    page.get_by_text("Page", exact=True).click()
    expect(heading(page, "Capture")).to_be_visible()
    expect(text(page)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    check(page)
