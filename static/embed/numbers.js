/** The numbers of moves, as diagrams in books have them. */

/** @import { View } from "../view.js" */

/**
 * The number of the turn that put it there, for each stone that a turn put there.
 * @param {View} view
 * @param {typeof import("../board/vertex.js").placeOf} placeOf  handed over, as a board has it already: what comes later brings no file of its own
 * @param {number} from  the number of the first turn
 * @returns {Record<string, string>}
 */
export function moveNumbers(view, placeOf, from) {
  /** @type {Record<string, string>} */
  const numbers = {};
  let number = from - 1;
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
