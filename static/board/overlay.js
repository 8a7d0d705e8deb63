/**
 * What a demo points out on its board, over the stones: a step of a process, the evidence for an
 * answer, the points that words name.
 *
 * @typedef {object} Shown  what is pointed out now; all optional
 * @property {Frame | null} [frame]
 * @property {string[]} [lit]  points that words name
 * @property {string[]} [found]  right answers
 * @property {string[]} [wrong]
 * @property {string[]} [missed]  right answers that were not found
 * @property {string[]} [points]  evidence
 * @property {string[][]} [paths]
 * @property {string[] | null} [earlier]
 */
import * as evidence from "./evidence.js";

/** @import { Frame, View } from "../view.js" */
/** @import { Scene } from "../board/draw.js" */
/** @import { Pen } from "../board/pen.js" */

/**
 * The layer that shows it; a mark stands beside a label.
 * @param {Shown} shown
 * @param {Record<string, string>} [labels]
 * @returns {Scene["over"]}
 */
export function layer(shown, labels = {}) {
  const { frame = null } = shown;
  return (pen, scene) => {
    if (frame?.tint.length) evidence.tintRegion(pen, frame.tint);
    if (shown.lit?.length) evidence.tintRegion(pen, shown.lit);
    const earlier = frame?.earlier ?? shown.earlier ?? null;
    if (earlier) drawEarlier(pen, frame?.stones ?? scene.view?.stones ?? [], earlier);
    // a tint does not show on a stone
    pen.each(scene.view?.stones ?? [], (mark, x, y, column, row) => {
      if (mark !== "." && shown.lit?.includes(pen.vertex(column, row)))
        pen.ring(x, y, pen.m.cell * 0.46);
    });
    evidence.ringed(
      pen,
      frame && !earlier ? frame.front.filter((vertex) => !frame.clearing.includes(vertex)) : [],
      0.46,
    );
    evidence.ringed(pen, shown.points ?? [], 0.46);
    for (const vertex of frame?.clearing ?? []) drawGoing(pen, vertex);
    for (const path of frame?.paths ?? []) evidence.drawPath(pen, path);
    for (const path of shown.paths ?? []) evidence.drawPath(pen, path);
    const beside = (/** @type {string} */ vertex) => {
      const [x, y] = pen.centre(vertex);
      const aside = vertex in labels ? pen.m.cell * 0.34 : 0;
      return /** @type {[number, number]} */ ([x + aside, y - aside]);
    };
    for (const vertex of shown.found ?? []) drawTick(pen, ...beside(vertex));
    for (const vertex of shown.wrong ?? []) pen.cross(...beside(vertex), pen.palette.no);
    for (const vertex of shown.missed ?? [])
      pen.ring(...pen.centre(vertex), pen.m.cell * 0.4, pen.palette.yes, [
        pen.m.cell * 0.14,
        pen.m.cell * 0.1,
      ]);
  };
}

/** A right answer. @param {Pen} pen @param {number} x @param {number} y */
function drawTick(pen, x, y) {
  pen.strokes([[-0.2, 0, -0.05, 0.15, 0.2, -0.15]], x, y, pen.palette.yes);
}

/** A ring that closes on a stone. @param {Pen} pen @param {string} vertex */
function drawGoing(pen, vertex) {
  const { m, palette } = pen;
  const [x, y] = pen.centre(vertex);
  for (const size of [0.5, 0.36, 0.22])
    pen.ring(x, y, m.cell * size, palette.accent, [m.cell * 0.08, m.cell * 0.06]);
}

/**
 * Where an earlier grid was different, its colour there: a stone, or a cross for empty.
 * @param {Pen} pen
 * @param {string[]} stones
 * @param {string[]} earlier
 */
function drawEarlier(pen, stones, earlier) {
  const { m, palette } = pen;
  const dash = [m.cell * 0.12, m.cell * 0.1];
  pen.each(earlier, (mark, x, y, column, row) => {
    if (mark === stones[row]?.[column]) {
      if (mark !== ".")
        pen.ring(x, y, pen.radius * 0.7, mark === "X" ? palette.white : palette.black, dash);
      return;
    }
    pen.ring(x, y, m.cell * 0.54, palette.accent, dash);
    const [aside, above] = [x + m.cell * 0.26, y - m.cell * 0.26];
    if (mark === "X" || mark === "O") pen.stone(mark, aside, above, 0.42);
    else pen.ring(aside, above, m.cell * 0.16);
  });
}

/**
 * A view of a frame: only its stones and marks, without the game around them.
 * @param {View} view
 * @param {Frame} frame
 * @returns {View}
 */
export function framed(view, frame) {
  const none = view.stones.map((row) => ".".repeat(row.length));
  const { stones, reach } = frame;
  return {
    ...view,
    stones,
    reach: reach ?? none,
    legal: none,
    illegal: {},
    strings: [],
    steps: null,
    refused: null,
    last: "",
    phase: null,
  };
}
