"""What stands beside the board: the result, tabs, and what More and Share have a step further."""

import re

from e2e.support.driver import button, sharing


def from_more(page, name):
    """Press a button that stands under More."""
    page.locator("#menu").click()
    button(page.get_by_role("dialog", name="More"), name).click()


def tab(page, name):
    """Show that tab beside the board."""
    page.get_by_role("tab", name=name, exact=True).click()


def verdict(page):
    """The heading of the result."""
    return page.get_by_role("heading", name=re.compile(r" wins by |^The game is a tie$"))


def comment(page):
    tab(page, "Comments")
    found = page.get_by_role("region", name="Comment").inner_text()
    tab(page, "Moves")
    return found


def further(page):
    """What the dialog has a step further: pictures, and lines for a page."""
    part = sharing(page).locator("#further")
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    return part
