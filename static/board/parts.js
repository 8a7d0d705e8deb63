/** Helpers to make and read parts of a page. */

/**
 * An element with its properties and its content.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} kind @param {Partial<HTMLElementTagNameMap[K]>} [properties] @param {(Node | string)[]} inside
 */
export function made(kind, properties = {}, ...inside) {
  const part = Object.assign(document.createElement(kind), properties);
  part.append(...inside);
  return part;
}

/** Remove what the page says in case scripts do not run: they do. */
export function running() {
  document.querySelector(".unable")?.remove();
}

/** The button that was clicked, if any. @param {globalThis.Event} event */
export function pressed({ target }) {
  return /** @type {HTMLElement} */ (target).closest("button");
}

/** A key used here does nothing else: in slides an arrow would also turn the page. @param {KeyboardEvent} event */
export function used(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Buttons stay where the focus may be, so that it is never lost. @param {HTMLElement} button @param {unknown} yes */
export function able(button, yes) {
  button.ariaDisabled = yes ? null : "true";
}

/** Whether a text could be copied; the browser may forbid it, as at an address without https. @param {string} text */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Tell of each element once, when it comes near to the screen. @param {Iterable<HTMLElement>} elements @param {(element: HTMLElement) => void} tell */
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

/** Who took a turn; null if there was none. @param {import("../view.js").View} view @param {number} turn @returns {"black" | "white" | null} */
export function playerOf({ players }, turn) {
  return players[turn - 1] === "B" ? "black" : players[turn - 1] === "W" ? "white" : null;
}

/** The point of a board's event. @param {globalThis.Event} event */
export function pointOf(event) {
  return /** @type {CustomEvent<{at: string}>} */ (event).detail.at;
}
