"""Playable at once: MicroPython answers while Pyodide is on its way, then Pyodide takes the game over and nobody notices."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import (
    PYODIDE_COMES,
    Hold,
    begin_by,
    button,
    choose,
    comment,
    current,
    give,
    mark,
    names,
    phase,
    picture,
    play,
    point,
    ready,
    say,
    sgf,
    stones,
    take,
    turns,
    undo,
    whole,
)
from e2e.support.pythons import PYODIDE, SMALL, exported, keep, line, pyodide_is_there, small

pytestmark = pytest.mark.all_of_python


def test_clicks_are_answered_before_pyodide(page: Page) -> None:
    """Moves, passes, undo, redo, a refusal and what the rules see are answered with Pyodide held back; then it takes over."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    play(page, "E5 D4 pass")
    undo(page)
    button(page, "Redo").click()
    expect(current(page)).to_have_text("3 pass")
    choose(page, "D4")
    expect(say(page)).to_contain_text("Rule 7")
    before = (stones(page), turns(page).all_inner_texts(), page.locator("#score").inner_text())
    hold.let_go()
    whole(page)
    assert (stones(page), turns(page).all_inner_texts(), page.locator("#score").inner_text()) == before
    undo(page)
    undo(page)
    play(page, "F6")
    expect(turns(page).nth(2)).to_have_text("2 F6or D4")


def test_the_handover_is_not_noticed(page: Page) -> None:
    """Sentence, picture, focus, hover and the names of all points are the same before and after, and nothing is redrawn between."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    play(page, "E5 D4")
    choose(page, "D4")
    point(page, "C3").hover()
    expect(page.locator("#look")).to_contain_text("C3")
    point(page, "C3").focus()

    def seen() -> tuple[object, ...]:
        focus = page.evaluate("document.activeElement.shadowRoot?.activeElement?.ariaLabel")
        return picture(page), say(page).inner_text(), page.locator("#look").inner_text(), focus, names(page)

    before = seen()
    page.evaluate("""() => {
        window.changes = 0;
        const watcher = new MutationObserver((seen) => { changes += seen.length; });
        for (const id of ["say", "look", "turns", "score"]) {
            watcher.observe(document.getElementById(id), { childList: true, characterData: true, subtree: true });
        }
    }""")
    hold.let_go()
    whole(page)
    assert page.evaluate("changes") == 0
    assert seen() == before


def test_clicks_during_the_handover_are_all_played(page: Page) -> None:
    """A click every few milliseconds while Pyodide takes over: each is a turn, in order, and none is there twice."""
    page.goto("./")
    ready(page)
    page.evaluate("""() => new Promise((done) => {
        const board = document.querySelector("tt-grid");
        const list = [];
        for (const row of [1, 3, 5, 7, 9]) for (const letter of "ABCDEFGHJ") list.push(letter + row);
        window.sent = [];
        let extra = 0, ticks = 0;
        const timer = setInterval(() => {
            if (sent.length > 38 && ++ticks % 20) return; // it takes over in a pause, however short
            if (document.body.dataset.python === "pyodide") extra += 1;
            if (extra > 3 || (sent.length > 38 && extra === 0)) {
                // with the grid nearly full, undo and the same turn again keep it busy till the handover
                if (extra > 3) { clearInterval(timer); done(); return; }
                document.getElementById("undo").click();
                sent.pop();
            }
            const at = list[sent.length];
            sent.push(at);
            board.dispatchEvent(new CustomEvent("tt-play", { detail: { at } }));
        }, 15);
    })""")
    whole(page)
    sent = page.evaluate("sent")
    expect(turns(page)).to_have_text(["Start", *(f"{number} {at}" for number, at in enumerate(sent, 1))])
    page.reload()
    ready(page)
    expect(turns(page)).to_have_count(len(sent) + 1)


def test_a_reload_before_and_after_the_handover(page: Page) -> None:
    """What MicroPython kept is there again with Pyodide still away, and again once Pyodide has it."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    play(page, "E5 D4 C3")
    undo(page)
    page.reload()
    small(page)
    expect(current(page)).to_have_text("2 D4")
    button(page, "Redo").click()
    expect(current(page)).to_have_text("3 C3")
    hold.let_go()
    page.reload()
    whole(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])


@pytest.mark.only_browser("chromium")  # a plain Firefox does not tell Playwright of files that a page makes
def test_a_position_being_set_up_is_finished_first(page: Page) -> None:
    """Pyodide waits until the position is a game's start; a file is saved meanwhile."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    begin_by(page, 5, setup=True)
    choose(page, "C3")
    expect(say(page)).to_contain_text("C3 is black")
    hold.let_go()
    pyodide_is_there(page)
    choose(page, "B2")
    expect(say(page)).to_contain_text("B2 is black")
    assert "AB[" in exported(page, button(page, "Save").click)
    choose(page, "B2")
    expect(say(page)).to_contain_text("B2 is white")
    expect(page.locator(SMALL)).to_be_attached()
    button(page, "White begins").click()
    expect(phase(page, "Set up a position")).to_be_hidden()
    whole(page)
    assert stones(page)[2:4] == ["..X..", ".O..."]
    expect(page.locator("body")).to_have_attribute("data-to-play", "white")


def test_marks_are_not_lost(page: Page) -> None:
    """A string marked for a proposal stays marked while Pyodide waits, also when a file that is none is opened meanwhile."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    begin_by(page, 3, ending="By agreement or by four")
    take(page, "A1 B2 pass pass")
    mark(page, "A1")
    hold.let_go()
    pyodide_is_there(page)
    give(page, sgf("no game record", "no.sgf"))
    expect(say(page)).to_contain_text("This is not SGF")
    expect(page.locator(SMALL)).to_be_attached()
    expect(point(page, "A1")).to_have_accessible_name(re.compile("marked"))
    button(page, "Black: take the marked off").click()
    button(page, "White agrees").click()
    expect(page.locator("#over")).to_contain_text("(W+9)")
    whole(page)
    expect(page.locator("#over")).to_contain_text("(W+9)")


@pytest.mark.only_browser("chromium")  # a plain Firefox does not tell Playwright of files that a page makes
def test_save_before_pyodide_gives_the_game_as_it_was_then(page: Page) -> None:
    """It says that it waits, play goes on, and the file has the turns from before."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    play(page, "E5")
    button(page, "Save").click()
    expect(say(page)).to_have_text("The file comes as soon as all of Python is there.")
    play(page, "D4")
    text = exported(page, hold.let_go)
    assert ";B[ee]" in text
    assert ";W[" not in text
    whole(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    assert ";W[df]" in exported(page, button(page, "Save").click)


def test_words_beyond_the_common_characters_survive(page: Page) -> None:
    """CPython writes them as two escapes, which MicroPython alone would spoil, on the page and in what is kept."""
    page.goto("./")
    ready(page)
    give(page, sgf("(;SZ[9]CA[UTF-8];B[ee]C[A smile 😀 and é.])", "smile.sgf"))
    expect(turns(page)).to_have_count(2, timeout=PYODIDE_COMES)
    button(page, "Redo").click()
    expect(current(page)).to_have_text("1 E5")
    hold = Hold(page, PYODIDE)
    for _ in range(2):
        page.reload()
        small(page)
        assert comment(page) == "A smile 😀 and é."
        choose(page, "E5")  # refused, and kept again
        expect(say(page)).to_contain_text("Rule 7")
    hold.let_go()
    whole(page)
    assert comment(page) == "A smile 😀 and é."


def test_a_kept_game_of_300_turns_on_19x19(page: Page) -> None:
    """MicroPython takes it up at once."""
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    keep(page, line(300, 19), 19)
    page.reload()
    small(page)
    expect(turns(page)).to_have_count(301)
    play(page, "pass")
    hold.let_go()
    whole(page)
    undo(page)
    expect(turns(page)).to_have_count(302)


def test_a_very_long_game_waits_for_pyodide(page: Page) -> None:
    """MicroPython would hold up the page with it; it is shown at once, and clicks wait as ever."""
    words = line(30, 9)
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    keep(page, words, 9)
    # What makes it long does not matter.
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage["ttgo:1:game:old"]);
        kept.text = JSON.stringify({ ...JSON.parse(kept.text), remarks: ["x".repeat(5000)] });
        localStorage["ttgo:1:game:old"] = JSON.stringify(kept);
    }""")
    page.reload()
    expect(turns(page)).to_have_count(len(words) + 1)
    choose(page, "pass")
    expect(page.locator("#progress")).to_be_visible()
    expect(turns(page)).to_have_count(len(words) + 1)
    hold.let_go()
    whole(page)
    expect(current(page)).to_have_text(f"{len(words) + 1} pass")
