"""Storage that is full, off, or holds what somebody else wrote; the rest of it is in
tests/static/keep/store.test.mjs.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.support.driver import begin, button, dialog, give, play, ready, say, sgf, stones, turns
from e2e.support.pythons import ALONE, WASM
from e2e.support.servers import saved

STORED = "() => Object.entries(localStorage)"
KEYS = "() => Object.keys(localStorage)"
FILL = """() => { // until there is no room left
  let size = 4_000_000;
  let text = "x".repeat(size);
  while (size > 10) {
    try {
      localStorage.setItem(`other:${crypto.randomUUID()}`, text);
    } catch {
      size = Math.floor(size / 2);
      text = text.slice(0, size);
    }
  }
  try {
    for (let last = "x"; ; last += "x") localStorage.setItem("other:", last);
  } catch { /* not a character more */ }
}"""


def test_a_malformed_game_is_told_and_kept(page):
    """A kept game that Python does not accept: a sentence, an empty grid under a new key, and the
    old text, like junk, is still there.
    """
    text = '{"ttgo": 2, "size": [9, 9], "komi": 0, "turns": "E5 E5", "at": 2}'
    kept = json.dumps({"text": text, "view": {"turns": ["E5"], "size": [9, 9]}, "time": 1})
    stored = {"ttgo:1:game:a": kept, "ttgo:1:game:b": '[{"text": ""}]', "ttgo:1:newest": "a"}
    page.goto("./")
    ready(page)
    page.evaluate(
        "stored => { Object.assign(localStorage, stored); sessionStorage.clear(); }", stored
    )
    page.reload()
    ready(page)
    expect(say(page)).to_have_text(re.compile("not allowed"))
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert set("".join(stones(page))) == {"."}
    play(page, "C3")
    left = dict(page.evaluate(STORED))
    assert json.loads(left["ttgo:1:game:a"])["text"] == text
    assert left["ttgo:1:game:b"] == stored["ttgo:1:game:b"]
    assert left["ttgo:1:newest"] != "a"


@pytest.fixture
def blocked(browser, browser_type_launch_args, quick_url):
    """A reader who lets no site keep anything."""
    wanted = {**browser_type_launch_args["firefox_user_prefs"], "network.cookie.cookieBehavior": 2}
    reader = browser.browser_type.launch(
        **{**browser_type_launch_args, "firefox_user_prefs": wanted}
    )
    yield reader.new_page(base_url=quick_url)
    reader.close()


@pytest.mark.in_each_browser
@pytest.mark.only_browser("firefox")  # Chromium's headless shell has no such setting
def test_where_site_data_is_blocked(blocked):
    """A sentence says that nothing is kept, records are opened and saved, and where Python does
    not come “Try again” loads the page anew.
    """
    page = blocked
    page.route(WASM, lambda route: route.abort())
    page.goto(ALONE)
    assert (
        page.evaluate(
            "() => { try { return localStorage.length; } catch (error) { return error.name; } }"
        )
        == "SecurityError"
    )
    expect(button(page, "Try again")).to_be_visible()
    page.unroute(WASM)
    page.evaluate("document.body.dataset.before = ''")
    button(page, "Try again").click()
    expect(page.locator("body[data-before]")).to_have_count(0)
    give(page, sgf("(;SZ[5];B[cc];W[bb])"))
    expect(turns(page)).to_have_text(["Start", "1 C3", "2 B4"])
    assert ";B[cc];W[bb]" in saved(page)
    play(page, "E5 D4")
    unkept = page.get_by_text(
        "Your browser cannot save this game: its storage is turned off or full."
    )
    expect(unkept).to_be_visible()


def test_where_the_storage_is_full(page):
    """What was there before stays; the page says that the game is not kept, with Save beside it,
    and how to make room.
    """
    page.goto("./")
    ready(page)
    begin(page, 5)
    play(page, "C3 pass pass")
    begin(page, 9)
    unkept = page.get_by_role("alert").filter(has_text="Your browser cannot save this game")
    for vertex in (
        "E5 D4 C3 C4 C5 C6 C7 C8 C9 B1 B2".split()
    ):  # without its picture there may be room for a game
        page.evaluate(FILL)
        before = page.evaluate(KEYS)
        play(page, vertex)
    expect(unkept).to_be_visible()
    assert set(before) <= set(page.evaluate(KEYS))
    expect(unkept.get_by_role("button", name="Save")).to_be_enabled()
    unkept.get_by_role("button", name="Delete old games").click()
    button(dialog(page), "Delete 1 finished game").click()
    button(dialog(page), "Delete 1 game for good?").click()
    expect(dialog(page).get_by_role("alert")).to_have_text("1 game deleted.")
    button(dialog(page), "Cancel").click()
    play(page, "J9")
    expect(unkept).to_be_hidden()
