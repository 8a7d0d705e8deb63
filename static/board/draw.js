/**
 * Draws a board: `draw(ctx, scene, metrics, palette)`. Pure: the same arguments give the same
 * picture. The layers from the ground up are in `draw`, each a function below it in the same order.
 */
import { nothing, starsOf } from "./markup.js";
import { Pen } from "./pen.js";
import { drawMarkup, drawStars } from "./symbols.js";
import { columnName, placeOf } from "./vertex.js";

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
 * @property {Pick<import("../embed/language.js").Words, "sameGrid" | "earlierGrid">} words
 * @property {((pen: Pen, scene: Scene) => void) | null} over  a layer on top of all
 * @property {boolean} coordinates  whether letters and numbers name the lines
 * @property {"shading" | "marks" | "none"} areas  how what empty points reach is shown
 * @property {number} step  the part of the last move that is shown: 0 to 1 colouring, 1 to 2
 *   clearing; 3 is all done
 * @property {number} wash  how far its new areas have replaced those of the view `before`, 0 to 1
 * @property {View | null} before
 * @property {import("../view.js").Refused | null} refused  what a refused move would have made,
 *   while shown
 * @property {{colour: "black" | "white", part: number, caption: string} | null} counted  the end:
 *   how far an area is counted
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
  over: null,
  coordinates: true,
  areas: "shading",
  counted: null,
  words,
});

/** Draws what the rules look at. @type {typeof import("./evidence.js") | null} */
let evidence = null;

/**
 * Set that module. Only Python gives it anything to draw, so pages that may never start Python
 * fetch it later.
 * @param {typeof import("./evidence.js")} module
 */
export function drawWith(module) {
  evidence = module;
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Metrics} m
 * @param {Palette} palette
 */
export function draw(ctx, scene, m, palette) {
  const { view, refused } = scene;
  ctx.setTransform(m.ratio, 0, 0, m.ratio, 0, 0);
  const pen = new Pen(ctx, m, palette);
  pen.ground();
  if (view) evidence?.hatch(pen, view);
  ctx.save();
  clip(pen);
  const look = refused || scene.step < 3 || !evidence ? null : scene.look;
  const click = view?.phase?.click ?? "turn";
  if (view && scene.areas === "shading") evidence?.drawAreas(pen, view, scene);
  if (look) evidence?.tintRegion(pen, look.points);
  else if (click === "colour" && scene.hover) evidence?.tintRegion(pen, [scene.hover]);
  drawLines(pen);
  drawStars(pen, scene.markup.stars.length ? scene.markup.stars : starsOf([m.columns, m.rows]));
  if (view && scene.areas !== "none") evidence?.drawMarks(pen, view, scene.areas === "marks");
  if (view && refused) {
    evidence?.drawRefused(pen, view, refused, scene.step, scene.words);
  } else if (view) {
    drawStones(pen, view, scene.step, scene.markup.labels);
    if (view.phase) evidence?.drawPhase(pen, view.phase);
  }
  if (view) drawLabels(pen, view, scene.markup.labels);
  drawMarkup(pen, scene.markup);
  if (
    view &&
    scene.hover &&
    !scene.waiting.includes(scene.hover) &&
    !refused &&
    scene.step === 3 &&
    click === "turn"
  )
    drawGhost(pen, scene.hover, view);
  if (look?.colour === "empty" && look.paths.length < 2) evidence?.ringed(pen, look.border, 0.46);
  if (look && click === "turn") for (const path of look.paths) evidence?.drawPath(pen, path.points);
  if (look) evidence?.ringed(pen, look.clears, 0.3);
  if (view && scene.counted) evidence?.drawCounted(pen, view, scene.counted);
  scene.over?.(pen, scene);
  drawWaiting(pen, scene);
  if (scene.aim) drawAim(pen, scene.aim);
  ctx.restore();
  if (scene.coordinates) drawCoordinates(pen);
  if (scene.focus) drawFocus(pen, scene.focus);
}

/** Hide what lies beyond a cut edge. @param {Pen} pen */
function clip({ ctx, m }) {
  const [x1, y1, x2, y2] = m.window;
  if (x2 - x1 + 1 === m.columns && y2 - y1 + 1 === m.rows) return;
  ctx.beginPath();
  ctx.rect(
    x1 ? m.left + (x1 - 0.5) * m.cell : 0,
    y1 ? m.top + (y1 - 0.5) * m.cell : 0,
    (x2 - x1 + 1 + (x1 ? 0 : 1) + (x2 < m.columns - 1 ? 0 : 1)) * m.cell,
    (y2 - y1 + 1 + (y1 ? 0 : 1) + (y2 < m.rows - 1 ? 0 : 1)) * m.cell,
  );
  ctx.clip();
}

/** @param {Pen} pen */
function drawLines(pen) {
  const { ctx, m } = pen;
  const [x1, y1, x2, y2] = m.window;
  // a line of one point still shows as a crossing
  const stub = m.columns === 1 || m.rows === 1 ? m.cell * 0.3 : 0;
  // the lines go on where the grid is cut off
  const beyond = (/** @type {boolean} */ cut) => (cut ? m.cell * 0.5 : stub);
  const [left, right] = [
    m.left + x1 * m.cell - beyond(x1 > 0),
    m.left + x2 * m.cell + beyond(x2 < m.columns - 1),
  ];
  const [top, bottom] = [
    m.top + y1 * m.cell - beyond(y1 > 0),
    m.top + y2 * m.cell + beyond(y2 < m.rows - 1),
  ];
  ctx.beginPath();
  for (let x = x1; x <= x2; x++) {
    ctx.moveTo(m.left + x * m.cell, top);
    ctx.lineTo(m.left + x * m.cell, bottom);
  }
  for (let y = y1; y <= y2; y++) {
    ctx.moveTo(left, m.top + y * m.cell);
    ctx.lineTo(right, m.top + y * m.cell);
  }
  ctx.lineWidth = pen.thin;
  ctx.strokeStyle = pen.palette.line;
  ctx.stroke();
  if (stub) return;
  ctx.beginPath(); // the frame: the grid's own edges, which are heavier
  for (const [there, ...edge] of /** @type {[boolean, number, number, number, number][]} */ ([
    [x1 === 0, left, top, left, bottom],
    [x2 === m.columns - 1, right, top, right, bottom],
    [y1 === 0, left, top, right, top],
    [y2 === m.rows - 1, left, bottom, right, bottom],
  ])) {
    if (!there) continue;
    ctx.moveTo(edge[0], edge[1]);
    ctx.lineTo(edge[2], edge[3]);
  }
  ctx.lineWidth = 2 * pen.thin;
  ctx.lineCap = "square";
  ctx.stroke();
  ctx.lineCap = "butt";
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

/**
 * All stones, with the last move's three steps shown up to `step`; a label on the last move
 * replaces its dot.
 * @param {Pen} pen @param {View} view @param {number} step @param {Record<string, string>} labels
 */
function drawStones(pen, view, step, labels) {
  const { m } = pen;
  const steps = step < 3 ? view.steps : null;
  const coming = steps && step < 1 ? steps.at : "";
  pen.each(view.stones, (mark, x, y, column, row) => {
    if (mark !== "X" && mark !== "O") return;
    const last = coming && coming === pen.vertex(column, row);
    pen.stone(mark, x, y, last ? 0.7 + 0.3 * step : 1, last ? 0.4 + 0.6 * step : 1);
  });
  if (steps) evidence?.drawClearing(pen, steps, step);
  if (
    !view.last ||
    view.last === "pass" ||
    view.steps?.own.includes(view.last) ||
    labels[view.last]
  )
    return;
  const [column, row] = placeOf(view.last, m.rows);
  const mark = view.stones[row]?.[column];
  if (mark === "X" || mark === "O") pen.last(...pen.centre(view.last));
}

/**
 * A few letters on a stone or, with room around them, on an empty point.
 * @param {Pen} pen
 * @param {View} view
 * @param {Record<string, string>} labels
 */
function drawLabels(pen, view, labels) {
  const { ctx, m, palette } = pen;
  for (const [vertex, text] of Object.entries(labels)) {
    const [column, row] = placeOf(vertex, m.rows);
    const [x, y] = pen.centre(vertex);
    const mark = view.stones[row]?.[column];
    ctx.fillStyle = palette.ground;
    if (mark === ".") ctx.fillRect(x - m.cell * 0.3, y - m.cell * 0.3, m.cell * 0.6, m.cell * 0.6);
    const ink = mark === "X" ? palette.white : mark === "O" ? palette.black : palette.label;
    const size = text.length > 3 ? 1.05 / text.length : text.length > 2 ? 0.36 : 0.46;
    pen.text(text, x, y + m.cell * 0.02, ink, m.cell * size);
  }
}

/**
 * The stone that a click would place, or a sign that none may go there.
 * @param {Pen} pen
 * @param {string} vertex
 * @param {View} view
 */
function drawGhost(pen, vertex, view) {
  const [column, row] = placeOf(vertex, pen.m.rows);
  const [x, y] = pen.centre(vertex);
  if (view.legal[row]?.[column] === "1")
    pen.stone(view.toPlay === "black" ? "X" : "O", x, y, 1, 0.55);
  else if (view.illegal[vertex]) pen.barred(x, y);
}

/**
 * The move that Python is asked for, if the view allows it; "" for none. It is drawn as its ghost,
 * made solid.
 * @param {Pick<Scene, "view" | "waiting">} scene
 */
export function placed({ view, waiting }) {
  if (!view || (view.phase?.click ?? "turn") !== "turn" || !/\d/.test(waiting[0])) return "";
  const [column, row] = placeOf(waiting[0], view.size[1]);
  return view.legal[row]?.[column] === "1" ? waiting[0] : "";
}

/** Whether areas differ. @param {View} before @param {View} view */
export const washes = (before, view) => evidence?.changedOf(before, view);

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
 * @param {Pen} pen
 * @param {Scene} scene
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

/**
 * Lines across the whole board that meet where a touch aims.
 * @param {Pen} pen
 * @param {string} vertex
 */
function drawAim(pen, vertex) {
  const { m } = pen;
  const [x, y] = pen.centre(vertex);
  const path = new Path2D();
  const [x1, y1, x2, y2] = m.window;
  path.moveTo(m.left + (x1 - 0.5) * m.cell, y);
  path.lineTo(m.left + (x2 + 0.5) * m.cell, y);
  path.moveTo(x, m.top + (y1 - 0.5) * m.cell);
  path.lineTo(x, m.top + (y2 + 0.5) * m.cell);
  pen.cased(path, pen.palette.accent, 3);
  pen.ring(x, y, Math.max(m.cell * 0.7, 9));
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
