"""Links of before that hold code, of which nothing may run."""

import base64
import json
import zlib

import pytest
from playwright.sync_api import expect

from e2e.support.changing import CHANGE, STARTS, play
from ttgo.web.fill.presets import PRESETS

pytestmark = pytest.mark.all_of_python

TEN = "The ten rules, unchanged"
OVER = "def over(turns):\n    return True  # the game ends before it begins"


def older(edits):
    """The fragment of an older link."""
    text = json.dumps({"g": "rectangle 5 5", "e": edits, "t": "C3"})
    packed = zlib.compress(text.encode(), wbits=-15)
    return f"#c={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def test_the_code_of_a_link_is_text(new_context):
    """It is shown to be copied. The board goes by the ten rules, whatever is pressed: with a card
    only by that card, of whatever functions the link's code is.
    """
    page = new_context().new_page()
    page.add_init_script(  # an empty page before has no clipboard in Firefox
        "if (navigator.clipboard)"
        " navigator.clipboard.writeText = async (text) => { window.got = text; }"
    )
    page.goto(CHANGE + older({"over": OVER, "repeats": "raise RuntimeError('it runs')"}))
    expect(page.locator("#link")).to_contain_text("None of it has been run.")
    expect(page.locator("#link-lines")).to_contain_text(OVER)
    page.get_by_role("button", name="Copy", exact=True).click()
    assert OVER in page.evaluate("window.got")
    expect(page.locator("#say")).to_have_text("Black played C3. White to play.", timeout=STARTS)
    expect(page.locator("#whose")).to_have_text(TEN)
    play(page, "D3")
    of_functions = {tuple(preset.made()): name for name, preset in PRESETS.items()}
    for functions, name in of_functions.items():
        if "over" in functions:
            continue
        card = page.locator(f"[data-preset={name}]")
        card.click()
        expect(page.locator("#whose")).not_to_have_text(TEN, timeout=STARTS)
        expect(page.locator("#say")).not_to_contain_text("over")
        card.click()
        expect(page.locator("#whose")).to_have_text(TEN, timeout=STARTS)
    expect(page.locator("#fault")).to_be_empty()
    assert page.evaluate("document.querySelectorAll('.rule.changed').length") == 0


def test_nor_by_a_race(page):
    """The address changes while an earlier one is being read, played or written back."""
    for late in range(0, 40, 4):
        page.evaluate(
            """async ([late, hostile]) => {
                location.hash = `#grid=torus+5&turns=A1&${late}`;
                await new Promise((done) => setTimeout(done, late));
                location.hash = hostile;
            }""",
            [late, older({"over": OVER})],
        )
        expect(page.locator("#link-lines")).to_have_text(OVER)
        expect(page.locator("#say")).to_have_text("Black played C3. White to play.")
        expect(page.locator("#whose")).to_have_text(TEN)
        assert page.evaluate("document.querySelectorAll('.rule.changed').length") == 0
