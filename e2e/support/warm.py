"""A page of somebody's in which Python runs already: tests of boards put theirs into it, one after the other."""

import functools
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from e2e.support.contexts import DESKTOP, Watch
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
  for (const name of Object.getOwnPropertyNames(window)) if (!known.has(name) && !name.startsWith("__")) delete window[name];
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
  const next = new DOMParser().parseFromString(`${html}<head><style data-own>${style}</style><body>${body}`, "text/html");
  for (const { name, value } of next.documentElement.attributes) document.documentElement.setAttribute(name, value);
  if (!next.documentElement.hasAttribute("lang")) document.documentElement.removeAttribute("lang");
  document.head.append(document.adoptNode(next.querySelector("style")));
  document.body.append(...document.adoptNode(next.body).childNodes);
}"""


def put(page: Page, body: str, style: str = "", html: str = '<html lang="en">') -> None:
    """Put boards, and what is around them, in the place of those of the test before."""
    page.evaluate(PUT, [body, html, style])


class Warm:
    """The page, made when it is first asked for, and anew after a test that failed."""

    def __init__(self, make: Callable[..., BrowserContext], home: str) -> None:
        self._make = functools.partial(make, **DESKTOP, base_url=home)
        self.watch = Watch(home)
        self._page: Page | None = None

    def page(self) -> Page:
        """With nothing in it, and nothing pointed at."""
        if self._page is None:
            self._page = self.watch.over(self._make()).new_page()
            text = page_of('<tt-board id="a" play size="2"></tt-board>', SCRIPT)
            self._page.route(f"**/{PAGE}", lambda route: route.fulfill(body=text, content_type="text/html"))
            self._page.add_init_script(LISTENER + BEGIN)
            self._page.goto(PAGE)
            self._page.locator("tt-board").evaluate("board => void board.turn('A1')")
            expect_turn(self._page, 1)
            self._page.unroute_all()
        self.watch.requests.clear()
        self._page.mouse.move(0, 0)
        self._page.keyboard.press("Escape")  # a focus given by a script is seen where keys were used last
        return self._page

    def give_back(self, *, failed: bool) -> None:
        """Take away what the test had, and tell what there was to complain of. A page in which a test failed serves no other."""
        page, self._page = self._page, None
        try:
            if page and not failed:
                page.unroute_all()
                for other in page.context.pages:
                    if other != page:
                        other.close()
                page.evaluate("clear()")
            self.watch.check()
            if not failed:
                page, self._page = None, page
        finally:
            if page:
                page.context.close()

    def close(self) -> None:
        if self._page:
            self._page.context.close()
