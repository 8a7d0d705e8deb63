/**
 * What an author points out on a board: attributes such as triangle="C3 D4", and marks in the
 * diagram. See board/markup.js.
 */
import { joinedMarks, nothing, SHAPES, starsOf } from "../board/markup.js";
import { placeOf, vertexAt } from "../board/vertex.js";

/** @import { Markup } from "../view.js" */
/** @typedef {import("./content.js").Diagram} Diagram */

/** Attributes that say what is pointed out. */
export const MARKS = ["labels", ...SHAPES, "line", "arrow", "dim", "stars", "crop"];

/**
 * What the attributes and the diagram of a board point out.
 * @param {Element} board
 * @param {Diagram | null} diagram
 * @param {[number, number]} size
 * @param {boolean} stars
 */
export function marksOf(board, diagram, size, stars) {
  const given = read(board, size).markup;
  return joinedMarks(
    {
      ...nothing(),
      labels: diagram?.labels ?? {},
      stars: [...(diagram?.stars ?? []), ...(stars ? starsOf(size) : [])],
    },
    given,
  );
}

/**
 * The first point outside the grid or word that is written wrongly: attribute and word; null if
 * none.
 * @param {Element} board
 * @param {[number, number]} size
 */
export function wrongMark(board, size) {
  return read(board, size).wrong;
}

/** @param {Element} board @param {[number, number]} size */
function read(board, size) {
  const markup = nothing();
  /** @type {[string, string] | null} */
  let wrong = null;
  for (const name of MARKS) {
    for (const word of (board.getAttribute(name) ?? "").split(/[\s,]+/).filter(Boolean)) {
      if (!take(markup, name, word, size)) wrong ??= [name, word];
    }
  }
  return { markup, wrong };
}

/**
 * Whether a word could be taken.
 * @param {Markup} markup
 * @param {string} name
 * @param {string} word
 * @param {[number, number]} size
 */
function take(markup, name, word, size) {
  if (name === "labels") {
    const [, at, text] = /^([^:]*):(.{1,8})$/u.exec(word) ?? [];
    const [point] = pointsOf(at ?? "", size);
    if (point) markup.labels[point] = text;
    return Boolean(point);
  }
  if (name === "line" || name === "arrow") {
    const ends = word.split("-").flatMap((end) => pointsOf(end, size));
    if (ends.length === 2 && ends[0] !== ends[1]) markup[name].push([ends[0], ends[1]]);
    return ends.length === 2;
  }
  const points = pointsOf(word, size);
  if (name === "crop") markup.crop = points.length ? [points[0], points[points.length - 1]] : null;
  else markup[/** @type {"dim"} */ (name)].push(...points);
  return points.length > 0;
}

/**
 * The points of "C3", or of a rectangle such as "A1:C3", corner to corner; none if any is outside
 * the grid.
 * @param {string} word
 * @param {[number, number]} size
 * @returns {string[]}
 */
export function pointsOf(word, [columns, rows]) {
  const corners = word.toUpperCase().split(":");
  if (corners.length > 2 || !corners.every((corner) => /^[A-HJ-Z]{1,2}[1-9]\d?$/.test(corner)))
    return [];
  const [[x1, y1], [x2, y2]] = [corners[0], corners[corners.length - 1]].map((corner) =>
    placeOf(corner, rows),
  );
  if (Math.min(x1, x2, y1, y2) < 0 || Math.max(x1, x2) >= columns || Math.max(y1, y2) >= rows)
    return [];
  const found = [];
  for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++)
    for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) found.push(vertexAt(x, y, rows));
  return found;
}
