"""Playing against the computer: at once; what it says and shows; what becomes of a game when it cannot think."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    Hold,
    begin,
    button,
    choose,
    current,
    dialog,
    phase,
    play,
    ready,
    say,
    turns,
)
from e2e.support.opponent import THINKS, answered, level, opponent, thinking
from e2e.support.slots import from_more
from ttgo import Game
from ttgo.player import LEVELS, Player


@pytest.fixture
def against(table: Page) -> Iterator[Page]:
    """A game on 5x5 against the computer, which is White and quick; the person begins."""
    begin(table, 5)
    opponent(table, "white", of_level="10")
    yield table
    thinking(table, False)
    level(table, "100")


def test_nothing_of_it_is_loaded_before(new_context: Callable[..., BrowserContext], watch: Watch) -> None:
    """A page that asks for no opponent has no worker that thinks, and none of the player's files. Chosen and played before its Python has
    come, it answers when it has.
    """
    page = new_context(fresh=True).new_page()
    hold = Hold(page, "**/ttgo/player/opponent.py")
    page.goto("./")
    ready(page)
    begin(page, 5)
    play(page, "C3")
    assert [url for url in watch.requests if "think-" in url or "/player/" in url] == []
    level(page, "10")
    opponent(page, "white")
    expect(page.locator("#to-play")).to_have_text("White is thinking")
    hold.let_go()
    answered(page, 2)


def test_a_whole_game(against: Page) -> None:
    """By clicks of a person who knows a little, to two passes, and the result is that of the rules. The levels are the player's."""
    options = against.locator("#level option")
    found = options.evaluate_all("options => options.map((option) => Number(option.value))")
    assert set(found) <= {games for _, games in LEVELS}
    game = Game(5)
    person = Player(60, seed=7)
    while not game.over:
        assert game.turn < 300, "it does not end"
        turn = person.choose(game).turn
        game.play(turn)
        choose(against, turn)
        if not game.over:
            game.play(answered(against, game.turn + 1))
    expect(against.locator("#over")).to_contain_text("Rule 10")
    by = abs(game.score().margin)
    winner = "Black" if game.score().margin > 0 else "White"
    said = f"{winner} wins by {by:g} point" if by else "The game is a tie"
    expect(against.locator("#to-play")).to_contain_text(said)


def test_undo_takes_both_turns_back(against: Page) -> None:
    """And redo brings both again; while it thinks, only the person's own. Its turn is said with what it expects."""
    choose(against, "C3")
    at = answered(against, 2)
    did = (
        r"Rule 8: White passes\. If Black passes too, the game ends"
        if at == "pass"
        else f"Rule 7: White played {at}"
    )
    expect(say(against)).to_have_text(
        re.compile(rf"^{did}\. Your turn\. (The computer thinks|White offers to resign) .*\.$")
    )
    button(against, "Undo").click()
    expect(current(against)).to_have_text("Start")
    expect(against.locator("#to-play")).to_have_text("Black to play")
    from_more(against, "Redo")
    expect(current(against)).to_have_text(f"2 {at}")
    level(against, "10000")
    choose(against, "B1" if at != "B1" else "A1")
    expect(against.locator("#to-play")).to_have_text("White is thinking")
    button(against, "Undo").click()
    expect(current(against)).to_have_text(f"2 {at}")
    expect(against.locator("#to-play")).to_have_text("Black to play")


def test_it_may_begin(table: Page) -> None:
    """Chosen in the dialog for a new game, Black is the computer's; in a game like it the colours are changed."""
    button(table, "New game").click()
    form = dialog(table)
    form.get_by_text("5", exact=True).click()
    form.get_by_role("combobox", name="Opponent").select_option("black")
    button(form, "Begin").click()
    answered(table, 1)
    expect(table.locator("#computer-plays")).to_have_value("black")
    button(table, "New game").click()
    expect(form.get_by_role("combobox", name="Opponent")).to_have_value("black")  # it is not forgotten
    button(form, "Cancel").click()
    opponent(table, "")
    for turn in (2, 3):
        if not table.locator("#over").is_visible():  # the computer may have passed
            button(table, "Pass").click()
            answered(table, turn)
    opponent(table, "black")
    button(table, "Play again").click()
    expect(turns(table)).to_have_count(1)
    expect(table.locator("#computer-plays")).to_have_value("white")
    choose(table, "C3")
    answered(table, 2)


def test_stop_and_go_on(against: Page) -> None:
    """A click while it thinks takes no turn and says why; Stop stops it, and a smaller level lets it move."""
    level(against, "10000")
    choose(against, "C3")
    expect(against.locator("#to-play")).to_have_text("White is thinking")
    expect(against.locator("body")).to_have_attribute("data-thinking", "turn")
    choose(against, "D4")
    expect(against.locator("#look")).to_have_text("The computer is thinking. Press Stop to play for it.")
    button(against, "Stop").click()
    expect(against.locator("#to-play")).to_have_text("White to play")
    choose(against, "C3")  # refused: it stays stopped
    expect(say(against)).to_contain_text("Rule 7")
    expect(against.locator("#to-play")).to_have_text("White to play")
    expect(turns(against)).to_have_count(2)
    level(against, "10")
    button(against, "Let it play").click()
    answered(against, 2)


def test_it_answers_a_proposal(table: Page) -> None:
    """After two passes it says what it holds for dead, and an equal word of the person's ends the game."""
    button(table, "New game").click()
    form = dialog(table)
    form.get_by_text("5", exact=True).click()
    form.get_by_text("Advanced:").click()
    form.get_by_text("By agreement or on a copy", exact=True).click()
    button(form, "Begin").click()
    expect(dialog(table)).to_be_hidden()
    play(table, "C3 pass pass")
    expect(phase(table, "Which stones come off?")).to_be_visible()
    opponent(table, "white")
    expect(turns(table).last).to_contain_text("White", timeout=THINKS)
    button(table, "Black agrees").click()
    expect(table.locator("#over")).to_be_visible()
