/** A view that shows less. */

/** @import { View } from "../view.js" */

/** Rows with nothing in them. @param {string[]} rows of the same size */
export function blank(rows) {
  return rows.map((row) => ".".repeat(row.length));
}

/** Whether marks of reach are shown, and where one may move. @param {View} view @param {{reach: boolean, play: boolean}} shown @returns {View} */
export function less(view, { reach, play }) {
  const none = blank(view.stones);
  return { ...view, reach: reach ? view.reach : none, legal: play ? view.legal : none, illegal: reach && play ? view.illegal : {} };
}
