"""Change a rule with rules that mean harm: where they run nothing of the site exists, and they run
no longer than they are asked.
"""

import base64
import json
import zlib

import pytest
from playwright.sync_api import expect

from e2e.support.changing import CHANGE, STARTS, play, point

pytestmark = pytest.mark.all_of_python

# A function of Python's that JavaScript calls has the worker's global object as `this`: no list of
# names hides it. What is not judged is asked nothing more.
OUTSIDE = """
import js, sys
from pyodide.ffi import create_proxy
from ttgo.lab.bench import Bench
Bench._judge = None
def outside(act):
    js.setTimeout.call(None, create_proxy(act, capture_this=True), 0)
"""
RETURN = "    return turns[-2:] == [PASS, PASS]\n"
OVER = f"def over(turns):\n{RETURN}"
TEN, CHANGED = "Go by the ten rules", "Go with rule 8 changed"
UNASKED = (
    "These rules went on working when nothing was asked of them, so they were stopped. "
    "The board uses the ten rules."
)


def link(code):
    """The address of rules with another rule 8."""
    text = json.dumps({"g": "rectangle 5 5", "e": {"over": code}})
    packed = zlib.compress(text.encode(), wbits=-15)
    return f"{CHANGE}#c={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def run(page, code):
    """Follow a link, and say that its rules may run."""
    page.evaluate("link => void (location.hash = link)", link(code).partition("#")[2])
    page.get_by_role("button", name="Run these rules").click(timeout=STARTS)
    expect(page.locator("#whose")).to_have_text(CHANGED, timeout=STARTS)


def test_a_link_runs_nothing_unasked(new_context):
    """It shows what it changes; the board goes by the ten rules, also after a reload, until the
    reader says so. What they have run is there after another.
    """
    page = new_context().new_page()
    raises = "if len(turns) > 1: raise RuntimeError('it runs')"
    address = link(f"def over(turns):\n    {raises}\n    return False")
    page.goto(address)
    expect(page.locator("#link-says")).not_to_be_empty()
    page.reload()  # before Python has come
    expect(page.locator("#link-says")).to_have_text(
        "This link changes rule 8. Somebody else may have written these lines, so they run "
        "only if you say so."
    )
    expect(page.locator("#link-lines")).to_contain_text(f"+     {raises}", timeout=STARTS)
    play(page, "C3 D3")
    expect(page.locator("#say")).to_have_text("White played D3. Black to play.")
    page.get_by_role("button", name="Check task 5").click()
    expect(page.locator("#tasks li").last.get_by_role("status")).not_to_be_empty()
    expect(page.locator("#whose")).to_have_text(TEN)
    expect(page.locator("#fault")).to_be_empty()
    assert page.url.endswith(address)
    page.get_by_role("button", name="Run these rules").click()
    expect(page.locator("#whose")).to_have_text(CHANGED)
    page.reload()
    expect(page.locator("#whose")).to_have_text(CHANGED, timeout=STARTS)


@pytest.mark.in_each_browser
def test_the_frame_has_nothing_of_the_site(new_context, watch):
    """Even a worker of somebody's, with no name taken from it, has no origin and no storage there,
    and asks no address.
    """
    attempts = """onmessage = async ({ ports: [port] }) => {
      const found = { origin: self.origin };
      const opened = (request) => new Promise((done, fail) => {
        request.onsuccess = done;
        request.onerror = () => fail(request.error);
      });
      for (const [name, act] of Object.entries({
        locks: () => navigator.locks.query(),
        files: () => navigator.storage.getDirectory(),
        buckets: () => navigator.storageBuckets.open("b"),
        database: () => opened(indexedDB.open("d")),
        fetch: () => fetch("SITE"),
        module: () => import("SITE"),
        script: () => importScripts("SITE"),
        code: () => Function("return 1")(),
      }))
        found[name] = await Promise.resolve().then(act).then(() => "open", () => "shut");
      port.postMessage({ answer: JSON.stringify(found) });
    };"""
    page = new_context().new_page()
    page.goto("static/view.js")
    script = attempts.replace("SITE", page.url)
    page.route(
        "**/sandbox-worker.js",
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )
    watch.expected = True  # the browser tells of what it refuses
    page.goto(CHANGE)
    expect(page.locator("#fault")).to_contain_text("{", timeout=STARTS)
    expect(page.locator("#python")).to_be_empty()
    found = json.loads(page.locator("#fault").inner_text().partition(": ")[2])
    assert found.pop("origin") == "null"
    assert set(found.values()) == {"shut"}, found


@pytest.mark.in_each_browser
def test_rules_find_no_way_out(page, _changed):  # noqa: PT019
    """Neither by Python's ways nor by JavaScript's: the one that once led to the site's locks and
    storage leads to a worker without an origin, and without what may keep or ask anything. What
    takes memory slowly there answers quickly, but without a question it ends after ten seconds, of
    which the page's clock leaves out nine.
    """
    run(
        page,
        OUTSIDE + "taken = []\n"
        "def look(scope):\n"
        "    sys.found = [scope.origin, *(str(getattr(scope, name, None)) for name in "
        "('navigator', 'indexedDB', 'caches', 'fetch'))]\n"
        "def take(scope):\n"
        "    taken.append(bytearray(1_000_000))\n"
        "    js.setTimeout.call(None, again, 50)\n"
        "again = create_proxy(take, capture_this=True)\n"
        "outside(look)\n"
        "outside(take)\n"
        "def over(turns):\n"
        "    if len(turns) < 2: return False\n"
        "    import pyodide_js, pyodide.code\n"
        "    found = [hasattr(js, name) for name in ('fetch', 'XMLHttpRequest', 'document')]\n"
        "    for way in (lambda: pyodide.code.run_js('fetch(1)'), lambda: "
        "js.Object.constructor('return fetch(1)')()):\n"
        "        try:\n            found.append(way())\n"
        "        except Exception as error:\n            found.append(type(error).__name__)\n"
        "    raise RuntimeError(str([*sys.found, *found]))",
    )
    _changed.watch.expected = True  # the browser tells of what it refuses
    point(page, "C3").click()
    fault = page.locator(".fault", has_text="RuntimeError")
    expect(fault).to_contain_text("['null', ", timeout=STARTS)
    expect(fault).to_contain_text(", False, False, False, 'ImportError', 'JsException']")
    assert fault.inner_text().count("None") + fault.inner_text().count("undefined") == 4
    expect(page.locator("#stop")).not_to_have_attribute("aria-disabled", "true")
    page.evaluate("now = Date.now; Date.now = () => now.call(Date) + 9000")
    expect(page.locator("#stop")).to_have_attribute("aria-disabled", "true", timeout=STARTS)
    expect(page.locator("#whose")).to_have_text(CHANGED)


@pytest.mark.in_each_browser
def test_work_that_nobody_asked_for(page):
    """It is ended for good, said, and not begun again; the board goes on by the ten rules."""
    for harm in (
        "while True: pass",
        "for _ in range(200_000): scope.postMessage('x' * 100_000)",
    ):
        begun = "    if turns == ['C3']: outside(harm)\n"
        run(page, f"{OUTSIDE}def harm(scope):\n    {harm}\n{OVER.replace(RETURN, begun + RETURN)}")
        play(page, "C3")
        expect(page.locator("#fault")).to_have_text(UNASKED)
        expect(page.locator("#whose")).to_have_text(TEN, timeout=STARTS)
    play(page, "D3")
    expect(page.locator("#fault")).to_have_text(UNASKED)
    expect(page.locator("#stop")).to_have_attribute("aria-disabled", "true")


def test_another_link_ends_what_ran(page):
    """What a rule has changed in its Python goes with it."""
    hack = (
        "from ttgo.lab.bench import Bench\n"
        "def hacked(*_):\n    raise RuntimeError('HACKED')\n"
        f"Bench._think = Bench._judge = hacked\n{OVER}"
    )
    run(page, hack)
    page.get_by_role("button", name="Computer moves").click()
    expect(page.locator("#fault")).to_contain_text("HACKED")
    other = link(f"{OVER}# other").partition("#")[2]
    page.evaluate("link => void (location.hash = link)", other)
    expect(page.locator("#whose")).to_have_text(TEN, timeout=STARTS)
    page.get_by_role("button", name="Computer moves").click()
    expect(page.locator("#fault")).to_contain_text("The computer chose", timeout=STARTS)
