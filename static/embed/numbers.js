/** Numbers of moves, as in diagrams in books. */

/** @import { View } from "../view.js" */

/**
 * For each stone that was played, the number of its turn.
 * @param {View} view
 * @param {typeof import("../board/vertex.js").placeOf} placeOf  passed in, because a board has it
 *   already: so this file need not load another one
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
