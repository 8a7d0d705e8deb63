"""Learn as a reader goes through it, by mouse, keys and touch: one board at a time, exercises, and
what they say in sight.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.support import contexts
from e2e.support.contexts import lasting
from e2e.support.demos import (
    DESKTOP,
    PHONE,
    board_of,
    demo,
    focus_point,
    guess,
    in_sight,
    said,
    way,
)
from e2e.support.waiting import until
from ttgo.demos.page import _ELSEWHERE, BOARDS
from ttgo.record import link
from ttgo.teach import questions
from ttgo.teach.exercises import KINDS, exercise
from ttgo.teach.problem import solution
from ttgo.teach.questions import answer
from ttgo.vertex import names

VERDICT = re.compile(
    r"Right\.|Not quite\.|You captured|They still|It still|It ran|Then it|Two empty|White captured|"
    r"Now A5|Then White"
)
LOW = ViewportSize(width=320, height=568)
TASKS = [name for name, board in BOARDS.items() if name not in _ELSEWHERE]
TASKS = [name for name in TASKS if "opponent" not in BOARDS[name].more]


# Whether an element stands before what has the focus; each may be in the shadow of others.
BEFORE = """element => {
    const path = (node) => {
        const { host } = node.getRootNode();
        return host ? [...path(host), node] : [node];
    };
    let focused = document.activeElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const [from, to] = [path(focused), path(element)];
    const at = from.findIndex((node, index) => node !== to[index]);
    const { DOCUMENT_POSITION_PRECEDING: before } = Node;
    return at >= 0 && Boolean(to[at] && from[at].compareDocumentPosition(to[at]) & before);
}"""


def tab_to(page: Page, target: Locator) -> None:
    """Go there with the keyboard, from where the focus is."""
    key = "Shift+Tab" if target.evaluate(BEFORE) else "Tab"
    for _ in range(40):
        if target.evaluate("element => element.getRootNode().activeElement === element"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{target} is not to be reached by {key}")


def press(page: Page, target: Locator) -> None:
    tab_to(page, target)
    page.keyboard.press("Enter")


def choose_by_keys(section: Locator, vertex: str) -> None:
    tab_to(section.page, board_of(section).locator('tt-grid [role="gridcell"][tabindex="0"]'))
    focus_point(section, vertex)
    section.page.keyboard.press("Enter")


def wrong_and_right(name: str) -> tuple[str, list[str]]:
    """A wrong answer to a board's question or task and the right ones, as points or as words on
    buttons; none for a game.
    """
    board = BOARDS[name]
    match = board.record.match()
    found = answer(match, board.question) if board.question else solution(board.record)[::2]
    if isinstance(found, list):
        asked = (
            str(board.question.get("colour")) if board.question.get("what") == "clear" else "empty"
        )
        there = board.question.get("among") or (
            names(match.board.grid, match.position.points(asked))
            if board.question
            else match.board.legal_moves()
        )
        assert isinstance(there, list)
        return next(vertex for vertex in there if vertex not in found), found
    choices = [*questions.choices(match, board.question)]
    called = {"tie": "A tie"}
    words = [called.get(str(choice), str(choice).capitalize()) for choice in choices]
    right = words[choices.index(found)]
    return next(word for word in words if word != right), [right]


def test_the_way_to_a_game_by_keyboard(learn: Page) -> None:
    """From the first board on, by Tab, arrows and Enter alone: a wrong answer, then the right ones.
    Each is counted in its station, and one button leads on.
    """
    learn.set_viewport_size(DESKTOP)
    learn.goto("static/rules.html")
    learn.reload()
    for name in TASKS[:4] + ["two-eyes", "to-live"]:
        learn.evaluate("name => location.replace(`#${name}`)", name)
        section = learn.locator(f"#{name}")
        expect(said(section)).not_to_be_empty()
        main = section.locator(".next")
        wrong, right = wrong_and_right(name)
        for each in [wrong, *right]:
            before = said(section).text_content() or ""
            if main.inner_text() == "Try again":
                press(learn, main)
            choose_by_keys(section, each)
            if name == "atari" and each == right[0]:
                until(learn, "() => document.querySelector('#atari tt-board').view.turn === 2")
                continue
            expect(said(section)).not_to_have_text(before)
            expect(said(section)).to_have_text(VERDICT)
        expect(section).to_have_attribute("data-answered", "true")
        expect(main).to_have_text("Continue")
        assert in_sight(said(section), main)
    press(learn, main)
    expect(learn.locator("#game-5")).to_be_visible()
    expect(learn.locator(".trail a").first).to_have_attribute("aria-label", "Capture: 4 of 5 done")


@pytest.mark.parametrize(
    ("address", "shown"), [("rule-6", "#ko > tt-board tt-grid"), ("answer-ko", "#answers")]
)
def test_old_addresses_lead_to_their_place(learn: Page, address: str, shown: str) -> None:
    """That each leads somewhere is in tests/demos/test_demos.py."""
    learn.evaluate("address => location.replace(`#${address}`)", address)
    expect(learn.locator(shown)).to_be_visible()


@pytest.mark.parametrize("address", ["exercise-score-2-17", "daily", "practice"])
def test_exercises_had_their_address_on_this_page(learn: Page, address: str) -> None:
    """It leads to theirs, with all that it asks for."""
    page = learn.context.new_page()
    page.goto(f"static/rules.html?lang=de#{address}")
    expect(page).to_have_url(re.compile(r"/static/practice\.html\?lang=de(#|$)"))
    if address != "practice":
        assert page.url.endswith(f"#{address}")
    expect(page.locator("#practice .ask")).to_be_visible()
    page.close()


def test_the_board_stays_where_it_is(learn: Page) -> None:
    """From Play to Learn and to Practice, to the pixel."""
    page = learn.context.new_page()
    boxes = []
    for address in ("./", "static/rules.html", "static/practice.html#exercise-score-2-17"):
        page.goto(address)
        expect(page.locator("tt-grid:visible")).to_have_count(1)
        boxes.append(page.locator("tt-grid:visible").bounding_box())
    page.close()
    assert boxes[0] == boxes[1] == boxes[2]


def test_a_board_keeps_what_was_found_and_played(learn: Page) -> None:
    """Other ways are offered once the question is answered; another way and back: the verdict is
    there still, and so are the turns; and words then speak of points.
    """
    section = demo(learn, "reach")
    fact = section.get_by_text("reaches White", exact=True)
    expect(fact).not_to_have_attribute("role", "button")
    guess(section, "E1")
    expect(said(section)).to_contain_text("Are there more?")
    expect(way(section, "Try it yourself")).to_be_hidden()
    guess(section, "C2")
    expect(fact).to_have_attribute("role", "button")
    fact.click()
    expect(section.locator('[part~="note"]').first).to_contain_text("reaches White")
    way(section, "Try it yourself").click()
    focus_point(section, "A1")
    learn.keyboard.press("Enter")
    expect(said(section)).to_contain_text("Black played A1")
    way(section, "The question").click()
    expect(said(section)).to_contain_text("Right.")
    way(section, "Try it yourself").click()
    expect(board_of(section).locator('[data-at="A1"]')).to_have_attribute(
        "aria-label", re.compile("black stone")
    )


def test_what_if(learn: Page) -> None:
    """Once the question is answered one switch leads to the game without a rule; it keeps the
    focus.
    """
    section = demo(learn, "ko")
    switch = section.get_by_role("button", name="What if there were no rule 6?")
    expect(way(section, "No")).to_be_visible()
    expect(switch).to_be_hidden()
    way(section, "No").click()
    switch.focus()
    learn.keyboard.press("Enter")
    expect(section.get_by_role("button", name="Next (1 of 8)")).to_be_visible()
    expect(switch).to_be_focused()


@pytest.mark.parametrize(
    ("name", "link", "points", "following", "size"),
    [
        ("game-5", "v=1&s=5&t=cc-", 25, "grid", PHONE),
        ("game-9", "v=1&s=9&t=ee-", 81, "grid", PHONE),
        ("game-9", "v=1&s=9&t=ee-", 81, "grid", DESKTOP),
    ],
)
def test_a_first_game_is_won(
    learn: Page, name: str, link: str, points: int, following: str, size: ViewportSize
) -> None:
    """One stone in the middle, and passes: the computer answers, the score is shown all along, and
    at the end by how much one has won.

    All of it on one screen.
    """
    learn.set_viewport_size(size)
    learn.reload()  # the test gives a board another game
    section = demo(learn, name)
    board = board_of(section)
    focus_point(section, "C3")
    learn.keyboard.press("Enter")
    until(learn, "name => document.querySelector(`#${name} tt-board`).view.turn === 2", name)
    score = section.locator('[part~="score"]')
    assert in_sight(
        board_of(section).locator("tt-grid"), said(section), score, way(section, "Pass")
    )
    assert score.evaluate(UNCOVERED)
    board.evaluate("(board, link) => board.setAttribute('link', link)", link)
    expect(score).to_have_text(f"Black {points}, White 0, neutral 0")
    way(section, "Pass").click()
    payoff, onward = section.locator(".payoff"), section.get_by_role("button", name="Continue")
    expect(payoff).to_have_text(f"You won by {points}.")
    assert in_sight(board_of(section).locator("tt-grid"), payoff, onward)
    onward.click()
    expect(learn.locator(f"#{following}")).to_be_visible()
    kept = learn.evaluate("JSON.parse(localStorage['ttgo-learn']).game.link")
    story = learn.locator('.story[data-rule="10"]')
    expect(story.locator("tt-board")).to_have_attribute("link", kept)
    expect(story).to_contain_text("In your game, move ")


def test_alone_in_another_language(learn: Page) -> None:
    """As a teacher's frame has it: one board, and what it says in the language that the address
    names.
    """
    frame = learn.context.new_page()
    frame.goto("static/rules.html?only&lang=de#ko")
    section = frame.locator("section.demo:visible")
    expect(section).to_have_attribute("id", "ko")
    expect(way(section, "Nein")).to_be_visible()
    expect(
        frame.locator("header:visible, footer:visible, .trail:visible, .next:visible")
    ).to_have_count(0)
    frame.close()


def test_on_paper_a_board_is_its_picture(learn: Page) -> None:
    """As the question has it, whatever was found on it."""
    section = demo(learn, "reach")
    learn.emulate_media(media="print")
    expect(section.locator("img")).to_be_visible()
    expect(board_of(section).locator("tt-grid")).to_be_hidden()
    expect(learn.locator("#answer-reach")).to_be_visible()
    learn.emulate_media(media="screen")


# Practice as a reader goes through it: exercises of each kind, and what they say in sight.


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_practice_is_answered_in_sight(practice: Page, size: ViewportSize) -> None:
    """Kinds, question, board and verdict are on one screen, with the largest boards, too."""
    practice.set_viewport_size(size)
    section = practice.locator("#practice .demo")
    before = ""
    for kind in KINDS:
        practice.evaluate("address => location.replace(`#${address}`)", f"exercise-{kind}-5-42")
        expect(section).not_to_have_id(before)
        before = section.get_attribute("id") or ""
        choices = section.locator("button[name=choice]:visible")
        expect(said(section)).to_have_text(
            re.compile(r"^(What do you think\?|Choose (points )?on the board.*\.)$")
        )
        one = exercise(kind, 5, 42, scattered=True)
        right = answer(link.read(str(one["link"])).match(), one["question"])  # type: ignore[arg-type]
        at = right[0] if isinstance(right, list) else ""
        (section.locator(f'[data-at="{at}"]') if at else choices.first).click()
        verdict = section.locator('.verdict, [part~="say"]').filter(
            has_text=re.compile(r"Right\.|Not quite\.")
        )
        expect(verdict).to_be_visible()
        shown = (
            practice.locator(".kinds"),
            section.locator(".ask"),
            board_of(section).locator("tt-grid"),
            verdict,
        )
        assert in_sight(*shown), kind
    kinds = practice.locator(".kinds").bounding_box()
    assert kinds
    assert size == DESKTOP or kinds["height"] < 80, "one row, which scrolls"


def test_a_capture_is_played_out(practice: Page) -> None:
    """Against the computer, once one has said whether it can be; another exercise follows."""
    practice.evaluate("location.replace('#exercise-capture-1-8')")
    section = practice.locator("#practice .demo")
    expect(section.locator("h3")).to_have_text(re.compile("Can it be captured"))
    expect(board_of(section)).to_have_attribute("opponent", "white")
    way(section, "Yes").click()
    expect(section.locator(".verdict")).to_have_text(
        re.compile(r"^Right\. .* Now capture it: the computer defends\.$")
    )
    expect(way(section, "Try it yourself")).to_have_attribute("aria-pressed", "true")
    expect(practice.locator(".day .days a")).to_have_count(7)
    before = section.get_attribute("id") or ""
    section.get_by_role("button", name="Continue").click()
    expect(section).not_to_have_id(before)


# Learn by touch: what is said of a point covers neither a verdict nor a turn's message.


_fingers, fingers = lasting(
    "fingers", lambda page: page.goto("static/rules.html"), **contexts.PHONE
)

FINGER = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "composed": True}


def note(section: Locator) -> Locator:
    return board_of(section).locator('[part~="note"]')


def point(section: Locator, vertex: str) -> Locator:
    return board_of(section).locator(f'[data-at="{vertex}"]')


def is_below_what_is_said(section: Locator) -> bool:
    """In sight, and the sentence above it, too."""
    expect(said(section)).to_have_css("opacity", "1")
    above, below = said(section).bounding_box(), note(section).bounding_box()
    assert above
    assert below
    return above["y"] + above["height"] <= below["y"] and in_sight(said(section), note(section))


@pytest.mark.in_each_browser
def test_a_verdict_stays(fingers: Page) -> None:
    """Taps answer, and ask nothing; held, a point is told of below the verdict: in German, whose
    words are longer.
    """
    fingers.goto("de/static/rules.html")
    section = demo(fingers, "grid")
    for vertex in ("C4", "B3", "D3", "C2"):
        point(section, vertex).tap()
        expect(said(section)).to_contain_text("Ja.")
    expect(said(section)).to_contain_text("C2")
    expect(note(section)).to_be_empty()
    point(section, "C2").dispatch_event("pointerdown", FINGER)
    expect(note(section)).to_contain_text("C2 ist leer")
    point(section, "C2").dispatch_event("pointerup", FINGER)
    assert is_below_what_is_said(section)
    expect(said(section)).to_contain_text("Ja.")


@pytest.mark.in_each_browser
def test_a_stone_is_told_of_until_the_next_turn(fingers: Page) -> None:
    fingers.goto("static/rules.html")
    section = demo(fingers, "turn-by-turn")
    way(section, "White").tap()
    way(section, "Try it yourself").tap()
    expect(said(section)).not_to_be_empty()
    stone = board_of(section).locator('[data-at][aria-label*="stone"]').first
    stone.tap()
    expect(note(section)).to_contain_text(stone.get_attribute("data-at") or "")
    assert is_below_what_is_said(section)
    section.get_by_role("button", name="Pass", exact=True).tap()
    expect(said(section)).to_contain_text("passes")
    expect(note(section)).to_be_empty()


# Whether nothing covers an element, at its corners and in its middle.
UNCOVERED = """element => {
  const box = element.getBoundingClientRect();
  return [0.02, 0.5, 0.98].every((right) => [0.1, 0.5, 0.9].every((down) => {
    const at = [box.left + right * box.width, box.top + down * box.height];
    let found = document.elementFromPoint(...at);
    for (let inner; (inner = found?.shadowRoot?.elementFromPoint(...at)) && inner !== found; )
      found = inner;
    return found === element || element.contains(found);
  }));
}"""


def walk(fingers: Page) -> list[str]:
    """Go by Continue from the board that is shown to Practice; all boards on the way."""
    walked: list[str] = []
    while "/rules.html" in fingers.url:
        section = fingers.locator("section.demo:visible")
        name = section.get_attribute("id") or ""
        walked.append(name)
        main = section.locator(".next")
        wrong, right = wrong_and_right(name) if name in TASKS else ("", [])
        for each in [wrong, *right] if right else []:
            if section.get_attribute("data-answered") == "true":
                break  # with its string
            before = said(section).text_content() or ""
            if main.inner_text() == "Try again":
                main.tap()
                expect(main).to_have_text("Continue")
            is_point = re.fullmatch(r"[A-Z]\d+", each)
            (point(section, each) if is_point else way(section, each)).tap()
            if name == "atari" and each == right[0]:
                until(fingers, "() => document.querySelector('#atari tt-board').view.turn === 2")
                continue
            expect(said(section)).not_to_have_text(before)
            expect(said(section)).to_have_text(VERDICT)
            assert in_sight(said(section)), (name, each)
            assert said(section).evaluate(UNCOVERED), (name, each)
        if right:
            expect(section).to_have_attribute("data-answered", "true")
        for fact in section.locator("[data-fact]:visible").all():
            fact.tap()
            expect(note(section)).to_have_text(
                re.compile(rf"^“{re.escape(fact.inner_text())}”: [A-Z]\d")
            )
        expect(main).to_have_text("Continue")
        main.tap()
        expect(fingers.locator(f"section#{name}:visible")).to_have_count(0)
    expect(fingers).to_have_url(re.compile("/static/practice"))
    return walked


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_every_verdict_is_seen(fingers: Page, size: ViewportSize) -> None:
    """Each board answered wrong and right, by touch: the verdict is wholly in sight, and nothing
    covers it. Words with dotted lines say something. Continue leads through all boards.
    """
    fingers.set_viewport_size(size)
    walked: list[str] = []
    for begin in ("start", "more"):  # where the way begins, and begins again
        fingers.goto(f"static/rules.html#{begin}")
        fingers.evaluate("localStorage.clear()")  # it begins where one was
        fingers.reload()
        walked += walk(fingers)
    assert {*walked} >= {*TASKS}
    fingers.set_viewport_size(PHONE)


def test_the_first_capture_wins(learn: Page) -> None:
    """Python says who has, and then nobody plays on; the computer plays until then."""
    section = demo(learn, "capture-game")
    board_of(section).evaluate("board => board.setAttribute('link', 'v=1&s=5&b=cbbcdc&w=cc&t=')")
    expect(section.locator('[data-at="C3"]')).to_have_attribute("aria-label", re.compile("white"))
    focus_point(section, "C2")
    learn.keyboard.press("Enter")
    expect(said(section)).to_have_text("You captured a stone first: you win.")
    expect(section).to_have_attribute("data-answered", "true")
    focus_point(section, "A1")
    learn.keyboard.press("Enter")
    expect(note(section)).to_have_text("That is answered.")


@pytest.mark.parametrize(
    ("address", "page"), [("dead-5x5", "suicide-as-a-threat"), ("ing-5x5-three", "the-ing-example")]
)
def test_the_two_cases_are_elsewhere(learn: Page, address: str, page: str) -> None:
    old = learn.context.new_page()
    old.goto(f"static/rules.html#{address}")
    expect(old).to_have_url(re.compile(rf"/static/why/{page}\.html"))
    old.close()
