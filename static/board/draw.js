/**
 * Draws a board: `draw(ctx, scene, metrics, palette)`. Pure: the same arguments give the same picture.
 * The layers from the ground up are in `draw`, each a function below it in the same order.
 */
import { areasOf } from "./areas.js";
import { drawBorder, drawClearing, drawCounted, drawPath, drawPhase, drawRefused, tintRegion } from "./evidence.js";
import { Pen } from "./pen.js";
import { columnName, placeOf } from "./vertex.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Look} Look */

/**
 * @typedef {object} Metrics  all in CSS pixels
 * @property {number} columns
 * @property {number} rows
 * @property {number} cell  from one line to the next
 * @property {number} left  x of the first column's line
 * @property {number} top  y of the first row's line
 * @property {number} ratio  device pixels in a CSS pixel
 *
 * @typedef {object} Scene  what is on the board at this moment
 * @property {View | null} view  null until Python has answered
 * @property {Look | null} look
 * @property {string} hover  where a ghost stone stands; "" for nowhere
 * @property {string} aim  where a touch aims; "" for nowhere
 * @property {string} focus  the cell with the keyboard's focus; "" for none
 * @property {string[]} waiting  clicks that Python has not answered yet
 * @property {Record<string, string>} labels  short texts on points, by vertex
 * @property {((pen: Pen, scene: Scene) => void) | null} over  a layer on top of all
 * @property {boolean} coordinates  whether letters and numbers name the lines
 * @property {"shading" | "marks" | "none"} areas  how what empty points reach is shown
 * @property {number} step  the part of the last move that is shown: 0 to 1 colouring, 1 to 2 clearing; 3 is all done
 * @property {import("../view.js").Refused | null} refused  what a refused move would have made, while that is shown
 * @property {{colour: "black" | "white", part: number, caption: string} | null} counted  the end: how far an area is counted
 *
 * @typedef {Record<"ground" | "blackArea" | "whiteArea" | "line" | "label" | "quiet" | "black" | "blackRim" | "white" | "whiteRim" | "accent" | "yes" | "no", string>} Palette
 */

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Metrics} m
 * @param {Palette} palette
 */
export function draw(ctx, scene, m, palette) {
  const { view, refused } = scene;
  ctx.setTransform(m.ratio, 0, 0, m.ratio, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  const pen = new Pen(ctx, m, palette);
  const look = refused || scene.step < 3 ? null : scene.look;
  const click = view?.phase?.click ?? "turn";
  if (view && scene.areas === "shading") drawAreas(pen, view);
  if (look) tintRegion(pen, look.points);
  else if (click === "colour" && scene.hover) tintRegion(pen, [scene.hover]);
  drawLines(pen);
  if (scene.coordinates) drawCoordinates(pen);
  if (view && scene.areas !== "none") drawMarks(pen, view, scene.areas === "marks");
  if (view && refused) {
    drawRefused(pen, view, refused, scene.step);
  } else if (view) {
    drawStones(pen, view, scene.step);
    if (view.phase) drawPhase(pen, view.phase);
  }
  if (view) drawLabels(pen, view, scene.labels);
  if (view && scene.hover && !refused && scene.step === 3 && click === "turn") drawGhost(pen, scene.hover, view);
  if (look?.colour === "empty" && look.paths.length < 2) drawBorder(pen, look.border);
  if (look && click === "turn") for (const path of look.paths) drawPath(pen, path.points);
  for (const vertex of look?.clears ?? []) pen.ring(...pen.centre(vertex), m.cell * 0.3, palette.accent, []);
  if (view && scene.counted) drawCounted(pen, view, scene.counted);
  scene.over?.(pen, scene);
  scene.waiting.forEach((vertex, index) => drawWaiting(pen, vertex, index + 1));
  if (scene.aim) drawAim(pen, scene.aim);
  if (scene.focus) drawFocus(pen, scene.focus);
}

/** @type {WeakMap<View, {m: Metrics, areas: ReturnType<typeof areasOf>}>} */
const known = new WeakMap(); // outlines are traced once for a view

/** What counts for each colour, stones included (rule 9). @param {Pen} pen @param {View} view */
function drawAreas(pen, view) {
  const { ctx, m, palette } = pen;
  let kept = known.get(view);
  if (kept?.m !== m) known.set(view, (kept = { m, areas: areasOf(view, m) }));
  if (!kept.areas) return;
  ctx.fillStyle = palette.blackArea;
  ctx.fill(kept.areas.black);
  ctx.fillStyle = palette.whiteArea;
  ctx.fill(kept.areas.white);
}

/** @param {Pen} pen */
function drawLines(pen) {
  const { ctx, m } = pen;
  const right = m.left + (m.columns - 1) * m.cell;
  const bottom = m.top + (m.rows - 1) * m.cell;
  const stub = m.columns === 1 || m.rows === 1 ? m.cell * 0.3 : 0; // a line of one point still shows as a crossing
  ctx.beginPath();
  for (let x = 0; x < m.columns; x++) {
    ctx.moveTo(m.left + x * m.cell, m.top - stub);
    ctx.lineTo(m.left + x * m.cell, bottom + stub);
  }
  for (let y = 0; y < m.rows; y++) {
    ctx.moveTo(m.left - stub, m.top + y * m.cell);
    ctx.lineTo(right + stub, m.top + y * m.cell);
  }
  ctx.lineWidth = pen.thin;
  ctx.strokeStyle = pen.palette.line;
  ctx.stroke();
}

/** Letters below and numbers at the left, every fifth where they would run into each other. @param {Pen} pen */
function drawCoordinates(pen) {
  const { ctx, m } = pen;
  const every = m.cell >= 15 ? 1 : m.cell >= 8 ? 5 : 10;
  const size = Math.max(9, Math.min(13, m.cell * 0.34));
  ctx.font = `${size}px system-ui, sans-serif`;
  ctx.fillStyle = pen.palette.label;
  ctx.textBaseline = "middle";
  ctx.textAlign = "center";
  const below = m.top + (m.rows - 0.5) * m.cell + size * 0.75;
  for (let x = 0; x < m.columns; x++) {
    if (x % every === 0) ctx.fillText(columnName(x), m.left + x * m.cell, below);
  }
  const beside = (m.left - m.cell * 0.5) / 2; // in the middle of the room that they have
  for (let row = 1; row <= m.rows; row++) {
    if ((row - 1) % every === 0) ctx.fillText(String(row), beside, m.top + (m.rows - row) * m.cell);
  }
}

/**
 * What empty points reach (rule 3), by shape. Small in the points of an area, which its shading shows as well; or all four kinds, and
 * where a move is not allowed (rules 6 and 7).
 * @param {Pen} pen @param {View} view @param {boolean} all
 */
function drawMarks(pen, view, all) {
  const { m } = pen;
  /** @type {Record<string, [number, number][]>} */
  const places = { b: [], w: [], 2: [], 0: [] };
  view.reach.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) places[row[x]]?.push([m.left + x * m.cell, m.top + y * m.cell]);
  });
  for (const kind of all ? ["b", "w", "2", "0"] : ["b", "w"]) pen.marks(kind, places[kind], all ? 0.13 : 0.075);
  if (all) for (const vertex of Object.keys(view.illegal)) pen.barred(...pen.centre(vertex));
}

/** All stones, with the last move's three steps shown up to `step`. @param {Pen} pen @param {View} view @param {number} step */
function drawStones(pen, view, step) {
  const { m } = pen;
  const steps = step < 3 ? view.steps : null;
  const coming = steps && step < 1 ? steps.at : "";
  view.stones.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const mark = row[x];
      if (mark !== "X" && mark !== "O") continue;
      const last = coming && coming === columnName(x) + (m.rows - y);
      pen.stone(mark, m.left + x * m.cell, m.top + y * m.cell, last ? 0.7 + 0.3 * step : 1, last ? 0.4 + 0.6 * step : 1);
    }
  });
  if (steps) drawClearing(pen, steps, step);
  if (!view.last || view.last === "pass" || view.steps?.own.includes(view.last)) return;
  const [column, row] = placeOf(view.last, m.rows);
  const mark = view.stones[row]?.[column];
  if (mark === "X" || mark === "O") pen.last(mark, ...pen.centre(view.last));
}

/** A few letters on a stone or, with room around them, on an empty point. @param {Pen} pen @param {View} view @param {Record<string, string>} labels */
function drawLabels(pen, view, labels) {
  const { ctx, m, palette } = pen;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const [vertex, text] of Object.entries(labels)) {
    const [column, row] = placeOf(vertex, m.rows);
    const [x, y] = pen.centre(vertex);
    const mark = view.stones[row]?.[column];
    ctx.fillStyle = palette.ground;
    if (mark === ".") ctx.fillRect(x - m.cell * 0.3, y - m.cell * 0.3, m.cell * 0.6, m.cell * 0.6);
    ctx.font = `600 ${m.cell * (text.length > 2 ? 0.36 : 0.46)}px system-ui, sans-serif`;
    ctx.fillStyle = mark === "X" ? palette.white : mark === "O" ? palette.black : palette.label;
    ctx.fillText(text, x, y + m.cell * 0.02);
  }
}

/** The stone that a click would place, or that none may be placed there. @param {Pen} pen @param {string} vertex @param {View} view */
function drawGhost(pen, vertex, view) {
  const [column, row] = placeOf(vertex, pen.m.rows);
  const [x, y] = pen.centre(vertex);
  if (view.legal[row]?.[column] === "1") pen.stone(view.toPlay === "black" ? "X" : "O", x, y, 1, 0.55);
  else if (view.illegal[vertex]) pen.barred(x, y);
}

/** A click that waits for Python, with its place in the queue. @param {Pen} pen @param {string} vertex @param {number} order */
function drawWaiting(pen, vertex, order) {
  const { ctx, m } = pen;
  const [x, y] = pen.centre(vertex);
  pen.ring(x, y, pen.radius, pen.palette.label, []);
  ctx.font = `600 ${Math.max(8, m.cell * 0.36)}px system-ui, sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = pen.palette.label;
  ctx.fillText(String(order), x, y);
}

/** Lines across the whole board that meet where a touch aims. @param {Pen} pen @param {string} vertex */
function drawAim(pen, vertex) {
  const { m } = pen;
  const [x, y] = pen.centre(vertex);
  const path = new Path2D();
  path.moveTo(m.left - m.cell / 2, y);
  path.lineTo(m.left + (m.columns - 0.5) * m.cell, y);
  path.moveTo(x, m.top - m.cell / 2);
  path.lineTo(x, m.top + (m.rows - 0.5) * m.cell);
  pen.cased(path, pen.palette.accent, Math.max(1, m.cell * 0.08));
  pen.ring(x, y, Math.max(m.cell * 0.7, 9), pen.palette.accent, []);
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
