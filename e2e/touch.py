"""Taps in a plain Firefox, where Playwright's own do nothing: the page gets the events that a finger makes, at the place of it."""

from playwright.sync_api import Locator

_plain = Locator.tap

FINGER = """(part) => {
  const box = part.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  let target = document.elementFromPoint(clientX, clientY);
  for (let within = target.shadowRoot; within; within = target.shadowRoot) {
    const inner = within.elementFromPoint(clientX, clientY);
    if (!inner || inner === target) break;
    target = inner;
  }
  const finger = { bubbles: true, cancelable: true, composed: true, clientX, clientY, pointerId: 2, pointerType: "touch", isPrimary: true };
  for (const type of ["pointerover", "pointerdown", "pointerup", "pointerout"]) target.dispatchEvent(new PointerEvent(type, finger));
  target.closest("a, button, input, summary, [tabindex]")?.focus({ preventScroll: true });
  target.dispatchEvent(new PointerEvent("click", { ...finger, detail: 1 }));
}"""


def tap(locator: Locator) -> None:
    """Tap on the middle of what can be tapped: in sight, in use and not covered, as Playwright sees to it."""
    browser = locator.page.context.browser
    if browser is None or browser.browser_type.name != "firefox":
        _plain(locator)
        return
    locator.click(trial=True)
    locator.evaluate(FINGER)


def install() -> None:
    """Have every tap of every test go this way."""
    Locator.tap = tap  # type: ignore[method-assign]
