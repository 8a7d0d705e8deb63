"""Long work: the page's own thread goes on while Python is busy, says what is done, and a person can stop it; then nothing is lost.

No time is compared: on a machine that others keep busy all takes longer, and any thread may wait. What is counted is how often the
page's own thread came to breathe.
"""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import button, click_fast, play, ready, say, stones, turns
from e2e.support.pythons import ALONE, keep, line, small
from ttgo.session.session import Session

# Beats while something long is asked of Python: from the moment when it is asked until its answer is there.
HEART = """
window.heart = { beats: 0 };
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  heart.beats += 1;
  setTimeout(() => port2.postMessage(null), 5);
};
port2.postMessage(null);
window.watch = (isDone) => {
  const before = heart.beats;
  heart.done = new Promise((done) => {
    const look = () => (isDone() ? done(heart.beats - before) : setTimeout(look, 5));
    look();
  });
};
"""


def link(size: int, count: int) -> str:
    """The fragment of a link to a game."""
    session = Session()
    saved = {"ttgo": 2, "size": [size, size], "komi": 0, "turns": " ".join(line(count, size)), "at": count}
    session.handle({"do": "load", "text": json.dumps(saved)})
    return str(session.handle({"do": "link"})["link"])


@pytest.fixture
def alone(page: Page) -> Page:
    """The page on MicroPython alone, its heart watched."""
    page.add_init_script(HEART)
    page.goto(ALONE)
    ready(page)
    return page


def test_the_page_breathes_while_a_link_is_replayed(alone: Page) -> None:
    """MicroPython takes up to seconds for it. On the page's own thread it would be two beats at most."""
    alone.evaluate(
        """(fragment) => {
        const before = document.getElementById("say").textContent;
        let opening = false; // first the page says that it is being opened
        watch(() => {
            const now = document.getElementById("say").textContent;
            opening ||= now !== before;
            return opening && !/Opening the link/.test(now) && !document.querySelector("#busy:not([hidden])");
        });
        location.hash = fragment;
    }""",
        link(37, 390),
    )
    assert alone.evaluate("heart.done") > 3


@pytest.mark.in_each_browser
def test_a_replay_can_be_stopped(alone: Page) -> None:
    """Stop is answered while Python still replays; the game from before is there, is played on at once, and survives a reload."""
    play(alone, "E5 D4")
    alone.evaluate("fragment => { location.hash = fragment; }", link(52, 350))
    busy = alone.locator("#busy")
    expect(busy).to_contain_text("Replaying the link's game", timeout=60_000)
    button(alone, "Stop").click()
    click_fast(alone, "C3")  # MicroPython starts anew meanwhile
    expect(busy).to_be_hidden()
    expect(turns(alone)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])
    assert "v=1" not in alone.url
    alone.reload()
    ready(alone)
    expect(turns(alone)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])


def test_stop_stays_where_it_is_while_the_seconds_grow(page: Page) -> None:
    """It stood behind the sentence, and went from under a pointer with each further second."""
    page.goto("./")
    for width in (320, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        places = page.evaluate("""() => {
            const busy = document.getElementById("busy");
            const [what, time] = busy.querySelectorAll("span");
            busy.hidden = false;
            what.textContent = "Replaying the earlier game";
            return [".", ": 1 second so far.", ": 5,000 seconds so far."].map((text) => {
                time.textContent = text;
                const { x, y, width, height } = busy.querySelector("button").getBoundingClientRect();
                return [x, y, width, height];
            });
        }""")
        assert places == [places[0]] * 3, width


def test_a_kept_game_that_is_stopped_stays_kept(alone: Page) -> None:
    """The page begins with an empty grid; the game is among the earlier ones."""
    words = line(350, 52)
    keep(alone, words, 52)
    alone.reload()
    button(alone, "Stop").click(timeout=60_000)
    expect(say(alone)).to_have_text("Stopped: the earlier game is not opened. It is kept under New game.")
    assert stones(alone) == ["." * 9] * 9
    play(alone, "E5")
    kept = alone.evaluate("JSON.parse(localStorage['ttgo:1:game:old']).text")
    assert json.loads(kept)["turns"].split() == words
    button(alone, "New game").click()
    alone.get_by_text("Earlier games").click()
    expect(button(alone, "52 by 52, 350 turns")).to_be_visible()


NO_WORKERS = (
    "window.Worker = class { constructor() { throw new DOMException('not here', 'SecurityError'); } };"
)
DEAD_WORKERS = """
window.Worker = class extends EventTarget {
  constructor() { super(); setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "blocked" })), 0); }
  postMessage() {}
  terminate() {}
};
"""


@pytest.mark.in_each_browser
@pytest.mark.parametrize("script", [NO_WORKERS, DEAD_WORKERS], ids=["refused", "blocked"])
def test_without_workers_the_page_answers_itself(page: Page, script: str) -> None:
    """Where a page may have no worker MicroPython runs on its own thread."""
    page.add_init_script(script)
    page.goto(ALONE)
    small(page)
    play(page, "E5 D4")
