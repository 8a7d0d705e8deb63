"""What the computer expected, turn by turn, below the scores. What is drawn, listed and kept:
tests/static/game/expected.test.mjs.
"""

import re

from playwright.sync_api import Page, expect

from e2e.support.axe import check
from e2e.support.driver import begin, choose, current
from e2e.support.opponent import THINKS, answered, level, opponent
from e2e.support.slots import tab

LOOKS = 3 * THINKS  # a game of twenty turns: 9 s alone in Firefox, 45 s beside seven others
STROKE = "line => getComputedStyle(line).stroke"


def test_a_game_against_it_is_looked_through(table: Page) -> None:
    """By itself, once it is over; the last margin is the score. Axe finds nothing.

    Each turning point leads to the board as it was after that turn, in sight, and the list stays.
    """
    page = table
    begin(page, 3)
    opponent(page, "white", of_level="10")
    for turn in range(1, 200, 2):
        choose(page, "pass")
        answered(page, turn + 1)
        if page.locator("#over").is_visible():
            break
    tab(page, "Graph")
    links = page.get_by_role("region", name="Turning points").get_by_role("link")
    expect(links.first).to_be_visible(timeout=LOOKS)
    check(page)
    result = re.search(r"(Black|White) wins by (\d+)|a tie", page.locator("#to-play").inner_text())
    assert result
    expect(page.locator("#expected .ends")).to_have_text(
        f"{result[1][0]}+{result[2]}" if result[1] else "0"
    )
    line = page.locator("#expected polyline")
    plain = line.evaluate(STROKE)
    page.emulate_media(forced_colors="active")
    assert line.evaluate(STROKE) != plain, "drawn in the reader's own colour"
    page.emulate_media(forced_colors="none")
    assert 1 <= links.count() <= 3
    for link in links.all():
        found = re.fullmatch(
            r"Move (\d+), (?:Black|White) (pass|[A-C][1-3]): (?:Black|White) gained \d+ points?",
            link.inner_text(),
        )
        assert found
        link.press("Enter")
        expect(current(page)).to_have_text(f"{found[1]} {found[2]}")
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
        expect(link).to_be_focused()
    level(page, "100")
