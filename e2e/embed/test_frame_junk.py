"""Messages between a frame and the page around it, made of a seed: what is none of theirs changes nothing, and nothing breaks."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.embedded import surround
from e2e.support.frames import GAME, framed, inside, turn_is

pytestmark = pytest.mark.in_each_browser

EACH = 300
JUNK: "list[Any]" = [None, True, 0, 1, -1, 1.5, 1e308, "", "E5", "pass", "x" * 500, [], {}, [1], {"a": {}}, "__proto__", "constructor",
        "<b>x</b>", "\u0000", 2**53, -0.5, "NaN", 480, 99_999]  # fmt: skip
RIGHT = ["turn", "goto", "undo", "redo", "reset"]


def made(seed: int) -> "list[Any]":
    """Messages, some of them nearly right."""
    chance = random.Random(seed)
    found: "list[Any]" = []
    for _ in range(EACH):
        if chance.random() < 0.3:
            found.append(chance.choice(JUNK))
            continue
        message: "dict[str, Any]" = {"ttgo": chance.choice([1, 1, 1, 2, "1", None])}
        message["do"] = chance.choice([*RIGHT, *RIGHT, "load", "toString", "__proto__", *JUNK])
        for key in chance.sample(["at", "turn", "tell", "height", "number", "link"], 2):
            message[key] = chance.choice([*JUNK, "A1", "J9", "height", 2, 3])
        found.append(message)
    return found


SEND = """async ([messages, target]) => {
    window.faults = [];
    addEventListener("error", ({ message }) => faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
    const frame = document.querySelector("iframe");
    const to = target === "frame" ? frame.contentWindow : window;
    for (const text of messages) to.postMessage(JSON.parse(text), "*");
    await new Promise((done) => setTimeout(done, 0));
}"""
FAULTS = """() => {
    window.faults = [];
    addEventListener("error", ({ message }) => faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
}"""


def test_what_is_said_to_a_frame(own: Page) -> None:
    """Whatever it was, the board is there afterwards, in a game that the rules allow, and does what it is told then."""
    surround(own, framed(f"static/board.html?play&show=score#{GAME}"))
    frame = inside(own)
    frame.evaluate(FAULTS)
    own.evaluate(SEND, [[json.dumps(message) for message in made(1)], "frame"])
    own.evaluate("document.querySelector('iframe').contentWindow.postMessage({ ttgo: 1, do: 'reset' }, '*')")
    own.evaluate(
        "document.querySelector('iframe').contentWindow.postMessage({ ttgo: 1, do: 'turn', at: 'C3' }, '*')"
    )
    turn_is(frame, 3)
    assert frame.evaluate("document.querySelector('tt-board').view.last") == "C3"
    assert frame.evaluate("faults") == []


def test_what_a_page_is_told(own: Page) -> None:
    """Only a frame of the site's own is heard, and of what it says only a height that a board may have."""
    surround(
        own,
        framed(f"static/board.html?play#{GAME}") + '<script type="module" src="static/embed.js"></script>',
    )
    frame = inside(own)
    turn_is(frame, 2)
    expect(own.locator("iframe")).not_to_have_css("height", "150px")
    messages = [json.dumps(message) for message in made(2)]
    own.evaluate(SEND, [messages, "page"])
    frame.evaluate(
        "messages => { for (const text of messages) parent.postMessage(JSON.parse(text), '*'); }", messages
    )
    own.evaluate("() => new Promise((done) => setTimeout(done, 0))")
    height = own.locator("iframe").evaluate("frame => frame.offsetHeight")
    allowed = [
        message["height"] for message in made(2) if isinstance(message, dict) and message.get("height") == 480
    ]
    assert 40 <= height <= 10_000
    assert allowed or height != 480
    assert own.evaluate("faults") == []
