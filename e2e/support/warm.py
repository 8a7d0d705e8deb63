"""A page of somebody's in which Python runs already: tests of boards put theirs into it, one after
the other.
"""

from e2e.support.embedded import LISTENER, PAGE, expect_turn, page_of
from e2e.support.quick import BUNDLE

# As `surround` has it, but its script is a build's, and what a test may leave behind is known.
SCRIPT = f'<script type="module" src="{BUNDLE}"></script>'
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
    text = page_of('<tt-board id="a" play size="2"></tt-board>', SCRIPT)
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
