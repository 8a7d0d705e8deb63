"""<tt-lesson>: a lesson in anyone's page, from its text."""

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import check
from e2e.support.embedded import surround

SCRIPT = '<script type="module" src="static/lesson.js"></script>'
TEXT = """
# Capture

## Take two {#two}

They have *two* stones.

They have one empty point left.

```go
. . . .
. X X .
X O O .
. X X .
```
- D2 ! You captured both.
- * : They still have one.

## Which captures? {#which}

Find it, or [go back](#two).

```go
. X .
X O .
. X .
```
ask: captures

Now it is gone.

# More

Words, and <b>no</b> [script](javascript:window.ran=1).
"""
FILES = {
    "course.md": "# All\n\n- [One](one.md)\n- [Two](two.md)\n",
    "one.md": TEXT,
    "two.md": "# Two eyes\n\n## Look {#look}\n\n```go 5\n```\n",
    "broken.md": f"{TEXT}\n## Worse\n\n```go red\n. .\n```\nkomi: x\n",
}


@pytest.fixture
def page(new_context):
    page = new_context().new_page()
    for name, text in FILES.items():
        page.route(f"**/{name}", lambda route, text=text: route.fulfill(body=text))
    return page


def lesson(page, inside="", src=""):
    given = f' src="{src}"' if src else ""
    surround(page, f"<main><h1>A page</h1><tt-lesson{given}>{inside}</tt-lesson></main>", SCRIPT)
    return page.locator("tt-lesson")


def shown(page):
    return page.locator("tt-lesson .demo:visible h3")


def results(page):
    return page.evaluate("document.querySelector('tt-lesson').results")


@pytest.mark.in_each_browser
def test_a_text_in_the_page_by_keyboard(page):
    """Its first answer counts, and each station leads to the next."""
    escaped = TEXT.replace("<", "&lt;")
    at = lesson(page, f"<pre>{escaped}</pre>")
    expect(shown(page)).to_have_text("Take two")
    expect(at.locator("em")).to_have_text("two")
    at.locator('.demo:visible [data-at="A1"]').focus()
    page.keyboard.press("Enter")
    expect(at.locator('.demo:visible [part="say"]')).to_have_text("They still have one.")
    at.get_by_role("button", name="Try again").click()
    at.locator('.demo:visible [data-at="D2"]').focus()
    page.keyboard.press("Enter")
    expect(at.locator('.demo:visible [part="say"]')).to_have_text("You captured both.")
    at.get_by_role("button", name="Continue").click()
    expect(shown(page)).to_have_text("Which captures?")
    expect(at.get_by_text("Now it is gone.", exact=True)).to_be_hidden()
    at.locator('.demo:visible [data-at="C2"]').click()
    expect(at.get_by_text("Now it is gone.", exact=True)).to_be_visible()
    assert results(page) == [
        {"address": "two", "title": "Take two", "wrong": ["A1"], "solved": True},
        {"address": "which", "title": "Which captures?", "wrong": [], "solved": True},
    ]
    check(page)
    at.get_by_role("link", name="go back").click()
    expect(shown(page)).to_have_text("Take two")
    assert page.evaluate("window.ran") is None
