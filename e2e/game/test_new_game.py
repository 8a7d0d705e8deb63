"""The dialog for a new game: sizes, komi, and what is typed wrong."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import begin, button, current, dialog, picture, play, point, score, stones, turns
from e2e.support.pixels import palette, patch


@pytest.mark.parametrize(
    ("width", "height", "corner"),
    [(52, 52, "BB52"), (1, 52, "A52")],
)
def test_any_rectangle_can_be_played(table: Page, width: int, height: int | None, corner: str) -> None:
    """The grid has the chosen shape, is drawn, and its far corner takes a stone."""
    begin(table, width, height)
    rows = height or width
    assert stones(table) == ["." * width] * rows
    before = picture(table)
    play(table, corner)
    assert stones(table)[0] == "." * (width - 1) + "X"
    assert picture(table) != before
    button(table, "Show it").click()  # one colour alone has areas only when asked
    expect(score(table)).to_have_text(f"Black {width * rows}, White 0, neutral 0")


@pytest.mark.parametrize(
    ("width", "komi", "wrong"),
    [("2.5", "0", "1 to 52, not 2.5"), ("9", "0.3", "Komi is")],
)
def test_bad_numbers_get_a_sentence(table: Page, width: str, komi: str, wrong: str) -> None:
    """The dialog stays, says what is accepted and keeps what was typed, the game behind it is untouched; mended, it is taken."""
    play(table, "E5 D4")
    button(table, "New game").click()
    form = dialog(table)
    form.get_by_text("7", exact=True).click()
    expect(form.get_by_label("Columns")).to_be_hidden()
    form.get_by_text("other", exact=True).click()
    for label, text in (("Columns", width), ("Rows", "9"), ("Komi", komi)):
        form.get_by_label(label).fill("")
        form.get_by_label(label).press_sequentially(text)
    button(form, "Begin").click()
    expect(form.get_by_role("alert")).to_contain_text(wrong)
    expect(form.get_by_role("alert")).to_be_in_viewport()
    expect(form.get_by_label("Columns")).to_have_value(width)
    expect(form.get_by_label("Komi")).to_have_value(komi)
    expect(current(table)).to_have_text("2 D4")
    form.get_by_label("Columns").fill("3")
    form.get_by_label("Komi").fill("1")
    button(form, "Begin").click()
    expect(form).to_be_hidden()
    expect(table.get_by_role("gridcell")).to_have_count(27)
    button(table, "New game").click()
    expect(form).to_be_visible()
    expect(form.get_by_role("alert")).to_be_hidden()
    button(form, "Cancel").click()


def test_the_dialog_closes_by_its_backdrop_cancel_and_escape(table: Page) -> None:
    """None changes the game."""
    play(table, "E5")
    for close in (
        lambda: button(dialog(table), "Cancel").click(),
        lambda: table.mouse.click(5, 5),
        lambda: table.keyboard.press("Escape"),
    ):
        button(table, "New game").click()
        expect(dialog(table)).to_be_visible()
        close()
        expect(dialog(table)).to_be_hidden()
    expect(turns(table)).to_have_count(2)


def test_cells_lie_on_their_points(table: Page) -> None:
    """The transparent cells cover the drawn board: the middle of each corner cell is a crossing of lines."""
    begin(table, 13, 7)
    line = palette(table)["line"]
    for vertex, x, y in (("A1", 0.3, -0.3), ("A7", 0.3, 0.3), ("N1", -0.3, -0.3), ("N7", -0.3, 0.3)):
        cell = patch(table, vertex)
        assert line in cell.around(x, 0), vertex
        assert line in cell.around(0, y), vertex
        assert line not in cell.around(-x, 0), vertex
    assert point(table, "G4").bounding_box()
