"""A built site: under any path, offline after the first visit, and never a page of two releases.

What its worker does with a release that does not come whole is in tests/static/sw.test.mjs.
"""

import json
import os
import re
import shutil
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from e2e.support.contexts import Watch
from e2e.support.driver import fast, play, point, ready, say, score, turns
from e2e.support.servers import CONTROLLED, PATH, PLAIN, ROOT, changed, hosted, saved
from e2e.support.waiting import Hold
from ttgo.web.build import build
from ttgo.web.build.build import MARK

KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys();
    found[name.split(" ").pop()] = keys.map(({ url }) => url.split("/").pop());
  }
  return found;
}"""
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  while (worker.state === "installing")
    await new Promise((done) => { worker.onstatechange = done; });
}"""
HAS = """async (name) => {
  for (const end = Date.now() + 60_000; ; ) {
    if (Date.now() > end) throw new Error(`no ${name}`);
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) if (url.endsWith(name)) return;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
}"""


@pytest.fixture
def built(tmp_path, made):
    """A site's first release, to copy."""
    with made.alone("first") as first:
        if not first.exists():
            site, files = changed(tmp_path / "one", "first")
            with patch.object(build, "files", lambda *_: made.served() | files):
                build.build(site, tmp_path / "first")
            (tmp_path / "first").rename(first)
    return first


@pytest.fixture
def host(tmp_path, built):
    """A host of it, which each test has for itself."""
    site = tmp_path / "site"
    shutil.copytree(
        built, site, copy_function=os.link
    )  # a build writes new files, and changes none
    with hosted(site) as host:
        yield host


@pytest.fixture
def watch(host):
    return Watch(host.address.removesuffix(PATH[1:]))


def script(folder):
    """The name of the page's script, by which a release is known."""
    (found,) = (folder / "static" / "game").glob("page-*.js")
    return found.name


def update(host, site):
    """Put another release on the host, which throws away what only the one before had; the scripts
    of both.
    """
    first, second = script(host.folder), script(site)
    before, after = [
        {*json.loads((folder / MARK).read_text(encoding="utf-8"))["files"]}
        for folder in (host.folder, site)
    ]
    shutil.copytree(site, host.folder, copy_function=replace, dirs_exist_ok=True)
    for address in before - after:
        (host.folder / address).unlink()
    assert first != second
    return first, second


def replace(source, target):
    """By another file: the one before may be linked to elsewhere."""
    Path(target).unlink(missing_ok=True)
    os.link(source, target)


def visit(context, host, python="micropython"):
    page = context.new_page()
    page.goto(host.address + (f"?python={python}" if python else ""))
    ready(page)
    return page


def is_first(page, yes=True):
    """All that the page consists of is of the first release, or nothing is."""
    html, js = page.evaluate("[document.body.dataset.html, document.body.dataset.js]")
    assert [html == "first", js == "first", " first" in score(page).inner_text()] == [yes, yes, yes]


def test_offline_after_the_first_visit(new_context, host, watch):
    """Left before Pyodide had come, which then is not kept. The server goes; a reload has the page,
    plays, also by itself, saves and complains of nothing; a board has the words of a language that
    was spoken before. Nothing was asked for outside the site's path.
    """
    host.without = "/pyodide/"
    watch.expected = True  # the browser says what it did not get
    context = new_context()
    page = visit(context, host, python="")
    is_first(page)
    page.evaluate(CONTROLLED)
    again = context.new_page()
    german = f"{host.address}static/board.html?play&size=3&lang=de"

    def passes():
        again.goto(german)
        again.get_by_role("button", name="Passen").click()
        expect(again.get_by_role("status")).to_contain_text("Schwarz passt.")

    passes()
    host.stop()
    page.reload()
    ready(page)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/host.py")):
        play(page, "E5 D4")
    expect(page.locator("#failure")).to_be_hidden()
    is_first(page)
    expect(turns(page)).to_have_count(3)
    assert "AP[first ttgo:" in saved(page)
    passes()
    requests = [url for url in watch.requests if not url.startswith(("blob:", "data:"))]
    assert requests
    assert [url for url in requests if not url.startswith(host.address)] == []


def test_all_of_python_offline(new_context, host, watch):
    """Once Pyodide has been used it starts without a server, too: from a host that knows not even
    the type of WebAssembly.
    """
    host.types = PLAIN
    watch.expected = True  # the browser says that it compiles more slowly
    page = visit(new_context(), host, python="")
    page.evaluate(CONTROLLED)
    assert "pyodide.asm.wasm" not in str(page.evaluate(KEPT))
    play(page, "E5")
    fast(page)
    terminal = next((ROOT / "static/node_modules/@pyscript/core/dist").glob("py-terminal*.js"))
    for name in ("pyodide.asm.wasm", "python_stdlib.zip", terminal.name):
        page.evaluate(HAS, name)
    host.stop()
    page.reload()
    ready(page)
    play(page, "D4")
    fast(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page.locator("#failure")).to_be_hidden()


def test_a_new_release_takes_over_at_the_next_start(new_context, host, made):
    """An open page goes on with the release that it began with, files that it asks for late
    included, even when the host has thrown them away; the next start has the new release, all of
    it, and its game; what is not needed any more goes when no page is left that may need it.
    """
    context = new_context()
    open_page = visit(context, host)
    open_page.evaluate(CONTROLLED)
    first, second = update(host, made.site())
    play(open_page, "E5 D4")
    assert "AP[first ttgo:" in saved(open_page)  # what writes files is fetched only now
    next_page = visit(context, host)
    is_first(next_page, False)
    is_first(open_page)
    open_page.evaluate(UPDATED)
    assert {first, second} <= set(next_page.evaluate(KEPT)["kept"])
    open_page.close()
    next_page.close()
    last = visit(context, host)
    last.evaluate(CONTROLLED)
    expect(turns(last)).to_have_text(["Start", "1 E5", "2 D4"])
    assert "AP[ttgo:" in saved(last)
    assert first not in last.evaluate(KEPT)["kept"]
    host.stop()
    last.reload()
    ready(last)
    is_first(last, False)


def test_its_addresses(new_context, host, watch):
    """The page listens before it is painted, and links that modules make lead to the pages' own
    addresses. What is not found leads to the site from any depth.
    """
    page = new_context().new_page()
    # Its own script has run when its last element has come; a module's turn would be after the
    # first painting.
    page.add_init_script("""document.addEventListener("readystatechange", () => {
      window.listens ??= Boolean(document.querySelector("tt-grid").shadowRoot?.querySelector("[data-at=E5]"));
    })""")
    page.goto(host.address + "?python=micropython")
    ready(page)
    assert page.evaluate("listens")
    play(page, "E5")
    point(page, "E5").click()  # which rule 7 forbids
    expect(say(page).get_by_role("link")).to_have_count(1)
    for link in page.locator("a[href]").evaluate_all(
        "links => links.map(({ href }) => href.split('#')[0])"
    ):
        if link.startswith(host.address):
            path = link.removeprefix(host.address).partition("?")[0] or "index.html"
            assert (host.folder / path).is_file(), link

    watch.expected = True
    deep = host.folder / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "c.html").write_bytes((host.folder / "404.html").read_bytes())
    page.goto(f"{host.address}a/b/c.html")
    expect(page.get_by_role("link", name="Build")).to_have_attribute(
        "href", f"{host.address}static/change.html"
    )
    page.get_by_role("link", name="To the board").click()
    ready(page)


@pytest.mark.in_each_browser
def test_a_board_elsewhere_has_what_it_needs_asked_for_at_once(new_context, host, watch):
    """When one that plays comes near, and then no file waits for another, not even for the element;
    Python starts when it is used, with the same files. A diagram needs none of them, nor does a
    board far below.
    """
    script = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="embed.js">'
    far = '<div style="height: 9000px"></div><tt-board play></tt-board>'
    for name, boards in {
        "still": "<tt-board>. X</tt-board>" + far,
        "live": "<tt-board play></tt-board>" * 2,
    }.items():
        (host.folder / f"{name}.html").write_text(f"{script}</script>{boards}", encoding="utf-8")
    page = new_context().new_page()
    asked: list[str] = []
    page.on(
        "request",
        lambda request: asked.append(re.sub(r".*/|-[0-9a-f]{6}(?=\.)", "", request.url)),
    )
    board = page.locator("tt-board").first
    page.goto(f"{host.address}still.html")
    expect(board.get_by_role("gridcell").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sorted(asked) == ["element.js", "embed.js", "still.html"]
    asked.clear()
    hold = Hold(page, "**/element-*.js")
    with page.expect_request_finished(lambda request: request.url.endswith("/micropython.js")):
        page.goto(f"{host.address}live.html", wait_until="commit")  # in Firefox the load waits
    assert {"micropython.wasm", "pyscript.json", "en.json", "micropython-worker.js"} <= set(asked)
    hold.let_go()
    page.wait_for_load_state("networkidle")
    assert page.workers == []
    before = len(asked)
    assert board.evaluate("board => board.turn('E5').then((view) => view.turns)") == ["E5"]
    assert {*asked[before:]} <= {"micropython.js", "micropython-worker.js"}, "no-store"
