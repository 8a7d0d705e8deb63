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
    evidence.ringed(
      pen,
      (shown.lit ?? []).filter((vertex) => isStone(pen, scene, vertex)),
      0.46,
    ); // a tint does not show on a stone
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
    for (const vertex of shown.found ?? []) pen.tick(...beside(vertex));
    for (const vertex of shown.wrong ?? []) pen.cross(...beside(vertex), pen.palette.no);
    for (const vertex of shown.missed ?? [])
      pen.ring(...pen.centre(vertex), pen.m.cell * 0.4, pen.palette.yes, [
        pen.m.cell * 0.14,
        pen.m.cell * 0.1,
      ]);
  };
}

/** @param {Pen} pen @param {Scene} scene @param {string} vertex */
function isStone(pen, { view }, vertex) {
  return (
    view !== null &&
    view.stones.some((row, y) =>
      [...row].some((mark, x) => mark !== "." && pen.vertex(x, y) === vertex),
    )
  );
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
  earlier.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const [cx, cy] = pen.centre(pen.vertex(x, y));
      if (row[x] === stones[y]?.[x]) {
        if (row[x] !== ".")
          pen.ring(cx, cy, pen.radius * 0.7, row[x] === "X" ? palette.white : palette.black, dash);
        continue;
      }
      pen.ring(cx, cy, m.cell * 0.54, palette.accent, dash);
      if (row[x] === "X" || row[x] === "O")
        pen.stone(row[x] === "X" ? "X" : "O", cx + m.cell * 0.26, cy - m.cell * 0.26, 0.42);
      else pen.ring(cx + m.cell * 0.26, cy - m.cell * 0.26, m.cell * 0.16, palette.accent, []);
    }
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
