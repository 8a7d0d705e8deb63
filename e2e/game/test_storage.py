"""Storage that is full, off, or holds what somebody else wrote."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.support.built import saved
from e2e.support.driver import begin, button, current, dialog, give, play, ready, say, sgf, stones, turns

STORED = "() => Object.entries(localStorage)"


def open_with(page: Page, stored: dict[str, str]) -> None:
    """Open the page with something in its storage already."""
    empty = '<!doctype html><link rel="icon" href="data:,">'
    page.route("**/nothing", lambda route: route.fulfill(body=empty, content_type="text/html"))
    page.goto("nothing")  # the same origin, without our code
    page.evaluate(
        "stored => { for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text); }",
        stored,
    )
    page.goto("./")
    ready(page)


def kept(text: str, view: object = None) -> str:
    """What the page itself would have stored of a game."""
    return json.dumps({"text": text, "view": view or {"turns": ["E5"], "size": [9, 9]}, "time": 1})


JUNK = ["", "null", "[]", "{", "17", '{"text": 3, "view": {}}', kept("no game"), '[{"text": ""}]']


def test_junk_under_our_keys_is_left_alone(page: Page) -> None:
    """What is no kept game is not opened, not listed and not deleted, and the page plays on."""
    stored = {f"ttgo:1:game:{number}": junk for number, junk in enumerate(JUNK)}
    open_with(page, {**stored, "ttgo:1:newest": "6"})
    expect(turns(page)).to_have_count(1)
    play(page, "E5")
    button(page, "New game").click()
    expect(dialog(page)).to_be_visible()
    expect(dialog(page).get_by_text("Earlier games")).to_be_hidden()
    left = dict(page.evaluate(STORED))
    assert {key: left.get(key) for key in stored} == stored


@pytest.mark.parametrize(
    "text",
    [
        '{"ttgo": 2}',
        '{"ttgo": 1, "size": [9, 9], "komi": 0, "turns": "E5 E5", "at": 2}',
        '{"ttgo": 1, "size": [99, 9], "komi": 0, "turns": "", "at": 0}',
    ],
)
def test_a_malformed_game_is_told_and_kept(page: Page, text: str) -> None:
    """A kept game that Python does not accept: a sentence, an empty grid under a new key, and the old text is still there."""
    open_with(page, {"ttgo:1:game:a": kept(text), "ttgo:1:newest": "a"})
    expect(say(page)).to_have_text(re.compile("saved game|not legal|99"))
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert set("".join(stones(page))) == {"."}
    play(page, "C3")
    left = dict(page.evaluate(STORED))
    assert json.loads(left["ttgo:1:game:a"])["text"] == text
    assert left["ttgo:1:newest"] != "a"


@pytest.mark.parametrize(
    "view",
    [
        {"turns": []},
        {"turns": ["E5"], "size": [9, 9], "stones": 3},
        {"turns": ["E5"], "size": [100000, 1], "stones": []},
    ],
)
def test_a_broken_view_does_not_harm_its_game(page: Page, view: dict) -> None:
    """The picture kept with a game may be anything; the game itself is what Python reads."""
    game = '{"ttgo": 1, "size": [9, 9], "komi": 0, "turns": "E5 D4", "at": 2}'
    open_with(page, {"ttgo:1:game:a": kept(game, view), "ttgo:1:newest": "a"})
    expect(current(page)).to_have_text("2 D4")
    assert stones(page)[4] == "....X...."


BROKEN = {
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "off": """
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get() { throw new DOMException("off", "SecurityError"); } });
      }""",
}


@pytest.mark.parametrize("how", BROKEN)
def test_without_storage_the_page_plays_and_says_so(page: Page, how: str) -> None:
    """Nothing can be kept: a sentence says it, and everything else works."""
    page.add_init_script(BROKEN[how])
    page.goto("./")
    ready(page)
    play(page, "E5 D4")
    expect(
        page.get_by_text("This browser does not keep the game: its storage is off or full.")
    ).to_be_visible()
    begin(page, 5)
    play(page, "B2")


@pytest.fixture
def blocked(
    browser: Browser, browser_type_launch_args: dict, browser_name: str, base_url: str
) -> Iterator[Page]:
    """A reader who lets no site keep anything: Firefox by its own setting; Chromium's headless shell has none, so by what it does then."""
    args = {**browser_type_launch_args}
    if browser_name == "firefox":
        args["firefox_user_prefs"] = {**args["firefox_user_prefs"], "network.cookie.cookieBehavior": 2}
    reader = browser.browser_type.launch(**args)
    page = reader.new_page(base_url=base_url)
    if browser_name == "chromium":
        page.add_init_script(BROKEN["off"])
        page.add_init_script(
            "LockManager.prototype.request = async () => { throw new DOMException('off', 'SecurityError'); };"
        )
    yield page
    reader.close()


def test_where_site_data_is_blocked(blocked: Page) -> None:
    """Records are opened and saved, and where Pyodide does not come Retry loads the page anew."""
    page = blocked
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto("./")
    assert (
        page.evaluate("() => { try { return localStorage.length; } catch (error) { return error.name; } }")
        == "SecurityError"
    )
    expect(button(page, "Retry")).to_be_visible(timeout=60_000)
    give(page, sgf("(;SZ[5];B[cc];W[bb])"))
    expect(turns(page)).to_have_text(["Start", "1 C3", "2 B4"])
    assert ";B[cc];W[bb]" in saved(page)
    page.unroute("**/pyodide.asm.wasm")
    page.evaluate("document.body.dataset.before = ''")
    button(page, "Retry").click()
    expect(page.locator("body[data-before]")).to_have_count(0)
    play(page, "E5 D4")


FILL = """() => {
  let size = 4_000_000;
  let text = "x".repeat(size);
  while (size > 10) {
    try { localStorage.setItem(`other:${crypto.randomUUID()}`, text); } catch { size = Math.floor(size / 2); text = text.slice(0, size); }
  }
  try { for (let last = "x"; ; last += "x") localStorage.setItem("other:", last); } catch { /* not a character more */ }
}"""
EMPTY = "() => Object.keys(localStorage).filter((key) => key.startsWith('other:')).forEach((key) => localStorage.removeItem(key))"


def test_a_full_storage_keeps_what_was_there(page: Page) -> None:
    """What was kept last is what a reload brings; till all is kept again the page says so, with Save beside it."""
    page.goto("./")
    ready(page)
    unkept = page.get_by_role("alert").filter(has_text="This browser does not keep the game")
    play(page, "E5")
    line = ["Start", "1 E5"]
    for number, vertex in enumerate("D4 C3 C4 C5 C6 C7 C8 C9 B1 B2".split(), 2):
        page.evaluate(FILL)
        before = page.evaluate(STORED)
        play(page, vertex)
        if unkept.is_visible():
            break
        line.append(f"{number} {vertex}")  # without its picture there was room for it
    expect(unkept).to_be_visible()
    play(page, "J1 J2")
    expect(unkept).to_be_visible()
    expect(unkept.get_by_role("button", name="Save")).to_be_enabled()
    assert dict(before).keys() <= dict(page.evaluate(STORED)).keys()
    page.reload()
    ready(page)
    expect(turns(page)).to_have_text(line)
    page.evaluate(EMPTY)
    play(page, "J9")
    expect(unkept).to_be_hidden()
    page.reload()
    ready(page)
    expect(turns(page)).to_have_text([*line, f"{len(line)} J9"])


def test_room_is_made_by_deleting_finished_games(page: Page) -> None:
    """The way from the warning to the list, and then the game is kept."""
    page.goto("./")
    ready(page)
    begin(page, 5)
    play(page, "C3 pass pass")
    begin(page, 5)
    play(page, "C3")
    unkept = page.get_by_role("alert").filter(has_text="This browser does not keep the game")
    for vertex in "C4 D4 D5 E5 E4".split():
        page.evaluate(FILL)
        play(page, vertex)
    expect(unkept).to_be_visible()
    unkept.get_by_role("button", name="Make room").click()
    button(dialog(page), "Delete 1 finished game").click()
    button(dialog(page), "Delete 1 game for good?").click()
    expect(dialog(page).get_by_role("alert")).to_have_text("1 game deleted.")
    button(dialog(page), "Cancel").click()
    play(page, "A4")
    expect(unkept).to_be_hidden()
