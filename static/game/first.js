/** The view of a new game, shown until Python has answered. A test compares it with Python's own. */
import { stillView } from "../board/partial.js";

/** @import { View } from "../view.js" */

/** @param {string} mark */
const rows = (mark) => Array.from({ length: 9 }, () => mark.repeat(9));

/** @type {View} */
export const FIRST = {
  ...stillView(rows(".")),
  reach: rows("0"),
  legal: rows("1"),
  score: {
    black: 0,
    white: 0,
    neutral: 81,
    komi: 0,
    margin: 0,
    result: "0",
    text: "Black 0, White 0",
  },
  rules: "Tromp-Taylor",
  rule: 5,
  say: "The grid is empty and Black begins. Choose any point.",
  hint: "Take turns to place a stone on any empty point. The larger area wins: your stones, and the empty points that reach only them.",
};
