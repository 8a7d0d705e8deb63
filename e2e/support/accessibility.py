"""The page by its keys, and as axe-core, the accessibility checker, sees it."""

import re

from axe_playwright_python.sync_playwright import Axe

from e2e.support.waiting import still

# axe-core, the accessibility checker.

ALIKE = ["tbody tr:nth-child(n + 4)"]  # of a table's rows, of which some have a hundred
BELOW = ("#rules", "#keys")  # of the game's page, the same whatever is on its board
LIGHT = {"resultTypes": ["violations"]}
DARK = {**LIGHT, "runOnly": ["color-contrast"]}


def check(page, but=()):
    """Nothing in the light, nor in the dark, in which only contrasts differ; but for parts that are
    looked at elsewhere.
    """
    context = {"exclude": [*ALIKE, *but]}
    still(page)
    results = Axe().run(page, context, LIGHT).response
    assert len(results["passes"]) > 10, "axe has looked at the page"
    assert violations(results) == []
    page.emulate_media(color_scheme="dark")
    still(page)  # an embed's colours change by a transition
    results = Axe().run(page, context, DARK).response
    page.emulate_media(color_scheme="light")
    assert results["passes"], "axe has looked at the contrasts"
    assert violations(results) == []


def violations(results):
    """What is wrong with which elements; Axe's own report fails where they are in a shadow root."""
    return [
        (broken["id"], node["html"], node.get("failureSummary"))
        for broken in results["violations"]
        for node in broken["nodes"]
    ]


def too_small(page, parts):
    """What of these parts is smaller than 24 by 24 pixels, the least for what is tapped (WCAG
    2.5.8); a box counts with its label.
    """
    return (
        page.locator(parts)
        .locator("visible=true")
        .evaluate_all("""parts => parts
          .map((part) => part.closest("label") ?? part)
          .map((part) => [part.textContent, part.getBoundingClientRect()])
          .filter(([, box]) => box.width < 24 || box.height < 24)
          .map(([name, box]) => `${name} ${box.width} x ${box.height}`)""")
    )


FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (at === document.body || !at) return "";
  return at.dataset.at || at.ariaLabel || at.labels?.[0]?.textContent || at.textContent;
}"""


def focused(page):
    """What has the focus: a cell's vertex, or what a control is called; "" if nothing has it."""
    return page.evaluate(FOCUS).strip()


def press(page, keys):
    """Press keys one after the other; after each something has the focus."""
    for key in keys.split():
        page.keyboard.press(key)
        assert focused(page), f"{key} has lost the focus"


def to_board(page):
    """Tab from the top of the page until the focus is in the grid."""
    page.locator("h1").evaluate(
        "top => { top.tabIndex = -1; top.focus(); top.removeAttribute('tabindex'); }"
    )
    for _ in range(12):  # the head has 11 links and buttons
        page.keyboard.press("Tab")
        if re.fullmatch(r"[A-Z]{1,2}\d+", focused(page)):
            return
    raise AssertionError("Tab does not come to the board")
