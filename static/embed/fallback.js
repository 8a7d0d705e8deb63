/**
 * Imported first: if the rest does not run, as in a browser that is too old for it, fetch the file
 * that keeps diagrams readable.
 */
setTimeout(() => isOurs() || import("./readable.js"));

/**
 * Whether the element is ours, or another version's: a page may have one of that name. In words
 * that old browsers know.
 */
function isOurs() {
  const board = /** @type {any} */ (customElements.get("tt-board"));
  return board && (board.observedAttributes || []).includes("moves");
}
