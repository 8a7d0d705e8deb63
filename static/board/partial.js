/** Views that show less. */

/** @import { View } from "../view.js" */

/** Rows of empty points. @param {string[]} rows of the same size */
export function blank(rows) {
  return rows.map((row) => ".".repeat(row.length));
}

/**
 * Leave out marks of reach, or where one may move.
 * @param {View} view
 * @param {{reach: boolean, play: boolean}} shown
 * @returns {View}
 */
export function less(view, { reach, play }) {
  const none = blank(view.stones);
  return {
    ...view,
    reach: reach ? view.reach : none,
    legal: play ? view.legal : none,
    illegal: reach && play ? view.illegal : {},
  };
}

/** A view of stones only, with what a grid draws. @param {string[]} stones @returns {View} */
export function stillView(stones) {
  const none = blank(stones);
  const drawn = {
    size: [stones[0].length, stones.length],
    stones,
    reach: none,
    legal: none,
    illegal: {},
    strings: [],
    toPlay: "black",
    you: "",
    turn: 0,
    turns: [],
    last: "",
    steps: null,
    refused: null,
    phase: null,
    copy: false,
    over: null,
    markup: null,
  };
  return /** @type {View} */ (/** @type {object} */ (drawn));
}
