"""Playable at once: MicroPython answers while Pyodide is on its way, then Pyodide does, and nobody
notices.

Which of them is asked what: tests/static/python/rules-client.test.mjs.
"""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    PYODIDE_COMES,
    choose,
    current,
    drag,
    names,
    picture,
    play,
    point,
    say,
    turns,
    undo,
    whole,
)
from e2e.support.pythons import PYODIDE, exported, failure, small
from e2e.support.slots import from_more
from e2e.support.waiting import Hold


@pytest.mark.all_of_python
def test_the_arrival_is_not_noticed(page: Page) -> None:
    """What MicroPython answered, also over a reload, is there to the last pixel when Pyodide has
    it, nothing redrawn; play goes on.
    """
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    play(page, "E5 D4 pass")
    undo(page)
    page.reload()
    small(page)
    expect(current(page)).to_have_text("2 D4")
    from_more(page, "Redo")
    expect(current(page)).to_have_text("3 pass")
    choose(page, "D4")
    expect(say(page)).to_contain_text("Rule 7")
    from_more(page, "Explain a point")
    choose(page, "C3")
    expect(page.locator("#look")).to_contain_text("C3")
    point(page, "C3").focus()

    def seen() -> tuple[object, ...]:
        focus = page.evaluate("document.activeElement.shadowRoot?.activeElement?.ariaLabel")
        return (
            picture(page),
            say(page).inner_text(),
            page.locator("#look").inner_text(),
            focus,
            names(page),
        )

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
    undo(page)
    play(page, "F6")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 F6", "3 pass"])


@pytest.mark.all_of_python
def test_play_goes_on_without_pyodide(page: Page, watch: Watch) -> None:
    """It fails: the page says what that means, answers clicks, saves and opens files; no turn is
    lost.
    """
    watch.expected = True
    page.route(PYODIDE, lambda route: route.abort())
    page.goto("./")
    small(page)
    play(page, "E5")
    sentence = "pyodide.asm.wasm. Play goes on without all of it, only slower."
    expect(failure(page)).to_contain_text(sentence, timeout=PYODIDE_COMES)
    play(page, "D4")
    assert ";W[df]" in exported(page, lambda: from_more(page, "Save"))
    drag(page, "drop", "a.sgf", b"(;SZ[9];B[cc])")
    expect(say(page)).to_contain_text("a.sgf: 1 turn.")
