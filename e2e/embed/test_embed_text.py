"""What is written on and into a <tt-board> is text, whoever wrote it; no call and no attribute breaks it."""

from playwright.sync_api import Page, expect

from e2e.support.embedded import (
    TRIANGLE,
    board,
    button,
    expect_turn,
    part,
    play,
    said,
)
from e2e.support.warm import put

# What is written is text


def test_records_are_text(page: Page) -> None:
    """Names and comments with tags, entities and scripts in them are shown as they are, and nothing of them comes alive."""
    evil = '<img src=x onerror="window.hit = 1"><b>bold</b>&lt;script&gt;'
    record = f"(;SZ[3]PB[{evil}]PW[{evil}]RE[{evil}]C[{evil}];B[bb]C[{evil}])"
    page.route("**/evil.sgf", lambda route: route.fulfill(body=record))
    put(page, '<tt-board id="a" sgf="evil.sgf" show="reach score"></tt-board>')
    expect(part(page, "comment")).to_have_text(evil)
    expect(part(page, "names")).to_contain_text(evil)
    button(page, "One turn on").click()
    expect_turn(page, 1)
    found = board(page).evaluate(
        "board => [board.shadowRoot.querySelectorAll('img, b, script').length, window.hit ?? null]"
    )
    assert found == [0, None]


HOSTILE = {
    "a script's address": 'sgf="javascript:hit=1"',
    "a data address": 'sgf="data:text/html,hi"',
    "a file's address": 'sgf="file:///etc/passwd"',
    "an address that is none": 'sgf="http://["',
    "a very long size": f'size="{"9" * 10_000}"',
    "a very long label": f'label="{"x" * 10_000}"',
    "very long moves": f'moves="{"pass " * 30_000}"',
    "a very long link": f'link="{"v=1&amp;" * 30_000}"',
    "a very long show": f'show="{"x" * 10_000}"',
    "the root of all objects": 'size="__proto__" moves="constructor" at="toString" show="__proto__" theme="valueOf"',
    "markup": "label='&lt;b onclick=hit&gt;' moves='&lt;img&gt;' komi='&lt;i&gt;' rules='&lt;script&gt;hit&lt;/script&gt;'",
    "a turn beyond all": 'moves="E5" at="99999999999999999999"',
    "a turn below all": 'moves="E5" at="-1"',
    "other digits": 'size="\u0663" at="\u0661"',
    "nothing at all": 'size="" moves="" at="" komi="" rules="" ending="" handicap="" first="" show="" theme="" label=""',
    "brackets": f'sgf="(;{"(;" * 2_000}"',
    "a record of nothing": 'sgf="(;)"',
    "half a pair": 'moves="\ud83d&#xd83d;"'.encode("utf-8", "replace").decode(),
}


ASK = """board => board.fragment().then(() => {
  const say = board.shadowRoot.querySelector("[part=say]").innerText.replace(/\\u00a0$/, "");
  return [board.error?.message ?? "", say, Boolean(board.view)];
})"""


def test_hostile_attributes(page: Page) -> None:
    """Taken or refused in one short sentence; the page and the board beside it go on."""
    put(
        page,
        TRIANGLE
        + "".join(f'<tt-board id="h{n}" {given}></tt-board>' for n, given in enumerate(HOSTILE.values())),
    )
    for n, name in enumerate(HOSTILE):
        sentence, told, shown = board(page, f"h{n}").evaluate(ASK)
        assert sentence or shown, name
        assert len(sentence) < 300, name
        if sentence:
            assert sentence.endswith((".", "\u201d.")), name
            assert told == sentence, name  # a second try says it anew
    play(page, "C2")
    assert page.evaluate("[window.hit ?? null, Object.prototype.polluted ?? null]") == [None, None]


def test_hostile_calls(page: Page) -> None:
    """Scripts may say anything to a board; it answers with a view, changes nothing, and goes on."""
    put(page, TRIANGLE)
    play(page, "C2")
    turns = ("turn({})", "turn(null)", "turn('E5'.repeat(9999))", "turn('\\ud800')")
    places = ("goto(-1)", "goto(1e999)", "goto('x')", "goto(NaN)", "goto({})")
    for call in turns + places:
        assert board(page).evaluate(f"async board => (await board.{call}).turn") == 1, call
    play(page, "C1")


def test_a_record_that_does_not_end(page: Page) -> None:
    """A file that is too long is refused, not read on the page's own thread."""
    page.route("**/endless.sgf", lambda route: route.fulfill(body="(;SZ[9]C[" + "x" * 2_000_000))
    put(page, '<tt-board id="a" sgf="endless.sgf"></tt-board>')
    expect(said(page)).to_have_text("The game record endless.sgf is too long to be shown here.")
