"""Browser contexts and pages that serve one test after the other: what is stored in them is
cleared, what was fetched stays in their cache, and a Python runs already. And taps, which a Firefox
lacks.
"""

import contextlib
import functools
import os
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

CHROMIUM = "/usr/bin/chromium-headless-shell"  # Debian's; where it is missing, Playwright's own
# Nothing moves unless a test asks for motion, so that a picture is final at once.
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}

# Chromium changes its way of painting a canvas once its pixels are read; painted one way, pictures
# can be compared.
ONE_WAY = """
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind) {
  return getContext.call(this, kind, { willReadFrequently: true });
};
"""

# Every answer of Python and every turn of the opponent comes so many milliseconds later:
# `TTGO_LATE=400 python3 -m tests e2e`. What fails then reads something off the page before it has
# waited for it.
LATE = """
const listen = Worker.prototype.addEventListener;
Worker.prototype.addEventListener = function (type, heard, options) {
  const late = (event) => setTimeout(() => heard.call(this, event), LATE);
  listen.call(this, type, type === "message" ? late : heard, options);
};
"""
FIRST = ONE_WAY + (LATE.replace("LATE", late) if (late := os.environ.get("TTGO_LATE")) else "")

# Firefox complains so of what a page was still fetching when it was left. A module that is really
# missing shows as what then does not work.
CUT_OFF = "error loading dynamically imported module"
# And so does what starts a Python, of a file that was cut off: it is let through only where the
# browser tells that it has cut one off.
ABORTED, LOST = "NS_BINDING_ABORTED", "NetworkError when attempting to fetch resource"


EVENTS = ("request", "requestfailed", "console", "weberror")


class Watch:
    """Sees every request, console error and uncaught error of the contexts it is set over."""

    def __init__(self, home):
        self.home = home
        self.requests: list[str] = []
        self.strangers: list[str] = []
        self.complaints: list[str] = []
        self.aborted = False  # a request was cut off, as by leaving a page
        self.expected = False  # a test that breaks something on purpose sets it, and says so

    def over(self, context):
        context.add_init_script(FIRST)
        for event in EVENTS:
            context.on(event, getattr(self, event))
        return context

    def check(self):
        """Fail for a request that left the server, and for any complaint that was not expected."""
        strangers, complaints = self.strangers, [] if self.expected else self.complaints
        if self.aborted:
            complaints = [text for text in complaints if LOST not in text]
        self.__init__(self.home)  # type: ignore[misc]  # a clean start for whoever shares it
        assert strangers == [], f"requests that left the server: {strangers}"
        assert complaints == [], f"errors in the console: {complaints}"

    def request(self, request):
        self.requests.append(request.url)
        if not request.url.startswith((self.home, f"blob:{self.home}", "data:")):
            self.strangers.append(request.url)

    def requestfailed(self, request):
        self.aborted = self.aborted or request.failure == ABORTED

    def console(self, message):
        if message.type == "error" and CUT_OFF not in message.text:
            self.complaints.append(message.text)

    def weberror(self, error):
        if CUT_OFF not in str(error.error):
            self.complaints.append(str(error.error))


class _Kept:
    """A context with a page of our own, which clears what the others have stored: on a file that is
    no page.
    """

    def __init__(self, browser, options):
        self.context = browser.new_context(**options)
        self.watch = Watch("")
        self._own = self.context.new_page()
        self._own.goto("static/view.js")
        self.context.add_init_script(FIRST)
        for event in EVENTS:
            self.context.on(event, functools.partial(self._tell, event))

    def _tell(self, event, what):
        """Whoever watches when it happens is told."""
        getattr(self.watch, event)(what)

    def clear(self):
        for page in self.context.pages:
            if page is not self._own:
                page.close()
        self.watch = Watch("")
        self._own.evaluate("localStorage.clear()")


class Contexts:
    """Those of one browser. A page in one that has served before starts in half the time: its files
    and their code are there.
    """

    def __init__(self, browser):
        self._browser = browser
        self._free: dict[str, list[_Kept]] = {}
        self._taken: list[tuple[str, _Kept]] = []

    def take(self, watch, options):
        """A context with these options, in which nothing is stored."""
        key = repr(sorted(options.items()))
        free = self._free.setdefault(key, [])
        kept = free.pop() if free else _Kept(self._browser, options)
        kept.watch = watch
        self._taken.append((key, kept))
        return kept.context

    def give_back(self, *, failed):
        """All that were taken. Those of a test that failed serve no other."""
        for key, kept in self._taken:
            if failed:
                kept.context.close()
            else:
                kept.clear()
                self._free[key].append(kept)
        self._taken = []

    def close(self):
        for free in self._free.values():
            for kept in free:
                kept.context.close()


# Taps in a plain Firefox, where Playwright's own do nothing: the page gets the events that a
# finger makes, at the place of it.


PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "viewport": {"width": 390, "height": 844},
}

_plain = Locator.tap

FINGER = """(part, position) => {
  const box = part.getBoundingClientRect();
  const clientX = box.x + (position?.x ?? box.width / 2);
  const clientY = box.y + (position?.y ?? box.height / 2);
  let target = document.elementFromPoint(clientX, clientY);
  for (let within = target.shadowRoot; within; within = target.shadowRoot) {
    const inner = within.elementFromPoint(clientX, clientY);
    if (!inner || inner === target) break;
    target = inner;
  }
  const finger = {
    bubbles: true, cancelable: true, composed: true, clientX, clientY,
    pointerId: 2, pointerType: "touch", isPrimary: true,
  };
  Element.prototype.setPointerCapture = () => {}; // of a finger that is none
  for (const type of ["pointerover", "pointerdown", "pointerup", "pointerout"])
    target.dispatchEvent(new PointerEvent(type, finger));
  target.closest("a, button, input, summary, [tabindex]")?.focus({ preventScroll: true });
  target.dispatchEvent(new PointerEvent("click", { ...finger, detail: 1 }));
}"""


def tap(locator, position=None):
    """Tap on the middle, or at a place, of what can be tapped: in sight, in use and not covered, as
    Playwright sees to it.
    """
    browser = locator.page.context.browser
    if browser is None or browser.browser_type.name != "firefox":
        _plain(locator, position=position)
        return
    locator.click(trial=True, position=position)
    locator.evaluate(FINGER, position)


def install_taps():
    """Have every tap of every test go this way."""
    Locator.tap = tap  # type: ignore[method-assign, assignment]


# Pages that serve one test after the other: with a Python that runs already, a test begins
# sooner.


class Lasting:
    """A page that is made when it is first asked for, and anew after a test that failed."""

    def __init__(self, browser, options, begin):
        self._make = functools.partial(browser.new_context, **options)
        self._begin = begin
        self._page: Page | None = None
        self.watch = Watch(options["base_url"])

    @contextlib.contextmanager
    def lent(self, session, clear):
        """The page for a test; what that leaves is taken away, and what there was to complain of is
        told.
        """
        page, self._page = self._page, None
        try:
            if page is None:
                page = self.watch.over(self._make()).new_page()
                self._begin(page)
            failed = session.testsfailed
            yield page
            whole = session.testsfailed == failed
            if whole:
                clear(page)
            self.watch.check()
            if whole:
                self._page, page = page, None
        finally:
            if page:
                page.context.close()

    def close(self):
        if self._page:
            self._page.context.close()


def lasting(
    name,
    begin,
    scope="module",
    home="quick_url",
    clear=lambda page: None,
    **options,
):
    """Two fixtures, `_name` and `name`: what keeps a page for all tests or those of a module, and
    the page itself.
    """

    @pytest.fixture(scope=scope, name=f"_{name}")
    def kept(browser, browser_context_args, request):
        address = request.getfixturevalue(home)
        page = Lasting(
            browser, {**browser_context_args, **DESKTOP, **options, "base_url": address}, begin
        )
        yield page
        page.close()

    @pytest.fixture(name=name)
    def lent(request):
        with request.getfixturevalue(f"_{name}").lent(request.session, clear) as page:
            yield page

    return kept, lent
