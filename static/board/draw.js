/**
 * Draws a board: `draw(ctx, scene, metrics, palette)`. Pure: the same arguments give the same
 * picture, and change nothing else. A layer draws one thing of the scene, if it is there.
 */
import { nothing } from "./markup.js";
import { Pen } from "./pen.js";
import { drawStars } from "./symbols.js";
import { columnName, markAt } from "./vertex.js";

/** @import { Look, View } from "../view.js" */

/**
 * @typedef {object} Metrics  all in CSS pixels
 * @property {number} columns  of the whole grid
 * @property {number} rows
 * @property {[number, number, number, number]} window  the part that is shown: its first column and
 *   row from the top left, and its last
 * @property {number} cell  from one line to the next
 * @property {number} left  x of the first column's line
 * @property {number} top  y of the first row's line
 * @property {number} ratio  device pixels in a CSS pixel
 *
 * @typedef {object} Scene  what is on the board now
 * @property {View | null} view  null until Python has answered
 * @property {Look | null} look
 * @property {string} hover  where a ghost stone stands; "" for nowhere
 * @property {string} aim  where a touch aims; "" for nowhere
 * @property {string} focus  the cell with the keyboard's focus; "" for none
 * @property {string[]} waiting  turns that Python has not answered yet, in order; "" for anything
 *   else
 * @property {import("../view.js").Markup} markup  what is pointed out
 * @property {Pick<import("./sentences.js").Words, "sameGrid" | "earlierGrid">} words
 * @property {string[]} tinted  points that are pointed out below the stones
 * @property {Layer | null} over  what else is pointed out, on top
 * @property {Layer[]} layers  that are drawn, from the ground up
 * @property {boolean} coordinates  whether letters and numbers name the lines
 * @property {"shading" | "marks" | "none"} areas  how what empty points reach is shown
 * @property {number} step  the part of the last move that is shown: 0 to 1 colouring, 1 to 2
 *   clearing; 3 is all done
 * @property {number} wash  how far its new areas have replaced those of the view `before`, 0 to 1
 * @property {View | null} before
 * @property {import("../view.js").Refused | null} refused  what a refused move would have made,
 *   while shown
 * @property {{colour: "black" | "white", part: number} | null} counted  the end:
 *   how far an area is counted
 * @property {{stone: string, by: number} | null} lifted  and whose stones are, by what part of a cell
 *
 * @typedef {(pen: Pen, scene: Scene) => void} Layer
 *
 * @typedef {Record<"ground" | "blackArea" | "whiteArea" | "line" | "label" | "quiet" | "black" |
 *   "blackRim" | "white" | "whiteRim" | "last" | "accent" | "yes" | "no", string>} Palette
 */

/** A board before anything is known. @param {Scene["words"]} words @returns {Scene} */
export const emptyScene = (words) => ({
  view: null,
  look: null,
  hover: "",
  aim: "",
  focus: "",
  waiting: [],
  step: 3,
  wash: 1,
  before: null,
  refused: null,
  markup: nothing(),
  tinted: [],
  over: null,
  layers: Object.values(BASE),
  coordinates: true,
  areas: "shading",
  counted: null,
  lifted: null,
  words,
});

/** What a click on a point means. @param {View | null} view */
export const clickOf = (view) => view?.phase?.click ?? "turn";

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {Metrics} m @param {Palette} palette */
export function draw(ctx, scene, m, palette) {
  ctx.setTransform(m.ratio, 0, 0, m.ratio, 0, 0);
  const pen = new Pen(ctx, m, palette);
  pen.ground();
  ctx.save();
  clip(pen);
  for (const layer of scene.layers) layer(pen, scene);
  ctx.restore();
  if (scene.coordinates) drawCoordinates(pen);
  if (scene.focus) drawFocus(pen, scene.focus);
}

/** Hide what lies beyond a cut edge. @param {Pen} pen */
function clip({ ctx, m }) {
  const [x1, y1, x2, y2] = m.window;
  const at = (/** @type {number} */ from, /** @type {number} */ line) =>
    from + (line - 0.5) * m.cell;
  const [left, top] = [x1 ? at(m.left, x1) : 0, y1 ? at(m.top, y1) : 0];
  const right = x2 < m.columns - 1 ? at(m.left, x2 + 1) : ctx.canvas.width / m.ratio;
  const bottom = y2 < m.rows - 1 ? at(m.top, y2 + 1) : ctx.canvas.height / m.ratio;
  ctx.beginPath();
  ctx.rect(left, top, right - left, bottom - top);
  ctx.clip();
}

/** @type {Layer} */
function drawLines({ ctx, m, thin, palette }) {
  const { left, top, cell } = m;
  const [width, height] = [(m.columns - 1) * cell, (m.rows - 1) * cell];
  // a line of one point still shows as a crossing
  const stub = width && height ? 0 : cell * 0.3;
  ctx.beginPath();
  for (let x = 0; x < m.columns; x++) {
    ctx.moveTo(left + x * cell, top - stub);
    ctx.lineTo(left + x * cell, top + height + stub);
  }
  for (let y = 0; y < m.rows; y++) {
    ctx.moveTo(left - stub, top + y * cell);
    ctx.lineTo(left + width + stub, top + y * cell);
  }
  ctx.lineWidth = thin;
  ctx.strokeStyle = palette.line;
  ctx.stroke();
  ctx.lineWidth = 2 * thin; // the grid's own edges
  if (!stub) ctx.strokeRect(left, top, width, height);
}

/** Letters below and numbers at the left, every fifth where they would overlap. @param {Pen} pen */
function drawCoordinates(pen) {
  const { m } = pen;
  const [x1, y1, x2, y2] = m.window;
  const every = m.cell >= 15 ? 1 : m.cell >= 8 ? 5 : 10;
  const size = Math.max(9, Math.min(17, m.cell * 0.3));
  /** @param {string} name @param {number} x @param {number} y */
  const write = (name, x, y) => pen.text(name, x, y, pen.palette.label, size, 500);
  // in the middle of their room
  const below = (m.top + (y2 + 0.5) * m.cell + pen.ctx.canvas.height / m.ratio) / 2;
  const beside = (m.left + (x1 - 0.5) * m.cell) / 2;
  for (let x = x1; x <= x2; x++) {
    if (x % every === 0) write(columnName(x), m.left + x * m.cell, below);
  }
  for (let y = y1; y <= y2; y++) {
    if ((m.rows - y - 1) % every === 0) write(String(m.rows - y), beside, m.top + y * m.cell);
  }
}

/** All stones; the last move's comes in its first step. @type {Layer} */
function drawStones(pen, { view, refused, step, lifted }) {
  if (!view || refused) return;
  const coming = step < 1 && view.steps?.at;
  pen.each(view.stones, (mark, x, y, column, row) => {
    if (mark !== "X" && mark !== "O") return;
    const comes = coming && coming === pen.vertex(column, row);
    const up = lifted?.stone === mark ? lifted.by : 0;
    const size = comes ? 0.7 + 0.3 * step : 1 + up / 2;
    pen.stone(mark, x, y - up * pen.m.cell, size, comes ? 0.4 + 0.6 * step : 1);
  });
}

/** A dot on the last move's stone, unless a label is there. @type {Layer} */
function drawLast(pen, { view, refused, markup }) {
  const at = view?.last;
  if (!at || at === "pass" || refused || view.steps?.own.includes(at) || markup.labels[at]) return;
  if (/[XO]/.test(markAt(view.stones, at))) pen.last(...pen.centre(at));
}

/** @type {Layer} */
const drawOver = (pen, scene) => scene.over?.(pen, scene);

/**
 * The move that Python is asked for, if the view allows it; "" for none. It is drawn as its ghost,
 * made solid.
 * @param {Pick<Scene, "view" | "waiting">} scene
 */
export function placed({ view, waiting }) {
  if (!view || clickOf(view) !== "turn" || !/\d/.test(waiting[0])) return "";
  return markAt(view.legal, waiting[0]) === "1" ? waiting[0] : "";
}

/**
 * What is left of an aim when another view comes: all of it, if choosing a point means what it did;
 * with Python's first view, which a tap may have asked for, if it is a legal move.
 * @param {string} aim
 * @param {View | null} before  without rules if it is not Python's
 * @param {View} view
 */
export function aimAfter(aim, before, view) {
  /** @param {View} shown */
  const about = ({ turn, turns, stones, legal, over, phase }) =>
    JSON.stringify([turn, turns, stones, legal, !over, phase?.click]);
  if (before && !view.refused && about(before) === about(view)) return aim;
  return before?.rules ? "" : placed({ view, waiting: [aim] });
}

/**
 * Moves that wait for Python: the next one's stone, and further points with their place in the
 * queue.
 * @type {Layer}
 */
function drawWaiting(pen, scene) {
  const stone = placed(scene);
  scene.waiting
    .filter((turn) => /\d/.test(turn))
    .forEach((vertex, index) => {
      if (vertex !== stone || index) drawPlace(pen, vertex, index + 1);
      else pen.stone(scene.view?.toPlay === "black" ? "X" : "O", ...pen.centre(vertex), 1, 1);
    });
}

/** @param {Pen} pen @param {string} vertex @param {number} order */
function drawPlace(pen, vertex, order) {
  const { m, palette } = pen;
  const [x, y] = pen.centre(vertex);
  pen.ring(x, y, pen.radius, palette.label);
  pen.text(String(order), x, y, palette.label, Math.max(8, m.cell * 0.36));
}

/** @param {Pen} pen @param {string} vertex */
function drawFocus(pen, vertex) {
  const { m } = pen;
  const [x, y] = pen.centre(vertex);
  const half = Math.max(m.cell * 0.5, 6);
  const path = new Path2D();
  path.roundRect(x - half, y - half, half * 2, half * 2, m.cell * 0.12);
  pen.cased(path, pen.palette.accent, 2.5);
}

/** What a board has at first, from the ground up; evidence.js has the rest. */
export const BASE = {
  drawLines,
  drawStars,
  drawStones,
  drawLast,
  drawOver,
  drawWaiting,
};
