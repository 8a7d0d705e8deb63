"""Draws the app's icons, static/icons/app-*.png, from app.svg beside them and the palette, and
preview.png, which other sites show of a link: `.venv/bin/python -m e2e.icons`.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.support.contexts import CHROMIUM
from e2e.support.servers import ROOT
from tests.support.sites import CLONE
from ttgo.game import Game
from ttgo.svg.drawing import picture
from ttgo.web.fill import made

GAME = "E5 C5 D3 G6 G3 F4 E4 F5 F6 E6 G5 F7 H6 H7 J7 G7 C3 B4"
ICONS = ROOT / "static" / "icons"
WORDS = """<style>svg { position: absolute; right: 30px; top: 30px; width: 570px; height: 570px }
body { margin: 150px 70px; background: #f7f4ee; font: 600 250px/1 Charter, Georgia, serif }
</style><body>Go<br>
<span style="font-size: 64px">ttgo</span>"""


def draw_icons():
    """The picture fills the square and keeps its figure within the inner 80 percent, so that systems
    may cut it to a shape of theirs.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM if Path(CHROMIUM).exists() else None
        )
        for size in (192, 512):
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (made.read(CLONE, "static/icons/app.svg") or b"").decode()
            svg = drawing.replace('width="512" height="512"', "")
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}"
            )
            page.screenshot(path=ICONS / f"app-{size}.png")
        page = browser.new_page(viewport={"width": 1200, "height": 630}, color_scheme="light")
        game = Game(9)
        game.play_all(GAME)
        page.set_content(WORDS + picture(game.position, coordinates=False, theme="light"))
        page.screenshot(path=ICONS / "preview.png")
        browser.close()


if __name__ == "__main__":
    draw_icons()
