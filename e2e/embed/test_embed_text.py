"""No attribute and no call breaks a <tt-board>. What is written in a record is text: test_embed_look.py."""

from playwright.sync_api import Page

from e2e.support.embedded import (
    TRIANGLE,
    board,
    play,
)
from e2e.support.warm import put

HOSTILE = {
    "a script's address": 'sgf="javascript:hit=1"',
    "a very long size": f'size="{"9" * 10_000}"',
    "a very long label": f'label="{"x" * 10_000}"',
    "very long moves": f'moves="{"pass " * 30_000}"',
    "the root of all objects": 'size="__proto__" moves="constructor" at="toString" show="__proto__" theme="valueOf"',
    "markup": "label='&lt;b onclick=hit&gt;' moves='&lt;img&gt;' komi='&lt;i&gt;' rules='&lt;script&gt;hit&lt;/script&gt;'",
    "nothing at all": 'size="" moves="" at="" komi="" rules="" ending="" handicap="" first="" show="" theme="" label=""',
    "brackets": f'sgf="(;{"(;" * 2_000}"',
    "half a pair": 'moves="\ud83d&#xd83d;"'.encode("utf-8", "replace").decode(),
}


ASK = """board => board.fragment().then(() => {
  const say = board.shadowRoot.querySelector("[part=say]").innerText.replace(/\\u00a0$/, "");
  return [board.error?.message ?? "", say, Boolean(board.view)];
})"""


def test_hostile_attributes(page: Page) -> None:
    """Taken or refused in one short sentence; the page and the board beside it go on."""
    boards = (f'<tt-board id="h{n}" {given}></tt-board>' for n, given in enumerate(HOSTILE.values()))
    put(page, TRIANGLE + "".join(boards))
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
