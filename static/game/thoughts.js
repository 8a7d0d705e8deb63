/**
 * What the computer goes by, drawn over the board: pale squares say whose area a point is at the end of most of its random games, numbers how
 * many of a hundred games a move there wins, and numbered ghosts the best line.
 */

/** @typedef {import("../board/pen.js").Pen} Pen */
/** @typedef {{at: string, games: number, share: number, margin: number, line: string[]}} Tried  a move, with the best line that it begins */
/**
 * @typedef {object} Evidence  as ttgo/player/opponent.py gives it
 * @property {boolean} done
 * @property {number} progress  0 to 1
 * @property {string} turn
 * @property {"black" | "white"} player
 * @property {number} games
 * @property {number} share  of these games that the player won, 0 to 1
 * @property {number} margin  Black's
 * @property {Tried[]} moves
 * @property {number} aim  Black's margin that the shares of `moves` are about; 0 for winning
 * @property {string[]} line
 * @property {number[][]} ownership  rows from the top; -1 White's, 1 Black's
 * @property {boolean} resigns
 * @property {number | null} proven  Black's margin if both play perfectly
 */

const LINE = 4; // turns of the best line that are drawn,
const LONG = 6; // and of the one that a reader asks for
const TRIED = 0.02; // moves that had a smaller share of the games say little
const OWNED = 0.3; // what is less certain is nobody's

/** What it has tried at a point. @param {Evidence} evidence @param {string} at */
export function triedAt({ moves }, at) {
  return moves.find((move) => move.at === at) ?? null;
}

/** @param {Pen} pen @param {Evidence} evidence @param {string} [at] what follows a move there, if it has tried it, else the best line */
export function drawThoughts(pen, evidence, at = "") {
  const { ctx, m, palette } = pen;
  const half = m.cell * 0.17;
  evidence.ownership.forEach((row, y) => {
    for (const [x, owned] of row.entries()) {
      if (Math.abs(owned) < OWNED) continue;
      ctx.globalAlpha = 0.55 * Math.abs(owned);
      ctx.fillStyle = owned > 0 ? palette.black : palette.white;
      ctx.fillRect(m.left + x * m.cell - half, m.top + y * m.cell - half, half * 2, half * 2);
    }
  });
  ctx.globalAlpha = 1;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const line = triedAt(evidence, at)?.line.slice(0, LONG) ?? evidence.line.slice(0, LINE);
  line.forEach((vertex, index) => {
    if (vertex === "pass" || line.indexOf(vertex) < index) return;
    const [x, y] = pen.centre(vertex);
    const dark = (evidence.player === "black") === (index % 2 === 0);
    pen.stone(dark ? "X" : "O", x, y, 0.86, 0.72);
    write(pen, String(index + 1), x, y, dark ? palette.white : palette.black, 0.44);
  });
  for (const { at: tried, games, share } of evidence.moves) {
    if (tried === "pass" || line.includes(tried) || games < TRIED * evidence.games) continue;
    const [x, y] = pen.centre(tried);
    ctx.fillStyle = palette.ground;
    ctx.beginPath();
    ctx.arc(x, y, m.cell * 0.3, 0, Math.PI * 2);
    ctx.fill();
    write(pen, String(Math.round(100 * share)), x, y, palette.label, 0.36);
  }
}

/** @param {Pen} pen @param {string} text @param {number} x @param {number} y @param {string} ink @param {number} size in cells */
export function write({ ctx, m }, text, x, y, ink, size) {
  ctx.font = `600 ${Math.max(7, m.cell * size)}px system-ui, sans-serif`;
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y + m.cell * 0.02);
}
