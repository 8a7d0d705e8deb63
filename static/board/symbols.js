/** How what is pointed out on a grid is drawn: over the stones, but for star points, which are the grid's. */
import { SHAPES } from "./markup.js";

/** @import { Markup } from "../view.js" */
/** @import { Pen } from "./pen.js" */

/** @param {Pen} pen @param {string[]} stars */
export function drawStars(pen, stars) {
  const { ctx, m, palette } = pen;
  ctx.beginPath();
  for (const vertex of stars) {
    const [x, y] = pen.centre(vertex);
    ctx.moveTo(x, y);
    ctx.arc(x, y, Math.max(1.5, m.cell * 0.09), 0, Math.PI * 2);
  }
  ctx.fillStyle = palette.line;
  ctx.fill();
}

// In cells, from a point's middle
const OUTLINES = {
  triangle: [[0, -0.25, 0.225, 0.13, -0.225, 0.13, 0, -0.25]],
  square: [[-0.18, -0.18, 0.18, -0.18, 0.18, 0.18, -0.18, 0.18, -0.18, -0.18]],
  circle: [Array.from({ length: 50 }, (_, at) => 0.21 * (at % 2 ? Math.sin : Math.cos)((Math.PI * (at - (at % 2))) / 24))],
  cross: [[-0.19, -0.19, 0.19, 0.19], [0.19, -0.19, -0.19, 0.19]],
};

/** @param {Pen} pen @param {Markup} markup */
export function drawMarkup(pen, markup) {
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
  for (const shape of SHAPES) for (const vertex of markup[shape]) pen.strokes(OUTLINES[shape], ...pen.centre(vertex), palette.accent);
  for (const [from, to] of markup.line) drawLine(pen, from, to, 0);
  for (const [from, to] of markup.arrow) drawLine(pen, from, to, 0.26 * m.cell);
}

/** @param {Pen} pen @param {string} from @param {string} to @param {number} head  the length of an arrow's; 0 for none */
function drawLine(pen, from, to, head) {
  const [x1, y1] = pen.centre(from);
  const [x2, y2] = pen.centre(to);
  const path = new Path2D();
  path.moveTo(x1, y1);
  path.lineTo(x2, y2);
  const way = Math.atan2(y2 - y1, x2 - x1);
  if (head) {
    for (const side of [-0.5, 0.5]) {
      path.moveTo(x2, y2);
      path.lineTo(x2 - head * Math.cos(way + side), y2 - head * Math.sin(way + side));
    }
  }
  pen.ctx.lineCap = "round";
  pen.cased(path, pen.palette.accent, Math.max(1.5, pen.m.cell * 0.07));
  pen.ctx.lineCap = "butt";
}
