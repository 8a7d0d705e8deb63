"""What assistive technology is given of the page, as text: e2e/data/tree-*.yaml has the whole of it
in six states, for both engines.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.demos import board_of, demo
from e2e.support.driver import begin, button, choose, dialog, play, ready, say, verdict
from e2e.support.embedded import TRIANGLE, board, expect_turn, said, surround
from e2e.support.embedded import play as play_embedded
from e2e.support.servers import ROOT

DATA = ROOT / "e2e" / "data"
KO = "#v=1&s=4&b=bcabba&w=ccbbdbca&t=cb"


def start(page):
    page.goto("./")
    ready(page)
    return page.locator("body")


def refusal(page):
    page.goto(f"./{KO}")
    ready(page)
    choose(page, "B3")
    expect(say(page)).to_contain_text("Rule 6")
    return page.locator("main")


def end(page):
    start(page)
    begin(page, 5)
    play(page, "C3 pass pass")
    expect(verdict(page)).to_be_visible()
    return page.locator("main")


def new_game(page):
    start(page)
    button(page, "New game").click()
    expect(dialog(page)).to_be_visible()
    return dialog(page)


def a_demo(page):
    page.goto("static/rules.html")
    return board_of(demo(page, "reach")).locator(
        ".all"
    )  # around it there are no boxes to look into


def embed(page):
    surround(page, TRIANGLE)
    play_embedded(page, "C2 A1 B1")
    expect_turn(page, 3)
    expect(said(page)).to_contain_text("captured")
    return board(page)


STATES: dict[str, Callable[[Page], Locator]] = {
    "start": start,
    "refusal": refusal,
    "end": end,
    "dialog": new_game,
    "demo": a_demo,
    "embed": embed,
}


def tree(part):
    """All roles, names and states, without the server's address, which is another one each time."""
    return re.sub(r"http://127\.0\.0\.1:\d+/", "HOME/", part.aria_snapshot()) + "\n"


EACH = {"refusal": pytest.mark.in_each_browser}  # boards are of one element everywhere


@pytest.mark.parametrize("name", [pytest.param(name, marks=EACH.get(name, ())) for name in STATES])
def test_the_tree(page, name, tmp_path):
    """Compare with the stored tree. After an intended change, copy the file named in the failure
    over it.
    """
    part = STATES[name](page)
    kept = DATA / f"tree-{name}.yaml"
    wanted = kept.read_text(encoding="utf-8") if kept.exists() else ""
    here = page.evaluate("location.origin") + "/"
    if wanted:
        expect(part).to_match_aria_snapshot(
            wanted.replace("HOME/", here)
        )  # waits; it lets parts be more than is kept
    found = tmp_path / kept.name
    found.write_text(tree(part), encoding="utf-8")
    assert tree(part) == wanted, f"another tree: {found}"


def test_what_is_far_below_is_given_too(page, browser_name):
    """Firefox gives no names of what it has not laid out yet, so it lays all of it out; others lay
    it out when it comes near.
    """
    start(page)
    figure = page.locator("#rule-9 figure")
    laid = figure.evaluate("part => getComputedStyle(part).contentVisibility")
    assert laid == ("visible" if browser_name == "firefox" else "auto")
