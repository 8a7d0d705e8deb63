/** Names of points on a drawn board: columns are letters without I, rows count from the bottom. */

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** @param {number} x column from 0 at the left */
export function columnName(x) {
  const high = Math.floor(x / LETTERS.length);
  return (high ? LETTERS[high - 1] : "") + LETTERS[x % LETTERS.length];
}

/**
 * @param {number} x column from 0 at the left
 * @param {number} y row from 0 at the top
 * @param {number} height of the board in points
 */
export function vertexAt(x, y, height) {
  return columnName(x) + (height - y);
}

/**
 * Where a vertex is drawn: column from 0 at the left, row from 0 at the top.
 * @param {string} vertex
 * @param {number} height of the board in points
 * @returns {[number, number]}
 */
export function placeOf(vertex, height) {
  const letters = vertex.replace(/\d+$/, "");
  const low = LETTERS.indexOf(letters[letters.length - 1]);
  const high = letters.length > 1 ? LETTERS.indexOf(letters[0]) + 1 : 0;
  return [high * LETTERS.length + low, height - Number(vertex.slice(letters.length))];
}

/** What rows have at a point; "" beyond them. @param {string[]} rows @param {string} vertex */
export function markAt(rows, vertex) {
  const [column, row] = placeOf(vertex, rows.length);
  return rows[row]?.[column] ?? "";
}
