"""What comes back from a lesson: a line that each pupil copies, and the table of a class."""

from playwright.sync_api import Page, expect

from e2e.support.accessibility import check
from e2e.support.driver import button, point
from e2e.support.embedded import surround

LESSON = """<script type="module" src="static/lesson.js"></script><tt-lesson>
# Capture: now

## Take it

```go
. X .
X O .
. X .
```
- C2 ! Right.
- * : Not there.

## Live

```go
. X .
```
- A1 ! Right.
- * : No.
</tt-lesson>"""
SAID = "Capture: {} of 3 at the first try"


def test_the_lines_of_a_class(page: Page) -> None:
    """Who missed which board, and what they tapped; what is no result is named, and nothing of it
    becomes a part of the page.
    """
    page.goto("static/rules.html#teach")
    lines = [
        f"{SAID.format(3)} · Ada · [3]",
        f"{SAID.format(1)} · <b>Bo</b> · [3] 2: C2 D1, 3: ?",
        "Is that right?",
    ]
    page.get_by_label("The lines of your class").fill("\n".join(lines))
    table = page.get_by_role("table", name="Capture, 3 boards")
    rows = [row.all_inner_texts()[0].split("\t") for row in table.get_by_role("row").all()]
    assert rows == [
        ["Name", "1", "2", "3"],
        ["Ada", "✓", "✓", "✓"],
        ["<b>Bo</b>", "✓", "C2 D1", "–"],
        ["Missed at first", "", "1", "1"],
    ]
    expect(page.locator(".results .no")).to_have_text("Line 3 is not a result: Is that right?")
    check(page)


def test_a_teachers_line_has_this_address(page: Page) -> None:
    page.goto("static/rules.html#teach")
    lines = page.locator("#teach pre").inner_text().strip().split("\n")
    site = page.url.partition("static/")[0]
    assert [line.partition("?")[0] for line in lines] == [
        f'<iframe src="{site}static/{name}.html'
        for name in ("rules", "rules", "practice", "practice")
    ]


def test_a_line_of_ones_own(new_context) -> None:
    """At the end of a lesson in anyone's page: what was right at first, what was tapped, and a name
    if one likes; as text, as a QR code, and as the table of teachers reads it.
    """
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    surround(page, f"<main><h1>A page</h1>{LESSON}</main>")
    point(page, "A1").click()
    expect(page.get_by_text("Not there.")).to_be_visible()
    button(page, "Try again").first.click()
    point(page, "C2").click()
    button(page, "Continue").click()
    expect(page.get_by_role("heading", name="Your result")).to_be_hidden()
    point(page, "C1").click()
    expect(page.get_by_text("No.", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Your result")).to_be_hidden()
    button(page, "Try again").click()
    point(page, "A1").click()
    expect(page.get_by_role("heading", name="Your result")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    button(page, "Copy").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert line == "Capture now: 0 of 2 at the first try · Ada · [2] 1: A1, 2: C1"
    button(page, "QR code").click()
    expect(page.locator("tt-lesson canvas:not(tt-board canvas)")).to_be_visible()
    check(page)
