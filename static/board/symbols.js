/**
 * Draws what is pointed out on a grid: over the stones, except for star points, which belong to the
 * grid.
 */
import { SHAPES, starsOf } from "./markup.js";
import { markAt } from "./vertex.js";
import { DRAWN } from "../words/inks.js"; // made of ttgo/svg/palette.py

/** @import { Layer } from "./draw.js" */
/** @import { Pen } from "./pen.js" */

/** Those that are pointed out, else the usual ones. @type {Layer} */
export function drawStars(pen, { markup: { stars } }) {
  const { ctx, m, palette } = pen;
  ctx.beginPath();
  for (const vertex of stars.length ? stars : starsOf([m.columns, m.rows])) {
    const [x, y] = pen.centre(vertex);
    ctx.moveTo(x, y);
    ctx.arc(x, y, pen.size(DRAWN.star), 0, Math.PI * 2);
  }
  ctx.fillStyle = palette.line;
  ctx.fill();
}

/** A few letters on a stone or, with room around them, on an empty point. @type {Layer} */
export function drawLabels(pen, { view, markup }) {
  const { m, palette } = pen;
  for (const [vertex, text] of Object.entries(view ? markup.labels : {})) {
    const [x, y] = pen.centre(vertex);
    const mark = view && markAt(view.stones, vertex);
    if (mark === ".") {
      const around = new Path2D();
      around.arc(x, y, m.cell * 0.36, 0, Math.PI * 2);
      pen.wood(palette.ground, around);
    }
    const ink = mark === "X" ? palette.white : mark === "O" ? palette.black : palette.label;
    const size = text.length > 3 ? 1.05 / text.length : text.length > 2 ? 0.36 : 0.46;
    pen.text(text, x, y + m.cell * 0.02, ink, m.cell * size);
  }
}

/** Two lines, in cells from a point's middle. */
export const CROSS = [
  [-0.19, -0.19, 0.19, 0.19],
  [0.19, -0.19, -0.19, 0.19],
];

// In cells, from a point's middle
const OUTLINES = {
  triangle: [[0, -0.25, 0.225, 0.13, -0.225, 0.13, 0, -0.25]],
  square: [[-0.18, -0.18, 0.18, -0.18, 0.18, 0.18, -0.18, 0.18, -0.18, -0.18]],
  cross: CROSS,
};

/** @type {Layer} */
export function drawMarkup(pen, { markup }) {
  const { ctx, m, palette } = pen;
  if (markup.dim.length) {
    ctx.globalAlpha = 0.6;
    ctx.fillStyle = palette.ground;
    ctx.beginPath();
    for (const vertex of new Set(markup.dim)) {
      const [x, y] = pen.centre(vertex);
      ctx.rect(x - m.cell / 2, y - m.cell / 2, m.cell, m.cell);
    }
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  for (const shape of SHAPES)
    for (const vertex of markup[shape])
      if (shape === "circle") pen.ring(...pen.centre(vertex), m.cell * 0.21);
      else pen.strokes(OUTLINES[shape], ...pen.centre(vertex), palette.accent);
  for (const line of markup.line) drawLine(pen, markup.labels, line, 0);
  for (const arrow of markup.arrow) drawLine(pen, markup.labels, arrow, m.cell * 0.26);
}

/**
 * @param {Pen} pen
 * @param {Record<string, string>} labels  a line ends beside them
 * @param {[string, string]} ends
 * @param {number} head  length of an arrow's head; 0 for none
 */
function drawLine(pen, labels, [from, to], head) {
  const [x1, y1] = pen.centre(from);
  const [x2, y2] = pen.centre(to);
  const path = new Path2D();
  const way = Math.atan2(y2 - y1, x2 - x1);
  /** @param {number} x @param {number} y @param {number} length @returns {[number, number]} */
  const back = (x, y, length, side = 0) => [
    x - Math.cos(way + side) * length,
    y - Math.sin(way + side) * length,
  ];
  const beside = (/** @type {string} */ vertex) => (vertex in labels ? pen.m.cell * 0.4 : 0);
  const tip = back(x2, y2, beside(to));
  path.moveTo(...back(x1, y1, -beside(from)));
  for (const side of [0.5, -0.5]) {
    path.lineTo(...tip);
    path.lineTo(...back(...tip, head, side));
  }
  pen.ctx.lineCap = "round";
  pen.cased(path, pen.palette.accent, 3);
  pen.ctx.lineCap = "butt";
}
