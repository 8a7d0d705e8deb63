"""The turn list: stepping, other continuations, and going back to them."""

import re

from playwright.sync_api import Page, expect

from e2e.support.driver import button, current, opened, play, point, say, sgf, stones, turns
from e2e.support.slots import from_more


def step(page: Page, name: str) -> None:
    turns(page).get_by_role("link", name=re.compile(rf"^{name}(, (Black|White))?$")).click()
    expect(current(page)).to_have_text(name)


def test_any_turn_can_be_stepped_to(table: Page) -> None:
    """A click on a turn shows the grid after it; the list stays whole and marks the turn that is shown."""
    play(table, "E5 D4 pass C3")
    for name, row5, row4 in (
        ("2 D4", "....X....", "...O....."),
        ("Start", "." * 9, "." * 9),
        ("3 pass", "....X....", "...O....."),
    ):
        step(table, name)
        expect(turns(table).locator("[aria-current=step]")).to_have_count(1)
        assert stones(table)[4:6] == [row5, row4]
        expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4", "3 pass", "4 C3"])
    step(table, "4 C3")
    expect(table.locator("#redo")).to_have_attribute("aria-disabled", "true")
    expect(say(table)).to_contain_text("Turn 4 of 4.")


def test_another_continuation_keeps_the_first(table: Page) -> None:
    """Playing at an earlier turn adds a branch: the other one is offered beside it, whole, and both can be gone on with."""
    play(table, "E5 D4 C3")
    step(table, "1 E5")
    play(table, "G7")
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 G7or D4"])
    turns(table).get_by_role("link", name="Turn 2, other choice: D4").press("Enter")
    expect(current(table)).to_have_text("2 D4")
    expect(current(table)).to_be_focused()
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4or G7", "3 C3"])
    assert stones(table)[5] == "...O....."
    from_more(table, "Redo")
    expect(current(table)).to_have_text("3 C3")
    step(table, "1 E5")
    play(table, "D4")  # the same turn again is no third branch
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4or G7", "3 C3"])


def test_undo_and_redo_know_their_ends(table: Page) -> None:
    """At the start there is nothing to undo, at the end nothing to redo; the buttons keep the focus and say so."""
    expect(button(table, "Undo")).to_have_attribute("aria-disabled", "true")
    button(table, "Undo").click(force=True)
    expect(say(table)).to_contain_text("There is no turn to undo")
    play(table, "E5")
    expect(button(table, "Undo")).not_to_have_attribute("aria-disabled", "true")
    button(table, "Undo").click()
    expect(button(table, "Undo")).to_have_attribute("aria-disabled", "true")
    expect(button(table, "Undo")).to_be_focused()
    expect(table.locator("#redo")).not_to_have_attribute("aria-disabled", "true")


def test_the_score_follows_every_turn(table: Page) -> None:
    """Bar and numbers are of the grid that is shown. A double click is one move."""
    point(table, "E5").dblclick()
    expect(current(table)).to_have_text("1 E5")
    expect(table.locator("#score")).to_have_text("Stones: Black 1, White 0")
    play(table, "A1")
    expect(table.locator("#score")).to_have_text("Black 1, White 1, neutral 79")
    shares = table.locator(".balance span").evaluate_all(
        "parts => parts.map(part => part.getBoundingClientRect().width)"
    )
    assert shares[1] > 70 * shares[0] > 0
    assert abs(shares[0] - shares[2]) < 0.5
    expect(turns(table)).to_have_count(3)


def test_a_long_list_keeps_the_current_turn_in_sight(table: Page) -> None:
    """The list scrolls by itself, the page does not."""
    table.set_viewport_size({"width": 390, "height": 700})
    try:
        play(table, " ".join(f"{letter}{row}" for row in (1, 3) for letter in "ABCDEFGHJ"))
        assert table.evaluate("scrollY") == 0 or point(table, "A1").is_visible()
        frame, now = table.locator("#turns").bounding_box(), current(table).bounding_box()
        assert frame
        assert now
        assert frame["x"] <= now["x"]
        assert now["x"] + now["width"] <= frame["x"] + frame["width"]
    finally:
        table.set_viewport_size({"width": 1280, "height": 800})


def test_many_choices(table: Page) -> None:
    """Where a game forks three of its continuations are shown, on a desktop and on a phone; the button shows the rest and moves the
    focus to the first of them.
    """
    more = "".join(f"(;B[{letter}a];W[])" for letter in "abcdefg")
    opened(table, sgf(f"(;SZ[9];B[ee];W[dd](;B[cc];W[gg];B[hh]){more})"), 5)
    for size in ({"width": 390, "height": 844}, {"width": 1280, "height": 800}):
        table.set_viewport_size(size)  # type: ignore[arg-type]
        expect(turns(table).nth(3)).to_have_text("3 C7or A9or B9or C9+4")
        boxes = (
            turns(table)
            .get_by_role("link")
            .evaluate_all(
                "links => links.map(link => { const box = link.getBoundingClientRect(); return [box.x, box.y, box.right, box.bottom]; })"
            )
        )
        for one, box in enumerate(boxes):
            for other in boxes[:one]:
                apart = other[2] <= box[0] or box[2] <= other[0] or other[3] <= box[1] or box[3] <= other[1]
                assert apart, (other, box)
    step(table, "3 C7")
    turns(table).get_by_role("button", name="Turn 3: 4 more choices").click()
    expect(turns(table).nth(3)).to_have_text("3 C7or A9or B9or C9or D9or E9or F9or G9")
    expect(turns(table).get_by_role("link", name="other choice: D9")).to_be_focused()
    expect(turns(table).locator("[aria-current=step]")).to_have_count(1)
    turns(table).get_by_role("link", name="other choice: G9").click()
    expect(current(table)).to_have_text("3 G9")
    expect(turns(table)).to_have_count(5)


def test_the_list_is_one_stop(table: Page) -> None:
    """Tab comes to it once, at the turn that is shown; there the arrows move, and Escape leads back to the board."""
    play(table, "E5 D4 C3 G7")
    current(table).focus()
    table.keyboard.press("Shift+Tab")
    expect(table.get_by_role("tab", name="Moves")).to_be_focused()
    table.keyboard.press("Tab")
    expect(current(table)).to_be_focused()
    table.keyboard.press("ArrowLeft")
    table.keyboard.press("ArrowUp")
    expect(turns(table).nth(2).get_by_role("link")).to_be_focused()
    expect(turns(table).nth(2).get_by_role("link")).to_have_accessible_name("2 D4, White")
    table.keyboard.press("Enter")
    expect(current(table)).to_have_text("2 D4")
    expect(current(table)).to_be_focused()
    for key, place in (("End", 4), ("ArrowRight", 4), ("Home", 0), ("ArrowLeft", 0)):
        table.keyboard.press(key)
        expect(turns(table).nth(place).get_by_role("link")).to_be_focused()
    table.keyboard.press("Escape")
    expect(point(table, "G7")).to_be_focused()
