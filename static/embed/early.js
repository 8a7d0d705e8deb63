/**
 * What a page with boards needs before any of them works, and where none does. Imported first; what
 * it then calls (around.js) is fetched only if it is needed.
 */

/** @param {(module: typeof import("./around.js")) => void} act */
const around = (act) => import("./around.js").then(act, () => {});

// If the rest does not run, as in a browser that is too old for it, diagrams stay readable.
setTimeout(() => isOurs() || around(({ read }) => read()));

/**
 * Whether the element is ours, or another version's: a page may have one of that name. In words
 * that old browsers know.
 */
function isOurs() {
  const board = /** @type {any} */ (customElements.get("tt-board"));
  return board && (board.observedAttributes || []).includes("moves");
}

// Frames of this site report their height; those that were loaded before this script are asked.
window.addEventListener("message", (message) => {
  if (message.data?.ttgo === 1) around(({ fit }) => fit(message));
});
if (document.querySelector("iframe")) around(({ askHeights }) => askHeights());
