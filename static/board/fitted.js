/** The size and place of a grid's points in an element of a given size. */
import { EDGE, GUTTER } from "./style.js";

export const TARGET = 24; // CSS pixels: below this a touch aims first (WCAG 2.5.8)
const MARGIN = 0.15; // cells of the room for labels that stay free at the right and above,
const LABEL = 15; // and the pixels that labels need

/**
 * Width divided by height, labels included.
 * @param {import("./draw.js").Metrics["window"]} part
 * @param {boolean} coordinates
 */
export function shapeOf([x1, y1, x2, y2], coordinates) {
  const gutter = coordinates ? GUTTER : EDGE;
  return (x2 - x1 + 1 + gutter) / (y2 - y1 + 1 + gutter);
}

/**
 * Fit the grid in, its lines on whole device pixels.
 * @param {number} width @param {number} height @param {[number, number]} size @param
 *   {import("./draw.js").Metrics["window"]} part of it that is shown
 * @param {boolean} coordinates
 * @returns {import("./draw.js").Metrics}
 */
export function fitted(width, height, size, part, coordinates) {
  const [columns, rows] = [part[2] - part[0] + 1, part[3] - part[1] + 1];
  const ratio = window.devicePixelRatio || 1;
  const gutter = coordinates ? GUTTER : EDGE;
  const label = coordinates ? LABEL : 0;
  const margin = coordinates ? MARGIN : EDGE / 2;
  const fit = (/** @type {number} */ length, /** @type {number} */ lines) =>
    Math.max(0, Math.min(length / (lines + gutter), (length - label) / lines));
  const fits = Math.min(fit(width, columns), fit(height, rows));
  const cell = Math.floor(fits * ratio) / ratio || fits; // less than a pixel is better than nothing
  const snap = (/** @type {number} */ length) =>
    (Math.round(length * ratio) + (Math.round(ratio) % 2) / 2) / ratio;
  const spare = (/** @type {number} */ length, /** @type {number} */ lines) =>
    Math.max(
      margin * cell * Number(cell > LABEL * 2),
      (length - (lines + gutter) * cell) / 2 + margin * cell,
    );
  const left = snap(width - (columns - 0.5) * cell - spare(width, columns)) - part[0] * cell;
  const top = snap(cell / 2 + spare(height, rows)) - part[1] * cell;
  return { columns: size[0], rows: size[1], window: part, cell, left, top, ratio };
}
