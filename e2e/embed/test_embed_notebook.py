"""A live board in a notebook: the page of what was saved, and the picture in each theme. No notebook
is started.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import cell, said, surround
from ttgo import Game
from ttgo.svg.drawing import of_game
from ttgo.web.notebook import Live

GROUND = {"light": "rgb(200, 157, 97)", "dark": "rgb(154, 121, 75)"}


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
    """Its page has what was saved as HTML: it is played on, and the picture is gone once the board
    is there.
    """
    saved = Live(Game(3), site=home, play=True, id="a")._repr_html_()
    assert "<img " in saved
    surround(own, saved, "")
    cell(own, "A1").click()
    expect(said(own)).to_contain_text("Black played A1.")
    expect(own.get_by_role("img")).to_have_count(0)
