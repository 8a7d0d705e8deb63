"""What comes back from a lesson: a line that each pupil copies, and the table of a class."""

from playwright.sync_api import Page, expect

from e2e.support.accessibility import check

SAID = "Capture: {} of 3 at the first try"


def test_the_lines_of_a_class(page: Page) -> None:
    """Who missed which board, and what they tapped; what is no result is named, and nothing of it
    becomes a part of the page.
    """
    page.goto("static/rules.html#teach")
    lines = [
        f"{SAID.format(3)} · Ada · [3]",
        f"{SAID.format(1)} · <b>Bo</b> · [3] 2: C2 D1, 3: ?",
        "Is that right?",
    ]
    page.get_by_label("The lines of your class").fill("\n".join(lines))
    table = page.get_by_role("table", name="Capture (3)")
    rows = [row.all_inner_texts()[0].split("\t") for row in table.get_by_role("row").all()]
    assert rows == [
        ["Name", "1", "2", "3"],
        ["Ada", "✓", "✓", "✓"],
        ["<b>Bo</b>", "✓", "C2 D1", "–"],
        ["Not at the first try", "", "1", "1"],
    ]
    expect(page.locator(".results p")).to_have_text("Line 3 is not a result: Is that right?")
    check(page)
