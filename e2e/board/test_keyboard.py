"""The page by keyboard alone: everything can be done, and the focus is never lost or hidden."""

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import focused, press, to_board
from e2e.support.driver import begin, current, dialog, play, say, turns, verdict

TO_PASS = "Tab Tab Tab"  # from the board: the rule that the narrator names and Hint come before it


@pytest.mark.in_each_browser
def test_a_whole_game_without_a_mouse(table):
    """From Tab at the top of the page on: a new game on 5x5, two keys a move in the same area at
    most, one for a pass, or its button, which Tab comes to; the result, and undo.
    """
    to_board(table)
    press(table, "n")
    expect(dialog(table)).to_be_visible()
    assert focused(table) in ("5", "7", "9", "13", "19", "The computer")
    press(table, "ArrowLeft ArrowLeft")
    for _ in range(6):
        if focused(table) == "5":
            break
        press(table, "ArrowLeft")
    press(table, "Enter")
    expect(dialog(table)).to_be_hidden()
    expect(table.get_by_role("gridcell")).to_have_count(25)
    assert focused(table) == "C3", "after the dialog the focus is on the board, where it came from"
    line = """C3 Enter, C4 ArrowUp Enter, D4 ArrowRight Enter, D3 ArrowDown Enter, E3 ArrowRight Space,
        E2 ArrowDown Enter, D2 ArrowLeft Enter, C2 ArrowLeft Enter, B2 ArrowLeft Enter, pass p"""
    for number, step in enumerate(line.split(","), 1):
        turn, *keys = step.split()
        assert len(keys) <= 2
        press(table, " ".join(keys))
        expect(current(table)).to_have_text(f"{number} {turn}")
    press(table, f"{TO_PASS} Enter")
    expect(current(table)).to_have_text("11 pass")
    expect(verdict(table)).to_be_visible()
    assert focused(table) == "B2", "Pass is gone with the game"
    press(table, "u")
    expect(current(table)).to_have_text("10 pass")


def test_arrows_home_and_end_stop_at_the_edge(table):
    """No wrap; Home and End in the row, with Ctrl to the corners."""
    begin(table, 7, 5)
    to_board(table)
    assert focused(table) == "D3"
    steps = (
        "Home A3, ArrowLeft A3, End G3, ArrowRight G3, ArrowUp G4, ArrowUp G5, ArrowUp G5, "
        "Control+End G1, ArrowDown G1, ArrowLeft F1, Control+Home A5"
    )
    for step in steps.split(","):
        key, vertex = step.split()
        press(table, key)
        assert focused(table) == vertex, key
    expect(turns(table)).to_have_count(1)


def test_the_board_is_one_tab_stop(table):
    """Exactly one cell can be tabbed to, wherever the cursor went; Tab leaves it for what is beside
    the board, and comes back to it.
    """
    to_board(table)
    press(table, "ArrowUp ArrowLeft")
    stops = table.get_by_role("gridcell").evaluate_all(
        "cells => cells.filter(c => c.tabIndex >= 0).map(c => c.dataset.at)"
    )
    assert stops == ["D6"]
    press(table, TO_PASS)
    assert focused(table) == "Pass"
    press(table, TO_PASS.replace("Tab", "Shift+Tab"))
    assert focused(table) == "D6"


def test_a_turn_can_be_typed(table):
    """i leads to the box; a vertex in any case is played; a bad one gets a sentence, and stays to
    be mended; the browser asks for what is empty.
    """
    to_board(table)
    press(table, "i")
    assert focused(table) == "Type a move"
    box = table.get_by_role("textbox", name="Type a move")
    assert not box.evaluate("box => box.checkValidity()")
    table.keyboard.type("c3")
    press(table, "Enter")
    expect(current(table)).to_have_text("1 C3")
    table.keyboard.type("Z9")
    press(table, "Enter")
    expect(say(table)).to_contain_text("'Z9' is not a point of this board. Type a letter A to J")
    expect(box).to_have_value("Z9")
    table.keyboard.type("pass")
    press(table, "Enter")
    expect(current(table)).to_have_text("2 pass")


# What has the focus, once nothing lies over it: Firefox may scroll to it in a later frame. A link
# may be broken into two lines.
SEEN = """async () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return null;
  const shown = at.type === "radio" ? at.closest("label") : at;
  const isFree = () => {
    const [box] = shown.getClientRects();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    let top = document.elementFromPoint(x, y);
    while (top?.shadowRoot?.elementFromPoint(x, y)) {
      const inner = top.shadowRoot.elementFromPoint(x, y);
      if (inner === top) break;
      top = inner;
    }
    return shown === top || shown.contains(top);
  };
  for (let frame = 0; frame < 60 && !isFree(); frame++) await new Promise(requestAnimationFrame);
  const style = getComputedStyle(shown);
  return {
    what: at.dataset.at || at.textContent.trim() || at.name,
    free: isFree(),
    outlined: at.role === "gridcell" ||
      (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2),
  };
}"""


@pytest.mark.parametrize(
    "size", [(1280, 800), pytest.param((390, 700), marks=pytest.mark.in_each_browser)]
)
def test_tab_goes_through_the_page_in_sight(table, size):
    """Every stop of Tab is outlined and not covered by anything (WCAG 2.4.11), at desktop and phone
    size, down and up.
    """
    table.set_viewport_size({"width": size[0], "height": size[1]})
    listed = "Moves" if size[0] > 896 else "All movesClose"  # a tab, or what opens the sheet
    try:
        play(table, "E5 D4 C3")
        table.locator("h1").evaluate(
            "top => { top.tabIndex = -1; top.focus(); top.removeAttribute('tabindex'); }"
        )
        stops = []
        for key in ["Tab"] * 32 + ["Shift+Tab"] * 24:
            table.keyboard.press(key)
            seen = table.evaluate(SEEN)
            if seen is None:
                break  # past the last one the focus is in the browser
            assert seen["free"], f"covered: {seen['what']}"
            assert seen["outlined"], f"no outline: {seen['what']}"
            stops.append(seen["what"])
        assert {"Pass", "Undo", "More", "New game", listed, "3 C3"} <= set(stops)
        assert "2 D4" not in stops, "the list of turns is one stop"
    finally:
        table.set_viewport_size({"width": 1280, "height": 800})
