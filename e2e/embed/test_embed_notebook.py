"""A live board in a notebook, both ways: Python's widget and its page, with what lies between them as anywidget has it, texts by name.

No notebook is started: the module is loaded by a page with a small model, whose texts are those of the real widget in this process. And a
notebook as a page, as nbconvert makes it of what was saved.
"""

import base64
import hashlib
import re
from collections.abc import Callable

import nbformat
import pytest
from nbconvert.exporters.html import HTMLExporter
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.embedded import board, button, cell, said, surround
from ttgo import Game
from ttgo.svg.drawing import of_game
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


def played(turns: str) -> Game:
    game = Game(3)
    for turn in turns.split():
        game.play(turn)
    return game


def show(page: Page, home: str, live: Live) -> None:
    """A cell's output with this board, as a notebook's front end makes it of the widget's state."""
    widget = live._widget
    surround(page, '<div class="jp-OutputArea-output"></div>', "")
    page.expose_function("save", lambda played: setattr(widget, "played", played))
    page.evaluate(MODEL, {"site": home, "state": {name: getattr(widget, name) for name in NAMES}})
    given = "given => model.receive('given', given)"
    widget.observe(lambda change: page.evaluate(given, change["new"]), "given")


def heard(page: Page, live: Live, turns: str) -> None:
    """Wait until Python has these turns."""
    for _ in range(200):
        if live.turns == tuple(turns.split()):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"Python has {live.turns}, not {turns}")


def test_turns_come_back(own: Page, home: str) -> None:
    """What is played, and what is taken back; an observer is told of each."""
    game = played("B2")
    live = Live(game, site=home, play=True)
    told: list[tuple[str, ...]] = []
    live.observe(lambda board: told.append(board.turns))
    show(own, home, live)
    cell(own, "A1").click()
    heard(own, live, "B2 A1")
    assert live.game.position.black == game.position.black
    button(own, "Pass").click()
    heard(own, live, "B2 A1 pass")
    button(own, "Undo").click()
    heard(own, live, "B2 A1")
    assert told == [("B2", "A1"), ("B2", "A1", "pass"), ("B2", "A1")]


def test_a_game_that_is_set_is_shown(own: Page, home: str) -> None:
    """And played on; the first one is forgotten. A cell that is run anew takes its output away, which then hears nothing."""
    live = Live(Game(3), site=home, play=True, lang="de")
    show(own, home, live)
    cell(own, "A1").click()
    heard(own, live, "A1")
    live.game = played("C3 C2")
    expect(said(own)).to_contain_text("Weiß hat C2 gespielt.")
    assert board(own).evaluate("board => board.view.stones") == ["..X", "..O", "..."]
    cell(own, "B3").click()
    heard(own, live, "C3 C2 B3")
    before = board(own).get_attribute("link")
    own.evaluate("away()")
    live.game = played("B2")
    assert board(own).get_attribute("link") == before


GROUND = {"light": "rgb(197, 156, 95)", "dark": "rgb(153, 122, 75)"}


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told what its reader's system is
@pytest.mark.parametrize("theme", GROUND)
def test_a_picture_has_the_notebook_s_theme(own: Page, theme: str) -> None:
    """As each kind of notebook tells it, whatever the system's is; on paper it is white."""
    light, picture = str(theme == "light").lower(), of_game(Game(3), theme="notebook")
    jupyter, ours = f'data-jp-theme-light="{light}"', f'theme="{theme}"'
    code = f'class="vscode-body vscode-{theme}" data-vscode-theme-kind="vscode-{theme}"'
    surround(own, "".join(f"<div {around}>{picture}</div>" for around in (jupyter, ours, code)), "")
    for system in ("light", "dark"):
        for media, ground in (("screen", GROUND[theme]), ("print", "rgb(255, 255, 255)")):
            own.emulate_media(media=media, color_scheme=system)  # type: ignore[arg-type]
            for number in range(3):
                expect(own.locator("svg rect").nth(number)).to_have_css("fill", ground)


def test_a_picture_as_an_image_has_the_colours_of_its_place(own: Page) -> None:
    """JupyterLab shows pictures so, and tells the page's colours with its theme."""
    code = base64.b64encode(of_game(Game(3), theme="notebook").encode()).decode()
    image = f'<img style="color-scheme: {{}}" src="data:image/svg+xml;base64,{code}">'
    surround(own, "".join(image.format(theme) for theme in GROUND), "")
    seen = [hashlib.sha256(picture.screenshot()).digest() for picture in own.locator("img").all()]
    assert len({*seen}) == 2


def exported(live: Live) -> str:
    """A notebook with this board, without its widget's state, as a page."""
    output = nbformat.v4.new_output("execute_result", live._repr_mimebundle_(), execution_count=1)
    cell = nbformat.v4.new_code_cell("live", outputs=[output])
    text, _ = HTMLExporter(template_name="basic").from_notebook_node(nbformat.v4.new_notebook(cells=[cell]))
    return text


@pytest.mark.parametrize("widget", [True, False])
def test_a_notebook_as_a_page(own: Page, home: str, widget: bool) -> None:
    """With scripts it is played on, and the picture is gone once the board is there."""
    surround(own, exported(Live(played("B2"), site=home, widget=widget, play=True, id="a")), "")
    cell(own, "A1").click()
    expect(said(own)).to_contain_text("White played A1.")
    expect(own.get_by_role("img")).to_have_count(0)


def test_a_notebook_as_a_page_without_scripts(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The picture is seen, with its stones in words."""
    page = new_context(java_script_enabled=False).new_page()
    surround(page, exported(Live(played("B2"), site=home, play=True)), "")
    picture = page.get_by_role("img", name="1 black stone: B2. No white stones.")
    expect(picture).to_be_visible()
    for side in ("width", "height"):
        expect(picture).to_have_css(side, re.compile(r"^(8[1-9]|9\d|\d{3})"))
