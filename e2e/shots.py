"""Takes pictures of the pages to look at, into e2e/shots/: `.venv/bin/python -m e2e.shots`. Big and
small, light and dark. `python -m e2e.shots icons` draws the app's icons, static/icons/app-*.png,
from app.svg beside them and the palette, and preview.png, which other sites show of a link.
"""

import re
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from e2e.support.contexts import CHROMIUM, DESKTOP, PHONE
from e2e.support.demos import board_of, demo
from e2e.support.driver import (
    begin,
    button,
    choose,
    explain,
    option,
    picture,
    play,
    point,
    ready,
    say,
    unfold,
)
from e2e.support.servers import ROOT, let_go, quick_server, running
from tests.support.sites import CLONE
from ttgo.demos.demos import DEMOS
from ttgo.game import Game
from ttgo.svg.drawing import picture as drawn
from ttgo.web import made

SHOTS = ROOT / "e2e" / "shots"
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": {**DESKTOP, **PHONE}}
GAME = "E5 C5 D3 G6 G3 F4 E4 F5 F6 E6 G5 F7 H6 H7 J7 G7 C3 B4"


def take_pictures(page, size, theme):
    """Start, mid-game, a look, a refused repeat, the dialog, the end, small points."""
    page.goto("./")
    ready(page)

    def shot(name, whole=False):
        picture(page)
        page.screenshot(path=SHOTS / f"{size}-{theme}-{name}.png", full_page=whole)

    shot("1-start")
    play(page, GAME)
    page.mouse.move(0, 0)
    shot("2-game")
    shot("2-whole", whole=True)
    if size == "desktop":
        explain(page, "H4")
        expect(page.locator("#look")).to_contain_text("H4")
        shot("3-look")
    play(page, "pass pass")
    shot("4-end")
    button(page, "New game").click()
    shot("5-dialog")
    unfold(page)
    option(page, "Rules", "New Zealand").check()
    shot("5-dialog-unfolded")
    begin(page, 9)
    play(page, "D6 E6 C5 F5 D4 E4 J1 D5 E5")
    choose(page, "D5")
    expect(say(page)).to_contain_text("Rule 6")
    page.mouse.move(0, 0)
    shot("6-repeat")
    begin(page, 19)
    play(page, "Q16 D4 C16 R4")
    if size == "phone":
        point(page, "K10").tap()
    shot("7-nineteen")


def take_pictures_of_the_demos(page, size, theme):
    """Each demo as it begins, and at the middle of its steps."""
    page.goto("static/rules.html")
    for number, name in enumerate(sorted({*DEMOS} - {"colours", "play"})):
        section = demo(page, name)
        section.screenshot(path=SHOTS / f"{size}-{theme}-demo-{number:02}-{name}.png")
        if DEMOS[name].process:
            board_of(section).evaluate("board => { board.way = 'steps' }")
            following = section.get_by_role("button", name=re.compile("^Next"))
            expect(following).to_have_text(re.compile(r"^Next \(1 of"))
            for _ in range(int(re.findall(r"\d+", following.inner_text())[1]) // 2):
                following.click()
            section.screenshot(path=SHOTS / f"{size}-{theme}-demo-{number:02}-{name}-steps.png")
    for address in ("start", "rule-1", "quiz", "teach"):
        page.evaluate("address => location.replace(`#${address}`)", address)
        page.screenshot(path=SHOTS / f"{size}-{theme}-learn-{address}.png", full_page=True)


def main():
    with running(quick_server(ROOT)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM if Path(CHROMIUM).exists() else None
        )
        for size, options in SIZES.items():
            for theme in ("light", "dark"):
                page = browser.new_page(**options, color_scheme=theme, base_url=address)
                take_pictures(page, size, theme)
                take_pictures_of_the_demos(page, size, theme)
                page.close()
        browser.close()
        let_go()


ICONS = ROOT / "static" / "icons"
WORDS = """<style>svg { position: absolute; right: 30px; top: 30px; width: 570px; height: 570px }
body { margin: 150px 70px; background: #f7f4ee; font: 600 250px/1 Charter, Georgia, serif }
</style><body>Go<br>
<span style="font-size: 64px">ttgo</span>"""


def draw_icons():
    """They are committed. The picture fills the square and keeps its figure within the inner 80
    percent, so that systems may cut it to a shape of theirs.
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
        page.set_content(WORDS + drawn(game.position, coordinates=False, theme="light"))
        page.screenshot(path=ICONS / "preview.png")
        browser.close()


if __name__ == "__main__":
    draw_icons() if sys.argv[1:] == ["icons"] else main()
