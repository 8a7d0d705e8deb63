"""Exercises as readers have them: made in the browser, the same as here, judged there; of the day; embedded; on paper."""

import datetime as dt
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.support.demos import said, way
from ttgo.record import link
from ttgo.teach.exercises import exercise, of_day
from ttgo.teach.questions import answer, choices


def board(page: Page) -> Locator:
    section = page.locator("#practice .demo")
    expect(section.locator("tt-grid")).to_be_visible()
    return section


def answer_rightly(section: Locator, one: "dict[str, object]") -> None:
    match, question = link.read(str(one["link"])).match(), one["question"]
    right = answer(match, question)
    if choices(match, question):
        way(section, str(right).capitalize()).click()
        expect(said(section)).to_contain_text("Right.")
        return
    assert isinstance(right, list)
    for at in right:
        if section.locator(".bar").get_by_role("button", name="Another one").count():
            break
        section.locator(f"tt-grid [data-at={at}]").click()
        expect(said(section)).to_contain_text("Right.")
    expect(said(section)).to_contain_text("That is all.")


@pytest.mark.parametrize("kind", ["clear", "owner"])
def test_each_kind_is_made_and_judged(rules: Page, kind: str) -> None:
    """The browser's Python makes of the address what this one makes; the right answer is right, and there is always another one."""
    one = exercise(kind, 2, 17)
    rules.evaluate("id => location.replace(`#${id}`)", f"exercise-{kind}-2-17")
    section = board(rules)
    expect(section.locator(".ask")).to_have_text(str(one["ask"]))
    assert section.get_attribute("data-link") == one["link"]
    answer_rightly(section, one)
    if one["steps"]:
        way(section, "Step by step").click()
        expect(section.get_by_role("slider")).to_be_visible()
        way(section, "Answer").click()
        answer_rightly(section, one)
    way(section, "Another one").click()
    expect(rules).to_have_url(re.compile(rf"#exercise-{kind}-\d-(?!17$)\d+$"))
    expect(section.locator(".ask")).not_to_have_text("")


def test_a_wrong_answer_is_explained_and_what_was_missed_is_shown(rules: Page) -> None:
    """The first wrong point ends an exercise: what is true of it, and the right ones."""
    one = exercise("clear", 1, 3)
    match, question = link.read(str(one["link"])).match(), one["question"]
    right = answer(match, question)
    assert isinstance(question, dict)
    assert isinstance(right, list)
    stays = next(v for v in match.position if match.position[v] == question["colour"] and v not in right)
    rules.evaluate("location.replace('#exercise-clear-1-3')")
    section = board(rules)
    expect(section).to_have_attribute("data-link", str(one["link"]))
    section.locator(f"tt-grid [data-at={stays}]").click()
    expect(said(section)).to_contain_text(f"Not so. {stays} stays: it reaches empty by")
    expect(said(section)).to_contain_text(f"Missed: {', '.join(right)}.")
    expect(section.locator(".legend")).to_have_text("✗ not so. Dashed: missed.")


def test_it_grows_harder_with_right_answers(new_context: Callable[..., BrowserContext]) -> None:
    """Three right answers of a kind, and the next is of level 2; kept over a reload."""
    page = new_context().new_page()
    page.goto("static/rules.html#exercise-owner-1-5")
    for _ in range(3):
        section = board(page)
        found = re.search(r"exercise-owner-1-(\d+)$", page.url)
        assert found
        answer_rightly(section, exercise("owner", 1, int(found[1])))
        way(section, "Another one").click()
        expect(page).not_to_have_url(re.compile(f"-{found[1]}$"))
    expect(page).to_have_url(re.compile("#exercise-owner-2-"))
    page.goto("static/rules.html#practice")
    expect(page.get_by_role("button", name="Whose point, level 2")).to_be_visible()


def test_the_exercise_of_the_day(new_context: Callable[..., BrowserContext]) -> None:
    """From the date alone, the same as here; that it was answered is kept."""
    page = new_context().new_page()
    page.goto("static/rules.html#daily-2024-02-29")
    one = of_day("2024-02-29")
    section = board(page)
    expect(section.locator("h3")).to_have_text("Exercise of 2024-02-29")
    expect(section.locator(".ask")).to_have_text(str(one["ask"]))
    before = dt.datetime.now().astimezone().date()
    page.goto("static/rules.html#daily")
    days = f"{before}|{before + dt.timedelta(days=1)}"
    expect(section.locator("h3")).to_have_text(re.compile(f"^Exercise of ({days})$"))


@pytest.mark.parametrize("address", ["exercise-none-1-1", "daily-tomorrow"])
def test_an_address_that_is_none_says_so(rules: Page, address: str) -> None:
    rules.evaluate("id => location.replace(`#${id}`)", address)
    expect(rules.locator("#practice .exercise > .say")).to_contain_text(re.compile("exercise|date"))


ALONE = {
    "rule-6": ("No repetition", "No", 1),
    "exercise-clear-2-17": ("What is cleared · level 2 of 5", "There are no more", 0),
}


@pytest.mark.parametrize("address", ALONE)
def test_it_stands_alone_in_another_page(page: Page, home: str, address: str) -> None:
    """A frame with a chapter or an exercise, and nothing of the page around it; it can be answered there."""
    heading, answer, laws = ALONE[address]
    page.set_content(f"<iframe src='{home}static/rules.html?only#{address}' width=400 height=700></iframe>")
    frame = page.frame_locator("iframe")
    expect(frame.locator("tt-grid:visible")).to_have_count(1)
    expect(frame.get_by_role("heading", name=heading).first).to_be_visible()
    for hidden in ("header", "footer", "#way", ".on"):
        expect(frame.locator(hidden).first).not_to_be_visible()
    expect(frame.locator(".law:visible")).to_have_count(laws)
    frame.get_by_role("button", name=answer, exact=True).click()
    expect(frame.locator(".say:visible").first).to_contain_text(re.compile("Right|Not so"))


def test_a_chapter_on_paper(rules: Page) -> None:
    """Its questions with their pictures, not its buttons; then its answers, which are not among the questions, on a page of their own."""
    rules.evaluate("location.replace('#rule-6')")
    expect(rules.locator("#ko tt-grid")).to_be_visible()
    rules.emulate_media(media="print")
    for name in ("ko", "ko-later", "situational"):
        expect(rules.locator(f"#{name} .ask")).to_be_visible()
        expect(rules.locator(f"#{name} img")).to_be_visible()
        expect(rules.locator(f"#{name} .panel")).not_to_be_visible()
        expect(rules.locator(f"#{name} .after")).not_to_be_visible()
        expect(rules.locator(f"#answer-{name} + dd")).to_be_visible()
    expect(rules.locator("#answer-reach")).not_to_be_visible()
    expect(rules.locator("#reach")).not_to_be_visible()
    assert rules.locator("#answers").evaluate("part => getComputedStyle(part).breakBefore") == "page"
    rules.emulate_media(media="screen")
    rules.evaluate("location.replace('#start')")
    expect(rules.locator("#play tt-grid")).to_be_visible()
    rules.emulate_media(media="print")
    for name in ("ko", "reach", "quiz-inside"):
        expect(rules.locator(f"#{name} .ask")).to_be_visible()
    expect(rules.locator("#answer-reach")).to_be_visible()
    rules.emulate_media(media="screen")


def test_an_exercise_on_paper(rules: Page) -> None:
    """Its question and its board, and its answer only there, on a page of its own."""
    one = exercise("owner", 1, 7)
    right = answer(link.read(str(one["link"])).match(), one["question"])
    rules.evaluate("location.replace('#exercise-owner-1-7')")
    told = rules.locator("#practice .on-paper")
    expect(told).to_have_text(f"The answer: {str(right).capitalize()}.")
    expect(told).not_to_be_visible()
    rules.emulate_media(media="print")
    expect(rules.locator("#answers")).not_to_be_visible()
    for part in (told, board(rules).locator(".ask"), board(rules).locator("tt-grid")):
        expect(part).to_be_visible()
    expect(rules.locator("#practice .kinds")).not_to_be_visible()
    rules.emulate_media(media="screen")
