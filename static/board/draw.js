/**
 * Draws a board: `draw(ctx, scene, metrics, palette)`. Pure: the same arguments give the same picture.
 * The layers from the ground up are in `draw`, each a function below it in the same order.
 */
import { Pen } from "./pen.js";
import { columnName, placeOf, vertexAt } from "./vertex.js";
import * as words from "../words.js";

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
 * @property {number} step  the part of the last move that is shown: 0 to 1 colouring, 1 to 2 clearing; 3 is all done
 *
 * @typedef {Record<"ground" | "line" | "label" | "black" | "blackRim" | "white" | "whiteRim" | "accent" | "quiet", string>} Palette
 */

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Metrics} m
 * @param {Palette} palette
 */
export function draw(ctx, scene, m, palette) {
  const { view } = scene;
  ctx.setTransform(m.ratio, 0, 0, m.ratio, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  const pen = new Pen(ctx, m, palette);
  const repeat = view?.refused?.earlier ? view.refused : null;
  const look = repeat || scene.step < 3 ? null : scene.look;
  const click = view?.phase?.click ?? "turn";
  if (look) tintRegion(pen, look.points);
  else if (click === "colour" && scene.hover) tintRegion(pen, [scene.hover]);
  drawLines(pen);
  if (scene.coordinates) drawCoordinates(pen);
  if (view && repeat) {
    drawRepeat(pen, view, repeat);
  } else if (view) {
    drawReach(pen, view);
    drawStones(pen, view, scene.step);
    if (view.phase) drawPhase(pen, view.phase);
  }
  if (view) drawLabels(pen, view, scene.labels);
  if (view && scene.hover && !repeat && click === "turn") drawGhost(pen, scene.hover, view);
  if (look?.colour === "empty" && look.paths.length < 2) drawBorder(pen, look.border);
  if (look && click === "turn") for (const path of look.paths) drawPath(pen, path.points);
  scene.over?.(pen, scene);
  scene.waiting.forEach((vertex, index) => drawWaiting(pen, vertex, index + 1));
  if (scene.aim) drawAim(pen, scene.aim);
  if (scene.focus) drawFocus(pen, scene.focus);
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
  ctx.textAlign = "right";
  for (let row = 1; row <= m.rows; row++) {
    if ((row - 1) % every === 0) ctx.fillText(String(row), m.left - m.cell * 0.5 - 2, m.top + (m.rows - row) * m.cell);
  }
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

/** A string or an empty region: its cells tinted, its border drawn. @param {Pen} pen @param {string[]} points */
export function tintRegion(pen, points) {
  const { ctx } = pen;
  const { cells, border } = pen.region(points);
  ctx.fillStyle = ctx.strokeStyle = pen.palette.accent;
  ctx.globalAlpha = 0.07;
  ctx.fill(cells);
  ctx.globalAlpha = 0.6;
  ctx.lineWidth = pen.thin;
  ctx.stroke(border);
  ctx.globalAlpha = 1;
}

/** What empty points reach (rule 3), and a dashed ring where a move is not allowed (rules 6 and 7). @param {Pen} pen @param {View} view */
function drawReach(pen, view) {
  const { m } = pen;
  view.reach.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== ".") pen.mark(row[x], m.left + x * m.cell, m.top + y * m.cell);
    }
  });
  for (const vertex of Object.keys(view.illegal)) {
    const [x, y] = pen.centre(vertex);
    pen.ring(x, y, m.cell * 0.34, pen.palette.accent, [m.cell * 0.09, m.cell * 0.09]);
  }
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
  if (steps) {
    const own = steps.colour === "black" ? "X" : "O";
    drawClearing(pen, steps.opponent, own === "X" ? "O" : "X", step);
    drawClearing(pen, steps.own, own, step);
  }
  if (view.last && view.last !== "pass" && !view.steps?.own.includes(view.last)) {
    const [x, y] = pen.centre(view.last);
    pen.ring(x, y, m.cell * 0.2, pen.palette.accent, []);
  }
}

/** Stones that the move clears: a ring closes on each, then the point is empty. @param {Pen} pen @param {string[]} points @param {"X" | "O"} colour @param {number} step */
function drawClearing(pen, points, colour, step) {
  const part = Math.min(1, Math.max(0, step - 1));
  for (const vertex of points) {
    const [x, y] = pen.centre(vertex);
    if (part < 1) pen.stone(colour, x, y, 1, 1 - part);
    if (step > 1 && part < 1) pen.ring(x, y, pen.m.cell * 0.62 * (1 - part), pen.palette.accent, []);
  }
}

/**
 * What is asked besides turns: a dashed frame around stones in dispute, a square or a diamond where Black or White wants a stone off,
 * a cross where one is marked.
 * @param {Pen} pen @param {import("../view.js").Phase} phase
 */
function drawPhase(pen, phase) {
  const { ctx, m, palette } = pen;
  if (phase.disputed.length) {
    const { border } = pen.region(phase.disputed);
    ctx.setLineDash([m.cell * 0.16, m.cell * 0.12]);
    pen.cased(border, palette.accent, Math.max(1.5, m.cell * 0.05));
    ctx.setLineDash([]);
  }
  const { black = [], white = [] } = phase.proposals;
  const [byBlack, byWhite] = [new Set(black), new Set(white)];
  for (const [points, other, kind, dx] of /** @type {[string[], Set<string>, "b" | "w", number][]} */ ([
    [black, byWhite, "b", -0.16], [white, byBlack, "w", 0.16],
  ])) {
    for (const vertex of points) {
      const [x, y] = pen.centre(vertex);
      pen.badge(kind, x + (other.has(vertex) ? dx * m.cell : 0), y + m.cell * 0.26);
    }
  }
  for (const vertex of phase.marks) {
    const [x, y] = pen.centre(vertex);
    pen.cross(x, byBlack.has(vertex) || byWhite.has(vertex) ? y - m.cell * 0.11 : y);
  }
}

/**
 * The earlier grid over the board: its stones dashed, a ring where the grid now differs, its turn named.
 * @param {View} view @param {import("../view.js").Refused} refused
 * @param {Pen} pen
 */
function drawRepeat(pen, view, refused) {
  const { ctx, m, palette } = pen;
  const dash = [m.cell * 0.12, m.cell * 0.1];
  refused.earlier?.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const [cx, cy] = [m.left + x * m.cell, m.top + y * m.cell];
      const mark = row[x];
      if (mark === "X" || mark === "O") {
        ctx.globalAlpha = 0.5;
        ctx.beginPath();
        ctx.arc(cx, cy, pen.radius * 0.9, 0, Math.PI * 2);
        ctx.fillStyle = mark === "X" ? palette.black : palette.white;
        ctx.fill();
        ctx.globalAlpha = 1;
        pen.ring(cx, cy, pen.radius * 0.94, mark === "X" ? palette.blackRim : palette.whiteRim, dash);
      }
      const differs = mark !== view.stones[y][x] || refused.at === vertexAt(x, y, m.rows);
      if (differs) pen.ring(cx, cy, m.cell * 0.54, palette.accent, dash);
    }
  });
  drawCaption(pen, words.earlierGrid(refused.turn));
}

/** A few words on a plate at the top of the board. @param {Pen} pen @param {string} text */
function drawCaption(pen, text) {
  const { ctx, m, palette } = pen;
  const middle = m.left + ((m.columns - 1) * m.cell) / 2;
  ctx.font = "600 14px system-ui, sans-serif";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const width = ctx.measureText(text).width + 20;
  ctx.beginPath();
  ctx.roundRect(middle - width / 2, 5, width, 26, 13);
  ctx.fillStyle = palette.accent;
  ctx.fill();
  ctx.fillStyle = palette.ground;
  ctx.fillText(text, middle, 18.5);
}

/** The stones around an empty region that reaches one colour only: they are why. @param {Pen} pen @param {string[]} points */
function drawBorder(pen, points) {
  for (const vertex of points) {
    const [x, y] = pen.centre(vertex);
    pen.ring(x, y, pen.m.cell * 0.46, pen.palette.accent, []);
  }
}

/** A path from point to point, the start a dot, with a casing so that it shows on either colour. @param {Pen} pen @param {string[]} points */
export function drawPath(pen, points) {
  const { ctx, m, palette } = pen;
  const line = Math.max(1.5, m.cell * 0.07);
  for (const [colour, width] of /** @type {[string, number][]} */ ([[palette.ground, line * 2], [palette.accent, line]])) {
    ctx.beginPath();
    points.forEach((vertex, index) => {
      const [x, y] = pen.centre(vertex);
      if (index) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
    });
    ctx.lineWidth = width;
    ctx.lineCap = ctx.lineJoin = "round";
    ctx.strokeStyle = colour;
    ctx.stroke();
    const [x, y] = pen.centre(points[points.length - 1]);
    ctx.beginPath();
    ctx.arc(x, y, width, 0, Math.PI * 2);
    ctx.fillStyle = colour;
    ctx.fill();
  }
  ctx.lineCap = "butt";
  ctx.lineJoin = "miter"; // round ones would soften the marks drawn later
}

/** The stone that a click would place, if a move is allowed there. @param {Pen} pen @param {string} vertex @param {View} view */
function drawGhost(pen, vertex, view) {
  const [column, row] = placeOf(vertex, pen.m.rows);
  if (view.legal[row]?.[column] !== "1") return;
  const [x, y] = pen.centre(vertex);
  pen.stone(view.toPlay === "black" ? "X" : "O", x, y, 1, 0.45);
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
  const { ctx, m } = pen;
  const [x, y] = pen.centre(vertex);
  ctx.beginPath();
  ctx.moveTo(m.left - m.cell / 2, y);
  ctx.lineTo(m.left + (m.columns - 0.5) * m.cell, y);
  ctx.moveTo(x, m.top - m.cell / 2);
  ctx.lineTo(x, m.top + (m.rows - 0.5) * m.cell);
  ctx.lineWidth = Math.max(1, m.cell * 0.08);
  ctx.strokeStyle = pen.palette.accent;
  ctx.stroke();
  pen.ring(x, y, Math.max(m.cell * 0.7, 9), pen.palette.accent, []);
}

/** @param {Pen} pen @param {string} vertex */
function drawFocus(pen, vertex) {
  const { ctx, m, palette } = pen;
  const [x, y] = pen.centre(vertex);
  const half = Math.max(m.cell * 0.5, 6);
  for (const [colour, width] of /** @type {[string, number][]} */ ([[palette.ground, 5], [palette.accent, 2.5]])) {
    ctx.beginPath();
    ctx.roundRect(x - half, y - half, half * 2, half * 2, m.cell * 0.12);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
}
