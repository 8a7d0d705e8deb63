/** What keys do on an embedded board, except those that move in it (board/cells.js). */

const STEPS = /** @type {Record<string, string>} */ ({
  ",": "back",
  ".": "on",
  "<": "start",
  ">": "end",
});
const PLAYS = /** @type {Record<string, string>} */ ({ ...STEPS, p: "pass", u: "undo", y: "redo" });

/**
 * What a key does, by panel.js's names of buttons; undefined for nothing.
 * @param {KeyboardEvent} event
 * @param {boolean} play
 */
export function actOf(event, play) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return (play ? PLAYS : STEPS)[event.key.toLowerCase()];
}
