"""Game records as files: opened by the button, shown with all that they say, or refused with a
sentence.

Drops are in e2e/python/test_start.py, the names of saved files in tests/static/game/out/files.test.mjs,
what a file may hold in tests/sgf/.
"""

from playwright.sync_api import expect

from e2e.support.driver import (
    PYODIDE_COMES,
    begin,
    button,
    comment,
    current,
    dialog,
    from_more,
    give,
    opened,
    play,
    say,
    sgf,
    slider,
    step_to,
    tab,
    turns,
)
from e2e.support.servers import VARIATIONS


def test_the_button_opens_a_record(table):
    """Its title, at its start, the comment of each turn, the turns to step through or to be shown,
    and no score before the end; the game before it is kept.

    What is no record of Go changes nothing.
    """
    play(table, "E5 D4")
    give(table, sgf("(;GM[3]FF[4];B[e4])", "chess.sgf"))
    expect(say(table)).to_contain_text("a record of another game")
    expect(current(table)).to_have_text("2 D4")
    with table.expect_file_chooser() as chooser:
        button(table, "Open").click()
    chooser.value.set_files(VARIATIONS)
    expect(say(table)).to_contain_text("6 moves.", timeout=PYODIDE_COMES)
    expect(table.locator("#black-name")).to_have_text("Ada")
    expect(table.locator("#white-name")).to_have_text("Émile, +7 komi")
    title = table.locator("#record")
    expect(title).to_contain_text("White wins by resignation")
    expect(table.locator("#black-points")).to_be_hidden()
    button(table, "Watch the game").click()
    expect(current(table)).to_have_text("2 C7")
    expect(title).to_be_hidden()
    step_to(table, 6)
    expect(table.locator("#black-points")).to_be_visible()
    step_to(table, 0)
    assert comment(table) == "A lesson in two lines.\n\nThe second paragraph."
    expect(turns(table)).to_have_text(
        [
            "Start",
            "1 E5",
            "2 C7",
            "3 G7",
            "3 C3",
            "4 G7",
            "3 pass",
            "4 pass",
            "4 C3",
            "5 G3",
            "6 pass",
        ]
    )
    step_to(table, 2)
    expect(table.locator("#comment")).to_be_hidden()
    button(table, "New game").click()
    dialog(table).locator("#earlier [data-id]", has_text="9 by 9, 2 moves").first.click()
    expect(current(table)).to_have_text("2 D4")
    expect(title).to_be_hidden()


def test_what_a_file_says_is_never_markup(table):
    """Tags in names, comments, results, rules and the file's own name are shown as they are."""
    bad = "<img src=x onerror=alert(1)>"
    text = (
        f"(;SZ[9]PB[{bad}]PW[<b>w</b>]RE[{bad}]RU[{bad}]KM[{bad}]C[{bad}\n<script>x</script>]"
        ";B[ee];W[];B[])"
    )
    opened(table, sgf(text, "<i>a.sgf"), 3, at=3)
    expect(table.locator("#black-name")).to_have_text(bad)
    step_to(table, 0)
    expect(table.locator("#record")).to_contain_text(bad)
    assert comment(table) == f"{bad}\n<script>x</script>"
    step_to(table, 3)
    expect(table.locator("#recorded")).to_have_text(
        f"The ten rules count area. Recorded result: {bad}"
    )
    assert table.locator("main :is(img, i, script:not(tt-grid + script))").count() == 0
    from_more(table, "Save")
    expect(say(table)).to_contain_text("img src x onerror alert 1 - b w b.sgf")


def test_long_texts_stay_in_their_places(table):
    """A name of 5,000 letters, a comment of 2,000 lines, 52 other continuations: no page grows
    wide, the board stays where it is, also when the review begins.
    """
    board = table.locator("tt-grid").bounding_box()
    opened(table, sgf("(;SZ[9];B[ee])"), 1)
    others = "".join(f"(;B[{a}{b}])" for a in "abcdefghi" for b in "bcdefg")
    lines = "a line of a comment\n" * 2000
    text = f"(;SZ[9]PB[{'x' * 5000}]C[{lines}];B[ee];W[cc](;B[ga];W[gb]){others})"
    opened(table, sgf(text), 4)
    assert table.locator("tt-grid").bounding_box() == board
    assert table.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    for part in (table.locator("#score"), button(table, "More"), slider(table)):
        box = part.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800
    tab(table, "Comments")
    frame = table.get_by_role("region", name="Comment")
    assert frame.evaluate("part => part.scrollHeight - part.clientHeight") <= 0
    scrolled = table.locator("#comments")
    assert scrolled.evaluate("part => part.clientHeight") < 500
    scrolled.focus()
    expect(scrolled).to_be_focused()
    tab(table, "Moves")


def test_what_was_changed_is_not_said_before_each_comment(table):
    """Of a file whose rules are not these: at its start, and where nobody says anything."""
    opened(table, sgf("(;SZ[9]RU[Japanese]C[One.];B[ee]C[Two.];W[cc])"), 2)
    for turn, remarks in enumerate((1, 0, 1)):
        step_to(table, turn)
        expect(table.locator("#remarks > *")).to_have_count(remarks)


THREE = "(;SZ[5]PB[Ada]PW[Bob]RE[B+25];B[cc];W[];B[])(;GM[3];B[e4])(;SZ[9]PB[Cy]C[The third.];B[ee];W[cc])"


def test_another_game_of_a_file_is_chosen(table):
    """All of them are listed; what was played in one is there again, and a game of something else
    is refused.
    """
    opened(table, sgf(THREE, "three.sgfs"), 3)
    tab(table, "Moves")
    games = table.get_by_role("combobox", name="Game in this file")
    expect(games.locator("option")).to_have_text(["1. Ada – Bob, B+25", "2. not Go", "3. Cy"])
    play(table, "A1")
    games.select_option("3. Cy")
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 C7"])
    expect(say(table)).to_contain_text("The file holds 3 games; this is number 3.")
    step_to(table, 0)
    assert comment(table) == "The third."
    games.select_option("2. not Go")
    expect(say(table)).to_contain_text("a record of another game")
    assert comment(table) == "The third."
    games.select_option("1. Ada – Bob, B+25")
    expect(turns(table)).to_have_text(["Start", "1 A1", "1 C3", "2 pass", "3 pass"])
    begin(table, 5)
    expect(games).to_be_hidden()
