"""Workers that end, without a word, as a browser short of memory may end them: others take their
place, and nothing is lost.

What is asked again, and what is said: tests/static/python/games.test.mjs and pythons.test.mjs.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.driver import (
    answered,
    button,
    opponent,
    play,
    point,
    ready,
    say,
    turns,
)
from e2e.support.pythons import ALONE, failure
from e2e.support.waiting import until

# A worker that is told "end" ends; one that is told "doom" ends at the next turn.
MORTAL = """
let doomed = self.name === "doomed";
const own = new Promise((known) => {
  addEventListener("message", ({ data }) => data?.task && known(data.task));
});
const fates = new BroadcastChannel("fates");
fates.onmessage = async ({ data: [task, fate] }) => {
  if (task !== await own) return;
  doomed = true;
  fates.postMessage("heard");
  if (fate === "end") close();
};
addEventListener("message", (event) => {
  if (!doomed || !event.data?.text?.includes('"turn"')) return;
  event.stopImmediatePropagation();
  close();
});
"""
SEEN = """
window.lives = 0;
window.doomed = 0; // how many of the next workers are
window.Worker = class extends Worker {
  constructor(address, how) {
    super(address, doomed-- > 0 ? { ...how, name: "doomed" } : how);
    this.addEventListener("message", ({ data }) => (lives += Number(Boolean(data?.life))));
  }
};
"""
TELL = """given => new Promise((heard) => {
  const fates = new BroadcastChannel("fates");
  fates.onmessage = heard;
  fates.postMessage(given);
})"""
RESTARTED = "The board stopped responding and was started again."


@pytest.fixture
def mortal(new_context):
    """A page whose workers can be told to end."""
    page = new_context(fresh=True).new_page()

    def add(route):
        response = route.fetch()
        route.fulfill(response=response, body=MORTAL + response.text())

    page.route("**/micropython-worker.js", add)
    page.add_init_script(SEEN)
    return page


def tell(page, task, fate):
    page.evaluate(TELL, [task, fate])


def lives(page, count):
    """So many workers have been started, and each has told that it lives."""
    until(page, "count => lives === count", count)


@pytest.mark.in_each_browser
def test_the_one_that_answers(mortal):
    """Ended at rest, a new one answers; at work, it is asked the same, and that is said; twice, the
    page says so, and Retry goes on.
    """
    page = mortal
    page.goto(ALONE)
    ready(page)
    play(page, "E5")
    tell(page, "handle", "end")
    play(page, "D4")
    expect(say(page)).not_to_contain_text(RESTARTED)
    for turn in ("C3", "B2"):
        tell(page, "handle", "doom")
        play(page, turn)
        expect(say(page)).to_contain_text(RESTARTED)
    page.evaluate("doomed = 1")
    tell(page, "handle", "doom")
    point(page, "A1").click()
    expect(failure(page)).to_contain_text("Your moves are kept.")
    button(page, "Try again").click()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3", "4 B2"])
    play(page, "A1")


def test_the_one_that_thinks(mortal):
    """Ended at rest, a new one thinks; at work, the new one is asked the same, and that is said;
    twice, "Let the computer play" starts a third. Stop works meanwhile.
    """
    page = mortal
    page.goto(ALONE)
    ready(page)
    opponent(page, 5)
    play(page, "C3")
    answered(page, 2)
    lives(page, 2)
    tell(page, "think", "end")
    play(page, "A1")
    answered(page, 4)
    opponent(page, 5, 27)
    look = page.locator("#look")
    play(page, "E1")
    thinks = page.locator("body[data-thinking=turn]")
    expect(thinks).to_be_attached()
    lives(page, 3)
    tell(page, "think", "end")
    expect(look).to_have_text(RESTARTED)
    lives(page, 4)
    tell(page, "think", "end")
    expect(look).to_contain_text("Press “Let the computer play” to try again.")
    button(page, "Let the computer play").click()
    lives(page, 5)
    tell(page, "think", "end")
    expect(look).to_have_text(RESTARTED)
    button(page, "Stop").click()
    expect(thinks).not_to_be_attached()
    button(page, "Let the computer play").click()
    answered(page, 2)
