"""Long work: the page's own thread goes on while Python is busy, says what is done, and a person
can stop it; then nothing is lost.

What becomes of what was stopped: tests/static/python/games.test.mjs.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.support.driver import button, click_fast, play, ready, turns
from e2e.support.pythons import ALONE, line
from ttgo.session.session import Session


def link(size, count):
    """The fragment of a link to a game."""
    session = Session()
    saved = {
        "ttgo": 2,
        "size": [size, size],
        "komi": 0,
        "turns": " ".join(line(count, size)),
        "at": count,
    }
    session.handle({"do": "load", "text": json.dumps(saved)})
    return str(session.handle({"do": "link"})["link"])


@pytest.mark.in_each_browser
def test_a_replay_can_be_stopped(page):
    """Stop is answered while Python still replays; the game from before is there, is played on at
    once, and survives a reload.
    """
    page.goto(ALONE)
    ready(page)
    play(page, "E5 D4")
    page.evaluate("fragment => { location.hash = fragment; }", link(52, 350))
    busy = page.locator("#busy")
    expect(busy).to_contain_text("Replaying the link’s game", timeout=60_000)
    button(page, "Stop").click()
    click_fast(page, "C3")  # MicroPython starts anew meanwhile
    expect(busy).to_be_hidden()
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])
    expect(page).not_to_have_url(re.compile("v=1"))
    page.reload()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])


def test_stop_stays_where_it_is_while_the_seconds_grow(page):
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


NO_WORKERS = """
window.Worker = class {
  constructor() { throw new DOMException('not here', 'SecurityError'); }
};
"""
DEAD_WORKERS = """
window.Worker = class extends EventTarget {
  constructor() {
    super();
    const error = new ErrorEvent("error", { message: "blocked" });
    setTimeout(() => this.dispatchEvent(error), 0);
  }
  postMessage() {}
  terminate() {}
};
"""


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(NO_WORKERS, id="refused"),
        pytest.param(DEAD_WORKERS, id="blocked", marks=pytest.mark.in_each_browser),
    ],
)
def test_without_workers_the_page_answers_itself(page, script):
    """Where a page may have no worker MicroPython runs on its own thread."""
    page.add_init_script(script)
    page.goto(ALONE)
    ready(page)
    play(page, "E5 D4")
