"""Taps in a plain Firefox, where Playwright's own do nothing: the page gets the events that a
finger makes, at the place of it.
"""

from typing import Any

from playwright.sync_api import Locator

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


def install():
    """Have every tap of every test go this way."""
    Locator.tap = tap  # type: ignore[method-assign, assignment]
