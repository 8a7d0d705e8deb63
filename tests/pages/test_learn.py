"""The boards that teach and their page, static/rules.html: the steps of each run, its question has
an answer, and nothing before it says which.
"""

import json
import re
from html import unescape

import pytest

from tests.support.demos import SECTIONS, TEXT
from tests.support.sentences import gives_away
from tests.support.tables import each_row
from ttgo.explain.evidence import reach_of
from ttgo.pages.html import read as read_page
from ttgo.pages.learn import SHOWN, pictures
from ttgo.pages.lessons import BOARDS, CHAPTERS
from ttgo.pages.parts import shown
from ttgo.teach.facts import facts
from ttgo.teach.frames import WITHOUT, frames, whole
from ttgo.teach.questions import answer, choices, judge
from ttgo.vertex import read

LOOKED_AT = ("grid", "turn-by-turn")  # no board asks what is next to what


@pytest.mark.parametrize("key", BOARDS)
def test_a_demo_can_be_shown(key):
    """A short title, a small grid, numbers on points; steps from the grid as it is, the last as the
    first of the other way; a question.
    """
    demo = BOARDS[key]
    match = demo.record.match()
    assert 0 < len(demo.title.split()) <= 11
    assert min(demo.record.start.grid.width, demo.record.start.grid.height) >= 3
    assert max(demo.record.start.grid.width, demo.record.start.grid.height) <= 9
    assert all(read(match.game.grid, vertex) is not None for vertex in demo.labels)
    assert all(label == "?" or label.isdigit() for label in demo.labels.values()), (
        "letters name columns"
    )
    steps = demo.more.get("steps", "")
    if steps:
        shown = whole(demo.record) if steps == "turns" else match
        for without in (False, True) if "whatif" in demo.more else (False,):
            all_steps = frames(shown, steps, without=without)
            assert 3 <= len(all_steps) < 30
            begins = shown.game.position_after(0) if steps == "turns" else match.position
            assert all_steps[0]["stones"] == begins.rows()
    assert "whatif" not in demo.more or steps.split()[0] in WITHOUT
    assert bool(demo.question) == (
        key not in ("play", "example", *LOOKED_AT) and not {"solve", "opponent"} & {*demo.more}
    )


@pytest.mark.parametrize("key", [key for key, board in BOARDS.items() if board.question])
def test_a_question_can_be_answered(key):
    """There is a right answer and a wrong one, and every judgement has its reason."""
    board = BOARDS[key]
    match = board.record.match()
    right, offered = answer(match, board.question), choices(match, board.question)
    verdicts = {}
    for guess in offered or match.game.grid.named(match.game.grid.points):
        try:
            verdicts[guess] = judge(match, board.question, guess)
        except ValueError:
            assert not offered
            assert isinstance(right, list)
            assert guess not in right
    wanted = right if isinstance(right, list) else [right]
    assert (
        {guess for guess, verdict in verdicts.items() if verdict["right"]} == set(wanted) != set()
    )
    assert set(verdicts) != set(wanted), "no wrong answer is possible"
    assert all(str(verdict["say"]).endswith(".") for verdict in verdicts.values())
    assert json.loads(json.dumps(board.question)) == board.question


ANSWERED = {
    f"{station.address} {one.move}": (station, one)
    for chapter in CHAPTERS
    for station in chapter.stations
    for one in (station.diagram.answers if station.diagram else [])
    if re.search(r"White (takes|ran|captured)|gets away", one.said)
}


@each_row(ANSWERED)
def test_what_white_is_said_to_do_is_done_on_the_board(station, one):
    """The reply is a stone with its number, whatever the reader's move is that it answers."""
    board = BOARDS[station.address]
    assert "moves" in board.attributes(station.address)["show"].split()
    named = {answer.move for answer in station.diagram.answers} | {one.reply}
    legal = {*board.record.new_match().board.legal_moves()}
    wanted = legal - named if one.move == "*" else {one.move}
    replied = {node.word: [after.word for after in node.next] for node in board.record.root.next}
    assert wanted
    assert {at: replied[at][:1] for at in wanted} == {at: [one.reply] for at in wanted}


# The quiz


# id -> the right answer

RIGHT = {
    "capture": "C2 B3 D3",
    "last-liberty": "yes",
    "five-stones": "yes",
    "not-there": "A5",
    "edge-ko": "B5",
    "two-for-one": "no",
    "between": "D1 D2 C3",
    "no-mans-land": 11,
    "inside": "black",
    "last-breath": "D1 E1 D2 E2 A3 B3 D3 E3 D4 E4 D5 E5",
}


@pytest.mark.parametrize("key", RIGHT)
def test_a_quiz_answer(key):
    """The rules' answer, read off the board by hand as well."""
    quiz = BOARDS[f"quiz-{key}"]
    right = answer(quiz.record.match(), quiz.question)
    assert (" ".join(right) if isinstance(right, list) else right) == RIGHT[key]


@pytest.mark.parametrize("name", ["dead-stones", "quiz-inside"])
def test_what_a_wrong_winner_is_told(name):
    """Whom the stone counts for that was not captured, and how many points for nobody."""
    board = BOARDS[name]
    match, said = board.record.match(), board.more["wrong"]
    at, player, number = re.findall(r"(\w\d) was .* for (\w+), and the (\w+) empty", said)[0]
    assert answer(match, {"what": "owner", "at": at}) == player.lower()
    assert match.score().neutral == {"three": 3, "five": 5}[number]


# Ask, then tell: no title, sentence, label or picture that stands before a question's answer says
# it, on any board of Learn.


PICTURES = pictures()
ASKED = [name for name, board in BOARDS.items() if board.question and name in SECTIONS]


def before(name: str) -> str:
    """All that the page says of a board before the answer, and what its picture says, as words."""
    text = re.sub(
        r'<p class="(?:after|break)\b.*?</p>|<noscript>.*?</noscript>|<aside.*?</aside>',
        " ",
        SECTIONS[name],
        flags=re.DOTALL,
    )
    said = " ".join(re.findall(r'alt="Go board, \d+ by \d+\.([^"]*)"', text))
    said = re.sub(
        r"\d+ (?:black|white) stones?: [^.]*\.", "", said
    )  # where stones are is seen, too
    return unescape(re.sub(r"<[^>]+>", " ", text.replace("</h3>", "."))) + said


@pytest.mark.parametrize("name", ASKED)
def test_nothing_before_the_answer_tells_it(name: str) -> None:
    """The title, the words, what the picture says and its labels; a picture says where stones are,
    and that may be asked.
    """
    board = BOARDS[name]
    match, text = board.record.match(), before(name)
    assert gives_away(match, dict(board.question), text) == []
    svg = PICTURES[f"{name}.svg"]
    assert not re.search(r"Black \d+, White \d+", before(name) + svg), "the score is told"
    right = answer(match, board.question)
    labels = {vertex for vertex, label in board.labels.items() if label == "?"}
    assert not isinstance(right, list) or not labels or labels != set(right), (
        "the right points are marked, and no others"
    )


def test_where_an_answer_is_told_it_stands_after_the_board() -> None:
    """What is said after an answer, and what breaks a rule, comes after the question."""
    for section in SECTIONS.values():
        for told in re.finditer(r'class="(?:after|break)"', section):
            assert told.start() > section.index("</tt-board>")


# The page of demos, static/rules.html, as it is written: held to the boards of its texts and to
# what a reader is promised.


def words(html):
    return unescape(re.sub(r"<[^>]+>", " ", html)).split()


def test_the_page_holds_what_the_rules_computed():
    """All boards, and each names a picture that is made."""
    assert set(SECTIONS) == {*SHOWN}
    shown = re.findall(
        r'<img src="demos/([\w.-]+)" width="\d+" height="\d+" [^>]*alt="Go board, ', TEXT
    )
    assert {*shown} == {*pictures()}


@pytest.mark.parametrize("rule", range(1, 11))
def test_each_rule_has_its_address_its_words_and_its_demos(rule):
    """And at least one board of that rule."""
    for name in (f"rule-{rule}", f"words-{rule}"):
        assert TEXT.count(f'id="{name}"') == 1
    if rule == 2:
        return  # it stands with rule 1
    (part,) = read_page(TEXT).find("section", id=f"rule-{rule}")
    assert any(BOARDS[demo.get("id")].rule == rule for demo in part.find("section", class_="demo"))


@pytest.mark.parametrize("name", SECTIONS)
def test_words_speak_of_facts(name):
    """Each marked word names a fact that the engine knows, and that is true somewhere on its board
    (the first is still to be played).
    """
    known = facts(BOARDS[name].record.match())
    for fact in re.findall(r'data-fact="([^"]*)"', SECTIONS[name]):
        assert fact in known
        assert known[fact], f"nothing on the board is {fact}"
    position = BOARDS[name].record.match().position
    for start, colour in re.findall(r'data-from="(.*?)" data-to="(.*?)"', SECTIONS[name]):
        assert colour in reach_of(position, read(position.grid, start) or 0)


LINKS = {
    "none": ("2 < 3 [so] (no)", "2 &lt; 3 [so] (no)"),
    "a page": ("See [the\nrule](rules.html#ko).", 'See <a href="rules.html#ko">the rule</a>.'),
    "a fact": ("[both](fact:both)", '<span data-fact="both">both</span>'),
    "a fact of two words": (
        "[it](fact:reaches-empty)",
        '<span data-fact="reaches-empty">it</span>',
    ),
    "a fact of a point": (
        "[it](fact:reaches-white-C3)",
        '<span data-fact="reaches-white" data-from="C3" data-to="white">it</span>',
    ),
}


@each_row(LINKS)
def test_links_of_a_text(text, html):
    assert shown("p", text) == f"<p>{html}</p>"


def test_the_answers_stand_together_at_the_end():
    """For who has no JavaScript, and on paper: each question's, after all questions."""
    answers = TEXT[TEXT.index('id="answers"') :]
    for name in SECTIONS:
        assert (f'id="answer-{name}"' in answers) == bool(BOARDS[name].question)
    assert not re.search(r'class="ask"|class="demo', answers)


# The way to a first game, in words and boards, as a reader walks it who answers rightly.


def walked() -> list[tuple[str, int]]:
    """Each board of the way and the words read on it: of the stations, its title, its text, its task
    and what is said to the right answer.
    """
    found = []
    for name, section in SECTIONS.items():
        board = BOARDS[name]
        text = re.sub(
            r'<noscript>.*?</noscript>|<aside.*?</aside>|<p class="then">.*?</p>',
            " ",
            section,
            flags=re.DOTALL,
        )
        read = words(text) + [board.more.get(key, "") for key in ("solve", "right", "reply")]
        if board.question:
            match = board.record.match()
            right = answer(match, board.question)
            guesses = right if isinstance(right, list) else [right]
            read += [str(judge(match, board.question, guess)["say"]) for guess in guesses]
        found.append((name, len(" ".join(read).split())))
        if name == "game-5":
            return found
    raise AssertionError("there is no game")


ACTS = {"first-capture": 1, "corner-capture": 1, "atari": 2, "escape": 1, "capture-game": 5}
SECONDS = 4  # for a tap and a press on Continue


def test_a_first_game_comes_soon(capsys) -> None:
    """Two captures first, then a game in which the first capture wins, then a real one."""
    trail = len(words(re.search(r'<nav id="rules-list".*?</nav>', TEXT, re.DOTALL)[0]))  # type: ignore[index]
    read, seconds, told = trail, 0, []
    for boards, (name, some) in enumerate(walked(), 1):
        read += some
        seconds += SECONDS * ACTS.get(name, 2)
        minutes = read / 200 + seconds / 60
        told.append(f"{boards} boards, {read} words, {minutes:.1f} minutes with {name}")
        if name in ("first-capture", "capture-game"):
            assert boards == {"first-capture": 1, "capture-game": 5}[name]
    with capsys.disabled():
        print("\n" + "\n".join(told))
    assert boards <= 9
    assert read <= 350
    assert minutes <= 5


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("atari", "solve"),
        ("to-live", "solve life"),
        ("two-eyes", "ask steps life"),
        ("seki", "ask steps play life"),
    ],
)
def test_ways(name, ways):
    """Whether a stone is dead may be asked once the course has told of living stones; and before a
    learner has played a game, none of them is for both players' turns.
    """
    assert BOARDS[name].attributes(name)["ways"] == ways
