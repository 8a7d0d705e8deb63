"""The dialog for a new game: sizes, komi, and what is typed wrong."""

from playwright.sync_api import Page, expect

from e2e.support.driver import (
    begin,
    button,
    current,
    dialog,
    play,
    point,
    turns,
)
from e2e.support.pixels import palette, patch


def test_bad_numbers_get_a_sentence(table: Page) -> None:
    """The dialog stays, says what is accepted and keeps what was typed, the game behind it is
    untouched; mended, it is taken.
    """
    play(table, "E5 D4")
    button(table, "New game").click()
    form = dialog(table)
    form.get_by_text("7", exact=True).click()
    expect(form.get_by_label("Columns")).to_be_hidden()
    form.get_by_text("other", exact=True).click()
    for label, text in (("Columns", "2.5"), ("Rows", "9"), ("Komi", "0.3")):
        form.get_by_label(label).fill("")
        form.get_by_label(label).press_sequentially(text)
    button(form, "Begin").click()
    expect(form.get_by_role("alert")).to_contain_text("1 to 52, not 2.5")
    expect(form.get_by_role("alert")).to_be_in_viewport()
    expect(form.get_by_label("Columns")).to_have_value("2.5")
    expect(form.get_by_label("Komi")).to_have_value("0.3")
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
    """The transparent cells cover the drawn board: the middle of each corner cell is a crossing of
    lines.
    """
    begin(table, 13, 7)
    line = palette(table)["line"]
    for vertex, x, y in (
        ("A1", 0.3, -0.3),
        ("A7", 0.3, 0.3),
        ("N1", -0.3, -0.3),
        ("N7", -0.3, 0.3),
    ):
        cell = patch(table, vertex)
        assert line in cell.around(x, 0), vertex
        assert line in cell.around(0, y), vertex
        assert line not in cell.around(-x, 0), vertex
    assert point(table, "G4").bounding_box()
