"""One way to steer a game, a review and an explanation: what is in sight at each size, few controls,
buttons that keep their places, arrow keys from everywhere, and the way back to the result.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.contexts import PHONE
from e2e.support.driver import (
    answered,
    begin,
    button,
    choose,
    current,
    from_more,
    open_page,
    opened,
    opponent,
    play,
    point,
    say,
    sgf,
    slider,
)
from e2e.support.servers import DATA
from e2e.support.waiting import settle
from tests.support.tables import each_row

SIZES = {
    "a small phone": (320, 568),
    "a low phone": (360, 640),
    "a phone": (390, 844),
    "a phone on its side": (844, 390),
    "a tablet": (820, 1180),
    "a laptop": (1280, 800),
}
# What may be pressed, in sight and not covered; but for the board and the list of moves
# Without the name, which leads here
CONTROLS = """() => [...document.querySelectorAll("button, summary, a:not(.logo), input, select")]
  .filter((part) => !part.closest("#turns") && part.checkVisibility({ visibilityProperty: true }))
  .filter((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return width > 1 && part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map((part) => part.id || part.textContent.trim())"""
# Of some parts, those that are not wholly in the window, or not on top at one of their corners
HIDDEN = """(names) => names.filter((name) => {
  const part = document.querySelector(name);
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const seen = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return part.contains(hit) || hit?.contains(part);
  };
  return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth ||
    ![left + 6, right - 6].every((x) => [top + 6, bottom - 6].every((y) => seen(x, y)));
})"""
DOCK = """() => Object.fromEntries(
  [...document.querySelectorAll(innerWidth < 900 ? ".acts > button, #back, #next" : "#back, #next")]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.id, Object.values(part.getBoundingClientRect().toJSON()).join()]))"""
# How much has jumped since it was set to 0, also for what was pressed
JUMPED = """window.jumped = 0;
new PerformanceObserver((seen) => {
  for (const { value } of seen.getEntries()) jumped += value;
}).observe({ type: "layout-shift", buffered: true });"""
STILL = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(jumped <= 0.02))))"""
# A review begins at the game's end, an explanation at its first place: which button is dead there
ENDS = {"Review": ("Next", "Back", "Next"), "Explain this game": ("Back", "Next", "Back")}
WHY = "#refused a[data-rule='7']"
CAPTURE = "E5 E4 D4 D5 F4 A1 E3"  # takes E4


def ended(page):
    begin(page, 9)
    play(page, f"{CAPTURE} pass pass")
    expect(page.locator("#over-title")).to_be_visible()


def unmoved(page):
    """Jumps count from here on; those before have been told."""
    settle(page)
    page.evaluate("jumped = 0")


def sized(new_context, width, height):
    touch = PHONE if width < 900 else {}
    context = new_context(**{**touch, "viewport": {"width": width, "height": height}})
    page = open_page(context)
    page.evaluate(JUMPED)
    return page


@each_row(SIZES)
def test_what_is_said_is_in_sight(width, height, new_context):
    """Also refusals, the longest; nothing moves when a button below, or the board, is pressed."""
    page = sized(new_context, width, height)
    begin(page, 9)
    play(page, "E5")
    before = page.evaluate(DOCK)
    unmoved(page)
    play(page, "pass")
    button(page, "Undo").click()
    expect(current(page)).to_have_attribute("data-turn", "1")
    play(page, "E4 D4")
    refusals = {"E5": "already a black stone", "E4": "captured straight away"}
    for at, why in refusals.items():
        choose(page, at)
        expect(say(page)).to_contain_text(why)
        assert page.evaluate(DOCK) == before
        assert page.evaluate(HIDDEN, ["tt-grid", "#say", WHY, ".acts"]) == [], why
        if at == "E5":
            play(page, "D5 F4 A1 E3")
    assert page.evaluate(STILL)
    ended(page)
    assert page.evaluate(HIDDEN, ["tt-grid", "#over-title", "#walk-game", ".acts"]) == []
    if width > 360:  # a low phone has no room for it
        expect(page.locator("#to-play")).to_contain_text("count for nobody")
        assert page.evaluate(HIDDEN, ["#to-play"]) == []
    for begins, said in ("Review", "pass"), ("Explain this game", "captured"):
        button(page, begins).click()
        expect(slider(page)).to_be_visible()
        assert page.evaluate(HIDDEN, ["tt-grid", "#say"]) == [], f"{begins} tells where one is"
        before = page.evaluate(DOCK)
        unmoved(page)
        end, away, back = ENDS[begins]
        expect(button(page, end)).to_be_disabled()
        for name in (away, back):
            button(page, name).click()
            assert page.evaluate(DOCK) == before
            seen = page.evaluate(HIDDEN, ["tt-grid", "#step", "#say", "#more", "#close"])
            assert seen == [], f"{begins}, {name}: {said}"
        assert page.evaluate(STILL)
        button(page, "Leave the review").click()
        expect(page.locator("#over-title")).to_be_visible()


@each_row({name: size for name, size in SIZES.items() if "phone" in name})
def test_a_record_begins_with_its_title(width, height, new_context):
    """Each of its names once, and nobody is asked to choose a point; Next leads to the first move,
    with its comment whole.
    """
    page = sized(new_context, width, height)
    facts = "PB[Shusaku]PW[Gennan]EV[The ear-reddening game]DT[1846]"
    opened(page, sgf(f"(;SZ[9]{facts};B[ee]C[Black takes the middle.];W[cc])"), 2)
    names = ["#black-name", "#white-name", "#record h2", "#record p"]
    assert page.evaluate(HIDDEN, ["tt-grid", "#step", *names]) == []
    seen = page.locator("main").inner_text()
    assert [seen.count(name) for name in ("Shusaku", "Gennan", "ear-reddening", "1846")] == [1] * 4
    assert "Choose" not in seen
    button(page, "Next").click()
    expect(page.locator("#noted")).to_have_text("Black takes the middle.")
    assert page.evaluate(HIDDEN, ["tt-grid", "#step", "#say", "#noted"]) == []


def test_a_win_can_be_undone(new_context):
    """At the size of each phone, beside what leads on."""
    page = open_page(new_context(fresh=True, **PHONE))
    begin(page, 3, komi=-20, against=("The computer", "Black"), step=1)
    for turn in range(1, 40, 2):
        button(page, "Pass").click()
        expect(
            page.locator(f"[data-over], :has(#turns [aria-current][data-turn='{turn + 1}'])").first
        ).to_be_attached()
        if page.locator("[data-over]").count():
            break
    expect(page.locator("#over-title")).to_contain_text("You won")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(HIDDEN, ["tt-grid", "#over-title", "#way", "#again", "#undo"]) == [], (
            name
        )
    button(page, "Undo").click()
    expect(page.locator("[data-over]")).to_have_count(0)


def test_few_controls_are_in_sight(new_context):
    """On a phone: in a game, at its end, in a review, in an explanation with the rule."""
    page = open_page(new_context(fresh=True, **PHONE))
    opponent(page, 5)
    point(page, "C3").tap()
    answered(page, 2)
    assert len(page.evaluate(CONTROLS)) <= 8
    ended(page)
    assert len(page.evaluate(CONTROLS)) <= 9
    button(page, "Review").click()
    button(page, "Back").click()
    expect(current(page)).to_have_attribute("data-turn", "8")
    assert len(page.evaluate(CONTROLS)) <= 10
    button(page, "Leave the review").click()
    button(page, "Explain this game").click()
    expect(say(page)).to_contain_text("Rule 7")
    assert len(page.evaluate(CONTROLS)) <= 10


def test_a_long_list_scrolls_in_its_sheet(new_context):
    """On a phone its rows lie over nothing else, and another tab can be chosen."""
    page = open_page(new_context(fresh=True, **PHONE))
    opened(page, DATA / "kg-0214-9x9.sgf", 52)
    button(page, "All moves").click()
    expect(page.locator("#turns a").first).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Graph").click()
    expect(page.locator("#graph")).to_be_visible()
    button(page, "Next").click()
    expect(page.locator("#graph")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#graph")).to_be_hidden()
    button(page, "All moves").click()
    page.locator("#more").click()
    page.keyboard.press("Escape")
    expect(button(page, "All moves")).to_be_visible()


FOCUS = {
    "the page": "document.activeElement.blur()",
    "the board": "board.focusPoint()",
    "a tab": "document.getElementById('tab-graph').click(), document.getElementById('tab-graph').focus()",
    "a button": "document.getElementById('more').focus()",
    "the slider": "document.getElementById('step').focus()",
}


def test_arrow_keys_step_from_everywhere(table):
    """But in a text field; and another key shows all of them."""
    ended(table)
    button(table, "Review").click()
    turn = 9
    for focus in FOCUS.values():
        table.evaluate(focus)
        table.keyboard.press("ArrowLeft")
        turn -= 1
        expect(slider(table)).to_have_value(str(turn))
    from_more(table, "Type a move")
    table.locator("#vertex").fill("E5")
    table.keyboard.press("ArrowLeft")
    table.keyboard.press("Shift+?")
    expect(table.locator("#vertex")).to_have_value("E?5")
    expect(slider(table)).to_have_value(str(turn))
    button(table.locator("#typed"), "Close").click()
    expect(table.locator("#typed")).to_be_hidden()
    table.keyboard.press("Shift+?")
    expect(table.get_by_role("dialog", name="Keys")).to_be_visible()
    table.keyboard.press("Escape")


@pytest.mark.parametrize("depth", ["step", "explanation", "another move", "sheet"])
def test_the_way_back_to_the_result(depth, new_context):
    """From a step, an explanation, another move that was tried there, the list over the board."""
    page = open_page(new_context(**PHONE))
    ended(page)
    button(page, "Explain this game" if depth == "explanation" else "Review").click()
    expect(page.locator("body[data-mode=review]")).to_be_attached()
    if depth == "explanation":
        expect(say(page)).to_contain_text("captured")
    else:
        button(page, "Back").click()
    if depth == "another move":
        point(page, "J9").tap()
        expect(current(page)).to_have_text(re.compile("J9$"))
    if depth == "sheet":
        button(page, "All moves").click()
        page.locator("#turns [data-turn='3']").click()
        expect(slider(page)).to_have_value("3")
        assert page.evaluate("scrollY") == 0
    button(page, "Leave the review").click()
    expect(page.locator("#over-title")).to_be_visible()
    for name in ("Play again", "Share"):
        expect(button(page.locator(".acts"), name)).to_be_visible()
    expect(current(page)).to_have_attribute("data-turn", "9")
