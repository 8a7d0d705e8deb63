"""How soon the computer's first ideas are shown: `python3 -m tests.bench.think`.

Seconds from the press of Hint until an idea stands below the board, and of Find the turning points
until a first turning point is named, each in a browser that has never been there: the start of the
Python that thinks is part of it. A phone's page is four times slower; the browser slows no worker.
"""

import json
import re
import sys
from time import perf_counter

from playwright.sync_api import expect

from e2e.support.driver import button, tab
from e2e.support.servers import running
from tests.bench.browser import ROOT, chromium, table
from tests.bench.measure import machine
from tests.bench.page import DESKTOP, KEEP, PHONE
from ttgo.session.session import Session
from ttgo.web.server import make_server

DEVICES = {"a desktop": (DESKTOP, 1), "a phone": (PHONE, 4)}
# By two weak players on 9x9, who passes once in the middle
GAME = (
    "D3 D4 E4 C4 B3 B4 C3 D2 B5 B6 F6 G6 D5 C7 B8 D6 C5 G7 pass A4 B2 E7 F8 "
    "C2 B7 E5 E6 F5 F4 F7 G4 E3 F3 G5 E2 C6 D7 A5 D8 C8 C9 E8 H5 H6"
)
PATIENCE = 300_000  # ms


def opened(browser, home, size, turns, device):
    """The page with a game, kept as if it had been played there."""
    text = {"ttgo": 2, "size": [size, size], "komi": 7, "turns": turns, "at": len(turns.split())}
    kept = Session().handle({"do": "load", "text": json.dumps(text)})
    settings, slower = device
    page = browser.new_context(**settings).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{home}static/icon.svg")
    page.evaluate(KEEP, [kept["save"], kept["view"]])
    page.goto(home)
    page.locator("#turns [aria-current]").wait_for(state="attached")
    tool = page.context.new_cdp_session(page)
    tool.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def idea(page):
    """A hint, until its first idea is told; a quick one may have been sharpened since."""
    button(page, "Hint").click()
    told = page.get_by_text(re.compile("idea|marked part"))
    expect(told.first).to_be_visible(timeout=PATIENCE)


def turning_point(page):
    """A look through a game, until the first turning point is named."""
    button(page, "Find the turning points").click()
    expect(page.locator("#changes li").first).to_be_visible(timeout=PATIENCE)


def main():
    """Measure and print."""
    rows = []
    with running(make_server(ROOT)) as home, chromium() as browser:
        for name, device in DEVICES.items():
            for size in (9, 13, 19):
                page = opened(browser, home, size, "D4 F6 D6 F4 E5", device)
                rows.append([f"first idea of a hint, {size}x{size}, {name}", timed(idea, page)])
            page = opened(browser, home, 9, GAME, device)
            page.evaluate("document.body.dataset.mode = 'review'")
            tab(page, "Graph")
            rows.append([f"first turning point, 9x9, {name}", timed(turning_point, page)])
        print(machine(Chromium=browser.version))
    print("\n" + table(["until shown", "s"], rows))
    return 0


def timed(act, page):
    """Seconds; the page is closed then."""
    began = perf_counter()
    act(page)
    took = perf_counter() - began
    page.context.close()
    return took


if __name__ == "__main__":
    sys.exit(main())
