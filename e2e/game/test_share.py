"""The dialog that shares: the link, copied or sent or selected, and the grid as a picture."""

import re
import string
import struct
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    PYODIDE_COMES,
    Hold,
    begin,
    button,
    choose,
    current,
    follow,
    open_page,
    play,
    point,
    share,
    sharing,
    undo,
    whole,
)
from e2e.support.pythons import WASM
from e2e.support.touch import PHONE

GAME = "v=1&s=9&t=eedf"  # E5 D4


def told(page: Page) -> str:
    return sharing(page).get_by_role("status").inner_text()


# The link is made


def test_copying_the_link(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The clipboard has the page's own address with the game in its fragment; the dialog says so and shows the same address."""
    page = open_page(new_context(permissions=["clipboard-read", "clipboard-write"]))
    play(page, "E5 D4")
    address = share(page)
    assert address == f"{home}#{GAME}"
    button(page, "Copy link for Black").click()
    expect(sharing(page).get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address
    assert page.url == home


@pytest.mark.parametrize(
    "clipboard",
    ["{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }", "undefined"],
    ids=["refused", "missing"],
)
def test_where_the_page_may_not_copy(new_context: Callable[..., BrowserContext], clipboard: str) -> None:
    """The whole link is selected in its field, ready for the person's own copying, and the dialog says so."""
    context = new_context(fresh=True)
    context.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }})")
    page = open_page(context)
    address = share(page)
    button(page, "Copy link").click()
    expect(sharing(page).get_by_role("status")).to_contain_text("The link is selected")
    field = sharing(page).get_by_label("Link")
    expect(field).to_be_focused()
    assert field.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)") == address


def test_the_link_is_for_whoever_is_to_play(table: Page) -> None:
    """After a turn at the end of the record it is named for the next player; at the start, earlier in the record and after the end not."""
    for act, name in [
        (lambda: None, "Copy link"),
        (lambda: play(table, "E5"), "Copy link for White"),
        (lambda: play(table, "D4"), "Copy link for Black"),
        (lambda: undo(table), "Copy link"),
        (lambda: play(table, "D4 pass pass"), "Copy link"),
    ]:
        act()
        share(table)
        expect(sharing(table).locator("#copy")).to_have_text(name)
        who = name.removeprefix("Copy link").removeprefix(" for ")
        about = sharing(table).locator("#share-about")
        expect(about).to_have_text(
            re.compile(rf"{who}, who is to play, opens it" if who else r"server sees it\.$")
        )
        table.keyboard.press("Escape")
        expect(sharing(table)).to_be_hidden()


def test_sharing_by_keyboard(table: Page) -> None:
    """Enter opens the dialog at its first button, Tab goes through the rest, Escape leads back to where one was."""
    play(table, "E5")
    button(table, "Share").focus()
    table.keyboard.press("Enter")
    expect(button(table, "Copy link for White")).to_be_focused()
    lines = [table.get_by_label("This board as"), table.get_by_label("Lines to paste")]
    pictures, last = ("Save as SVG", "Save as PNG"), ("Copy lines", "Close")
    for part in [
        *(button(table, name) for name in pictures),
        *lines,
        *(button(table, name) for name in last),
    ]:
        table.keyboard.press("Tab")
        expect(part).to_be_focused()
    table.keyboard.press("Escape")
    expect(sharing(table)).to_be_hidden()
    expect(button(table, "Share")).to_be_focused()


def test_a_long_link_says_so(table: Page) -> None:
    """A link of more than 2000 characters may be cut by the programs that carry it; a shorter one needs no such words."""
    whole(table)  # a thousand turns are nothing for MicroPython
    letters = string.ascii_letters
    points = [letters[column] + letters[row] for row in range(10) for column in range(52)]
    moves = "".join(black + black[0] + letters[letters.index(black[1]) + 40] for black in points)
    for fragment, sentence in [
        (GAME, ""),
        (f"v=1&s=52&t={moves}", "some programs cut one as long as that."),
    ]:
        follow(table, fragment)
        share(table)
        status = sharing(table).get_by_role("status")
        expect(status).to_have_text(re.compile(f"{sentence}$" if sentence else "^$"))
        table.keyboard.press("Escape")


def test_a_link_wanted_before_python(new_context: Callable[..., BrowserContext]) -> None:
    """The dialog opens at once; the link with the turns that were clicked before comes with Python, and can be copied then."""
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    hold = Hold(page, WASM)
    page.goto("./")
    choose(page, "E5")
    button(page, "Share").click()
    field = sharing(page).get_by_label("Link")
    expect(field).to_have_value("")
    expect(field).to_have_attribute("placeholder", "as soon as Python is there")
    expect(sharing(page).locator("#copy")).to_have_attribute("aria-disabled", "true")
    sharing(page).locator("#copy").click(force=True)
    assert told(page) == ""
    hold.let_go()
    expect(field).to_have_value(re.compile("#v=1&s=9&t=ee$"), timeout=PYODIDE_COMES)
    button(page, "Copy link for White").click()
    expect(sharing(page).get_by_role("status")).to_have_text("The link is copied.")


# Pictures


@pytest.mark.only_browser("chromium")  # a plain Firefox does not tell Playwright of files that a page makes
def test_the_picture_as_svg(table: Page) -> None:
    """A file that is named for the grid and the turn, and is the drawing of the position that is shown."""
    play(table, "E5 D4")
    share(table)
    with table.expect_download() as download:
        button(table, "Save as SVG").click()
    assert download.value.suggested_filename == "ttgo 9x9 turn 2.svg"
    expect(sharing(table).get_by_role("status")).to_have_text("The browser has it as ttgo 9x9 turn 2.svg.")
    root = ET.fromstring(Path(download.value.path()).read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "1 black stone: E5. 1 white stone: D4." in "".join(root.itertext())
    table.keyboard.press("Escape")


@pytest.mark.only_browser("chromium")  # a plain Firefox does not tell Playwright of files that a page makes
@pytest.mark.parametrize(("theme", "ground"), [("light", "#ad9772"), ("dark", "#8f7c64")])
def test_the_picture_as_png(table: Page, theme: str, ground: str) -> None:
    """A PNG of twice the SVG's pixels, in the page's own theme, with the stones where they stand."""
    table.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    begin(table, 7, 5)
    play(table, "D3 C3")
    share(table)
    with table.expect_download() as download:
        button(table, "Save as SVG").click()
    root = ET.fromstring(Path(download.value.path()).read_text(encoding="utf-8"))
    with table.expect_download() as download:
        button(table, "Save as PNG").click()
    assert download.value.suggested_filename == "ttgo 7x5 turn 2.png"
    data = Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (2 * int(root.attrib["width"]), 2 * int(root.attrib["height"]))
    left, top, wide, high = (float(part) for part in root.attrib["viewBox"].split())
    places = {"D3": (60, 40), "C3": (40, 40), "ground": (50, 50)}  # cells of 20 units, A5 at 0, 0
    spots = {
        name: [round((x + 6 * (name != "ground") - left) * width / wide), round((y - top) * height / high)]
        for name, (x, y) in places.items()
    }
    colours = table.evaluate(
        """async ([data, spots]) => {
            const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: "image/png" }));
            const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
            pen.drawImage(bitmap, 0, 0);
            const two = value => value.toString(16).padStart(2, "0");
            const hex = ([x, y]) => "#" + [...pen.getImageData(x, y, 1, 1).data].slice(0, 3).map(two).join("");
            return Object.fromEntries(Object.entries(spots).map(([name, spot]) => [name, hex(spot)]));
        }""",
        [list(data), spots],
    )
    black, white = {"light": ("#16181c", "#faf8f5"), "dark": ("#050506", "#efede8")}[theme]
    assert colours == {"D3": black, "C3": white, "ground": ground}
    table.keyboard.press("Escape")
    table.emulate_media(color_scheme="light")


# On a phone


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told that its pointer is a finger
def test_sharing_on_a_phone(new_context: Callable[..., BrowserContext]) -> None:
    """The buttons stay two rows on the first screen, the dialog fits, and where the phone has a sheet of programs Send opens it."""
    context = new_context(fresh=True, **PHONE)
    context.add_init_script(
        "window.sent = []; navigator.share = data => { window.sent.push(data.url); return Promise.resolve(); };"
    )
    page = open_page(context)
    point(page, "E5").tap()
    expect(current(page)).to_have_text("1 E5")
    rows = {round(button(page, name).bounding_box()["y"]) for name in ("New game", "Open", "Save", "Share")}  # type: ignore[index]
    assert len(rows) == 1
    assert page.evaluate("() => document.documentElement.scrollWidth - screen.width") <= 0
    button(page, "Share").tap()
    expect(sharing(page).get_by_label("Link")).to_have_value(re.compile("#v="))
    box = sharing(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    for name in ("Copy link for White", "Send", "Save as SVG", "Save as PNG", "Close"):
        size = button(page, name).bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44
    button(page, "Send").tap()
    assert page.evaluate("window.sent") == [sharing(page).get_by_label("Link").input_value()]


def test_no_send_without_a_sheet(table: Page) -> None:
    """On a computer there is only copying."""
    share(table)
    expect(button(table, "Send")).to_be_hidden()
    table.keyboard.press("Escape")
