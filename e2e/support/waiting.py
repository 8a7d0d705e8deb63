"""Waiting for what a page draws, does, or asks a server for."""

from playwright.sync_api import Route


def settle(page):
    """Wait for two frames: what the page wants to draw now is drawn in the first."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


STILL = """() => {
  const trees = [document];
  for (const tree of trees)
    for (const { shadowRoot } of tree.querySelectorAll("*")) if (shadowRoot) trees.push(shadowRoot);
  return trees.every((tree) => tree.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getComputedTiming().endTime === Infinity));
}"""


def still(page):
    """Wait until nothing moves or changes its colour any more but what does so without end."""
    settle(page)
    until(page, STILL)


def until(page, condition, arg=None):
    """Wait until a function of the page's, of `arg`, gives true.

    Playwright's own way, wait_for_function, evaluates a text within the page if it has to ask
    twice, which the pages' policy forbids.
    """
    page.evaluate(
        f"""arg => new Promise((done, fail) => {{
            const late = performance.now() + 30_000;
            const ask = () => {{
                if (({condition})(arg)) done();
                else if (performance.now() < late) setTimeout(ask, 20);
                else fail(Error("it never came"));
            }};
            ask();
        }})""",
        arg,
    )


class Hold:
    """Holds back every request that matches, until all are let go."""

    def __init__(self, page, pattern):
        self._held: list[Route] = []
        self._open = False
        page.route(pattern, self._route)

    def _route(self, route):
        if self._open:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self):
        self._open = True
        for route in self._held:
            route.continue_()
