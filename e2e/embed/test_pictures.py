"""The pictures of the ten rules on embed.html, each a board that is so."""

import pytest
from playwright.sync_api import expect

from ttgo.pages import lessons as learn
from ttgo.vertex import rows

ALL = 17
BOARDS = "#pictures tt-board"


@pytest.fixture
def pictures(new_context):
    page = new_context().new_page()
    page.goto("static/embed.html#p-ko")
    expect(page.locator(BOARDS)).to_have_count(ALL)
    return page


def views(page):
    """What Python shows of each board, by its name."""
    found = page.locator(BOARDS).evaluate_all(
        """boards => Promise.all(boards.map(async (board) => {
            await board.fragment();
            return [board.closest('[id^=p-]').id, board.view, board.error?.message];
        }))"""
    )
    assert [error for _, _, error in found if error] == []
    return {name.removeprefix("p-"): view for name, view, _ in found}


def test_each_is_as_the_rules_have_it(pictures):
    """Where Learn has the same board, its stones; the scores that the captions tell; letters,
    numbers, star points and captions.

    Boards come into use as they come into sight; none pushes those below it away, but for three
    lines that say more.
    """
    heights = "boards => boards.map(board => board.getBoundingClientRect().height)"
    boards = pictures.locator(BOARDS)
    expect(boards.locator("tt-grid")).to_have_count(ALL)  # all are drawn
    before = boards.evaluate_all(heights)
    cell = pictures.locator("#p-reach-abcd").locator("[data-at=A4]")
    expect(cell).to_have_accessible_name("A4, labelled A, black stone")
    shown = views(pictures)
    line = boards.first.evaluate("board => parseFloat(getComputedStyle(board).fontSize) * 5")
    after = boards.evaluate_all(heights)
    assert [b for a, b in zip(before, after, strict=True) if abs(a - b) > line] == []
    for name in shown.keys() & learn.BOARDS.keys():
        record = learn.BOARDS[name].record
        if name in ("clear", "move", "grid"):
            continue  # these are other boards here
        if name == "replay-after-capture":
            record.here = record.here.parent or record.here  # before White captures
        position = record.match().position
        assert shown[name]["stones"] == rows(
            position.grid, [position.black, position.white], ".XO"
        ), name
    points = {
        name: (shown[name]["score"]["black"], shown[name]["score"]["white"])
        for name in ("forty-one", "forty-four")
    }
    assert points == {"forty-one": (40, 41), "forty-four": (44, 35)}
    assert shown["ing-5x5"]["over"]["result"] == "W+4"
    assert shown["dead-5x5"]["over"]["result"].startswith("W+")
    assert "C1" in shown["dead-5x5-ko"]["illegal"]
    for name, at, cleared in (("clear", "C3", 5), ("move", "D3", 3), ("capture-first", "B2", 8)):
        board = pictures.locator(f"#p-{name} tt-board")
        steps = board.evaluate("async (board, at) => (await board.turn(at)).steps", at)
        assert [len(steps["opponent"]), steps["own"]] == [cleared, []], name
    second = pictures.locator("#p-ko").locator("[data-at=B3]")
    expect(second).to_have_accessible_name("B3, labelled 2, empty")
    expect(pictures.locator("#pictures").get_by_role("figure")).to_have_count(ALL)
