"""The family of rules, chosen in the dialog and obeyed on the board: superko, suicide, score,
handicap.

What differs by them is in tests/test_rulesets.py.
"""

from playwright.sync_api import Page, expect

from e2e.support.driver import (
    begin_by,
    button,
    dialog,
    names,
    option,
    play,
    score,
    unfold,
)


def test_each_is_chosen(table: Page) -> None:
    """A repeat that natural situational superko allows and positional does not; the score by the
    wording of 1995. The page tells both.
    """
    facts = table.locator("#played-by")
    expect(facts).to_have_text("Tromp-Taylor")
    for superko, told in [
        ("Positional", "repeats the grid"),
        ("Natural situational", "reaches neither"),
    ]:
        begin_by(
            table, 2, 1, own={"Superko": superko, "Suicide": "Allowed", "Score": "Taylor 1995"}
        )
        expect(score(table)).to_have_text("Black 2, White 2, neutral 0")
        play(table, "A1 pass")
        assert ("not allowed: repeats the grid" in names(table)["B1"]) is (
            superko == "Positional"
        ), told
    expect(facts).to_contain_text("natural-situational")
    play(table, "B1")


def test_rules_bring_their_ending(table: Page) -> None:
    """Until an ending has been chosen by hand; then it stays."""
    unfold(table)
    for rules, ending in [
        ("Taylor 1995", "By agreement or by binding"),
        ("New Zealand", "By agreement or by four"),
        ("Tromp-Taylor without suicide", "After two passes"),
    ]:
        option(table, "Rules", rules).check()
        expect(option(table, "How it ends", ending)).to_be_checked()
    option(table, "How it ends", "By agreement or by a ruling").check()
    for other in ("New Zealand", "Choose each"):
        option(table, "Rules", other).check()
        expect(option(table, "How it ends", "By agreement or by a ruling")).to_be_checked()
    button(dialog(table), "Cancel").click()


def test_the_folds_tell_what_is_chosen(table: Page) -> None:
    """Also when they are closed; opening the dialog again tells it again."""
    button(table, "New game").click()
    expect(dialog(table)).to_contain_text("Advanced: Tromp-Taylor · After two passes")
    expect(dialog(table).get_by_role("group", name="How it ends")).to_be_hidden()
    unfold(table)
    option(table, "Rules", "New Zealand").check()
    expect(dialog(table)).to_contain_text("Advanced: New Zealand · By agreement or by four passes")
    expect(dialog(table).get_by_text("Other sources read the New Zealand wording")).to_be_visible()
    option(table, "Rules", "Choose each").check()
    expect(dialog(table).get_by_text("Other sources read the New Zealand wording")).to_be_hidden()
    expect(option(table, "Superko", "Situational")).to_be_checked()
    option(table, "Suicide", "Forbidden").check()
    expect(dialog(table)).to_contain_text(
        "Advanced: superko: Situational, suicide: Forbidden, score: Rule 9 · By"
    )
    button(dialog(table), "Cancel").click()
