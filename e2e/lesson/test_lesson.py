"""<tt-lesson>: a lesson in anyone's page, from its text."""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import check
from e2e.support.embedded import surround
from ttgo.pages.taught import files

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

Two prisoners.

## Which captures? {#which}

Find it, or [go back](#two) or [nowhere](#%).

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

    def answer(route):
        name = route.request.url.rpartition("/")[2]
        route.fulfill(body=FILES[name]) if name in FILES else route.abort()

    page.route("**/*.md", answer)
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
    expect(at.locator('.demo:visible [part~="say"]')).to_have_text("They still have one.")
    expect(at.get_by_text("Two prisoners.", exact=True)).to_be_hidden()
    at.get_by_role("button", name="Try again").click()
    at.locator('.demo:visible [data-at="D2"]').focus()
    page.keyboard.press("Enter")
    expect(at.locator('.demo:visible [part~="say"]')).to_have_text("You captured both.")
    expect(at.get_by_text("Two prisoners.", exact=True)).to_be_visible()
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
    at.get_by_role("link", name="nowhere").click()
    expect(shown(page)).to_have_text("Which captures?")
    at.get_by_role("link", name="go back").click()
    expect(shown(page)).to_have_text("Take two")
    assert page.evaluate("window.ran") is None


def test_a_station_of_a_file(page):
    """Alone, and without what leads on."""
    at = lesson(page, "what stands here without scripts", src="one.md#which")
    expect(shown(page)).to_have_text("Which captures?")
    expect(at.locator(".trail")).to_have_count(0)
    expect(at.locator(".mistakes")).to_be_hidden()
    assert len(results(page)) == 1


def test_a_course(page):
    """The files of a list, with one trail."""
    at = lesson(page, src="course.md")
    trail = at.locator(".trail")
    expect(trail.get_by_role("link")).to_have_text(["Capture", "More", "Two eyes"])
    trail.get_by_role("link", name="Two eyes").click()
    expect(shown(page)).to_have_text("Look")
    check(page)
    at.get_by_role("button", name="Continue").click()  # what is left
    expect(shown(page)).to_have_text("Take two")


def test_what_is_wrong(page, watch):
    """It is told with its line, and the rest is shown; also what no text is."""
    watch.expected = True  # the browser says that it did not get the file
    at = lesson(page, "plain words", src="broken.md#none")
    wrong = at.locator(".mistakes li")
    expect(wrong).to_have_text(
        [
            re.compile("^Line 40: After ```go write"),
            re.compile("^Line 43: After komi write a number"),
            re.compile("no part called none"),
        ]
    )
    expect(shown(page)).to_have_text("Take two")
    at.evaluate("lesson => lesson.setAttribute('src', 'nowhere.md')")
    expect(wrong).to_have_text(["The lesson nowhere.md could not be loaded."])
    expect(page.get_by_text("plain words")).to_be_visible()


def test_a_changed_text(page):
    """What is the same stays as it is, with what was done there, in the same language."""
    at = lesson(page, "<pre># A\n\n```go\n. X\n```\n- A1 ! Yes.\n\n# B</pre>")
    at.locator('.demo:visible [data-at="A1"]').click()
    expect(at.locator('.demo:visible [part~="say"]')).to_have_text("Yes.")
    at.evaluate("lesson => (lesson.querySelector('pre').textContent += '\\n\\nMore.')")
    at.locator(".trail").get_by_role("link", name="B").click()
    expect(at.get_by_text("More.", exact=True)).to_be_visible()
    at.locator(".trail").get_by_role("link", name="A").click()
    expect(at.locator('.demo:visible [part~="say"]')).to_have_text("Yes.")
    assert results(page)[0]["solved"]
    at.evaluate("lesson => (lesson.lang = 'de')")
    expect(at.get_by_role("button", name="Weiter")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_page_that_is_built(new_context, tmp_path, scripts):
    """It needs no scripts to be read; with them it is played on."""
    (tmp_path / "one.md").write_text(TEXT)
    made = {name: data.decode() for name, data in files(tmp_path).items()}
    page = new_context(java_script_enabled=scripts).new_page()
    for kind, name in (("text/html", "one.html"), ("text/markdown", "one.md")):
        page.route(f"**/{name}", answering(made[name], f"{kind}; charset=utf-8"))
    page.goto("one.html")
    if scripts:
        expect(page.locator("tt-lesson .trail")).to_be_visible()
        expect(shown(page)).to_have_text("Take two")
        expect(page.locator("tt-lesson .demo:visible tt-board")).to_be_visible()
        check(page)
    else:
        expect(shown(page)).to_have_text(["Take two", "Which captures?", "More"])
        expect(page.get_by_role("img", name="Go board, 4 by 4")).to_be_visible()
        page.get_by_text("The answer").first.click()
        expect(page.get_by_text("D2. You captured both.")).to_be_visible()


def answering(body, kind):
    return lambda route: route.fulfill(body=body, content_type=kind)
