"""The dialog that shares: the link, copied or sent or selected, and the grid as a picture."""

import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import begin, button, current, open_page, play, point, share, sharing
from e2e.support.slots import further
from e2e.support.touch import PHONE


def told(page: Page) -> str:
    return sharing(page).get_by_role("status").inner_text()


# The link is made


@pytest.mark.in_each_browser
def test_copying_the_link(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The clipboard has the page's own address with the game in its fragment; the dialog says so and shows the same address."""
    page = open_page(new_context(permissions=["clipboard-read", "clipboard-write"]))
    play(page, "E5 D4")
    address = share(page)
    assert address == f"{home}#v=1&s=9&t=eedf"
    button(page, "Copy link for Black").click()
    expect(sharing(page).get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address
    assert page.url == home


def test_where_the_page_may_not_copy(new_context: Callable[..., BrowserContext]) -> None:
    """The whole link is selected in its field, ready for the person's own copying, and the dialog says so."""
    refuses = "{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }"
    context = new_context(fresh=True)
    context.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{ value: {refuses} }})")
    page = open_page(context)
    address = share(page)
    button(page, "Copy link").click()
    expect(sharing(page).get_by_role("status")).to_contain_text("The link is selected")
    field = sharing(page).get_by_label("Link")
    expect(field).to_be_focused()
    assert field.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)") == address


def test_sharing_by_keyboard(table: Page) -> None:
    """Enter opens the dialog at its first button, Tab goes through the rest, Escape leads back to where one was."""
    play(table, "E5")
    button(table, "Share").focus()
    table.keyboard.press("Enter")
    expect(button(table, "Copy link for White")).to_be_focused()
    expect(button(table, "Send")).to_be_hidden()  # without a sheet of programs
    table.keyboard.press("Tab")
    expect(table.locator("#further summary")).to_be_focused()
    table.keyboard.press("Enter")
    moving = [
        table.get_by_label("the last 10 moves"),
        button(table, "Save as moving SVG"),
        button(table, "Save as GIF"),
    ]
    lines = [table.get_by_label("This board as"), table.get_by_label("Lines to paste")]
    pictures, last = ("Save as SVG", "Save as PNG"), ("Copy lines", "Close")
    for part in [
        *(button(table, name) for name in pictures),
        *moving,
        *lines,
        *(button(table, name) for name in last),
    ]:
        table.keyboard.press("Tab")
        expect(part).to_be_focused()
    table.keyboard.press("Escape")
    expect(sharing(table)).to_be_hidden()
    expect(button(table, "Share")).to_be_focused()


# Pictures


@pytest.mark.only_browser("chromium")  # a plain Firefox does not tell Playwright of files that a page makes
def test_the_picture(table: Page) -> None:
    """An SVG that is named for the grid and the turn; a PNG of twice its pixels, in the page's own theme, with the stones in place."""
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
    data = Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (2 * int(root.attrib["width"]), 2 * int(root.attrib["height"]))
    left, top, wide, high = (float(part) for part in root.attrib["viewBox"].split())
    # In cells of 20 units, A5 at 0, 0; a stone is looked at 8 right of its middle, beside the light on it.
    places = {"D3": (60, 40), "C3": (40, 40), "ground": (50, 50)}
    spots = {
        name: [round((x + 8 * (name != "ground") - left) * width / wide), round((y - top) * height / high)]
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
    assert colours == {"D3": "#040406", "C3": "#f0ede6", "ground": "#997a4b"}
    table.keyboard.press("Escape")
    table.emulate_media(color_scheme="light")


def blocks(gif: bytes) -> int:
    """How many pictures a GIF holds, by walking over its blocks."""
    at, found = 13 + 3 * (2 << (gif[10] & 7)), 0
    while gif[at] != 0x3B:  # the trailer
        found += gif[at] == 0x2C
        # An extension has its kind before its data; a picture its place, maybe colours, and the size of its codes.
        own = 3 * (2 << (gif[at + 9] & 7)) if gif[at] == 0x2C and gif[at + 9] & 128 else 0
        at += 2 if gif[at] == 0x21 else 11 + own
        while gif[at]:
            at += gif[at] + 1
        at += 1
    return found


@pytest.mark.only_browser("chromium")
def test_the_moving_picture(table: Page, watch: Watch) -> None:
    """Of the last turns as SVG, or of the whole game as a GIF with a picture for each grid; only then its encoder is fetched."""
    begin(table, 5)
    play(table, "C3 B2 C2 D2 B3 B1 A1 A2 C1 E5 D1 E2")
    share(table)
    further(table)
    with table.expect_download() as download:
        button(table, "Save as moving SVG").click()
    assert download.value.suggested_filename == "ttgo 5x5 turns 2-12.svg"
    moving = Path(download.value.path()).read_text(encoding="utf-8")
    assert "tt-11-" in moving
    assert "@keyframes" in moving
    assert not any("gifenc" in url for url in watch.requests)
    table.locator("#film-of").select_option("the whole game")
    with table.expect_download() as download:
        button(table, "Save as GIF").click()
    assert download.value.suggested_filename == "ttgo 5x5 turns 0-12.gif"
    gif = Path(download.value.path()).read_bytes()
    assert gif[:6] == b"GIF89a"
    assert blocks(gif) == 13
    table.keyboard.press("Escape")


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
    rows = {round(button(page, name).bounding_box()["y"]) for name in ("New game", "Open", "Share")}  # type: ignore[index]
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
    further(page)
    for name in ("Copy link for White", "Send", "Save as SVG", "Save as PNG", "Close"):
        size = button(page, name).bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44
    button(page, "Send").tap()
    assert page.evaluate("window.sent") == [sharing(page).get_by_label("Link").input_value()]
