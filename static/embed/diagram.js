/** What can be shown of a board before there is a Python: the stones of a diagram, or an empty grid. No more than Python will say itself. */

import { blank } from "../board/less.js";
import { placeOf } from "../board/vertex.js";

/** @import { View } from "../view.js" */

/** The rows of a diagram, top to bottom, one character a point; null if the text is none. @param {string} text @returns {string[] | null} */
export function rowsOf(text) {
  const rows = text.split("\n").map((line) => line.replace(/\s/g, "")).filter((line) => line);
  const isGrid = rows.length > 0 && rows.length <= 52 && rows[0].length <= 52;
  return isGrid && rows.every((row) => row.length === rows[0].length && /^[.XO]+$/.test(row)) ? rows : null;
}

/** The rows of an empty grid such as "9" or "9x7" points; 9x9 for what is no size. @param {string} size */
export function emptyRows(size) {
  const found = /^\s*(\d{1,2})(?:x(\d{1,2}))?\s*$/i.exec(size) ?? ["", "9"];
  const [width, height] = [Number(found[1]), Number(found[2] ?? found[1])].map((side) => Math.min(Math.max(side, 1), 52));
  return Array.from({ length: height }, () => ".".repeat(width));
}

/** A view that has nothing but stones. @param {string[]} stones @returns {View} */
export function stillView(stones) {
  const none = blank(stones);
  return {
    size: [stones[0].length, stones.length], stones, reach: none, legal: none, illegal: {}, strings: [], toPlay: "black", turn: 0,
    turns: [], labels: [], players: "", branches: {}, last: "", steps: null, refused: null, phase: null, copy: false, over: null,
    score: { black: 0, white: 0, neutral: 0, komi: 0, margin: 0, result: "", text: "" }, rules: "", names: {}, comment: "", games: null,
    remarks: [], undo: false, redo: false, rule: 0, say: "", hint: "", error: false,
  };
}

/** The number of the turn that put it there, for each stone that a turn put there. @param {View} view @returns {Record<string, string>} */
export function moveNumbers(view) {
  /** @type {Record<string, string>} */
  const numbers = {};
  let number = 0;
  for (let turn = 0; turn < view.turn; turn++) {
    if (view.players[turn] === " ") continue;
    number++;
    const vertex = view.turns[turn];
    if (vertex === "pass") continue;
    const [x, y] = placeOf(vertex, view.size[1]);
    if (view.stones[y][x] !== ".") numbers[vertex] = String(number);
  }
  return numbers;
}
