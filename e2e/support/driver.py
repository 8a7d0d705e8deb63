"""The page as its users know it: played through roles and names, alone or against the computer,
read through what it says.
"""

import hashlib
import re

from playwright.sync_api import expect

from e2e.support.waiting import settle

# ms. Pyodide's start takes a processor three seconds; on a machine that others keep busy it takes
# ten times as long.
PYODIDE_COMES = 60_000


def point(page, vertex):
    """The cell of a vertex; its name begins with it."""
    return page.get_by_role("gridcell", name=re.compile(rf"^{vertex}\b"))


def button(within, name):
    return within.get_by_role("button", name=name, exact=True)


def turns(page):
    """The tree of turns: a link for the start, one a turn, and what else was tried after the turn
    that it stands beside.
    """
    return page.locator("#turns li:not(.said) > a")


def current(page):
    """The link of the turn that is shown."""
    return page.locator("#turns [aria-current]")


def ready(page):
    """Wait until Python has taken up the game, and the list of its turns is there."""
    expect(page.locator("#progress")).to_be_hidden(timeout=PYODIDE_COMES)
    expect(page.locator("body[data-to-play]")).to_be_attached()
    expect(current(page)).to_be_attached(timeout=PYODIDE_COMES)


def fast(page):
    """Wait until Pyodide can think."""
    expect(page.locator("body[data-thinker=pyodide]")).to_be_attached(timeout=PYODIDE_COMES)


def open_page(context, address="./"):
    """A new page with that address, once Python has the game."""
    page = context.new_page()
    page.goto(address)
    ready(page)
    return page


def explain(page, vertex):
    """Ask what a point reaches."""
    page.locator("tt-grid").evaluate("board => { board.explains = true; }")
    point(page, vertex).click()


def two_players(page):
    """Nobody is the computer, which the first screen's board would begin a game against. Asked and
    done at once: a game that comes meanwhile takes the button away.
    """
    page.evaluate("""() => {
        const button = document.getElementById("two-players");
        if (button?.checkVisibility()) button.click();
    }""")


def choose(page, turn):
    """Take a turn of two players with the mouse: a vertex on the board, or the button Pass."""
    two_players(page)
    if turn == "pass":
        playing(page)
        button(page, "Pass").click()
    else:
        point(page, turn).click()


def click_fast(page, *vertices):
    """Choose points before Python can have answered the first of them."""
    two_players(page)
    choose = "at => board.dispatchEvent(new CustomEvent('tt-play', { detail: { at } }))"
    page.locator("tt-grid").evaluate(f"(board, vertices) => vertices.forEach({choose})", vertices)


def play(page, line):
    """Take turns, a vertex or "pass" each, and wait for each to be on the turn list as the current
    one.
    """
    for turn in line.split():
        number = turn_number(page) + 1
        choose(page, turn)
        expect(current(page)).to_have_attribute("data-turn", str(number))
        expect(current(page)).to_have_text(re.compile(rf" {turn}$"))


def playing(page):
    """A game of two players is played, neither offered nor looked through."""
    two_players(page)
    if button(page, "Play from here").is_visible():
        button(page, "Play from here").click()


def undo(page):
    """Take back a turn with the button, and wait until it is."""
    number = turn_number(page) - 1
    playing(page)
    button(page, "Undo").click()
    expect(current(page)).to_have_attribute("data-turn", str(number))


def turn_number(page):
    """How many turns the shown grid has behind it."""
    return int(current(page).get_attribute("data-turn") or "0")


def names(page):
    """The accessible name of every cell, without its vertex, by its vertex."""
    found = page.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    return dict(name.split(", ", 1) for name in found)


def stones(within):
    """A board as its cells' names tell it, a string a row from the top."""
    rows = within.get_by_role("row").evaluate_all(
        "rows => rows.map(row => [...row.children].map(cell => /(black|white) "
        "stone|empty/.exec(cell.ariaLabel)[0]))"
    )
    marks = {"black stone": "X", "white stone": "O", "empty": "."}
    return ["".join(marks[name] for name in row) for row in rows]


def say(page):
    """The narrator."""
    return page.locator("#say[role=status]")  # another one tells what takes long


def score(page):
    return page.get_by_text(re.compile(r"^(Stones: )?Black \d+, White \d+"))


def dialog(page):
    return page.get_by_role("dialog", name="New game")


def chip(form, name):
    """A choice of the dialog's first rows."""
    return form.get_by_role("radio", name=name, exact=True)


def write(field, text):
    """Have nothing but the text in a field. Playwright puts it where the cursor is in the number
    fields of a plain Firefox.
    """
    field.clear()
    field.fill(text)


def begin(page, width, height=None, komi=0, against=("A friend here",), step=0):
    """Begin a new game, of two players, through the dialog and wait for its empty grid."""
    unfold(page)
    form = dialog(page)
    write(form.get_by_label("Columns"), str(width))
    write(form.get_by_label("Rows"), str(height or width))
    for name in against:
        chip(form, name).check()
    if step:
        form.get_by_label("Strength").select_option(f"Step {step}")
    write(form.get_by_label("Komi"), str(komi))
    button(form, "Begin").click()
    expect(dialog(page)).to_be_hidden()
    expect(page.get_by_role("gridcell")).to_have_count(width * (height or width))
    expect(turns(page)).to_have_count(1)


def picture(page):
    """What the canvas shows, as text to compare, once all that was asked for is drawn."""
    settle(page)
    return drawn(page)


def drawn(page):
    """What the canvas shows at this moment, as a short text to compare."""
    data = page.locator("tt-grid canvas").evaluate("canvas => canvas.toDataURL()")
    return hashlib.sha256(data.encode()).hexdigest()


# New games by other rules, and what comes after two passes


def option(page, group, name):
    """A choice in the dialog, by the heading of its group and how its name begins."""
    return (
        dialog(page)
        .get_by_role("group", name=group, exact=True)
        .get_by_role("radio", name=re.compile(f"^{name}\\b"))
    )


def unfold(page):
    """Open the dialog, if it is not open, and its folds."""
    if not dialog(page).is_visible():
        button(page, "New game").click()
    expect(dialog(page)).to_be_visible()
    for fold in dialog(page).locator("details.fold").all():
        if fold.get_attribute("open") is None:
            fold.locator("> summary").click()


def begin_by(
    page,
    width,
    height=None,
    rules="",
):
    """Begin a new game of two players by a link: by rules such as "ending=judge"."""
    height = height or width
    follow(page, f"v=1&s={width}x{height}&r={rules}")
    expect(page.get_by_role("gridcell")).to_have_count(width * height)
    expect(turns(page)).to_have_count(1)
    two_players(page)


def phase(page, title):
    """What is asked besides turns."""
    return page.get_by_role("region", name=title, exact=True)


def mark(page, vertex, marked=True):
    """Mark the string at a vertex, or take its mark away, and wait until that is said and named."""
    point(page, vertex).click()
    expect(say(page)).to_contain_text(
        re.compile(rf"{'Marked' if marked else 'No longer'}.* at {vertex}\.")
    )
    expect(point(page, vertex)).to_have_accessible_name(
        re.compile(r", marked" if marked else r"^(?!.*, marked)")
    )


# Records as files


def give(page, file):
    """Choose a file: a path, or a name with its bytes.

    Not by the button Open: of an unpatched Firefox Playwright is told of a page's first file
    chooser alone, on any page.
    """
    page.locator("#file").set_input_files(file)


def sgf(text, name="game.sgf"):
    """A file that is not on the disk."""
    data = text.encode() if isinstance(text, str) else text
    return {"name": name, "mimeType": "application/octet-stream", "buffer": data}


def opened(page, file, count, at=0):
    """Open a file, wait for its turns and go to one."""
    give(page, file)
    expect(page.locator("#step-place")).to_have_text(
        re.compile(f" of {count}$"), timeout=PYODIDE_COMES
    )
    expect(say(page)).to_contain_text(f"{count} move")
    if at:
        step_to(page, at)


def drag(page, event, name, data):
    """What the browser tells when a file is dragged over the page ("dragenter", "dragover",
    "dragleave") or dropped ("drop").
    """
    transfer = page.evaluate_handle(
        """([name, data]) => {
            const held = new DataTransfer();
            held.items.add(new File([Uint8Array.from(data)], name));
            return held;
        }""",
        [name, list(data)],
    )
    page.dispatch_event("main", event, {"dataTransfer": transfer})


def reviewing(page):
    """A game is looked through, whatever was done with it before."""
    if not slider(page).is_visible():
        current(page).click()


def slider(page):
    return page.get_by_role("slider", name="Choose the move to show")


def step_to(page, turn):
    reviewing(page)
    slider(page).fill(str(turn))
    expect(current(page)).to_have_attribute("data-turn", str(turn))


# Sharing


def sharing(page):
    return page.get_by_role("dialog", name="Share")


def share(page):
    """Open the dialog and wait for the link, which is given back."""
    page.locator("#share").click()
    field = sharing(page).get_by_label("Link")
    expect(field).to_have_value(re.compile("#v="))
    return field.input_value()


def link(page):
    """The link to the game that is shown; the dialog is closed again."""
    address = share(page)
    button(sharing(page), "Close").click()
    expect(sharing(page)).to_be_hidden()
    return address


def follow(page, fragment):
    """Give the open page another fragment, as whoever pastes a link into its address does, and wait
    until it is taken out again.
    """
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    expect(page).to_have_url(re.compile("^[^#]*$"))


def earlier(page):
    """The earlier games, as New game lists them."""
    button(page, "New game").click()
    found = dialog(page).locator("#earlier [data-id] span").all_text_contents()
    button(dialog(page), "Cancel").click()
    return found


def kept(page):
    """The games that the browser keeps, each as Python's text by its key."""
    return page.evaluate("""() => {
        const games = Object.entries(localStorage).filter(([key]) => key.includes(":game:"));
        return Object.fromEntries(games.map(([key, value]) => [key, JSON.parse(value).text]));
    }""")


# What stands beside the board: the result, tabs, and what More and Share have a step further.


def from_more(page, name):
    """Press a button that stands under More."""
    button(page, "More").click()
    button(page.get_by_role("dialog", name="More"), name).click()


def tab(page, name):
    """Show that tab beside the board."""
    page.get_by_role("tab", name=name, exact=True).click()


def verdict(page):
    """The heading of the result."""
    return page.get_by_role("heading", name=re.compile(r" (wins|won) by |^The game is a tie$"))


def comment(page):
    tab(page, "Comments")
    found = page.get_by_role("region", name="Comment").inner_text()
    tab(page, "Moves")
    return found


# A game against the computer, as somebody plays it.


THINKS = 60_000  # ms in which the computer has moved, also on a busy machine


def alone(new_context, **options):
    """A page of its own with a game on 5x5 against the computer, which is White."""
    page = new_context(fresh=True, **options).new_page()
    page.goto("./")
    ready(page)
    opponent(page, 5)
    return page


def opponent(page, width, step=2, colour="Black"):
    """Begin a new game against the computer at a step, as that colour."""
    begin(page, width, against=("The computer", colour), step=step)


def thinking(page, shown):
    """Have its thinking shown, or not."""
    button(page, "More").click()
    page.get_by_label("Computer’s thinking").set_checked(shown)
    _close(page)


def _close(page):
    button(page.get_by_role("dialog", name="More"), "Close").click()


def answered(page, turn):
    """The computer's turn of that number, once it has taken it."""
    expect(current(page)).to_have_text(re.compile(rf"^{turn} "), timeout=THINKS)
    return current(page).inner_text().split()[1]
