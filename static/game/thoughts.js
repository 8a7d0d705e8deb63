/**
 * The computer's thinking, drawn over the board: its advice or its best moves, each with its
 * winning percentage.
 */

/** @typedef {import("../board/pen.js").Pen} Pen */
/**
 * @typedef {{at: string, games: number, share: number, margin: number, line: string[]}} Tried a
 *   move, with the best line that it begins
 */
/**
 * @typedef {object} Evidence  as ttgo/player/opponent.py gives it
 * @property {boolean} done
 * @property {number} progress  0 to 1
 * @property {string} turn
 * @property {"black" | "white"} player
 * @property {number} games
 * @property {number} share  of these games that the player won, 0 to 1
 * @property {number} margin  Black's, for the same player as the share
 * @property {number} low  Black's margins between which half of these games end
 * @property {number} high
 * @property {"even" | "leads" | "leads_clearly" | "wins"} standing  of who has more than half
 * @property {Tried[]} moves
 * @property {number} aim  the margin for Black that counts as a win in `moves`; 0 as usual
 * @property {string[]} line
 * @property {number[][]} ownership  rows from the top; -1 White's, 1 Black's
 * @property {boolean} resigns
 * @property {number | null} proven  Black's margin if both play perfectly
 */

const LONG = 6; // turns of a line that are drawn
const BEST = 3; // how many moves are drawn
const TRIED = 0.02; // below this share of games a move says little

/** The computer's results for a move at a point. @param {Evidence} evidence @param {string} at */
export function triedAt({ moves }, at) {
  return moves.find((move) => move.at === at) ?? null;
}

/**
 * The best moves, each a disc with the share of games it wins, and the line after the one pointed
 * at.
 * @param {Pen} pen
 * @param {Evidence} evidence
 * @param {string} [at]
 * @param {number} [most] discs
 */
export function drawThoughts(pen, evidence, at = "", most = BEST) {
  const { palette } = pen;
  const line = triedAt(evidence, at)?.line ?? [];
  drawLine(pen, line, evidence.player);
  const tried = evidence.moves.filter(
    ({ at: vertex, games }) => vertex !== "pass" && games >= TRIED * evidence.games,
  );
  for (const [place, { at: vertex, share }] of tried.slice(0, most).entries()) {
    if (line.slice(0, LONG).includes(vertex)) continue;
    const [x, y] = pen.centre(vertex);
    disc(pen, x, y, place ? palette.ground : palette.accent);
    write(pen, String(Math.round(100 * share)), x, y, place ? palette.label : palette.white, 0.36);
  }
}

/**
 * The move that it advises: a ring on its point, beside it the share of games that it wins.
 * @param {Pen} pen
 * @param {Evidence} evidence
 */
export function drawHint(pen, { turn, share }) {
  if (turn === "pass") return;
  const [x, y] = pen.centre(turn);
  pen.ring(x, y, pen.m.cell * 0.36);
  pen.ring(x, y, pen.m.cell * 0.14);
  tag(pen, x, y, `${Math.round(100 * share)}%`);
}

/**
 * At a turning point: the better turn as a ghost stone and the line that follows, and a cross where
 * the other one was taken.
 * @param {Pen} pen
 * @param {import("./turning.js").Point} point
 */
export function drawBetter(pen, { taken, line, player }) {
  drawLine(pen, line, player);
  if (taken !== "pass" && !line.includes(taken)) pen.cross(...pen.centre(taken), pen.palette.no);
}

/**
 * The turns of a line as numbered ghost stones.
 * @param {Pen} pen
 * @param {string[]} turns
 * @param {"black" | "white"} player who takes the first
 */
function drawLine(pen, turns, player) {
  const { palette } = pen;
  turns.slice(0, LONG).forEach((vertex, index, line) => {
    if (vertex === "pass" || line.indexOf(vertex) < index) return;
    const [x, y] = pen.centre(vertex);
    const dark = (player === "black") === (index % 2 === 0);
    pen.stone(dark ? "X" : "O", x, y, 0.86, 0.72);
    write(pen, String(index + 1), x, y, dark ? palette.white : palette.black, 0.44);
  });
}

/**
 * A label beside a point.
 * @param {Pen} pen
 * @param {number} x
 * @param {number} y
 * @param {string} text
 */
function tag(pen, x, y, text) {
  const { ctx, m, palette } = pen;
  const size = Math.max(11, Math.min(16, m.cell * 0.28));
  const [half, high] = [size * (0.35 * text.length + 0.35), size * 0.75];
  // Above the point; below it in the highest row, and never beyond the sides.
  const below = y - m.cell * 0.5 - high * 2 < m.top - m.cell / 2;
  const middle = Math.max(
    m.left + half - m.cell / 2,
    Math.min(m.left + (m.columns - 0.5) * m.cell - half, x),
  );
  const level = y + (below ? 1 : -1) * (m.cell * 0.42 + high);
  ctx.beginPath();
  ctx.roundRect(middle - half, level - high, half * 2, high * 2, high);
  ctx.fillStyle = palette.accent;
  ctx.fill();
  pen.text(text, middle, level + size * 0.06, palette.white, size);
}

/** @param {Pen} pen @param {number} x @param {number} y @param {string} ink */
function disc(pen, x, y, ink) {
  const { ctx, m } = pen;
  ctx.beginPath();
  ctx.arc(x, y, m.cell * 0.4, 0, Math.PI * 2);
  ctx.fillStyle = ink;
  ctx.fill();
  pen.ring(x, y, m.cell * 0.4);
}

/**
 * @param {Pen} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} ink
 * @param {number} size in cells
 */
export function write(pen, text, x, y, ink, size) {
  const { cell } = pen.m;
  pen.text(text, x, y + cell * 0.02, ink, Math.max(7, cell * size));
}
