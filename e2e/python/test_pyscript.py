"""The pages for PyScript that the Python page shows, with files of one's own alone: in a clone, and
where a build has put them.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.servers import hosted
from tests.support.sites import page as made_page
from ttgo.pages import docs

ADDRESS = "static/examples/go.html"
PYODIDE = re.sub(r'"mpy"(.*)@micropython/.*\.mjs', r'"py"\1pyodide/pyodide.mjs', made_page(ADDRESS))


@pytest.fixture
def opened(browser):
    """A page, and what of it anybody else is asked for."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def plays(page, home):
    """A capture, a refusal and the end, by the buttons that the lines make; all comes from the
    site.
    """
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{home}{ADDRESS}")
    said = page.get_by_role("status")
    expect(said).to_have_text("Black begins. Black 0, White 0.", timeout=60_000)
    for at in ("A2", "A1", "B1"):
        page.get_by_role("button", name=f"{at}, empty", exact=True).click()
    expect(said).to_have_text("B1. Next: white. Black 81, White 0.")
    expect(page.get_by_role("button", name="A1, empty", exact=True)).to_be_visible()
    page.get_by_role("button", name="B1, black", exact=True).click()
    expect(said).to_contain_text("B1 is black. Black 81, White 0.")
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Pass").click()
    expect(said).to_have_text("Game over. Black 81, White 0.")
    assert [url for url in asked if not url.startswith((home, "blob:"))] == []


def test_a_build_has_all_that_it_needs(opened, made):
    with hosted(made.site()) as host:
        plays(opened, host.address)


def test_the_lines_are_the_same_in_pyodide(opened, base_url):
    opened.route(
        f"**/{ADDRESS}", lambda route: route.fulfill(body=PYODIDE, content_type="text/html")
    )
    plays(opened, base_url)


RUNTIMES = {
    "mpy": "@micropython/micropython-webassembly-pyscript/micropython.mjs",
    "py": "pyodide/pyodide.mjs",
}


def test_two_pythons(opened, base_url):
    """One answers a click while the other still loads, and then that one takes a turn."""
    lines = docs.code("python", "copy")["two"]
    assert lines.count("\n") < 60
    lines = re.sub(
        r"https://pyscript\.net/[^/]+/[\d.]+", "../node_modules/@pyscript/core/dist", lines
    )
    for kind, runtime in RUNTIMES.items():
        own = f'{{"interpreter": "../node_modules/{runtime}", "files"'
        lines = re.sub(f'("{kind}".*){{"files"', rf"\g<1>{own}", lines)
    opened.route("**/two.html", lambda route: route.fulfill(body=lines, content_type="text/html"))
    opened.goto(f"{base_url}static/examples/two.html")
    said = opened.get_by_role("status")
    expect(said).to_have_text("Your turn.", timeout=60_000)
    opened.get_by_role("button", name="C3, empty", exact=True).click()
    expect(said).to_have_text("White is thinking.")
    expect(opened.get_by_role("button", name="C3, black", exact=True)).to_be_visible()
    expect(said).to_have_text(re.compile(r"^White: \w+\. Your turn\.$"), timeout=60_000)
    opened.get_by_role("button", name="C3, black", exact=True).click()
    expect(said).to_have_text("A move colours an empty point, and C3 is black.")


@pytest.mark.parametrize(
    "missing",
    [
        pytest.param("core.js", marks=pytest.mark.in_each_browser),
        "micropython.wasm",
        "ttgo.zip",
    ],
)
def test_the_page_says_that_python_cannot_be_loaded(opened, base_url, missing):
    """Whichever part of it cannot be had."""
    opened.route(f"**/{missing}", lambda route: route.abort())
    opened.goto(f"{base_url}{ADDRESS}")
    expect(opened.get_by_role("status")).to_have_text(
        "Python could not be loaded. Try again later."
    )
