"""embed.html: documentation that runs. What is shown is what is beside it; what is copied works; it can be read without JavaScript."""

import html
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.support.axe import check
from e2e.support.contexts import Watch
from e2e.support.driver import settle
from e2e.support.embedded import SCRIPT, surround
from e2e.support.served import ROOT
from e2e.support.touch import PHONE
from tests.support.page import Page as Source

STATIC = ROOT / "static"
SOURCE = (STATIC / "embed.html").read_text(encoding="utf-8")
CODES = [
    html.unescape(code)
    for code in re.findall(r'<div class="example">\s*<pre><code>(.*?)</code>', SOURCE, re.DOTALL)
]
NAMES = """smallest play opponent moves ask solve process edit record show marks labels part language colours events several
    frame""".split()


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto("static/embed.html")
    expect(page.locator(".live")).to_have_count(len(NAMES))
    return page


def code(page: Page, name: str) -> Locator:
    return page.locator(f"#{name} .example code")


def live(page: Page, name: str) -> Locator:
    return page.locator(f"#{name} .live")


def shown(page: Page) -> Iterator[str]:
    """Bring each example into sight, and wait until its boards show what they are to show."""
    for name in NAMES:
        live(page, name).scroll_into_view_if_needed()
        page.evaluate(
            """async name => {
                const boards = [...document.querySelectorAll(`#${name} .live tt-board`)];
                await Promise.all(boards.map((board) => board.fragment()));
            }""",
            name,
        )
        yield name


# The page itself


def test_its_policy_and_its_files() -> None:
    """As tight as that of the game's page, but for frames of our own; every file is there and nothing is inline."""
    parsed = Source(SOURCE)
    policy = next(attrs["content"] or "" for _, attrs in parsed.tags if "http-equiv" in attrs)
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";")}
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == ["'none'"]
    assert rules["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert rules["frame-src"] == rules["connect-src"] == rules["style-src"] == ["'self'"]
    for tag, attrs in parsed.tags:
        assert tag not in {"style", "iframe", "base"}
        assert not [name for name in attrs if name.startswith("on") or name == "style"]
        address = attrs.get("src") or attrs.get("href") or ""
        if address and not address.startswith("#"):
            assert (STATIC / address).resolve().is_file(), address
        if address.startswith("#"):
            assert address[1:] in parsed.ids()
    assert len(parsed.ids()) == len(set(parsed.ids()))


def test_what_is_shown_of_files_is_what_they_hold() -> None:
    """The style and the script of two examples are files, since the page's policy allows nothing inline."""
    for file in ("examples/colours.css", "examples/events.js"):
        assert any((STATIC / file).read_text(encoding="utf-8") in text for text in CODES), file


def test_it_is_read_without_javascript(new_context: Callable[..., BrowserContext]) -> None:
    """All words and all codes are there, and no empty boxes beside them."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto("static/embed.html")
    for name, text in zip(NAMES, CODES, strict=True):
        assert (
            page.locator(f"#{name} code").filter(has_text=text.split("\n")[0]).first.inner_text().split()
            == text.split()
        )
        expect(live(page, name)).to_have_count(0 if name != "events" else 1)
    expect(page.locator("#log")).to_be_hidden()


def test_every_attribute_property_event_and_part_is_told(page: Page) -> None:
    """The reference names all that there is."""
    reference = page.locator("#reference")
    said = set(reference.locator("code").all_text_contents())
    names = page.evaluate(
        """async () => {
            const { Board } = await import("./embed.js");
            const own = Object.getOwnPropertyNames(Board.prototype).filter((name) => !/Callback$|^constructor$/.test(name));
            const board = document.querySelector("tt-board");
            const parts = [...board.shadowRoot.querySelectorAll("[part]")].map((element) => element.part[0]);
            return [own, [...new Set(parts)]];
        }"""
    )
    words = {word.partition("(")[0] for text in said for word in text.split()}
    assert set(names[0]) <= words
    assert set(names[1]) - {"phase-buttons"} <= words
    assert {"tt-turn", "tt-illegal", "tt-over"} <= words
    inks = set(
        re.findall(
            r"--tt-[a-z-]+",
            (STATIC / "board" / "ink.js").read_text() + (STATIC / "embed" / "surface.js").read_text(),
        )
    )
    assert inks <= words


# The examples


def test_each_example_runs(page: Page) -> None:
    """Without a complaint, and with its boards as its code has them."""
    for name in shown(page):
        wanted = code(page, name).inner_text().count("<tt-board")
        boards = live(page, name).locator("tt-board")
        expect(boards).to_have_count(wanted)
        errors = boards.evaluate_all("boards => boards.map((board) => board.error?.message ?? '')")
        assert errors == [""] * wanted, name
    frame = page.locator("#frame iframe").element_handle().content_frame()
    assert frame
    frame.wait_for_selector("tt-board:defined")
    page.wait_for_function("document.querySelector('#frame iframe').style.height !== ''")


SIZES = """boards => Promise.all(boards.map(async (board) => {
    await board.fragment();
    return [board.view.size, board.view.stones, board.view.rules];
}))"""


def test_the_copied_code_runs_in_another_page(page: Page, home: str) -> None:
    """The button copies the code with this site's address; in an empty page it makes the same boards."""
    other = page.context.new_page()
    for name in [name for name in NAMES if name != "frame"]:
        page.locator(f"#{name}").get_by_role("button", name="Copy").click()
        expect(page.locator(f"#{name}").get_by_role("status").filter(has_text="Copied")).to_be_visible()
        text = page.evaluate("navigator.clipboard.readText()")
        assert text == code(page, name).evaluate("code => code.textContent") + "\n"
        assert "YOUR-SITE" not in text
        page.locator(f"#{name}").scroll_into_view_if_needed()
        here = live(page, name).locator("tt-board").evaluate_all(SIZES)
        surround(other, text, "" if "embed.js" in text else SCRIPT)
        other.wait_for_selector("tt-board:defined")
        assert other.locator("tt-board").evaluate_all(SIZES) == here
        page.bring_to_front()


def test_where_copying_is_refused(page: Page) -> None:
    """The code is selected instead."""
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))")
    page.locator("#play").get_by_role("button", name="Copy").click()
    expect(page.locator("#play").get_by_text("Selected;")).to_be_visible()
    assert page.evaluate("getSelection().toString()").strip().startswith("<tt-board play")


def test_a_changed_code_is_another_board(page: Page, watch: Watch) -> None:
    """As it is typed; what is wrong is said by the board; markup that is none of ours does nothing."""
    watch.expected = True  # the browser tells that the page's policy forbids such markup
    text = code(page, "play")
    text.fill('<tt-board size="4x3"></tt-board>')
    expect(live(page, "play").locator("[role=gridcell]")).to_have_count(12)
    text.fill("<tt-board>. X ?</tt-board>")
    live(page, "play").scroll_into_view_if_needed()
    expect(live(page, "play").locator("[part=say]")).to_contain_text("Row 1, column 3 of the diagram is '?'")
    evil = "<img src=x onerror=hit><script>hit</script><style>*{}</style><b style='color:red'>b</b>"
    text.fill(f"{evil}<tt-board onclick=hit style=x>. X</tt-board>")
    expect(live(page, "play").locator("[role=gridcell]")).to_have_count(2)
    assert live(page, "play").evaluate("live => live.querySelectorAll('*').length") == 1
    assert live(page, "play").locator("tt-board").evaluate("board => board.getAttributeNames()") == []


def test_the_log_of_events(page: Page) -> None:
    """The ko of the example: taken, and not to be taken back."""
    board = page.locator("#ko")
    board.locator("[data-at=C3]").click()
    expect(page.locator("#log")).to_contain_text(
        'tt-turn {"turn":1,"at":"C3","player":"black","cleared":["B3"]'
    )
    board.locator("[data-at=B3]").click()
    expect(page.locator("#log")).to_contain_text('tt-illegal {"at":"B3","rule":6,"turn":0')


# For everybody


def test_axe_finds_nothing(page: Page) -> None:
    for _ in shown(page):
        pass
    check(page)


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_is_wider_than_the_screen(new_context: Callable[..., BrowserContext], width: int) -> None:
    """And everything to tap is large enough (WCAG 2.5.8)."""
    page = new_context(**{**PHONE, "viewport": {"width": width, "height": 800}}).new_page()
    page.goto("static/embed.html")
    expect(page.locator(".live")).to_have_count(len(NAMES))
    for _ in shown(page):
        pass
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    small = page.locator("button:visible, nav a").evaluate_all(
        "all => all.map(one => [one.textContent, one.getBoundingClientRect()]).filter(([, box]) => box.width < 24 || box.height < 24)"
    )
    assert small == []
