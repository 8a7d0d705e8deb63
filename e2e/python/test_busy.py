"""Long work: the page's own thread goes on while Python is busy, says what is done, and a person can stop it; then nothing is lost.

No time is compared: on a machine that others keep busy all takes longer, and any thread may wait. What is counted is how often the
page's own thread came to breathe.
"""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import button, click_fast, current, play, ready, say, stones, turns, whole
from e2e.support.pythons import line, small
from e2e.support.served import ROOT
from ttgo.session.session import Session

pytestmark = [pytest.mark.all_of_python, pytest.mark.in_each_browser]

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


LINKS: dict[str, Callable[[], str]] = {
    "37x37, 390 turns": lambda: link(37, 390),
    "98,000 brackets": lambda: "v=1&s=9&t=" + "1" * 98_000,
    "5,000 places for notes": lambda: "v=1&s=9&t=" + "3" * 5_000,
    "49,000 stones set up": lambda: "v=1&s=52&b=" + "aa" * 49_000,
}


@pytest.fixture
def heard(new_context: Callable[..., BrowserContext]) -> Callable[[str], Page]:
    """The page on one Python, with its heart watched."""

    def opened(python: str) -> Page:
        page = new_context().new_page()
        page.add_init_script(HEART)
        page.goto(f"./?python={python}")
        ready(page)
        return page

    return opened


@pytest.mark.parametrize("which", LINKS)
def test_the_page_breathes_while_a_link_is_replayed(heard: Callable[[str], Page], which: str) -> None:
    """MicroPython takes up to seconds for it. On the page's own thread it would be two beats at most."""
    page = heard("micropython")
    page.evaluate(
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
        LINKS[which](),
    )
    assert page.evaluate("heart.done") > 3


def test_a_replay_can_be_stopped(heard: Callable[[str], Page]) -> None:
    """Stop is answered while Python still replays; the game from before is there, is played on, and survives a reload."""
    page = heard("micropython")
    play(page, "E5 D4")
    page.evaluate("fragment => { location.hash = fragment; }", link(52, 350))
    busy = page.locator("#busy")
    expect(busy).to_contain_text("Replaying the link's game", timeout=60_000)
    button(page, "Stop").click()
    expect(say(page)).to_have_text("Stopped: the link's game is not opened.")
    expect(busy).to_be_hidden()
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    assert "v=1" not in page.url
    play(page, "C3")
    page.reload()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_stop_stays_where_it_is_while_the_seconds_grow(page: Page, width: int) -> None:
    """It stood behind the sentence, and went from under a pointer with each further second."""
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("./")
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
    assert places == [places[0]] * 3


# A link that takes long on any machine.
SLOW = """

import sys, time

def _slowly(self, event, plainly=_EVENTS["follow"]):
    if sys.implementation.name != "micropython":
        time.sleep(5)
    return plainly(self, event)

_EVENTS["follow"] = _slowly
"""


def test_pyodide_can_be_stopped_too(page: Page) -> None:
    """MicroPython takes the game back at once; Pyodide, when it is through with what nobody wants any more, has it again."""
    source = (ROOT / "ttgo" / "session" / "session.py").read_text(encoding="utf-8") + SLOW
    page.route(
        "**/ttgo/session/session.py", lambda route: route.fulfill(body=source, content_type="text/x-python")
    )
    page.goto("./")
    ready(page)
    play(page, "E5 D4")
    whole(page)
    page.evaluate(
        """() => {
        const say = document.getElementById("say");
        new MutationObserver(() => { window.had = document.body.dataset.python; }).observe(say, { childList: true });
        location.hash = "v=1&s=9&t=" + "3".repeat(98_000);
    }"""
    )
    button(page, "Stop").click()
    expect(say(page)).to_have_text("Stopped: the link's game is not opened.")
    assert page.evaluate("had") == "micropython"
    play(page, "C3")
    whole(page)
    play(page, "B2")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3", "4 B2"])


def test_a_turn_right_after_stop_is_taken(heard: Callable[[str], Page]) -> None:
    """MicroPython starts anew meanwhile."""
    page = heard("micropython")
    play(page, "E5 D4")
    page.evaluate("fragment => { location.hash = fragment; }", link(52, 350))
    expect(page.locator("#busy")).to_be_visible(timeout=60_000)
    page.evaluate("document.querySelector('#busy button').click()")
    click_fast(page, "C3")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])


def test_a_kept_game_that_is_stopped_stays_kept(heard: Callable[[str], Page]) -> None:
    """The page begins with an empty grid; the game is among the earlier ones."""
    page = heard("micropython")
    words = line(350, 52)
    text = json.dumps({"ttgo": 2, "size": [52, 52], "komi": 0, "turns": " ".join(words), "at": len(words)})
    page.evaluate(
        """text => {
        localStorage["ttgo:1:game:old"] = JSON.stringify({ text, time: 1, row: { size: [52, 52], turns: 350, result: "" } });
        localStorage["ttgo:1:newest"] = "old";
        sessionStorage.clear();
    }""",
        text,
    )
    page.reload()
    button(page, "Stop").click(timeout=60_000)
    expect(say(page)).to_have_text("Stopped: the earlier game is not opened. It is kept under New game.")
    assert stones(page) == ["." * 9] * 9
    play(page, "E5")
    kept = page.evaluate("JSON.parse(localStorage['ttgo:1:game:old']).text")
    assert json.loads(kept)["turns"] == " ".join(words)
    button(page, "New game").click()
    page.get_by_text("Earlier games").click()
    expect(button(page, "52 by 52, 350 turns")).to_be_visible()


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


@pytest.mark.parametrize("script", [NO_WORKERS, DEAD_WORKERS], ids=["refused", "blocked"])
def test_without_workers_the_page_answers_itself(
    new_context: Callable[..., BrowserContext], script: str
) -> None:
    """Where a page may have no worker MicroPython runs on its own thread."""
    page = new_context().new_page()
    page.add_init_script(script)
    page.goto("./?python=micropython")
    small(page)
    play(page, "E5 D4")
    expect(current(page)).to_have_text("2 D4")
