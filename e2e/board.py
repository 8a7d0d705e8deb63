"""The page as its users know it: played through roles and names, read through what it says."""

import hashlib
import re

from playwright.sync_api import Locator, Page, Route, expect


def point(page: Page, vertex: str) -> Locator:
    """The cell of a vertex; its name begins with it."""
    return page.get_by_role("gridcell", name=re.compile(rf"^{vertex},"))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def turns(page: Page) -> Locator:
    """The turn list: the start, then one item a turn."""
    return page.get_by_role("list", name="Turns").get_by_role("listitem")


def current(page: Page) -> Locator:
    """The link of the turn that is shown."""
    return page.locator("#turns [aria-current]")


def ready(page: Page) -> None:
    """Wait until Python has taken up the game."""
    expect(page.locator("#progress")).to_be_hidden(timeout=30_000)
    expect(page.locator("body[data-to-play]")).to_be_attached()


def choose(page: Page, turn: str) -> None:
    """Take a turn with the mouse: a vertex on the board, or the button Pass."""
    if turn == "pass":
        button(page, "Pass").click()
    else:
        point(page, turn).click()


def play(page: Page, line: str) -> None:
    """Take turns, a vertex or "pass" each, and wait for each to be on the turn list as the current one."""
    for turn in line.split():
        number = turn_number(page) + 1
        choose(page, turn)
        expect(current(page)).to_have_text(f"{number} {turn}")


def undo(page: Page) -> None:
    """Take back a turn with the button, and wait until it is."""
    number = turn_number(page) - 1
    button(page, "Undo").click()
    expect(current(page)).to_have_text(re.compile(rf"^{number} " if number else "^Start$"))


def turn_number(page: Page) -> int:
    """How many turns the shown grid has behind it."""
    text = current(page).inner_text()
    return 0 if text == "Start" else int(text.split()[0])


def names(page: Page) -> dict[str, str]:
    """The accessible name of every cell, without its vertex, by its vertex."""
    found = page.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return dict(name.split(", ", 1) for name in found)


def stones(page: Page) -> list[str]:
    """The board as the cells' names tell it, a string a row from the top."""
    rows = page.get_by_role("row").evaluate_all(
        "rows => rows.map(row => [...row.children].map(cell => cell.ariaLabel))"
    )
    return ["".join(_mark(name) for name in row) for row in rows]


def _mark(name: str) -> str:
    about = name.split(", ")[1]
    return {"black stone": "X", "white stone": "O", "empty": "."}[about]


def say(page: Page) -> Locator:
    """The narrator."""
    return page.get_by_role("status")


def score(page: Page) -> Locator:
    return page.get_by_text(re.compile(r"^Black \d+, White \d+"))


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="New game")


def fill_new_game(
    page: Page, width: int | str, height: int | str | None = None, komi: float | str = 0
) -> None:
    """Fill in the open dialog; a square of one of its own sizes by its radio button, as a person would."""
    form = dialog(page)
    if height is None and str(width) in ("5", "7", "9", "13", "19"):
        form.get_by_text(str(width), exact=True).click()
    else:
        form.get_by_text("other", exact=True).click()
        form.get_by_label("Columns").fill(str(width))
        form.get_by_label("Rows").fill(str(width if height is None else height))
    form.get_by_label("Komi").fill(str(komi))


def begin(page: Page, width: int, height: int | None = None, komi: float = 0) -> None:
    """Begin a new game through the dialog, and wait for its empty grid."""
    if not dialog(page).is_visible():
        button(page, "New game").click()
    fill_new_game(page, width, height, komi)
    button(dialog(page), "Begin").click()  # type: ignore[arg-type]  # a locator finds like a page
    expect(dialog(page)).to_be_hidden()
    expect(page.get_by_role("gridcell")).to_have_count(width * (height or width))
    expect(turns(page)).to_have_count(1)


def picture(page: Page) -> str:
    """What the canvas shows, as text to compare, once all that was asked for is drawn."""
    settle(page)
    return drawn(page)


def drawn(page: Page) -> str:
    """What the canvas shows at this moment, as a short text to compare."""
    data = page.locator("tt-board canvas").evaluate("canvas => canvas.toDataURL()")
    return hashlib.sha256(data.encode()).hexdigest()


def settle(page: Page) -> None:
    """Wait for two frames: what the page wants to draw now is drawn in the first."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def same(page: Page, turn: str) -> None:
    """Fail unless `turn` is still the current one."""
    expect(current(page)).to_have_text(turn)


class Hold:
    """Holds back every request that matches, until all are let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._held: list[Route] = []
        self._open = False
        page.route(pattern, self._route)

    def _route(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        self._open = True
        for route in self._held:
            route.continue_()
