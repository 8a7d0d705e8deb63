"""Whole games, clicked through with the mouse."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import begin, button, choose, current, picture, play, say, stones, turns
from e2e.support.slots import verdict

DATA = Path(__file__).parents[1] / "data"


def sgf_game(name: str) -> tuple[int, float, str, list[str]]:
    """Size, komi, result and turns of one of our SGF files, which have no variations and no setup."""
    text = (DATA / name).read_text()
    size, komi, result = (re.search(rf"{key}\[(.*?)\]", text)[1] for key in ("SZ", "KM", "RE"))  # type: ignore[index]
    line = []
    for at in re.findall(r";[BW]\[(.*?)\]", text):
        line.append("ABCDEFGHJ"[ord(at[0]) - 97] + str(int(size) - ord(at[1]) + 97) if at else "pass")
    return int(size), float(komi), result, line


@pytest.mark.in_each_browser
def test_a_real_9x9_game_ends_as_the_oracle_says(table: Page) -> None:
    """A whole engine game, clicked, gives its result; its board is the one that sgfmill makes of it."""
    from sgfmill import boards

    size, komi, result, line = sgf_game("kg-0214-9x9.sgf")
    begin(table, size, komi=int(komi))
    judge = boards.Board(size)
    for number, turn in enumerate(line):
        choose(table, turn)
        if turn != "pass":
            judge.play(int(turn[1]) - 1, "ABCDEFGHJ".index(turn[0]), "bw"[number % 2])
    expect(current(table)).to_have_text(f"{len(line)} pass")
    rows = [
        "".join({"b": "X", "w": "O", None: "."}[judge.get(row, column)] for column in range(size))
        for row in reversed(range(size))
    ]
    assert stones(table) == rows
    margin = judge.area_score() - komi
    assert result == f"B+{margin:g}"
    expect(table.locator("#over")).to_contain_text(f"Black wins by {margin:g} ({result}).")


def test_two_passes_end_the_game_and_undo_resumes_it(table: Page) -> None:
    """The end is spelled out by rules 8, 9 and 10; the board takes no move then; undo goes back into the game."""
    begin(table, 5, komi=7)
    play(table, "C3 A1 pass")
    expect(table.locator("#over")).to_be_hidden()
    play(table, "pass")
    result = verdict(table)
    expect(result).to_be_visible()
    expect(table.locator("#over li")).to_have_text(
        [
            "Rule 8: Two passes in a row ended the game. No stone is taken off: the grid counts as it is.",
            "Rule 9: Black: 1 stone and 0 empty points that reach only Black, 1 in all.",
            "Rule 9: White: 1 stone and 0 empty points that reach only White, 1 in all.",
            "Rule 9: 23 empty points reach both colours and count for nobody.",
            "Komi: 7 is added to White's score, which makes 8.",
            "Rule 10: White wins by 7 (W+7).",
        ]
    )
    expect(button(table, "Pass")).to_be_hidden()
    choose(table, "B2")
    expect(say(table)).to_have_text("Rule 8: Two passes in a row have ended the game; undo one to play on.")
    assert stones(table)[3] == "....."
    expect(turns(table)).to_have_count(5)
    button(table, "Undo").click()
    expect(result).to_be_hidden()
    play(table, "B2")
    assert stones(table)[3] == ".O..."


def test_the_last_stone_is_marked(table: Page) -> None:
    """The cell of the last move is the current one, and the picture rings it."""
    play(table, "E5 C3")
    expect(table.locator("tt-grid [aria-current]")).to_have_attribute("aria-label", re.compile("^C3,"))
    table.mouse.move(0, 0)
    ringed = picture(table)
    play(table, "pass")
    assert picture(table) != ringed
