"""A stone is there at once: in the frame after the click, before Python has answered, which then
adds what the rules say.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.driver import choose, current, names, play, point, ready, turns
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
PLACES = [
    (0.0, 0.36),
    (-0.36, 0.0),
    (0.1, -0.34),
]  # in a stone, between what marks the last one and the rim


@pytest.fixture
def held(page):
    """A page that has begun, on which Python answers nothing until `release()`."""
    page.add_init_script(HOLD)
    page.goto(ALONE)
    ready(page)
    return page


def stone(page, vertex):
    """Its colours, here and there."""
    seen = patch(page, vertex)
    return [seen.at(*place) for place in PLACES]


def wait(page):
    """From now on Python does not answer."""
    page.evaluate("asked = []")


def test_a_stone_is_there_before_the_answer(held):
    """As it will be after it, not as its ghost was; the sentence and the names of the points wait
    for the rules.
    """
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


def test_further_clicks_wait_in_order(held):
    """The second has a number, as its colour would be a guess; undo before a click does the same.
    All are played.
    """
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
