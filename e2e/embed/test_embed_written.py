"""<tt-board> as its author writes it: attributes, properties, content, early and late, right and wrong."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import settle
from e2e.support.embedded import (
    TRIANGLE,
    board,
    cell,
    expect_turn,
    opened,
    part,
    picture,
    play,
    said,
    stones,
    surround,
    turn,
)


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context().new_page()


# Attributes and properties


@pytest.mark.parametrize(
    ("attributes", "what"),
    [
        ('size="3x2"', {"size": [3, 2]}),
        ('size="3" moves="A1 B1" at="1"', {"turn": 1, "turns": ["A1", "B1"]}),
        ('size="3" rules="New Zealand" ending="strict" komi="2.5"', {"rules": "New Zealand, komi 2.5"}),
        ('size="3" first="white"', {"toPlay": "white"}),
        ('size="3" handicap="2" moves="A1 B1"', {"toPlay": "white", "players": "BB"}),
        ('link="#v=1&amp;s=3&amp;t=aabb&amp;a=1"', {"size": [3, 3], "turn": 1}),
        ('link="v=1&amp;s=3&amp;t=aabb" at="0"', {"turn": 0, "turns": ["A3", "B2"]}),
        ('sgf="(;SZ[3];B[aa];W[bb])"', {"turn": 0, "turns": ["A3", "B2"]}),
        ('sgf="(;SZ[3];B[aa];W[bb])" at="end"', {"turn": 2}),
    ],
)  # fmt: skip
def test_attributes(page: Page, attributes: str, what: dict[str, object]) -> None:
    """Each says what it says."""
    surround(page, f'<tt-board id="a" {attributes}></tt-board>')
    view = opened(page)
    assert {key: view[key] for key in what} == what
    expect(board(page).locator("tt-grid")).to_be_visible()


def test_properties_are_attributes(page: Page) -> None:
    """Both ways, for all of them."""
    surround(page, '<tt-board id="a"></tt-board>')
    names = board(page).evaluate("board => board.constructor.observedAttributes")
    assert set(names) == {
        "size", "moves", "sgf", "link", "at", "show", "areas", "play", "rules", "theme", "label", "komi", "ending", "handicap", "first",
        *"opponent level ask solve right wrong steps demo autoplay edit".split(),
        *"labels triangle square circle cross line arrow dim stars crop numbers caption".split(),
    }  # fmt: skip
    for name in names:
        one = board(page).evaluate(
            """(board, name) => {
                const before = board[name];
                board[name] = name === "play" ? true : "5";
                const attribute = board.getAttribute(name);
                board.setAttribute(name, name === "play" ? "" : "7");
                const property = board[name];
                board[name] = name === "play" ? false : null;
                return [before, attribute, property, board.hasAttribute(name), board[name]];
            }""",
            name,
        )
        default = {
            "play": False,
            "show": "coordinates",
            "theme": "auto",
            "areas": "shading",
            "label": "Go board",
        }.get(name, "")
        assert one == [
            default,
            "" if name == "play" else "5",
            True if name == "play" else "7",
            False,
            default,
        ]


def test_properties_set_before_the_script_is_there(page: Page) -> None:
    """As a framework may do that renders first."""
    surround(page, '<tt-board id="a"></tt-board>', "")
    page.evaluate(
        "Object.assign(document.querySelector('tt-board'), { size: 3, play: true, label: 'Early' })"
    )
    page.add_script_tag(type="module", url="static/embed.js")
    expect(cell(page, "C3")).to_be_attached()
    assert board(page).evaluate(
        "board => [board.getAttribute('size'), board.hasAttribute('play'), board.label]"
    ) == ["3", True, "Early"]
    play(page, "B2")


def test_other_attributes_are_another_game(page: Page) -> None:
    """While it is in use it begins anew at once; `at` alone only steps; what it looks like changes nothing of the game."""
    surround(page, '<tt-board id="a" play size="3" moves="A1 B1"></tt-board>')
    expect_turn(page, 2)
    board(page).evaluate("board => { board.at = 1; }")
    expect_turn(page, 1)
    board(page).evaluate("board => { board.show = 'score'; board.label = 'B'; board.theme = 'dark'; }")
    assert turn(page) == 1
    board(page).evaluate("board => { board.moves = 'C3 C2 C1'; board.removeAttribute('at'); }")
    expect_turn(page, 3)
    assert stones(page) == ["..X", "..O", "..X"]
    board(page).evaluate(
        "board => { board.removeAttribute('moves'); board.size = 2; board.textContent = ''; }"
    )
    expect_turn(page, 0)
    assert stones(page) == ["..", ".."]


def test_show(page: Page) -> None:
    """Each word shows what it names, and nothing else does."""
    surround(page, '<tt-board id="a" size="3" moves="B2" show=""></tt-board>')
    expect_turn(page, 1)
    bare = board(page).locator("tt-grid")
    expect(bare).to_have_attribute("bare", "")
    expect(cell(page, "A1")).to_have_accessible_name("A1, empty")
    expect(part(page, "score")).to_be_hidden()
    expect(part(page, "open")).to_be_hidden()
    plain = picture(page)
    board(page).evaluate("board => { board.show = 'moves'; }")
    assert picture(page) != plain
    board(page).evaluate("board => { board.show = 'reach score coordinates link'; }")
    expect(cell(page, "A1")).to_have_accessible_name("A1, empty, reaches only Black")
    expect(part(page, "score")).to_have_text("Black 9, White 0, neutral 0")
    expect(bare).not_to_have_attribute("bare", "")
    expect(part(page, "open")).to_be_visible()


def test_the_link_opens_the_game(page: Page, home: str) -> None:
    """On the game's own page, in a tab of its own, with what has been played."""
    surround(page, '<tt-board id="a" play size="5" show="link"></tt-board>')
    play(page, "C3")
    with page.expect_popup() as popup:
        board(page).get_by_role("link", name="Open in ttgo").click()
    popup.value.wait_for_url(f"{home}#v=1&s=5&t=cc", wait_until="commit")
    popup.value.close()


def test_methods(page: Page) -> None:
    """Each ends with the newest view."""
    surround(page, TRIANGLE)
    found = board(page).evaluate(
        """async (board) => [
            (await board.turn("C2")).turn, (await board.turn("pass")).turn, (await board.undo()).turn, (await board.redo()).turn,
            (await board.goto(0)).turn, (await board.goto("end")).turn, await board.fragment(), (await board.picture()).slice(0, 4),
            (await board.reset()).turns.length, board.error,
        ]"""
    )
    assert found == [1, 2, 1, 2, 0, 2, "v=1&s=3&b=abba&w=bb&t=cb-", "<svg", 0, None]


# Content


CONTENTS = {
    "indented": "\n    . X .\n    X O .\n    . . .\n",
    "in a pre": "<pre>\n. X .\nX O .\n. . .\n</pre>",
    "code of a Markdown processor": "<pre><code>. X .\nX O .\n. . .\n</code></pre>",
    "lines that are broken": "<br>\n . X .<br>\n X O .<br />\n . . .<br>",
    "a line is a paragraph": "<p>. X .</p><p>X O .</p><p>. . .</p>",
    "smart typography": ". X .\nX O .\n\u2026",
    "without spaces": ".X.\nXO.\n...",
    "hard spaces": ".&nbsp;X&nbsp;.\nX&nbsp;O&nbsp;.\n.&nbsp;.&nbsp;.",
    "and words for whoever has no JavaScript": "<noscript>No board</noscript><!-- a comment -->\n. X .\nX O .\n. . .",
    "Windows' lines": ". X .\r\nX O .\r\n. . .\r\n",
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_contents(page: Page, content: str) -> None:
    """However a page's processor leaves a diagram, it is that diagram, before Python and to Python."""
    surround(page, f'<div><tt-board id="a" play>{content}</tt-board></div>')
    assert stones(page) == [".X.", "XO.", "..."]
    play(page, "C2 A1 B1")
    assert stones(page) == [".X.", "X.X", ".X."]


# What Python-Markdown (with extra, smarty, nl2br) and CommonMark (markdown-it) make of the example on embed.html
MARKDOWN = {
    "Python-Markdown": '<p><tt-board id="a" play label="Clear the white stone">\n  . X .\n  X O .\n  . . .\n</tt-board></p>',
    "with line breaks": '<p><tt-board id="a" play><br />\n  . X .<br />\n  X O .<br />\n  . . .<br />\n</tt-board></p>',
    "CommonMark": '<tt-board id="a" play>\n  . X .\n  X O .\n  . . .\n</tt-board>',
    "a pre in a div": '<div>\n<tt-board id="a" play><pre>\n. X .\nX O .\n. . .\n</pre></tt-board>\n</div>',
}


@pytest.mark.parametrize("html", MARKDOWN.values(), ids=MARKDOWN)
def test_markdown(page: Page, html: str) -> None:
    surround(page, f"<p>Text before.</p>\n{html}\n<p>Text after.</p>")
    assert stones(page) == [".X.", "XO.", "..."]


def test_content_comes_and_goes(page: Page) -> None:
    """Written late, changed, replaced and taken away by a framework."""
    surround(page, '<tt-board id="a" play></tt-board>')
    assert len(stones(page)) == 9
    board(page).evaluate("board => { board.textContent = '. X\\nO .'; }")
    expect(cell(page, "B2")).to_have_accessible_name("B2, black stone")
    play(page, "A2")
    board(page).evaluate("board => { board.firstChild.data = 'X X .\\n. . .'; }")
    expect_turn(page, 0)
    assert stones(page) == ["XX.", "..."]
    board(page).evaluate("board => board.replaceChildren()")
    expect(cell(page, "J9")).to_be_attached()


def test_moved_and_put_back(page: Page) -> None:
    """Moved in the page, or taken out and put back later, a board goes on with its game."""
    surround(page, f'{TRIANGLE}<div id="there"></div>')
    play(page, "C2")
    page.evaluate("document.getElementById('there').append(document.querySelector('tt-board'))")
    play(page, "A1")
    page.evaluate("window.kept = document.querySelector('tt-board'); kept.remove();")
    assert (
        page.evaluate("async () => (await kept.turn('B1'))?.turn ?? null") is None
    )  # nothing happens outside of the page
    page.evaluate("document.body.append(kept)")
    play(page, "B1")
    assert stones(page) == [".X.", "X.X", ".X."]


# Content and attributes that cannot be taken

WRONG = {
    "words": ("<tt-board id=a play>Black to play</tt-board>", "Row 1, column 1 of the diagram is 'B'; write", "Black to play"),
    "a mark that is none": ("<tt-board id=a>. X .\n. ? .</tt-board>", "Row 2, column 2 of the diagram is '?'", ". X .\n. ? ."),
    "uneven rows": ("<tt-board id=a>. X .\n. .</tt-board>", "Row 2, column 3 of the diagram is missing", ". X .\n. ."),
    "a size that is none": ('<tt-board id=a size="big"></tt-board>', "size is a number such as", ""),
    "a turn too far": ('<tt-board id=a moves="E5" at="7"></tt-board>', "at is 7, and the game has turns up to 1.", ""),
    "a turn too far in a record": ('<tt-board id=a sgf="(;SZ[3];B[aa])" at="7"></tt-board>', "There is no turn 7 to go to", ""),
    "other rules": ('<tt-board id=a rules="Ing" moves="E5"></tt-board>', "with its own ko rules", ""),
    "a komi that is none": ('<tt-board id=a play komi="half a point">. X</tt-board>', "komi is a number such as", ". X"),
    "rules that are none": ('<tt-board id=a play rules="Ing">. X</tt-board>', "with its own ko rules", ". X"),
    "an ending that is none": ('<tt-board id=a play ending="never">. X</tt-board>', "never", ". X"),
    "a handicap that is none": ('<tt-board id=a play handicap="two">. X</tt-board>', "handicap is a whole number", ". X"),
    "nobody to begin": ('<tt-board id=a play first="red">. X</tt-board>', "red", ". X"),
    "a broken link": ('<tt-board id=a link="v=9">. X</tt-board>', "This link is of version '9'", ". X"),
    "a record that is none": ('<tt-board id=a sgf="(;GM[2])">It was chess.</tt-board>', "Go", "It was chess."),
    "no such file": ('<tt-board id=a sgf="gone.sgf">Lost.</tt-board>', "The game record gone.sgf could not be fetched.", "Lost."),
    "no file at all": ('<tt-board id=a sgf="javascript:alert(1)"></tt-board>', "sgf is the address of a game record or", ""),
    "two games": ('<tt-board id=a sgf="a.sgf" moves="E5"></tt-board>', "takes its game from sgf or moves, not from both", ""),
}  # fmt: skip


@pytest.mark.parametrize(("html", "sentence", "text"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_taken(page: Page, watch: Watch, html: str, sentence: str, text: str) -> None:
    """One clear sentence; no grid that would be a guess, no buttons for it; what is inside stays to be read."""
    watch.expected = "gone.sgf" in html
    surround(page, html)
    expect(said(page)).to_contain_text(sentence)
    assert board(page).evaluate("board => board.error.message") == said(page).inner_text().rstrip("\xa0")
    if text != ". X":
        expect(board(page).locator("tt-grid")).to_be_hidden()
        expect(board(page).get_by_role("button")).to_have_count(0)
        assert board(page).evaluate("board => board.innerText").strip() == text


def test_what_python_surely_takes_starts_none(page: Page, watch: Watch) -> None:
    """A game that is only begun by other rules waits for whoever plays it."""
    attributes = 'komi="6.5" rules="New Zealand" ending="tromp" handicap="2"'
    surround(page, f'<tt-board id="a" play {attributes}>. .\n. .</tt-board>')
    expect(board(page).locator("tt-grid")).to_be_visible()
    settle(page)
    assert [name for name in watch.requests if name.endswith(".wasm")] == []
    play(page, "A1")
    assert stones(page) == ["..", "X."]


def test_a_wrong_word_is_told_to_the_author(page: Page) -> None:
    """In `show` and `theme`; the board is shown all the same, and all is well once it is right."""
    surround(page, '<tt-board id="a" size="3" show="scores"></tt-board>')
    expect(said(page)).to_have_text(
        "There is no \u201cscores\u201d to show; there are reach, score, moves, coordinates, stars, link."
    )
    expect(board(page).locator("tt-grid")).to_be_visible()
    board(page).evaluate("board => { board.show = 'score'; board.theme = 'black'; }")
    expect(said(page)).to_have_text("The attribute theme is auto, light or dark, not \u201cblack\u201d.")
    board(page).evaluate("board => { board.theme = 'dark'; }")
    expect(part(page, "score")).to_have_text("Black 0, White 0")
    expect(said(page)).to_have_text("")


def test_a_refused_move_in_a_line(page: Page) -> None:
    """The line is shown as far as it goes, and the rule is named."""
    surround(page, '<tt-board id="a" size="3" moves="B2 B2 C3"></tt-board>')
    expect(said(page)).to_contain_text("Turn 2, White B2, is not legal.")
    assert stones(page) == ["...", ".X.", "..."]
