/**
 * What is pointed out on a grid, in one vocabulary for all sources: an author's attributes and
 * diagram, or a record (SGF).
 */
import { placeOf, vertexAt } from "./vertex.js";

/** @import { Markup } from "../view.js" */

export const SHAPES = /** @type {const} */ (["triangle", "square", "circle", "cross"]);

const LISTS = /** @type {"dim"[]} */ ([...SHAPES, "line", "arrow", "dim", "stars"]); // all are alike

/** @returns {Markup} */
export const nothing = () => ({
  labels: {},
  .../** @type {any} */ (Object.fromEntries(LISTS.map((kind) => [kind, []]))),
  crop: null,
});

/**
 * Two markups together, each mark once; the second wins where only one value can stand.
 * @param {Markup} one
 * @param {Partial<Markup> | null} other
 * @returns {Markup}
 */
export function joinedMarks(one, other) {
  if (!other) return one;
  const both = { ...one, labels: { ...one.labels, ...other.labels }, crop: other.crop ?? one.crop };
  for (const kind of LISTS) both[kind] = [...new Set([...one[kind], ...(other[kind] ?? [])])];
  return both;
}

/**
 * Columns and rows from the top left, of the first and last point shown.
 * @param {Markup["crop"]} crop two opposite corners
 * @param {[number, number]} size
 * @returns {[number, number, number, number]}
 */
export function windowOf(crop, [columns, rows]) {
  const [[x1, y1], [x2, y2]] = (crop ?? ["A1", vertexAt(columns - 1, 0, rows)]).map((vertex) =>
    placeOf(vertex, rows),
  );
  const part = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return part[0] >= 0 && part[1] >= 0 && part[2] < columns && part[3] < rows
    ? /** @type {[number, number, number, number]} */ (part)
    : [0, 0, columns - 1, rows - 1];
}

/**
 * The usual star points of a grid: near the corners and, on large ones, in the middles.
 * @param {[number, number]} size
 */
export function starsOf([columns, rows]) {
  const near = (/** @type {number} */ side) => {
    const from = side < 13 ? 2 : 3;
    const ends = side < 7 ? [] : [from, side - 1 - from];
    return [...ends, ...(side % 2 && side > 8 ? [(side - 1) / 2] : [])];
  };
  const [xs, ys] = [near(columns), near(rows)];
  const isMiddle = (/** @type {number} */ place, /** @type {number[]} */ places) =>
    places.indexOf(place) === 2;
  const isLarge = Math.min(columns, rows) > 13;
  return xs.flatMap((x) =>
    ys
      .filter((y) => isLarge || isMiddle(x, xs) === isMiddle(y, ys))
      .map((y) => vertexAt(x, y, rows)),
  );
}

/**
 * What marks say of points to a screen reader.
 * @param {Markup} markup
 * @param {Record<string, string>} words by the marks' names
 */
export function markedOf(markup, words) {
  /** @type {Map<string, string[]>} */
  const said = new Map();
  for (const kind of /** @type {const} */ ([...SHAPES, "dim"])) {
    for (const vertex of markup[kind]) said.set(vertex, [...(said.get(vertex) ?? []), words[kind]]);
  }
  return said;
}
