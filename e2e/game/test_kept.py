"""The game is kept in the browser's storage: over a reload, in several tabs, from an earlier
version, and however long it is.

What is kept, and which game a tab takes, is in tests/static/keep/store.test.mjs.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.support.driver import (
    button,
    current,
    dialog,
    earlier,
    from_more,
    names,
    open_page,
    play,
    ready,
    stones,
    turns,
    undo,
)
from e2e.support.pythons import ALONE, keep, line
from e2e.support.servers import ROOT
from e2e.support.waiting import Hold


def seen(page):
    return [stones(page), turns(page).all_text_contents(), page.locator("#score").inner_text()]


@pytest.fixture
def context(new_context):
    return new_context()


@pytest.mark.in_each_browser
def test_a_reload_brings_back_the_board_the_list_and_redo(context):
    """Board, turn list, the place in it and the turns to redo survive a reload; the board is drawn
    and named before Python is there.
    """
    page = open_page(context)
    play(page, "E5 D4 pass F6 G7")
    undo(page)
    expect(current(page)).to_have_text("4 F6")
    before = seen(page)
    hold = Hold(page, "**/*.wasm")
    page.reload()
    expect(current(page)).to_have_text("4 F6")
    assert stones(page) == before[0]
    expect(page.locator("#progress")).to_be_visible()
    hold.let_go()
    ready(page)
    expect(current(page)).to_have_text("4 F6")
    assert seen(page) == before
    from_more(page, "Redo")
    expect(current(page)).to_have_text("5 G7")


@pytest.mark.in_each_browser
def test_two_tabs_keep_their_own_games(context):
    """The second tab begins its own game and may not take the first one's; after both are reloaded
    each has what was played in it.
    """
    one = open_page(context)
    play(one, "E5 D4")
    two = open_page(context)
    expect(turns(two)).to_have_count(1)
    play(two, "C3")
    play(one, "F6")
    assert earlier(two) == ["9 by 9, 3 moves"]
    button(two, "New game").click()
    dialog(two).locator("#earlier [data-id]").click()
    expect(dialog(two).get_by_role("alert")).to_have_text(
        "That game is being played in another tab."
    )
    button(dialog(two), "Cancel").click()
    play(two, "G7")
    for page, listed in (
        (one, ["Start", "1 E5", "2 D4", "3 F6"]),
        (two, ["Start", "1 C3", "2 G7"]),
    ):
        page.reload()
        ready(page)
        expect(turns(page)).to_have_text(listed)


def test_games_kept_in_november_2026(context):
    """The newest one goes on where it was, and the one before is listed and can be taken up."""
    page = context.new_page()
    stored = json.loads((ROOT / "tests/data/before/pages.json").read_text(encoding="utf-8"))[
        "storage"
    ]
    page.add_init_script(
        f"if (!localStorage.length) Object.assign(localStorage, {json.dumps(stored)});"
    )
    page.goto("")
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 C3", "3 pass", "4 D4"])
    button(page, "New game").click()
    dialog(page).locator("#earlier [data-id]").click()
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 C6", "3 G3", "3 G7", "4 C3"])


# A record larger than those of which Python sends all with each answer: nothing of it is lost,
# and little is sent.


TURNS = 620
KEPT = "() => [localStorage['ttgo:1:then:old'] ?? '', JSON.parse(localStorage['ttgo:1:game:old']).text]"


WATCH = """board => {
  const counted = window.counted = { measured: 0, names: 0, rows: 0 };
  const watch = (root, how, act) =>
    new MutationObserver((found) => found.forEach(act)).observe(root, { subtree: true, ...how });
  const measured = () => (counted.measured += 1);
  Object.defineProperty(board, "clientWidth", { get: measured });
  const named = ({ target }) => (counted.names += "at" in target.dataset);
  watch(board.shadowRoot.querySelector("[role=grid]"), { attributeFilter: ["aria-label"] }, named);
  const listed = ({ addedNodes }) => (counted.rows += addedNodes.length);
  watch(document.getElementById("turns"), { childList: true }, listed);
}"""


@pytest.fixture
def long(new_context):
    """The page with a kept game of many turns and a long comment, on MicroPython alone. What each
    answer holds: tests/session/test_pending.py.
    """
    page = new_context().new_page()
    page.goto(ALONE)
    ready(page)
    keep(page, line(TURNS, 19), 19, "A comment. " * 4000)
    page.goto(ALONE)
    ready(page)
    expect(current(page)).to_have_attribute("data-turn", str(TURNS), timeout=60_000)
    return page


def test_all_of_it_is_there_after_a_reload(long):
    """Turns, an undo, another turn and a step back, none of which was kept with the whole text, are
    there again, and the choice left.
    """
    play(long, "pass")
    undo(long)
    at = long.evaluate("document.querySelector('tt-grid').view.legal.join('').indexOf('1')")
    free = f"{'ABCDEFGHJKLMNOPQRST'[at % 19]}{19 - at // 19}"
    play(long, free)
    play(long, "pass")
    undo(long)
    then, text = long.evaluate(KEPT)
    assert [event["do"] for event in json.loads(then)["events"]] == [
        "turn",
        "undo",
        "turn",
        "turn",
        "undo",
    ]
    assert free not in json.loads(text)["turns"].split()[TURNS:]
    before = stones(long)
    long.reload()
    ready(long)
    expect(current(long)).to_have_attribute("data-turn", str(TURNS + 1), timeout=60_000)
    assert stones(long) == before
    expect(
        turns(long).and_(
            long.get_by_role("link", name=re.compile(rf"^{TURNS + 1} pass, \w+, in a variation$"))
        )
    ).to_be_attached()
    then, text = long.evaluate(KEPT)
    assert then == "", "it was kept whole when it was loaded"
    from_more(long, "Redo")
    expect(current(long)).to_have_text(f"{TURNS + 2} pass")


def test_a_turn_touches_what_it_changes(long):
    """The board is not measured, and of its 361 names and the rows of turns only those that differ
    are written.
    """
    # once Python's rows have come: the start, its comment, and four turns a row
    expect(long.locator("#turns li")).to_have_count(2 + TURNS // 4)
    board = long.locator("tt-grid")
    before = names(long)
    board.evaluate(WATCH)
    at = board.evaluate("board => board.view.legal.join('').indexOf('1')")
    play(long, f"{'ABCDEFGHJKLMNOPQRST'[at % 19]}{19 - at // 19}")
    counted = long.evaluate("counted")
    assert counted["measured"] == 0
    assert counted["names"] == len(set(names(long).items()) - set(before.items())) < 361
    assert 0 < counted["rows"] <= 2
