/** The size and place of a grid's points in an element of a given size. */
import { DRAWN } from "../words/inks.js"; // made of ttgo/svg/palette.py

/** Room in cells for the labels, @type {number} */ export const GUTTER = DRAWN.gutter[0];
export const EDGE = 0.1; // and where none are
export const TARGET = 24; // CSS pixels: below this a touch aims first (WCAG 2.5.8)

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
export function fitted(
  width,
  height,
  size,
  part,
  coordinates,
  ratio = window.devicePixelRatio || 1,
) {
  const [columns, rows] = [part[2] - part[0] + 1, part[3] - part[1] + 1];
  const gutter = coordinates ? GUTTER : EDGE;
  const labels = coordinates ? 2 * DRAWN.gutter[1] : 0; // pixels that they need
  const fit = (/** @type {number} */ length, /** @type {number} */ lines) =>
    Math.max(0, Math.min(length / (lines + gutter), (length - labels) / lines));
  const fits = Math.min(fit(width, columns), fit(height, rows));
  const cell = Math.floor(fits * ratio) / ratio || fits; // less than a pixel is better than nothing
  const snap = (/** @type {number} */ length) =>
    (Math.round(length * ratio) + (Math.round(ratio) % 2) / 2) / ratio;
  const middle = (/** @type {number} */ length, /** @type {number} */ lines) =>
    snap((length - (lines - 1) * cell) / 2);
  const left = middle(width, columns) - part[0] * cell;
  const top = middle(height, rows) - part[1] * cell;
  return { columns: size[0], rows: size[1], window: part, cell, left, top, ratio };
}
