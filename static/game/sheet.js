/** A dialog of actions, which a press beside it closes, as one of its own that is not only a choice. */

import { pressed } from "../board/parts.js";

/** @param {HTMLDialogElement} dialog */
export function openSheet(dialog) {
  dialog.addEventListener("click", close);
  dialog.showModal();
}

/** @param {MouseEvent} event */
function close(event) {
  const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
  const link = /** @type {HTMLElement} */ (event.target).closest("a");
  if (event.target === dialog || pressed(event) || link) dialog.close();
}
