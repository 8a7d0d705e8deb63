"""What the computer expected, turn by turn: drawn below the scores, listed, kept, and never in the way."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.support.axe import check
from e2e.support.driver import begin, button, choose, current, open_page, play, point, ready, say, turns, undo
from e2e.support.opponent import THINKS, answered, level, look_through, opponent
from e2e.support.slots import tab

LOOKS = 3 * THINKS  # a game of twenty turns: 9 s alone in Firefox, 45 s beside seven others

Contexts = Callable[..., BrowserContext]


def strip(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("^Expected by the computer after turn"))


def changes(page: Page) -> Locator:
    """The turns that changed it most, once it has looked through the game."""
    tab(page, "Graph")
    listed = page.get_by_role("region", name="Turning points").get_by_role("link")
    expect(listed.first).to_be_visible(timeout=LOOKS)
    return listed


def lost(page: Page) -> None:
    """A short game on 5x5 that White, the computer, wins: Black begins well and then fills its own area."""
    play(page, "C3 B2 C2 B3 B4 C4 D3 A4 B1 A3 pass pass")


@pytest.fixture
def ended(table: Page) -> Page:
    """A game of two people on 5x5 that is over, looked through by the computer."""
    begin(table, 5)
    lost(table)
    look_through(table)
    changes(table)
    return table


def looking(new_context: Contexts) -> Page:
    """A page of its own with a short game on 9x9, which the computer is looking through."""
    page = open_page(new_context())
    begin(page, 9)
    play(page, "E5 D4 pass pass")
    look_through(page)
    return page


def points_of(page: Page) -> list[tuple[float, float]]:
    text = page.locator("#expected polyline").get_attribute("points") or ""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


@pytest.fixture
def against(table: Page) -> Iterator[Page]:
    """A game on 3x3 against the computer, which is White and quick; the person begins."""
    begin(table, 3)
    opponent(table, "white", of_level="10")
    yield table
    level(table, "100")


def test_a_game_against_it_is_looked_through(against: Page) -> None:
    """By itself, once it is over; the last margin is the score."""
    page = against
    for turn in range(1, 200, 2):
        choose(page, "pass")
        answered(page, turn + 1)
        if page.locator("#over").is_visible():
            break
    said = changes(page).all_inner_texts()
    assert 1 <= len(said) <= 3
    for text in said:
        assert re.fullmatch(
            r"Move \d+, (Black|White) (pass|[A-C][1-3]): (Black|White) gained \d+ points?", text
        )
    result = re.search(r"(Black|White) wins by (\d+)|a tie", page.locator("#to-play").inner_text())
    assert result
    expect(page.locator("#expected .ends")).to_have_text(f"{result[1][0]}+{result[2]}" if result[1] else "0")


def test_a_game_that_was_looked_through(ended: Page) -> None:
    """A point for each turn and the start, above the slider's place of that turn; its name says the margin at the turn that is shown. Axe
    finds nothing.

    Of the changes the largest comes first; each leads to the board as it was after that turn, and the list stays.
    """
    check(ended)
    found = points_of(ended)
    assert len(found) == 13
    assert [x for x, _ in found] == sorted({x for x, _ in found})
    expect(strip(ended)).to_have_accessible_name(
        re.compile(r"^Expected by the computer after turn 12 of 12: (nobody|Black|White) leads")
    )
    for label in ended.locator("#expected .strip span").all():
        after, position = label.evaluate(
            "label => [label.parentElement.firstElementChild.localName, getComputedStyle(label).position]"
        )
        assert (after, position) == ("svg", "absolute"), "a label is painted over the line, not under it"
    line = ended.locator("#expected polyline")
    plain = line.evaluate("line => getComputedStyle(line).stroke")
    ended.emulate_media(forced_colors="active")
    assert line.evaluate("line => getComputedStyle(line).stroke") != plain, "drawn in the reader's own colour"
    ended.emulate_media(forced_colors="none")
    strip(ended).click(position={"x": found[3][0], "y": 5})
    expect(current(ended)).to_have_text("3 C2")
    expect(strip(ended)).to_have_accessible_name(re.compile("after turn 3 of 12: "))
    links = changes(ended)
    sizes = [int(re.findall(r"(\d+) point", text)[0]) for text in links.all_inner_texts()]
    assert sizes == sorted(sizes, reverse=True)
    for place in range(links.count()):
        link = links.nth(place)
        number, turn = re.findall(r"Move (\d+), \w+ (\w+):", link.inner_text())[0]
        link.focus()
        ended.keyboard.press("Enter")
        expect(current(ended)).to_have_text(f"{number} {turn}")
        expect(ended.locator("#board")).to_be_in_viewport(ratio=0.9)
        expect(link).to_be_focused()


def test_it_may_be_stopped(new_context: Contexts) -> None:
    """Stop ends it and leaves the game; the button goes on where it stopped, also after a reload.

    The list stays over one, whatever turn is shown; but not when the game goes on from there.
    """
    page = looking(new_context)
    expect(page.locator("#changes")).to_contain_text(
        "The computer looks through the game: turn 1 of 4.", timeout=THINKS
    )
    button(page, "Stop").click()
    expect(page.locator("#changes")).to_be_hidden()
    page.reload()
    ready(page)
    expect(page.locator("#changes")).to_be_hidden()
    look_through(page)
    said, before = changes(page).all_inner_texts(), points_of(page)
    undo(page)
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("3 pass")
    assert changes(page).all_inner_texts() == said
    assert points_of(page) == before
    play(page, "A1")
    expect(page.locator("#changes")).to_be_hidden()
    page.reload()
    ready(page)
    expect(turns(page)).to_have_count(6)  # with the other turn 4
    expect(page.locator("#changes")).to_be_hidden()


def test_turns_come_first(new_context: Contexts) -> None:
    """While it looks through a game, steps and a new game are answered as ever; while the page is hidden it does not look."""
    page = looking(new_context)
    hide = """hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        return document.body.dataset.thinking;
    }"""
    expect(page.locator("body")).to_have_attribute("data-thinking", "game")
    page.evaluate(hide, True)
    expect(page.locator("body")).to_have_attribute("data-thinking", "")
    page.evaluate(hide, False)
    expect(page.locator("body")).to_have_attribute("data-thinking", "game")
    undo(page)
    point(page, "A1").click()
    expect(turns(page)).to_have_count(5)
    expect(say(page)).to_contain_text("White played A1")
    begin(page, 5)
    expect(page.locator("#expected")).to_be_hidden()
    expect(page.locator("body")).to_have_attribute("data-thinking", "")
