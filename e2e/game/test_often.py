"""What a person does at bad moments, often: Undo and New game while the computer thinks; reloads, in two tabs, while the storage is full.

It takes minutes: `pytest --whole e2e/game/test_often.py`.
"""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import choose, names, play, ready, turns
from e2e.support.opponent import THINKS, alone, level
from e2e.support.storage import FILL, FREE
from tests.support.examples import whole

pytestmark = pytest.mark.skipif(not whole(), reason="it takes minutes")

PRESSES = 50  # in each of six parts
RELOADS = 10  # in each of four
MOST = 60  # ms between a click and what is pressed then

# Presses just before the page hears what the computer has found, and just after, are asked for by name.
HEAR = """
const listen = Worker.prototype.addEventListener;
window.pressed = {};
Worker.prototype.addEventListener = function (type, heard, options) {
  listen.call(this, type, type !== "message" ? heard : (event) => {
    const found = event.data.answer?.done;
    if (found) pressed.before?.();
    heard.call(this, event);
    if (found) pressed.after?.();
  }, options);
};
"""

# Of each five rounds the last begins a game of two people; the computer plays in that only when it is told to.
PRESS = """async ([first, last, most]) => {
  const id = (name) => document.getElementById(name);
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const view = () => document.querySelector("tt-grid").view;
  const line = () => view().turns.map((at, index) => `${view().players[index]} ${at}`);
  const turn = () => view().turn;
  const toPlay = () => document.body.dataset.toPlay;
  const quiet = async () => {
    for (let still = 0, seen = ""; still < 12; ) {
      await wait(10);
      const now = [line(), turn(), toPlay()].join();
      still = now === seen && !document.body.dataset.thinking ? still + 1 : 0;
      seen = now;
    }
  };
  const click = (at) => document.querySelector("tt-grid").dispatchEvent(new CustomEvent("tt-play", { detail: { at } }));
  const points = [..."ABCDE"].flatMap((letter) => [1, 2, 3, 4, 5].map((row) => letter + row));
  const free = () => points.filter((point) => !line().slice(0, turn()).some((one) => one.endsWith(point)));
  const faults = [];
  for (let round = first; round < last; round++) {
    const isNew = round % 5 === 4;
    if (isNew) {
      click(free()[round % free().length]);
      await quiet();
      id("new").click();
    }
    const whole = line().join();
    const before = line().slice(0, turn());
    const at = free()[(round * 7) % free().length];
    const press = () => (isNew ? document.querySelector("#new-game [type=submit]") : id("undo")).click();
    const when = ["timed", "before", "after"][round % 3];
    click(at);
    if (when === "timed") {
      await wait((most * (round % 31)) / 30);
      press();
    } else await new Promise((done) => {
      const once = () => {
        if (pressed[when] !== once) return;
        press();
        done();
      };
      pressed[when] = once;
      setTimeout(once, 2000); // the click may have been refused
    });
    pressed = {};
    await quiet();
    const after = line();
    const told = `${round}, ${when}: ${at} after [${before}]; ${turn()} of [${after}], ${toPlay()}`;
    if (isNew) {
      if (after.length) faults.push(`another game, ${told}`);
      id("computer-plays").value = "white";
      id("computer-plays").dispatchEvent(new Event("change"));
      continue;
    }
    const [mine, its, ...more] = after.slice(before.length);
    const isKept = before.every((one, place) => one === after[place]) && mine === `B ${at}` && (its ?? "W").startsWith("W") && !more.length;
    if (!isKept && after.join() !== whole) faults.push(`another turn, ${told}`); // a click may have been refused
    if (turn() > before.length || toPlay() !== "black") faults.push(`it is not as before, ${told}`);
    if (round % 5 === 1) {
      click(free()[round % free().length]);
      await quiet();
    }
  }
  return faults;
}"""


@pytest.mark.parametrize("part", range(6))
def test_presses_while_the_computer_thinks(part: int, new_context: Callable[..., BrowserContext]) -> None:
    """Its turn comes in its own colour and into its own game, or not at all; after Undo a person is to play, where they were before."""
    page = alone(new_context, before=lambda page: page.add_init_script(HEAR))
    seen = page.evaluate(PRESS, [PRESSES * part, PRESSES * (part + 1), MOST])
    assert seen == []


@pytest.mark.parametrize("part", range(4))
def test_reloads_of_two_tabs(part: int, new_context: Callable[..., BrowserContext]) -> None:
    """Both play on from one game against a computer that thinks, and the storage is full now and then: what a tab showed before a reload it
    shows after, unless it said that the browser does not keep it.
    """
    chance = random.Random(part)
    one = alone(new_context)
    play(one, "C3")
    with (
        one.expect_popup() as opened
    ):  # with all that the tab has in its session, as a browser duplicates one
        one.evaluate("() => { open(location.href); }")
    two = opened.value
    ready(two)
    for reload in range(RELOADS):
        page = (one, two)[reload % 2]
        expect(page.locator("body[data-to-play=black][data-thinking='']")).to_be_attached(timeout=THINKS)
        page.evaluate(FILL if reload % 3 == 1 else FREE)
        level(page, "1000")
        sure = line(page)
        choose(
            page,
            chance.choice(
                [
                    vertex
                    for vertex, name in names(page).items()
                    if name.startswith("empty") and "not allowed" not in name
                ]
            ),
        )
        expect(page.locator("body[data-thinking=turn]")).to_be_attached()
        shown = line(page)
        is_kept = not page.locator("#unkept").is_visible()
        page.reload()
        ready(page)
        after = line(page)
        assert after[: len(shown)] == shown or (not is_kept and after == sure), (shown, after, is_kept)
        page.evaluate(FREE)
        level(page, "10")


def line(page: Page) -> list[str]:
    return turns(page).all_text_contents()
