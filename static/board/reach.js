/**
 * What empty points reach (rule 3), by shape: only Black a square, only White a diamond, both a disc,
 * half dark and half light, neither a small ring. Python says what is reached, so these come with
 * what draws its answers (evidence.js).
 */

/** @import { Layer } from "./draw.js" */
/** @import { Pen } from "./pen.js" */

/**
 * Small in an area, where the shading shows it too; or all four kinds, and where a move is not
 * allowed (rules 6 and 7).
 * @type {Layer}
 */
export function drawMarks(pen, { view, areas }) {
  if (!view || areas === "none") return;
  const all = areas === "marks";
  /** @type {Record<string, [number, number][]>} */
  const places = { b: [], w: [], 2: [], 0: [] };
  pen.each(view.reach, (reach, x, y) => places[reach]?.push([x, y]));
  for (const kind of all ? ["b", "w", "2", "0"] : ["b", "w"])
    marks(pen, kind, places[kind], all ? 0.13 : 0.04);
  if (all) for (const vertex of Object.keys(view.illegal)) pen.barred(...pen.centre(vertex));
}

/**
 * Marks at many places in one drawing.
 * @param {Pen} pen
 * @param {string} kind
 * @param {[number, number][]} places
 * @param {number} size in cells
 */
function marks(pen, kind, places, size) {
  const { ctx, m, palette } = pen;
  const half = Math.max(1.3, m.cell * size);
  const path = new Path2D();
  for (const [x, y] of places) trace(path, kind, x, y, half);
  if (kind === "0") {
    ctx.lineWidth = Math.max(pen.thin, m.cell * 0.04);
    ctx.strokeStyle = palette.quiet;
    ctx.stroke(path);
    return;
  }
  fill(pen, path, kind);
  if (kind !== "2") return;
  const dark = new Path2D();
  for (const [x, y] of places) {
    dark.moveTo(x, y + half * 0.72);
    dark.arc(x, y, half * 0.72, Math.PI / 2, -Math.PI / 2);
  }
  ctx.fillStyle = palette.black;
  ctx.fill(dark);
}

/**
 * The mark of a colour, small and with an outline, for on a stone.
 * @param {Pen} pen
 * @param {"b" | "w"} kind
 * @param {number} x
 * @param {number} y
 */
export function badge(pen, kind, x, y) {
  const { ctx, m, palette } = pen;
  const path = new Path2D();
  trace(path, kind, x, y, Math.max(1.6, m.cell * 0.1));
  ctx.lineWidth = Math.max(1.5, m.cell * 0.09);
  ctx.strokeStyle = palette.ground;
  ctx.stroke(path);
  fill(pen, path, kind);
}

/**
 * Add a square, a diamond or a circle.
 * @param {Path2D} path
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function trace(path, kind, x, y, size) {
  if (kind === "b") {
    path.rect(x - size, y - size, size * 2, size * 2);
  } else if (kind === "w") {
    path.moveTo(x, y - size * 1.35);
    path.lineTo(x + size * 1.35, y);
    path.lineTo(x, y + size * 1.35);
    path.lineTo(x - size * 1.35, y);
    path.closePath();
  } else {
    const radius = size * (kind === "0" ? 0.5 : 0.72);
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, Math.PI * 2);
  }
}

/** With a rim. @param {Pen} pen @param {Path2D} path @param {string} kind */
function fill({ ctx, m, thin, palette }, path, kind) {
  ctx.fillStyle = kind === "b" ? palette.black : palette.white;
  ctx.fill(path);
  ctx.lineWidth = Math.min(1.25, Math.max(thin, m.cell * 0.04));
  ctx.strokeStyle =
    kind === "b" ? palette.blackRim : kind === "w" ? palette.line : palette.whiteRim;
  ctx.stroke(path);
}
