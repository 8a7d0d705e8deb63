/** What keys do on an embedded board, besides those that move about in it (board/cells.js). */

const STEPS = /** @type {Record<string, string>} */ ({ ",": "back", ".": "on", "<": "start", ">": "end" });
const PLAYS = /** @type {Record<string, string>} */ ({ ...STEPS, p: "pass", u: "undo", y: "redo" });

/** What a key is for, as panel.js names its buttons; undefined for nothing. @param {KeyboardEvent} event @param {boolean} play */
export function actOf(event, play) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return (play ? PLAYS : STEPS)[event.key.toLowerCase()];
}
