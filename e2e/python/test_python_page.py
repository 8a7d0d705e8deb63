"""The Python page and the pages beside it: examples that run, boards that show where rules differ,
readable by everybody.
"""

import html
import re

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import check, too_small
from e2e.support.contexts import PHONE
from e2e.support.waiting import settle
from tests.support.sites import page as made_page
from ttgo.pages import docs

PAGES = ("python", "family", "engines")
TEXT = made_page("static/python.html")
PRINTED = {
    name: html.unescape(text)
    for name, text in re.findall(
        r'data-example="([\w-]+)"><code>[^<]*</code></pre>\s*<pre class="printed"><samp>(.*?)</samp>',
        TEXT,
        re.DOTALL,
    )
}


def test_the_examples_run(page):
    """In the page's own MicroPython, which prints what CPython printed when the page was made, or
    shows the picture it made.
    """
    page.goto("static/python.html")
    assert {*docs.code("python", "run")} == {*PRINTED, "picture"}
    for name, text in PRINTED.items():
        example = page.locator(".example").filter(has=page.locator(f"[data-example={name}]"))
        example.locator("samp").evaluate("samp => samp.textContent = ''")
        example.get_by_role("button", name="Run").click()
        expect(example.get_by_role("status")).to_have_text(
            "This is what your browser’s Python printed."
        )
        assert example.locator("samp").evaluate("samp => samp.textContent") == text, name
    example = page.locator("#picture .example")
    expect(example.locator("img")).to_have_attribute("src", "examples/picture.svg")
    example.get_by_role("button", name="Run").click()
    expect(example.locator("img")).to_have_attribute("src", re.compile("^blob:"))
    assert (
        example.locator("img").evaluate("async img => (await img.decode(), img.naturalWidth)")
        == 240
    )


@pytest.mark.all_of_python  # the editor is of PyScript
@pytest.mark.in_each_browser
def test_an_example_is_edited_stopped_and_put_back(page):
    """By keyboard: an error is told with its line, an endless loop is stopped, and Original brings
    back the lines.
    """
    page.goto("static/python.html")
    example = page.locator("#game .example")
    status = example.get_by_role("status")
    first = example.locator("samp").inner_text()

    def write(lines):
        example.get_by_role("textbox").focus()
        page.keyboard.press("Control+A")
        page.keyboard.type(lines)
        page.keyboard.press("Escape")
        expect(example.get_by_role("button", name="Run")).to_be_focused()
        page.keyboard.press("Enter")

    example.get_by_role("button", name="Edit").press("Enter")
    expect(example.get_by_role("textbox")).to_be_focused()
    write("print(1)\nboard")
    expect(status).to_have_text("Line 2 raised NameError: name 'board' isn't defined.")
    expect(example.locator("samp")).to_have_text("1")
    write("while True: print('on')")
    expect(status).to_have_text("Stopped: it printed more than can be shown here.")
    write("print('on')\nwhile True: pass")
    expect(example.locator("samp")).to_have_text("on")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(status).to_have_text("Stopped. What it had printed is below.")
    write("print(len(bytearray(1_000_000_000)))")
    expect(status).to_contain_text("Line 1 raised MemoryError")
    example.get_by_role("button", name="Original").click()
    expect(example.locator("samp")).to_have_text(first)
    example.get_by_role("button", name="Run").click()
    expect(status).to_have_text("This is what your browser’s Python printed.")
    expect(example.locator("samp")).to_have_text(first)


def test_python_comes_at_the_first_click(page, watch):
    """Nothing of it before; where it cannot come, a sentence says so, what stood there stays, and a
    second click tries again.
    """
    page.goto("static/python.html")
    settle(page)
    assert [
        url
        for url in watch.requests
        if re.search(r"micropython\.|pyodide|\.py$", url) and "python/page.js" not in url
    ] == []
    watch.expected = True
    page.route("**/micropython.wasm", lambda route: route.abort())
    example = page.locator("#game .example")
    example.get_by_role("button", name="Run").click()
    expect(example.get_by_role("status")).to_contain_text("Python could not be loaded")
    expect(example.locator("samp")).to_contain_text("B+8.5")
    page.unroute("**/micropython.wasm")
    example.get_by_role("button", name="Run").click()
    expect(example.get_by_role("status")).to_contain_text("Python printed")


def test_read_without_javascript(new_context):
    """All words are there, and no button that would do nothing."""
    page = new_context(java_script_enabled=False).new_page()
    for name in PAGES:
        page.goto(f"static/{name}.html")
        expect(page.get_by_role("button")).to_have_count(0)
        expect(page.locator("h1")).to_be_visible()
    page.goto("static/player.html")
    expect(page.locator("section figure img:visible")).to_have_count(3)
    expect(page.locator("section figcaption:visible")).to_have_count(3)
    page.goto("static/python.html")
    for example, text in PRINTED.items():
        printed = page.locator(".example").filter(has=page.locator(f"[data-example={example}]"))
        assert printed.locator("samp").inner_text().split() == text.split()


# embed.html: e2e/embed/test_embed_page.py
@pytest.mark.parametrize("name", [*PAGES, "rules", "player"])
def test_for_everybody(new_context, name):
    """Axe finds nothing in it unfolded, nothing is wider than the screen, and everything to tap is
    large enough (WCAG 2.5.8).
    """
    page = new_context(**PHONE).new_page()
    page.goto(f"static/{name}.html")
    if name in PAGES:
        page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        page.locator("tt-board").evaluate_all(
            "boards => Promise.all(boards.map((board) => board.fragment()))"
        )
        settle(page)
        check(page)
    for width in (320, 390, 640, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        # A phone's innerWidth grows with what is too wide.
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert too_small(page, "button, nav a, summary") == [], width
