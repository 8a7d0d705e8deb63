"""axe-core, the accessibility checker."""

from axe_playwright_python.sync_playwright import Axe

ALIKE = {
    "exclude": ["tbody tr:nth-child(n + 4)"]
}  # of a table's rows, of which some have a hundred
LIGHT = {"resultTypes": ["violations"]}
DARK = {**LIGHT, "runOnly": ["color-contrast"]}


def check(page):
    """Nothing in the light, nor in the dark, in which only contrasts differ."""
    results = Axe().run(page, ALIKE, LIGHT)
    assert len(results.response["passes"]) > 10, "axe has looked at the page"
    assert results.violations_count == 0, results.generate_report()
    page.emulate_media(color_scheme="dark")
    results = Axe().run(page, ALIKE, DARK)
    page.emulate_media(color_scheme="light")
    assert results.response["passes"], "axe has looked at the contrasts"
    assert results.violations_count == 0, results.generate_report()
