"""axe-core, the accessibility checker, finds nothing in any state of the page, light or dark."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from e2e.support.accessibility import BELOW, check
from e2e.support.driver import (
    begin,
    begin_by,
    button,
    choose,
    dialog,
    drag,
    from_more,
    mark,
    opened,
    phase,
    play,
    point,
    say,
    sgf,
    share,
    sharing,
    slider,
    undo,
    unfold,
    verdict,
)
from e2e.support.pythons import ALONE


def test_the_middle_of_a_game(table):
    """Stones, turns with another continuation, a look, a refused repeat; the link that is copied;
    then the result spelled out.
    """
    play(table, "D6 E6 C5 F5 D4 E4 J1 D5 E5")
    undo(table)
    play(table, "A9")
    undo(table)
    play(table, "E5")
    choose(table, "D5")
    expect(say(table)).to_contain_text("Rule 6")
    point(table, "G7").hover()
    check(table)
    share(table)
    button(table, "Copy link").click()
    expect(sharing(table).get_by_role("status")).to_contain_text("link is")
    check(table, BELOW)
    button(sharing(table), "Close").click()
    play(table, "pass pass")
    expect(verdict(table)).to_be_visible()
    check(table, BELOW)


def test_opened_files(table):
    """Players, plot, slider, a comment and remarks that scroll, other continuations; a list of
    games, and a position set up in one; the sign that says to drop one.
    """
    long = "A long line of a comment. " * 200
    more = "".join(f"(;B[{letter}a])" for letter in "abcdefg")
    text = f"(;SZ[9]PB[Ada]PW[Bo]RE[W+R]KM[x]HA[x]RU[Japanese]C[{long}];B[ee];W[dd](;B[cc]){more}(;B[];W[]))"
    opened(table, sgf(text), 3)
    check(table, BELOW)
    opened(table, sgf("(;SZ[5]PB[Ada];B[cc];AW[aa]AE[cc];B[ee])(;SZ[5]PB[Bo])"), 3)
    slider(table).fill("2")
    expect(phase(table, "A position is set up here")).to_be_visible()
    drag(table, "dragenter", "a.sgf", b"")
    expect(table.locator("#drop")).to_be_visible()
    check(table, BELOW)
    drag(table, "dragleave", "a.sgf", b"")


def test_the_dialog(table):
    """All rules, endings and starts to choose from, the boxes for any rectangle, and a complaint."""
    unfold(table)
    dialog(table).get_by_label("Columns").fill("99")
    button(dialog(table), "Begin").click()
    expect(dialog(table).get_by_role("alert")).to_contain_text("99")
    check(table, BELOW)
    button(dialog(table), "Cancel").click()


def test_an_agreement(table):
    """Marks and a proposal; then the copy on which they are played out; and a position in the
    making.
    """
    begin_by(table, 5, rules="ending=japanese")
    play(table, "C3 B2 pass pass")
    mark(table, "B2")
    button(table, "Black proposes: remove marked stones").click()
    expect(button(table, "White agrees")).to_be_visible()
    check(table, BELOW)
    button(table, "Play it out on a copy").click()
    expect(phase(table, "A copy of the board")).to_be_visible()
    check(table, BELOW)
    begin(table, 5)
    from_more(table, "Set up a position")
    choose(table, "C3")
    expect(say(table)).to_contain_text("C3 is black")
    check(table, BELOW)


def test_a_board_in_a_frame(page):
    """The page that other pages have in a frame, once a move is played in it; the headings are
    theirs.
    """
    page.goto("static/board.html?play&show=reach+score+link#v=1&s=5")
    page.locator("tt-board").evaluate("board => board.turn('C3')")
    expect(page.locator("tt-board [part~=say]")).to_contain_text("Black played C3")
    results = Axe().run(page, options={"rules": {"page-has-heading-one": {"enabled": False}}})
    assert len(results.response["passes"]) > 10, "axe has looked at the page"
    assert results.violations_count == 0, results.generate_report()


def test_what_is_not_found(page, made):
    """The page that a host shows for a wrong address."""
    text = (made.site() / "404.html").read_text(encoding="utf-8")
    page.route(
        "**/wrong", lambda route: route.fulfill(body=text, content_type="text/html; charset=utf-8")
    )
    page.route("**/ttgo-build.json", lambda route: route.fulfill(body="{}"))
    page.goto("wrong")
    check(page)


def test_the_failure(page, watch):
    """Python could not be loaded."""
    watch.expected = True
    page.route("**/micropython.wasm", lambda route: route.abort())
    page.goto(ALONE)
    expect(button(page, "Try again")).to_be_visible()
    check(page)
