"""The head of the pages: the theme, which is kept, and the one menu of a phone."""

from playwright.sync_api import ViewportSize, expect

from e2e.support.driver import ready
from e2e.support.waiting import still

PHONE = ViewportSize(width=390, height=844)
PAPER = "getComputedStyle(document.body).backgroundColor"
GROUND = "getComputedStyle(document.querySelector('tt-grid')).backgroundColor"
DARK = "rgb(20, 19, 15)"
INK = "document.getElementById('board').shadowRoot.querySelector('canvas').toDataURL()"


def choose(page, theme):
    page.locator(".menu summary").click()
    page.get_by_role("radio", name=theme).check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_be_hidden()


def test_a_theme_is_kept(table):
    """The page, its board and what the browser shows around it are dark at once, and so are other
    pages from their first paint, and frames, and boards in them; Auto is the reader's own again.
    """
    try:
        light, drawn = table.evaluate(GROUND), table.evaluate(INK)
        choose(table, "Dark")
        still(table)
        assert table.evaluate(PAPER) == DARK
        assert table.evaluate(GROUND) != light
        expect(table.locator("meta[media=all]")).to_have_attribute("content", "#14130f")
        table.wait_for_function(f"drawn => {INK} !== drawn", arg=drawn)

        with table.context.new_page() as other:
            other.add_init_script(
                "addEventListener('DOMContentLoaded', () => {"
                "  window.first = getComputedStyle(document.body).backgroundColor; });"
            )
            other.goto("static/embed.html")
            assert other.evaluate("first") == DARK
            other.goto("static/board.html#v=1&s=5")
            assert (
                other.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
            )
            other.goto("./")
            ready(other)
            choose(other, "Auto")
        expect(table.locator("html")).not_to_have_attribute("data-theme", "dark")
        still(table)
        assert table.evaluate(GROUND) == light
        assert table.evaluate(PAPER) != DARK
    finally:
        table.evaluate("localStorage.removeItem('ttgo:1:theme')")


def test_a_phone_without_scripts(browser, quick_url):
    """One menu leads to all places and languages; the theme, which needs a script, is not there."""
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{quick_url}static/python.html")
    page.locator(".menu summary").click()
    sheet = page.locator(".sheet")
    expect(sheet.get_by_role("link")).to_have_count(13)
    expect(sheet.get_by_role("radio")).to_have_count(0)
    sheet.get_by_role("link", name="Learn").click()
    expect(page).to_have_url(f"{quick_url}static/rules.html")
    context.close()
