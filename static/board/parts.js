/** Parts of a page as scripts make and ask them. */

/**
 * An element with its properties and with what is in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} kind @param {Partial<HTMLElementTagNameMap[K]>} [properties] @param {(Node | string)[]} inside
 */
export function made(kind, properties = {}, ...inside) {
  const part = Object.assign(document.createElement(kind), properties);
  part.append(...inside);
  return part;
}

/** The page's scripts run: what it says for the case that they do not goes. */
export function running() {
  document.querySelector(".unable")?.remove();
}

/** The button that a click came to, if it was one. @param {globalThis.Event} event */
export function pressed({ target }) {
  return /** @type {HTMLElement} */ (target).closest("button");
}

/** A key that has been used here does nothing else: in slides an arrow would also turn the page. @param {KeyboardEvent} event */
export function used(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Buttons stay where the focus may be, so that it is never lost. @param {HTMLElement} button @param {unknown} yes */
export function able(button, yes) {
  button.ariaDisabled = yes ? null : "true";
}

/** Whether a text could be copied; the browser may not let the page, as where its address is not secure. @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Tell of each element once, when it comes near to what is in sight. @param {Iterable<HTMLElement>} elements @param {(element: HTMLElement) => void} tell */
export function whenNear(elements, tell) {
  const near = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      tell(/** @type {HTMLElement} */ (target));
    }
  }, { rootMargin: "300px" });
  for (const element of elements) near.observe(element);
}

/** Who took a turn; null for what is no turn. @param {import("../view.js").View} view @param {number} turn @returns {"black" | "white" | null} */
export function playerOf({ players }, turn) {
  return players[turn - 1] === "B" ? "black" : players[turn - 1] === "W" ? "white" : null;
}

/** The point that an event of a board is about. @param {globalThis.Event} event */
export function pointOf(event) {
  return /** @type {CustomEvent<{at: string}>} */ (event).detail.at;
}
