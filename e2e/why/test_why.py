"""The pages of why/ as a visitor has them: a verdict on a board that is brought, a dispute played
out, both counts, and the way there.
"""

import re
import time

import pytest
from PIL import ExifTags, Image
from playwright.sync_api import expect

from e2e.support.accessibility import check
from e2e.support.contexts import PHONE
from e2e.support.driver import choose, play
from e2e.support.embedded import reached
from tests.support.pictures import THEMES, board, position, scene

KATAGO = """
. . . . . . . . .
. . . . . . . . .
. . O O O O . . .
. O . O X O O O O
O O O X X X X O X
O X X X . X X X X
X . . O O X O O .
. X . . X . X O .
. . . . X X . X ."""


def cell(page, at):
    """A point of the page's own board."""
    return page.locator(f"#board tt-grid [data-at={at}]")


def way(page, name):
    """Choose how a position is brought."""
    page.get_by_role("radio", name=name, exact=True).check()


def pasted(page, text):
    way(page, "Paste")
    page.get_by_label("A diagram, an SGF or a link").fill(text)
    page.get_by_role("button", name="Read it").click()


def brush(page, name):
    page.get_by_role("radio", name=name, exact=True).check()


def test_from_a_diagram_to_a_verdict(page):
    """Pasted; the page asks which stones are dead, and the verdict follows; taken along by a link,
    and refused with a sentence where there is no board in a text.
    """
    page.goto("/static/why/who-won.html")
    won, question = page.locator("#won"), page.locator("#question")
    nine = page.get_by_role("radio", name="9 × 9")
    pasted(page, KATAGO)
    expect(won).to_have_text("This game looks finished. Is this your whole board?")
    expect(nine).to_be_checked()
    page.get_by_role("button", name="The board is right: show who won").click()
    expect(won).to_have_text("So far: White wins by 22 points.")
    expect(question).to_have_text(
        "Is the group at D3 dead? While it stays, it costs Black 10 points."
    )
    expect(page.locator("#fate")).to_have_text(
        "The computer cannot tell: there is too much room around D3."
    )
    page.get_by_role("button", name="Yes").click()
    expect(won).to_have_text("So far: White wins by 8 points.")
    expect(won).to_have_class("open")
    expect(question).to_have_text(
        "Is the group at H2 dead? While it stays, it costs Black 3 points."
    )
    expect(page.locator("#fate")).to_contain_text("The group at H2 is dead")
    page.get_by_role("button", name="Yes").click()
    expect(won).to_have_text("Black wins by 1 point.")
    expect(won).not_to_have_class("open")
    expect(page.locator("#counted")).to_have_text(
        "Under area scoring, with the marked stones removed. "
        "The ten rules remove no stones. Under them: White wins by 22 points."
    )
    expect(question).to_be_hidden()
    expect(page.locator("#area")).to_have_text(
        "Black has 41 points, White 40. Black wins by 1 point."
    )
    expect(page.locator("#stands")).to_contain_text("White wins by 22 points.")
    expect(page.locator("#change")).to_contain_text("Black must capture the 3 white stones at H2")
    brush(page, "Dead")
    cell(page, "H2").click()
    expect(won).to_have_text("So far: White wins by 8 points.")
    page.get_by_role("button", name="No", exact=True).click()
    expect(question).to_be_hidden()
    expect(won).to_have_text("White wins by 8 points.")
    pasted(page, "hello")
    expect(page.locator("#wrong")).to_have_text(
        re.compile("Paste a line such as . X O . for each row.*The board has not changed.")
    )
    expect(won).to_have_text("White wins by 8 points.")
    pasted(page, "....X\n.X...\n...O.\n.....\n.....")
    expect(won).to_have_text("22 points belong to nobody yet: this game is not over.")
    expect(page.locator("#area")).to_have_text(
        "Black has 2 points, White 1. Black wins by 1 point."
    )
    expect(won).to_have_class("open")
    pasted(page, "(;SZ[5]KM[0.5]RE[W+R];B[cc];W[];B[])")
    expect(won).to_have_text("Black wins by 24½ points.")
    expect(page.locator("#recorded")).to_have_text("The record says: White won by resignation.")
    expect(nine).not_to_be_checked()
    brush(page, "Empty")
    cell(page, "C3").click()
    expect(page.locator("#recorded")).to_be_hidden()
    page.goto("/static/why/who-won.html#v=1&s=5&b=bbbccb&w=cc;dead=C3")
    expect(won).to_have_text("Black wins by 25 points.")
    page.goto("/static/why/who-won.html#v=1&s=5&b=%E0%A4%A")  # damaged: said, and the page goes on
    expect(page.locator("#wrong")).to_contain_text("This link is damaged")
    page.goto("/static/why/who-won.html#v=1&s=5&b=bbbccb&w=cc%3Bdead%3DC3")
    expect(won).to_have_text("Black wins by 25 points.")


def test_a_board_of_ipvgo_is_counted(page):
    """Pasted as its API gives it: who would win, why not here, and on by its rules."""
    page.goto("/static/why/who-won.html")
    pasted(page, '["OXX..", ".OX..", "#OX..", ".OX#X", "OO.X."] komi 5.5 white')
    board = page.locator("#nodes tt-board")
    expect(board).to_contain_text("If both players pass now: Black wins by half a point.")
    board.locator("[data-name=E5]").click(force=True)
    expect(board).to_contain_text("IPvGO forbids suicide")
    for part in "#board", "#verdict":
        expect(page.locator(part)).to_be_hidden()
    check(page)
    pasted(page, '["X?", ".."]')
    expect(board).to_have_text(re.compile("^This is not a board of IPvGO"))
    expect(page.locator("#board")).to_be_visible()


def test_stones_are_painted(page):
    """With a brush for each colour; and the page has nothing that axe-core minds."""
    page.goto("/static/why/who-won.html")
    cell(page, "E5").click()
    page.get_by_role("button", name="The board is right: show who won").click()
    expect(page.locator("#won")).to_have_text("Black wins by 81 points.")
    brush(page, "White")
    cell(page, "C3").click()
    expect(page.locator("#area")).to_have_text("Black has 1 point, White 1. It is a tie.")
    brush(page, "Empty")
    cell(page, "E5").click()
    expect(page.locator("#won")).to_have_text("White wins by 81 points.")
    check(page)


def test_the_verdict_is_sent_in_one_tap(page):
    """Where nothing can be shared, or it fails: a link is copied, and a picture saved."""
    page.goto("/static/why/who-won.html#v=1&s=5&b=bbbccb&w=cc;dead=C3")
    expect(page.locator("#won")).to_have_text("Black wins by 25 points.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a picture").click()
    assert "Cross: C3." in download.value.path().read_text()
    for fails in (
        "navigator.canShare = undefined",
        "navigator.canShare = () => true, navigator.share = async () => { throw new Error('no') }",
    ):
        page.evaluate(f"{{ {fails}; document.getElementById('copied').textContent = '' }}")
        with page.expect_download() as download:
            page.get_by_role("button", name="Share the result").click()
        assert download.value.suggested_filename == "who-won.svg"
        expect(page.locator("#copied")).to_have_text(re.compile("Copied|dead=C3"))


# How far the middle of each ring is from the corner that it shows, in pixels of the window.
OFF = """() => {
  const around = document.querySelector(".photo img").getBoundingClientRect();
  const spots = document.querySelector(".photo polygon").getAttribute("points").split(" ");
  return [...document.querySelectorAll(".photo button")].map((ring, at) => {
    const [x, y] = spots[at].split(",");
    const { left, top, width, height } = ring.getBoundingClientRect();
    return Math.hypot(
      left + width / 2 - around.left - (around.width * x) / 100,
      top + height / 2 - around.top - (around.height * y) / 100,
    );
  });
}"""


ENDED = """
..X.XO...
...XXO.O.
X.XXO....
..XOO.O..
.X.XO....
..XXXO.O.
...XO..O.
X.XXOO...
..XO.O...
"""


def touch(page, spots, wide):
    """A finger that comes down on the first of these pixels of a picture so `wide`, moves over the
    others, and leaves.
    """
    finger = page.context.new_cdp_session(page)
    image = page.get_by_alt_text("Your picture").bounding_box()
    scale = image["width"] / wide
    at = [{"x": image["x"] + x * scale, "y": image["y"] + y * scale} for x, y in spots]
    for kind, points in (
        ("touchStart", at[:1]),
        *(("touchMove", [spot]) for spot in at[1:]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_from_a_photo_to_the_sentence_by_touch(new_context, tmp_path):
    """At most eight taps, from the photo to who won: its corners are tapped as fingers do, in any
    order, while they are still looked for; a wrong number of lines is changed by one tap.
    """
    page = new_context(**PHONE).new_page()
    rows = tuple(ENDED.split())
    image, corners = scene(rows, 30, 50, 4)
    image.save(tmp_path / "photo.png")
    page.goto("/static/why/who-won.html")
    taps, start = 0, time.monotonic()
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Take or choose a photo").tap()
    taps += 1
    chooser.value.set_files(tmp_path / "photo.png")
    told = page.locator("#wrong")
    expect(page.locator("#corners")).to_be_visible()
    for many, at in enumerate((2, 0, 3, 1), 1):
        x, y = corners[at]
        touch(page, [(x + 9, y - 7)], image.width)
        taps += 1
        expect(told).to_have_text(
            "Reading the picture…" if many == 4 else re.compile(f"{many} of 4")
        )
    won = page.locator("#won")
    expect(won).to_contain_text("Read from the picture.", timeout=120_000)
    expect(page.get_by_role("radio", name="9", exact=True)).to_be_checked()
    for part in "#won", "#board", "#sure":
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="The board is right: show who won").tap()
    taps += 1
    expect(won).to_have_text(re.compile("^White wins by"))
    print(f"{taps} taps, {time.monotonic() - start:.1f} s")  # noqa: T201
    assert taps <= 8
    assert page.locator("#text").input_value().replace(" ", "").split("\n")[:9] == list(rows)
    check(page)


def test_corners_are_asked_for(new_context, tmp_path):
    """Where no board is found, or only part of one; four in a line are refused, and nothing is
    lost. The rings are dragged to where the corners are, and stand on them, however wide the window
    is.
    """
    page = new_context(**PHONE).new_page()
    rows = ((".........",) * 3) + ("...XO....",) + ((".........",) * 5)
    part = board(rows, THEMES["wood"], 32).crop((0, 0, 171, 171))
    part.save(tmp_path / "part.png")
    Image.new("RGB", part.size).save(tmp_path / "black.png")
    page.goto("/static/why/who-won.html")
    page.locator("#file").set_input_files(tmp_path / "black.png")
    told, points = page.locator("#wrong"), page.locator("#board tt-grid [data-at]")
    expect(told).to_contain_text("No board was found in this picture.", timeout=120_000)
    page.get_by_alt_text("Your picture").scroll_into_view_if_needed()
    for x in (30, 70, 110, 150):
        touch(page, [(x, 80)], 171)
    expect(told).to_contain_text("not the corners of a board", timeout=120_000)
    expect(points).to_have_count(81)
    page.locator("#file").set_input_files(tmp_path / "part.png")
    expect(page.locator("#won")).to_contain_text("part of a larger board", timeout=120_000)
    page.get_by_alt_text("Your picture").scroll_into_view_if_needed()
    near, far = 34, 162  # the first of the five lines, and the last
    for corner in (near, near), (far, far), (near, far), (far, near):
        touch(page, [corner, (80, 80), corner], 171)
    for width, height in ((360, 640), (1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.evaluate(OFF)) < 1
    page.get_by_role("button", name="Read again").click()
    lines = page.locator("#lines")
    expect(page.locator("#busy")).to_be_hidden(timeout=120_000)
    expect(points).to_have_count(25, timeout=120_000)
    lines.get_by_text("13").click()
    expect(told).to_contain_text("I cannot read the stones on this board.", timeout=120_000)
    expect(page.locator("#lines :checked")).to_have_value("5")
    page.get_by_role("button", name="The board is right: show who won").click()
    expect(page.locator("#area")).to_have_text("Black has 1 point, White 1. It is a tie.")
    check(page)


SAID = """() => {
  window.said = [];
  const won = document.getElementById("won");
  new MutationObserver(() => window.said.push(won.textContent)).observe(won, { childList: true });
}"""


def test_the_newest_picture_counts(page, tmp_path):
    """One that is chosen while another is read replaces it. No verdict is given before the board
    has been compared with it; on a phone both come into sight.
    """
    board(position(19, 1, 0.5), THEMES["wood"], 20).save(tmp_path / "large.png")
    small = ((".........",) * 2, ("..O......",), (".........",) * 6)
    board(sum(small, ()), THEMES["wood"], 20).save(tmp_path / "small.png")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/static/why/who-won.html")
    expect(cell(page, "A1")).to_be_attached()
    page.evaluate(SAID)
    file = page.locator("#file")
    file.set_input_files(tmp_path / "large.png")
    cell(page, "B1").click()
    expect(page.locator("#won")).to_have_text("This game looks finished. Is this your whole board?")
    expect(page.locator("#wrong")).to_have_text("Reading the picture…")
    file.set_input_files(tmp_path / "small.png")
    expect(page.locator("#won")).to_contain_text("Read from the picture.", timeout=60_000)
    assert sum("Read from" in text for text in page.evaluate("window.said")) == 1
    page.get_by_role("button", name="The board is right: show who won").click()
    expect(page.locator("#won")).to_have_text("White wins by 81 points.")
    for part in "#won", "#board":
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_turned_and_moving_pictures(page, tmp_path):
    """A camera’s picture lies as its EXIF data say; of a moving one the first frame is read, and it
    is what the corners stand on.
    """
    frames = [board(position(9, seed, 0.4), THEMES["wood"], 24) for seed in (1, 2)]
    upright = Image.Exif()
    upright[ExifTags.Base.Orientation] = 6
    frames[0].transpose(Image.Transpose.ROTATE_90).save(tmp_path / "turned.jpg", exif=upright)
    frames[0].save(tmp_path / "moving.gif", save_all=True, append_images=frames[1:], duration=50)
    for name in ("turned.jpg", "moving.gif"):
        page.goto("/static/why/who-won.html")
        page.locator("#file").set_input_files(tmp_path / name)
        expect(page.locator("#won")).to_contain_text("Read from the picture.", timeout=60_000)
        rows = page.locator("#text").input_value().replace(" ", "").split("\n")[:9]
        assert tuple(rows) == position(9, 1, 0.4)
        assert page.get_by_alt_text("Your picture").evaluate("image => image.naturalWidth") == 248


def test_a_dispute_is_played_out(page):
    """The computer has answered once the board in the page says that turn 2 is there."""
    page.goto("/static/why/who-won.html#v=1&s=5&b=cecdcccbca&w=dedddcbbdbda")
    page.get_by_role("button", name="Play it out here").click()
    duel = page.locator("#duel")
    duel.locator("[data-at=B5]").click()
    reached(duel, 2)


def test_both_counts(page):
    """What is switched on changes the two totals; on a phone it fits in German, too, whose choices
    are long.
    """
    page.goto("/static/why/area-and-territory.html")
    expect(page.locator("#told")).to_have_text("Nothing is switched on.")
    page.get_by_label("Black’s wasted move").check()
    expect(page.locator("#territory-won")).to_have_text("White wins by 1 point.")
    expect(page.locator("#area-won")).to_have_text("It is a tie.")
    check(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/de/static/why/area-and-territory.html")
    expect(page.locator("#told")).to_have_text("Es ist nichts eingeschaltet.")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("scripts", [True, False])
def test_a_case_is_shown_with_and_without_dead_stones(new_context, scripts):
    """One of the two boards is seen, in the same place, without scripts, too; on a phone nothing is
    wider than it.
    """
    phone = {"width": 390, "height": 844}
    page = new_context(java_script_enabled=scripts, viewport=phone).new_page()
    page.goto("/static/why/katago-b-1-then-w-22.html")
    stands, off = (
        page.locator(f".{name}").locator("tt-grid:visible, img:visible")
        for name in ("stands", "off")
    )
    if scripts:
        expect(page.locator(".stands tt-grid")).to_be_visible()
        check(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(stands).to_have_count(1)
    expect(off).to_have_count(0)
    page.get_by_role("radio", name="Dead stones removed").check()
    expect(stands).to_have_count(0)
    expect(off).to_have_count(1)


def test_the_gallery_is_searched(page):
    """By kind, by rule, by what a page is about; where nothing is left it says so."""
    page.goto("/static/why/index.html")
    cards = page.locator(":is(.card, .tile):visible")
    all_of_them = cards.count()
    page.get_by_role("button", name="Cases").click()
    expect(cards).not_to_have_count(all_of_them)
    expect(cards.first).to_be_visible()
    page.get_by_role("searchbox").fill("katago")
    names = cards.evaluate_all("all => all.map(card => card.textContent + card.title)")
    assert names
    assert all("katago" in name.lower() for name in names)
    page.get_by_role("searchbox").fill("does my program play")
    expect(page.get_by_role("link", name="Programs’ rules").first).to_be_visible()
    page.get_by_role("searchbox").fill("quagga")
    expect(page.get_by_role("button", name="All")).to_have_text("All 0")
    expect(page.get_by_text("No page has these words.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="All").click()
    expect(cards).to_have_count(all_of_them)


def test_from_a_refused_move_to_its_question(table):
    """The link is that of the refusal's rule, and leads to the page, whose board is there; at the
    end of a game there are others.
    """
    play(table, "E5")
    choose(table, "E5")
    link = table.locator("#refused a:visible")
    expect(link).to_have_text("Why can’t I play there?")
    play(table, "pass pass")
    expect(table.locator("#refused a:visible")).to_have_count(0)
    table.get_by_text("How it was counted").click()
    expect(table.locator("#over .asked a:visible")).to_have_count(2)
    for address in ("why-not-here", "index"):
        page = table.context.new_page()
        page.goto(f"/static/why/{address}.html")
        expect(page.locator("main :is(h1, h2)").first).to_be_visible()
        check(page)
        page.close()
