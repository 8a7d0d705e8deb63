"""Learn as a reader goes through it: one board at a time, what it says in sight, and practice."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.support.demos import demo, focus_point, guess, said, way
from ttgo.demos.page import BOARDS
from ttgo.teach.questions import answer

PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)


@pytest.fixture(name="learn")
def _learn(rules: Page) -> Iterator[Page]:
    rules.evaluate("localStorage.clear(); dispatchEvent(new StorageEvent('storage', { key: 'ttgo-learn' }))")
    yield rules
    rules.set_viewport_size(DESKTOP)


def in_sight(*parts: Locator) -> bool:
    """Whether all of them are on the screen, none of them cut."""
    page = parts[0].page
    size = page.viewport_size
    assert size is not None
    boxes = [part.bounding_box() for part in parts]
    return all(box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] for box in boxes)


# Of each chapter that asks its first board, the boards with the longest texts, and the widest one.
WALK = """first-capture grid reach clear move one-stone dead-stones turn-by-turn four-turns ko two-eyes clear-several seki ing-5x5
    quiz-capture""".split()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_cold_walk_by_keyboard(learn: Page, size: ViewportSize) -> None:
    """On each board question, board and verdict are on one screen without any scrolling; what is answered rightly is counted."""
    learn.set_viewport_size(size)
    done = 0
    for name in WALK:
        section = demo(learn, name)
        question = BOARDS[name].question
        right = answer(BOARDS[name].record.match(), question) if question else ["D3"]
        if isinstance(right, list):
            guess(section, right[0])
        else:
            # Only from then on do the answers stand before the board's other buttons.
            expect(said(section)).to_have_text("What do you think?")
            section.locator("button[name=choice]:visible").first.focus()
            learn.keyboard.press("Enter")
        expect(said(section)).to_have_text(re.compile(r"Right\.|Not quite\.|You captured"))
        asked = section.locator(".ask") if question else section.locator("h3")
        assert in_sight(asked, section.locator("tt-grid"), said(section)), name
        done += section.get_attribute("data-answered") == "true" and not name.startswith("quiz-")
        expect(learn.locator(".where")).to_have_text(re.compile(rf"· {done} done$"))


def test_the_first_screen_is_a_capture_and_continue_goes_on(learn: Page) -> None:
    """By the keyboard alone: a wrong point, the right one, then the next board; done is counted by boards."""
    section = demo(learn, "first-capture")
    expect(said(section)).to_have_text("Capture the two white stones: choose a point for a black one.")
    guess(section, "A1")
    expect(said(section)).to_contain_text("Which one is it?")
    guess(section, "D3")
    expect(said(section)).to_have_text("You captured two stones: they had no empty point next to them.")
    expect(learn.locator(".where")).to_have_text(re.compile(r"Board 1 of \d+ · [1-9]"))
    section.get_by_role("link", name="Continue").focus()
    learn.keyboard.press("Enter")
    expect(learn.locator("#corner-capture h3")).to_be_focused()
    expect(learn.locator(".where")).to_have_text(re.compile(r"Board 2 of \d+ · [1-9]"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("rule-1", "grid"),
        ("colours", "grid"),
        ("rule-6", "ko"),
        ("play", "game-5"),
        ("quiz", "quiz-capture"),
        ("answer-ko", None),
    ],
)
def test_old_addresses_lead_to_their_place(learn: Page, address: str, shown: str | None) -> None:
    learn.evaluate("address => location.replace(`#${address}`)", address)
    expect(learn.locator(f"#{shown} tt-board" if shown else "#answers")).to_be_visible()


def test_a_board_keeps_what_was_found_and_played(learn: Page) -> None:
    """Another way and back: the points found are there still, and so are the turns; words speak of points once the question is answered."""
    section = demo(learn, "reach")
    fact = section.get_by_text("reaches White", exact=True)
    expect(fact).not_to_have_attribute("role", "button")
    guess(section, "E1")
    expect(said(section)).to_contain_text("Are there more?")
    way(section, "Steps").click()
    expect(said(section)).not_to_contain_text("Are there more?")
    way(section, "Play").click()
    focus_point(section, "A1")
    learn.keyboard.press("Enter")
    expect(said(section)).to_contain_text("Black played A1")
    way(section, "Question").click()
    expect(said(section)).to_contain_text("Are there more?")
    guess(section, "C2")
    expect(fact).to_have_attribute("role", "button")
    fact.click()
    expect(section.locator('[part~="note"]')).to_contain_text("reaches White")
    way(section, "Play").click()
    expect(section.locator('[data-at="A1"]')).to_have_attribute("aria-label", re.compile("black stone"))


def test_what_if(learn: Page) -> None:
    """One switch turns a rule off, and on again."""
    section = demo(learn, "ko")
    way(section, "Steps").click()
    switch = section.get_by_role("button", name="What if there were no rule 6?")
    following = section.get_by_role("button", name=re.compile(r"^Next"))
    with_rule = following.text_content()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(following).not_to_have_text(with_rule or "")
    switch.click()
    expect(following).to_have_text(with_rule or "")


def test_a_first_game_is_won(learn: Page) -> None:
    """One stone in the middle, and passes: the score is shown all along, and at the end by how much one has won."""
    section = demo(learn, "game-5")
    board = section.locator("tt-board")
    focus_point(section, "C3")
    learn.keyboard.press("Enter")
    board.evaluate("board => board.setAttribute('link', 'v=1&s=5&t=cc-')")
    expect(section.locator('[part~="score"]')).to_have_text("Black 25, White 0, neutral 0")
    way(section, "Pass").click()
    expect(section.locator(".payoff")).to_have_text("You won by 25.")


def test_practice(learn: Page) -> None:
    """The kinds are above the exercise; and a capture is played out against the computer."""
    learn.evaluate("location.replace('#exercise-winner-1-3')")
    section = learn.locator("#practice .demo")
    expect(section.locator("button[name=choice]:visible").first).to_be_visible()
    assert in_sight(learn.locator(".kinds"))
    expect(learn.locator(".week a")).to_have_count(7)
    learn.evaluate("location.replace('#exercise-capture-1-8')")
    expect(section.locator("h3")).to_have_text(re.compile("Can it be captured"))
    expect(section.locator("tt-board")).to_have_attribute("opponent", "white")
    way(section, "Yes").click()
    expect(section.locator(".verdict")).to_have_text(
        re.compile(r"^Right\. .* Now capture it: the computer defends\.$")
    )
    expect(way(section, "Play")).to_have_attribute("aria-pressed", "true")
    learn.set_viewport_size(PHONE)
    learn.evaluate("location.replace('#exercise-rule-3-42')")
    expect(section.locator("h3")).to_have_text(re.compile("Is it allowed"))  # the board before has a Yes, too
    way(section, "Yes").click()
    expect(said(section)).to_have_text(re.compile(r"Right\.|Not quite\."))
    assert in_sight(
        learn.locator(".kinds"), section.locator(".ask"), section.locator("tt-grid"), said(section)
    )
    section.get_by_role("button", name="Continue").click()
    expect(section.locator("h3")).to_be_visible()


def test_on_paper_a_board_is_its_picture(learn: Page) -> None:
    """As the question has it, whatever was found on it."""
    section = demo(learn, "reach")
    learn.emulate_media(media="print")
    expect(section.locator("img")).to_be_visible()
    expect(section.locator("tt-grid")).to_be_hidden()
    expect(learn.locator("#answer-reach")).to_be_visible()
    learn.emulate_media(media="screen")
