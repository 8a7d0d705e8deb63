"""A stone is there at once: in the frame after the click, before Python has answered, which then adds what the rules say."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    Hold,
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
def held(new_context: Callable[..., BrowserContext]) -> Page:
    """A page that has begun, on which Python answers nothing until `release()`."""
    page = new_context().new_page()
    page.add_init_script(HOLD)
    page.goto("./?python=micropython")
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
    white = stone_of(held, "C3")
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
    expect(turns(held)).to_have_text(["Start", "1 E5", "2 C3", "3 F6or D4"])
    assert stone(held, "F6") != numbered


def test_what_is_looked_at_is_told_after_the_answer(held: Page) -> None:
    """Though the pointer does not move any more; where it has chosen nothing is told."""
    held.evaluate("""() => {
        window.rested = new Promise((done) => board.addEventListener("tt-look", ({ detail }) => detail.at === "D5" && done()));
    }""")
    wait(held)
    choose(held, "E5")
    point(held, "D5").hover()
    held.evaluate("rested")
    held.evaluate("release()")
    expect(current(held)).to_have_text("1 E5")
    expect(held.locator("#look")).to_have_text("D5 is empty and reaches only Black, so it counts for Black.")


def stone_of(page: Page, vertex: str) -> list[tuple[int, int, int]]:
    choose(page, vertex)
    return stone(page, vertex)


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


def test_where_no_move_is_allowed_nothing_is_placed(held: Page) -> None:
    """A point that is taken, and any point once the game is over."""
    play(held, "E5 pass pass")
    held.mouse.move(0, 0)
    before = picture(held)
    wait(held)
    click_fast(held, "C3", "E5")
    assert picture(held) != before  # their places in the queue
    held.evaluate("release()")
    expect(say(held)).to_contain_text("ended the game")
    assert picture(held) == before


def test_it_stays_where_it_is_while_things_move(new_context: Callable[..., BrowserContext]) -> None:
    """With motion, too, the stone that is there does not come again: once it is solid it is so in each frame."""
    page = new_context(reduced_motion="no-preference").new_page()
    page.goto("./?python=micropython")
    ready(page)
    page.evaluate("""() => {
        const canvas = document.getElementById("board").shadowRoot.querySelector("canvas");
        const cell = document.querySelector("#board").shadowRoot.querySelector("[data-at=E5]").getBoundingClientRect();
        const frame = canvas.getBoundingClientRect(), ratio = canvas.width / frame.width;
        const x = (cell.x + cell.width * 0.5 - frame.x) * ratio, y = (cell.y + cell.height * 0.85 - frame.y) * ratio;
        window.seen = [];
        const look = () => {
          seen.push(canvas.getContext("2d").getImageData(x, y, 1, 1).data.join());
          requestAnimationFrame(look);
        };
        look();
    }""")
    choose(page, "E5")
    expect(current(page)).to_have_text("1 E5")
    page.evaluate("() => new Promise((done) => setTimeout(done, 400))")  # as long as what could move
    seen = page.evaluate("seen")
    last = seen[-1]
    first = seen.index(last)
    assert set(seen[first:]) == {last}
    assert len(set(seen[:first])) <= 2  # the line, the ghost


@pytest.mark.all_of_python
@pytest.mark.parametrize("size", [9, 5])
def test_the_first_stone_before_python_has_started(
    new_context: Callable[..., BrowserContext], size: int
) -> None:
    """The empty grid takes it, and says what it waits for; on a grid that is new to it a number stands for it."""
    page = new_context(fresh=True).new_page()
    hold = Hold(page, "**/static/pyscript.json")
    page.goto("./?python=micropython")
    point(page, "C3").hover()
    if size != 9:
        page.get_by_role("button", name="New game").click()
        page.get_by_role("dialog", name="New game").get_by_text(str(size), exact=True).click()
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("gridcell")).to_have_count(size * size)
    choose(page, "C3")
    expect(page.locator("#look")).to_have_text("C3 is judged as soon as Python has started.")
    placed = stone(page, "C3")
    choose(page, "B2")
    hold.let_go()
    ready(page)
    expect(current(page)).to_have_text("2 B2")
    assert (stone(page, "C3") == placed) == (size == 9)
