"""A game shared and opened elsewhere: the link, copied, sent and followed, lines for a page, and
the grid as a picture.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import PHONE, Watch
from e2e.support.driver import (
    begin,
    button,
    choose,
    current,
    dialog,
    earlier,
    follow,
    further,
    kept,
    open_page,
    play,
    point,
    ready,
    say,
    share,
    sharing,
    turns,
    two_players,
)
from e2e.support.pythons import WASM
from e2e.support.waiting import Hold, until
from ttgo.svg.palette import DARK, INKS

# The link is made


@pytest.mark.in_each_browser
def test_copying_the_link(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The clipboard has the page's own address with the game in its fragment; the dialog says so
    and shows the same address.
    """
    page = open_page(new_context(permissions=["clipboard-read", "clipboard-write"]))
    play(page, "E5 D4")
    address = share(page)
    assert address == f"{home}#v=1&s=9&t=eedf"
    button(page, "Copy link for Black").click()
    expect(sharing(page).get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address
    assert page.url == home


# Pictures


@pytest.mark.only_browser(
    "chromium"
)  # a plain Firefox does not tell Playwright of files that a page makes
def test_the_picture(table: Page) -> None:
    """An SVG that is named for the grid and the turn; a PNG of twice its pixels, in the page's own
    theme, with the stones in place.
    """
    table.emulate_media(color_scheme="dark")
    begin(table, 7, 5)
    play(table, "D3 C3")
    share(table)
    further(table)
    with table.expect_download() as download:
        button(table, "Save as SVG").click()
    assert download.value.suggested_filename == "ttgo 7x5 turn 2.svg"
    expect(sharing(table).get_by_role("status")).to_have_text("Saved as ttgo 7x5 turn 2.svg.")
    root = ET.fromstring(Path(download.value.path()).read_text(encoding="utf-8"))
    assert "1 black stone: D3. 1 white stone: C3." in "".join(root.itertext())
    with table.expect_download() as download:
        button(table, "Save as PNG").click()
    assert download.value.suggested_filename == "ttgo 7x5 turn 2.png"
    image = Image.open(download.value.path()).convert("RGB")
    assert image.size == (2 * int(root.attrib["width"]), 2 * int(root.attrib["height"]))
    left, top, wide, high = (float(part) for part in root.attrib["viewBox"].split())
    # In cells of 20 units, A5 at 0, 0; a stone is looked at 8 right of its middle, beside the light
    # on it.
    places = {"D3": (60, 40), "C3": (40, 40), "ground": (50, 50)}
    colours = {}
    for name, (x, y) in places.items():
        column = round((x + 8 * (name != "ground") - left) * image.width / wide)
        row = round((y - top) * image.height / high)
        pixel = 3 * (row * image.width + column)
        colours[name] = "#" + image.tobytes()[pixel : pixel + 3].hex()
    dark = dict(zip(INKS, DARK, strict=True))
    assert colours == {"D3": dark["black"], "C3": dark["white"], "ground": dark["ground"]}
    table.keyboard.press("Escape")
    table.emulate_media(color_scheme="light")


@pytest.mark.only_browser("chromium")
def test_the_moving_picture(table: Page, watch: Watch) -> None:
    """As SVG, or as a GIF, whose encoder is fetched only then. What is in it:
    tests/static/game/film.test.mjs, tests/svg/.
    """
    begin(table, 5)
    play(table, "C3 B2 C2")
    share(table)
    further(table)
    with table.expect_download() as download:
        button(table, "Save as moving SVG").click()
    assert download.value.suggested_filename == "ttgo 5x5 turns 0-3.svg"
    assert "@keyframes" in Path(download.value.path()).read_text(encoding="utf-8")
    assert not any("gifenc" in url for url in watch.requests)
    with table.expect_download() as download:
        button(table, "Save as GIF").click()
    assert download.value.suggested_filename == "ttgo 5x5 turns 0-3.gif"
    assert Path(download.value.path()).read_bytes()[:6] == b"GIF89a"
    table.keyboard.press("Escape")


# On a phone


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told that its pointer is a finger
def test_sharing_on_a_phone(new_context: Callable[..., BrowserContext]) -> None:
    """The buttons stay two rows on the first screen, the dialog fits, and where the phone has a
    sheet of programs Send opens it.
    """
    context = new_context(fresh=True, **PHONE)
    context.add_init_script(
        "window.sent = []; navigator.share = data => "
        "{ window.sent.push(data.url); return Promise.resolve(); };"
    )
    page = open_page(context)
    two_players(page)
    point(page, "E5").tap()
    expect(current(page)).to_have_text("1 E5")
    tops = [button(page, name).bounding_box() for name in ("New game", "Open", "Share")]
    assert len({round(top["y"]) for top in tops if top}) == 1
    assert page.evaluate("() => document.documentElement.scrollWidth - screen.width") <= 0
    button(page, "Share").tap()
    expect(sharing(page).get_by_label("Link")).to_have_value(re.compile("#v="))
    box = sharing(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    further(page)
    for name in ("Copy link for White", "Send", "Save as SVG", "Save as PNG", "Close"):
        size = button(page, name).bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44
    button(page, "Send").tap()
    until(
        page,
        "link => String(window.sent) === link",
        sharing(page).get_by_label("Link").input_value(),
    )


# A link opened: on a fresh page, on one that is loading, on an open one; the games before it are
# kept. What is a link: tests/record/test_link.py.


NO_FRAGMENT = re.compile("^[^#]*$")
GAME = "v=1&s=9&t=eedf"  # E5 D4


@pytest.mark.in_each_browser
def test_a_link_on_a_fresh_browser(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The game is there, with what was just played and who is to play; the address is clean, and a
    reload opens nothing twice.
    """
    page = open_page(new_context(), f"./#{GAME}")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(say(page)).to_have_text("Rule 7: White played D4. Black to play.")
    expect(page.locator("#look")).to_have_text("")
    expect(page).to_have_url(home)
    play(page, "C3")
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("3 C3")
    assert len(kept(page)) == 1


def test_a_link_while_python_is_loading(new_context: Callable[..., BrowserContext]) -> None:
    """The page says what it waits for, and takes no turn for a game that nobody sees yet."""
    page = new_context().new_page()
    hold = Hold(page, WASM)
    page.goto(f"./#{GAME}")
    expect(say(page)).to_have_text("Opening the link's game…")
    choose(page, "A1")
    expect(say(page)).to_have_text("Please wait: opening the link's game.")
    button(page, "Share").click()
    expect(sharing(page)).to_be_hidden()
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page).to_have_url(NO_FRAGMENT)


def test_the_game_before_a_link_is_kept(new_context: Callable[..., BrowserContext]) -> None:
    """A link's game is one of its own; the one before it goes on as it was. What is no link is
    told, as text, and changes nothing.
    """
    context = new_context()
    page = open_page(context)
    play(page, "A1 B2 C3")
    before = kept(page)
    follow(page, GAME)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page.locator("#look")).to_have_text("The other games are under New game.")
    assert earlier(page) == ["9 by 9, 3 turns"]
    games = kept(page)
    assert before.items() <= games.items()
    other = open_page(context, "./#<img src=x onerror=alert(1)>")
    expect(say(other)).to_contain_text("is no part of a link")
    assert other.locator("main img").count() == 0
    expect(turns(other)).to_have_count(1)
    assert kept(other) == games
    play(other, "E5")
    assert games.items() <= kept(other).items()
    button(page, "New game").click()
    dialog(page).locator("#earlier [data-id]", has_text="9 by 9, 3 turns").click()
    expect(current(page)).to_have_text("3 C3")


@pytest.mark.in_each_browser
def test_back_brings_the_game_before_a_link_back(
    new_context: Callable[..., BrowserContext],
) -> None:
    """Tried on the board, in sight and with the focus, a rule's position is a game of its own; Back
    returns to the one before.
    """
    page = open_page(new_context(fresh=True))
    play(page, "A1 B2 C3")
    page.locator("#rule-6").get_by_role("link", name="Try it on the board").click()
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    expect(point(page, "B3")).to_have_accessible_name(
        re.compile("not allowed: repeats the grid at the start$")
    )
    expect(page.locator("#board")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_focused()
    page.go_back()
    expect(turns(page)).to_have_text(["Start", "1 A1", "2 B2", "3 C3"])
    play(page, "D4")
