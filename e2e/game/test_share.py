"""A game shared and opened elsewhere: the link, copied, sent and followed, lines for a page, and
the grid as a picture.
"""

import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from e2e.support.contexts import PHONE
from e2e.support.driver import (
    begin,
    button,
    choose,
    current,
    dialog,
    earlier,
    follow,
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
from e2e.support.waiting import Hold
from ttgo.svg.palette import DARK, INKS, LIGHT

# The link is made


@pytest.mark.in_each_browser
def test_copying_the_link(new_context, home):
    """The clipboard has the page's own address with the game in its fragment; the dialog says so
    and shows the same address.
    """
    page = open_page(new_context(permissions=["clipboard-read", "clipboard-write"]))
    play(page, "E5 D4")
    address = share(page)
    assert address == f"{home}#v=1&s=9&t=eedf"
    button(page, "Copy link").click()
    expect(sharing(page).get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address
    assert page.url == home


# Pictures


def tones(image):
    """The colours in it."""
    pixels = image.width * image.height
    return {f"#{bytes(tone).hex()}" for _, tone in image.convert("RGB").getcolors(pixels)}


@pytest.mark.only_browser(
    "chromium"
)  # a plain Firefox does not tell Playwright of files that a page makes
def test_the_picture(table):
    """It is shown at once, 1,200 pixels wide in the page's own theme, with the stones in place, and
    saved as it is shown, also by whoever presses before it is there.
    """
    table.emulate_media(color_scheme="dark")
    begin(table, 7, 5)
    play(table, "D3 C3")
    table.evaluate(
        """() => {
            const { toBlob } = HTMLCanvasElement.prototype;
            HTMLCanvasElement.prototype.toBlob = function (...given) {
                document
                    .getElementById("png")
                    .addEventListener("click", () => toBlob.apply(this, given), { once: true });
            };
        }"""
    )
    share(table)
    shown = sharing(table).get_by_role("img")
    expect(shown).to_have_accessible_name("Go board, 7 by 5, move 2. Black 1, White 1, neutral 33")
    with table.expect_download() as download:
        button(table, "Picture").click()
    assert download.value.suggested_filename == "ttgo 7x5 turn 2.png"
    expect(sharing(table).get_by_role("status")).to_have_text("Saved as ttgo 7x5 turn 2.png.")
    image = Image.open(download.value.path()).convert("RGB")
    size = shown.evaluate(
        "image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])"
    )
    assert [*image.size] == size
    assert image.width == 1200
    # The middle of the board; a stone is looked at beside its light and its shade.
    middle = (600, image.height / 2 + 38)
    cell = 1080 / 7.75
    seen = {}
    for name, (x, y) in {"D3": (0, 0.4), "C3": (-1, 0.25), "ground": (0.5, 0.5)}.items():
        at = (round(middle[0] + x * cell), round(middle[1] + y * cell))
        seen[name] = image.crop((*at, at[0] + 1, at[1] + 1)).tobytes()
    dark = dict(zip(INKS, DARK, strict=True))
    for name, ink in (("D3", "black"), ("C3", "white"), ("ground", "ground")):
        tone = bytes.fromhex(dark[ink][1:])
        near = [abs(one - other) < 12 for one, other in zip(seen[name], tone, strict=True)]
        assert near == [True] * 3, (name, seen)
    table.keyboard.press("Escape")
    table.emulate_media(color_scheme="light")


@pytest.mark.only_browser("chromium")
def test_the_gif(table, watch):
    """Of the whole game, as the picture but 800 pixels wide, with the last move's own red; its
    encoder is fetched only then.
    What is in it: tests/static/game/out/pictures.test.mjs.
    """
    begin(table, 5)
    play(table, "C3 B2 C2 pass pass")
    share(table)
    assert not any("gifenc" in url for url in watch.requests)
    with table.expect_download() as download:
        button(table, "GIF").click()
    assert download.value.suggested_filename == "ttgo 5x5 turn 5.gif"
    with Image.open(download.value.path()) as image:
        assert (image.size, getattr(image, "n_frames", 0)) == ((800, 952), 6)
        light = dict(zip(INKS, LIGHT, strict=True))
        for frame in (1, 3):
            image.seek(frame)
            assert light["last"] in tones(image)
    table.keyboard.press("Escape")


# On a phone


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told that its pointer is a finger
def test_sharing_on_a_phone(new_context):
    """The buttons stay in a row, and the dialog fits."""
    page = open_page(new_context(fresh=True, **PHONE))
    two_players(page)
    point(page, "E5").tap()
    expect(current(page)).to_have_text("1 E5")
    tops = [button(page, name).bounding_box() for name in ("New game", "Share")]
    assert len({round(top["y"]) for top in tops if top}) == 1
    assert page.evaluate("() => document.documentElement.scrollWidth - screen.width") <= 0
    button(page, "Share").tap()
    expect(sharing(page).get_by_label("Link")).to_have_value(re.compile("#v="))
    box = sharing(page).bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    for name in ("Copy link", "Picture", "GIF", "Close"):
        size = button(page, name).bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44


# A link opened: on a fresh page, on one that is loading, on an open one; the games before it are
# kept. What is a link: tests/record/test_link.py.


NO_FRAGMENT = re.compile("^[^#]*$")
GAME = "v=1&s=9&t=eedf"  # E5 D4


def test_a_link_on_a_fresh_browser(new_context, home):
    """The game is there, with what was just played and who is to play; the address is clean, and a
    reload opens nothing twice.
    """
    page = open_page(new_context(), f"./#{GAME}")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(say(page)).to_have_text("White played D4. Black to play.")
    expect(page.locator("#look")).to_have_text("")
    expect(page).to_have_url(home)
    play(page, "C3")
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("3 C3")
    assert len(kept(page)) == 1


def test_a_link_while_python_is_loading(new_context):
    """The page says what it waits for, and takes no turn for a game that nobody sees yet."""
    page = new_context().new_page()
    hold = Hold(page, WASM)
    page.goto(f"./#{GAME}")
    expect(say(page)).to_have_text("Opening the link’s game…")
    expect(say(page)).to_be_visible()  # beside the invitation to a first game
    choose(page, "A1")
    expect(say(page)).to_have_text("Please wait: the link’s game is being opened.")
    button(page, "Share").click()
    expect(sharing(page)).to_be_hidden()
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page).to_have_url(NO_FRAGMENT)


def test_the_game_before_a_link_is_kept(new_context):
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
    assert earlier(page) == ["9 by 9, 3 moves"]
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
    dialog(page).locator("#earlier [data-id]", has_text="9 by 9, 3 moves").click()
    expect(current(page)).to_have_text("3 C3")


@pytest.mark.in_each_browser
def test_back_brings_the_game_before_a_link_back(new_context):
    """Tried on the board, in sight and with the focus, a rule's position is a game of its own; Back
    returns to the one before.
    """
    page = open_page(new_context(fresh=True))
    play(page, "A1 B2 C3")
    page.locator("#rule-6 .try").evaluate("link => link.click()")  # below the first screen
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    expect(point(page, "B3")).to_have_accessible_name(
        re.compile("not allowed: repeats the position at the start$")
    )
    expect(page.locator("#board")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_focused()
    page.go_back()
    expect(turns(page)).to_have_text(["Start", "1 A1", "2 B2", "3 C3"])
    play(page, "D4")
