"""Draws the app's icons, static/icons/app-*.png, from app.svg beside them and the palette:
`python3 -m tests.support.icons`. They are committed.

The picture fills the square and keeps its figure within the inner 80 percent, so that systems may
cut it to a shape of theirs.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.sites import CLONE
from ttgo.web import made

ICONS = Path(__file__).parents[2] / "static" / "icons"


def main():
    chromium = Path("/usr/bin/chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium if chromium.exists() else None
        )
        for size in (192, 512):
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (made.read(CLONE, "static/icons/app.svg") or b"").decode()
            svg = drawing.replace('width="512" height="512"', "")
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}"
            )
            page.screenshot(path=ICONS / f"app-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
