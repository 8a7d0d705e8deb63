"""A live board in a notebook, both ways: Python's widget and its page, with what lies between them
as anywidget has it, texts by name.

No notebook is started: the module is loaded by a page with a small model, whose texts are those of
the real widget in this process. And a notebook as a page, of what was saved.
"""

import pytest
from playwright.sync_api import expect

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
    receive: (name, value) => {
      state[name] = value;
      for (const act of heard[`change:${name}`] ?? []) act();
    },
  };
  const { default: { render } } = await import(`${site}static/embed/widget.js`);
  window.away = await render({ model, el: document.body });
  document.querySelector("tt-board").id = "a";
}"""


def show(page, home, live):
    """A cell's output with this board, as a notebook's front end makes it of the widget's state."""
    widget = live._widget
    surround(page, '<div class="jp-OutputArea-output"></div>', "")
    page.expose_function("save", lambda played: setattr(widget, "played", played))
    page.evaluate(MODEL, {"site": home, "state": {name: getattr(widget, name) for name in NAMES}})
    given = "given => model.receive('given', given)"
    widget.observe(lambda change: page.evaluate(given, change["new"]), "given")


def heard(page, live, turns):
    """Wait until Python has these turns."""
    for _ in range(600):
        if live.turns == tuple(turns.split()):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"Python has {live.turns}, not {turns}")


def test_turns_come_back_and_another_game_is_shown(own, home):
    """What is played, and what is taken back; a game that Python sets is played on; a cell that is
    run anew hears nothing any more.
    """
    live = Live(Game(3), site=home, play=True, lang="de")
    show(own, home, live)
    cell(own, "A1").click()
    heard(own, live, "A1")
    button(own, "Passen").click()
    heard(own, live, "A1 pass")
    button(own, "Zurück").click()
    heard(own, live, "A1")
    game = Game(3)
    game.play("C3")
    live.game = game
    expect(said(own)).to_contain_text("Schwarz hat C3 gespielt.")
    cell(own, "B3").click()
    heard(own, live, "C3 B3")
    before = board(own).get_attribute("link")
    own.evaluate("away()")
    live.game = Game(3)
    assert board(own).get_attribute("link") == before


GROUND = {"light": "rgb(190, 150, 89)", "dark": "rgb(153, 122, 75)"}


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told what its reader's system is
@pytest.mark.parametrize("theme", GROUND)
def test_a_picture_has_the_notebook_s_theme(own, theme):
    """As each kind of notebook tells it, whatever the system's is; on paper it is white."""
    light, picture = str(theme == "light").lower(), of_game(Game(3), theme="notebook")
    jupyter, ours = f'data-jp-theme-light="{light}"', f'theme="{theme}"'
    code = f'class="vscode-body vscode-{theme}" data-vscode-theme-kind="vscode-{theme}"'
    surround(own, "".join(f"<div {around}>{picture}</div>" for around in (jupyter, ours, code)), "")
    for system in ("light", "dark"):
        for media, ground in (("screen", GROUND[theme]), ("print", "rgb(255, 255, 255)")):
            own.emulate_media(media=media, color_scheme=system)
            for number in range(3):
                expect(own.locator("svg rect").nth(number)).to_have_css("fill", ground)


def test_a_notebook_as_a_page(own, home):
    """Its page has what was saved as HTML, without the widget's state: it is played on, and the
    picture is gone once the board is there.
    """
    saved = Live(Game(3), site=home, play=True, id="a")._repr_mimebundle_()["text/html"]
    assert "<img " in str(saved)
    surround(own, str(saved), "")
    cell(own, "A1").click()
    expect(said(own)).to_contain_text("Black played A1.")
    expect(own.get_by_role("img")).to_have_count(0)
