"""Hands that know nothing of a page, and click and type wherever seeds say, break nothing: no error,
and a game that a reload has.
"""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import current, ready, stones
from tests.support.examples import part, whole

KEYS = (
    "Tab Tab Shift+Tab Enter Space ArrowUp ArrowDown ArrowLeft ArrowRight Escape Home End PageUp PageDown "
    "p u y h e n , . < > i o l c s r m w t"
).split()
TEXTS = ["", "D4 Q16", *"E5 pass 0 7 -3 999 6.5 (;SZ[5];B[cc]) <b> \u00e9\u6f22\U0001f600".split()]
# The middles of what may be chosen and lies in sight; links that leave the site are left alone.
_CHOICES = """() => {
  const CHOSEN = "button, input, select, textarea, summary, label, a[href], [role=gridcell]";
  const found = [];
  const look = (root) => {
    for (const part of root.querySelectorAll("*")) {
      if (part.shadowRoot) look(part.shadowRoot);
      if (!part.matches(CHOSEN) || part.matches(":disabled, [type=file]")) continue;
      if ((part.origin ?? location.origin) !== location.origin) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const seen = left > 0 && top > 0 && left < innerWidth && top < innerHeight;
      if (width && height && seen) found.push([left, top]);
    }
  };
  look(document);
  return found;
}"""

# Nothing leads away from the page; what a test does itself, a reload, and an address that the page
# writes are not asked.
_STAY = """navigation.addEventListener("navigate", (event) => {
  const leads = !event.destination.sameDocument && event.navigationType !== "reload";
  if (event.cancelable && leads) event.preventDefault();
})"""


def _click(page, chance):
    if choices := page.evaluate(_CHOICES):
        page.mouse.click(*chance.choice(choices))


def _drag(page, chance):
    if choices := page.evaluate(_CHOICES):
        page.mouse.move(*chance.choice(choices))
        page.mouse.down()
        page.mouse.move(*chance.choice(choices), steps=3)
        page.mouse.up()


def _resize(page, chance):
    page.set_viewport_size(
        {"width": chance.choice((320, 390, 853, 1280)), "height": chance.choice((400, 640, 800))}
    )


_ACTS: dict[Callable[[Page, random.Random], object], int] = {
    _click: 60,
    lambda page, chance: page.keyboard.press(chance.choice(KEYS)): 25,
    lambda page, chance: page.keyboard.type(chance.choice(TEXTS)): 5,
    _drag: 3,
    lambda page, chance: page.mouse.wheel(0, chance.choice((-400, -100, 100, 400))): 3,
    _resize: 2,
    lambda page, chance: page.reload(): 2,
}


def play_about(page, address, seed, acts):
    """Do so many things on a page of the site, which is not left; sentences that ask are answered
    either way.
    """
    chance = random.Random(seed)
    page.add_init_script(_STAY)
    page.on("dialog", lambda dialog: dialog.accept() if chance.random() < 0.5 else dialog.dismiss())
    page.goto(address)
    for _ in range(acts):
        chance.choices(list(_ACTS), list(_ACTS.values()))[0](page, chance)


PAGES = ("static/rules.html", "static/embed.html", "static/python.html")


def test_on_the_game(page):
    """Whatever state it is in then, it starts again from there, and a reload has the same."""
    play_about(page, "./", 1, 100 if whole() else 60)
    page.reload()
    ready(page)
    page.locator("#people").evaluate(
        "button => button.click()"
    )  # from now on nobody plays by itself
    shown, grid = current(page).inner_text(), stones(page)
    page.reload()
    ready(page)
    expect(current(page)).to_have_text(shown)
    assert stones(page) == grid


@pytest.mark.parametrize("address", part(PAGES, len(PAGES)))
def test_on_other_pages(page, address):
    """Nothing is complained of."""
    play_about(page, address, 1, 60 if whole() else 30)
