"""A live board in a notebook, both ways: Python's widget and its page, with what lies between them as anywidget has it, texts by name.

No notebook is started: the module is loaded by a page with a small model, whose texts are those of the real widget in this process. And a
notebook as a page, as nbconvert makes it of what was saved.
"""

from collections.abc import Callable

import nbformat
import pytest
from nbconvert.exporters.html import HTMLExporter
from playwright.sync_api import BrowserContext, Page, expect

from e2e.embedded import board, button, cell, said, surround
from ttgo import Game
from ttgo.web.notebook import Live

NAMES = ("site", "attributes", "given", "played")

# What anywidget lends to a module: the state, and who hears of a change.
MODEL = """async ({ site, state }) => {
  const heard = {};
  window.model = {
    get: (name) => state[name],
    set: (name, value) => { state[name] = value; },
    save_changes: () => save(state.played),
    on: (type, act) => { heard[type] = [...(heard[type] ?? []), act]; },
    off: (type, act) => { heard[type] = (heard[type] ?? []).filter((one) => one !== act); },
    receive: (name, value) => { state[name] = value; for (const act of heard[`change:${name}`] ?? []) act(); },
  };
  const { default: { render } } = await import(`${site}static/embed/widget.js`);
  window.away = await render({ model, el: document.body });
  document.querySelector("tt-board").id = "a";
}"""


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context().new_page()


def show(page: Page, home: str, live: Live) -> None:
    """A cell's output with this board, as a notebook's front end makes it of the widget's state."""
    widget = live._widget
    surround(page, '<div class="jp-OutputArea-output"></div>', "")
    page.expose_function("save", lambda played: setattr(widget, "played", played))
    page.evaluate(MODEL, {"site": home, "state": {name: getattr(widget, name) for name in NAMES}})
    widget.observe(
        lambda change: page.evaluate(
            "([name, value]) => model.receive(name, value)", ["given", change["new"]]
        ),
        "given",
    )


def heard(page: Page, live: Live, turns: str) -> None:
    """Wait until Python has these turns."""
    for _ in range(200):
        if live.turns == tuple(turns.split()):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"Python has {live.turns}, not {turns}")


def test_turns_come_back(page: Page, home: str) -> None:
    """What is played, and what is taken back; an observer is told of each."""
    game = Game(3)
    game.play("B2")
    live = Live(game, site=home, play=True)
    told: list[tuple[str, ...]] = []
    live.observe(lambda board: told.append(board.turns))
    show(page, home, live)
    cell(page, "A1").click()
    heard(page, live, "B2 A1")
    assert live.game.position.black == game.position.black
    button(page, "Pass").click()
    heard(page, live, "B2 A1 pass")
    button(page, "Undo").click()
    heard(page, live, "B2 A1")
    assert told == [("B2", "A1"), ("B2", "A1", "pass"), ("B2", "A1")]


def test_a_game_that_is_set_is_shown(page: Page, home: str) -> None:
    """And played on; the first one is forgotten."""
    live = Live(Game(3), site=home, play=True, lang="de")
    show(page, home, live)
    cell(page, "A1").click()
    heard(page, live, "A1")
    other = Game(3)
    for turn in ("C3", "C2"):
        other.play(turn)
    live.game = other
    expect(said(page)).to_contain_text("Weiß C2.")
    assert board(page).evaluate("board => board.view.stones") == ["..X", "..O", "..."]
    cell(page, "B3").click()
    heard(page, live, "C3 C2 B3")


def test_a_board_that_is_gone_hears_nothing(page: Page, home: str) -> None:
    """A cell that is run anew takes its output away."""
    live = Live(Game(3), site=home, play=True)
    show(page, home, live)
    page.evaluate("away()")
    game = Game(3)
    game.play("B2")
    live.game = game
    assert page.evaluate("document.querySelector('tt-board').getAttribute('link')") == "v=1&s=3"


def exported(live: Live) -> str:
    """A notebook with this board, without its widget's state, as a page."""
    output = nbformat.v4.new_output("execute_result", live._repr_mimebundle_(), execution_count=1)
    cell = nbformat.v4.new_code_cell("live", outputs=[output])
    text, _ = HTMLExporter(template_name="basic").from_notebook_node(nbformat.v4.new_notebook(cells=[cell]))
    return text


@pytest.mark.parametrize("widget", [True, False])
def test_a_notebook_as_a_page(page: Page, home: str, widget: bool) -> None:
    """With scripts it is played on, and the picture is gone once the board is there."""
    game = Game(3)
    game.play("B2")
    text = exported(Live(game, site=home, widget=widget, play=True, id="a"))
    surround(page, text, "")
    cell(page, "A1").click()
    expect(said(page)).to_contain_text("White A1.")
    expect(page.get_by_role("img")).to_have_count(0)


def test_a_notebook_as_a_page_without_scripts(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The picture is seen, with its stones in words."""
    game = Game(3)
    game.play("B2")
    page = new_context(java_script_enabled=False).new_page()
    surround(page, exported(Live(game, site=home, play=True)), "")
    picture = page.get_by_role("img", name="1 black stone: B2. No white stones.")
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box
    assert box["width"] > 80
    assert box["height"] > 80
