"""Boards in pages of other people: such a page is made up here and answered in the server's place,
or one whose Python runs already has them put into it.
"""

import contextlib
import http.server

from e2e.support import driver
from e2e.support.contexts import DESKTOP, Watch
from e2e.support.servers import BUNDLE, ROOT, running
from e2e.support.waiting import settle
from ttgo.web.server import make_server

PAGE = "surroundings.html"
SCRIPT = '<script type="module" src="static/embed.js"></script>'
TRIANGLE = (
    '<tt-board id="a" play label="Clear the white stone">\n  . X .\n  X O .\n  . . .\n</tt-board>'
)
PYTHON = "**/micropython.wasm"
KO = ". X O .\n  X O . O\n  . X O .\n  . . . ."

# Whatever a board tells, in order, where a test can read it.
LISTENER = """
window.told = [];
for (const type of ["tt-turn", "tt-illegal", "tt-over", "tt-answer", "tt-step", "tt-edit"]) {
  document.addEventListener(type, (event) => told.push([event.target.id, type, event.detail]));
}
"""


def page_of(body, head=SCRIPT, html='<html lang="en">'):
    return f"""<!doctype html>{html}<head><meta charset="utf-8"><title>A page</title>{head}</head>
<body>{body}</body></html>"""


def surround(page, body, head=SCRIPT, policy="", html='<html lang="en">'):
    """Open a page with a board's script in its head and `body` around the boards."""
    text = page_of(body, head, html)
    headers = {"Content-Security-Policy": policy} if policy else {}
    page.route(
        f"**/{PAGE}",
        lambda route: route.fulfill(
            body=text, content_type="text/html; charset=utf-8", headers=headers
        ),
    )
    page.add_init_script(LISTENER)
    page.goto(PAGE)


@contextlib.contextmanager
def hosting(page):
    """A site of somebody's, really on a port of its own, of one page."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            found = self.path == "/"
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode() if found else b"")

        def log_message(self, *_):
            pass

    with running(http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as address:
        yield address


@contextlib.contextmanager
def two_sites(browser, options, body, head=SCRIPT):
    """A page of somebody's, with boards or frames of ours in it, and our address; what is "static/"
    in its text is there.
    """
    watch = Watch("http://127.0.0.1:")
    text = page_of(body, head)
    with (
        running(make_server(ROOT)) as site,
        hosting(text.replace("static/", f"{site}static/")) as home,
    ):
        context = watch.over(browser.new_context(**{**options, **DESKTOP}))
        page = context.new_page()
        page.goto(home)
        yield page, site, watch
        context.close()
    watch.complaints = [
        text for text in watch.complaints if "404" not in text
    ]  # the page has no icon
    watch.check()


def board(page, name="a"):
    return page.locator(f"tt-board#{name}")


def cell(page, vertex, name="a"):
    return board(page, name).locator(f'[data-at="{vertex}"]')


def part(page, name, of="a"):
    return board(page, of).locator(f'[part~="{name}"]')


def said(page, name="a"):
    return part(page, "say", name)


def button(page, text, name="a"):
    return board(page, name).get_by_role("button", name=text, exact=True)


def stones(page, name="a"):
    return driver.stones(board(page, name))


def turn(page, name="a"):
    """The number of the turn that Python shows; None before it shows anything."""
    return board(page, name).evaluate("board => board.view?.turn ?? null")


def play(page, line, name="a"):
    """Choose points on a board, each once the one before has been taken."""
    for vertex in line.split():
        before = turn(page, name) or 0
        cell(page, vertex, name).click()
        expect_turn(page, before + 1, name)


def expect_turn(page, number, name="a"):
    """Wait until a board shows that turn."""
    reached(board(page, name), number)


def reached(board, number):
    board.evaluate(
        """async (board, number) => {
            const end = performance.now() + 60000; // ms; a busy machine may think so long
            while (board.view?.turn !== number) {
                if (performance.now() > end)
                    throw new Error(`turn ${board.view?.turn}, not ${number}: ${board.error}`);
                await new Promise(requestAnimationFrame);
            }
        }""",
        number,
    )


def opened(page, name="a"):
    """The view once Python has the game; the board is brought into use for it."""
    return board(page, name).evaluate(
        "async board => { await board.fragment(); return board.view; }"
    )


def told(page):
    return page.evaluate("told")


def drawn(page, name="a"):
    """Whether anything is on the canvas."""
    settle(page)
    return (
        board(page, name)
        .locator("canvas")
        .evaluate(
            "canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, "
            "canvas.height).data.some(value => value)"
        )
    )


# A page of somebody's in which Python runs already: tests of boards put theirs into it, one after
# the other.


# As `surround` has it, but its script is a build's, and what a test may leave behind is known.
BUNDLED = f'<script type="module" src="{BUNDLE}"></script>'
BEGIN = """
window.over = new AbortController(); // for what a test listens to
window.clear = () => {
  over.abort();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.documentElement.lang = "en";
  for (const element of document.querySelectorAll("[data-own]")) element.remove();
  for (const name of Object.getOwnPropertyNames(window))
    if (!known.has(name) && !name.startsWith("__")) delete window[name];
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  scrollTo(0, 0);
  window.told = [];
  window.over = new AbortController();
};
window.known = null;
window.known = new Set(Object.getOwnPropertyNames(window));
"""
PUT = """async ([body, html, style]) => {
  clear();
  const text = `${html}<head><style data-own>${style}</style><body>${body}`;
  const next = new DOMParser().parseFromString(text, "text/html");
  const [top, root] = [next.documentElement, document.documentElement];
  for (const { name, value } of top.attributes) root.setAttribute(name, value);
  if (!top.hasAttribute("lang")) root.removeAttribute("lang");
  document.head.append(document.adoptNode(next.querySelector("style")));
  document.body.append(...document.adoptNode(next.body).childNodes);
}"""


def put(page, body, style="", html='<html lang="en">'):
    """Put boards, and what is around them, in the place of those of the test before."""
    page.evaluate(PUT, [body, html, style])


def begin(page):
    text = page_of('<tt-board id="a" play size="2"></tt-board>', BUNDLED)
    page.route(f"**/{PAGE}", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.add_init_script(LISTENER + BEGIN)
    page.goto(PAGE)
    page.locator("tt-board").evaluate("board => void board.turn('A1')")
    expect_turn(page, 1)
    page.unroute_all()


def clear(page):
    """Take away what a test has put there, and other pages that it has opened."""
    page.unroute_all()
    for other in page.context.pages:
        if other != page:
            other.close()
    page.evaluate("clear()")
