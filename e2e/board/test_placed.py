"""A stone is there at once: in the frame after the click, before Python has answered, which then adds what the rules say."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import (
    choose,
    click_fast,
    current,
    names,
    picture,
    play,
    point,
    ready,
    say,
    stones,
    turns,
)
from e2e.support.pixels import patch
from e2e.support.pythons import ALONE

# What is asked of Python's worker waits in `asked` from when that is a list.
HOLD = """
const post = Worker.prototype.postMessage;
window.asked = null;
Worker.prototype.postMessage = function (...message) {
  if (asked) asked.push(() => post.apply(this, message));
  else post.apply(this, message);
};
window.release = () => {
  const held = asked;
  asked = null;
  for (const ask of held) ask();
};
"""
PLACES = [(0.0, 0.36), (-0.36, 0.0), (0.1, -0.34)]  # in a stone, between what marks the last one and the rim


@pytest.fixture
def held(page: Page) -> Page:
    """A page that has begun, on which Python answers nothing until `release()`."""
    page.add_init_script(HOLD)
    page.goto(ALONE)
    ready(page)
    return page


def stone(page: Page, vertex: str) -> list[tuple[int, int, int]]:
    """Its colours, here and there."""
    seen = patch(page, vertex)
    return [seen.at(*place) for place in PLACES]


def wait(page: Page) -> None:
    """From now on Python does not answer."""
    page.evaluate("asked = []")


def test_a_stone_is_there_before_the_answer(held: Page) -> None:
    """As it will be after it, not as its ghost was; the sentence and the names of the points wait for the rules."""
    play(held, "E5")
    point(held, "C3").hover()
    ghost = stone(held, "C3")
    named = names(held)
    wait(held)
    choose(held, "C3")
    placed = stone(held, "C3")
    assert placed != ghost
    assert names(held) == named
    expect(current(held)).to_have_text("1 E5")
    held.evaluate("release()")
    expect(current(held)).to_have_text("2 C3")
    assert stone(held, "C3") == placed


def test_further_clicks_wait_in_order(held: Page) -> None:
    """The second has a number, as its colour would be a guess; undo before a click does the same. All are played."""
    play(held, "E5")
    wait(held)
    choose(held, "C3")
    white = stone(held, "C3")
    choose(held, "D4")
    assert stone(held, "C3") == white
    assert stone(held, "D4") != white
    held.evaluate("release()")
    expect(current(held)).to_have_text("3 D4")
    wait(held)
    held.get_by_role("button", name="Undo").click()
    choose(held, "F6")
    numbered = stone(held, "F6")
    held.evaluate("release()")
    expect(turns(held)).to_have_text(["Start", "1 E5", "2 C3", "3 F6", "3 D4"])
    assert stone(held, "F6") != numbered


def test_the_answer_wins(held: Page) -> None:
    """A view that allows what the rules do not, which there is not: the stone is painted, and gone again with their answer."""
    play(held, "E5")
    held.mouse.move(0, 0)
    black = stone(held, "E5")
    held.evaluate("() => { board.view = { ...board.view, legal: Array(9).fill('1'.repeat(9)) }; }")
    wait(held)
    choose(held, "E5")
    held.mouse.move(0, 0)
    assert stone(held, "E5") != black
    held.evaluate("release()")
    expect(say(held)).to_contain_text("E5 is black")
    assert stone(held, "E5") == black
    assert stones(held)[4] == "....X...."
    play(held, "pass pass")  # nor is any stone placed once the game is over, only its place in the queue
    held.mouse.move(0, 0)
    before = picture(held)
    wait(held)
    click_fast(held, "C3")
    assert picture(held) != before
    held.evaluate("release()")
    expect(say(held)).to_contain_text("undo one to play on")  # "ended the game" was said before
    assert picture(held) == before
