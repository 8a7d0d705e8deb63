"""What every end-to-end test stands on: a browser, a server, and a watch over what the page asks
for and complains of.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.support import contexts
from e2e.support.contexts import CHROMIUM, DESKTOP, Contexts, Watch, lasting
from e2e.support.driver import ready
from e2e.support.pythons import ALONE
from e2e.support.servers import ROOT, let_go, quick_server, running
from tests.support import examples
from tests.support.made import Made
from ttgo.web.server import make_server

FIREFOX = "/usr/bin/firefox-esr"  # Debian's; where it is missing, Playwright's own
ARGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]

# ms; a machine that is busy with other tests may take longer than Playwright's 5 s
expect.set_options(timeout=30_000)
contexts.install_taps()

pytest_addoption = examples.add_option


@pytest.fixture(scope="session")
def base_url():
    """The address of the page, as `python3 -m ttgo` serves it."""
    with running(make_server(ROOT, extra=("e2e",))) as address:
        yield address


@pytest.fixture(scope="session")
def made(tmp_path_factory):
    """What takes long to make, made once in all processes; builds of the site share what they have
    in common.
    """
    made = Made(tmp_path_factory)
    with made.shared():
        yield made


@pytest.fixture(scope="session")
def quick_url(made):
    """The address of the same page, there sooner: most tests ask nothing of how it starts."""
    with running(quick_server(ROOT)) as address:
        yield address
        let_go()


@pytest.fixture
def home(base_url, quick_url, request):
    """The address of the page that a test has."""
    return base_url if request.node.get_closest_marker("all_of_python") else quick_url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args, browser_name):
    args = {**browser_type_launch_args}
    if browser_name == "chromium":
        path = os.environ.get("TTGO_CHROMIUM", CHROMIUM)
        if path and Path(path).exists():
            args["executable_path"] = path
        args["args"] = ARGS
    if browser_name == "firefox":
        path = os.environ.get("TTGO_FIREFOX", FIREFOX)
        if path and Path(path).exists():
            args["executable_path"] = path
            # By WebDriver BiDi: a Firefox as it is, where Playwright's own is patched
            args["channel"] = "moz-firefox"
            # Which contexts of it cannot be told
            args["firefox_user_prefs"] = {"ui.prefersReducedMotion": 1}
    return args


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """Without an address, which `home` and shared pages choose."""
    return {name: value for name, value in browser_context_args.items() if name != "base_url"}


@pytest.fixture
def watch(home):
    return Watch(home)


@pytest.fixture(scope="session")
def _contexts(browser):
    contexts = Contexts(browser)
    yield contexts
    contexts.close()


@pytest.fixture
def new_context(
    new_context,
    _contexts,
    browser_context_args,
    watch,
    home,
    quick_url,
    request,
):
    """Makes browser contexts, each with a storage of its own; a test may change what DESKTOP says.

    `fresh` ones serve no other test. All are where it matters how the page starts.
    """
    several = home == quick_url == watch.home

    def make(*, fresh=False, **options):
        wanted = {**DESKTOP, "base_url": home, **options}
        if fresh or not several or "base_url" in options:
            return watch.over(new_context(**wanted))
        return _contexts.take(watch, {**browser_context_args, **wanted})

    failed = request.session.testsfailed
    yield make
    _contexts.give_back(failed=request.session.testsfailed > failed)
    watch.check()


def pytest_configure(config):
    examples.configure(config)
    # Left to Chromium alone are the words on the page, which no engine changes, pictures compared
    # pixel by pixel, and what Playwright cannot do with a plain Firefox: dark and forced colours,
    # motion, files that the page gives.
    for name, what in {
        "in_each_browser": "what each engine does in its own way: focus, touch, storage, modules, "
        "workers, shadow trees; Firefox has it",
        "all_of_python": "is about how the page starts, from each file to Pyodide",
    }.items():
        config.addinivalue_line("markers", f"{name}: {what}")


LONG = (
    "test_course test_hostile test_change test_offline test_why test_start test_embed_page "
    "test_opponent test_python_page test_screens"
).split()


def pytest_collection_modifyitems(items):
    """Begin with what takes long."""
    examples.begin_with(LONG, items)


# A new game by the dialog as it is at first, all at once; e2e/support/driver.py's `begin` goes
# through it as a person does.
ANEW = """() => new Promise((done, failed) => {
  setTimeout(failed, 60_000, new Error("Python has begun no new game"));
  scrollTo(0, 0);
  document.getElementById("tab-moves").click();
  document.getElementById("typed").hidden = true;
  document.querySelector("#brush [value=black]").checked = true;
  const dialog = document.getElementById("new-game");
  const button = document.getElementById("new");
  const board = document.getElementById("board");
  button.focus();
  if (!dialog.open) button.click();
  const submit = () => {
    if (!dialog.open) return requestAnimationFrame(submit); // what opens it comes later
    const form = dialog.querySelector("form");
    form.reset();
    form.querySelector("[name=against][value='']").checked = true;
    for (const fold of dialog.querySelectorAll("details")) fold.open = false;
    const before = board.view;
    form.requestSubmit();
    // Python's answers come in order: the dialog is closed and the new game shown at the one to
    // this.
    new MutationObserver((_, observer) => {
      if (dialog.open) return;
      observer.disconnect();
      const look = () => {
        if (board.view === before) requestAnimationFrame(look);
        else done();
      };
      look();
    }).observe(dialog, { attributeFilter: ["open"] });
  };
  submit();
})"""


def _started(page):
    page.goto(ALONE)
    ready(page)


_played, played = lasting("played", _started, "session")


@pytest.fixture
def table(played):
    """The page with an empty 9x9 grid, ready to play. Shared: a test changes nothing about it but
    the game.
    """
    played.mouse.move(0, 0)
    played.evaluate(ANEW)
    return played


# On these an earlier test of a module may have left something.
_rules, rules = lasting(
    "rules", lambda page: page.goto("static/rules.html")
)  # demos.py begins a board anew
_hand, hand = lasting("hand", lambda page: page.goto("./"), **contexts.PHONE)
