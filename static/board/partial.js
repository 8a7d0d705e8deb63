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

/** A view of stones only. @param {string[]} stones @returns {View} */
export function stillView(stones) {
  const none = blank(stones);
  return {
    size: [stones[0].length, stones.length],
    stones,
    reach: none,
    legal: none,
    illegal: {},
    strings: [],
    toPlay: "black",
    you: "",
    friend: null,
    turn: 0,
    turns: [],
    labels: [],
    players: "",
    branches: {},
    last: "",
    steps: null,
    refused: null,
    phase: null,
    copy: false,
    over: null,
    resigned: "",
    score: { black: 0, white: 0, neutral: 0, komi: 0, margin: 0, result: "", text: "" },
    rules: "",
    names: {},
    comment: "",
    games: null,
    markup: null,
    remarks: [],
    undo: false,
    redo: false,
    rule: 0,
    say: "",
    error: false,
  };
}
