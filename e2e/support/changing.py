"""The page that changes rules, and turns on its board."""

from playwright.sync_api import expect

STARTS = 60_000  # ms; Pyodide, on a machine that is busy with other tests
CHANGE = "static/change.html"


def point(page, name):
    return page.locator(f'#board [data-name="{name}"]')


def play(page, turns):
    """Points one after the other, each once the one before is there."""
    for name in turns.split():
        before = int(page.locator("body").get_attribute("data-turn") or 0)
        point(page, name).click()
        expect(page.locator("body")).to_have_attribute("data-turn", str(before + 1), timeout=STARTS)
