/**
 * What the rules look at, over the lines or the stones: areas, regions, paths, clearings, a repeat,
 * proposals, the count at the end. One look for each, on every board. All of it comes from Python,
 * so pages that may never start Python fetch it later.
 */
import { areaAt, areasOf, outline } from "./areas.js";
import { badge, drawMarks } from "./reach.js";

/** @import { View } from "../view.js" */
/** @import { Layer, Scene } from "./draw.js" */
/** @import { Pen } from "./pen.js" */

/** @type {WeakMap<View, {m: Pen["m"], areas: ReturnType<typeof areasOf>}>} */
const known = new WeakMap(); // outlines are traced once per view

/** The wood of a copy is hatched. @type {Layer} */
function hatch({ ctx, m, palette }, { view }) {
  if (!view?.copy) return;
  const far = (ctx.canvas.width + ctx.canvas.height) / m.ratio;
  ctx.save();
  ctx.fillStyle = palette.line;
  ctx.globalAlpha = 0.25;
  ctx.rotate(Math.PI / 4);
  for (let x = 0; x < far; x += 8) ctx.fillRect(x, -far, 1, 2 * far);
  ctx.restore();
}

/**
 * What each colour has enclosed, and at the end all that counts; new areas spread from the last stone.
 * @type {Layer}
 */
function drawAreas(pen, scene) {
  const { view, areas, wash, before } = scene;
  if (!view || areas !== "shading") return;
  const changed = wash < 1 && before && changedOf(before, view);
  if (!changed) return fillAreas(pen, view);
  const { ctx, m } = pen;
  fillAreas(pen, before);
  const [x1, y1, x2, y2] = changed;
  const left = m.left + (x1 - 0.5) * m.cell;
  const top = m.top + (y1 - 0.5) * m.cell;
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, (x2 - x1 + 1) * m.cell, (y2 - y1 + 1) * m.cell);
  ctx.clip();
  ctx.beginPath();
  ctx.arc(...pen.centre(view.last), wash * Math.hypot(m.columns, m.rows) * m.cell, 0, Math.PI * 2);
  ctx.clip();
  pen.ground();
  hatch(pen, scene);
  fillAreas(pen, view);
  ctx.restore();
}

/**
 * The part where areas differ from those of the view before, and an outline may, a cell more on
 * each side: its first column and row, its last; null for nowhere.
 * @param {View} before @param {View} view
 */
export function changedOf(before, view) {
  /** @type {number[][]} */
  const places = [];
  for (const [y, row] of view.stones.entries())
    for (let x = 0; x < row.length; x++)
      if (areaAt(before, x, y) !== areaAt(view, x, y)) places.push([x, y]);
  const [xs, ys] = [0, 1].map((way) => places.map((place) => place[way]));
  return places.length
    ? [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys) + 1]
    : null;
}

/** @param {Pen} pen @param {View} view */
function fillAreas(pen, view) {
  const { m, palette } = pen;
  let kept = known.get(view);
  if (kept?.m !== m) known.set(view, (kept = { m, areas: areasOf(view, m) }));
  if (!kept.areas) return;
  pen.wood(palette.blackArea, kept.areas.black);
  pen.wood(palette.whiteArea, kept.areas.white);
}

/** The smooth outline around the cells of points. @param {Pen} pen @param {string[]} points */
function around(pen, points) {
  const inside = new Set(points);
  return outline(pen.m, (x, y) => inside.has(pen.vertex(x, y)));
}

/**
 * A string or an empty region: its cells a little darker, its outline drawn.
 * @param {Pen} pen
 * @param {string[]} points
 */
export function tintRegion(pen, points) {
  const { ctx, palette } = pen;
  const region = around(pen, points);
  ctx.fillStyle = palette.accent;
  ctx.globalAlpha = 0.1;
  ctx.fill(region);
  ctx.globalAlpha = 1;
  pen.cased(region, palette.accent, 1.5);
}

/** What a look tells, once nothing moves. @param {Scene} scene */
const lookOf = ({ look, refused, step }) => (refused || step < 3 ? null : look);

/** The string or the region that is looked at, or that a click would colour. @type {Layer} */
function tintLook(pen, scene) {
  const look = lookOf(scene);
  if (scene.tinted.length) tintRegion(pen, scene.tinted);
  if (look) tintRegion(pen, look.points);
  else if (scene.view?.phase?.click === "colour" && scene.hover) tintRegion(pen, [scene.hover]);
}

/** Why it counts, what it reaches, and what it would clear. @type {Layer} */
function drawLook(pen, scene) {
  const look = lookOf(scene);
  if (!look) return;
  if (look.colour === "empty" && look.paths.length < 2) ringed(pen, look.border, 0.46);
  if ((scene.view?.phase?.click ?? "turn") === "turn")
    for (const { points } of look.paths) drawPath(pen, points);
  ringed(pen, look.clears, 0.3);
}

/** @type {Layer} */
function drawCleared(pen, { view, refused, step }) {
  if (view?.steps && !refused && step < 3) drawClearing(pen, view.steps, step);
}

/**
 * Stones that a move captures: they rise and fade while a ring closes on each; then the point is
 * empty.
 * @param {Pen} pen
 * @param {import("../view.js").Steps} steps
 * @param {number} step
 */
function drawClearing(pen, { colour, opponent, own }, step) {
  const part = Math.min(1, Math.max(0, step - 1));
  if (part === 1) return;
  for (const [points, mark] of /** @type {[string[], "X" | "O"][]} */ ([
    [opponent, colour === "black" ? "O" : "X"],
    [own, colour === "black" ? "X" : "O"],
  ])) {
    for (const vertex of points) {
      const [x, y] = pen.centre(vertex);
      pen.stone(mark, x, y - part * 0.4 * pen.m.cell, 1 + part * 0.1, 1 - part);
      if (part > 0) pen.ring(x, y, pen.m.cell * 0.62 * (1 - part));
    }
  }
}

/**
 * Questions other than turns: a dashed frame for stones in dispute, a square or a diamond where
 * Black or White wants a stone off, a cross where one is marked.
 * @type {Layer}
 */
function drawPhase(pen, { view, refused }) {
  if (!view?.phase || refused) return;
  const { phase } = view;
  const { ctx, m, palette } = pen;
  if (phase.disputed.length) {
    ctx.setLineDash([m.cell * 0.16, m.cell * 0.12]);
    pen.cased(around(pen, phase.disputed), palette.accent, 2.5);
    ctx.setLineDash([]);
  }
  const { black = [], white = [] } = phase.proposals;
  const [byBlack, byWhite] = [new Set(black), new Set(white)];
  for (const [
    points,
    other,
    kind,
    dx,
  ] of /** @type {[string[], Set<string>, "b" | "w", number][]} */ ([
    [black, byWhite, "b", -0.16],
    [white, byBlack, "w", 0.16],
  ])) {
    for (const vertex of points) {
      const [x, y] = pen.centre(vertex);
      badge(pen, kind, x + (other.has(vertex) ? dx * m.cell : 0), y + m.cell * 0.26);
    }
  }
  for (const vertex of phase.marks) {
    const [x, y] = pen.centre(vertex);
    pen.cross(x, byBlack.has(vertex) || byWhite.has(vertex) ? y - m.cell * 0.11 : y);
  }
}

/**
 * A refused repeat: the stone comes, others are cleared, then the grid that the move would have
 * made, a ring wherever that differs from the real one, with the turn that it would repeat.
 * @type {Layer}
 */
function drawRefused(pen, { view, refused, step, words }) {
  if (!view || !refused) return;
  const { m, palette } = pen;
  const steps = refused.steps;
  const rows = step < 2 ? view.stones : (refused.earlier ?? view.stones);
  const going = new Set(step < 2 ? steps?.opponent : []);
  pen.each(rows, (mark, x, y, column, row) => {
    if ((mark === "X" || mark === "O") && !going.has(pen.vertex(column, row)))
      pen.stone(mark, x, y);
  });
  if (step < 2) {
    const own = steps?.colour === "white" ? "O" : "X";
    if (refused.at && !(step > 1 && steps?.own.includes(refused.at)))
      pen.stone(
        own,
        ...pen.centre(refused.at),
        Math.min(1, 0.7 + 0.3 * step),
        Math.min(1, 0.4 + 0.6 * step),
      );
    if (steps) drawClearing(pen, step > 1 ? steps : { ...steps, own: [] }, step);
    return;
  }
  const dash = [m.cell * 0.12, m.cell * 0.1];
  pen.each(rows, (mark, x, y, column, row) => {
    if (mark !== view.stones[row][column]) pen.ring(x, y, m.cell * 0.54, palette.no, dash);
  });
  const same = rows.every((row, y) => row === view.stones[y]);
  if (refused.at && same) pen.barred(...pen.centre(refused.at));
  const low =
    refused.at !== null &&
    pen.centre(refused.at)[1] < m.top + ((m.window[1] + m.window[3] + 1) * m.cell) / 2;
  drawCaption(
    pen,
    same ? words.sameGrid : words.earlierGrid({ turn: refused.turn ?? 0 }),
    palette.no,
    low,
  );
}

/**
 * A few words on a plate at the top of the board, or at the bottom.
 * @param {Pen} pen
 * @param {string} text
 * @param {string} colour
 * @param {boolean} low
 */
function drawCaption(pen, text, colour, low) {
  const { ctx, m, palette } = pen;
  const [x1, y1, x2, y2] = m.window;
  const middle = m.left + ((x1 + x2) * m.cell) / 2;
  const y = low ? m.top + (y2 + 0.5) * m.cell - 13 : m.top + (y1 - 0.5) * m.cell + 13;
  ctx.font = "600 14px system-ui, sans-serif";
  const width = ctx.measureText(text).width + 24;
  ctx.beginPath();
  ctx.roundRect(middle - width / 2, y - 13, width, 26, 13);
  ctx.fillStyle = colour;
  ctx.fill();
  pen.text(text, middle, y + 0.5, palette.white, 14);
}

/**
 * Rings on points, such as the stones around an empty region, the reason why it counts.
 * @param {Pen} pen
 * @param {string[]} points
 * @param {number} size in cells
 */
export function ringed(pen, points, size) {
  for (const vertex of points) pen.ring(...pen.centre(vertex), pen.m.cell * size);
}

/**
 * A path from point to point: dots, the last one larger, each with a casing so that it shows on
 * either colour.
 * @param {Pen} pen
 * @param {string[]} points
 */
export function drawPath(pen, points) {
  const { ctx, palette } = pen;
  const path = new Path2D();
  for (const vertex of points) path.lineTo(...pen.centre(vertex));
  const end = new Path2D();
  end.arc(...pen.centre(points[points.length - 1]), pen.wide(4), 0, Math.PI * 2);
  ctx.lineCap = "round";
  ctx.setLineDash([0.1, pen.wide(10)]);
  pen.cased(path, palette.accent, 5);
  ctx.setLineDash([]);
  ctx.lineCap = "butt";
  pen.cased(end, palette.accent, 1);
  ctx.fillStyle = palette.accent;
  ctx.fill(end);
}

/**
 * The end: the points of an area that are counted so far (rule 9).
 * @type {Layer}
 */
function drawCounted(pen, { view, counted }) {
  if (!view || !counted) return;
  const { colour, part } = counted;
  const { ctx, m, palette } = pen;
  const [stone, reach] = colour === "black" ? ["X", "b"] : ["O", "w"];
  /** @type {[number, number][]} */
  const places = [];
  pen.each(view.stones, (mark, x, y, column, row) => {
    if (mark === stone || view.reach[row][column] === reach) places.push([x, y]);
  });
  const path = new Path2D();
  for (const [x, y] of places.slice(0, Math.round(places.length * part))) {
    path.moveTo(x + m.cell * 0.12, y);
    path.arc(x, y, m.cell * 0.12, 0, Math.PI * 2);
  }
  pen.cased(path, palette.accent, 2);
  ctx.fillStyle = palette.accent;
  ctx.fill(path);
}

/**
 * All that may be on a board, from the ground up.
 * @param {typeof import("./draw.js").BASE & Partial<typeof import("./later.js").LATER.layers>} base
 *   which this file, that comes later, does not bring
 */
export const withBase = (base) =>
  [
    hatch,
    drawAreas,
    tintLook,
    base.drawLines,
    base.drawStars,
    drawMarks,
    base.drawStones,
    drawCleared,
    base.drawLast,
    drawRefused,
    drawPhase,
    base.drawLabels,
    base.drawMarkup,
    base.drawGhost,
    drawLook,
    drawCounted,
    base.drawOver,
    base.drawWaiting,
    base.drawAim,
  ].filter((layer) => layer !== undefined);
