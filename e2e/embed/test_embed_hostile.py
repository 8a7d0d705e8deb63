"""<tt-board> among careless and hostile pages, records and policies: it stays whole, it stays text,
and it lets go of everything.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import (
    PYTHON,
    SCRIPT,
    TRIANGLE,
    board,
    cell,
    drawn,
    expect_turn,
    opened,
    play,
    put,
    said,
    stones,
    surround,
    two_sites,
)
from e2e.support.waiting import settle
from tests.support.tables import each_row

# Styles that leak

CARELESS = {
    "all kinds of text": """* {
        letter-spacing: 9px; word-spacing: 20px; text-transform: uppercase; font-size: 40px;
        line-height: 0; box-sizing: content-box; padding: 3px; text-indent: 50px;
        white-space: nowrap; text-align: right; word-break: break-all; }""",
    "elements by name": """button { display: none; } p { font-size: 90px; position: fixed; }
        div { display: inline; } canvas { width: 10px !important; height: 1px; }""",
    "with importance, from right to left": """* {
        font-size: 40px !important; line-height: 0 !important; cursor: none !important;
        letter-spacing: 1em !important; user-select: none !important; direction: rtl;
        unicode-bidi: bidi-override; }""",
}
MEASURE = """board => {
    const root = board.shadowRoot;
    const box = (element) => element.getBoundingClientRect().toJSON();
    const canvas = root.querySelector("tt-grid").shadowRoot.querySelector("canvas");
    return { grid: box(root.querySelector("tt-grid")), canvas: box(canvas),
             pass: box(root.querySelector("button[name=pass]")),
             say: getComputedStyle(root.querySelector(".say")) };
}"""


@each_row(CARELESS)
def test_leaking_styles(style, page):
    """The board keeps its shape, its words their case, their size and their lines; it is played on
    as ever.
    """
    put(page, f'<div style="width: 400px">{TRIANGLE}</div>', style)
    play(page, "C2")
    found = board(page).evaluate(MEASURE)
    assert found["canvas"] == found["grid"]
    assert found["grid"]["width"] == pytest.approx(found["grid"]["height"], abs=1)
    assert 150 < found["grid"]["width"] <= 400
    assert min(found["pass"]["height"], found["pass"]["width"]) >= 24
    about = found["say"]
    assert (about["textTransform"], about["letterSpacing"], about["direction"]) == (
        "none",
        "normal",
        "ltr",
    )
    assert (about["whiteSpace"], about["textIndent"]) == ("normal", "0px")
    assert 13 <= float(about["fontSize"].removesuffix("px")) <= 22
    assert float(about["lineHeight"].removesuffix("px")) >= 18
    assert board(page).evaluate("board => board.scrollWidth <= board.clientWidth")


def test_what_is_hidden_stays_hidden(page):
    """A board in something invisible is invisible, and one without pointer events has none: what
    begins anew inside does not undo it.
    """
    hidden = f'<div style="visibility: hidden">{TRIANGLE}</div>'
    other = f'<div style="pointer-events: none">{TRIANGLE}</div>'.replace('id="a"', 'id="b"')
    put(page, hidden + other, "div { width: 200px; }")
    expect(cell(page, "C2")).to_be_attached()
    expect(board(page).locator("tt-grid")).to_be_hidden()
    expect(cell(page, "C2", "b")).to_be_in_viewport()  # also once both have all of their height
    cell(page, "C2", "b").click(force=True)
    settle(page)
    assert board(page, "b").evaluate("board => board.view") is None


# Coming and going


def test_many_boards_leave_nothing_behind(own):
    """Added and removed again and again: no listener and no element stays. (Nor a session:
    games.test.mjs.)
    """
    surround(own, TRIANGLE)
    opened(own)
    client = own.context.new_cdp_session(own)
    client.send("Performance.enable")

    def count():
        for _ in range(3):
            client.send("HeapProfiler.collectGarbage")
        found = client.send("Performance.getMetrics")["metrics"]
        return {
            one["name"]: one["value"]
            for one in found
            if one["name"] in ("JSEventListeners", "Nodes")
        }

    come_and_go = """async (times) => {
        for (let n = 0; n < times; n++) {
            const board = document.createElement("tt-board");
            board.play = true;
            board.size = 1;
            document.body.append(board);
            await null;
            board.remove();
            if (n % 100 === 99) await new Promise(requestAnimationFrame);
        }
    }"""
    own.evaluate(come_and_go, 50)
    before = count()
    own.evaluate(come_and_go, 200)
    after = count()
    for name in before:
        assert after[name] <= before[name] + 60, (name, before, after)


# Scripts that are in the way

TAKEN = """customElements.define('tt-board', class extends HTMLElement {
    constructor() { super(); %s } });"""
# The name is taken; also with what is in it hidden; no name is given
IN_THE_WAY = (
    TAKEN % "",
    TAKEN % "this.attachShadow({ mode: 'open' });",
    "customElements.define = () => {};",
)


@pytest.mark.in_each_browser
def test_a_script_that_is_in_the_way(own):
    """The diagram stays with its lines, and one sentence says what is the matter."""
    for script in IN_THE_WAY:
        surround(own, TRIANGLE, f"<script>{script}</script>{SCRIPT}")
        told = own.get_by_text(
            "This board needs a browser from 2023 or later. Another script on this page may also be "
            "blocking it."
        )
        expect(told).to_be_visible()
        assert "\n  . X .\n  X O .\n  . . .\n" in told.evaluate("told => told.innerText")


# Policies

HERE = "script-src 'self' 'unsafe-inline'"


@pytest.mark.parametrize(
    ("policy", "lacks"),
    [
        (
            f"{HERE}; connect-src 'self'; worker-src 'none'",
            "its script-src lacks 'wasm-unsafe-eval'",
        ),
        (
            f"{HERE} 'wasm-unsafe-eval'; connect-src 'none'",
            "its connect-src lacks http://127.0.0.1",
        ),
    ],
    ids=["no wasm", "no fetching"],
)
@pytest.mark.in_each_browser
def test_a_policy_that_forbids_python(own, watch, policy, lacks):
    """The diagram is drawn and can be read; a click is answered by what the policy lacks."""
    watch.expected = True
    surround(own, TRIANGLE, policy=policy)
    cell(own, "C2").click()
    expect(said(own)).to_contain_text(
        "This page\u2019s Content-Security-Policy does not let Python start"
    )
    expect(said(own)).to_contain_text(lacks)
    expect(board(own).locator("tt-grid")).to_be_visible()
    assert stones(own) == [".X.", "XO.", "..."]
    assert drawn(own)


def test_the_strictest_policy_that_will_do(own):
    """As embed.html says: the site and 'wasm-unsafe-eval' for scripts, the site for fetching. No
    inline style is needed.
    """
    policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    surround(own, TRIANGLE, policy=policy)
    play(own, "C2 A1")
    assert drawn(own)


def test_python_that_does_not_come(own, watch):
    """The diagram stays, the sentence says what is missing, and the next click tries again."""
    watch.expected = True
    own.route(PYTHON, lambda route: route.abort())
    surround(own, TRIANGLE + '<tt-board id="b" moves="E5 D4"><p>Black E5, White D4</p></tt-board>')
    cell(own, "C2").click()
    expect(said(own)).to_contain_text("Python could not be loaded: ")
    assert stones(own) == [".X.", "XO.", "..."]
    expect(said(own, "b")).to_contain_text("Python could not be loaded: ")
    expect(board(own, "b").get_by_text("Black E5, White D4")).to_be_visible()
    expect(board(own, "b").locator("tt-grid")).to_be_hidden()  # empty, it would not be true
    board(own).evaluate("board => board.fragment()")  # all that was tried has failed
    own.unroute(PYTHON)
    play(own, "C2")
    expect(said(own)).to_contain_text("White to play")


# Two of it, from elsewhere


def test_two_versions_on_a_page(own, watch):
    """The first serves all boards; the second does no harm."""
    own.route(
        re.compile("/v[12]/"),
        lambda route: route.continue_(url=re.sub("/v[12]/", "/", route.request.url)),
    )
    scripts = "".join(
        f'<script type="module" src="v{number}/static/embed.js"></script>' for number in (2, 1)
    )
    surround(own, TRIANGLE + '<tt-board id="b" play size="3"></tt-board>', scripts)
    play(own, "C2")
    play(own, "B2", "b")
    assert len([name for name in watch.requests if name.endswith(".wasm")]) == 1


@pytest.mark.in_each_browser
def test_from_another_site(browser, browser_context_args):
    """The script, Python and a record come from a host that allows it; the page is somebody's.
    Rules and the game lead to the host.
    """
    record = '<tt-board id="b" sgf="static/examples/game.sgf" at="end" show="link"></tt-board>'
    against = '<tt-board id="c" opponent="white" level="10" size="3"></tt-board>'
    with two_sites(browser, browser_context_args, TRIANGLE + record + against) as (
        page,
        site,
        watch,
    ):
        home = page.url
        play(page, "C2")
        expect_turn(page, 12, "b")
        cell(page, "B2", "c").click()  # a browser starts no worker of another site
        expect_turn(page, 2, "c")
        cell(page, "C2").click()  # which rule 7 forbids
        link = said(page).get_by_role("link")
        assert link.evaluate("link => link.href") == f"{site}static/rules.html#rule-7"
        with page.expect_popup() as popup:
            board(page, "b").get_by_role("link", name="Open in ttgo").click()
        popup.value.wait_for_url(re.compile(f"^{site}#v=1&s=5"), wait_until="commit")
        assert {name for name in watch.requests if name.startswith(home)} <= {
            home,
            f"{home}favicon.ico",
        }
