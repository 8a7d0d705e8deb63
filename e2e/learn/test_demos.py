"""The page of demos: each board answered, stepped through and broken, by keyboard; what is right the engine says."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.demos import CALLED, demo, drawn, focus_point, guess, said, way
from e2e.driver import settle
from ttgo.demos.demos import DEMOS
from ttgo.teach.questions import DONE, answer, choices, judge

ASKED = [name for name, demo in DEMOS.items() if demo.question]
STEPPED = [name for name, demo in DEMOS.items() if demo.process]
SWITCHED = [name for name, demo in DEMOS.items() if demo.without]
BROKEN = {  # demo -> what breaks its rule, and the rule
    "ko": ("B3", 6),
    "situational": ("B1", 6),
    "move": ("B4", 7),
    "suicide-one": ("A5", 6),
    "four-turns": ("A5", 8),
}


@pytest.mark.parametrize("name", ASKED)
def test_the_question_is_answered_by_keyboard(rules: Page, name: str) -> None:
    """The right answers, found one by one or chosen, are told to be right, and a wrong one to be wrong, each with the reason."""
    section = demo(rules, name)
    match, question = DEMOS[name].record.match(), dict(DEMOS[name].question)
    right = answer(match, question)
    offered = choices(match, question)
    if offered:
        wrong = next(choice for choice in offered if choice != right)
        for choice, verdict in ((wrong, "No. "), (right, "Yes. ")):
            way(section, CALLED.get(str(choice), str(choice))).focus()
            rules.keyboard.press("Enter")
            expect(said(section)).to_contain_text(f"{verdict}{judge(match, question, choice)['say']}")
        return
    assert isinstance(right, list)
    way(section, "There are no more").focus()
    rules.keyboard.press("Enter")
    expect(said(section)).to_contain_text(
        f"Not yet. {judge(match, question, DONE)['say']}" if right else "Yes, there are no more."
    )
    found: list[str] = []
    while len(found) < len(right):
        at = next(vertex for vertex in right if vertex not in found)
        judged: dict[str, Any] = judge(match, {**question, "found": found}, at)
        guess(section, at)
        expect(said(section)).to_contain_text(f"Yes. {judged['say']}")
        found += judged["finds"]
    expect(said(section)).to_contain_text("That is all.")
    expect(way(section, "Ask me again")).to_be_visible()


@pytest.mark.parametrize("name", ASKED)
def test_the_answer_can_be_shown(rules: Page, name: str) -> None:
    """Who gives up is told all of it, from the rules."""
    section = demo(rules, name)
    right = answer(DEMOS[name].record.match(), DEMOS[name].question)
    if not isinstance(right, list):
        expect(way(section, "Show me")).to_have_count(0)
        return
    way(section, "Show me").click()
    expect(said(section)).to_have_text(f"These are all: {', '.join(right)}." if right else "There is none.")


def test_a_wrong_point_is_marked_and_explained(rules: Page) -> None:
    """D of the four lettered points does not reach White: told with the reason, and the right ones can still be found."""
    section = demo(rules, "reach-abcd")
    wrong = "C1"
    guess(section, wrong)
    expect(said(section)).to_contain_text(re.compile(r"^No\. "))
    guess(section, "A4")
    expect(said(section)).to_contain_text(re.compile(r"^Yes\. .* 2 more to find\."))


@pytest.mark.parametrize("name", STEPPED)
def test_steps_lead_to_the_end_and_back(rules: Page, name: str) -> None:
    """By keyboard forwards to the last step and backwards to the first: the same pictures, and a sentence at each."""
    section = demo(rules, name)
    way(section, "Step by step").focus()
    rules.keyboard.press("Enter")
    following = section.get_by_role("button", name=re.compile(r"^Next \(1 of \d+\)$"))
    following.focus()
    last = int(re.findall(r"\d+", following.inner_text())[1])
    assert last > 1
    section.locator(".bar button.main").focus()
    seen = []
    for step in range(1, last + 1):
        expect(section.locator(".bar button.main")).to_have_text(f"Next ({step} of {last})")
        assert len(said(section).inner_text()) > 10
        seen.append((drawn(section), said(section).inner_text()))
        rules.keyboard.press("Enter")
    assert len({text for _, text in seen}) > 1
    section.get_by_role("button", name="Back").focus()
    for step in range(last, 0, -1):
        expect(section.locator(".bar button.main")).to_have_text(f"Next ({step} of {last})")
        picture, text = seen[step - 1]
        assert drawn(section) == picture, f"step {step} is drawn as it was"
        assert said(section).inner_text().strip() == text.strip()
        rules.keyboard.press("Enter")


@pytest.mark.parametrize("name", SWITCHED)
def test_without_the_rule_it_goes_another_way(rules: Page, name: str) -> None:
    """The switch beside the steps: the last sentence is another one, and off again it is the same."""
    section = demo(rules, name)
    way(section, "Step by step").click()
    switch = section.locator(".bar [aria-pressed]")
    ends = []
    for pressed in ("true", "false"):
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", pressed)
        following = section.locator(".bar button.main")
        expect(following).to_have_text(re.compile(r"^Next \(1 of"))
        while following.get_attribute("aria-disabled") is None:
            following.click()
        ends.append(said(section).inner_text())
    assert ends[0] != ends[1]


@pytest.mark.parametrize(
    ("name", "at", "rule"), [(name, *broken) for name, broken in BROKEN.items()], ids=BROKEN
)
def test_a_rule_is_broken_and_named(rules: Page, name: str, at: str, rule: int) -> None:
    """The reader tries what is forbidden, by keyboard: it does not happen, and the rule is named with a link to it."""
    section = demo(rules, name)
    way(section, "Break it").focus()
    rules.keyboard.press("Enter")
    expect(said(section)).to_have_text(section.locator(".break").text_content() or "")
    focus_point(section, at)
    rules.keyboard.press("Enter")
    expect(said(section)).to_contain_text("That is what this rule forbids.")
    expect(said(section).get_by_role("link")).to_have_attribute(
        "href", re.compile(rf"rules\.html#rule-{rule}$")
    )


def test_every_break_has_its_row() -> None:
    assert set(BROKEN) <= set(DEMOS)


def test_words_light_up_points_and_points_words(rules: Page) -> None:
    """Pointing at words shows on the board where they are true; pointing at a point lights up the words that speak of it."""
    section = demo(rules, "reach")
    way(section, "Play").click()
    plain = drawn(section)
    words = section.locator('[data-fact="reaches-white"]')
    words.hover()
    settle(rules)
    assert drawn(section) != plain
    rules.mouse.move(0, 0)
    settle(rules)
    assert drawn(section) == plain
    words.focus()
    rules.keyboard.press("Enter")
    expect(section.locator(".look")).to_contain_text("“reaches White”: here that are A1, B1, C1")
    section.locator("tt-grid [data-at=C5]").hover()
    expect(words).to_have_class("lit")
    section.locator("tt-grid [data-at=D1]").hover()
    expect(words).not_to_have_class("lit")  # a white stone, with black ones nowhere near
    section.locator("tt-grid [data-at=C3]").hover()
    expect(section.locator('[data-fact="reaches-black"]')).to_have_class("lit")
    expect(section.locator("tt-grid [data-at=C3]")).to_have_accessible_name(
        re.compile("^C3, labelled A, empty")
    )


def test_a_question_gives_nothing_away(rules: Page) -> None:
    """While it is open neither marks on the board nor lit words tell the answer."""
    section = demo(rules, "reach")
    section.locator("tt-grid [data-at=C5]").hover()
    settle(rules)
    expect(section.locator('[data-fact="reaches-white"]')).not_to_have_class("lit")
    expect(section.locator("tt-grid [data-at=C5]")).to_have_accessible_name(
        re.compile("^C5,.* empty$|^C5, empty$")
    )
