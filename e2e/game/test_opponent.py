"""Playing against the computer: at once, to the end, and with the first turn; what it shows of its
thinking, and what it had expected. What it says: tests/static/game/computer/panel.test.mjs.
"""

import re

from playwright.sync_api import expect

from e2e.support.accessibility import BELOW, check
from e2e.support.contexts import PHONE
from e2e.support.demos import focus_point
from e2e.support.driver import (
    THINKS,
    answered,
    begin,
    button,
    chip,
    choose,
    current,
    dialog,
    names,
    open_page,
    opponent,
    picture,
    play,
    point,
    ready,
    say,
    tab,
    thinking,
    turns,
)
from e2e.support.pythons import WASM
from e2e.support.waiting import Hold


def test_nothing_of_it_is_loaded_before(new_context, watch):
    """A page on which nobody has begun has no worker that thinks, and none of the player's files.
    Chosen and played before its Python has come, it answers when it has.
    """
    page = new_context(fresh=True).new_page()
    hold = Hold(page, "**/ttgo/player/*")
    page.goto("./")
    ready(page)
    begin(page, 5)
    assert [url for url in watch.requests if "think-" in url or "/player/" in url] == []
    opponent(page, 5)
    choose(page, "C3")
    expect(page.locator("body[data-thinking=turn]")).to_be_attached()
    hold.let_go()
    answered(page, 2)


def test_a_tap_on_the_first_screen_begins_a_game_against_it(new_context):
    """The one that the main button begins, with that stone: before Python is there, and after a
    reload. In a link it does not.
    """
    page = new_context(fresh=True, **PHONE).new_page()
    hold = Hold(page, WASM)
    page.goto("./")
    expect(button(page, "Play the computer")).to_be_visible()
    point(page, "E5").tap()
    expect(button(page, "Play the computer")).to_be_hidden()
    hold.let_go()
    answered(page, 2)
    page.reload()
    ready(page)
    expect(page.locator("#white-player")).to_have_class(re.compile("computer"))
    play(page, free(page))
    answered(page, 4)

    page = new_context(fresh=True, **PHONE).new_page()
    hold = Hold(page, WASM)
    page.goto("./#v=1&s=5&t=cc")
    point(page, "A1").tap()
    hold.let_go()
    expect(current(page)).to_have_text("1 C3")
    expect(page.locator(".player.computer")).to_have_count(0)


def free(page):
    """An empty point beside none of the first two stones."""
    return next(at for at in ("C3", "G7", "C7") if names(page)[at].startswith("empty"))


def test_it_may_begin(table):
    """Chosen in the dialog for a new game, Black is the computer's, and offered to the person for the
    next one.
    """
    button(table, "New game").click()
    form = dialog(table)
    chips = ("5", "The computer", "White")
    for name in chips:
        chip(form, name).check()
    form.get_by_label("Strength").select_option("Step 8")
    expect(form.locator("#step-told")).to_have_text(
        "Step 8 of 27: in 35 of 100 turns the computer only glances at the board; otherwise it plays 30 "
        "trial games."
    )
    button(form, "Begin").click()
    answered(table, 1)
    expect(table.locator("#black-name")).to_have_text("Computer, step 8")
    button(table, "New game").click()
    for name in chips:  # they are not forgotten
        expect(chip(form, name)).to_be_checked()
    expect(form.get_by_label("Strength")).to_have_value("")  # the next game fits again
    button(form, "Cancel").click()
    for name in ("More", "Resign", "Really resign?"):
        button(table, name).click()
    expect(button(table, "Play the next game")).to_be_visible()


def test_a_hint_has_a_first_idea_and_is_stopped_where_that_is_told(table):
    """On a large grid, where the rest takes a while."""
    page = table
    begin(page, 19)
    button(page, "Hint").click()
    look, stop = page.locator("#look"), page.locator("#stop")
    found = "^(A first idea|Found something better): "
    part = re.compile(rf"{found}in the marked part of the board\.$")
    expect(look).to_have_text(part, timeout=THINKS)
    before = picture(page)
    expect(button(page, "Hint")).to_have_attribute("aria-disabled", "true")
    stop.click()
    expect(stop).to_be_hidden()
    button(page, "Hint").click()
    expect(look).to_have_text(re.compile(found + r"[A-T]\d+\.$"))
    assert picture(page) != before


# What the computer shows of its thinking: "what if Black plays here?", by mouse and keys.


WHAT_IF = (
    r"^What if Black plays {}\? (Then White \w+(, (Black|White) \w+)*\. )?"
    r"Black wins.* in \d+% of \d+ trial games?\.$"
)


def test_by_mouse_and_keys(table):
    """Where the pointer or the keyboard rests, the line that follows a move there is drawn and
    told; elsewhere the best line again.
    """
    opponent(table, 5)
    thinking(table, True)
    look = table.locator("#look")
    expect(look).to_contain_text("Try ", timeout=THINKS)
    check(table, BELOW)
    told = re.compile(WHAT_IF.format("C3"))
    focus_point(table.locator("main"), "C3")
    expect(look).to_have_text(told)
    button(table, "More").focus()
    expect(look).to_have_text("")
    best = picture(table)
    point(table, "C3").hover()
    expect(look).to_have_text(told)
    assert picture(table) != best
    table.mouse.move(0, 0)
    expect(look).to_have_text("")
    assert picture(table) == best
    thinking(table, False)


# The computer looks through a game. When, and what is kept: tests/static/game/computer/turning.test.mjs.


LOOKS = 3 * THINKS  # a game of twenty turns: 9 s alone in Firefox, 45 s beside seven others
STROKE = "line => getComputedStyle(line).stroke"


def test_a_game_against_it_is_looked_through(table):
    """By itself, once it is over; the last margin is the score. Axe finds nothing.

    Each turning point leads to the board as it was before that turn, in sight, and the list stays.
    There a person may look for the better one, which is judged on the board, and be shown it.
    """
    page = table
    opponent(page, 3, 15)
    for turn in range(1, 200, 2):
        choose(page, "pass")
        answered(page, turn + 1)
        if page.locator("#over").is_visible():
            break
    tab(page, "Graph")
    links = page.get_by_role("region", name="Turning points").get_by_role("link")
    expect(links.first).to_be_visible(timeout=LOOKS)
    # what is named by then may cost less once all is looked at
    expect(page.get_by_text("Looking for the turning points")).to_be_hidden(timeout=LOOKS)
    check(page, BELOW)
    result = re.search(
        r"(You|The computer) won by (\d+)|a tie", page.locator("#over-title").inner_text()
    )
    assert result
    expect(page.locator("#plot .ends")).to_have_text(
        f"{'B' if result[1] == 'You' else 'W'}+{result[2]}" if result[1] else "0"
    )
    line = page.locator("#plot polyline")
    plain = line.evaluate(STROKE)
    page.emulate_media(forced_colors="active")
    assert line.evaluate(STROKE) != plain, "drawn in the reader's own colour"
    page.emulate_media(forced_colors="none")
    assert 1 <= links.count() <= 3
    for link in links.all():
        found = re.fullmatch(
            r"Move (\d+), (Black|White) (pass|[A-C][1-3]), cost \d+ points?", link.inner_text()
        )
        assert found
        before = int(found[1]) - 1
        link.press("Enter")
        expect(say(page)).to_contain_text(
            f"{found[2]} {'passed' if found[3] == 'pass' else 'played'}"
        )
        expect(page.locator("#step-place")).to_have_text(re.compile(rf"^{before} "))
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
        expect(link).to_be_focused()
    button(page, "Learn from your mistakes").click()
    expect(say(page)).to_contain_text(re.compile("Find (a|something) better"))
    button(page, "Show the answer").click()
    told = re.compile("([A-C][1-3]) would have kept")
    expect(say(page)).to_contain_text(told)
    better = told.search(say(page).inner_text())
    assert better
    button(page, "Try it yourself").click()
    expect(say(page)).to_contain_text(re.compile("Find (a|something) better"))
    before_it = picture(page)
    choose(page, better[1])
    expect(say(page)).to_contain_text(f"Yes: {better[1]} keeps")
    assert picture(page) != before_it


def test_the_step_follows_the_person(new_context):
    """Four steps up after a win, told in one line and drawn; a press begins the next game, and after
    an undo a win does not count. A reload changes nothing.
    """
    page = open_page(new_context(fresh=True))
    button(page, "Play the computer").click()
    point(page, "E5").click()
    answered(page, 2)
    expect(page.locator("#white-name")).to_have_text("Computer, step 1")
    told, stones = page.locator("#way p:first-child"), page.locator("#way .reached")
    page.evaluate("document.getElementById('accept').click()")
    expect(page.locator("#over-title")).to_have_text("The computer resigned: you won")
    expect(told).to_have_text("Next game: step 5, four steps up.")
    expect(stones).to_have_count(5)
    expect(page.locator("#way .new")).to_have_count(4)
    page.reload()
    ready(page)
    expect(told).to_have_text("Next game: step 5.")
    button(page, "Play the next game").click()
    expect(turns(page)).to_have_count(1)
    expect(page.locator("#white-name")).to_have_text("Computer, step 5")
    point(page, "E5").click()
    answered(page, 2)
    button(page, "Undo").click()
    point(page, "C3").click()
    answered(page, 2)
    page.evaluate("document.getElementById('accept').click()")
    expect(told).to_have_text(
        "A win with Undo or Hint does not count. Next game: step 5, as before."
    )
    expect(button(page, "Undo")).to_be_visible()
