"""What the computer shows of its thinking: "what if Black plays here?", by mouse and keys."""

import re

from playwright.sync_api import Page, expect

from e2e.support.axe import check
from e2e.support.demos import focus_point
from e2e.support.driver import begin, button, picture, point
from e2e.support.opponent import THINKS, level, opponent, thinking

WHAT_IF = (
    r"^What if Black plays {}\? (Then White \w+(, (Black|White) \w+)*\. )?"
    r"Black (wins|does better than .*) in \d+ % of \d+ trial games?; .* at their end\.$"
)


def test_by_mouse_and_keys(table: Page) -> None:
    """Where the pointer or the keyboard rests, the line that follows a move there is drawn and
    told; elsewhere the best line again.
    """
    begin(table, 5)
    opponent(table, "white", of_level="1000")  # fewer may all be of one move
    thinking(table, True)
    look = table.locator("#look")
    expect(look).to_contain_text("Try ", timeout=THINKS)
    check(table)
    told = re.compile(WHAT_IF.format("C3"))
    focus_point(table.locator("main"), "C3")
    expect(look).to_have_text(told)
    button(table, "More").focus()
    expect(look).to_have_text("")
    best = picture(table)
    point(table, "C3").hover()
    expect(look).to_have_text(told)
    assert picture(table) != best
    table.mouse.move(0, 0)
    expect(look).to_have_text("")
    assert picture(table) == best
    thinking(table, False)
    level(table, "100")
