"""Learn as a reader goes through it, by mouse, keys and touch: one board at a time, exercises, and
what they say in sight.
"""

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.support import contexts
from e2e.support.accessibility import check
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
from tests.support.examples import part, whole
from tests.support.exercises import lines
from ttgo.pages.learn import SHOWN
from ttgo.pages.lessons import BOARDS
from ttgo.record import link
from ttgo.teach import questions
from ttgo.teach.exercises import KINDS, exercise
from ttgo.teach.problem import solution
from ttgo.teach.questions import answer
from ttgo.teach.reading import READ

VERDICT = re.compile(
    r"Right\.|Not quite\.|You captured|They still|It still|Good\.|It ran|Then it|"
    r"Two empty points are left|White captured|Now A5|Then White"
)
LOW = ViewportSize(width=320, height=568)
TASKS = list(SHOWN)
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


def tab_to(page, target):
    """Go there with the keyboard, from where the focus is."""
    key = "Shift+Tab" if target.evaluate(BEFORE) else "Tab"
    for _ in range(40):
        if target.evaluate("element => element.getRootNode().activeElement === element"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{target} is not to be reached by {key}")


def press(page, target):
    tab_to(page, target)
    page.keyboard.press("Enter")


def choose_by_keys(section, vertex):
    tab_to(section.page, board_of(section).locator('tt-grid [role="gridcell"][tabindex="0"]'))
    focus_point(section, vertex)
    section.page.keyboard.press("Enter")


def wrong_and_right(name):
    """A wrong answer to a board's question or task and the right ones, as points or as the places
    of choices.
    """
    board = BOARDS[name]
    if board.question:
        return of_question(board.record.match(), board.question)
    found = solution(board.record)[::2]
    legal = board.record.match().board.legal_moves()
    return next(vertex for vertex in legal if vertex not in found), [*found]


def of_question(match, question):
    """The same; the wrong one is "" if there is none. A right point finds those of its string."""
    found, offered = answer(match, question), questions.choices(match, question)
    if not isinstance(found, list):
        right = offered.index(found)
        return (right + 1) % len(offered), [right]
    wrong, rights, left = "", [], {*found}
    for vertex in match.position:
        try:
            judged = questions.judge(match, question, vertex)
        except ValueError:
            continue
        if not judged["right"]:
            wrong = wrong or vertex
        elif vertex in left:
            rights.append(vertex)
            left -= {*judged["finds"]}  # type: ignore[misc]
        if wrong and not left:
            break
    if question["what"] in READ:  # which is played out
        asked = {**question, "played": []}
        rights = [answer(match, asked)[0]]  # type: ignore[index]
        while reply := questions.judge(match, asked, rights[-1])["reply"]:
            asked["played"] += [rights[-1], reply]
            rights.append(answer(match, asked)[0])  # type: ignore[index]
    return wrong, rights


def test_the_way_to_a_game_by_keyboard(learn):
    """From the first board on, by Tab, arrows and Enter alone: a wrong answer, then the right ones.
    Each is counted in its station, and one button leads on.
    """
    learn.set_viewport_size(DESKTOP)
    learn.goto("static/rules.html")
    learn.reload()
    for name in TASKS[:4] + ["to-live"]:
        learn.evaluate("name => location.replace(`#${name}`)", name)
        section = learn.locator(f"#{name}")
        expect(said(section)).not_to_be_empty()
        main = section.locator(".next")
        wrong, right = wrong_and_right(name)
        for each in [wrong, *right]:
            before = said(section).text_content() or ""
            if main.inner_text() == "Try again":
                press(learn, main)
                expect(said(section)).not_to_have_text(before)  # the task is there again
                before = said(section).text_content() or ""
            choose_by_keys(section, str(each))
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
def test_old_addresses_lead_to_their_place(learn, address, shown):
    """That each leads somewhere is in tests/pages/test_learn.py."""
    learn.evaluate("address => location.replace(`#${address}`)", address)
    expect(learn.locator(shown)).to_be_visible()


def test_what_was_on_this_page_has_its_own(learn):
    """An old address leads there; to exercises, with all that it asks for."""
    page = learn.context.new_page()
    for address, target in {
        "ing-5x5-three": "why/the-ing-example.html",
        "exercise-score-2-17": "practice.html?lang=de#exercise-score-2-17",
    }.items():
        page.goto(f"static/rules.html?lang=de#{address}")
        expect(page).to_have_url(re.compile(rf"/static/{re.escape(target)}(#|$)"))
    expect(page.locator("#practice section p")).to_be_visible()  # the exercise is gone
    page.locator("#practice .kinds button").first.click()
    expect(page.locator("#practice .ask")).to_be_visible()
    page.close()


def test_a_day_begins_at_midnight(learn):
    """Also on a page that shows the tasks of the day before."""
    page = learn.context.new_page()
    page.clock.set_fixed_time("2026-11-29T23:59:00")
    page.goto("static/practice.html#daily")
    title = page.locator("#practice h3")
    expect(title).to_contain_text("November 29")
    page.clock.set_fixed_time("2026-11-30T00:01:00")
    page.get_by_role("button", name="Today 0/3").click()
    expect(title).to_contain_text("November 30")
    page.close()


def test_an_exercise_that_is_gone(learn):
    """It is said, and a button leads to another."""
    page = learn.context.new_page()
    page.goto("static/practice.html#practice-clear-2-17")
    expect(page.get_by_text("This exercise no longer exists.")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Next exercise").click()
    expect(page.locator("#practice tt-grid")).to_be_visible()
    page.close()


def test_a_first_answer_in_the_test_counts_at_once(learn):
    section = demo(learn, "quiz-not-there")
    for at in ("A1", "A5"):
        guess(section, at)
        expect(learn.locator("#quiz .result")).to_have_text("0 of 10 right, 9 to go.")


def test_the_test_ends_with_a_result(learn):
    """What was missed leads to its board, and there is a line for a teacher. All was answered
    before here, one question wrongly.
    """
    missed = "quiz-edge-ko"
    learn.evaluate(
        """missed => {
          const boards = [...document.querySelectorAll("#quiz .demo")];
          const answered = boards.map(({ id }) => [id, id !== missed]);
          const done = { answered: Object.fromEntries(answered) };
          localStorage["ttgo-learn"] = JSON.stringify(done);
        }""",
        missed,
    )
    learn.reload()
    section, end = demo(learn, "quiz-last-breath"), learn.locator("#quiz-result")
    for at in wrong_and_right("quiz-last-breath")[1]:
        guess(section, at)
    way(section, "Continue").click()
    expect(end.locator(".result")).to_have_text("9 of 10 right.")
    expect(section).to_be_hidden()
    expect(end.locator("output")).to_have_text("Test: 9 of 10 at the first try · [10] 5: -")
    end.get_by_role("link", name="Question 5").click()
    expect(learn.locator(f"#{missed}")).to_be_visible()
    learn.evaluate(
        """missed => {
          localStorage["ttgo-learn"] = JSON.stringify({ answered: { [missed]: false } });
          location.hash = "quiz-result";
        }""",
        missed,
    )
    learn.reload()
    expect(end.locator(".result")).to_have_text("0 of 10 right, 9 to go.")
    expect(end.get_by_role("link", name="Question 5")).to_be_visible()
    end.get_by_role("button", name="Continue").click()
    expect(learn.locator("#quiz-capture")).to_be_visible()
    learn.evaluate("localStorage.removeItem('ttgo-learn'); location.hash = 'quiz-result'")
    learn.reload()
    expect(learn.locator("#quiz-capture")).to_be_visible()  # there is no result yet
    assert learn.evaluate("scrollY") == 0


def test_a_board_keeps_what_was_found_and_played(learn):
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


def test_what_if(learn):
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


def on_one_screen(*parts):
    """Of a phone, and of a desktop."""
    for size in (DESKTOP, PHONE):
        parts[0].page.set_viewport_size(size)
        assert in_sight(*parts)


@pytest.mark.parametrize(
    ("side", "middle", "turns", "after"), [(5, "cc", 2, "game-7"), (9, "ee", 1, "grid")]
)
def test_a_first_game_is_won(learn, side, middle, turns, after):
    """One stone in the middle, and passes: the computer answers, unless one is a stone ahead, the
    score is shown all along, and at the end by how much one has won.

    All of it on one screen.
    """
    learn.set_viewport_size(PHONE)
    learn.reload()  # the test gives a board another game
    section = demo(learn, f"game-{side}")
    board, score = board_of(section), section.locator('[part~="score"]')
    focus_point(section, "C3")
    learn.keyboard.press("Enter")
    until(
        learn,
        "([side, turns]) => document.querySelector(`#game-${side} tt-board`).view.turn === turns",
        [side, turns],
    )
    on_one_screen(board.locator("tt-grid"), said(section), score, way(section, "Pass"))
    assert score.evaluate(UNCOVERED)
    expect(board.locator("[part=rule]")).to_have_count(0)
    link = f"v=1&s={side}&t={middle}-"
    board.evaluate("(board, link) => board.setAttribute('link', link)", link)
    expect(score).to_have_text(f"Black {side**2}, White 0, neutral 0")
    way(section, "Pass").click()
    payoff, onward = section.locator(".payoff"), way(section, "Continue")
    expect(payoff).to_have_text(f"You won by {side**2}.")
    on_one_screen(board.locator("tt-grid"), payoff, onward)
    onward.click()
    expect(learn.locator(f"#{after}")).to_be_visible()
    learn.evaluate("location.hash = 'grid'")
    kept = learn.evaluate("JSON.parse(localStorage['ttgo-learn']).game.link")
    story = learn.locator('.story[data-rule="10"]')
    expect(story.locator("tt-board")).to_have_attribute("link", kept)
    expect(story).to_contain_text("In your game, move ")
    section = demo(learn, "dead-stones")
    on_one_screen(section.locator(".ask"), board_of(section).locator("tt-grid"))
    expect(section.get_by_text("In your game, move ")).to_be_hidden()  # beside another's board


# The buttons of the shown station that lie under its dock, once each is scrolled to.
UNDER = """() => {
  const demo = [...document.querySelectorAll(".demo")].find((one) => one.offsetParent);
  const board = demo.querySelector("tt-board").shadowRoot;
  const buttons = [demo, board].flatMap((root) => [...root.querySelectorAll("button")]);
  const bars = [board.querySelector("[part~=words]"), demo.querySelector(".on")];
  return buttons.filter((button) => {
    if (!button.getClientRects().length || bars[1].contains(button)) return false;
    scrollTo({ top: 0, behavior: "instant" });
    button.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { bottom } = button.getBoundingClientRect();
    return bars.some((bar) => {
      const { top, bottom: below } = bar.getBoundingClientRect();
      return top < bottom - 1 && bottom < below;
    });
  }).map(({ textContent }) => textContent);
}"""


@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_no_button_is_under_the_dock(learn, size):
    learn.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    for name in part([*SHOWN], 12):
        demo(learn, name)
        assert learn.evaluate(UNDER) == [], name


def test_a_lost_game_can_be_left(learn):
    """Once the computer has won, Continue leads on as well as Try again back."""
    section = demo(learn, "game-5")
    # White lives, Black has passed all along
    link = "v=1&s=5&w=" + "bacadaabcbdbebbcdcadbdcdddedbecede"
    board_of(section).evaluate("(board, link) => board.setAttribute('link', link)", link)
    expect(section.locator("[part~=score]")).to_contain_text("White 25")
    way(section, "Pass").click()
    expect(section.locator(".payoff")).to_contain_text("The computer won by 25.")
    expect(way(section, "Try again")).to_be_visible()
    way(section, "Continue").click()
    expect(learn.locator("#game-7")).to_be_visible()


def test_alone_in_another_language(learn):
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


def test_on_paper_a_board_is_its_picture(learn):
    """As the question has it, whatever was found on it."""
    section = demo(learn, "reach")
    learn.emulate_media(media="print")
    expect(section.locator("img")).to_be_visible()
    expect(board_of(section).locator("tt-grid")).to_be_hidden()
    expect(learn.locator("#answer-reach")).to_be_visible()
    learn.emulate_media(media="screen")


def test_a_capture_is_played_out(learn):
    """Against the computer, once one has said whether it can be; another exercise follows, or
    today's.
    """
    practice = learn.context.new_page()
    practice.clock.set_fixed_time("2026-12-24T12:00:00")
    practice.goto("static/practice.html#practice-capture-1-1a")
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
    way(section, "Today 0/3").click()
    expect(section.locator("h3")).to_contain_text("task 1 of 3")
    expect(way(section, "Today 0/3")).to_have_attribute("aria-pressed", "true")
    section.locator(".days a").first.click()
    expect(way(section, "Today 0/3")).to_have_attribute("aria-pressed", "false")
    practice.close()


# Learn by touch: what is said of a point covers neither a verdict nor a turn's message.


# Each pixel of the page is one of the screen, which is drawn four times sooner.
_fingers, fingers = lasting(
    "fingers",
    lambda page: page.goto("static/rules.html"),
    **{**contexts.PHONE, "device_scale_factor": 1},
)

FINGER = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "composed": True}


def note(section):
    return board_of(section).locator('[part~="note"]')


def point(section, vertex):
    return board_of(section).locator(f'[data-at="{vertex}"]')


def is_below_what_is_said(section):
    """In sight, and the sentence above it, too."""
    expect(said(section)).to_have_css("opacity", "1")
    above, below = said(section).bounding_box(), note(section).bounding_box()
    assert above
    assert below
    return above["y"] + above["height"] <= below["y"] and in_sight(said(section), note(section))


def test_a_verdict_stays(fingers):
    """Taps answer, and ask nothing; held, a point is told of below the verdict: in German, whose
    words are longer.
    """
    fingers.goto("de/static/rules.html")
    section = demo(fingers, "reach")
    for vertex in ("E1", "C2"):
        point(section, vertex).tap()
        expect(said(section)).to_contain_text("Richtig.")
    expect(said(section)).to_contain_text("C2")
    expect(note(section)).to_be_empty()
    point(section, "C2").dispatch_event("pointerdown", FINGER)
    expect(note(section)).to_contain_text("C2 ist leer")
    point(section, "C2").dispatch_event("pointerup", FINGER)
    assert is_below_what_is_said(section)
    expect(said(section)).to_contain_text("Richtig.")


def test_a_stone_is_told_of_until_the_next_turn(fingers):
    """Before that the lesson's own sentence has come into sight with the verdict."""
    fingers.goto("static/rules.html")
    section = demo(fingers, "ko")
    way(section, "No").tap()
    after = section.locator(".after")
    expect(after).to_be_in_viewport(ratio=1)
    assert after.evaluate(UNCOVERED)
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
    for (let root = document, last = null; root; ) {
      const found = root.elementFromPoint(...at);
      if (element.contains(found)) return true;
      root = found !== last && found?.shadowRoot;
      last = found;
    }
    return false;
  }));
}"""


# Waits for another verdict than the last, and for two frames. Gives what is said, whether it is a
# verdict, what the main button says, and the parts that are not wholly in sight, or covered: of the
# verdict; on larger screens, scrolled to the top, of all of an exercise.
SEEN = """async (section, [last, pattern, large]) => {
  const board = section.querySelector(":scope > tt-board").shadowRoot;
  const find = (part) => section.querySelector(part) ?? board.querySelector(part);
  const verdict = () => section.querySelector(".verdict") ?? find('[part~="say"]');
  const frame = () => new Promise(requestAnimationFrame);
  const text = () => verdict().textContent;
  const isVerdict = () => verdict().matches('[part~="wrong"]') || RegExp(pattern).test(text());
  const isNew = () => text() !== last && isVerdict();
  for (const late = performance.now() + 30_000; !isNew() && performance.now() < late; )
    await frame();
  if (large) scrollTo(0, 0);
  await frame();
  await frame();
  const isSeen = (part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight && (UNCOVERED)(part);
  };
  const parts = large && section.querySelector(".kinds") ? [".kinds", ".ask", "tt-grid"] : [];
  const hidden = [verdict(), ...parts.map(find)].filter((part) => !isSeen(part));
  const shown = hidden.map((part) => part.outerHTML.slice(0, 200));
  return [text(), isVerdict(), find(".next").textContent, shown];
}""".replace("UNCOVERED", UNCOVERED)


def resize(page, size):
    """Have that size; asked for again, it would be laid out again."""
    if page.viewport_size != size:
        page.set_viewport_size(size)


def answer_in_sight(section, answers, larger=(PHONE, DESKTOP)):
    """Give these answers by touch on the low phone. Each verdict is wholly in sight and nothing
    covers it; the first and the last on larger screens, too.
    """
    page, name, shown = section.page, section.get_attribute("id"), section.element_handle()
    said, main = "", ""
    for each in answers:
        if main == "Try again":
            way(section, main).tap()
            expect(way(section, main)).to_have_count(0)
            main = ""
        choices = section.locator("button[name=choice]:visible")
        (point(section, each) if isinstance(each, str) else choices.nth(each)).tap()
        last = said
        for size in (LOW, *larger) if each in (answers[0], answers[-1]) else (LOW,):
            resize(page, size)
            given = [last, VERDICT.pattern, size != LOW]
            said, is_verdict, main, hidden = shown.evaluate(SEEN, given)
            assert not hidden, (name, each, size)
        assert is_verdict, (name, each, said)
        resize(page, LOW)
    expect(section).to_have_attribute("data-answered", "true")


def walk(fingers):
    """Go by Continue from the board that is shown to the test's result; all boards on the way."""
    walked: list[str] = []
    while not fingers.url.endswith("#quiz-result"):
        section = fingers.locator("section.demo:visible")
        name = section.get_attribute("id") or ""
        walked.append(name)
        main = section.locator(".next")
        wrong, right = wrong_and_right(name) if name in TASKS else ("", [])
        if right:
            larger = (PHONE, DESKTOP) if name in part(TASKS, 4) else ()
            answer_in_sight(section, [wrong, *right], larger)
        for fact in section.locator("[data-fact]:visible").all():
            fact.tap()
            expect(note(section)).to_have_text(
                re.compile(rf"^“{re.escape(fact.inner_text())}”: [A-Z]\d")
            )
        expect(main).to_have_text("Continue")
        main.tap()
        expect(fingers.locator(f"section#{name}:visible")).to_have_count(0)
    return walked


def test_every_verdict_is_seen(fingers):
    """Each board answered wrong and right. Words with dotted lines say something. Continue leads
    through all boards.
    """
    fingers.set_viewport_size(LOW)
    walked: list[str] = []
    for begin in ("start", "more"):  # where the way begins, and begins again
        fingers.goto(f"static/rules.html#{begin}")
        fingers.evaluate("localStorage.clear()")  # it begins where one was
        fingers.reload()
        walked += walk(fingers)
    assert {*walked} >= {*TASKS}
    fingers.set_viewport_size(PHONE)


def test_practice_is_answered_in_sight(fingers):
    """An exercise of each kind, of the largest boards, wrong and right: kinds, question, board and
    verdict are on one screen of a usual phone.
    """
    fingers.set_viewport_size(LOW)
    fingers.goto("static/practice.html#practice-atari-5-1a")
    section, kinds = fingers.locator("#practice .demo"), fingers.locator(".kinds")
    for kind, number in itertools.product(KINDS, (1, 20, 40) if whole() else (1,)):
        expect(section.locator("tt-grid")).to_be_visible()
        before = section.get_attribute("id") or ""
        fingers.evaluate("id => location.replace(`#${id}`)", f"practice-{kind}-5-{number}i")
        expect(section).not_to_have_id(before)
        expect(said(section)).to_have_text(re.compile(r"^Choose .*\.$"))
        one: dict[str, Any] = exercise(kind, lines(kind)[4][number - 1], "i")
        wrong, right = of_question(link.read(one["link"]).match(), one["question"])
        larger = (PHONE, DESKTOP) if whole() else (PHONE,)
        answer_in_sight(section, [wrong, *right] if wrong != "" else right, larger)
    box = kinds.bounding_box()
    assert box
    assert box["height"] < 80, "one row, which scrolls"
    fingers.set_viewport_size(PHONE)


def test_the_first_capture_wins(learn):
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
    expect(note(section)).to_have_text("You have already answered this.")
