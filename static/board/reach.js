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
    marks(pen, kind, places[kind], all ? 0.13 : 0.075);
  if (all) for (const vertex of Object.keys(view.illegal)) pen.barred(...pen.centre(vertex));
}

/**
 * Marks at many places in one drawing.
 * @param {Pen} pen
 * @param {string} kind
 * @param {[number, number][]} places
 * @param {number} size in cells
 */
export function marks(pen, kind, places, size) {
  if (!places.length) return;
  const { ctx, m, palette, thin } = pen;
  const half = Math.max(1.3, m.cell * size);
  ctx.beginPath();
  for (const [x, y] of places) {
    if (kind === "b" || kind === "w") trace(pen, kind, x, y, half);
    else circle(pen, x, y, half * (kind === "0" ? 0.5 : 0.72));
  }
  if (kind === "b" || kind === "w") {
    fill(pen, ...coloursOf(pen, kind));
  } else if (kind === "0") {
    ctx.lineWidth = Math.max(thin, m.cell * 0.04);
    ctx.strokeStyle = palette.quiet;
    ctx.stroke();
  } else {
    fill(pen, palette.white, palette.whiteRim);
    ctx.beginPath();
    for (const [x, y] of places) {
      ctx.moveTo(x, y + half * 0.72);
      ctx.arc(x, y, half * 0.72, Math.PI / 2, -Math.PI / 2);
    }
    ctx.fillStyle = palette.black;
    ctx.fill();
  }
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
  ctx.beginPath();
  trace(pen, kind, x, y, Math.max(1.6, m.cell * 0.1));
  ctx.lineWidth = Math.max(1.5, m.cell * 0.09);
  ctx.strokeStyle = palette.ground;
  ctx.stroke();
  fill(pen, ...coloursOf(pen, kind));
}

/** @param {Pen} pen @param {"b" | "w"} kind @returns {[string, string]} */
const coloursOf = ({ palette }, kind) =>
  kind === "b" ? [palette.black, palette.blackRim] : [palette.white, palette.line];

/** Add a circle to the path. @param {Pen} pen @param {number} x @param {number} y @param {number} radius */
function circle({ ctx }, x, y, radius) {
  ctx.moveTo(x + radius, y);
  ctx.arc(x, y, radius, 0, Math.PI * 2);
}

/**
 * A square or a diamond, as the path to draw.
 * @param {Pen} pen
 * @param {"b" | "w"} kind
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function trace({ ctx }, kind, x, y, size) {
  if (kind === "b") {
    ctx.rect(x - size, y - size, size * 2, size * 2);
    return;
  }
  ctx.moveTo(x, y - size * 1.35);
  ctx.lineTo(x + size * 1.35, y);
  ctx.lineTo(x, y + size * 1.35);
  ctx.lineTo(x - size * 1.35, y);
  ctx.closePath();
}

/** The path, with a rim. @param {Pen} pen @param {string} ink @param {string} rim */
function fill({ ctx, m, thin }, ink, rim) {
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.lineWidth = Math.min(1.25, Math.max(thin, m.cell * 0.04));
  ctx.strokeStyle = rim;
  ctx.stroke();
}
