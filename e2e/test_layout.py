"""Where things are: on phones the dock covers neither the board nor the verdict nor the main button,
and nothing moves while a page gets ready.
"""

import pytest
from playwright.sync_api import ViewportSize, expect

SIZES = [(390, 844), (360, 740), (320, 568), (844, 390), (740, 360), (568, 320)]
DEMO = ("tt-grid", "[part~=words]", ".demo:not(.folded) > .on")
LAYOUTS = {
    "index.html#v=1&s=9&t=eedfgchdiebbff": ("tt-grid", "#say", ".acts"),
    "static/rules.html#clear": DEMO,
    "static/practice.html#practice-score-2-17a": DEMO,
    "static/why/who-won.html#v=1&s=9&b=ee": ("tt-grid", "#verdict"),
    "static/change.html": ("#board svg", "#say"),
}
LARGE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"

# What lies upon another part or, unless the reader has large text, outside of the window: as the
# page opens, or once it is scrolled to its board.
WRONG = """([names, large]) => {
  const every = [document, ...[...document.querySelectorAll("tt-board")].map((one) => one.shadowRoot)];
  const seen = (part) => part.getBoundingClientRect().height;
  const parts = names.map((name) =>
    every.flatMap((root) => [...(root?.querySelectorAll(name) ?? [])]).find(seen));
  const wrong = () => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const found = [];
    boxes.forEach((one, at) => {
      if (!large && (one.top < -1 || one.bottom > innerHeight + 1)) found.push(names[at]);
      boxes.slice(at + 1).forEach((two) => {
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (wide > 1 && high > 1) found.push(`over ${names[at]}`);
      });
    });
    return found;
  };
  scrollTo({ top: 0, behavior: "instant" });
  const first = wrong();
  if (!first.length) return first;
  scrollTo({ top: parts[0].getBoundingClientRect().top - 4, behavior: "instant" });
  return wrong();
}"""


@pytest.mark.only_browser("chromium")  # whose default size of text a test can set
@pytest.mark.parametrize("reader", ["de", "large text"])
def test_the_dock_covers_nothing(browser, browser_type_launch_args, quick_url, reader):
    """On phones upright and on their sides: two columns there; in German, whose words are long."""
    large = reader == "large text"
    if large:
        args = [*browser_type_launch_args["args"], LARGE]
        browser = browser.browser_type.launch(**{**browser_type_launch_args, "args": args})
    context = browser.new_context(is_mobile=True, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    wrong = []
    for address, parts in LAYOUTS.items():
        page.set_viewport_size(ViewportSize(width=390, height=844))
        page.goto(quick_url + ("de/" if reader == "de" else "") + address)
        for part in parts:
            expect(page.locator(part).locator("visible=true").first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            found = page.evaluate(WRONG, [parts, large])
            wrong += [f"{address} at {width}: {one}" for one in found]
            board = page.locator(parts[0]).locator("visible=true").first.bounding_box()
            assert board
            if width > height and not large:
                assert board["width"] < width * 0.6, f"{address} at {width}: one column"
    assert wrong == []
    context.close()
    if large:
        browser.close()


# By their addresses, what is there once they are ready
PAGES = {
    "index.html#v=1&s=9&t=eedfgchdiebbff": "#turns a >> nth=7",
    "static/rules.html": "tt-board [role=gridcell]",
    "static/rules.html#reach": "[part~=choice]",
    "static/practice.html#practice-score-2-17a": "[part~=choice]",
    "static/why/index.html": ".filters button",
    "static/why/who-won.html": "#board tt-grid",
    "static/embed.html": ".steps tt-grid",
    "static/python.html": "main .code button",
    "static/engines.html": "main",
    "static/family.html": "main",
    "static/player.html": "section img",
    "de/static/translate.html": "main",
    "static/why/must-i-capture-dead-stones.html": "tt-grid",
    "static/change.html": ".rulebook > *",
}
STAGES = [address for address in PAGES if "#" in address]
# Where parts stand beside each other on a desktop; pages of text are as on a phone
BESIDE = {*STAGES, *(f"static/{name}.html" for name in ("rules", "why/who-won", "embed", "change"))}
SHIFTS = """window.shifted = 0;
new PerformanceObserver((seen) => {
  for (const { value, hadRecentInput } of seen.getEntries()) shifted += hadRecentInput ? 0 : value;
}).observe({ type: "layout-shift", buffered: true });"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.only_browser("chromium")  # which tells of it
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_moves_while_a_page_gets_ready(browser, quick_url, size):
    """What comes late has its room from the first paint on."""
    viewport = ViewportSize(width=size[0], height=size[1])
    context = browser.new_context(viewport=viewport, base_url=quick_url)
    context.add_init_script(SHIFTS)
    moved, middles = {}, set()
    for address, there in PAGES.items():
        if size[0] > size[1] and address not in BESIDE:
            continue
        with context.new_page() as page:
            page.goto(address)
            expect(page.locator(there).first).to_be_visible()
            page.evaluate(PAINTED)
            moved[address] = page.evaluate("shifted")
            if address in STAGES:
                board = page.locator("tt-grid").locator("visible=true").first.bounding_box()
                assert board
                middles.add((round(board["x"] + board["width"] / 2), round(board["y"])))
    context.close()
    assert {address: value for address, value in moved.items() if value > 0.02} == {}
    if size[0] > size[1]:  # from Play to Learn to Practice the board keeps its place
        assert len(middles) == 1
